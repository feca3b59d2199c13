### `abth play` and `abth replay`: the page of a match on a terminal, its options and commands.
### { $who } is a player; { $unit } a Unit with its numbers; { $era } a Roman numeral.

## The pending decision
terminal-turn = Du bist dran, Runde { $round }: { $what }
terminal-challenged = { $who } fordert dich heraus, Runde { $round }: { $what }
terminal-before = Vor der Partie: { $what }

# What is to be decided, after “Your turn, Round 2:”. The last nine may be joined by “or”.
terminal-due-choose-sabaton = deinen Sabaton wählen
terminal-due-drop-token = einen deiner Marker ablegen
terminal-due-retrieve = eine Karte aus deinem Abwurfstapel zurückholen
terminal-due-dismiss = eine deiner Handkarten endgültig entlassen
terminal-due-hunt = eine Einheit für die Jagd wählen
terminal-due-company = nur gegen sie antreten oder auch gegen ihre verbundenen Nachbarn
terminal-due-first-unit = deine Fronteinheit einsetzen
terminal-due-next-unit = die nächste Einheit einsetzen oder abschließen
terminal-due-tokens = deinen Einheiten Kriegsmarker zuweisen
terminal-due-relaunch = deinen Würfel erneut werfen oder behalten
terminal-due-recruit = die besiegte Einheit rekrutieren oder liegen lassen
terminal-due-keep-relic = eines der Relikte behalten
terminal-due-keep-prowess = eine der Tapferkeitsmedaillen behalten
terminal-due-keep-stolen = eines der Relikte des Verlierers behalten
terminal-due-insert = ein Plättchen einschieben
terminal-due-gear = das Getriebe nutzen
terminal-due-tighten-up = „Nachrücken!“ spielen
terminal-due-jump = in eine Epoche springen
terminal-due-opponent = einen Gegner wählen
terminal-due-no-battle = ohne Kampf weitermachen
terminal-due-choose = deine Wahl treffen

## The options

# A tile of the gears: its two Eras and the token space that it indicates
terminal-tile = Epochen { $first } und { $second }, Markerfeld { $space }

# $space: the name of a board space, such as II-2
terminal-face = Gegen { $unit } auf { $space } antreten
terminal-deploy = { $unit } einsetzen

# $place (number): place in the line-up, from the front
terminal-assign = { $unit } (Platz { $place }) den Marker „{ $token }“ zuweisen
terminal-recruit = { $unit } rekrutieren
terminal-leave = { $unit } liegen lassen

terminal-keep-prowess = Die Tapferkeitsmedaille mit Wert { $value } behalten
terminal-drop = Den Marker „{ $token }“ ablegen
terminal-play-as = { $figure } spielen
terminal-retrieve = { $unit } zurückholen
terminal-hunt = { $unit } jagen
terminal-choose = { $who }, wähle ({ $point }); es gibt auch hilfe, ? und ende:

## Units
terminal-hero = Held
terminal-base = Grund

# The first letters of Long-Range, Medium-Range and Close Combat, three different ones
terminal-letters = FMN

# Below the board, at most 76 columns
terminal-legend = F Fern  M Mittel  N Nah  ♥ Schaden  ◖II Schild  ═II═ Verbindung  ⚑ Sabaton

## The table
terminal-empty = leer
terminal-nobody-yet = noch keine Einheit
terminal-active-tile = aktives Plättchen
terminal-piles = Stapel { $deck }, Abwurf { $discard }
terminal-actions = Aktionen
terminal-tokens = Marker

# $space (number): the token space that a tile indicates
terminal-points-at = → Marker { $space }
terminal-inserted = { $count } von { $most } eingeschoben
terminal-tokens-of = Marker von { $who }: { $tokens }

# Headings of the players’ table, as short as possible
terminal-column-player = Spieler
terminal-column-era = Epoche
terminal-column-hand = Hand
terminal-column-deck = Deck
terminal-column-discard = Abw.
terminal-column-relics = Relikte
terminal-column-prowess = Tapf.
terminal-column-honor = Ehre
terminal-column-points = Punkte
terminal-column-sabaton = Sabaton
terminal-column-total = Summe

# Beside the points: Prowess tokens of unknown value
terminal-hidden = { $points } + { $count } verdeckt
terminal-your-hand-title = Deine Hand
terminal-your-deck = Dein Deck (nicht in Ziehreihenfolge): { $cards }
terminal-your-discard = Dein Abwurfstapel: { $cards }
terminal-no-cards = (leer)

## The battle
terminal-total = Summe

# The dice where there is little room
terminal-strong = Stark
terminal-risky = Riskant

## Commands at the prompt: one word each, typed in the player’s language or in English
terminal-word-help = hilfe
terminal-word-undo = zurück
terminal-word-board = brett
terminal-word-story = verlauf
terminal-word-scores = punkte
terminal-word-save = speichern
terminal-word-resume = laden
terminal-word-quit = ende
terminal-word-hint = tipp
terminal-help = Gib die Nummer einer Möglichkeit ein oder die Aktion so, wie sie im Protokoll steht, etwa: jump II
terminal-help-rule = die Regel zur letzten Ablehnung oder zu dieser Entscheidung
terminal-help-that-rule = diese Regel
terminal-help-undo = deine letzte Entscheidung zurücknehmen, solange sie noch nichts bewirkt hat
terminal-help-board = den ganzen Tisch noch einmal zeigen
terminal-help-story = den ganzen Verlauf bis hierher erzählen
terminal-help-scores = die Punkte, soweit du sie kennen kannst
terminal-help-save = die Partie speichern und weiterspielen
terminal-help-resume = diese Partie verlassen und eine gespeicherte fortsetzen
terminal-help-quit = die Partie speichern und aufhören
terminal-help-hint = was du tun könntest: zwei oder drei Züge mit ihren Chancen
terminal-file = DATEI

## What the program says
terminal-press-enter = Drücke die Eingabetaste, wenn sonst niemand hinsieht.

# $name: what was typed, such as TRAVEL-25; $text: the rule
terminal-rule = { $name }: { $text }
terminal-no-rule = Es gibt keine Regel { $name }.

# $reason: a sentence that says why, with its full stop; $atom: the rule
terminal-not-possible = { $reason } ({ $atom }; ? zeigt die Regel)
terminal-undone = Deine Entscheidung wurde zurückgenommen.

# $error: what went wrong with a file
terminal-not-saved-any-more = Die Partie wird nicht mehr gespeichert: { $error }
terminal-not-saved = Die Partie wurde nicht gespeichert: { $error }
terminal-saved = Gespeichert in { $file }.
terminal-not-resumed = Die Partie konnte nicht fortgesetzt werden: { $error }
terminal-resumed = { $file } geht weiter.
terminal-to-continue = Weiter geht es mit: { $command }

## A match told again
terminal-stopped = Angehalten: { $reason }
terminal-not-finished = Die Partie ist noch nicht zu Ende (Runde { $round }). Punkte bisher:

# $place (number): which action of the log; $text: the action; $edition: such as de
terminal-action-refused = Aktion { $place } „{ $text }“ ist in der Ausgabe { $edition } nicht erlaubt: { $reason }
terminal-action-differs = Aktion { $place } „{ $text }“ hat in der Ausgabe { $edition } ein anderes Ergebnis: { $now } (gespielt: { $was })
terminal-player-decides = ein Spieler muss entscheiden
