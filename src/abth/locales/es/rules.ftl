### Las reglas, frase por frase, y después las interpretaciones (R-…)
### y los puntos de decisión (D-…).
### Los identificadores son los de la descripción de las reglas.
### Las remisiones entre paréntesis no se traducen.


## Términos

TERM-1 = En tu turno eres el Atacante de la batalla de ese turno.
TERM-2 = El adversario del Atacante es el Defensor: cartas tomadas del Tablero u otra persona.
TERM-3 = Tu Ejército son todas las cartas Unidad que posees, en la mano, en el mazo o en la pila de descarte. (Los Héroes puestos a un lado tras usarse siguen contando para la puntuación: HERO-7)
TERM-4 = El campo de batalla es una tabla Atacante con la tabla Defensor colocada a su derecha; la línea en que se tocan es el Frente.
TERM-5 = El despliegue del Atacante se llena de derecha a izquierda, empezando por el slot contiguo al Frente.
TERM-6 = El despliegue del Defensor se llena de izquierda a derecha, empezando por el slot contiguo al Frente.
TERM-7 = Todo lo que tienes ante ti (tablas, mazo, pila de descarte, Reliquias, fichas) es tu Área de juego personal.
TERM-8 = Todas las cartas Unidad tienen el mismo dorso; por eso, boca abajo no revelan ni su Era ni su tipo.
TERM-9 = En los iconos, una carta blanca representa el mazo y una carta gris la pila de descarte.
TERM-10 = Toda carta Unidad, sea Base, Avanzada o Héroe, lleva los mismos datos: su nombre, su Era, sus valores en las tres Líneas de Combate y sus iconos Daño; además puede mostrar medios escudos a la izquierda y a la derecha, iconos Refuerzos y Ataque e iconos de Habilidad. (Las Unidades Base pertenecen a un Sabaton y no tienen Era.)
TERM-11 = Nadie puede tomar nunca una carta Unidad de otra persona, esté donde esté.
TERM-12 = Una Unidad solo deja tu Ejército si tú la licencias. (Un Héroe usado sigue siendo tuyo: HERO-7)

## Preparación del juego

SETUP-1 = Monta el Engranaje del Tiempo y coloca los cuatro cuadrantes para formar el Tablero.
SETUP-2 = Mezcla las 12 tarjetas Salta-Tiempo y forma una pila boca abajo.
SETUP-3 = Mezcla las 20 fichas Ars Bellica y forma una pila boca abajo.
SETUP-4 = Mezcla las 32 cartas Reliquia y forma un mazo boca abajo.
SETUP-5 = Separa las 40 Unidades Base en 5 grupos de 8, uno por Sabaton.
SETUP-6 = Separa las otras 68 cartas Unidad (Avanzadas y Héroes) por color y número en 4 mazos de 17, uno por Era.
SETUP-7 = Cada participante elige un Sabaton distinto y toma su miniatura, su tabla Atacante, sus 8 Unidades Base y sus 4 fichas Valor en Batalla.
SETUP-8 = Los marcadores Daño, los marcadores Vínculo, las fichas Honor de las Armas y los dos dados forman la reserva común.
SETUP-9 = Coloca la tabla Cuenta Round junto al Tablero, con su ficha en el «1».
SETUP-10 = Deja a un lado la tabla Defensor, que es común; la toma quien la necesite.
SETUP-11 = Roba 2 tarjetas, ponlas boca arriba e insértalas una tras otra: la primera acaba en la Posición Activa y la segunda en la Posición de espera. (R-1)
SETUP-12 = Estas dos tarjetas hacen girar la rueda de engranaje y fijan así dónde empieza. (R-2, R-4)
SETUP-13 = Roba 3 fichas Ars Bellica y colócalas boca arriba en los 3 espacios de ficha del Engranaje del Tiempo.
SETUP-14 = En cada Era, saca primero del mazo los 2 Héroes.
SETUP-15 = Mezcla las 15 Unidades Avanzadas de esa Era y coloca 3 boca arriba en los espacios de la Era.
SETUP-16 = Devuelve los 2 Héroes a las otras 12 cartas, vuelve a mezclar y coloca boca abajo el mazo de la Era, de 14 cartas, con sitio para una pila de descarte de la Era.
SETUP-17 = Ningún Héroe puede estar boca arriba en el Tablero al comenzar la partida.
SETUP-18 = Cada tabla Atacante se coloca con el lado de combate a la vista: 4 slots y, en el extremo izquierdo, un slot virtual que solo un refuerzo puede ocupar.
SETUP-19 = Cada miniatura de Sabaton empieza fuera del Tablero; entra con el primer salto en el tiempo de quien la juega. (R-17)
SETUP-20 = Cada participante mezcla sus 4 fichas Valor y las coloca boca abajo.
SETUP-21 = Cada participante roba 1 Reliquia y la coloca boca arriba fuera de su tabla Atacante.
SETUP-22 = Cada participante mezcla sus 8 Unidades Base y forma un mazo boca abajo, con sitio para una pila de descarte.
SETUP-23 = Cada participante roba las 4 primeras cartas como mano inicial (mano 4, mazo 4, descarte 0).
SETUP-24 = Con menos de 5 participantes, todo lo que pertenece a los Sabaton que no se usan vuelve a la caja; nada más cambia.
SETUP-25 = Tras la preparación con n participantes: pila de tarjetas 10, pila de fichas 17, mazo de Reliquias 32 − n, mazo de cada Era 14, todas las pilas de descarte vacías.

## Secuencia de juego

ROUND-1 = Quien empieza toma el Cuartel General. (Cómo se elige: R-18)
ROUND-2 = Una partida normal dura 6 Rondas.
ROUND-3 = Una campaña larga dura 8 Rondas; la duración se acuerda antes de jugar.
ROUND-4 = En cada Ronda, cada participante juega exactamente un turno, en el sentido de las agujas del reloj, empezando por quien tiene el Cuartel General.
ROUND-5 = Un turno consta de la Fase 1, la Fase 2 y la Fase 3, en ese orden; las tres son obligatorias.
ROUND-6 = Quien tiene el Cuartel General avanza la ficha Cuenta Round un espacio por Ronda.
ROUND-7 = Después de la Fase 3 el turno pasa a quien está a la izquierda.
ROUND-8 = Tras la Fase 3 del último turno de la última Ronda, la partida termina y se cuentan los puntos.
ROUND-9 = Ninguna regla mueve el Cuartel General; el orden de turno es el mismo en todas las Rondas. (R-18)
ROUND-10 = Hay 5 participantes como máximo; el reglamento no indica un mínimo. (R-19)

## Fase 1. Viajar en el tiempo

