### El consejo: «¿Qué podría hacer?», con dos o tres jugadas.

coach-ask = ¿Qué podría hacer?
keys-coach = ¿Qué podría hacer?
coach-heading = Lo que podrías hacer
coach-thinking = Contando las tiradas…
coach-of-100 = de 100
coach-about = unas
coach-chance = { $chance } de 100
coach-chance-about = unas { $chance } de 100
coach-see = { $count ->
    [0] ninguna Reliquia
   *[other] ves { $count }
}
coach-see-words = { $count ->
    [0] ninguna Reliquia
    [one] 1 Reliquia, la que salga
   *[other] eliges entre { $count } Reliquias
}
coach-see-called = { $count ->
    [0] { $units } Unidades: ninguna Reliquia
   *[other] { $units } Unidades: ves { $count }
}
coach-see-called-words = { $count ->
    [0] { $units } Unidades con los refuerzos: ninguna Reliquia
    [one] { $units } Unidades con los refuerzos: 1 Reliquia, la que salga
   *[other] { $units } Unidades con los refuerzos: eliges entre { $count } Reliquias
}
coach-counted = Contadas todas las tiradas, con lo que puedes saber.
coach-estimated = «Unas» es una estimación: nadie conoce las cartas ocultas.
coach-lesson = El narrador enseña aquí una idea. Estas son otras buenas jugadas.
coach-choose-myself = Elijo yo
coach-lay-out = Desplegar así
coach-do-it = Hacerlo
coach-as-it-lies = No hay nada que desplegar. Solo falta pulsar el botón de arriba.
coach-place-last = Desplegar así no te compromete: nada empieza hasta que confirmes.
coach-ghost-tag = Sugerencia. Aún sin desplegar.
coach-ghost = Sugerencia: { $unit }
coach-era-tag = Sugerencia
coach-no-answer = Ahora no hay consejo. Vuelve a preguntar dentro de un momento.
coach-suggestion = Sugerencia { $number }

coach-option = Consejo
coach-option-auto = No en partidas con rating
coach-option-on = Siempre
coach-option-off = Nunca
coach-option-note = Cualquiera puede preguntar qué podría hacer. En una partida con rating entre varias personas hay que acordarlo.
problem-coach-off = En esta mesa no hay consejo.
problem-odds-off = Estás jugando una partida sin cálculo de probabilidades. Podrás volver a calcular cuando termine.
problem-not-due = Ahora no tienes nada que decidir.

## Títulos

coach-title-alone = { $unit }, sin compañía
coach-title-same = { $count } × { $unit }
coach-title-front = { $unit } en el Frente
coach-title-engage = Combatir así
coach-title-stand = Defender así
coach-title-jump = Saltar a la { $era }
coach-title-insert = Insertar una tarjeta
coach-title-take = Tomar «{ $token }»
coach-title-use = { $action }
coach-title-tighten-up = Jugar «Cerrar filas»
coach-title-face = Contra { $unit }
coach-title-challenge = Desafiar a { $who }
coach-title-chase = Jugar Persecución
coach-title-no-battle = Sin batalla
coach-title-company-alone = Solo { $unit }
coach-title-company = { $foes } a la vez
coach-title-drop = Renunciar a «{ $token }»
coach-title-retrieve = Recuperar { $unit }
coach-title-dismiss = Licenciar a { $unit }
coach-title-assign = «{ $token }» en { $unit }
coach-title-no-token = Ninguna ficha más
coach-title-no-unit = No desplegar Unidades
coach-title-keep = Conservar el dado
coach-title-reroll = Volver a tirar
coach-title-recruit = Reclutar a { $unit }
coach-title-leave = Dejar { $unit }
coach-title-relic = Quedarse con { $relic }
coach-title-prowess = Quedarse con la de { $value }
coach-title-sabaton = Jugar con { $sabaton }

## Razones

