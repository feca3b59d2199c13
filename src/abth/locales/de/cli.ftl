### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: das Brettspiel spielen, anbieten oder von Bots spielen lassen.

# $cards, $help: command lines
cli-try = Probiere { $cards }; wie ein Befehl geht, zeigt { $help }.
cli-usage = Aufruf:
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-default = [Vorgabe: {"{}"}]
cli-required = [erforderlich]
cli-examples = Beispiele
cli-bots = Bots
cli-help = Diese Hilfe anzeigen und beenden.
cli-show-completion = Das Skript ausgeben, das Befehle in einer Shell vervollständigt.
cli-content = Mit dem Spielmaterial in diesem Ordner spielen statt mit dem gedruckten.
cli-lang = Die Sprache: en, de, fr, it oder es. Ohne Angabe die deines Systems.
cli-version-option = Die Version ausgeben und beenden.
cli-file = Eine JSON-Datei; ohne Angabe die Standardeingabe.
cli-json = Das Ergebnis als JSON ausgeben.
cli-rounds = 6, bei einem langen Spiel 8.
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
cli-bad-takes-no-value = { $option } nimmt keinen Wert an
cli-bad-value = Ungültiger Wert für { $option }: { $value }
cli-bad-language = --lang: Die Sprache „{ $choice }“ gibt es nicht; es gibt { $known }
cli-needs-extra = Dieser Befehl braucht Pakete, die nicht installiert sind: { $command }
cli-cannot-write = Schreiben nicht möglich: { $error }
cli-reading-input = JSON wird von der Standardeingabe gelesen; Ende mit Strg-D.

## abth version
cli-version = Die Version ausgeben und ob die Regeln kompiliert sind.
cli-version-compiled = Regeln kompiliert
cli-version-interpreted = Regeln interpretiert

## abth play
cli-play = Eine Partie im Terminal spielen, mit Freunden an einem Bildschirm oder gegen Bots.
cli-play-players = Plätze; wo kein Mensch sitzt, spielt ein Bot.
cli-play-people = Wie viele Menschen mitspielen.
cli-play-names = Ihre Namen.
cli-play-bots = Die Bots der Reihe nach; zwei Soldaten, wenn du allein spielst.
cli-play-seed = Dieselbe Zahl bringt dieselben Würfe und Karten.
cli-play-resume = Eine gespeicherte Partie fortsetzen.
cli-play-save = Wohin die Partie gespeichert wird.
cli-play-plain = Nur Text: keine Farben, keine Zeichnungen; für Screenreader und Pipes.
cli-play-needs-colors = Farben und Zeichnungen brauchen ein weiteres Paket: { $command }
cli-play-example-alone = du gegen zwei Soldaten
cli-play-example-two = zwei Menschen an einem Bildschirm
cli-play-example-duel = eins gegen eins
cli-play-example-resume = eine gespeicherte Partie fortsetzen
cli-play-example-plain = eine Partie als Text
cli-play-save-exists = --save: { $file } gibt es schon; mit --resume setzt du die Partie fort
cli-play-seats-wrong = --players: { $seats } Plätze für { $people } Menschen; 2 bis 5 können spielen
cli-play-people-wrong = --people: { $people }, aber { $names } Namen sind angegeben
cli-play-names-twice = --names: Jeder Name darf nur einmal vorkommen, und keiner darf leer sein
cli-play-name-wrong = --names: „{ $name }“ ist zu lang oder lässt sich nicht ausgeben

## abth battle
cli-battle =
    Einen Kampf mit vorgegebenen Würfen austragen oder seine genauen Chancen berechnen.

    Liest einen Kampf als JSON-Objekt und gibt die Antwort aus,
    oder liest eine Liste von Kämpfen und antwortet in derselben Reihenfolge.
cli-battle-example-odds = Die Chancen zweier Grundeinheiten gegen zwei verbundene Eliteeinheiten, über alle Würfe:
cli-battle-example-dice = Mit vorgegebenen Würfen wird der Kampf ausgetragen und erzählt; ergänze zum Beispiel:
cli-battle-example-unit = Eine eigene Einheit, mit einem Marker:
cli-battle-example-edition = Die deutsche Ausgabe und eine Hausregel:
cli-battle-why = Mit vorgegebenen Würfen: auch erklären, warum der Kampf so ausging.
cli-battle-relaunch =
    Wurfwiederholungen zählen mit: Einheiten des Spielbretts folgen der Regel,
    Spieler ("defender_is": "player") entscheiden, was für sie am besten ist.

