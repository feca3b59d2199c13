### Qué significan las piezas y los puntos, dicho donde están

## Puntos

points-hidden = { $points } + { $hidden ->
    [one] 1 oculta
   *[other] { $hidden } ocultas
  } (de { $least } a { $most })
points-hidden-words = { $points ->
    [one] 1 punto a la vista
   *[other] { $points } puntos a la vista
  } y { $hidden ->
    [one] 1 ficha Valor oculta
   *[other] { $hidden } fichas Valor ocultas
  }: de { $least } a { $most } puntos en total
points-open-words = { $points ->
    [one] 1 punto, todo a la vista
   *[other] { $points } puntos, todo a la vista
  }
points-yours = Tus puntos
points-elite = { $count ->
    [one] 1 Unidad Avanzada
   *[other] { $count } Unidades Avanzadas
  }
points-elite-note = 1 punto cada una
points-heroes = { $count ->
    [one] 1 Héroe
   *[other] { $count } Héroes
  }
points-heroes-note = 3 puntos cada uno, también después de su única batalla
points-relics = { $count ->
    [one] 1 Reliquia de la Era { $era }
   *[other] { $count } Reliquias de la Era { $era }
  }
points-relics-note = una más suma { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
  }
points-prowess = { $count ->
    [one] 1 ficha Valor ganada
   *[other] { $count } fichas Valor ganadas
  }
points-prowess-note = { $count ->
    [one] solo tú sabes cuánto vale
   *[other] solo tú sabes cuánto valen
  }
points-honor = { $count ->
    [one] 1 ficha Honor de las Armas
   *[other] { $count } fichas Honor de las Armas
  }
points-honor-note = 1 punto cada una
points-own-prowess = { $count ->
    [0] No te quedan fichas Valor propias
    [one] 1 ficha Valor propia
   *[other] { $count } fichas Valor propias
  }
points-own-prowess-note = nada para ti, de { $least } a { $most } puntos para quien gane una
points-none = Aún no tienes puntos. Recluta Unidades y gana Reliquias y desafíos.
points-others-all = Los demás lo ven todo. La marca dorada en sus placas eres tú.
points-others-see = Los demás ven { $points } + de { $least } a { $most }. La marca dorada en sus placas eres tú.
points-click = Haz clic para ver de dónde vienen tus puntos.

## Una carta, símbolo a símbolo

explain-kind = { $rank ->
    [hero] Héroe de la Era { $era }. Vale 3 puntos y solo libra una batalla.
    [elite] Unidad Avanzada de la Era { $era }. Vale 1 punto.
   *[other] Unidad Base. No vale puntos.
  }
explain-half = Medio escudo
explain-other-half = La otra mitad
explain-half-left = Encaja con la mitad derecha de tipo { $era } de la carta a su izquierda. Juntas forman un Vínculo, que recibe el primer daño.
explain-half-right = Encaja con la mitad izquierda de tipo { $era } de la carta a su derecha. Juntas forman un Vínculo, que recibe el primer daño.
explain-bursts = { $count ->
    [1] Un icono Daño
    [2] Dos iconos Daño
    [3] Tres iconos Daño
   *[other] { $count } iconos Daño
  }
explain-bursts-words = { $count ->
    [one] Cae con 1 daño.
   *[other] Cae con { $count } daños.
  }
explain-links-with = Ver con qué se vincula
explain-links-back = Ver sus símbolos
explain-links-left = Encaja a su izquierda
explain-links-right = Encaja a su derecha
explain-links-none = Ninguna carta del Tablero ni de tu Ejército encaja aquí.
explain-where-hand = en tu mano
explain-where-army = en tu Ejército
explain-where-board = en el Tablero
explain-how = Clic derecho o pulsación larga: todos los símbolos explicados
explain-ask = Explicar { $unit }
keys-explain = Explicar lo que tiene el foco; otra vez: todo lo que lo rodea
stake-worth = de { $least } a { $most } puntos
explain-line = { $line } { $value }
explain-long = Se cuenta primero, de lejos.
explain-medium = Se cuenta después. Suma el de cada Unidad que sigue en pie.
explain-close = Se cuenta al final, cuerpo a cuerpo.
explain-reinforcement = Trae otra Unidad a la retaguardia por cada icono.
explain-assault = Retira un Vínculo enemigo por cada icono, antes de los dados.
explain-heroic_death = Al caer devuelve el golpe al momento: 1 daño por cada icono.
explain-accuracy = El primer daño de su bando en una Línea no provoca Muerte Heroica.
explain-diversion = Atrae el primer daño enemigo, esté donde esté.
explain-relaunch = Su bando puede volver a tirar su dado una vez por cada icono.
explain-read = { $rank ->
    [hero] Leer sobre los Héroes
   *[other] Leer las reglas de la batalla
  }

