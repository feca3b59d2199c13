### Ein neuer Tisch, und der Tisch vor dem Start.

new-title = Einen Tisch eröffnen
new-lead = Wähle, wer mitspielt und wie ihr spielt. Die Voreinstellungen sind ein guter Anfang.
new-who = Wer mitspielt
table-name-of = Tisch von { $name }
new-name = Name des Tisches
new-players = Spielerzahl
new-seat = Platz { $seat }
sitter-me = { $name } (du)
sitter-friend = Jemand per Link
sitter-here = Jemand an diesem Bildschirm
sitter-bot = Bot: { $bot }
new-seat-thinking = Bedenkzeit, Platz { $seat }
new-invitation = Nur mit Einladung
new-invitation-note = Der Tisch steht in keiner Liste; nur wer den Link hat, kann beitreten.

new-how = Wie ihr spielt
new-rounds-note = Eine normale Partie hat sechs Runden, ein langes Spiel acht.
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
new-away-who = Welcher Bot einspringt
new-odds = Genaue Chancen zeigen
new-odds-note = Vor jedem Kampf sehen alle die Siegchancen beider Seiten.
new-spectators = Zuschauer erlaubt
new-spectators-note = Sie sehen nur, was offen auf dem Tisch liegt.
new-delay = Zuschauer sehen die Partie
new-delay-by =
    { $delay ->
        [0] live
        [one] { $delay } Schritt später
       *[other] { $delay } Schritte später
    }
new-start = Wer beginnt
new-start-chance = Zufällig
new-create = Tisch eröffnen

## Erweitert: Regelauslegung

new-advanced = Erweitert: Regelauslegung und Vergleichspartien
new-advanced-none = Unsere Standardauslegung
new-advanced-some =
    { $count ->
        [one] 1 Auslegung geändert
       *[other] { $count } Auslegungen geändert
    }
new-advanced-note = Wo die gedruckten Regeln etwas offenlassen oder die Ausgaben voneinander abweichen, gilt, was hier eingestellt ist. Ändern musst du nichts.
new-advanced-reset = Zurück zur Auslegung der Ausgabe
new-edition = Ausgabe
new-edition-note = Die gedruckten Ausgaben weichen in einigen Regeln voneinander ab.
edition-default = Unsere Auslegung
edition-en = Englisch
edition-de = Deutsch
edition-fr = Französisch
edition-it = Italienisch
edition-es = Spanisch
new-seed = Vergleichspartie
new-seed-note = Tische mit demselben Wort bekommen dieselben Würfe und Karten, sodass ihr Ergebnisse vergleichen könnt. Bleibt das Feld leer, entscheidet der Zufall, frisch und fair.

ruling-group-travel = Zeitreise, Aktionen und Kriegsmarker
ruling-group-links = Verbindungen
ruling-group-challenge = Herausforderungen zwischen Spielern
ruling-group-battle = Kampf und Fähigkeiten
ruling-group-rewards = Belohnungen
ruling-group-decks = Stapel

