### La primera partida, y dónde se aprende. Una línea tiene como mucho 12 palabras; otra, como mucho 20.

lesson-storyteller = Narrador
lesson-next = Siguiente
lesson-strike = Golpear
lesson-back = Atrás
lesson-skip = Ocultar
lesson-end = Terminar la lección
lesson-end-ask = ¿Terminar la lección? La partida sigue sin el narrador.
lesson-end-more = Puedes retomarla cuando quieras en «{ $learn }».
lesson-end-no = Seguir
lesson-play-on = Seguir jugando
lesson-watch = Mirar
lesson-to-my-turn = A mi turno
lesson-place = { $number } de { $count }
lesson-points-to = Señala: { $things }
lesson-title = Primera partida

lesson-chapter-battle = Una batalla
lesson-chapter-daring = La audacia
lesson-chapter-gears = Los engranajes
lesson-chapter-links = Vínculos e iconos
lesson-chapter-challenged = El desafío
lesson-chapter-counts = Lo que cuenta

## Una batalla

lesson-meet = Eres { $name }. Dos Unidades se encuentran; cada una tiene tres números.
lesson-meet-more = Pulsa «{ $engage }»: se lanzan los dados y se resuelven tres Líneas: lejos, medio, cerca.
lesson-meet-hint = «{ $engage }», en la barra, inicia la batalla.
lesson-long = El número más alto gana la Línea. La diferencia es el daño.
lesson-long-more = Largo Alcance: los Nubian Archers tienen 1 y tú 0. Tus Shield Bearers sufren 1; caerían con 2.
lesson-long-other = Largo Alcance: tú tienes { $mine }; el rival, { $theirs }.
lesson-medium = Medio Alcance. Los dados lo igualan: nadie sale herido.
lesson-medium-more = Tienes 0 y tu dado suma 1. El rival tiene 2 y el suyo resta 1.
lesson-close = Cuerpo a Cuerpo: 1 a 0 para ti. El rival cae.
lesson-close-more = Las estrellas rojas muestran con cuánto daño cae una Unidad. La del rival tiene una sola.
lesson-standing = Gana quien tiene más Unidades en pie. Las derrotadas se te unen.
lesson-standing-more = En caso de empate gana el Atacante. Las Unidades derrotadas van a tu descarte y lucharán por ti después.

## La audacia

lesson-relic = Elige una Reliquia. Desde la tercera de una Era, valen más.
lesson-relic-more = De 1 a 5 Reliquias de una misma Era valen 1, 2, 4, 6, 9 puntos. Te quedas con una.
lesson-relic-hint = Elige una de las Reliquias descubiertas y confirma con el botón.
lesson-rivals = { $one } y { $other } son tus rivales. Juegan un turno como tú.
lesson-rivals-more = También ganan Unidades y Reliquias. Míralos, o ve a tu próximo turno.
lesson-dare = Menos Unidades, cofre más rico. ¿Cuánto te atreves a arriesgar?
lesson-dare-more = Desliza a 1, 2 o 3 y mira. Nada se decide hasta que pulses «{ $engage }».
lesson-dare-hint = Elige 1, 2 o 3 Unidades en el control y pulsa «{ $engage }».
lesson-die = Hasta tres Unidades: dado Fuerte. Nunca te perjudica.
lesson-die-more = Con cuatro o más lanzas el dado Riesgoso, y el rival el Fuerte.

## Los engranajes

lesson-wheel = Cada turno, una tarjeta gira la rueda y abre dos Eras.
lesson-wheel-more = La primera tarjeta entra sola. Puedes insertar hasta dos más.
lesson-actions = Dos acciones brillan. Usa cada una una vez, o déjala.
lesson-actions-more = Pulsa «{ $regroup }» en la rueda: lo que ganaste va a tu mazo.
lesson-actions-then = Ahora «{ $draw }»: lo que ganaste llega a tu mano.
lesson-actions-hint = Elige un sector de la rueda que brille, o sigue sin él.
lesson-jump = Toma la ficha y salta. ¿A quién te enfrentarás?
lesson-jump-more = Tu miniatura, tu Sabaton, nunca se queda donde está. Cuanto más antigua la Era, más débiles sus Unidades.
lesson-face-more = Prueba { $unit } con la Unidad vinculada: dos Unidades por ganar. O enfréntate a otra de aquí.
lesson-face-other = Enfréntate a una Unidad de esta Era, o a varias vinculadas, o desafía a un rival que esté aquí.
lesson-company-more = Las Unidades vinculadas luchan juntas: cuesta más vencerlas, y se gana más.
lesson-jump-hint = Salta a una Era que brille y elige allí una Unidad.

## Vínculos e iconos

lesson-link = Dos mitades forman un Vínculo. Absorbe un golpe por sus Unidades.
lesson-link-more = Pon { $first } delante y luego { $second }: sus medios escudos encajan.
lesson-link-assault = Pero aquí hay Ataque: quita un Vínculo antes de tirar. { $first } y luego { $second } formarían uno.
lesson-link-late = El daño va a la Unidad del Frente. Si está vinculada, se rompe en su lugar el Vínculo.
lesson-link-hint = Elige una carta de tu mano; la primera va delante.
lesson-trumpet = La trompeta llama a una Unidad más de tu mazo.
lesson-trumpet-more = Con { $unit } y un refuerzo: { $units } Unidades, dado Riesgoso, { $relics ->
        [0] ninguna Reliquia
       *[other] 1 Reliquia
    }. Solo { $now }: dado Fuerte, { $seen } Reliquias a elegir.