## abth simulate
cli-simulate = Bots ganze Partien spielen lassen und zeigen, wer gewonnen hat.
cli-simulate-games = Wie viele Partien.
cli-simulate-players = Plätze am Tisch.
cli-simulate-bots = Wer spielt: der Reihe nach auf die Plätze verteilt, mit jeder Partie einen Platz weiter. NAME:key=value setzt eine Option, module:Class oder ./file.py:Class ist ein eigener Bot.
cli-simulate-seed = Dieselbe Zahl ergibt dieselben Partien.
cli-simulate-processes = Wie viele Prozesse sich die Arbeit teilen.
cli-simulate-save = Das Protokoll jeder Partie dort speichern.
cli-simulate-note = Dieselbe Zahl bei --seed ergibt dieselben Partien, gleich mit wie vielen Prozessen.
cli-simulate-interrupted = Unterbrochen nach { $played } von { $games } Partien.
cli-matches = Partien
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-mean = Punkte im Schnitt
cli-column-least = Min.
cli-column-most = Max.

# $players, $shared (number): players per match; matches won by several
cli-simulate-total =
    { $matches ->
        [one] 1 Partie mit { $players } Spielern; geteilte Siege: { $shared }
       *[other] { $matches } Partien mit { $players } Spielern; geteilte Siege: { $shared }
    }

# $endings: the message after the next
cli-simulate-board = Kämpfe gegen das Spielbrett: { $endings }
cli-simulate-challenges = Kämpfe zwischen Spielern: { $endings }
cli-simulate-endings = gewonnen vom Angreifer { $attacker }, vom Verteidiger { $defender }, von niemandem { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } Entscheidungen je Sekunde
cli-digest = Prüfsumme { $digest }

## abth arena
cli-arena = Bots gegeneinander antreten lassen: Wertungszahlen, Statistik und ein Bericht.
cli-arena-bots = Wer spielt. NAME:key=value setzt eine Option, module:Class oder ./file.py:Class ist ein eigener Bot.
cli-arena-games = Wie viele Partien; aufgerundet, bis jede Ausgangslage von allen Plätzen aus gespielt ist. Ohne Angabe 100, mit --test höchstens 4000.
cli-arena-players = Plätze am Tisch; ohne Angabe so viele wie Bots, höchstens 4.
cli-arena-processes = Wie viele Prozesse sich die Arbeit teilen; ohne Angabe einer je Kern.
cli-arena-cluster = Auf diesem Ray-Cluster spielen (auto: der dieses Rechners, local: ein neuer).
cli-arena-limit = Ein Bot, der länger über eine Entscheidung nachdenkt, wird disqualifiziert.
cli-processor-time = Budgets wie ms=300 zählen die Rechenzeit eines Bots statt der verstrichenen Zeit.
cli-arena-out = Wohin Partien und Bericht gespeichert werden.
cli-arena-note = Unterbrochen? Derselbe Befehl macht weiter, wo er aufgehört hat.
cli-arena-processes-or-cluster = --processes geht nicht zusammen mit --cluster; der Cluster hat eigene Prozesse
cli-arena-stopped = Angehalten nach { $played } von { $games } Partien; derselbe Befehl macht weiter.
cli-arena-continues = { $folder }: { $played } von { $games } Partien sind schon da; es geht weiter.
cli-arena-time-left = Restzeit
cli-arena-fast = { $speed } Partien/s
cli-arena-slow = { $seconds } s/Partie

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = Partie { $match }: { $bot } disqualifiziert: { $why }: { $message }
cli-arena-crash = Partie { $match } ist abgestürzt: { $message }
cli-arena-more-forfeits = … { $bot } noch öfter disqualifiziert: siehe Bericht
cli-arena-more-crashes = … weitere Abstürze: siehe Bericht
cli-column-rating = Wertung
cli-column-interval = 95-%-Intervall
cli-column-score = Punkte
cli-column-place = Rang
cli-column-forfeits = Disqual.
cli-from-to = { $low } bis { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } Partien mit { $players } Spielern ({ $deals } Ausgangslagen, jede von { $players } Plätzen aus); gerechter Anteil { $share }
cli-arena-wrong = Disqualifikationen: { $forfeits }, Abstürze: { $crashes }
cli-arena-leader = Wer vor der letzten Runde führt, gewinnt { $share } der Partien
cli-arena-report = Bericht: { $file }
cli-arena-lacking = Nicht erstellt: { $what }. Abhilfe: { $command }
cli-arena-plots = die Diagramme von { $file }