TRAVEL-1 = Al inicio de cada turno hay 12 Unidades boca arriba, 3 por Era. (Excepción: R-52)
TRAVEL-2 = En tu turno debes insertar al menos 1 tarjeta Salta-Tiempo.
TRAVEL-3 = Puedes insertar como máximo 3 tarjetas en un turno.
TRAVEL-4 = Las tarjetas llegan de una en una: roba una de la pila boca abajo, ponla boca arriba e insértala en el acto (no puedes rechazarla ni guardarla). Después de cada tarjeta ves el resultado y decides si paras.
TRAVEL-5 = En el engranaje hay siempre exactamente 2 tarjetas: una Activa y una en espera.
TRAVEL-6 = Una tarjeta nueva entra en la Posición de espera, lleva la que estaba allí a la Posición Activa y empuja fuera la que estaba Activa. (R-1)
TRAVEL-7 = La tarjeta empujada fuera va a la pila de descarte de las tarjetas.
TRAVEL-8 = Cada tarjeta que insertas hace girar la rueda de engranaje. (R-2)
TRAVEL-9 = Lo que cuenta es la situación tras la última tarjeta: la tarjeta Activa decide las Eras y la ficha; la posición de la rueda, las dos Acciones Activas.
TRAVEL-10 = Tomas la ficha Ars Bellica boca arriba que señala la tarjeta Activa. (Opcional: R-7; cómo la señala: R-5; hasta cuándo: R-59)
TRAVEL-11 = La ficha va a tu Área de juego personal y puedes usarla en la Fase 2, desde este mismo turno. («Cerrar filas», incluso antes: TOKEN-11)
TRAVEL-12 = Nadie puede tener más de 3 fichas Ars Bellica. (R-7)
TRAVEL-13 = Exactamente dos de las cuatro acciones están activas: las que señalan las flechas del Tablero.
TRAVEL-14 = Puedes realizar cada Acción Activa una vez como máximo, en cualquier orden, o dejarla. (Orden respecto a la ficha: R-59)
TRAVEL-15 = Acción A, Robar 2: roba 2 cartas de tu mazo y añádelas a tu mano. (Mazo insuficiente: R-13)
TRAVEL-16 = Acción B, Recuperar: mira tu pila de descarte, elige 1 carta y añádela a tu mano.
TRAVEL-17 = Acción C, Licenciar: retira de la partida 1 Unidad de tu mano y roba 1 carta de tu mazo. (R-14)
TRAVEL-18 = Una Unidad licenciada queda fuera de la partida para siempre: ya no pertenece a tu Ejército y no puntúa.
TRAVEL-19 = Acción D, Reagrupar: mezcla tu pila de descarte con tu mazo y roba 1 carta.
TRAVEL-20 = Aunque tu pila de descarte esté vacía, Reagrupar mezcla tu mazo y te permite robar 1 carta.
TRAVEL-21 = Una Acción Activa que no puede realizarse (por ejemplo, Recuperar con la pila de descarte vacía) simplemente se pierde. (Todos los casos: R-60)
TRAVEL-22 = Las Acciones Activas que no hayas usado antes de desplegar Unidades en tu tabla Atacante se pierden. (R-11)
TRAVEL-23 = Cada tarjeta muestra 2 Eras; mueve tu Sabaton a una de las dos Eras de la tarjeta Activa.
TRAVEL-24 = La miniatura puede estar en cualquier punto de la Era; el lugar exacto no importa.
TRAVEL-25 = Nunca puedes quedarte en la Era en la que estás.
TRAVEL-26 = Si la tarjeta Activa muestra la Era en la que estás, debes saltar a su otra Era o, si en este turno has insertado menos de 3, insertar otra tarjeta. (R-10)
TRAVEL-27 = En tu primer turno aún no estás en ninguna Era, así que puedes saltar a cualquiera de las dos. (R-17)
TRAVEL-28 = El salto en el tiempo pone fin a la Fase 1.
TRAVEL-29 = Siempre hay un salto permitido: las dos Eras de una tarjeta son distintas (R-6), así que al menos una no es la Era en la que estás.

## Fase 2: contra el Tablero

CONQ-1 = Después del salto debes enfrentarte a Unidades del Tablero o desafiar a una persona; hay una batalla por turno.
CONQ-2 = Contra el Tablero, el Atacante elige 1 de las 3 Unidades boca arriba (Avanzada o Héroe) de la Era en que está su Sabaton.
CONQ-3 = Si la Unidad elegida no tiene Vínculo con otra carta del Tablero, el Atacante se enfrenta únicamente a ella.
CONQ-4 = Si la Unidad elegida está vinculada a otras cartas del Tablero, el Atacante puede enfrentarse también a algunas de ellas, a todas o a ninguna. (R-21)
CONQ-5 = Una carta vinculada cuenta aunque esté en la Era vecina, de modo que una batalla puede reunir cartas de dos Eras.
CONQ-6 = El Atacante coloca la tabla Defensor a la derecha de su tabla Atacante.
CONQ-7 = Las cartas elegidas van a la tabla Defensor de izquierda a derecha, empezando por el Frente.
CONQ-8 = Las cartas elegidas conservan los Vínculos que tenían en el Tablero y, por tanto, su orden de izquierda a derecha. (R-22)
CONQ-9 = La tabla Defensor tiene 3 slots, así que allí empiezan 3 cartas como máximo.
CONQ-10 = El slot virtual de la tabla Defensor admite 1 carta más, solo como refuerzo.
CONQ-11 = Después el Atacante despliega de 1 a 4 Unidades de la mano.
CONQ-12 = Llenan la tabla Atacante sin huecos desde el Frente hacia fuera, en el orden que elija el Atacante.
CONQ-13 = Las cartas de la mano nunca van al slot virtual.
CONQ-14 = Un Defensor del Tablero no decide nada y nunca tiene fichas Ars Bellica; el Atacante lo hace todo por él.

## Condiciones de enfrentamiento

ENG-1 = Antes de la batalla ambos bandos resuelven, en este orden: Refuerzos, Vínculos, Ataque, fichas Ars Bellica, dados.
ENG-2 = Cada paso se completa para ambos bandos antes de empezar el siguiente.
ENG-3 = Una vez lanzados los dados, los despliegues quedan fijados.
ENG-4 = Ambos bandos despliegan antes de que se vea ningún refuerzo ni dado, así que nadie despliega conociéndolos.

## Refuerzos

REINF-1 = Por cada icono Refuerzos de un despliegue, ese bando añade 1 Unidad.
REINF-2 = Un refuerzo ocupa el primer slot vacío contando desde el Frente, es decir, la retaguardia del despliegue.
REINF-3 = Los refuerzos son obligatorios, aunque te cuesten el mejor dado o la Reliquia.
REINF-4 = Los refuerzos del Atacante se roban de su propio mazo.
REINF-5 = Si el mazo del Atacante está vacío, no llega ningún refuerzo; la pila de descarte no se vuelve a mezclar.
REINF-6 = El refuerzo de una Unidad del Tablero se roba del mazo de la Era de esa Unidad.
REINF-7 = Si ese mazo de la Era está vacío, no llega ningún refuerzo; la pila de descarte de la Era no se vuelve a mezclar.
REINF-8 = Los iconos Refuerzos de un refuerzo se resuelven del mismo modo. (Orden: R-26)
REINF-9 = El slot virtual es el último lugar: como máximo 5 Unidades para el Atacante y 4 para el Defensor.
REINF-10 = Los refuerzos que ya no caben ni en el slot virtual se pierden; no se roba ninguna carta por ellos.
REINF-11 = Los refuerzos cuentan como Unidades desplegadas para los dados y para la recompensa de Reliquia.

## Vínculos