## Pequeñas cartas junto a las piezas

about-points = Los puntos a la vista más las fichas Valor que solo ve quien las tiene. La parte rayada es lo que pueden valer; la marca dorada eres tú.
about-prowess = A quien la tiene desde el principio no le vale nada. Quien se la gane en batalla suma su valor oculto.
about-prowess-won = Ganada a un rival: suma el valor que muestra, y solo quien la ganó lo conoce.
about-honor = Vale 1 punto. Un Defensor derrotado recibe una por cada dos Unidades del Atacante que hayan caído.
about-hand = Solo quien las tiene ve estas cartas. Tras una batalla la mano se completa hasta 4.
about-deck = Cartas boca abajo para robar. Si el mazo se agota al completar la mano, la pila de descarte pasa a ser el nuevo mazo.
about-discard = Aquí quedan las Unidades usadas y las recién reclutadas hasta que vuelven al mazo.
about-stands-in = Aquí hay un Sabaton. Quien salte a la misma Era puede desafiarlo.
about-relics = Las Reliquias de una misma Era puntúan juntas: 1, 2, 4, 6 y luego 9 puntos.
about-relics-gain = { $points ->
    [one] Una más de esta Era suma 1 punto.
   *[other] Una más de esta Era suma { $points } puntos.
  }
about-headquarters = Quien lo tiene juega primero en cada Ronda.
about-round = Un turno por participante. Tras la última Ronda se cuentan los puntos.
about-era-deck = Unidades boca abajo de esta Era. Llenan los espacios vacíos del Tablero y llegan como sus refuerzos.
about-era-discard = Unidades del Tablero que sobrevivieron a una batalla. Con Persecución puedes enfrentarte a una de ellas.
about-link = Recibe el primer daño dirigido a una de sus dos Unidades y desaparece.
about-tile = Saltas a una de sus dos Eras y puedes tomar la ficha del espacio que indica su número.
about-tile-pending = La próxima tarjeta que insertes empujará esta a la Posición Activa.
about-tile-pile = En tu turno insertas de una a tres tarjetas. Cada una gira la rueda un paso.
about-tile-discard = Tarjetas que ya salieron. Cuando se agota la pila, forman la nueva.
about-arrow = Señala una Acción Activa. Puedes usar cada una de las dos una vez en tu turno, o dejarla.
about-arrow-name = Flecha de la rueda
about-token-space = El número de la tarjeta Activa indica uno de los tres espacios. Puedes tomar la ficha que hay allí.
about-token-pile = Fichas Ars Bellica boca abajo. Tras un turno llenan el espacio vacío.
about-token-discard = Fichas Ars Bellica ya usadas. Cuando se agota la pila, forman la nueva.
about-token = Puesta sobre una de tus Unidades antes de los dados, ayuda durante una batalla.
about-line-long = Se libra primero. Cada bando suma Unidades, fichas y dado; la suma menor recibe la diferencia como daño.
about-line-medium = Se libra después, con las que siguen en pie. La suma menor recibe la diferencia como daño.
about-line-close = Se libra al final. La suma menor recibe la diferencia como daño; luego gana quien tenga más Unidades en pie.
about-unit-count = Menos Unidades: mejor dado y más Reliquias entre las que elegir. Los refuerzos también cuentan.
about-chance = Cuántas de 100 batallas como esta ganarías.
about-falls = Con qué frecuencia cae esta Unidad en esta batalla. Cae al sufrir tantos daños como iconos Daño tiene.
about-virtual-slot = Aquí solo puede estar un refuerzo.
