### Practice: puzzles from positions of real matches, in the client and in the terminal.

## The page
practice-title = Práctica
practice-lead = Posiciones de partidas reales. Elige y mira cuánto vale cada opción.
practice-kind = Tipo de ejercicio
practice-kind-all = Todos
practice-kind-line-up = Despliegue
practice-kind-token = Ficha
practice-kind-fight = Contra quién
practice-kind-era = Qué Era
practice-level = Nivel
# $level: the level that the answers so far lead to
practice-level-rising = Creciente (ahora { $level })
practice-number = Ejercicio { $number }, nivel { $level }
practice-solved = { $right } de { $answered } acertados
practice-streak = { $count } seguidos
practice-done = Has respondido a todos los ejercicios de este tipo.
practice-next = Siguiente ejercicio
practice-open-odds = Abrir en Probabilidades
practice-keys = Teclas: de A a { $last } para elegir, Intro para seguir.

## The question
practice-ask-line-up-chance = ¿Qué despliegue gana más a menudo?
practice-ask-line-up-points = ¿Qué despliegue da más puntos?
practice-ask-token = ¿Qué ficha ayuda más y en qué Unidad? ¿O ninguna?
practice-ask-fight = ¿Contra quién combates?
practice-ask-era = ¿A qué Era saltas?
practice-note-chance = Con todas las tiradas y todos los refuerzos.
practice-note-points = Los puntos que ganas al momento, de media: Unidades reclutadas y una Reliquia. Con todas las tiradas.
practice-note-lead = Los puntos que ganas respecto a los demás, de media. Se supone que quien recibe el desafío envía sus tres Unidades más fuertes; la mano oculta es una media de lo que no puedes descartar, así que el valor es aproximado.
practice-hand = Tu mano
practice-tokens = Tus fichas
practice-line-up = Tu despliegue
practice-against = Contra
practice-relics = Tus Reliquias
# $names: the players whose Sabaton is in this Era
practice-here = Aquí: { $names }

## Choices
practice-choices = Opciones
# $units: the cards of a line-up, front first
practice-choice-line-up = { $count ->
    [one] Solo { $units }
   *[other] { $units }, desde el Frente
}
practice-choice-token = «{ $token }» en { $unit }, slot { $place }
practice-choice-keep = Guardar las fichas
practice-choice-face = Enfrentarte a { $units }
practice-choice-challenge = Desafiar a { $who }
# $era: Era II
practice-choice-era = Saltar a la { $era }
practice-choice-insert = Insertar una tarjeta y saltar a la { $era }

## The answer; chances are out of 100
practice-worth-chance = gana { $chance } de cada 100
practice-worth-points = { $points } puntos
practice-worth-lead = unos { $points } puntos
practice-right = Sí, es la mejor opción.
# $letter: of the best choice
practice-wrong = { $letter } vale más.
practice-yours = tu elección
practice-best = la mejor

## Why. $chance, $low: chances out of 100 of the best choice and of the one next to it; $points, $less: their points
# $count: Units
practice-why-strong-die = Con tres Unidades o menos lanzas el dado Fuerte, que nunca debilita una Línea: { $chance } de cada 100, frente a { $low } con cuatro Unidades.
# $relics: how many Relics a winner chooses from
practice-why-fewer = { $count ->
    [one] Una Unidad aún gana
   *[other] { $count } Unidades aún ganan
 } { $chance } de cada 100, y la victoria { $relics ->
    [one] da una Reliquia
   *[other] deja elegir entre { $relics } Reliquias
 }.
practice-why-points = Este despliegue vale { $points } puntos; el siguiente, { $less }.
practice-why-more = Con { $count } Unidades ganas { $chance } de cada 100; con menos, como mucho { $low }.
# An ability that decides: of a Defender, or of your own line-up
practice-why-foe-heroic-death = La Muerte Heroica de { $unit } devuelve el golpe: cuenta con él. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-foe-accuracy = La Precisión de { $unit } impide tus Muertes Heroicas. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-foe-diversion = La Distracción de { $unit } atrae el primer daño de cada Línea. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-foe-relaunch = Con { $unit }, el rival puede volver a tirar su dado. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-foe-assault = El Ataque de { $unit } rompe Vínculos antes de la batalla. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-own-heroic-death = Si cae, la Muerte Heroica de { $unit } devuelve el golpe. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-own-accuracy = La Precisión de { $unit } impide una Muerte Heroica. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-own-diversion = La Distracción de { $unit } atrae el primer daño de cada Línea. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-own-relaunch = Con { $unit } puedes volver a tirar tu dado. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
practice-why-own-assault = El Ataque de { $unit } rompe un Vínculo antes de la batalla. { $chance } de cada 100, frente a { $low } con el mejor de los otros despliegues.
# $unit: a Unit by name
practice-why-order = Las mismas Unidades, en otro orden. Con { $unit } en el Frente ganan { $chance } de cada 100; si no, { $low }.
# $unit, $other: Units by name
practice-why-rear = Las mismas Unidades, en otro orden. Con { $unit } delante de { $other } ganan { $chance } de cada 100; si no, { $low }.
practice-why-link = Se forma un Vínculo, que absorbe un golpe: { $chance } de cada 100; sin él, { $low }.
practice-why-cards = Aquí, mejor { $unit } que { $other }: { $chance } de cada 100, frente a { $low }.
practice-why-keep = Con fichas o sin ellas ganas { $chance } de cada 100. Guárdalas para otra batalla.
# $token: a token by name
practice-why-place = «{ $token }» en { $unit }: { $chance } de cada 100. En { $other }: { $low }.
practice-why-token = «{ $token }» en { $unit } sube tus opciones de { $low } a { $chance } de cada 100.
# $who: a player
practice-why-challenge = Contra { $who } ganas unas { $chance } de cada 100: unos { $points } puntos; la siguiente opción, { $less }.
practice-why-no-challenge = Contra { $unit } ganas { $chance } de cada 100; contra { $who }, unas { $low }, y una derrota cuesta una ficha Valor.
# $count: how many Units are faced
practice-why-company = Juntas son { $count } Unidades de una vez: { $points } puntos; si no, { $less }.
practice-why-alone = Con tu mejor despliegue ganas { $chance } de cada 100 contra { $unit }: { $points } puntos; la siguiente opción, { $less }.
# $era: Era II
practice-why-era = La mejor batalla está en la { $era }: { $unit }. Ganas { $chance } de cada 100: { $points } puntos.
practice-why-era-challenge = { $who } está en la { $era }: ganas ese desafío unas { $chance } de cada 100 veces.