LINK-1 = Una Unidad puede mostrar medio escudo arriba a la izquierda, arriba a la derecha, en ambos lados o en ninguno.
LINK-2 = Hay 4 tipos de Vínculo, uno por cada Era.
LINK-3 = Dos cartas vecinas están vinculadas cuando los medios escudos que se juntan entre ellas completan un escudo del mismo tipo. (R-20)
LINK-4 = Los Vínculos unen Unidades de una misma Era o de dos Eras consecutivas; las Eras IV y I no son consecutivas. (En el Tablero se deduce de la fila, R-20; en un despliegue solo se comparan los escudos, R-63)
LINK-5 = En el paso de los Vínculos se coloca un marcador Vínculo del tipo correspondiente en cada escudo completo, en ambos despliegues.
LINK-6 = Tus Unidades forman Vínculos si las despliegas una junto a otra; no hace falta que ya los tuvieran en el Tablero. (Qué mitades se juntan: R-23)
LINK-7 = En el paso de los Vínculos los refuerzos ya están en su sitio y pueden completar un escudo. (R-24)
LINK-8 = Un marcador Vínculo protege una vez a sus dos Unidades: absorbe el primer punto de daño dirigido a cualquiera de ellas.
LINK-9 = Un marcador que ha absorbido un daño se retira; el siguiente daño golpea como de costumbre.
LINK-10 = Los Vínculos se retiran empezando por el Frente. (R-37)
LINK-11 = Una Unidad que aún tiene un marcador Vínculo no puede ser derrotada.
LINK-12 = Después de la batalla todos los marcadores Vínculo vuelven a la reserva.

## Ataque

ASSAULT-1 = Por cada icono Ataque de un despliegue se retira 1 marcador Vínculo del despliegue adversario.
ASSAULT-2 = Se empieza por el marcador más cercano al Frente.
ASSAULT-3 = Los iconos Ataque sin un Vínculo adversario no tienen efecto.
ASSAULT-4 = El Ataque ocurre una sola vez, antes de las fichas y los dados; nunca retira Vínculos durante las Líneas de Combate.

## Fichas Ars Bellica

TOKEN-1 = El Atacante puede asignar hasta 3 fichas Ars Bellica a sus Unidades desplegadas.
TOKEN-2 = Como máximo 1 ficha por Unidad.
TOKEN-3 = El Atacante asigna las fichas después de Refuerzos, Vínculos y Ataque y antes de los dados; los refuerzos también pueden recibir una.
TOKEN-4 = Usar fichas es opcional; las que no usas se quedan en tu Área de juego personal.
TOKEN-5 = La mayoría de las fichas cambia el valor de una Línea de Combate o da una Habilidad a una Unidad; entonces funcionan como el icono impreso. (R-32)
TOKEN-6 = Una ficha pertenece a su Unidad durante toda la batalla y no puede moverse.
TOKEN-7 = Cuando su Unidad es derrotada, la ficha se pierde con ella y va a la pila de descarte común de Ars Bellica. (R-42)
TOKEN-8 = Todas las fichas usadas en la batalla van a la pila de descarte común de Ars Bellica, también las de las Unidades supervivientes.
TOKEN-9 = Cuando la pila de fichas está vacía, las fichas descartadas se mezclan y forman una pila nueva.
TOKEN-10 = La mayoría de las fichas se juega antes de lanzar los dados; «Cerrar filas» y Persecución se juegan en otros momentos.
TOKEN-11 = Puedes usar «Cerrar filas» durante tu turno, o cuando otra persona te desafía, para mejorar tu mano. (R-15)
TOKEN-12 = «Cerrar filas» tiene el efecto de la acción de la rueda que lleva el mismo símbolo. (R-15)
TOKEN-13 = Puedes usar Persecución al inicio de la Fase 2.
TOKEN-14 = Persecución permite al Atacante enfrentarse a 1 carta cualquiera, incluso a un Héroe, de la pila de descarte de la Era en que acaba de entrar, en lugar de a una de sus 3 Unidades boca arriba. (R-16)
TOKEN-15 = «Cerrar filas» y Persecución nunca se asignan a una Unidad; cada una va a la pila de descarte común de Ars Bellica al jugarse. (R-15, R-16)

## Dados

DICE-1 = El número de Unidades en la tabla Atacante, refuerzos incluidos, decide quién recibe cada dado.
DICE-2 = 3 Unidades o menos: el Atacante recibe el dado Fuerte y el Defensor el dado Riesgoso.
DICE-3 = Más de 3 Unidades: el Atacante recibe el dado Riesgoso y el Defensor el dado Fuerte.
DICE-4 = El número de Unidades del Defensor nunca importa para los dados.
DICE-5 = El Atacante lanza los dos dados.
DICE-6 = Los dados se lanzan una vez por batalla; el resultado vale para las tres Líneas (salvo «Volver a tirar»).
DICE-7 = El dado Fuerte solo da bonus: +1 de Largo Alcance (dos caras), +1 de Medio Alcance (dos caras), +1 Cuerpo a Cuerpo y +2 Cuerpo a Cuerpo (una cara cada uno).
DICE-8 = El dado Riesgoso da bonus o malus, una cara cada uno: +1 en todas las Líneas; −1 en todas las Líneas; +3 Cuerpo a Cuerpo; +2 de Medio Alcance; −1 de Largo Alcance; −1 de Medio Alcance.
DICE-9 = Los dados vuelven a la reserva después de la batalla.

## Líneas de Combate

BATTLE-1 = Las Líneas se resuelven en el orden fijo Largo Alcance, Medio Alcance, Cuerpo a Cuerpo.
BATTLE-2 = Una Línea se termina, daños incluidos, antes de empezar la siguiente.
BATTLE-3 = Después de la Línea Cuerpo a Cuerpo la batalla ha terminado; solo quedan el resultado y las recompensas.
BATTLE-4 = El total de un bando en una Línea es la suma de los valores de sus Unidades boca arriba en esa Línea, más los bonus de las fichas sobre esas Unidades, más el modificador del dado para esa Línea. (Fichas del Defensor: R-34)
BATTLE-5 = Un total negativo cuenta como 0.
BATTLE-6 = El bando con el total más bajo sufre tantos daños como la diferencia; si los totales son iguales, nadie sufre daños.
BATTLE-7 = Un bando que se queda sin Unidades ha perdido la batalla en ese momento; las Líneas restantes no se juegan. (R-43)
BATTLE-8 = El daño de una Línea se asigna por completo, aunque entretanto una Muerte Heroica se lleve la última Unidad del bando que lo inflige. (R-43)

## Daños

DMG-1 = El daño de una Línea se aplica al final de esa Línea, antes de que empiece la siguiente.
DMG-2 = El daño se asigna empezando por la Unidad más cercana al Frente. (Excepciones: Distracción, Vínculos)
DMG-3 = Una Unidad es derrotada cuando ha sufrido tantos daños como iconos Daño tiene.
DMG-4 = El daño que no basta para derrotarla permanece en la Unidad como marcador Daño durante las Líneas siguientes.
DMG-5 = Una Unidad derrotada se pone boca abajo y ya no participa: ni valores, ni Habilidades, ni ficha.
DMG-6 = El daño que supera lo que una Unidad puede sufrir pasa a la Unidad siguiente, detrás de ella.
DMG-7 = El daño que sobra cuando no queda ninguna Unidad se pierde. (R-36)

