### Ein neuer Tisch, und der Tisch vor dem Start.

new-title = Einen Tisch eröffnen
new-lead = Wähl, wer mitspielt und wie. Alles ist schon sinnvoll eingestellt.
new-who = Wer spielt
table-name-of = Tisch von { $name }
new-name = Name des Tisches
new-players = Zahl der Plätze
new-seat = Platz { $seat }
sitter-me = { $name } (du)
sitter-friend = Jemand mit dem Link
sitter-here = Jemand an diesem Bildschirm
sitter-bot = Bot: { $bot }
new-invitation = Nur mit Einladung
new-invitation-note = Der Tisch steht in keiner Liste; nur wer den Link hat, kann kommen.

new-how = Wie ihr spielt
new-rounds-note = Sechs Runden sind üblich, acht sind ein langes Spiel.
new-clock = Zeit je Zug
new-clock-none = Unbegrenzt
new-clock-live-60 = Eine Minute
new-clock-live-180 = Drei Minuten
new-clock-live-600 = Zehn Minuten
new-clock-days-1 = Ein Tag
new-clock-days-3 = Drei Tage
new-clock-days-7 = Eine Woche
new-away = Wenn jemand geht oder die Zeit abläuft
new-away-bot = Ein Bot springt ein
new-away-wait = Die anderen warten
new-away-who = Wer einspringt
new-odds = Genaue Chancen zeigen
new-odds-note = Vor einem Kampf sehen alle die Chancen der Kampfaufstellungen.
new-spectators = Andere dürfen zuschauen
new-spectators-note = Sie sehen nur, was offen auf dem Tisch liegt.
new-delay = Zuschauende sehen die Partie
new-delay-by =
    { $delay ->
        [0] sofort
        [one] { $delay } Schritt später
       *[other] { $delay } Schritte später
    }
new-start = Wer beginnt
new-start-chance = Der Zufall entscheidet
new-create = Tisch eröffnen

## Erweitert: Festlegungen

new-advanced = Erweitert: Festlegungen und Vergleichspartien
new-advanced-none = Nach unseren Festlegungen
new-advanced-some =
    { $count ->
        [one] 1 Festlegung geändert
       *[other] { $count } Festlegungen geändert
    }
new-advanced-note = Wo die gedruckten Regeln etwas offenlassen oder die Ausgaben sich unterscheiden, entscheidet dies. Niemand muss hier etwas ändern.
new-advanced-reset = Zurück zu den Festlegungen der Ausgabe
new-edition = Ausgabe
new-edition-note = Die gedruckten Ausgaben unterscheiden sich in einigen Punkten des Spiels.
edition-default = Unsere Festlegungen
edition-en = Englisch
edition-de = Deutsch
edition-fr = Französisch
edition-it = Italienisch
edition-es = Spanisch
new-seed = Vergleichspartie
new-seed-note = Tische mit demselben Wort bekommen dieselben Würfe und Karten, sodass sich Ergebnisse vergleichen lassen. Bleibt das Feld leer, entscheidet frischer, fairer Zufall.

ruling-group-travel = Zeitreise, Aktionen und Kriegsmarker
ruling-group-links = Verbindungen
ruling-group-challenge = Herausforderungen zwischen Spielern
ruling-group-battle = Kampf und Fähigkeiten
ruling-group-rewards = Belohnungen
ruling-group-decks = Stapel