ruling-gear-queue = Wie kommt ein neues Plättchen ins Getriebe der Geschichte?
ruling-gear-queue-note = Das aktive Plättchen bestimmt, in welche Epochen du springen kannst.
ruling-gear-queue-pending-then-active = Erst Warteposition, dann Aktive Position
ruling-gear-queue-direct-to-active = Sofort aktiv; das wartende Plättchen bleibt
ruling-gear-step = Wie weit dreht ein Plättchen das Getrieberad?
ruling-gear-step-note = Die beiden Aktionen an den Pfeilen sind aktiv.
ruling-gear-step-1 = Einen Sektor
ruling-gear-step-2 = Zwei Sektoren
ruling-gear-step-3 = Drei Sektoren
ruling-gear-sectors = In welcher Reihenfolge stehen die vier Aktionen auf dem Rad?
ruling-gear-sectors-note = A: 2 Karten ziehen, B: Zurückholen, C: Entlassen, D: Neu formieren.
ruling-gear-arrows = Welche zwei Sektoren sind aktiv?
ruling-gear-arrows-note = Zwei Pfeile zeigen auf das Rad.
ruling-gear-arrows-0-1 = Zwei benachbarte
ruling-gear-arrows-0-2 = Zwei gegenüberliegende
ruling-gear-start = Wo steht das Rad zu Beginn?
ruling-gear-start-note = Bevor die zwei Plättchen des Aufbaus es drehen.
ruling-gear-start-random = Zufällig
ruling-gear-start-0 = Stellung 1
ruling-gear-start-1 = Stellung 2
ruling-gear-start-2 = Stellung 3
ruling-gear-start-3 = Stellung 4
ruling-gear-token-pointer = Was zeigt auf den Kriegsmarker, den du nehmen darfst?
ruling-gear-token-pointer-note = In jedem Zug liegt einer der drei Marker am Getriebe bereit.
ruling-gear-token-pointer-tile = Das aktive Plättchen
ruling-gear-token-pointer-wheel = Die Stellung des Rades
ruling-tokens-at-limit = Was, wenn du schon drei Kriegsmarker hast?
ruling-tokens-at-limit-note = Mehr als drei sind nicht erlaubt.
ruling-tokens-at-limit-swap-or-decline = Du darfst einen gegen den neuen tauschen
ruling-tokens-at-limit-decline-only = Du kannst keinen nehmen
ruling-actions-deadline = Bis wann sind die beiden Aktiven Aktionen nutzbar?
ruling-actions-deadline-note = Jede davon einmal je Zug.
ruling-actions-deadline-deployment = Bis du Einheiten einsetzt
ruling-actions-deadline-jump = Bis zum Zeitsprung
ruling-tokens-tighten-up = Welche Aktion bringt „Nachrücken!“?
ruling-tokens-tighten-up-note = Dieser Kriegsmarker wird gespielt und keiner Einheit zugewiesen.
ruling-tokens-tighten-up-A = 2 Karten ziehen
ruling-tokens-tighten-up-B = Zurückholen
ruling-tokens-tighten-up-C = Entlassen
ruling-tokens-tighten-up-D = Neu formieren
ruling-deck-reshuffle-on-action = Wird dein Abwurfstapel neu gemischt, wenn dein Deck für eine Aktion nicht reicht?
ruling-deck-reshuffle-on-action-note = Am Ende eines Zuges immer.
ruling-deck-reshuffle-on-action-false = Nein, du ziehst, was da ist
ruling-deck-reshuffle-on-action-true = Ja, und du ziehst weiter
ruling-deck-era-reshuffle = Wann wird ein leerer Epochenstapel wieder aufgefüllt?
ruling-deck-era-reshuffle-note = Aus seinem Abwurfstapel.
ruling-deck-era-reshuffle-on-draw = Wenn eine Karte gebraucht wird
ruling-deck-era-reshuffle-on-empty = Am Ende des Zuges, in dem er leer wurde
ruling-links-topology = Sind die letzte und die erste Epoche Nachbarn?
ruling-links-topology-note = Gegen verbundene Einheiten des Spielbretts kannst du zugleich antreten.
ruling-links-topology-row = Nein, das Spielbrett ist eine Reihe
ruling-links-topology-ring = Ja, das Spielbrett ist ein Ring
ruling-links-chain-scope = Gegen welche verbundenen Einheiten des Spielbretts kannst du zugleich antreten?
ruling-links-chain-scope-note = Von der gewählten Einheit aus gezählt.
ruling-links-chain-scope-direct = Nur die direkten Nachbarn
ruling-links-chain-scope-run = Die ganze ununterbrochene Kette
ruling-links-absorb = Welchen Schaden fängt eine Verbindung auf?
ruling-links-absorb-note = Ein Verbindungsmarker fängt einen Schaden auf und wird dann entfernt.
ruling-links-absorb-all = Jeden Schaden
ruling-links-absorb-line-only = Nur Schaden einer Kampflinie
ruling-challenge-defender-reinforcements = Woher kommen die Verstärkungen eines herausgeforderten Spielers?
ruling-challenge-defender-reinforcements-note = Die des Angreifers kommen immer von dessen Deck.
ruling-challenge-defender-reinforcements-own-deck = Vom Deck des Verteidigers
ruling-challenge-defender-reinforcements-era-deck = Vom Epochenstapel der Einheit
ruling-challenge-defender-min = Wie viele Einheiten muss ein herausgeforderter Spieler einsetzen?
ruling-challenge-defender-min-note = Wer keine Handkarten hat, setzt keine ein.
ruling-challenge-defender-min-1 = Mindestens eine
ruling-challenge-defender-min-0 = Auf Wunsch auch keine
ruling-challenge-defender-tokens = Wann weist ein herausgeforderter Spieler Kriegsmarker zu?
ruling-challenge-defender-tokens-note = Wer später zuweist, weiß mehr.
ruling-challenge-defender-tokens-at-deployment = Beim Einsetzen
ruling-challenge-defender-tokens-after-assault = Im Schritt Kriegsmarker, vor dem Angreifer
ruling-abilities-hd-chain = Kann ein Heldentod einen weiteren auslösen?
ruling-abilities-hd-chain-note = Eine Einheit, die durch Heldentod besiegt wird, kann die Fähigkeit selbst haben.
ruling-abilities-hd-chain-true = Ja
ruling-abilities-hd-chain-false = Nein
ruling-abilities-accuracy = Was bewirkt Zielgenauigkeit?
ruling-abilities-accuracy-note = Sie schützt dich vor dem Heldentod der Einheiten, die du besiegst.
ruling-abilities-accuracy-first-damage = Kein Heldentod beim ersten Schaden je Kampflinie
ruling-abilities-accuracy-cancel-points = Der erste Schaden durch Heldentod entfällt
ruling-abilities-accuracy-on-hd = Gilt Zielgenauigkeit auch für Schaden durch Heldentod?
ruling-abilities-accuracy-on-hd-note = Nur bei der ersten Variante der Zielgenauigkeit.
ruling-abilities-accuracy-on-hd-false = Nein
ruling-abilities-accuracy-on-hd-true = Ja
ruling-abilities-diversion-on-hd = Zieht Umlenkung auch Schaden durch Heldentod auf sich?
ruling-abilities-diversion-on-hd-note = Eine Einheit mit Umlenkung zieht den ersten Schaden einer Kampflinie auf sich.
ruling-abilities-diversion-on-hd-false = Nein
ruling-abilities-diversion-on-hd-true = Ja
ruling-icons-count = Wie zählen Verstärkungs- und Überfallsymbole?
ruling-icons-count-note = Manche Einheiten tragen ein Symbol doppelt.
ruling-icons-count-per-icon = Jedes Symbol zählt
ruling-icons-count-per-unit = Jede Einheit zählt einmal
ruling-battle-early-end = Endet ein Kampf, sobald eine Seite keine Einheiten mehr hat?
ruling-battle-early-end-note = Sonst werden alle drei Kampflinien gespielt.
ruling-battle-early-end-true = Ja, sofort
ruling-battle-early-end-false = Nein, alle Kampflinien werden gespielt
ruling-rewards-recruit = Welche besiegten Einheiten rekrutiert der Angreifer?
ruling-rewards-recruit-note = Nach einem Kampf gegen das Spielbrett, ob Sieg oder Niederlage.
ruling-rewards-recruit-all = Alle
ruling-rewards-recruit-choose = Nur die, die der Angreifer auswählt
ruling-relics-reveal = Wer sieht die gezogenen Relikte?
ruling-relics-reveal-note = Der Sieger behält eines davon.
ruling-relics-reveal-public = Alle
ruling-relics-reveal-private = Nur der Angreifer
ruling-honor-supply = Wie viele Waffenehremarker gibt es?
ruling-honor-supply-note = Jeder ist 1 Punkt wert.
ruling-honor-supply-8 = Acht, wie in der Schachtel
ruling-honor-supply-unlimited = So viele, wie verdient werden