## Habilidades especiales

ABIL-1 = Una Habilidad funciona mientras su Unidad no sea derrotada y, por tanto, puede actuar en más de una Línea.
ABIL-2 = Una ficha Ars Bellica que muestra una Habilidad funciona como el icono de una carta.
ABIL-3 = Cuando una Unidad con iconos Muerte Heroica es derrotada, inflige al bando adversario tantos daños como iconos Muerte Heroica tenga.
ABIL-4 = Es automático e inmediato, en el momento de la derrota. (R-39)
ABIL-5 = El daño de Muerte Heroica se asigna desde el Frente como cualquier otro daño. (R-41)
ABIL-6 = Los iconos Precisión del bando que inflige el daño impiden la Muerte Heroica.
ABIL-7 = Con n iconos Precisión en el despliegue, los primeros n puntos del daño infligido quedan cubiertos.
ABIL-8 = Si un punto cubierto derrota a una Unidad, se anulan todos los iconos Muerte Heroica de esa Unidad.
ABIL-9 = Una Unidad derrotada por el punto n + 1 o por uno posterior usa su Muerte Heroica con normalidad.
ABIL-10 = Una Unidad con Distracción, por icono o por ficha, atrae los primeros daños del enemigo, esté donde esté en el despliegue.
ABIL-11 = Con n iconos Distracción, los primeros n puntos de daño van a esa Unidad; los demás puntos van a la Unidad más cercana al Frente. (Varias Unidades así: R-41)
ABIL-12 = La Distracción no es opcional.
ABIL-13 = Un bando puede volver a tirar su dado tantas veces como iconos «Volver a tirar» (cartas y fichas) haya en su despliegue.
ABIL-14 = En una batalla entre dos personas en la que ambos bandos tienen «Volver a tirar», el Defensor vuelve a tirar primero.
ABIL-15 = Contra el Tablero, el Atacante vuelve a tirar por el Defensor, pero solo si el dado de este muestra un valor negativo. (R-33)

## Victoria en batalla

VICT-1 = Si al final ningún bando tiene una Unidad boca arriba, ambos quedan aniquilados y nadie gana.
VICT-2 = Si no, gana el bando con más Unidades supervivientes.
VICT-3 = Si ambos bandos tienen el mismo número de supervivientes, gana el Atacante.
VICT-4 = Solo cuenta el número de supervivientes, no sus valores ni el daño que aún podrían sufrir.

## Recompensas tras una batalla contra el Tablero

REWARD-1 = Sea cual sea el resultado, el Atacante puede reclutar todas las Unidades derrotadas de la tabla Defensor. (R-44)
REWARD-2 = Las Unidades reclutadas van a la pila de descarte del Atacante.
REWARD-3 = También los refuerzos y los Héroes derrotados.
REWARD-4 = Las Unidades del Tablero que sobreviven, refuerzos incluidos, van a la pila de descarte de su Era; no vuelven al Tablero.
REWARD-5 = Solo un Atacante que ha ganado puede recibir una Reliquia.
REWARD-6 = La Reliquia depende del número de Unidades desplegadas en la tabla Atacante, incluidas las derrotadas y los refuerzos.
REWARD-7 = 5 Unidades (slot virtual ocupado): ninguna Reliquia.
REWARD-8 = 4 Unidades: toma la primera Reliquia del mazo.
REWARD-9 = 3 Unidades: roba 2 Reliquias y quédate con 1.
REWARD-10 = 2 Unidades: roba 3 Reliquias y quédate con 1.
REWARD-11 = 1 Unidad: roba 4 Reliquias y quédate con 1.
REWARD-12 = Las Reliquias con las que no te quedas van a la pila de descarte de Reliquias.
REWARD-13 = Una Reliquia que ganas se coloca boca arriba en tu Área de juego personal.
REWARD-14 = Si ambos bandos quedan aniquilados, el Atacante recluta igualmente las Unidades derrotadas, pero no recibe ninguna Reliquia.

## Fase 2: Desafiar a otra persona

CHALLENGE-1 = El Atacante puede desafiar exactamente a 1 persona cuyo Sabaton esté en la Era en la que el Atacante acaba de entrar.
CHALLENGE-2 = La persona desafiada no puede negarse y se convierte en el Defensor.
CHALLENGE-3 = El Defensor toma la tabla Defensor y la alinea a la derecha de su tabla Atacante para marcar el Frente.
CHALLENGE-4 = En esta batalla el Defensor despliega solo en la tabla Defensor.
CHALLENGE-5 = El Defensor despliega primero, de la mano, hasta 3 Unidades. (Mínimo: R-29)
CHALLENGE-6 = Después el Defensor asigna hasta 3 fichas Ars Bellica propias, como máximo 1 por Unidad, antes de que el Atacante despliegue. (R-31)
CHALLENGE-7 = Luego el Atacante despliega de 1 a 4 Unidades como de costumbre, conociendo el despliegue y las fichas del Defensor.
CHALLENGE-8 = Las fichas del Atacante se asignan como en una batalla contra el Tablero.
CHALLENGE-9 = Refuerzos, Vínculos y Ataque se resuelven como en una batalla contra el Tablero. (Refuerzos del Defensor: R-27)
CHALLENGE-10 = Los dados se atribuyen según el número de Unidades del Atacante y se lanzan como en una batalla contra el Tablero.
CHALLENGE-11 = La batalla se desarrolla y se gana como contra el Tablero.
CHALLENGE-12 = Nadie recluta Unidades de la otra persona. (TERM-11)
CHALLENGE-13 = Un Defensor que pierde toma 1 ficha Honor de las Armas por cada 2 Unidades derrotadas del Atacante. (R-50)
CHALLENGE-14 = Un Defensor que gana no recibe ni fichas Honor ni Reliquia.
CHALLENGE-15 = Quien gana, sea cual sea su bando, elige 2 fichas Valor de quien pierde, las mira en secreto, se queda con 1 y devuelve la otra. (R-49)
CHALLENGE-16 = Solo pueden elegirse fichas que muestren el Sabaton de quien pierde; las que ganó a otras personas están a salvo.
CHALLENGE-17 = Un Atacante que gana puede además tomar una Reliquia del Defensor, según el número de Unidades desplegadas, como en una batalla contra el Tablero.
CHALLENGE-18 = 5 Unidades (slot virtual ocupado): ninguna Reliquia (la ficha Valor se gana igualmente).
CHALLENGE-19 = Si no, el Defensor mezcla sus Reliquias boca abajo; con 4/3/2/1 Unidades, el Atacante roba 1/2/3/4 de ellas y se queda con 1. (R-48)
CHALLENGE-20 = El Defensor recupera las demás Reliquias, boca arriba.
CHALLENGE-21 = Si ambos bandos quedan aniquilados, nadie recibe nada. (R-45)
CHALLENGE-22 = Si hay varios Sabaton en la Era, el Atacante elige libremente uno; nada limita cuántas veces se desafía a una persona en una Ronda.

## Fase 3. Restauración