ruling-gear-queue = Wie kommt ein neues Plättchen in das Getriebe der Geschichte?
ruling-gear-queue-note = Das aktive Plättchen bestimmt, in welche Epochen du springen kannst.
ruling-gear-queue-pending-then-active = Erst Warteposition, dann Aktive Position
ruling-gear-queue-direct-to-active = Sofort in die Aktive Position, das wartende bleibt
ruling-gear-step = Wie weit dreht jedes Plättchen das Getrieberad?
ruling-gear-step-note = Die beiden Aktionen an den Pfeilen sind aktiv.
ruling-gear-step-1 = Einen Sektor
ruling-gear-step-2 = Zwei Sektoren
ruling-gear-step-3 = Drei Sektoren
ruling-gear-sectors = In welcher Reihenfolge stehen die vier Aktionen auf dem Rad?
ruling-gear-sectors-note = A 2 ziehen, B Zurückholen, C Entlassen, D Neu formieren.
ruling-gear-arrows = Welche zwei Sektoren sind aktiv?
ruling-gear-arrows-note = Zwei Pfeile zeigen auf das Rad.
ruling-gear-arrows-0-1 = Zwei benachbarte
ruling-gear-arrows-0-2 = Zwei gegenüberliegende
ruling-gear-start = Wo steht das Rad zu Beginn?
ruling-gear-start-note = Bevor die zwei Plättchen des Aufbaus es gedreht haben.
ruling-gear-start-random = Der Zufall entscheidet
ruling-gear-start-0 = Stellung 1
ruling-gear-start-1 = Stellung 2
ruling-gear-start-2 = Stellung 3
ruling-gear-start-3 = Stellung 4
ruling-gear-token-pointer = Was zeigt auf den Kriegsmarker, den du nehmen darfst?
ruling-gear-token-pointer-note = Einer der drei Marker am Getriebe steht in jedem Zug zur Wahl.
ruling-gear-token-pointer-tile = Das aktive Plättchen
ruling-gear-token-pointer-wheel = Die Stellung des Rades
ruling-tokens-at-limit = Was, wenn du schon drei Kriegsmarker hast?
ruling-tokens-at-limit-note = Niemand besitzt mehr als drei.
ruling-tokens-at-limit-swap-or-decline = Du darfst einen gegen den neuen tauschen
ruling-tokens-at-limit-decline-only = Du kannst keinen nehmen
ruling-actions-deadline = Wie lange sind die beiden Aktiven Aktionen nutzbar?
ruling-actions-deadline-note = Jede einmal je Zug.
ruling-actions-deadline-deployment = Bis zum eigenen Einsetzen
ruling-actions-deadline-jump = Bis zum Zeitsprung
ruling-tokens-tighten-up = Welche Aktion gibt „Nachrücken!“?
ruling-tokens-tighten-up-note = Es ist ein Kriegsmarker eigener Art.
ruling-tokens-tighten-up-A = 2 ziehen
ruling-tokens-tighten-up-B = Zurückholen
ruling-tokens-tighten-up-C = Entlassen
ruling-tokens-tighten-up-D = Neu formieren
ruling-deck-reshuffle-on-action = Wird der Abwurfstapel gemischt, wenn eine Aktion zu wenige Karten findet?
ruling-deck-reshuffle-on-action-note = Am Ende eines Zuges immer.
ruling-deck-reshuffle-on-action-false = Nein, du ziehst, was da ist
ruling-deck-reshuffle-on-action-true = Ja, und du ziehst weiter
ruling-deck-era-reshuffle = Wann wird ein leerer Epochenstapel erneuert?
ruling-deck-era-reshuffle-note = Aus seinem Abwurfstapel.
ruling-deck-era-reshuffle-on-draw = Wenn eine Karte gebraucht wird
ruling-deck-era-reshuffle-on-empty = Am Ende des Zuges, in dem er leer wurde
ruling-links-topology = Sind die letzte und die erste Epoche Nachbarn?
ruling-links-topology-note = Verbundene Einheiten des Spielbretts verteidigen gemeinsam.
ruling-links-topology-row = Nein, das Spielbrett ist eine Reihe
ruling-links-topology-ring = Ja, das Spielbrett ist ein Ring
ruling-links-chain-scope = Welche verbundenen Einheiten helfen auf dem Spielbrett?
ruling-links-chain-scope-note = Von der gewählten Einheit aus gezählt.
ruling-links-chain-scope-direct = Nur die direkten Nachbarn
ruling-links-chain-scope-run = Die ganze ununterbrochene Kette
ruling-links-absorb = Welchen Schaden fängt eine Verbindung auf?
ruling-links-absorb-note = Ein Verbindungsmarker fängt einen Punkt auf und zerbricht.
ruling-links-absorb-all = Jeden Schaden
ruling-links-absorb-line-only = Nur Schaden einer Kampflinie
ruling-challenge-defender-reinforcements = Woher kommen die Verstärkungen, wenn du herausgefordert wirst?
ruling-challenge-defender-reinforcements-note = Die des Angreifers kommen immer vom eigenen Deck.
ruling-challenge-defender-reinforcements-own-deck = Vom eigenen Deck
ruling-challenge-defender-reinforcements-era-deck = Vom Epochenstapel der Einheit
ruling-challenge-defender-min = Wie viele Einheiten muss einsetzen, wer herausgefordert wird?
ruling-challenge-defender-min-note = Soweit die Hand es erlaubt.
ruling-challenge-defender-min-1 = Mindestens eine
ruling-challenge-defender-min-0 = Auf Wunsch auch keine
ruling-challenge-defender-tokens = Wann weist Kriegsmarker zu, wer herausgefordert wird?
ruling-challenge-defender-tokens-note = Später weiß man mehr.
ruling-challenge-defender-tokens-at-deployment = Beim Einsetzen
ruling-challenge-defender-tokens-after-assault = Im Schritt Kriegsmarker, vor dem Angreifer
ruling-abilities-hd-chain = Kann ein Heldentod einen weiteren auslösen?
ruling-abilities-hd-chain-note = Eine Einheit, die durch Heldentod fällt, kann die Fähigkeit selbst haben.
ruling-abilities-hd-chain-true = Ja
ruling-abilities-hd-chain-false = Nein
ruling-abilities-accuracy = Wovor schützt Zielgenauigkeit?
ruling-abilities-accuracy-note = Gegen den Heldentod der Einheiten, die du triffst.
ruling-abilities-accuracy-first-damage = Der erste Schaden einer Kampflinie löst keinen Heldentod aus
ruling-abilities-accuracy-cancel-points = Die ersten Schadenspunkte durch Heldentod entfallen
ruling-abilities-accuracy-on-hd = Deckt Zielgenauigkeit auch Schaden durch Heldentod?
ruling-abilities-accuracy-on-hd-note = Nur bei der ersten Art der Zielgenauigkeit.
ruling-abilities-accuracy-on-hd-false = Nein
ruling-abilities-accuracy-on-hd-true = Ja
ruling-abilities-diversion-on-hd = Zieht Umlenkung auch Schaden durch Heldentod auf sich?
ruling-abilities-diversion-on-hd-note = Umlenkung lenkt Schaden von der Front weg.
ruling-abilities-diversion-on-hd-false = Nein
ruling-abilities-diversion-on-hd-true = Ja
ruling-battle-early-end = Endet ein Kampf, sobald eine Seite keine Einheiten mehr hat?
ruling-battle-early-end-note = Sonst werden alle drei Kampflinien gespielt.
ruling-battle-early-end-true = Ja, sofort
ruling-battle-early-end-false = Nein, alle Kampflinien werden gespielt
ruling-rewards-recruit = Welche besiegten Einheiten werden nach einem Sieg rekrutiert?
ruling-rewards-recruit-note = Nach einem Kampf gegen das Spielbrett.
ruling-rewards-recruit-all = Alle
ruling-rewards-recruit-choose = Die selbst gewählten
ruling-relics-reveal = Wer sieht die angesehenen Relikte?
ruling-relics-reveal-note = Nach einem Sieg wird eines davon behalten.
ruling-relics-reveal-public = Alle
ruling-relics-reveal-private = Nur der Angreifer
ruling-honor-supply = Wie viele Waffenehremarker gibt es?
ruling-honor-supply-note = Jeder ist einen Punkt wert.
ruling-honor-supply-8 = Acht, wie gedruckt
ruling-honor-supply-unlimited = So viele, wie verdient werden

