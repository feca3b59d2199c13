### Chancenrechner, Personen, Rangliste, Regeln, Einstellungen, Über.

## Chancenrechner

calc-lead = Leg zwei Kampfaufstellungen aus und sieh genau, wie der Kampf ausgehen wird.
calc-attackers = Angreifer
calc-defenders = Verteidiger
calc-clear = Feld räumen
calc-empty = Wähl unten Einheiten; die erste steht an der Frontlinie.
calc-waiting = Die Chancen erscheinen, sobald beide Seiten eine Einheit haben.
calc-token = Kriegsmarker für { $name }
calc-no-token = Kein Marker
calc-falls = fällt { $chance }
calc-wins-attacker = Angreifer gewinnt
calc-wins-defender = Verteidiger gewinnt
calc-wins-annihilated = Niemand ist übrig
calc-exact = Genau, über alle Würfe; Wurfwiederholungen werden bestmöglich gespielt.
calc-sampled = Ermittelt, indem der Kampf viele Male gespielt wurde.
calc-side = Eine Karte geht an
calc-cards = Karten
calc-era-0 = Grund
calc-era-1 = Epoche I
calc-era-2 = Epoche II
calc-era-3 = Epoche III
calc-era-4 = Epoche IV
calc-defender-is = Es verteidigt
calc-board = das Spielbrett
calc-player = eine Person

## Personen und Rangliste

player-title = Person
player-bot = Ein Bot
player-results = Partien
player-no-results = Noch keine beendete Partie.
player-rivals = Gegen andere
player-no-rivals = Noch niemanden zweimal getroffen.
player-rival =
    { $matches ->
        [one] 1 Partie, { $ahead } davor, { $behind } dahinter
       *[other] { $matches } Partien, { $ahead } davor, { $behind } dahinter
    }
leaders-lead = Die Wertung wächst mit jeder beendeten Partie; Bots spielen in derselben Liste.
leaders-empty = Noch hat niemand eine Partie beendet. Der erste Platz wartet auf dich.
leaders-place = Platz
leaders-name = Name
leaders-rating = Wertung
leaders-matches = Partien
leaders-wins = Gewonnen

## Regeln

rules-lead = Jede Regel hat eine Nummer. Wenn das Spiel etwas ablehnt, nennt es die Regel.
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-none = Keine Regel enthält alle diese Wörter.
rules-groups = Kapitel
rules-group-term = Begriffe
rules-group-setup = Spielaufbau
rules-group-round = Spielablauf
rules-group-travel = Phase 1: Zeitreise
rules-group-conq = Phase 2: gegen das Spielbrett
rules-group-eng = Gefechtsbedingungen
rules-group-reinf = Verstärkungen
rules-group-link = Verbindungen
rules-group-assault = Überfall
rules-group-token = Kriegsmarker
rules-group-dice = Würfel
rules-group-battle = Kampflinien
rules-group-dmg = Schaden und Niederlage
rules-group-abil = Spezialfähigkeiten
rules-group-vict = Sieg im Kampf
rules-group-reward = Belohnungen
rules-group-challenge = Herausforderungen
rules-group-restore = Phase 3: Erholung
rules-group-hero = Helden
rules-group-relic = Relikte
rules-group-deck = Wenn ein Stapel leer ist
rules-group-score = Wertung
rules-group-r = Festlegungen, wo der Text eine Lücke lässt
rules-group-d = Was wann entschieden wird

## Einstellungen