RESTORE-1 = Todas las Unidades de la tabla Atacante, derrotadas o no, van a la pila de descarte del Atacante. (Héroes: HERO-6)
RESTORE-2 = Tras una batalla entre dos personas, todas las Unidades de la tabla Defensor van a la pila de descarte del Defensor. (Héroes: HERO-6)
RESTORE-3 = Todas las fichas usadas en la batalla van a la pila de descarte común de Ars Bellica.
RESTORE-4 = Los marcadores Vínculo y los dados vuelven a la reserva. (Los marcadores Daño también: R-36)
RESTORE-5 = Cada espacio vacío del Tablero se llena con la primera carta del mazo de su Era, boca arriba.
RESTORE-6 = Si el mazo de una Era se agota, su pila de descarte se mezcla y forma un mazo nuevo. (R-51)
RESTORE-7 = Los Héroes robados así están en el Tablero como cualquier otra Unidad.
RESTORE-8 = El espacio de ficha vacío se repone con la pila de fichas; si está vacía, las fichas descartadas forman una nueva. (R-9, R-64)
RESTORE-9 = Quien ha participado en la batalla, como Atacante o como Defensor, y tiene menos de 4 cartas en la mano debe robar hasta tener 4.
RESTORE-10 = Si el mazo no basta, se roba entero, se mezcla toda la pila de descarte para formar un mazo nuevo y se sigue robando hasta tener 4 cartas.
RESTORE-11 = Una mano de 4 o más cartas se queda como está; no hay límite, y nunca hay que descartar. (R-53)
RESTORE-12 = Quien no ha participado no roba. (Sin batalla: R-30, R-52)
RESTORE-13 = Después se comprueba si la partida ha terminado (ROUND-8); si no, empieza el turno siguiente.
RESTORE-14 = En la Fase 3 nadie elige nada; transcurre por sí sola.

## Héroes

HERO-1 = Hay 2 Héroes por Era.
HERO-2 = Todo Héroe tiene un icono Refuerzos.
HERO-3 = Todo Héroe puede vincularse por ambos lados (dos medios escudos).
HERO-4 = Todo Héroe es muy fuerte y tiene Habilidades especiales.
HERO-5 = Puedes usar cada Héroe que ganes en una sola batalla de la partida; llegar como refuerzo también cuenta.
HERO-6 = Tras una batalla en la que desplegaste un Héroe, como Atacante o como Defensor, ese Héroe se pone a un lado en lugar de ir a tu pila de descarte.
HERO-7 = Un Héroe puesto a un lado no vuelve a combatir, pero puntúa al final.
HERO-8 = Un Héroe del Tablero derrotado va a la pila de descarte del Atacante, como cualquier Unidad reclutada, y no se considera usado hasta que esa persona lo despliegue.
HERO-9 = Un Héroe del Tablero que sobrevive va a la pila de descarte de su Era, de donde Persecución o una nueva mezcla pueden traerlo de vuelta.

## Reliquias

RELIC-1 = Las Reliquias se quedan en el Área de juego personal, visibles para todos en todo momento.
RELIC-2 = Las Reliquias nunca están en la tabla Atacante y no tienen efecto en la batalla.
RELIC-3 = Cada Reliquia pertenece a una Era; reunir varias de la misma Era da más puntos.
RELIC-4 = Si el mazo de Reliquias está vacío, la pila de descarte de Reliquias se mezcla y forma un mazo nuevo. (R-46)
RELIC-5 = La única forma de perder una Reliquia es perder como Defensor contra un Atacante con menos de 5 Unidades.

## Mazos y pilas agotados

DECK-1 = Tu mazo, para refuerzos: si está vacío, no llega nada y no se vuelve a mezclar.
DECK-2 = Tu mazo, al completar la mano: vuelve a mezclar la pila de descarte y continúa.
DECK-3 = Tu mazo, para acciones y «Cerrar filas»: el reglamento calla; roba lo que haya, sin volver a mezclar. (R-13)
DECK-4 = Mazo de una Era, para refuerzos: si está vacío, no llega nada y no se vuelve a mezclar.
DECK-5 = Mazo de una Era, al completar el Tablero: se vuelve a mezclar la pila de descarte de la Era. (Ambos vacíos: R-52)
DECK-6 = Mazo de Reliquias: se vuelve a mezclar la pila de descarte de Reliquias. (Ambos vacíos: R-46)
DECK-7 = Pila de fichas: las fichas descartadas se mezclan y forman una pila nueva. Nunca pueden faltar: 5 participantes × 3 fichas + 3 en el Tablero = 18, menos de 20.
DECK-8 = Pila de tarjetas: el reglamento calla, pero con 10 tarjetas en la pila tiene que ocurrir. (R-12)
DECK-9 = Fichas Honor (8), marcadores Vínculo (20), marcadores Daño (8): el reglamento calla. (R-25, R-36, R-50)
DECK-10 = Las pilas que se renuevan lo hacen cuando hay que robar algo de ellas y no queda nada. (R-64)

## Final del juego y puntuación

SCORE-1 = La partida termina tras el número de Rondas acordado (6 u 8).
SCORE-2 = Gira cada tabla Atacante para mostrar el registro de los puntos de victoria y coloca el Sabaton en el 0.
SCORE-3 = Cada Unidad Avanzada de tu Ejército (mano, mazo, pila de descarte): 1 punto.
SCORE-4 = Cada Héroe que posees, usado o no: 3 puntos.
SCORE-5 = Unidades Base: 0 puntos.
SCORE-6 = Las Reliquias puntúan por separado en cada Era, según cuántas tengas: 1 = 1, 2 = 2, 3 = 4, 4 = 6, 5 o más = 9 puntos. (0 = 0)
SCORE-7 = Cada ficha Valor que has ganado a un adversario: el valor impreso en ella.
SCORE-8 = Tus propias fichas Valor que aún conservas: 0 puntos.
SCORE-9 = Cada ficha Honor de las Armas: 1 punto.
SCORE-10 = Gana el total más alto.
SCORE-11 = Primer desempate: más cartas Reliquia en total.
SCORE-12 = Segundo desempate: más Héroes.
SCORE-13 = Si el empate persiste, no gana nadie y el reglamento pide otra partida. (R-56)
SCORE-14 = Las fichas Ars Bellica no usadas, las tarjetas y las cartas licenciadas no puntúan.
SCORE-15 = Cada Sabaton acaba en el espacio del registro que corresponde al total de quien lo juega.
SCORE-16 = Un desempate solo compara a quienes siguen empatados.

## Interpretaciones: engranaje, tarjetas, fichas, acciones