## abth replay
cli-replay =
    Eine gespeicherte Partie nacherzählen, mit dem Endstand.

    Mit --edition endet die Erzählung bei der ersten Aktion, die in der
    anderen Ausgabe nicht erlaubt ist oder dort zu etwas anderem führt.
cli-replay-file = Eine gespeicherte Partie; - für die Standardeingabe.
cli-replay-edition = Nach den Regeln einer anderen Ausgabe: default, en, de, fr, it oder es.
cli-replay-json = Den Endstand als JSON ausgeben.
cli-replay-brief = Jeden Zug in einer Zeile erzählen.
cli-replay-brief-example = eine Zeile für jeden Zug
cli-replay-why = Nach jedem Kampf erklären, warum er so ausging.
cli-replay-why-example = mit drei Gründen nach jedem Kampf
cli-replay-example = endet, wo die deutschen Regeln abweichen

## abth verify
cli-verify =
    Prüfen, ob die Würfel einer Partie fair waren.

    Spielt die Partie nach und rechnet alles nach, was gewürfelt und gezogen
    wurde. Endet mit 0, wenn alles stimmt, mit 1, wenn nicht, und mit 2, wenn
    es keinen Beweis zu prüfen gibt.
cli-verify-file = Der Beweis einer Partie; - für die Standardeingabe.
cli-verify-commitment = Die Zahl, die der Tisch vor der Partie gezeigt hat; der Beweis muss zu ihr passen.
cli-verify-example = die Zahl, die der Tisch gezeigt hat

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NICHT FAIR: { $complaint }
cli-verify-checked = Nachgerechnet: { $draws } Zufallsergebnisse in { $entries } Einträgen des Protokolls.
cli-verify-first = Die ersten { $count } Einträge stammen aus einer anderen Partie.
cli-verify-prepared = { $count } davon hat das Drehbuch einer Lektion vorgegeben; nur die übrigen stammen von den Würfeln.
cli-verify-unfinished = Das Protokoll bricht vor dem Ende der Partie ab.
cli-verify-promise = Festgelegte Zahl: { $number }
cli-verify-seed = Vergleichspartie, Startwert „{ $seed }“
cli-verify-added = { $who } hat beigesteuert: { $entropy }
cli-verify-nothing = nichts
cli-verify-fair = Fair: Alle Zufallsergebnisse folgen aus dem Geheimnis und dem, was die Spieler beigesteuert haben.

## abth cards
cli-cards = Die Einheitenkarten zeigen oder das ganze Spielmaterial als JSON ausgeben.
cli-cards-name = Eine Karte mit ihrer Geschichte zeigen.
cli-cards-era = Nur Einheiten dieser Epoche.
cli-cards-rank = Nur Einheiten dieses Rangs.
cli-cards-sort = Reihenfolge; die höchsten Zahlen zuerst.
cli-cards-json = Das ganze Spielmaterial als JSON ausgeben.
cli-cards-json-alone = gibt das ganze Spielmaterial aus und lässt sich nicht kombinieren
cli-cards-example-elite = die Eliteeinheiten des Mittelalters
cli-cards-example-close = die stärksten im Nahkampf zuerst
cli-cards-example-name = eine Karte nach Kennung, Titel oder Zweitnamen
cli-cards-example-json = das ganze Spielmaterial, für Programme
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
cli-card-aliases = Auch bekannt als { $names }

# $source: where the card is printed, in English
cli-card-printed = Bekannt aus: { $source }

