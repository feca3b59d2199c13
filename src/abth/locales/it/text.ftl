### The text seat: a match as text in the terminal, for programs, and as “Text view” in the browser.
### { $who } is a player; { $era } a Roman numeral; every number is said with its noun.

## Cells of tables
text-none = { $column ->
    [abilities] nessuna
    [known] nessuna
    [dismissed] nessuna
    [era] nessuna
    [unit] nessuna
    [discard-pile] vuota
   *[other] nessuno
  }
text-caption = { $caption }:
text-nobody-yet = { $side }: ancora nessuna Unità.
text-figure = { $name } { $value }
text-shield-left = a sinistra { $era }
text-shield-right = a destra { $era }
text-linked = con { $place }
text-damage = { $damage } su { $icons } subiti
text-before-dice = { $total }, dado da { $lowest } a { $highest }
text-you = { $who }, tu
text-relics = { $era }: { $count }
text-relic = { $relic } ({ $era })
text-points = { $points }, con il Valore nascosto da { $least } a { $most }
text-token-space = { $pointed ->
    [yes] { $space } (indicato): { $token }
   *[no] { $space }: { $token }
  }

## Columns
text-column-slot = Slot
text-column-unit = Unità
text-column-long = Lungo
text-column-medium = Medio
text-column-close = Corpo
text-column-damage = Danni
text-column-abilities = Abilità
text-column-shields = Mezzi scudi
text-column-token = Gettone
text-column-link = Legame
text-column-line = Linea
text-column-place = Spazio
text-column-era = Era
text-column-visitors = Chi c’è
text-column-deck = Mazzo
text-column-discard = Scarti
text-column-discard-pile = Pila degli scarti
text-column-part = Elemento
text-column-state = Stato
text-column-player = Nome
text-column-sabaton = Sabaton
text-column-hand = Mano
text-column-tokens = Gettoni
text-column-relics = Cimeli
text-column-prowess = Valore rimasto
text-column-prowess-won = Valore vinto
text-column-honor = Onore
text-column-points = Punti
text-column-known = In mano (note)
text-column-dismissed = Congedate

## Headings and captions
text-heading-choose = Tocca a te
text-heading-wait = Attendi
text-heading-over = La partita è finita
text-heading-line-ups = Schieramenti
text-heading-eras = Ere
text-heading-players = Partecipanti
text-heading-log = Diario
text-heading-chat = Chat
text-caption-totals = Totali per Linea
text-caption-board = Unità sul Tabellone
text-caption-eras = Pile delle Ere
text-caption-players = Che cosa ha chi gioca
text-caption-piles = Carte note a tutti
text-caption-scores = Punteggi finali
text-caption-points = Punti finora

## Rows of the gears and of the totals
text-row-die = Dado
text-row-coming = Rinforzi in arrivo
text-row-relics-seen = Cimeli tra cui scegliere in caso di vittoria
text-row-active-tile = Tessera Attiva
text-row-next-tile = Tessera in Attesa
text-row-actions = Azioni Attive
text-row-tokens = Gettoni per spazio
text-row-tiles-left = Tessere nella pila
text-row-tokens-left = Gettoni nella pila
text-row-relics-left = Cimeli nel mazzo
text-row-honor-left = Gettoni Onore nella riserva

## Sentences of the page
text-status-before = Prima della partita.
text-status = { $round }, { $phase }.
text-status-era = Sei nell’Era { $era }.
text-prompt = { $what }. { $count ->
    [one] Una scelta.
   *[other] { $count } scelte.
  }
text-waiting = Deve decidere { $who }.
text-not-begun = La partita non è ancora iniziata.
text-set-up = Allestimento
text-steps = Scrivi «{ $command } { $count }» per leggere gli ultimi { $count } turni passo per passo.
text-hand = Mano { $hand }, mazzo { $deck }, scarti { $discard }.
text-headquarters = { $who } ha il Quartier Generale e inizia ogni Round.
text-winners = { $count ->
    [one] { $who } ha vinto la partita.
   *[other] { $who } condividono la vittoria.
  }
text-chances = Vittorie su 100: { $attacker } { $wins }, { $defender } { $loses }.
text-chances-about = Vittorie su 100, circa: { $attacker } { $wins }, { $defender } { $loses }.

## Notes beside a choice
text-note-final = poi la battaglia prosegue da sola
text-note-insert = { $inserted }; nuova tessera Attiva: { $tile }
text-note-take = Spazio gettone { $space }
text-note-challenge = Mano { $hand }, gettoni { $tokens }
text-note-relic = Era { $era }; di quest’Era ne hai { $count }; punti in più: { $gain }

## Commands: one word each, typed in the player’s language or in English
text-word-why = perché
text-word-odds = probabilità
text-word-card = carta
text-word-hand = mano
text-word-eras = ere
text-word-gear = ingranaggio
text-word-players = partecipanti
text-word-log = diario
text-word-undo = annulla
text-word-say = scrivi
text-word-help = aiuto
text-with-number = NUMERO
text-with-name = NOME
text-with-words = TESTO
text-help = Scrivi il numero di una scelta o alcune sue parole, per esempio: schiera archers
text-help-why = che cosa fa una scelta, la sua regola e un consiglio
text-help-odds = le probabilità della battaglia in corso
text-help-card = tutto ciò che è stampato su un’Unità
text-help-hand = le tue carte
text-help-eras = le Unità sul Tabellone
text-help-gear = tessere, azioni e gettoni
text-help-players = che cosa ha chi gioca
text-help-log = tutto quello che è successo, passo per passo; { text-word-log } 2: solo gli ultimi 2 turni
text-help-undo = annulla la tua ultima decisione, se si può ancora
text-help-say = scrivi qualcosa al tavolo
text-help-help = questo elenco

## Answers
text-why = { $choice }. { $name }: { $text }
text-why-coach = Consiglio: { $reason }
text-why-coach-instead = Il consiglio è un altro: { $title }. { $reason }
text-no-battle = Al momento nessuna battaglia attende il lancio dei dadi.
text-no-card = Nessuna Unità si chiama «{ $typed }».
text-no-number = La scelta { $typed } non esiste. Scegli da 1 a { $count }.
text-nothing-to-choose = Ora non hai niente da scegliere.
text-unclear = «{ $typed }» non è chiaro, quindi non è successo nulla. Intendevi { $nearest }?
text-numbered = { $number } ({ $label })
text-refused = { $reason } ({ $atom })
text-chat-line = { $who }: { $text }
text-no-chat = Nel terminale non c’è la chat.