## Der Tisch vor dem Start

table-missing = Diesen Tisch gibt es nicht
table-closed = Der Gastgeber hat diesen Tisch geschlossen.
table-closed-log = Partie speichern
table-closed-proof = Beweis der Würfel speichern
table-away = Für { $names } spielt gerade ein Bot.
table-come-back = Platz wieder einnehmen
lobby-lead =
    { $taken ->
        [one] 1 von { $seats } Plätzen ist besetzt.
       *[other] { $taken } von { $seats } Plätzen sind besetzt.
    }
lobby-seats = Plätze
lobby-seat-open = Wartet auf Mitspieler
# $name: a player of the last match
lobby-seat-kept = Freigehalten für { $name }
lobby-seat-kept-yours = Für dich freigehalten
lobby-keep-no-longer = Für andere öffnen
lobby-keep-no-longer-name = Den Platz von { $name } für andere öffnen
lobby-decline = Nein, danke
lobby-seat-bot = Bot
lobby-seat-you = Du
lobby-seat-here = An diesem Bildschirm
lobby-seat-person = Anwesend
lobby-seat-absent = Gerade abwesend
lobby-sit = Platz nehmen
lobby-add-here = Spieler an diesem Bildschirm hinzufügen
lobby-add = Hinzufügen
lobby-add-bot = { $bot } hinzufügen
lobby-bot-level = Stärke der Bots
lobby-fill = Mit Bots auffüllen
lobby-remove = Entfernen
lobby-remove-name = { $name } entfernen
lobby-stand-up = Aufstehen
lobby-invite = Freunde einladen
lobby-invite-only = Nur wer diesen Link hat, kann beitreten.
lobby-invite-open = Schicke diesen Link herum. Der Tisch steht auch auf der Startseite.
lobby-start = Partie starten
lobby-ready = Alle sind da.
lobby-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-close = Tisch schließen
lobby-waiting-people = Warten auf Mitspieler
lobby-waiting-host = Warten, bis der Gastgeber startet
lobby-waiting-hint = Diese Seite aktualisiert sich von selbst.
lobby-agreed = Einstellungen der Partie
lobby-fair = Die Würfel dieser Partie sind schon versiegelt:
lobby-fair-more = was das heißt
lobby-seal = SHA-256 des Würfelgeheimnisses
lobby-hot-seat = { $names } teilen sich diesen Bildschirm und spielen abwechselnd.

## Freunde: wer da ist, und wer über einen Link kommt

lobby-last-seen = Abwesend, zuletzt da: { $ago }
invited-title = Du bist eingeladen!
invited-text = Wie sollen dich die anderen am Tisch „{ $table }“ nennen?
invited-sit = Platz nehmen
invited-watch = Nur zuschauen
new-call = Wer einen Bot für Abwesende rufen darf
new-call-all = Alle Anwesenden gemeinsam
new-call-host = Nur der Gastgeber
