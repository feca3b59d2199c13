### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: das Brettspiel als Programm.

# $cards, $help: command lines
cli-try = Versuche { $cards } oder { $help }, um zu sehen, wie ein Befehl benutzt wird.
cli-usage = Aufruf:
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-default = [Vorgabe: {"{}"}]
cli-required = [nötig]
cli-examples = Beispiele
cli-bots = Bots
cli-help = Diese Hilfe zeigen und aufhören.
cli-install-completion = Die Vervollständigung für diese Shell einrichten.
cli-show-completion = Das Vervollständigungsskript für diese Shell zeigen.
cli-content = Mit der Schachtel in diesem Ordner spielen statt mit der gedruckten.
cli-lang = Die Sprache: en, de, fr, it oder es. Ohne Angabe die deines Systems.
cli-version-option = Die Version ausgeben und aufhören.
cli-file = Eine JSON-Datei; ohne Angabe die Standardeingabe.
cli-json = Das Ergebnis als JSON ausgeben.
cli-rounds = 6, oder 8 für einen langen Feldzug.
cli-edition = Die Regeln: default, en, de, fr, it oder es.

# What stands for a value in the help
cli-meta-file = DATEI
cli-meta-folder = ORDNER
cli-meta-names = NAME,…
cli-meta-seconds = SEKUNDEN
cli-meta-address = ADRESSE
cli-meta-options = [OPTIONEN]
cli-meta-command = BEFEHL [ARGUMENTE]...

# Complaints about the command line; $option, $command, $value: what was typed
cli-bad-no-option = Diese Option gibt es nicht: { $option }
cli-bad-no-option-like = Diese Option gibt es nicht: { $option } (möglich: { $possible })
cli-bad-no-command = Diesen Befehl gibt es nicht: { $command }
cli-bad-missing = { $option } fehlt
cli-bad-extra = Überzähliges Argument: { $value }
cli-bad-needs-value = { $option } braucht einen Wert
cli-bad-takes-no-value = { $option } hat keinen Wert
cli-bad-value = Dieser Wert geht nicht für { $option }: { $value }
cli-bad-language = --lang: Die Sprache „{ $choice }“ gibt es nicht; es gibt { $known }
cli-cannot-write = Schreiben nicht möglich: { $error }
cli-reading-input = JSON wird von der Standardeingabe gelesen; Ende mit Strg-D.

## abth version
cli-version = Die Version ausgeben, und ob die Regeln kompiliert sind.
cli-version-compiled = Regeln kompiliert
cli-version-interpreted = Regeln interpretiert

## abth play
cli-play = Eine Partie im Terminal spielen, mit Freunden an einem Bildschirm oder gegen Bots.
cli-play-players = Plätze; wo kein Mensch sitzt, spielt ein Bot.
cli-play-people = Wie viele Menschen spielen.
cli-play-names = Die Namen der Menschen.
cli-play-bots = Die Bots der Reihe nach; zwei Soldaten, wenn du allein bist.
cli-play-seed = Mit derselben Zahl wiederholen sich Würfe und Karten.
cli-play-resume = Eine gespeicherte Partie fortsetzen.
cli-play-save = Wohin die Partie gespeichert wird.
cli-play-example-alone = du gegen zwei Soldaten
cli-play-example-two = zwei Menschen an einem Bildschirm
cli-play-example-duel = eins gegen eins
cli-play-example-resume = eine gespeicherte Partie fortsetzen
cli-play-save-exists = --save: { $file } gibt es schon; mit --resume setzt du die Partie fort
cli-play-seats-wrong = --players: { $seats } Plätze für { $people } Menschen; 2 bis 5 können spielen
cli-play-people-wrong = --people: { $people }, aber { $names } Namen sind angegeben
cli-play-names-twice = --names: Jeder Name darf nur einmal vorkommen, und keiner darf leer sein
cli-play-name-wrong = --names: „{ $name }“ ist zu lang oder nicht druckbar

## abth battle
cli-battle =
    Einen Kampf mit gegebenen Würfeln austragen oder seine genauen Chancen berechnen.

    Liest einen Kampf als JSON-Objekt und gibt die Antwort aus,
    oder eine Liste von Kämpfen, in derselben Reihenfolge beantwortet.
cli-battle-example-odds = Die Chancen zweier Grundeinheiten gegen zwei verbundene Einheiten, über alle Würfe:
cli-battle-example-dice = Mit gegebenen Würfeln wird der Kampf ausgetragen und erzählt; füge etwa hinzu:
cli-battle-example-unit = Eine eigene Einheit, mit einem Marker:
cli-battle-example-edition = Die deutsche Ausgabe und eine Hausregel:
cli-battle-relaunch =
    Wurfwiederholungen zählen mit: die Einheiten des Spielplans nach der Regel,
    Spieler ("defender_is": "player"), wie es für sie am besten ist.