R-1 = Cómo avanzan las tarjetas. La tarjeta que robas pasa a la Posición de espera, la que estaba en espera pasa a Activa y la que era Activa va a la pila de descarte. En la preparación, la primera tarjeta acaba Activa y la segunda en espera.
R-2 = Cuánto gira la rueda con una tarjeta. Exactamente un paso por tarjeta, siempre en el mismo sentido, incluidas las tarjetas de la preparación.
R-3 = Dónde están las acciones. La rueda tiene cuatro sectores en el orden de la lista del reglamento: A Robar 2, B Recuperar, C Licenciar, D Reagrupar. Las dos flechas apuntan a sectores vecinos, así que los pares activos son AB, BC, CD y DA.
R-4 = Dónde está la rueda al principio. Al azar.
R-5 = Qué señala la tarjeta. Cada tarjeta señala uno de los tres espacios de ficha, 1, 2 o 3; puedes tomar la ficha que está allí.
R-6 = Las 12 tarjetas. Cada uno de los 6 pares de Eras distintas aparece dos veces; cuatro tarjetas señalan cada espacio de ficha, y las dos tarjetas de un par señalan espacios distintos.
R-7 = Tomar la ficha cuando ya tienes tres. Es opcional. Si tienes 3 fichas, puedes renunciar, o llevar una de ellas a la pila de descarte común y tomar la nueva. Antes puedes usar «Cerrar filas» para hacer sitio.
R-8 = Cuántas fichas se toman. Una por turno, para la tarjeta Activa final.
R-9 = Cuándo se repone el espacio de la ficha. En la Fase 3, junto con los espacios del Tablero.
R-10 = Más tarjetas después de ver el resultado. Puedes insertar tarjetas hasta que tomas la ficha, usas una acción o saltas; después, ninguna más en ese turno. Aquí «Cerrar filas» no cuenta como acción.
R-11 = Hasta cuándo valen las Acciones Activas. Las acciones no usadas siguen disponibles hasta que colocas tu primera Unidad en tu tabla Atacante; mientras despliega la persona desafiada, el Atacante espera.
R-12 = Pila de tarjetas vacía. Cuando hay que robar una tarjeta, las tarjetas descartadas (no las dos del engranaje) se mezclan y forman una pila nueva.
R-13 = Tu mazo no basta para una acción. Roba lo que haya; no se vuelve a mezclar. Vale también para «Cerrar filas».
R-14 = Licenciar, casos especiales. Puedes licenciar cualquier Unidad de tu mano (Base, Avanzada o Héroe); con la mano vacía la acción es imposible. Con el mazo vacío licencias la carta y no robas nada, pero no puedes licenciar tu última carta si no puedes robar otra. No puedes robar sin licenciar.
R-15 = «Cerrar filas»: qué acción y cuándo. Es la acción A (robar 2). Puedes jugarla en cualquier momento de tu turno antes de desplegar tu primera Unidad: antes, entre y después de las tarjetas, antes y después del salto y, en un desafío, también después del despliegue del Defensor. Si recibes un desafío, puedes jugarla antes de tu primera Unidad. Nunca más tarde, y nunca en el turno de otra persona salvo al recibir un desafío. Se descarta en el acto y debe tener un efecto (R-60). No es una Acción Activa y no cuenta entre las 3 fichas asignadas a Unidades; pueden jugarse varias una tras otra.
R-16 = Persecución, detalles. Solo puedes jugarla contra el Tablero, y solo si la pila de descarte de esa Era no está vacía. Te enfrentas únicamente a esa carta, que no tiene vecinas en el Tablero, pero su propio icono Refuerzos funciona. Ganes o pierdas, se trata como una Unidad del Tablero: reclutada o de vuelta a la pila de descarte de la Era. Ningún espacio del Tablero queda vacío. La ficha se descarta al jugarla. Persecución es una de las formas de elegir adversario (R-61); una vez jugada, ya no puedes desafiar a nadie ni elegir una Unidad del Tablero.
R-17 = Antes del primer salto. Un Sabaton fuera del Tablero no está en ninguna Era: puede saltar a cualquiera de las dos Eras de la tarjeta, y nadie puede desafiarlo.
R-18 = Quién empieza y Cuartel General. Quien empieza se elige al azar o lo decide quien abrió la mesa; el Cuartel General nunca se mueve.
R-19 = Número de participantes. De 2 a 5.
R-59 = Orden de la ficha y las acciones. Puedes tomar la ficha y usar las dos Acciones Activas en cualquier orden, con «Cerrar filas» antes, entre ellas o después, pero la ficha solo puedes tomarla antes del salto en el tiempo. Si saltas sin la ficha, renuncias a ella.
R-60 = Acciones sin efecto. Una acción solo se ofrece si cambia algo: Robar 2 necesita una carta en tu mazo; Recuperar, una en tu pila de descarte; Licenciar, una mano como en R-14; Reagrupar, una carta en tu mazo o en tu pila de descarte. Lo mismo vale para «Cerrar filas», así que no puedes malgastarla.

## Interpretaciones: Vínculos y despliegue

R-20 = Vecinas en el Tablero. Los 12 espacios forman una fila, del primer espacio de la Era I al último de la Era IV. Dos vecinas están vinculadas si el medio escudo derecho de la carta de la izquierda y el medio escudo izquierdo de la carta de la derecha son del mismo tipo. El último espacio de la Era IV y el primero de la Era I no son vecinos. Un espacio vacío interrumpe la fila.
R-21 = Hasta dónde llegan los Vínculos. Solo a las vecinas directas: la Unidad elegida más su vecina vinculada de la izquierda, su vecina vinculada de la derecha, o ambas.
R-22 = Orden en la tabla Defensor. Se conserva el orden del Tablero; la carta elegida más a la izquierda está en el Frente.
R-23 = Qué mitades se juntan en un despliegue. En el del Atacante, dos vecinas están vinculadas si la mitad izquierda de la carta más cercana al Frente corresponde a la mitad derecha de la carta que tiene detrás. En el del Defensor, la mitad derecha de la carta más cercana al Frente debe corresponder a la mitad izquierda de la carta que tiene detrás.
R-24 = Cuándo se forman los Vínculos. Una vez, en el paso de los Vínculos, sobre el despliegue completo con los refuerzos; nunca a través del Frente; ningún Vínculo nuevo cuando se derrota a una Unidad situada entre otras dos.
R-25 = Marcadores Vínculo insuficientes. Su número es ilimitado.
R-26 = Orden de los refuerzos. Para cada bando, primero los iconos del despliegue, del Frente a la retaguardia, y luego los de las cartas que llegan, por orden de llegada, hasta que se ocupa el slot virtual.
R-27 = Refuerzos de la persona desafiada. Vienen del mazo del Defensor; ninguno si está vacío.
R-28 = Un mazo se agota a medias. Se roba de una en una; cuando un mazo está vacío, ese icono ya no trae nada y se sigue con el siguiente.
R-29 = Mínimo para la persona desafiada. De 1 a 3 Unidades; 0 solo con la mano vacía.
R-30 = Manos vacías. Una persona desafiada que no tiene cartas ni siquiera después de «Cerrar filas» no despliega nada. El Atacante despliega igualmente de 1 a 4 Unidades y se resuelven los Refuerzos, porque la Reliquia depende del número de Unidades; entonces el Atacante ha ganado, sin fichas, dados ni Líneas. Las recompensas son las de costumbre (ninguna Unidad del Atacante ha sido derrotada, así que no hay Honor). Solo puedes elegir adversario con al menos 1 carta en la mano. Un Atacante con la mano vacía debe usar cualquier acción restante o «Cerrar filas» que aún aporte una carta; si nada lo hace, no hay batalla: nada se mueve en el Tablero, y la Fase 3 completa la mano de esa persona.
R-31 = Fichas del Defensor. Se asignan justo después del despliegue del Defensor, antes de que despliegue el Atacante; por eso no a los refuerzos del Defensor.
R-32 = Qué muestran las fichas. Un bonus para una Línea o una de cuatro Habilidades (Muerte Heroica, Precisión, Distracción, «Volver a tirar»), además de «Cerrar filas» y Persecución; nunca Refuerzos, Ataque ni Vínculos.
R-61 = Elegir adversario. Después del salto haces una sola elección: una Unidad boca arriba de la Era, una carta de la pila de descarte de la Era por medio de Persecución, o una persona cuyo Sabaton está allí. No hace falta que anuncies de antemano si combates contra el Tablero o contra una persona. Antes y después de esta elección, hasta que despliegas, las acciones no usadas y «Cerrar filas» siguen disponibles (R-11, R-15).
R-62 = Desplegar y asignar paso a paso. Colocas las Unidades de una en una, boca arriba, primero la más cercana al Frente, hasta que dices «listo» o alcanzas el límite; entonces el orden queda fijado. Después de tu primera Unidad, las acciones y «Cerrar filas» ya no son posibles. Las fichas siguen del mismo modo: una ficha sobre una Unidad que no tiene ninguna, hasta que dices «listo»; el Defensor justo después de desplegar (R-31), el Atacante después del Ataque.
R-63 = Qué se compara en un despliegue. Solo los dos medios escudos que se juntan: si son del mismo tipo, hay un Vínculo. Las Eras no se comparan, así que también podrían vincularse Unidades Base con medios escudos.

