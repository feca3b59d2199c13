### `abth play` and `abth replay`: the page of a match on a terminal, its options and commands.
### { $who } is a player; { $unit } a Unit with its numbers; { $era } a Roman numeral.

## The pending decision
terminal-turn = Te toca, Ronda { $round }: { $what }
terminal-challenged = { $who } te desafía, Ronda { $round }: { $what }
terminal-before = Antes de la partida: { $what }

# What is to be decided, after “Your turn, Round 2:”. The last nine may be joined by “or”.
terminal-due-choose-sabaton = elige tu Sabaton
terminal-due-drop-token = descarta una de tus fichas
terminal-due-retrieve = recupera una carta de tu pila de descarte
terminal-due-dismiss = licencia para siempre una Unidad de tu mano
terminal-due-hunt = elige la Unidad que persigues
terminal-due-company = enfréntate solo a esa Unidad o también a sus vecinas vinculadas
terminal-due-first-unit = despliega tu Unidad del Frente
terminal-due-next-unit = despliega la siguiente Unidad o termina
terminal-due-tokens = asigna fichas Ars Bellica a tus Unidades
terminal-due-relaunch = vuelve a tirar tu dado o consérvalo
terminal-due-recruit = recluta la Unidad derrotada o déjala
terminal-due-keep-relic = quédate con una de las Reliquias
terminal-due-keep-prowess = quédate con una de las fichas Valor
terminal-due-keep-stolen = quédate con una Reliquia de quien ha perdido
terminal-due-insert = inserta una tarjeta
terminal-due-gear = usa el engranaje
terminal-due-tighten-up = juega «Cerrar filas»
terminal-due-jump = salta a una Era
terminal-due-opponent = elige rival
terminal-due-no-battle = sigue sin batalla
terminal-due-choose = haz tu elección

## The options

# A tile of the gears: its two Eras and the token space that it indicates
terminal-tile = Eras { $first } y { $second }, espacio de ficha { $space }

# $space: the name of a board space, such as II-2
terminal-face = Enfrentarse a { $unit } en { $space }
terminal-deploy = Desplegar { $unit }

# $place (number): place in the line-up, from the front
terminal-assign = Asignar «{ $token }» a { $unit } (slot { $place })
terminal-recruit = Reclutar a { $unit }
terminal-leave = Dejar { $unit }

terminal-keep-prowess = Quedarse con la ficha Valor de { $value }
terminal-drop = Descartar «{ $token }»
terminal-play-as = Jugar con { $figure }
terminal-retrieve = Recuperar { $unit }
terminal-hunt = Perseguir a { $unit }
terminal-choose = { $who }, elige ({ $point }); también valen ayuda, ? y salir:

## Units
terminal-hero = Héroe
terminal-base = Base

# The first letters of Long-Range, Medium-Range and Close Combat, three different ones
terminal-letters = LMC

# Below the board, at most 76 columns
terminal-legend = L Largo  M Medio  C Cuerpo  ♥ daño  ◖II escudo  ═II═ Vínculo  ⚑ Sabaton

## The table
terminal-empty = vacío
terminal-nobody-yet = nadie todavía
terminal-active-tile = tarjeta Activa
terminal-piles = mazo { $deck }, descarte { $discard }
terminal-actions = Acciones
terminal-tokens = Fichas

# $space (number): the token space that a tile indicates
terminal-points-at = → ficha { $space }
terminal-inserted = { $count } de { $most } insertadas
terminal-tokens-of = Fichas de { $who }: { $tokens }

# Headings of the players’ table, as short as possible
terminal-column-player = Nombre
terminal-column-era = Era
terminal-column-hand = Mano
terminal-column-deck = Mazo
terminal-column-discard = Desc.
terminal-column-relics = Reliq.
terminal-column-prowess = Valor
terminal-column-honor = Honor
terminal-column-points = Puntos
terminal-column-sabaton = Sabaton
terminal-column-total = Total

# Beside the points: Prowess tokens of unknown value
terminal-hidden = { $points } + { $count ->
    [one] 1 oculta
   *[other] { $count } ocultas
  }
terminal-your-hand-title = Tu mano
terminal-your-deck = Tu mazo (no en el orden de robo): { $cards }
terminal-your-discard = Tu pila de descarte: { $cards }
terminal-no-cards = (sin cartas)

## The battle
terminal-total = Total

# The dice where there is little room
terminal-strong = Fuerte
terminal-risky = Riesgoso

## Commands at the prompt: one word each, typed in the player’s language or in English
terminal-word-help = ayuda
terminal-word-undo = deshacer
terminal-word-board = tablero
terminal-word-story = relato
terminal-word-scores = puntos
terminal-word-save = guardar
terminal-word-resume = reanudar
terminal-word-quit = salir
terminal-word-hint = consejo
terminal-help = Escribe el número de una opción o la acción tal como la anota el registro, por ejemplo: jump II
terminal-help-rule = la regla de la última negativa o de esta decisión
terminal-help-that-rule = esa regla
terminal-help-undo = deshacer tu última decisión, si no ha pasado nada desde entonces
terminal-help-board = mostrar otra vez toda la mesa
terminal-help-story = contar toda la partida hasta ahora
terminal-help-scores = los puntos que puedes conocer
terminal-help-save = guardar la partida y seguir
terminal-help-resume = dejar esta partida y reanudar una guardada
terminal-help-quit = guardar la partida y salir
terminal-help-hint = lo que podrías hacer: dos o tres jugadas, con sus probabilidades
terminal-file = ARCHIVO

## What the program says
terminal-press-enter = Pulsa Intro cuando no mire nadie más.

# $name: what was typed, such as TRAVEL-25; $text: the rule
terminal-rule = { $name }: { $text }
terminal-no-rule = No existe la regla { $name }.

# $reason: a sentence that says why, with its full stop; $atom: the rule
terminal-not-possible = { $reason } ({ $atom }; ? muestra la regla)
terminal-undone = Has deshecho tu decisión.

# $error: what went wrong with a file
terminal-not-saved-any-more = La partida ya no se está guardando: { $error }
terminal-not-saved = No se ha podido guardar la partida: { $error }
terminal-saved = Guardado en { $file }.
terminal-not-resumed = No se ha podido reanudar la partida: { $error }
terminal-resumed = Reanudada: { $file }.
terminal-to-continue = Para continuar: { $command }

## A match told again
terminal-stopped = Detenido: { $reason }
terminal-not-finished = La partida no ha terminado (Ronda { $round }). Puntos hasta ahora:

# $place (number): which action of the log; $text: the action; $edition: such as de
terminal-action-refused = la acción { $place } «{ $text }» no está permitida en la edición { $edition }: { $reason }
terminal-action-differs = la acción { $place } «{ $text }» tiene otro resultado en la edición { $edition }: { $now } (jugado: { $was })
terminal-player-decides = alguien tiene que decidir
