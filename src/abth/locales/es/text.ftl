### The text seat: a match as text in the terminal, for programs, and as “Text view” in the browser.
### { $who } is a player; { $era } a Roman numeral; every number is said with its noun.

## Cells of tables
text-none = { $column ->
    [shields] ninguno
    [link] ninguno
    [sabaton] ninguno
    [long] ninguno
    [medium] ninguno
    [close] ninguno
    [damage] ninguno
    [visitors] nadie
    [discard-pile] vacía
   *[other] ninguna
  }
text-caption = { $caption }:
text-nobody-yet = { $side }: ninguna Unidad todavía.
text-figure = { $name } { $value }
text-shield-left = izquierdo { $era }
text-shield-right = derecho { $era }
text-linked = con { $place }
text-damage = { $damage } de { $icons } sufridos
text-before-dice = { $total }, dado de { $lowest } a { $highest }
text-you = { $who }, tú
text-relics = { $era }: { $count }
text-relic = { $relic } ({ $era })
text-points = { $points }; con el Valor oculto, de { $least } a { $most }
text-token-space = { $pointed ->
    [yes] { $space } (indicada): { $token }
   *[no] { $space }: { $token }
  }

## Columns
text-column-slot = Slot
text-column-unit = Unidad
text-column-long = Largo
text-column-medium = Medio
text-column-close = Cuerpo
text-column-damage = Daño
text-column-abilities = Habilidades
text-column-shields = Medios escudos
text-column-token = Ficha
text-column-link = Vínculo
text-column-line = Línea
text-column-place = Espacio
text-column-era = Era
text-column-visitors = Quién está
text-column-deck = Mazo
text-column-discard = Descarte
text-column-discard-pile = Pila de descarte
text-column-part = Elemento
text-column-state = Estado
text-column-player = Nombre
text-column-sabaton = Sabaton
text-column-hand = Mano
text-column-tokens = Fichas
text-column-relics = Reliquias
text-column-prowess = Valor restante
text-column-prowess-won = Valor ganado
text-column-honor = Honor
text-column-points = Puntos
text-column-known = Conocidas en la mano
text-column-dismissed = Licenciadas

## Headings and captions
text-heading-choose = Te toca
text-heading-wait = Espera
text-heading-over = La partida ha terminado
text-heading-line-ups = Despliegues
text-heading-eras = Eras
text-heading-players = Participantes
text-heading-log = Registro
text-heading-chat = Chat
text-caption-totals = Totales por Línea
text-caption-board = Unidades del Tablero
text-caption-eras = Pilas de las Eras
text-caption-players = Lo que tiene cada participante
text-caption-piles = Cartas que todos conocen
text-caption-scores = Puntuación final
text-caption-points = Puntos hasta ahora

## Rows of the gears and of the totals
text-row-die = Dado
text-row-coming = Refuerzos por llegar
text-row-relics-seen = Reliquias entre las que elegir si gana
text-row-active-tile = Tarjeta Activa
text-row-next-tile = Tarjeta en espera
text-row-actions = Acciones Activas
text-row-tokens = Fichas por espacio
text-row-tiles-left = Tarjetas en la pila
text-row-tokens-left = Fichas en la pila
text-row-relics-left = Reliquias en el mazo
text-row-honor-left = Fichas Honor en la reserva

## Sentences of the page
text-status-before = Antes de la partida.
text-status = { $round }, { $phase }.
text-status-era = Estás en la Era { $era }.
text-prompt = { $what }. { $count ->
    [one] Una opción.
   *[other] { $count } opciones.
  }
text-waiting = Decide { $who }.
text-not-begun = La partida no ha empezado todavía.
text-set-up = Preparación
text-steps = Escribe «{ $command } { $count }» para leer los últimos { $count } turnos paso a paso.
text-hand = Mano { $hand }, mazo { $deck }, descarte { $discard }.
text-headquarters = { $who } tiene el Cuartel General y empieza cada Ronda.
text-winners = { $count ->
    [one] { $who } ha ganado la partida.
   *[other] { $who } comparten la victoria.
  }
text-chances = Victorias de cada 100: { $attacker } { $wins }, { $defender } { $loses }.
text-chances-about = Victorias de cada 100, aproximadamente: { $attacker } { $wins }, { $defender } { $loses }.

## Notes beside a choice
text-note-final = después la batalla se resuelve sola
text-note-insert = { $inserted }; nueva tarjeta Activa: { $tile }
text-note-take = Espacio de ficha { $space }
text-note-challenge = Mano { $hand }, fichas { $tokens }
text-note-relic = Era { $era }; de esta Era tienes { $count }; puntos que suma: { $gain }

## Commands: one word each, typed in the player’s language or in English
text-word-why = porqué
text-word-odds = probabilidades
text-word-card = carta
text-word-hand = mano
text-word-eras = eras
text-word-gear = engranaje
text-word-players = participantes
text-word-log = registro
text-word-undo = deshacer
text-word-say = decir
text-word-help = ayuda
text-with-number = NÚMERO
text-with-name = NOMBRE
text-with-words = TEXTO
text-help = Escribe el número de una opción o palabras de su texto, por ejemplo: desplegar archers
text-help-why = qué hace una opción, su regla y un consejo
text-help-odds = las probabilidades de la batalla en curso
text-help-card = todo lo que pone en la carta de una Unidad
text-help-hand = tus cartas
text-help-eras = las Unidades del Tablero
text-help-gear = tarjetas, acciones y fichas
text-help-players = lo que tiene cada participante
text-help-log = todo lo que ha pasado, paso a paso; { text-word-log } 2: solo los últimos 2 turnos
text-help-undo = deshacer tu última decisión, si aún se puede
text-help-say = decir algo a la mesa
text-help-help = esta lista

## Answers
text-why = { $choice }. { $name }: { $text }
text-why-coach = Consejo: { $reason }
text-why-coach-instead = El consejo sería otro: { $title }. { $reason }
text-no-battle = No hay ninguna batalla con dados por tirar.
text-no-card = No hay ninguna Unidad «{ $typed }».
text-no-number = No hay ninguna opción { $typed }. Elige de 1 a { $count }.
text-nothing-to-choose = Ahora no tienes nada que elegir.
text-unclear = «{ $typed }» no está claro, así que no se ha hecho nada. ¿Querías decir { $nearest }?
text-numbered = { $number } ({ $label })
text-refused = { $reason } ({ $atom })
text-chat-line = { $who }: { $text }
text-no-chat = En el terminal no hay chat.
