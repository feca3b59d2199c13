### El reglamento para leer: diez capítulos breves, ejemplos, la hoja de iconos, las ediciones.
### En un párrafo, las palabras antes de " | " van en negrita y sirven de título.

## Alrededor de los capítulos

rulebook-title = El reglamento
rulebook-search = Buscar en el reglamento y las reglas
rulebook-contents = Capítulos
rulebook-neighbors = Capítulo anterior y siguiente
rulebook-cheat-sheet = Hoja de iconos
rulebook-all-rules = Las { $count } reglas numeradas
rulebook-editions = En qué difieren las ediciones
rulebook-print = Imprimir el reglamento
rulebook-minutes = { $count } min
rulebook-minutes-long =
    { $count ->
        [one] Tiempo de lectura: 1 minuto
       *[other] Tiempo de lectura: { $count } minutos
    }
rulebook-range = { $first } a { $last }
rulebook-margin = Reglas numeradas de este párrafo
rulebook-found-chapters = En los capítulos
rulebook-found-rules = Reglas numeradas
rulebook-found-count =
    { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
rulebook-found-none = Nada contiene todas estas palabras.
rulebook-found-more =
    { $count ->
        [one] 1 regla más
       *[other] { $count } reglas más
    }

## Un ejemplo paso a paso

rulebook-step-back = Atrás
rulebook-step-next = Siguiente
rulebook-step-again = Desde el principio
rulebook-step-count = Paso { $step } de { $steps }
rulebook-step-line = { $line }, { $attacker } a { $defender }.
rulebook-step-to = a
rulebook-step-survivors = Quedan en pie: { $attacker } a { $defender }.
rulebook-step-points = +{ $points }, van { $total }.
rulebook-fight = Libra tú esta batalla
rulebook-example-par = La primera batalla de Pär
rulebook-example-scorpio = El Scorpio contra los Immortals
rulebook-example-spy = El Spy atrae los golpes
rulebook-example-joakim = Chris desafía a Joakim
rulebook-example-chris = La misma batalla sin la ficha
rulebook-example-tommy = Tommy cuenta sus puntos
rulebook-example-gear = Tres tarjetas, una tras otra

## 1 De qué se trata

rulebook-about = De qué se trata
rulebook-about-intro = Guías un pequeño Ejército a través del tiempo. Cuatro Eras se abren ante ti, desde la Antigüedad hasta las guerras mundiales, y en cada una esperan guerreros famosos a que alguien los venza. Saltas a una Era, libras allí una batalla y te marchas con lo que hayas ganado.
rulebook-about-gist = Viaja, lucha, recluta. Gana quien tiene más puntos.
rulebook-about-army = Ocho soldados sencillos. | Todos empiezan con las mismas ocho Unidades Base. Son débiles y no valen nada, pero bastan para vencer a otras mejores. Cada Unidad del Tablero que derrotas se une a tu Ejército, lucha por ti desde entonces y cuenta al final: una Unidad Avanzada 1 punto, un Héroe 3.
rulebook-about-relics = Las Reliquias son el tesoro. | Si ganas una batalla contra el Tablero, tomas una Reliquia. Cada una pertenece a una Era, y varias de la misma valen juntas mucho más que sueltas. Cuantas menos Unidades envíes, entre más Reliquias podrás elegir.
rulebook-about-rivals = Los demás también son presas. | Si en la Era en la que entras hay un rival, puedes desafiarlo en vez de enfrentarte al Tablero. Quien gana le quita a quien pierde una ficha Valor, que oculta de 1 a 5 puntos.
rulebook-about-length = Seis Rondas. | En cada Ronda juegan un turno todos los participantes, de dos a cinco. Tras seis Rondas (ocho en una campaña larga) se cuentan los puntos. Nadie queda nunca eliminado, y nadie pierde Unidades de su Ejército contra su voluntad.

## 2 La mesa

rulebook-table = La mesa
rulebook-table-intro = El Tablero es una fila de cuatro Eras, de la I a la IV. En cada una hay tres Unidades boca arriba: doce posibles adversarios, siempre a la vista de todos. Cada Era tiene su propio mazo y su pila de descarte.
rulebook-table-gears = El Engranaje del Tiempo. | Junto al Tablero hay una rueda dentada con cuatro acciones. En su guía hay dos tarjetas, una Activa y otra en espera, y al lado tres fichas Ars Bellica. El Engranaje decide adónde puedes ir este turno y qué puedes hacer por el camino.
rulebook-table-area = Tu área. | Tienes cuatro cartas en la mano, un mazo y una pila de descarte propios. Ante ti están una Reliquia, que recibes al empezar, y tus cuatro fichas Valor, boca abajo. Ni siquiera tú conoces su valor: solo valen algo para quien te las gana.
rulebook-table-secret = Pocos secretos. | Están ocultas las manos, las pilas boca abajo y lo que valen las fichas Valor. Todo lo demás está a la vista: Reliquias, fichas, descartes y cuántas cartas tiene cada cual.
rulebook-table-card = Cómo se lee una carta. | Abajo hay tres números: Largo Alcance, Medio Alcance, Cuerpo a Cuerpo. Las estrellas rojas, sus iconos Daño, dicen cuánto daño aguanta la Unidad antes de caer. Medio escudo en el borde puede formar un Vínculo. Los iconos de la izquierda actúan antes de los dados; los de la derecha, durante la batalla.
rulebook-table-yours = Lo tuyo sigue siendo tuyo. | Nadie puede quitarte una Unidad. Solo tú puedes despedir una, con la acción Licenciar, y entonces se va para siempre.

## 3 Un turno

rulebook-turn = Un turno
rulebook-turn-intro = Tu turno tiene tres fases, siempre las tres y siempre en este orden. Después le toca a quien está a tu izquierda.
rulebook-turn-gist = Viaje, batalla, restauración.
rulebook-turn-travel = Primero viajas. | Inserta de una a tres tarjetas en el Engranaje. Toma la ficha Ars Bellica que señala la tarjeta Activa, usa si quieres las dos Acciones Activas y salta a una de las dos Eras de la tarjeta.
rulebook-turn-opponent = Luego eliges adversario. | Enfréntate a una de las tres Unidades visibles de tu Era, o desafía a alguien cuyo Sabaton esté allí. En cada turno hay exactamente una batalla, y el Atacante eres tú.
rulebook-turn-deploy = Sabes a quién te enfrentas. | Las cartas del Defensor se colocan primero. Solo entonces despliegas de una a cuatro Unidades de tu mano: la primera junto al Frente, las demás detrás, en el orden que quieras. Una Unidad colocada ya no se mueve.
rulebook-turn-engage = Antes de los dados. | Siguen cinco pasos, cada uno para ambos bandos: llegan los Refuerzos, se forman los Vínculos, el Ataque rompe Vínculos, se asignan las fichas, se lanzan los dados. Al desplegar, nadie conocía ni los refuerzos ni los dados.
rulebook-turn-lines = Tres Líneas. | La batalla en sí es Largo Alcance, Medio Alcance y Cuerpo a Cuerpo. Ya no decides nada: miras.
rulebook-turn-restore = Al final todo se restaura. | Quien gana recibe su recompensa, el Tablero se rellena y quienes lucharon vuelven a tener cuatro cartas. Todo eso ocurre solo.

## 4 El Engranaje

rulebook-gears = El Engranaje
rulebook-gears-intro = Cada tarjeta muestra dos Eras y señala una de las tres fichas Ars Bellica. Robas una tarjeta de la pila y la empujas por la guía del Engranaje. No se puede rechazar.
rulebook-gears-gist = La tarjeta en espera pasa a ser Activa. Así sabes siempre qué traerá tu primera tarjeta.
rulebook-gears-push = Una empuja a la otra. | La tarjeta nueva ocupa la Posición de espera, la que esperaba pasa a la Posición Activa y la que estaba Activa sale. Cada tarjeta gira además la rueda un sector.
rulebook-gears-stop = Detente cuando te guste lo que ves. | La primera tarjeta es obligatoria; una segunda y una tercera, a tu gusto. Después de cada una ves las nuevas Eras, la ficha y las acciones. En cuanto tomas la ficha, usas una acción o saltas, el Engranaje queda quieto por este turno.
rulebook-gears-actions = Dos acciones brillan. | Dos flechas señalan la rueda. Puedes usar una vez cada una de las dos acciones señaladas, en cualquier orden, o dejarlas. Si una acción no se puede llevar a cabo, se pierde sin más.
rulebook-gears-token = Una ficha está a tu alcance. | Es la que señala la tarjeta Activa. Puedes tener tres; si ya tienes tres, puedes cambiar una por ella.
rulebook-gears-jump = El salto en el tiempo. | Tu Sabaton salta a una de las dos Eras de la tarjeta Activa, nunca a la Era en la que ya está. Si la tarjeta muestra tu Era actual, queda la otra, o una tarjeta más.
rulebook-gears-deadline = Úsalas antes de desplegar. | Después del salto aún puedes usar tus acciones. Con tu primera Unidad en la mesa se pierden: mira primero a quién te enfrentas y roba después.

## 5 Una batalla, Línea a Línea

rulebook-battle = Una batalla, Línea a Línea
rulebook-battle-intro = Dos filas de Unidades se encuentran en el Frente. Luchan tres veces: de lejos, a media distancia y de cerca. Cada vez, cada bando suma un número de cada Unidad suya que sigue en pie, más su dado. Un total por debajo de cero cuenta como cero.
rulebook-battle-gist = El número más alto gana la Línea. La diferencia es el daño.
rulebook-battle-damage = El daño golpea delante. | Empieza por la Unidad más cercana al Frente. Cuando ha sufrido tantos daños como estrellas tiene, cae, y el resto pasa a la de detrás.
rulebook-battle-wounds = Las heridas quedan. | Una Unidad que sigue en pie conserva su daño en la Línea siguiente, pero su número cuenta siempre entero.
rulebook-battle-fallen = Quien cae queda fuera. | Una Unidad derrotada se pone boca abajo. Sus números, sus iconos y su ficha ya no cuentan: lo que pierdes de lejos te falta de cerca.
rulebook-battle-end = Gana quien tiene más Unidades en pie. | La fuerza no importa, solo cuántas son. En caso de empate gana el Atacante. Si no queda nadie en pie, no gana nadie. Un bando sin Unidades ha perdido en el acto; las Líneas restantes no se juegan.
rulebook-battle-spoils = Lo que te llevas. | Ganes o pierdas, cada Unidad del Tablero que hayas abatido va a tu pila de descarte y es tuya. Las que sobreviven van al descarte de su Era. La Reliquia es solo para quien gana.

## 6 Vínculos e iconos

rulebook-links = Vínculos e iconos
rulebook-links-intro = Los medios escudos y los iconos convierten un montón de cartas en un ejército. Los del lado izquierdo de la carta actúan antes de los dados; los del derecho, mientras la Unidad está en pie.
rulebook-links-link = Dos mitades hacen un Vínculo. | Donde dos cartas están juntas y sus medios escudos forman uno entero del mismo tipo, se coloca un marcador Vínculo. Absorbe el primer daño dirigido a una de las dos Unidades y desaparece. Una Unidad con un Vínculo no puede caer.
rulebook-links-board = Las Unidades vinculadas vienen juntas. | Si la Unidad que eliges en el Tablero está vinculada a sus vecinas, puedes enfrentarte a todas a la vez, incluso entre dos Eras. Hay más que vencer y más que ganar.
rulebook-links-reinforcement = Refuerzos | trae una Unidad más por icono, de lo alto del mazo a la retaguardia del despliegue. Es obligatorio y cuenta para el dado y la Reliquia.
rulebook-links-assault = Ataque | retira un Vínculo enemigo por icono, empezando por el Frente, una vez, antes de las fichas y los dados.
rulebook-links-heroic = Muerte Heroica | devuelve el golpe. Una Unidad que cae inflige en el acto un daño por icono a la primera Unidad enemiga.
rulebook-links-accuracy = Precisión | lo impide. Con un icono, el primer daño que tu bando inflige en una Línea no provoca Muerte Heroica; con dos iconos, los dos primeros, y así de nuevo en cada Línea.
rulebook-links-diversion = Distracción | atrae el primer daño de una Línea a su Unidad, esté donde esté. No es opcional.
rulebook-links-relaunch = Volver a tirar | permite a un bando lanzar de nuevo su dado, una vez por icono. Quien recibe el desafío decide primero. Para las Unidades del Tablero ocurre solo, y únicamente mientras su dado muestre un número negativo.

## 7 Dados y audacia

rulebook-dice = Dados y audacia
rulebook-dice-intro = Hay dos dados, uno por bando, y se lanzan una vez. Lo que muestran vale en las tres Líneas. Cuál te toca depende de una sola cosa: cuántas Unidades tienes tú, el Atacante, en la mesa.
rulebook-dice-gist = Hasta tres Unidades, lanzas el dado Fuerte. Con cuatro o más, el Riesgoso.
rulebook-dice-faces = Fuerte y Riesgoso. | El dado Fuerte nunca perjudica: suma 1 o 2 en una Línea. El Riesgoso puede ser mejor o peor: tres de sus caras ayudan, tres perjudican. El otro bando recibe siempre el otro dado, tenga las Unidades que tenga.
rulebook-dice-ladder = La audacia compensa. | El número de tus Unidades decide también cuántas Reliquias miras al ganar. Con una eliges entre cuatro; con cuatro tomas la que salga; con cinco, ninguna. Una Unidad sola quizá pierda más a menudo, pero cuando gana trae a casa la Reliquia que quieres.
rulebook-dice-count = Los refuerzos cuentan. | Una trompeta en tu despliegue puede convertir tres Unidades en cuatro y costarte el mejor dado y la elección. Nunca es opcional: piénsalo antes de desplegar.
rulebook-dice-tokens = Las fichas Ars Bellica. | Después del Ataque puedes poner hasta tres fichas en tus Unidades, una como mucho en cada una. La mayoría suma en una Línea o presta una Habilidad. Una ficha cae con su Unidad, y tras la batalla se descartan todas las usadas.
rulebook-dice-moments = Dos son distintas. | *Cerrar filas* te permite robar dos cartas, en tu turno o cuando te desafían, antes de desplegar. *Persecución* te deja enfrentarte a cualquier carta del descarte de tu Era, incluso a un Héroe.

## 8 Desafíos

rulebook-challenges = Desafíos
rulebook-challenges-intro = Si en la Era a la que saltas hay otro Sabaton, puedes desafiar a quien lo guía en vez de enfrentarte al Tablero. Si hay varios, eliges uno.
rulebook-challenges-gist = Un desafío no se puede rechazar.
rulebook-challenges-order = Empieza el Defensor. | Despliega de una a tres Unidades de su mano y pone enseguida sus fichas Ars Bellica. Tú lo ves todo y luego despliegas, como siempre, de una a cuatro Unidades. Los dados y las Líneas son los mismos que contra el Tablero.
rulebook-challenges-example = La treta de Joakim. | Chris salta a la Era de Joakim con una buena mano. Joakim tiene una ficha Distracción y la pone en la Unidad que aguanta dos daños. Recorre la batalla paso a paso y mira qué cambia.
rulebook-challenges-without = Sin la ficha, | las mismas cartas y los mismos dados le habrían dado la batalla a Chris.
rulebook-challenges-prowess = El premio es el Valor. | Quien gana toma dos de las fichas Valor propias de quien pierde, las mira en secreto, se queda con una y devuelve la otra. Las ganadas antes a otros están a salvo.
rulebook-challenges-relic = El Atacante toma además una Reliquia. | Se mezclan las Reliquias de quien pierde; con una Unidad el Atacante mira cuatro, con cuatro una, con cinco ninguna, y se queda con una. Un Defensor que gana obtiene solo la ficha.
rulebook-challenges-honor = Honor para los vencidos. | Un Defensor que pierde toma una ficha Honor, 1 punto, por cada dos Unidades derrotadas del Atacante. Si ambos bandos quedan aniquilados, nadie recibe nada. Y ninguna Unidad cambia nunca de dueño.

## 9 Restauración

rulebook-restoration = Restauración
rulebook-restoration-intro = Acabada la batalla, se pone orden en la mesa. En esta fase nadie decide nada; el juego lo hace por ti.
rulebook-restoration-units = Todas al descarte. | Todas tus Unidades, caídas o no, van a tu pila de descarte, junto con las que acabas de reclutar. Vuelven cuando se agota tu mazo, o antes con las acciones Recuperar y Reagrupar. Así que una derrota no te cuesta Unidades, solo tiempo.
rulebook-restoration-heroes = Los Héroes luchan una vez. | Un Héroe que estuvo en tu despliegue se pone a un lado tras la batalla. No vuelve a luchar, pero conserva sus 3 puntos.
rulebook-restoration-board = El Tablero se rellena. | Cada espacio vacío recibe la primera carta de su Era. Cuando el mazo de una Era está vacío, se mezcla su descarte. También se rellena el espacio de ficha vacío, y las fichas usadas se descartan.
rulebook-restoration-hand = De vuelta a cuatro cartas. | Quienes lucharon roban hasta tener cuatro. Si el mazo no basta, el descarte se convierte en el nuevo mazo. Se pueden conservar más de cuatro cartas. Quienes no lucharon no roban.
rulebook-restoration-short = Solo aquí tu mazo se renueva por sí mismo. | Una acción o un refuerzo que lo encuentra vacío no trae nada; para mezclar antes está Reagrupar.
rulebook-restoration-next = El turno siguiente. | Se sigue hacia la izquierda. Tras el último turno de la última Ronda se cuentan los puntos.

## 10 Qué da puntos

rulebook-points = Qué da puntos
rulebook-points-intro = Se cuenta una sola vez, al final. Casi todos los puntos están siempre a la vista; solo las fichas Valor guardan su secreto hasta entonces.
rulebook-points-gist = Unidades, Héroes, Reliquias por Era y lo que ganaste a tus rivales.
rulebook-points-units = Tu Ejército. | Cada Unidad Avanzada que posees vale 1 punto, cada Héroe 3, estén en la mano, en el mazo, en el descarte o a un lado. Las Unidades Base no valen nada, y las que licenciaste ya no cuentan.
rulebook-points-relics = Las Reliquias por Era. | Cuenta cada Era por separado. Una Reliquia vale 1 punto, dos 2, tres 4, cuatro 6, cinco o más 9. Tres Reliquias de una misma Era valen más que tres distintas: merece la pena elegir.
rulebook-points-prowess = El Valor. | Una ficha ganada vale el número que lleva, de 1 a 5. Las tuyas, si nadie te las quitó, no valen nada. Unos pocos desafíos ganados pueden dar la vuelta a una partida.
rulebook-points-honor = El Honor. | Cada ficha Honor vale 1 punto. Las fichas Ars Bellica que sobran no valen nada.
rulebook-points-tie = ¿Empate? | Entonces gana quien tiene más Reliquias; después, quien tiene más Héroes. Si tampoco eso decide, la victoria se comparte.

## Los ejemplos, paso a paso

rulebook-example-par-1 = Pär está en la Era II y elige a las Trưng Sisters. Están vinculadas a los Genoese Crossbowmen, y él se atreve con ambos. Despliega tres Unidades: Trebuchet delante, luego Archers, luego Conscripts.
rulebook-example-par-2 = Los Conscripts tocan la trompeta. La primera carta del mazo de Pär es el Spy, que se une en la retaguardia. Ahora son cuatro Unidades.
rulebook-example-par-3 = Los medios escudos de Crossbowmen y Sisters forman uno entero. Se coloca un marcador Vínculo.
rulebook-example-par-4 = Con cuatro Unidades, Pär lanza el dado Riesgoso y tiene suerte: +1 en cada Línea. La Era lanza el dado Fuerte: +2 en Cuerpo a Cuerpo.
rulebook-example-par-5 = Dos daños, empezando por el Frente. El primero rompe el Vínculo, el segundo abate a los Crossbowmen.
rulebook-example-par-6 = Los Crossbowmen habrían sumado 3 aquí, pero ya no están. Un daño para las Sisters. Tienen dos estrellas y siguen en pie.
rulebook-example-par-7 = Las Sisters golpean con 3 y el dado suma 2. Tres daños desde el Frente: caen Trebuchet, Archers y Conscripts.
rulebook-example-par-8 = El Spy contra las Sisters: una Unidad por bando, y el empate es para el Atacante. Pär recluta a los Crossbowmen y toma la primera Reliquia del mazo. Las Sisters van al descarte de su Era.

rulebook-example-scorpio-1 = Los Persian Immortals de la Era I devuelven el golpe al caer. Pär envía solo al Vitruvian Scorpio: tiene Precisión.
rulebook-example-scorpio-2 = Los Immortals llaman a un refuerzo del mazo de su Era: los Carthaginian Soldiers.
rulebook-example-scorpio-3 = Una sola Unidad: Pär lanza el dado Fuerte. El Riesgoso de la Era muestra +3 en Cuerpo a Cuerpo, lo que sería el fin del Scorpio.
rulebook-example-scorpio-4 = Dos daños. El primero abate a los Immortals. La Precisión lo cubre, así que no hay Muerte Heroica. El segundo abate a los Soldiers.
rulebook-example-scorpio-5 = Ya no defiende nadie, y las demás Líneas no se juegan. Pär recluta a ambos, y con una Unidad elige entre cuatro Reliquias.

rulebook-example-spy-1 = Pär se enfrenta a los Bantu Ruga-Ruga en la Era IV con cuatro Unidades. El Spy está en segundo lugar.
rulebook-example-spy-2 = La trompeta de los Ruga-Ruga trae la Ballonabwehrkanone, que de lejos golpea con 3.
rulebook-example-spy-3 = Pär pone una ficha Distracción en el Spy. El primer daño de cada Línea irá ahora a él.
rulebook-example-spy-4 = Cuatro Unidades: Pär lanza el dado Riesgoso y obtiene +1 en todas partes. El dado Fuerte de la Era suma 1 a Medio Alcance.
rulebook-example-spy-5 = Un daño para Pär. El Spy lo atrae y cae, pero no cae solo: su Muerte Heroica abate a los Ruga-Ruga.
rulebook-example-spy-6 = Dos Archers y el dado suman 3. Un daño, y el cañón calla.
rulebook-example-spy-7 = Tres Unidades contra ninguna. Pär recluta a ambos y toma la primera Reliquia del mazo.

rulebook-example-joakim-1 = Joakim despliega primero: los Iceni Rebels delante, los Spartan Hoplites detrás.
rulebook-example-joakim-2 = Pone enseguida la ficha Distracción en los Hoplites. Tienen dos estrellas y aguantan un golpe.
rulebook-example-joakim-3 = Chris lo ve todo y despliega tres Unidades: Balearic Slingers, Egyptian Charioteers, Shield Bearers.
rulebook-example-joakim-4 = Tres Unidades: Chris lanza el dado Fuerte, +1 a Largo Alcance. El Riesgoso de Joakim suma 1 en cada Línea. Con el icono «Volver a tirar» de los Slingers, Chris podría repetir, pero conserva su dado.
rulebook-example-joakim-5 = Un daño para Joakim. Los Hoplites lo atraen y siguen en pie.
rulebook-example-joakim-6 = Totales iguales. Nadie sale herido.
rulebook-example-joakim-7 = Las Unidades de Joakim siguen todas ahí y golpean con 5. Dos daños: caen Slingers y Charioteers.
rulebook-example-joakim-8 = Dos Unidades contra una: gana el Defensor. Joakim se queda con una de dos fichas Valor de Chris.

rulebook-example-chris-1 = Los mismos despliegues, pero sin ficha en los Hoplites.
rulebook-example-chris-2 = Los mismos dados.
rulebook-example-chris-3 = Ahora el daño golpea delante. Los Iceni Rebels caen, y la Precisión de los Charioteers les impide devolver el golpe.
rulebook-example-chris-4 = Totales iguales. Nadie sale herido.
rulebook-example-chris-5 = Sin los Rebels, Joakim tiene dos menos. Otra vez iguales.
rulebook-example-chris-6 = Tres contra una. Una sola ficha marcó la diferencia.

rulebook-example-tommy-1 = Tres Unidades Avanzadas, una en la mano, otra en el mazo y otra en el descarte: 1 punto cada una.
rulebook-example-tommy-2 = El Lion from the North ya libró su única batalla y está a un lado. Un Héroe vale 3 de todos modos.
rulebook-example-tommy-3 = Cuatro Reliquias de la Era IV valen 6, y una de la Era I vale 1.
rulebook-example-tommy-4 = Una ficha Valor ganada a Hannes muestra 5. Las cuatro del propio Tommy no valen nada.

rulebook-example-gear-1 = Antes del turno. La tarjeta Activa saldrá con el primer empujón; después viene la que espera.
rulebook-example-gear-2 = La primera tarjeta está dentro. La que esperaba es ahora la Activa, y la rueda ha girado un sector.
rulebook-example-gear-3 = Una segunda tarjeta. Otras Eras, quizá otra ficha, y las dos acciones siguientes.
rulebook-example-gear-4 = La tercera y última. A partir de aquí solo queda el salto.

## Imágenes de los capítulos

rulebook-figure-sabatons = Los cinco Sabaton
rulebook-figure-eras = Las cuatro Eras
rulebook-figure-board = El Tablero: tres Unidades boca arriba en cada Era
rulebook-figure-area = Tu área al empezar
rulebook-figure-card = Las partes de una carta
rulebook-figure-phases = Las tres fases de un turno
rulebook-figure-actions = Las cuatro acciones de la rueda
rulebook-figure-icons = Los seis iconos
rulebook-figure-pair = Dos medios escudos del mismo tipo y el Vínculo que forman
rulebook-figure-faces = Las caras de los dos dados
rulebook-figure-ladder = Unidades, dado y Reliquias
rulebook-figure-circle = El camino de una carta
rulebook-figure-sets = Puntos por Reliquias de una Era
rulebook-part-values = Tres números, uno por Línea
rulebook-part-bursts = Estrellas: el daño que aguanta
rulebook-part-halves = Medios escudos: pueden formar Vínculos
rulebook-part-engagements = Iconos que actúan antes de los dados
rulebook-part-abilities = Habilidades, mientras está en pie
rulebook-part-crest = Su Era, o de quién es la Unidad Base
rulebook-times = ×{ $count }
rulebook-column-units = Tus Unidades
rulebook-column-die = Tu dado
rulebook-column-relics = Reliquias a elegir
rulebook-column-set = Reliquias de una Era
rulebook-column-points = Puntos
rulebook-or-more = { $count } o más
rulebook-circle-deck = Mazo
rulebook-circle-hand = Mano
rulebook-circle-battle = Despliegue
rulebook-circle-discard = Descarte

## La hoja de iconos

rulebook-icons-lines = Las tres Líneas
rulebook-icons-line-words-long = Primero. De lejos.
rulebook-icons-line-words-medium = Después. A media distancia.
rulebook-icons-line-words-close = Por último. De cerca.
rulebook-icons-before = Antes de los dados
rulebook-icons-battle = En la batalla
rulebook-icons-shields = Escudos y daño
rulebook-icons-half = Medio escudo: junto a una mitad del mismo tipo forma un Vínculo
rulebook-icons-link = Marcador Vínculo: absorbe un daño por sus dos Unidades
rulebook-icons-burst = Estrella: con tantos daños cae la Unidad
rulebook-icons-wound = Daño sufrido
rulebook-icons-gears = El Engranaje del Tiempo
rulebook-icons-tile = Una tarjeta: dos Eras a las que saltar y el espacio de ficha que señala
rulebook-icons-tokens = Fichas Ars Bellica
rulebook-icons-token-line = Suma su número en una Línea
rulebook-icons-dice = Dados y Reliquias
rulebook-icons-points = Puntos al final
rulebook-icons-elite = Unidad Avanzada
rulebook-icons-hero = Héroe
rulebook-icons-prowess = Ficha Valor ganada
rulebook-icons-honor = Ficha Honor
rulebook-icons-print = Imprimir esta hoja

## Las ediciones

rulebook-editions-lead = Los cinco reglamentos impresos no coinciden en todo. En una mesa se puede jugar según cualquiera de ellos; «Nuestras interpretaciones» es la lectura que mejor encaja con la mayoría.
rulebook-editions-play = Qué cambia en la partida
rulebook-editions-differs = Difiere de nuestras interpretaciones
rulebook-editions-question = Pregunta
rulebook-editions-slips = Lo que tu ejemplar dice por error
rulebook-editions-slips-lead = Estas frases contradicen el resto de su propio reglamento o todos los demás. Aquí ninguna edición se juega así.
rulebook-slip-en-relics = En el ejemplo de los puntos de Tommy, sus cuatro Reliquias son de la Era IV, no de la Era I.
rulebook-slip-de-tile = Una tarjeta nueva va a la Posición de espera; no pasa a ser Activa en el acto.
rulebook-slip-fr-dice = Con más de tres Unidades no reciben ambos el dado Fuerte: el Atacante lanza el Riesgoso.
rulebook-slip-fr-reinforcement = Varios iconos Refuerzos traen varias Unidades, no una sola.
rulebook-slip-fr-tie = Falta el capítulo sobre la victoria y los empates; vale el de las otras ediciones.
rulebook-slip-fr-token = Una ficha puesta en una Unidad no se puede mover; no deja de funcionar.
rulebook-slip-it-board = La tabla Defensor está a la derecha de la tabla Atacante.
rulebook-slip-es-board = La tabla Atacante está a la izquierda de la tabla Defensor.
rulebook-slip-es-relaunch = «Volver a tirar» de una Unidad del Tablero: el Atacante lanza otra vez el dado de esa Unidad; no se le retira.