## Der Tisch vor dem Start

table-missing = Diesen Tisch gibt es nicht
table-closed = Dieser Tisch wurde geschlossen.
table-away = Ein Bot spielt für { $names }.
table-come-back = Platz wieder einnehmen
lobby-lead = { $taken } von { $seats } Plätzen sind besetzt.
lobby-seats = Plätze
lobby-seat-open = Wartet auf jemanden
lobby-seat-bot = Bot
lobby-seat-you = Du
lobby-seat-here = An diesem Bildschirm
lobby-seat-person = Da
lobby-seat-absent = Gerade nicht da
lobby-sit = Hinsetzen
lobby-add-here = Jemanden an diesem Bildschirm dazusetzen
lobby-add = Setzen
lobby-add-bot = { $bot } dazusetzen
lobby-bot-level = Stärke der Bots
lobby-fill = Mit Bots auffüllen
lobby-remove = Entfernen
lobby-remove-name = { $name } entfernen
lobby-stand-up = Aufstehen
lobby-invite = Leute einladen
lobby-invite-only = Nur wer diesen Link hat, kann kommen.
lobby-invite-open = Schick diesen Link herum. Der Tisch steht auch auf der Startseite.
lobby-start = Partie starten
lobby-ready = Alle sind da.
lobby-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-close = Tisch schließen
lobby-waiting-people = Warten auf Mitspielende
lobby-waiting-host = Warten auf den Start
lobby-waiting-hint = Diese Seite geht von selbst weiter.
lobby-agreed = Was vereinbart ist
lobby-fair = Die Würfel dieser Partie sind schon versiegelt:
lobby-fair-more = was das heißt
lobby-seal = SHA-256 des Geheimnisses der Würfel
lobby-hot-seat = { $names } teilen sich diesen Bildschirm und wechseln sich ab.