## abth score
cli-score =
    Die Punkte eines Spielers nach Herkunft zusammenzählen.

    Liest als JSON-Objekt, was jemand besitzt: Zahl der Eliteeinheiten und
    Helden, Werte der gewonnenen Tapferkeitsmedaillen, Relikte nach Epoche,
    Waffenehremarker. Was fehlt, zählt 0.
cli-score-example = Tommys Wertung aus dem Regelheft, 18 Punkte:

## abth serve
cli-serve = Einen Server starten, auf dem Menschen und Programme gegeneinander spielen.
cli-serve-host = Die Adresse, unter der der Server lauscht; 0.0.0.0 für alle.
cli-serve-port = Der Port; 0 nimmt einen freien.
cli-serve-data = Wo alles gespeichert wird.
cli-serve-processes = In wie vielen Prozessen die Bots nachdenken.
cli-serve-bot = Wie ein weiterer Bot auf diesem Server heißt und wo er liegt: NAME=./file.py:Class, NAME=module:Class oder der Name eines installierten, auf Wunsch mit Optionen. Für weitere Bots wiederholen.
cli-serve-origin = Eine Website, deren Seiten diesen Server benutzen dürfen, außer seinen eigenen.
cli-serve-allowed-host = Ein Name dieses Servers, außer localhost und IP-Adressen; *.example.org für alle Namen darunter, * für beliebige.
cli-serve-trusted-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-For geglaubt wird.
cli-serve-base-path = Der Pfad, unter dem ein Proxy ihn anbietet, etwa /abth.
cli-serve-private = Webhooks auch an private und lokale Adressen senden.
cli-serve-lab = Das Balance-Labor unter /lab anbieten, nur für Browser auf diesem Rechner.
cli-serve-log-format = Form der Logzeilen: text oder json. Sie enthalten keine Adressen und keine Geheimnisse.
cli-bad-log-format = { $form } ist kein Logformat; es gibt text und json
cli-serve-open = Den Browser öffnen.
cli-serve-note = Alles liegt in einer einzigen Datei. Strg-C beendet den Server; nach dem nächsten Start gehen die Partien weiter.

# $address: a web address; $file: where the data is
cli-serve-listening = abth läuft unter { $address } und speichert seine Daten in { $file }

## Beschwerden, die es nur auf der Befehlszeile gibt; die übrigen stehen in errors.ftl

cli-cannot-make = lässt sich nicht anlegen: { error-system }
cli-cannot-use = lässt sich nicht verwenden: { error-system }
cli-cannot-listen = der Server kann dort nicht laufen: { error-system }
cli-input-closed = die Standardeingabe ist geschlossen

cli-content-not-toml = kein gültiges TOML: { $detail }
cli-content-key = unbekannter Schlüssel „{ $key }“
cli-content-missing = { $key } fehlt
cli-content-number = { $key } muss eine Zahl von { $least } bis { $most } sein
cli-content-numbers = { $key } muss eine Liste von Zahlen sein
cli-content-text = { $key } muss ein Text von 1 bis { $most } Zeichen sein
cli-content-texts = { $key } muss eine Liste von Texten sein
cli-content-id = { $key } „{ $value }“ muss eine Form haben wie „winged-hussars“
cli-content-choice = { $key } muss { $known } sein
cli-content-table = { $key } muss eine Tabelle sein
cli-content-tables = { $key } muss eine Liste von Tabellen sein
cli-content-twice = die id „{ $id }“ kommt zweimal vor
cli-content-dice = die Schachtel braucht zwei Würfel, strong und risky
cli-content-actions = die vier Aktionen müssen A, B, C und D sein
cli-content-era = Eliteeinheiten und Helden haben eine Epoche (era), Grundeinheiten nicht
cli-content-copies = nur Grundeinheiten haben copies
cli-content-tile = ein Plättchen zeigt zwei verschiedene Epochen
cli-content-token = ein Marker hat genau eine der Angaben modifier, ability und moment
cli-content-modifier = ein modifier muss etwas ändern
cli-content-face = die id einer Würfelseite besteht aus Buchstaben und Ziffern
cli-content-face-twice = die id einer Würfelseite kommt zweimal vor
cli-content-sides = ein Würfel hat sechs Seiten
cli-content-needs-sabatons = die Schachtel ist unvollständig: Sie braucht fünf Sabatons
cli-content-needs-prowess = die Schachtel ist unvollständig: Jeder Sabaton braucht Tapferkeitsmedaillen
cli-content-needs-base-units = die Schachtel ist unvollständig: Die Grundeinheiten eines Sabatons müssen eine Hand füllen
cli-content-needs-elite-units = die Schachtel ist unvollständig: Jede Epoche braucht Eliteeinheiten für ihre drei Felder
cli-content-needs-tiles = die Schachtel ist unvollständig: Sie braucht mindestens drei Plättchen, zwei im Getriebe und eines zum Einschieben
cli-content-needs-tokens = die Schachtel ist unvollständig: Sie braucht genug Marker für alle Markerfelder
cli-content-needs-relics = die Schachtel ist unvollständig: Sie braucht für jeden Spieler ein Relikt