## abth simulate
cli-simulate = Ganze Partien zwischen Bots spielen und zeigen, wer gewonnen hat.
cli-simulate-games = Wie viele Partien.
cli-simulate-players = Plätze am Tisch.
cli-simulate-bots = Wer spielt: der Reihe nach auf die Plätze verteilt, mit jeder Partie einen Platz weiter. NAME:key=value setzt eine Option, module:Class ist ein eigener Bot.
cli-simulate-seed = Dieselbe Zahl gibt dieselben Partien.
cli-simulate-processes = Wie viele Prozesse sich die Arbeit teilen.
cli-simulate-save = Das Protokoll jeder Partie dort speichern.
cli-simulate-note = Dieselbe Zahl bei --seed gibt dieselben Partien, gleich auf wie vielen Prozessen.
cli-simulate-interrupted = Abgebrochen nach { $played } von { $games } Partien.
cli-matches = Partien
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-mean = Punkte im Mittel
cli-column-least = Min.
cli-column-most = Max.

# $players, $shared (number): players per match; matches won by several
cli-simulate-total = { $matches } Partien zu { $players }; geteilte Siege: { $shared }

# $endings: the message after the next
cli-simulate-board = Kämpfe gegen den Spielplan: { $endings }
cli-simulate-challenges = Kämpfe zwischen Spielern: { $endings }
cli-simulate-endings = gewonnen vom Angreifer { $attacker }, vom Verteidiger { $defender }, von niemandem { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } Entscheidungen je Sekunde
cli-digest = Prüfsumme { $digest }

## abth arena
cli-arena = Bots gegeneinander spielen lassen: Wertungen, Statistik und ein Bericht.
cli-arena-bots = Wer spielt. NAME:key=value setzt eine Option, module:Class ist ein eigener Bot.
cli-arena-games = Wie viele Partien, aufgerundet auf ganze Austeilungen.
cli-arena-players = Plätze am Tisch; ohne Angabe so viele wie Bots, höchstens 4.
cli-arena-processes = Wie viele Prozesse sich die Arbeit teilen; ohne Angabe einer je Kern.
cli-arena-cluster = Auf diesem Ray-Cluster spielen (auto: der dieses Rechners, local: ein neuer).
cli-arena-limit = Ein Bot, der länger über eine Entscheidung nachdenkt, gibt auf.
cli-arena-out = Wohin Partien und Bericht kommen.
cli-arena-note = Abgebrochen? Derselbe Befehl macht dort weiter.
cli-arena-processes-or-cluster = --processes geht nicht zusammen mit --cluster, das eigene hat
cli-arena-stopped = Angehalten nach { $played } von { $games } Partien; derselbe Befehl macht weiter.
cli-arena-continues = { $folder }: { $played } von { $games } Partien sind schon da; es geht weiter.
cli-arena-time-left = Restzeit
cli-arena-fast = { $speed } Partien/s
cli-arena-slow = { $seconds } s/Partie

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = Partie { $match }: { $bot } gibt auf: { $why }: { $message }
cli-arena-crash = Partie { $match } ist abgestürzt: { $message }
cli-arena-more-forfeits = … { $bot } gibt noch öfter auf: siehe Bericht
cli-arena-more-crashes = … weitere Abstürze: siehe Bericht
cli-column-rating = Wertung
cli-column-interval = 95-%-Intervall
cli-column-score = Punkte
cli-column-place = Rang
cli-column-forfeits = Aufgaben
cli-from-to = { $low } bis { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } Partien zu { $players } ({ $deals } Austeilungen, jede von { $players } Plätzen aus); gerechter Anteil { $share }
cli-arena-wrong = Aufgaben: { $forfeits }, Abstürze: { $crashes }
cli-arena-leader = Wer vor der letzten Runde führt, gewinnt { $share } der Partien
cli-arena-report = Bericht: { $file }
cli-arena-lacking = Nicht gemacht: { $what }. Dafür: { $command }
cli-arena-plots = die Diagramme von { $file }

## abth replay
cli-replay =
    Eine gespeicherte Partie nacherzählen, mit dem Endstand.

    Mit --edition hält sie bei der ersten Aktion an, die in der anderen
    Ausgabe nicht erlaubt ist oder dort zu etwas anderem führt.