coach-why-undefended = Nadie te hace frente.
coach-why-certain = Ninguna tirada puede parar este despliegue.
coach-why-heroic-death = Si cae, la Muerte Heroica de { $unit } devuelve el golpe.
coach-why-diversion = La Distracción de { $unit } atrae el primer daño de cada Línea.
coach-why-accuracy = La Precisión de { $unit } impide una Muerte Heroica.
coach-why-relaunch = Con { $unit } puedes volver a tirar tu dado.
coach-why-assault = El Ataque de { $unit } rompe un Vínculo antes de la batalla.
coach-why-link = El Vínculo de { $near } con { $far } recibe el primer golpe.
coach-why-reinforcement = La trompeta de { $unit } llama a una carta de tu mazo.
coach-why-coin-toss = Cara o cruz por el cofre más rico.
coach-why-dare = Una apuesta por el cofre más rico.
coach-why-long-shot = Una jugada arriesgada: tienen que ayudar los dados.
coach-why-hopeless = Ninguna tirada gana esto. Usa lo que menos echarás en falta.
coach-why-with-tokens = Con { $tokens }. Sin eso: { $before } de cada 100.
coach-why-foe-calls = La trompeta de { $unit } también llama a una carta: cuenta con un enemigo más.
coach-why-ahead = { $line ->
    [long] Golpea primero, desde lejos: { $own } contra { $other } a Largo Alcance.
    [medium] Llevas ventaja a Medio Alcance: { $own } contra { $other }.
   *[close] Llevas ventaja Cuerpo a Cuerpo: { $own } contra { $other }.
}
coach-why-numbers = { $count ->
    [one] En ninguna Línea llevas ventaja: tienen que ayudar los dados.
   *[other] En ninguna Línea llevas ventaja, pero antes deben caer tus { $count } Unidades.
}
coach-why-defend-best = Es lo que más veces resiste frente a los posibles ataques.
coach-why-defend-full = { $count ->
    [one] Tu única Unidad tiene que bastar.
   *[other] Todas las que puedes desplegar: más difícil de aniquilar.
}
coach-why-defend-spare = Reserva { $unit } para tu propio turno.
coach-why-defend-few = Si sale mal, caen menos Unidades.
coach-why-no-unit = No tienes a nadie que enviar.
coach-why-token = Sube tu probabilidad de { $before } a { $after } de 100.
coach-why-token-later = Guarda la ficha para una batalla que la necesite más.
coach-why-token-keep = Aquí ninguna ficha cambiaría mucho.
coach-why-insert = Saltos: { $eras }. Acciones: { $actions }.
coach-why-insert-unknown = Otra tarjeta puede abrir una Era mejor.
coach-why-take = No cuesta nada y ayuda en una batalla.
coach-why-take-line = { $line ->
    [long] Una de tus Unidades recibe +{ $value } a Largo Alcance, en una batalla.
    [medium] Una de tus Unidades recibe +{ $value } a Medio Alcance, en una batalla.
   *[close] Una de tus Unidades recibe +{ $value } Cuerpo a Cuerpo, en una batalla.
}
coach-why-take-heroic-death = En una batalla: si cae la Unidad que la lleva, inflige 1 daño.
coach-why-take-accuracy = En una batalla: tu primer daño de cada Línea no provoca ninguna Muerte Heroica.
coach-why-take-diversion = En una batalla: la Unidad que la lleva sufre el primer daño de cada Línea.
coach-why-take-relaunch = En una batalla: puedes volver a tirar tu dado una vez.
coach-why-take-tighten-up = Juégala antes de desplegar: robas 2 cartas.
coach-why-take-chase = Juégala para enfrentarte a una carta del descarte de tu Era.
coach-why-take-swap = Mejor que una de las tres que tienes.
coach-why-use-draw-2 = Dos cartas más para tu despliegue.
coach-why-use-retrieve = De vuelta a tu mano: { $unit }.
coach-why-use-dismiss = { $unit }: carta débil. Retírala del juego y roba otra.
coach-why-use-dismiss-good = Perderías una Unidad que necesitas.
coach-why-use-regroup = Tu descarte vuelve al mazo, y robas una carta.
coach-why-jump-face = { $count ->
    [one] Allí 1 Unidad puede vencer a { $foes }.
   *[other] Allí { $count } Unidades pueden vencer a { $foes }.
}
coach-why-jump-hope = { $count ->
    [one] Tu mejor opción allí: 1 Unidad contra { $foes }.
   *[other] Tu mejor opción allí: { $count } Unidades contra { $foes }.
}
coach-why-jump-long-shot = Difícil de ganar: incluso contra { $foes } harían falta buenos dados.
coach-why-jump-hopeless = Con tus cartas no puedes vencer a nadie allí.
coach-why-jump-challenge = Allí está { $who }: gana una ficha Valor.
coach-why-jump-nobody = Allí no puedes combatir con las cartas que tienes.
coach-why-face = { $points ->
    [one] Para tu Ejército: { $foes }, 1 punto.
   *[other] Para tu Ejército: { $foes }, { $points } puntos.
}
coach-why-face-likely = { $points ->
    [one] Probablemente para tu Ejército: { $foes }, 1 punto.
   *[other] Probablemente para tu Ejército: { $foes }, { $points } puntos.
}
coach-why-face-even-so = Aunque pierdas, cada Unidad derrotada se une a tu Ejército.
coach-why-face-long-shot = Una jugada arriesgada, pero aquí no hay otra mejor.
coach-why-face-hopeless = Con tus cartas no puedes ganar esta batalla.
coach-why-challenge = Una ficha Valor te da hasta { $most } puntos.
coach-why-chase = En el descarte de esta Era: { $unit }.
coach-why-hunt = No tienes ninguna carta que oponerle.
coach-why-no-battle = Aquí no hay nadie contra quien combatir.
coach-why-drop = Es la que menos te ayuda.
coach-why-drop-next = Tampoco echarías mucho de menos esta.
coach-why-retrieve = Tu carta más fuerte de ahí: { $long }/{ $medium }/{ $close }.
coach-why-retrieve-next = También fuerte: { $long }/{ $medium }/{ $close }.
coach-why-dismiss = Tu carta más débil: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-next = Casi igual de débil: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-points = { $points ->
    [one] Al final te costaría 1 punto.
   *[other] Al final te costaría { $points } puntos.
}
coach-why-keep-wins = Tal como están los dados, ganas.
coach-why-keep = Tal como están, llevas ventaja, pero el rival puede volver a tirar.
coach-why-keep-loses = Tal como están los dados, pierdes.
coach-why-reroll = Otra tirada solo puede ayudar.
coach-why-reroll-risk = Otra tirada puede estropearlo.
coach-why-recruit = { $points ->
    [one] Vale 1 punto y desde ahora combate por ti.
   *[other] Vale { $points } puntos y desde ahora combate por ti.
}
coach-why-leave = Tu mazo sigue pequeño. Pierdes sus puntos.
coach-why-relic = { $points ->
    [0] Tu Reliquia número { $count } de la { $era }: ningún punto más.
    [one] Tu Reliquia número { $count } de la { $era }: 1 punto más.
   *[other] Tu Reliquia número { $count } de la { $era }: { $points } puntos más.
}
coach-why-prowess = { $value ->
    [one] Al final vale 1 punto.
   *[other] Al final vale { $value } puntos.
}
coach-why-sabaton = Todos los Sabaton juegan igual. Elige el que te guste.
