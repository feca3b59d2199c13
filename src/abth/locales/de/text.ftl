### The text seat: a match as text in the terminal, for programs, and as “Text view” in the browser.
### { $who } is a player; { $era } a Roman numeral; every number is said with its noun.

## Cells of tables
text-none = { $column ->
    [token] keiner
    [sabaton] keiner
    [long] keiner
    [medium] keiner
    [close] keiner
    [damage] keiner
    [visitors] niemand
    [discard-pile] leer
   *[other] keine
  }
text-caption = { $caption }:
text-nobody-yet = { $side }: noch keine Einheit.
text-figure = { $name } { $value }
text-shield-left = links { $era }
text-shield-right = rechts { $era }
text-linked = mit { $place }
text-damage = { $damage } von { $icons } erlitten
text-before-dice = { $total }, Würfel { $lowest } bis { $highest }
text-you = { $who }, du
text-relics = { $era }: { $count }
text-relic = { $relic } ({ $era })
text-points = { $points }, mit verdeckter Tapferkeit { $least } bis { $most }
text-token-space = { $pointed ->
    [yes] { $space } (angezeigt): { $token }
   *[no] { $space }: { $token }
  }

## Columns
text-column-slot = Platz
text-column-unit = Einheit
text-column-long = Fern
text-column-medium = Normal
text-column-close = Nah
text-column-damage = Schaden
text-column-abilities = Fähigkeiten
text-column-shields = Halbe Schilde
text-column-token = Marker
text-column-link = Verbindung
text-column-line = Kampflinie
text-column-place = Feld
text-column-era = Epoche
text-column-visitors = Spieler dort
text-column-deck = Deck
text-column-discard = Abwurf
text-column-discard-pile = Abwurfstapel
text-column-part = Teil
text-column-state = Stand
text-column-player = Name
text-column-sabaton = Sabaton
text-column-hand = Hand
text-column-tokens = Marker
text-column-relics = Relikte
text-column-prowess = Tapferkeit übrig
text-column-prowess-won = Tapferkeit gewonnen
text-column-honor = Ehre
text-column-points = Punkte
text-column-known = Bekannt auf der Hand
text-column-dismissed = Entlassen

## Headings and captions
text-heading-choose = Du bist dran
text-heading-wait = Bitte warten
text-heading-over = Die Partie ist zu Ende
text-heading-line-ups = Aufstellungen
text-heading-eras = Epochen
text-heading-players = Spieler
text-heading-log = Verlauf
text-heading-chat = Chat
text-caption-totals = Summen der Kampflinien
text-caption-board = Einheiten auf dem Spielbrett
text-caption-eras = Stapel der Epochen
text-caption-players = Was die Spieler haben
text-caption-piles = Karten, die alle kennen
text-caption-scores = Endstand
text-caption-points = Punkte bisher

## Rows of the gears and of the totals
text-row-die = Würfel
text-row-coming = Verstärkungen unterwegs
text-row-relics-seen = Relikte zur Wahl nach einem Sieg
text-row-active-tile = Aktives Plättchen
text-row-next-tile = Nächstes Plättchen
text-row-actions = Aktive Aktionen
text-row-tokens = Marker auf den Feldern
text-row-tiles-left = Plättchen im Stapel
text-row-tokens-left = Marker im Stapel
text-row-relics-left = Relikte im Stapel
text-row-honor-left = Waffenehre im Vorrat

## Sentences of the page
text-status-before = Vor der Partie.
text-status = { $round }, { $phase }.
text-status-era = Du stehst in Epoche { $era }.
text-prompt = { $what }. { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
  }
text-waiting = { $who } entscheidet gerade.
text-not-begun = Die Partie hat noch nicht begonnen.
text-set-up = Aufbau
text-steps = „{ $command } { $count }“ erzählt die letzten { $count } Züge Schritt für Schritt.
text-hand = Hand { $hand }, Deck { $deck }, Abwurfstapel { $discard }.
text-headquarters = { $who } hat das Hauptquartier und beginnt jede Runde.
text-winners = { $count ->
    [one] { $who } hat die Partie gewonnen.
   *[other] { $who } teilen sich den Sieg.
  }
text-chances = { $attacker } gewinnt { $wins } von 100 Kämpfen, { $defender } { $loses } von 100.
text-chances-about = { $attacker } gewinnt etwa { $wins } von 100 Kämpfen, { $defender } etwa { $loses } von 100.

## Notes beside a choice
text-note-final = danach geht der Kampf von selbst weiter
text-note-insert = { $inserted }; neues aktives Plättchen: { $tile }
text-note-take = Markerfeld { $space }
text-note-challenge = Hand { $hand }, Marker { $tokens }
text-note-relic = Epoche { $era }; du hast { $count } aus dieser Epoche; Punktgewinn: { $gain }

## Commands: one word each, typed in the player’s language or in English
text-word-why = warum
text-word-odds = chancen
text-word-card = karte
text-word-hand = hand
text-word-eras = epochen
text-word-gear = getriebe
text-word-players = spieler
text-word-log = verlauf
text-word-undo = zurück
text-word-say = sagen
text-word-help = hilfe
text-with-number = NUMMER
text-with-name = NAME
text-with-words = TEXT
text-help = Gib die Nummer einer Möglichkeit ein oder Wörter daraus, etwa: archers einsetzen
text-help-why = was eine Möglichkeit bewirkt, ihre Regel und was der Ratgeber meint
text-help-odds = die Chancen im laufenden Kampf
text-help-card = alles, was auf einer Einheit steht
text-help-hand = deine Karten
text-help-eras = die Einheiten auf dem Spielbrett
text-help-gear = Plättchen, Aktionen und Marker
text-help-players = was die Spieler haben
text-help-log = alles, was bisher geschehen ist, Schritt für Schritt; { text-word-log } 2: nur die letzten 2 Züge
text-help-undo = deine letzte Entscheidung zurücknehmen, solange das geht
text-help-say = den anderen am Tisch etwas sagen
text-help-help = diese Liste

## Answers
text-why = { $choice }. { $name }: { $text }
text-why-coach = Der Ratgeber dazu: { $reason }
text-why-coach-instead = Der Ratgeber würde eher dies spielen: { $title }. { $reason }
text-no-battle = Es läuft kein Kampf, in dem noch gewürfelt wird.
text-no-card = Es gibt keine Einheit „{ $typed }“.
text-no-number = Die Möglichkeit { $typed } gibt es nicht. Wähle 1 bis { $count }.
text-nothing-to-choose = Du hast gerade nichts zu entscheiden.
text-unclear = „{ $typed }“ ist unklar, deshalb ist nichts geschehen. Meintest du { $nearest }?
text-numbered = { $number } ({ $label })
text-refused = { $reason } ({ $atom })
text-chat-line = { $who }: { $text }
text-no-chat = Im Terminal gibt es keinen Chat.