cli-replay-file = Eine gespeicherte Partie; - für die Standardeingabe.
cli-replay-edition = Nach einer anderen Ausgabe: default, en, de, fr, it oder es.
cli-replay-json = Den Endstand als JSON ausgeben.
cli-replay-example = hält an, wo die deutschen Regeln abweichen

## abth verify
cli-verify =
    Prüfen, ob die Würfel einer Partie fair waren.

    Spielt die Partie nach und rechnet jeden Zufall neu. Endet mit 0, wenn
    alles stimmt, mit 1, wenn nicht, und mit 2, wenn es keinen Beweis zu
    prüfen gibt.
cli-verify-file = Der Beweis einer Partie; - für die Standardeingabe.
cli-verify-commitment = Die Zahl, die der Tisch vor der Partie gezeigt hat; der Beweis muss zu ihr passen.
cli-verify-example = die Zahl, die der Tisch gezeigt hat

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NICHT FAIR: { $complaint }
cli-verify-checked = Geprüft: { $draws } Würfe und Züge in { $entries } Einträgen des Protokolls.
cli-verify-first = Die ersten { $count } Einträge stammen aus einer anderen Partie.
cli-verify-unfinished = Das Protokoll endet vor der Partie.
cli-verify-promise = Zusage: { $number }
cli-verify-seed = Gleiche Austeilung, Startwert „{ $seed }“
cli-verify-added = { $who } hat beigetragen: { $entropy }
cli-verify-nothing = nichts
cli-verify-fair = Fair: Jeder Wurf und jeder Zug folgt aus dem Geheimnis und den Beiträgen der Spieler.

## abth cards
cli-cards = Die Einheiten der Schachtel zeigen oder die ganze Schachtel als JSON ausgeben.
cli-cards-name = Eine Karte mit ihrer Anmerkung zeigen.
cli-cards-era = Nur Einheiten dieser Epoche.
cli-cards-rank = Nur Einheiten dieses Rangs.
cli-cards-sort = Reihenfolge; die höchsten Zahlen zuerst.
cli-cards-json = Die ganze Schachtel als JSON ausgeben.
cli-cards-json-alone = gibt die ganze Schachtel aus und geht nur allein
cli-cards-example-elite = die Eliteeinheiten des Mittelalters
cli-cards-example-close = die stärksten im Nahkampf zuerst
cli-cards-example-name = eine Karte, nach Id, Titel oder anderem Namen
cli-cards-example-json = die ganze Schachtel, für Programme
cli-cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cli-column-card = Karte
cli-column-rank = Rang
cli-column-damage = Schaden
cli-column-links = Verb.
cli-column-icons = Symbole
cli-rank-base = Grund
cli-rank-elite = Elite
cli-rank-hero = Held
cli-kind-base = Grundeinheit, { $copies } je Sabaton
cli-kind-elite = Eliteeinheit, Epoche { $era }
cli-kind-hero = Held, Epoche { $era }

# $values: unit-values; $damage: unit-damage
cli-card-numbers = { $values }; { $damage }
cli-card-shields = Halbe Schilde (links, rechts): { $shields }
cli-card-icons = Symbole: { $icons }
cli-card-aliases = Heißt auch { $names }

# $source: where the card is printed, in English
cli-card-printed = Bekannt aus: { $source }

## abth score
cli-score =
    Die Punkte eines Spielers nach Herkunft zusammenzählen.

    Liest als JSON-Objekt, was jemand besitzt: Zahl der Eliteeinheiten und
    Helden, Werte der gewonnenen Tapferkeitsmedaillen, Relikte nach Epoche,
    Waffenehremarker. Was fehlt, zählt 0.
cli-score-example = Tommys Punkte aus der Spielregel, 18:

## abth serve
cli-serve = Leute zum Spielen zusammenbringen, im Browser oder mit Programmen.
cli-serve-host = Die Adresse des Servers; 0.0.0.0 für alle.
cli-serve-port = Der Port; 0 nimmt einen freien.
cli-serve-data = Wo alles gespeichert wird.
cli-serve-processes = In wie vielen Prozessen die Bots denken.
cli-serve-origin = Eine Website, deren Seiten diesen Server benutzen dürfen, außer seinen eigenen.
cli-serve-private = Webhooks auch an private und lokale Adressen senden.
cli-serve-open = Den Browser öffnen.
cli-serve-note = Alles liegt in einer Datei. Strg-C beendet den Server; nach dem nächsten Start gehen die Partien weiter.

# $address: a web address; $file: where the data is
cli-serve-listening = abth läuft unter { $address } und speichert in { $file }