## Interpretaciones: dados y Líneas de Combate

R-33 = «Volver a tirar», detalles. Solo justo después de la primera tirada y antes de la Línea de Largo Alcance. Cada nueva tirada sustituye el resultado anterior. Se decide antes de cada nueva tirada, y conservar es definitivo. Todas las nuevas tiradas del Defensor van antes que las del Atacante, también contra el Tablero. Para un Defensor del Tablero es automático: mientras su dado muestre algún número negativo y queden iconos, se vuelve a tirar.
R-34 = Fichas de la persona desafiada. Sus bonus cuentan igualmente.
R-35 = Ataque en ambos bandos. Simultáneo; cuentan los iconos de todas las Unidades, refuerzos incluidos.
R-36 = Cómo se aplica el daño. Punto por punto; lo que sobra cuando no queda ninguna Unidad se pierde. Los marcadores Daño son ilimitados y se retiran en la Fase 3.
R-37 = Una Unidad entre dos Vínculos. Absorbe primero el Vínculo más cercano al Frente; el otro absorbe el daño siguiente.
R-38 = Qué absorbe un Vínculo. Todo punto de daño dirigido a una de las dos Unidades: daño de Línea, daño desviado, daño de Muerte Heroica.
R-39 = Muerte Heroica: cuándo, y cadenas. En cuanto la Unidad se pone boca abajo, antes del siguiente punto del daño de Línea. Una Unidad derrotada así activa del mismo modo su propia Muerte Heroica, antes de que siga lo demás. Los totales de la Línea en curso no se recalculan.
R-40 = Cómo se cuenta la Precisión. Con n iconos Precisión en las Unidades boca arriba (y sus fichas) del bando que inflige el daño de Línea, los puntos del 1 al n del daño de esa Línea quedan cubiertos. También se cuentan los puntos absorbidos por un Vínculo o desviados. En cada Línea se empieza a contar de nuevo. El daño de Muerte Heroica no se cubre ni se cuenta.
R-41 = Cómo se cuenta la Distracción. Cada Unidad boca arriba atrae tantos puntos como iconos Distracción tiene, primero la Unidad más cercana al Frente; luego el daño se asigna como de costumbre. Si es derrotada antes, ya no atrae nada. En cada Línea se empieza a contar de nuevo. El daño de Muerte Heroica no se desvía.
R-42 = Ficha sobre una Unidad derrotada. Una ficha Muerte Heroica aún cuenta para esa derrota y luego se pierde; los bonus de Línea y las fichas Precisión o Distracción acaban con la Unidad.
R-43 = Final anticipado. La batalla termina en cuanto un bando no tiene ninguna Unidad boca arriba, el daño de la Línea en curso se ha asignado por completo (BATTLE-8) y todas las Muertes Heroicas están resueltas; no se juegan más Líneas.

## Interpretaciones: recompensas, restauración, final

R-44 = «Puede» reclutar. Todas las Unidades derrotadas se reclutan automáticamente. Una mesa puede permitir al Atacante rechazar cartas sueltas, que van entonces a la pila de descarte de su Era.
R-45 = Ambos bandos aniquilados en un desafío. Ni Valor, ni Reliquia, ni Honor.
R-46 = Mazo de Reliquias insuficiente. Se roba lo que hay, se vuelven a mezclar las Reliquias descartadas (no las recién robadas) y se roba el resto. Si no queda nada, miras menos, o ninguna; sea cual sea el número visto, te quedas con 1.
R-47 = Quién ve las Reliquias robadas. Todos.
R-48 = La persona vencida tiene pocas Reliquias. El Atacante mira tantas como haya; si no hay ninguna, no hay Reliquia, tampoco del mazo.
R-49 = Fichas Valor. Las dos se eligen a ciegas entre las fichas propias boca abajo de quien pierde; si solo queda 1, se toma esa, y si no queda ninguna, nada. Tomarla es obligatorio. La ficha devuelta vuelve boca abajo y se mezcla con las demás, de modo que la elección es puro azar y no una decisión. No conoces los valores de tus propias fichas. El valor de una ficha ganada solo lo conoce quien la tiene, hasta la puntuación; quien gana conoce también el valor que devolvió.
R-50 = Fichas Honor. Una por cada 2 Unidades derrotadas del Atacante, redondeado hacia abajo, por cualquier causa, refuerzos incluidos. Si quedan muy pocas de las 8 fichas, el Defensor toma las que haya.
R-51 = Orden de la Fase 3. Unidades a las pilas de descarte, fichas, marcadores y dados, espacios del Tablero de la Era I a la Era IV, espacio de ficha, manos (Atacante y luego Defensor). El mazo de una Era solo se renueva cuando hay que robar una carta de él y no hay ninguna.
R-52 = Una Era sin nada. El espacio queda vacío; no puede elegirse e interrumpe los Vínculos; se llena en la primera Fase 3 en que la Era vuelve a tener cartas. Saltar a una Era así está permitido. Un Atacante en una Era sin Unidades, sin cartas que perseguir y sin nadie a quien desafiar no combate; la Fase 3 tiene lugar y completa la mano de esa persona.
R-53 = Tamaño de la mano. No hay máximo; quien no reúne 4 cartas entre mano, mazo y descarte se queda con menos.
R-54 = Héroes, detalles. Puedes licenciar un Héroe de tu mano como cualquier Unidad (y entonces no vale nada). «Usado» significa que estuvo en tu despliegue en una batalla, con o sin dados. Se pone a un lado cuando el despliegue se despeja en la Fase 3, así que un Héroe usado no puede recuperarse.
R-55 = Información abierta y oculta. Oculta: manos, orden de los mazos, pilas boca abajo, valores de las fichas Valor (R-49). Abierta: Tablero, engranaje, fichas que se tienen, Reliquias, fichas Honor, número de fichas Valor que quedan y ganadas, tamaño de manos y mazos, todas las pilas de descarte (también, por tanto, la carta que toma Recuperar), cartas licenciadas, Héroes puestos a un lado.
R-56 = Empate tras todos los desempates. Victoria compartida, y se ofrece la revancha.
R-57 = Ficha Cuenta Round. Muestra la Ronda en curso; la partida acaba con la última Ronda completa.
R-58 = Orden de las recompensas en un desafío. Honor, Valor, Reliquia.
R-64 = Cuándo se renueva una pila. Donde las reglas renuevan una pila (nunca para Refuerzos: REINF-5, REINF-7; normalmente no para acciones: R-13), lo hacen cuando hace falta: cuando hay que robar algo y no queda nada, no cuando la última pieza deja la pila. Lo que entonces haya en la pila de descarte forma la nueva. Vale para tarjetas, fichas, Reliquias, mazos de las Eras y mazos personales.
R-65 = Las recompensas se toman, no se ofrecen. Tomas Reliquia, Valor y Honor sin que nadie te pregunte; solo eliges entre las Reliquias o las fichas Valor que miras. Orden contra el Tablero: reclutar, descartar a las supervivientes, Reliquia.
R-66 = Qué cuentan Refuerzos y Ataque. Cada icono: una Unidad con dos iconos Refuerzos llama a dos Unidades, y una con dos iconos Ataque quita dos Vínculos. En las ediciones italiana y española, cada Unidad cuenta una sola vez.

