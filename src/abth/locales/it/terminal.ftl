### `abth play` and `abth replay`: the page of a match on a terminal, its options and commands.
### { $who } is a player; { $unit } a Unit with its numbers; { $era } a Roman numeral.

## The pending decision
terminal-turn = Tocca a te, Round { $round }: { $what }
terminal-challenged = { $who } ti sfida, Round { $round }: { $what }
terminal-before = Prima della partita: { $what }

# What is to be decided, after “Your turn, Round 2:”. The last nine may be joined by “or”.
terminal-due-choose-sabaton = scegli il tuo Sabaton
terminal-due-drop-token = scarta uno dei tuoi gettoni
terminal-due-retrieve = recupera una carta dalla tua pila degli scarti
terminal-due-dismiss = congeda per sempre un’Unità della tua mano
terminal-due-hunt = scegli l’Unità da inseguire
terminal-due-company = affrontala da sola o insieme alle vicine legate
terminal-due-first-unit = schiera la tua Unità al Fronte
terminal-due-next-unit = schiera l’Unità successiva o termina
terminal-due-tokens = abbina gettoni Ars Bellica alle tue Unità
terminal-due-relaunch = rilancia il tuo dado o tienilo
terminal-due-recruit = recluta l’Unità sconfitta o lasciala
terminal-due-keep-relic = tieni uno dei Cimeli
terminal-due-keep-prowess = tieni uno dei gettoni Valore
terminal-due-keep-stolen = tieni uno dei Cimeli di chi ha perso
terminal-due-insert = inserisci una tessera
terminal-due-gear = usa l’ingranaggio
terminal-due-tighten-up = gioca «Serrate le file!»
terminal-due-jump = salta in un’Era
terminal-due-opponent = scegli un avversario
terminal-due-no-battle = prosegui senza battaglia
terminal-due-choose = fai la tua scelta

## The options

# A tile of the gears: its two Eras and the token space that it indicates
terminal-tile = Ere { $first } e { $second }, spazio gettone { $space }

# $space: the name of a board space, such as II-2
terminal-face = Affronta { $unit } in { $space }
terminal-deploy = Schiera { $unit }

# $place (number): place in the line-up, from the front
terminal-assign = Abbina «{ $token }» all’Unità { $unit } (slot { $place })
terminal-recruit = Recluta { $unit }
terminal-leave = Lascia { $unit }

terminal-keep-prowess = Tieni il gettone Valore da { $value }
terminal-drop = Scarta «{ $token }»
terminal-play-as = Gioca con { $figure }
terminal-retrieve = Recupera { $unit }
terminal-hunt = Insegui { $unit }
terminal-choose = { $who }, scegli ({ $point }); puoi scrivere anche aiuto, ? o esci:

## Units
terminal-hero = Eroe
terminal-base = Base

# The first letters of Long-Range, Medium-Range and Close Combat, three different ones
terminal-letters = LMC

# Below the board, at most 76 columns
terminal-legend = L Lungo  M Medio  C Corpo  ♥ danno  ◖II mezzo scudo  ═II═ Legame  ⚑ Sabaton

## The table
terminal-empty = vuoto
terminal-nobody-yet = ancora nessuna Unità
terminal-active-tile = Tessera Attiva
terminal-piles = mazzo { $deck }, scarti { $discard }
terminal-actions = Azioni
terminal-tokens = Gettoni

# $space (number): the token space that a tile indicates
terminal-points-at = → gettone { $space }
terminal-inserted = { $count } su { $most } inserite
terminal-tokens-of = Gettoni di { $who }: { $tokens }

# Headings of the players’ table, as short as possible
terminal-column-player = Nome
terminal-column-era = Era
terminal-column-hand = Mano
terminal-column-deck = Mazzo
terminal-column-discard = Sc.
terminal-column-relics = Cimeli
terminal-column-prowess = Val.
terminal-column-honor = Onore
terminal-column-points = Punti
terminal-column-sabaton = Sabaton
terminal-column-total = Totale

# Beside the points: Prowess tokens of unknown value
terminal-hidden =
    { $count ->
        [one] { $points } + 1 coperto
       *[other] { $points } + { $count } coperti
    }
terminal-your-hand-title = La tua mano
terminal-your-deck = Il tuo mazzo (non nell’ordine di pesca): { $cards }
terminal-your-discard = La tua pila degli scarti: { $cards }
terminal-no-cards = (nessuna carta)

## The battle
terminal-total = Totale

# The dice where there is little room
terminal-strong = Forte
terminal-risky = Rischioso

## Commands at the prompt: one word each, typed in the player’s language or in English
terminal-word-help = aiuto
terminal-word-undo = annulla
terminal-word-board = tabellone
terminal-word-story = racconto
terminal-word-scores = punti
terminal-word-save = salva
terminal-word-resume = riprendi
terminal-word-quit = esci
terminal-word-hint = consiglio
terminal-help = Scrivi il numero di una scelta, o l’azione come sta nel diario, per esempio: jump II
terminal-help-rule = la regola dietro l’ultimo rifiuto o dietro questa decisione
terminal-help-that-rule = quella regola
terminal-help-undo = annulla la tua ultima decisione, se non ha ancora avuto effetti
terminal-help-board = mostra di nuovo tutto il tavolo
terminal-help-story = racconta tutta la partita fin qui
terminal-help-scores = i punti, per quel che ne puoi sapere
terminal-help-save = salva la partita e continua
terminal-help-resume = lascia questa partita e riprendine una salvata
terminal-help-quit = salva la partita ed esci
terminal-help-hint = che cosa potresti fare: due o tre mosse, con le loro probabilità
terminal-file = FILE

## What the program says
terminal-press-enter = Premi Invio quando nessun altro sta guardando.

# $name: what was typed, such as TRAVEL-25; $text: the rule
terminal-rule = { $name }: { $text }
terminal-no-rule = Non esiste la regola { $name }.

# $reason: a sentence that says why, with its full stop; $atom: the rule
terminal-not-possible = { $reason } ({ $atom }; ? mostra la regola)
terminal-undone = Decisione annullata.

# $error: what went wrong with a file
terminal-not-saved-any-more = La partita non viene più salvata: { $error }
terminal-not-saved = La partita non è stata salvata: { $error }
terminal-saved = Partita salvata in { $file }.
terminal-not-resumed = Impossibile riprendere la partita: { $error }
terminal-resumed = Partita ripresa: { $file }.
terminal-to-continue = Per continuare: { $command }

## A match told again
terminal-stopped = Partita interrotta: { $reason }
terminal-not-finished = La partita non è finita (Round { $round }). Punti finora:

# $place (number): which action of the log; $text: the action; $edition: such as de
terminal-action-refused = l’azione { $place } «{ $text }» non è permessa nell’edizione { $edition }: { $reason }
terminal-action-differs = l’azione { $place } «{ $text }» ha un altro esito nell’edizione { $edition }: { $now } (giocato: { $was })
terminal-player-decides = qualcuno deve decidere