lesson-trumpet-laid = Ahora { $units } Unidades: dado Riesgoso, { $relics ->
        [0] ninguna Reliquia
       *[other] 1 Reliquia
    }. Pulsa «{ $engage }», o «{ $undo }» para enviar menos.
lesson-trumpet-late = Con { $unit } al final de tu despliegue, luchas con una Unidad más.
lesson-trumpet-hint = Elige { $unit } de tu mano, o pulsa ya «{ $engage }».
lesson-token = Una ficha refuerza a la Unidad que la lleva.
lesson-token-more = Ponla sobre una Unidad o guárdala para después. Luego pulsa «{ $roll }».
lesson-token-hint = Elige la ficha y después la Unidad que la llevará.
lesson-hit = Tu Vínculo absorbió el golpe y se rompió. Nadie está herido.
lesson-hit-more = Lo hace una sola vez. El siguiente golpe va a la Unidad del Frente.
lesson-hit-assault = El Ataque quitó tu Vínculo antes de tirar los dados.
lesson-hit-assault-more = Cada icono, un escudo agrietado, quita un Vínculo. No hiere a nadie.
lesson-heroic = Muerte Heroica de { $unit }: { $count ->
        [one] un golpe
       *[other] { $count } golpes
    } al caer.
lesson-heroic-more = Busca la espada en la piedra. Golpea a la Unidad enemiga del Frente.

## El desafío

lesson-challenged = { $who } te desafía. No puedes negarte. Despliega hasta tres Unidades.
lesson-challenged-more = En caso de empate gana { $who }. Si pierdes, cada dos bajas suyas te dan Honor.
lesson-challenged-heroic = Pon { $unit } delante: al caer, devuelve el golpe. En caso de empate gana { $who }.
lesson-challenged-hint = Elige de una a tres Unidades de tu mano, primero la del Frente.
lesson-prowess = { $who } te gana una ficha Valor, que vale de 1 a 5.
lesson-prowess-more = Las tuyas valen 5, 2, 1 y 1. Solo quien gana sabe cuál es.
lesson-prowess-won = Ganas una ficha Valor de { $who }, que vale de 1 a 5.
lesson-prowess-won-more = Al final cuenta para ti. Solo tú conoces su valor.

## Lo que cuenta

lesson-points = Gana quien tiene más puntos. Esto es lo que cuenta.
lesson-points-more = Las Unidades Base no valen nada. Cuentan mano, mazo y descarte. La partida acaba tras la Ronda { $rounds }.
lesson-score-elite = Cada Unidad Avanzada
lesson-score-hero = Cada Héroe (raro, marco dorado)
lesson-score-relics = De 1 a 5 Reliquias de una Era
lesson-score-prowess = Cada ficha Valor ganada
lesson-score-honor = Cada ficha Honor
lesson-score-range = de 1 a 5
lesson-free = El resto depende de ti. Pregunta a la vela cuando quieras.
lesson-free-more = Tú también puedes desafiar a cualquier rival que esté en tu Era.

## Lo que dicen las etiquetas

lesson-tag-lines = lejos, medio, cerca
lesson-tag-bursts = { $count ->
    [one] 1 estrella: cae con 1
   *[other] { $count } estrellas: cae con { $count }
}
lesson-tag-home = { $unit }: en reserva
lesson-tag-active = estas dos Eras
lesson-tag-half = medio escudo
lesson-tag-trumpet = la trompeta

## Una, dos o tres Unidades

dare-title = Cuántas Unidades enviar
dare-dare = arriesgar
dare-safe = ir a lo seguro
dare-of-100 = de 100
dare-certain = de 100: seguro
dare-see = ves { $count }, te quedas con 1
dare-choice = { $units ->
    [one] 1 Unidad
   *[other] { $units } Unidades
}: ganas { $chance } de 100, ves { $relics } Reliquias y te quedas con 1

## Inicio y página para aprender

nav-learn = Aprender
learn-first-time = ¿Primera vez aquí?
learn-by-playing = Aprende jugando
learn-by-playing-note = 20 min, una partida de verdad, sin reglamento
learn-go-on = Seguir con la primera partida
learn-again = Otra vez la primera partida
learn-bots-line = { $opponents ->
    [one] 1 rival
   *[other] { $opponents } rivales
}, { $bot }, { $rounds } Rondas
learn-bots-change = Cambiar
learn-always = Las lecciones están siempre en { $learn }. Puedes irte y volver en cualquier paso.
learn-what = Lo que aprenderás
learn-what-battle = Ganar una batalla
learn-what-battle-note = Tres números, dos dados. El más alto gana la Línea.
learn-what-dare = Arriesgar
learn-what-dare-note = Envía menos Unidades y podrás elegir entre más Reliquias.
learn-what-gears = Girar los engranajes
learn-what-gears-note = Elige tu Era y tu ayuda. Después, tus rivales te buscarán a ti.
learn-title = Aprender
learn-intro = Tres maneras de aprender, en el orden que quieras.
learn-first-match = La primera partida
learn-first-match-note = Una partida de verdad contra Chris y Joakim. Un narrador explica cada cosa en cuanto aparece.
learn-finished = La has terminado. Ahora: una partida tuya contra bots.
learn-play = Jugar contra bots
learn-practice = Practicar
learn-practice-note = Ejercicios con posiciones reales: el mejor despliegue, la ficha adecuada, combatir o desafiar.
learn-practice-do = Ver ejercicios
learn-rules = El reglamento
learn-rules-note = Diez capítulos breves con imágenes, y cada regla con su número.
learn-rules-do = Leer las reglas
learn-resume = Estás en plena partida: Ronda { $round }.

## La prueba de los dados

lesson-proof = El reparto de esta lección estaba preparado: sus primeras tiradas no prueban nada. La prueba indica qué se preparó.