## Puntos de decisión

D-1 = Antes de la preparación, quien abrió la mesa elige de 2 a 5 sitios, 6 u 8 Rondas, una edición o interpretaciones sueltas y, si quiere, quién empieza. Deshacer: sí, hasta la preparación.
D-2 = Antes de la preparación, por orden de sitio, cada participante elige un Sabaton que nadie tenga aún (SETUP-7). Deshacer: sí, hasta la preparación.
D-3 = Cuando empieza tu turno: inserta la primera tarjeta (TRAVEL-2) o juega «Cerrar filas» (D-8). Deshacer: no.
D-4 = Después de cada tarjeta, hasta el salto, puedes: (a) insertar otra tarjeta (TRAVEL-3, R-10); (b) tomar la ficha indicada, una vez (R-7); (c) usar una Acción Activa no usada y posible (TRAVEL-14, R-60); (d) jugar «Cerrar filas» (D-8); (e) saltar a una Era de la tarjeta Activa distinta de la tuya (TRAVEL-25). Deshacer: (a) no; (b), (e) sí; (c) A y D no, B y C como en D-6 y D-7.
D-5 = Si tomas una ficha cuando ya tienes 3: elige cuál de las anteriores va a la pila de descarte; no puede ser la nueva. Deshacer: sí.
D-6 = Después de Recuperar: elige 1 carta de tu pila de descarte. Deshacer: sí.
D-7 = Después de Licenciar: elige 1 carta de tu mano (R-14). Deshacer: no, salvo que no se haya robado nada.
D-8 = Después de «Cerrar filas» (en D-3, D-4, D-9, D-12 o D-15): nada que elegir si es la acción A o D; una carta como en D-6 si es B, como en D-7 si es C. Deshacer: A, C, D no; B sí.
D-9 = Después del salto, elegir: (a) una Unidad boca arriba de la Era; (b) una persona cuyo Sabaton está allí; (c) Persecución, si hay cartas en la pila de descarte de la Era (D-10); (d) una Acción Activa no usada y posible; (e) la ficha «Cerrar filas». Para (a), (b) y (c) hace falta una carta en la mano (R-30). Si en la Era no hay nada de (a) a (c), puedes seguir sin batalla o usar aún (d) o (e) (R-52). Deshacer: (a), (c) sí; (b) sí, hasta que la persona desafiada haya actuado; (d), (e) como en D-4.
D-10 = Después de Persecución, el Atacante elige 1 carta de la pila de descarte de la Era, Héroes incluidos. Deshacer: sí.
D-11 = Si la Unidad elegida en el Tablero tiene vecinas vinculadas, el Atacante elige: solo esta Unidad, también la vecina de la izquierda, también la de la derecha, o ambas (R-21; una mesa puede permitir cualquier cadena sin interrupción de 3 como máximo). Deshacer: sí.
D-12 = Si te desafían, antes de tu primera Unidad: juega «Cerrar filas» o despliega tu primera Unidad de la mano; algunas mesas permiten también «ninguna Unidad». Deshacer: «Cerrar filas» no; Unidad sí.
D-13 = Si te desafían, después de cada Unidad: despliega la siguiente en el slot siguiente o di «listo». Deshacer: sí, hasta que el Atacante haya actuado.
D-14 = Si te desafían, después de «listo» (en algunas mesas, solo justo antes de D-17): asigna una de tus fichas (ni «Cerrar filas» ni Persecución) a una Unidad tuya sin ficha, o di «listo». Deshacer: sí, hasta que el Atacante haya actuado.
D-15 = Cuando el adversario está completo, antes de la primera Unidad del Atacante: usar una Acción Activa no usada y posible, jugar «Cerrar filas» o desplegar la primera Unidad de la mano. Deshacer: como en D-4; Unidad sí.
D-16 = Después de cada Unidad, el Atacante despliega la siguiente en el slot siguiente o dice «listo». Deshacer: sí, hasta que se robe un refuerzo o se lancen los dados.
D-17 = Después de Refuerzos, Vínculos y Ataque, el Atacante asigna una de sus fichas (ni «Cerrar filas» ni Persecución) a una Unidad propia sin ficha, refuerzos incluidos, o dice «listo». Deshacer: sí, hasta que se lancen los dados.
D-18 = Después de la tirada, si a la persona desafiada le quedan iconos «Volver a tirar», vuelve a tirar su dado o lo conserva (definitivo). Deshacer: volver a tirar no; conservar sí, hasta que alguien vuelva a tirar o se robe una recompensa.
D-19 = Después de D-18, si al Atacante le quedan iconos «Volver a tirar», vuelve a tirar su dado o lo conserva (definitivo). Deshacer: como en D-18.
D-20 = Después de una batalla contra el Tablero, en las mesas donde reclutar es una elección: el Atacante recluta o deja cada Unidad derrotada de la tabla Defensor. Deshacer: sí, hasta que se robe una Reliquia o una carta de la Fase 3.
D-21 = Después de una victoria contra el Tablero con 1, 2 o 3 Unidades, el Atacante se queda con 1 de las Reliquias robadas. Deshacer: no, porque a continuación se roban las cartas de la Fase 3.
D-22 = Cuando alguien gana un desafío y se han robado 2 fichas Valor propias de quien pierde, quien gana se queda con 1. Deshacer: no, porque a continuación se roba la Reliquia o empieza la Fase 3.
D-23 = Después de un desafío ganado con 1, 2 o 3 Unidades, el Atacante se queda con 1 de las Reliquias robadas de quien pierde. Deshacer: no, porque a continuación se roban las cartas de la Fase 3.