cli-plan-players = an einer Partie nehmen 2 bis 5 Spieler teil, nicht { $players }
cli-plan-limit = die Zeit für eine Entscheidung muss mehr als 0 Sekunden betragen
cli-plan-processor-time = „{ $bot }“ zählt nur die verstrichene Zeit
cli-plan-bots = schreibe die Namen mit Kommas dazwischen, etwa { $example }
cli-plan-most-bots = höchstens { $most } Bots, nicht { $count }
cli-plan-bot-twice = „{ $bot }“ ist zweimal genannt; sind es mehr --players als Bots, sitzt ein Bot ohnehin mehrmals am Tisch
cli-folder-no-plan = in diesem Ordner liegen Partien, aber kein { $plan }; nimm ein anderes --out
cli-folder-other-plan = hier wurde eine andere Arena begonnen ({ $key } { $before }, nicht { $now }); nimm ein anderes --out
cli-folder-no-match = keine Partie dieses Plans
cli-folder-in-use = dort läuft schon eine Arena; nimm ein anderes --out
cli-cluster-no-ray = Ray ist nicht installiert; so bekommst du es: { $command }
cli-cluster-unreachable = nicht erreichbar: { $detail }
cli-cluster-cannot-play = ein Rechner des Clusters kann nicht spielen: { $detail }
cli-worker-failed = ein Prozess endete vor seiner ersten Partie mit Code { $code }

cli-forfeit-slow = { $took } s für eine Entscheidung, erlaubt sind { $limit } s
cli-forfeit-stopped = nach den erlaubten { $limit } s angehalten
cli-forfeit-silent = hörte nach den erlaubten { $limit } s nicht auf
cli-forfeit-no-number = die Antwort war nicht die Nummer einer Aktion, sondern { $kind }
cli-crash-worker = der Prozess endete mit Code { $code }
cli-crash-worker-thinking = der Prozess endete mit Code { $code }, während { $bot } nachdachte
cli-crash-cluster = der Cluster hat die Partie verloren: { $error }

cli-unfair-commitment = das Geheimnis passt nicht zur festgelegten Zahl
cli-unfair-other-commitment = der Beweis gehört zu einer anderen festgelegten Zahl: { $number }
cli-unfair-seed = das Geheimnis passt nicht zum Startwert
cli-unfair-draw = die Würfel ergeben „{ $action }“
cli-unfair-script = „{ $action }“ stand im Drehbuch der Lektion
cli-unfair-no-draw = hier war der Zufall an der Reihe, und er ergibt „{ $action }“

cli-serve-data-default = dein Ordner für Benutzerdaten
cli-serve-newer-data = von einer neueren Version von abth geschrieben; bitte aktualisiere abth

## abth practice
cli-practice = Aufgaben aus echten Partien lösen und sehen, was jede Möglichkeit wert ist.
cli-practice-kind = Nur Aufgaben dieser Art: line-up, token, fight oder era.
cli-practice-level = Die Stufe, 1 bis 10; ohne Angabe die, zu der deine Antworten führen.
cli-practice-example-kind = nur Aufstellungen
cli-practice-example-level = schwere, auf Deutsch
# $letters: the letters of the choices
cli-practice-ask = Deine Wahl ({ $letters }) oder q zum Aufhören:
cli-practice-again = Bitte tippe { $letters } oder q.