settings-lead = In diesem Browser gespeichert.
settings-look = Bild und Ton
settings-theme = Design
theme-auto = Wie das System
theme-dark = Dunkel
theme-light = Hell
settings-language = Sprache
settings-speed = Tempo der Kämpfe
settings-speed-hint = Du kannst bei jedem Kampf zum Ende springen.
speed = { $speed }×
settings-motion = Bewegung
settings-motion-hint = Ruhig erzählt dieselbe Geschichte in Worten, ohne Flüge und Drehungen.
motion-full = Voll
motion-reduced = Ruhig
settings-sound = Ton
settings-sound-hint = Holz, Messing und Papier. Keine Schreie, keine Schüsse.
settings-notices = Hinweise
settings-notices-hint = Der Browser sagt dir, dass du dran bist, während du woanders bist.
settings-notices-allow = Hinweise erlauben
settings-notices-on = Hinweise sind erlaubt
settings-notices-blocked = Der Browser erlaubt für diese Seite keine Hinweise.
settings-you = Du
settings-kept = Gespeichert.
settings-recovered = Willkommen zurück, { $name }.
programs-title = Programme und Nachrichten
programs-later = Ab deiner ersten Partie kann ein Programm in deinem Namen spielen, und Nachrichten können an eine Adresse deiner Wahl gehen.
tokens-title = Schlüssel für Bots
tokens-hint = Mit einem Schlüssel spielt ein Programm in deinem Namen; halte ihn also geheim. Zieh ihn zurück, wenn du ihn nicht mehr brauchst.
tokens-docs = Was Programme können
tokens-none = Du hast keinen Schlüssel erstellt.
tokens-made-on = Erstellt am { $date }
tokens-label = Wofür ist er?
tokens-make = Schlüssel erstellen
tokens-once = Das Geheimnis von { $label }. Es wird nur dieses eine Mal gezeigt.
tokens-secret = Geheimnis von { $label }
tokens-revoke = Zurückziehen
tokens-revoke-this = { $label } zurückziehen
tokens-gone = { $label } öffnet nichts mehr.
webhook-title = Nachrichten per Webhook
webhook-hint = Immer wenn du entscheiden musst, schickt der Server eine Nachricht an diese Adresse.
webhook-label = Adresse
webhook-set = Adresse setzen
webhook-remove = Entfernen
webhook-key = Schlüssel des Webhooks
webhook-once = Mit diesem Schlüssel ist jede Nachricht unterschrieben. Er wird nur dieses eine Mal gezeigt.
webhook-gone = Es werden keine Nachrichten mehr geschickt.
recover-title = Ich habe schon woanders gespielt
recover-hint = Dein Merksatz bringt deinen Namen und deine Partien in diesen Browser.
recover-label = Merksatz
recover-go = Als ich selbst weiter

## Über

about-lead = Ein Brettspiel über Schlachten, die nie stattfanden, als Software für alle.
about-fan-title = Inoffizielles Fanprojekt
about-fan = Dies ist ein inoffizielles Fanprojekt. Weder der Verlag oder die Autoren des Brettspiels noch die Band, die es angeregt hat, haben es gemacht, gebilligt oder bezahlt.
about-fan-ours = Regeln, Figuren und Namen sind übernommen; jeder Satz, jedes Bild und jeder Ton hier ist von uns. Wenn dir das Spiel gefällt, kauf die Schachtel: Am Tisch, in guter Gesellschaft, ist es noch besser.
about-fair-title = Faire Würfel
about-fair = Vor einer Partie versiegelt der Server ein Geheimnis und zeigt das Siegel, und alle, die mitspielen, geben eigenen Zufall dazu. Aus beidem folgen alle Würfe und Karten. Nach der Partie wird das Geheimnis geöffnet, und jeder Wurf lässt sich nachprüfen.
about-you-title = Was über dich gespeichert wird
about-you = Ein Name deiner Wahl, deine Partien und sonst nichts. Keine Adresse, kein Passwort, keine Verfolgung; nichts wird von anderswo geladen.
about-credits-title = Dank
about-icons = Symbole von Lorc, Delapouite und anderen, { $site }, unter { $licence }; wir haben sie gefärbt, zugeschnitten und kombiniert.
about-fonts = Schriften unter der SIL Open Font License 1.1:
about-art = Kartenbilder, Schilde, Schraffuren, das Rad und die Seekarte sind für dieses Spiel gezeichnet.
about-code-title = Software
about-code = Regelwerk, Bots und diese Oberfläche sind freie Software unter der MIT-Lizenz.
about-api = Schreib deinen eigenen Bot: die Schnittstelle für Programme
