### Chancenrechner, Personen, Rangliste, Regeln, Einstellungen, Über.

## Chancenrechner

calc-lead = Stelle zwei Seiten auf und sieh dir die genauen Siegchancen an.
calc-attackers = Angreifer
calc-defenders = Verteidiger
calc-clear = Alles leeren
calc-empty = Wähle unten Einheiten; die erste steht an der Frontlinie.
calc-waiting = Die Chancen erscheinen, sobald beide Seiten eine Einheit haben.
calc-token = Kriegsmarker für { $name }
calc-no-token = Kein Marker
calc-falls = besiegt: { $chance }
calc-wins-attacker = Angreifer gewinnt
calc-wins-defender = Verteidiger gewinnt
calc-wins-annihilated = Niemand überlebt
calc-exact = Genau, über alle Würfe, mit bestmöglichen Wurfwiederholungen.
calc-sampled = Geschätzt, indem der Kampf viele Male gespielt wurde.
calc-side = Karten kommen zu
calc-cards = Karten
calc-era-0 = Grundeinheiten
calc-era-1 = Epoche I
calc-era-2 = Epoche II
calc-era-3 = Epoche III
calc-era-4 = Epoche IV
calc-defender-is = Es verteidigt
calc-board = das Spielbrett
calc-player = ein Spieler

## Personen und Rangliste

player-title = Spieler
player-bot = Ein Bot
player-results = Partien
player-no-results = Noch keine beendete Partie.
player-rivals = Gegen andere
player-no-rivals = Noch gegen niemanden mehr als einmal gespielt.
player-rival =
    { $matches ->
        [one] 1 Partie, { $ahead }-mal besser, { $behind }-mal schlechter
       *[other] { $matches } Partien, { $ahead }-mal besser, { $behind }-mal schlechter
    }
leaders-lead = Die Wertungszahl ändert sich mit jeder beendeten Partie. Bots stehen in derselben Liste.
leaders-empty = Noch hat niemand eine Partie beendet. Der erste Platz wartet auf dich.
leaders-place = Platz
leaders-name = Spieler
leaders-rating = Wertungszahl
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
rules-group-dmg = Schaden und besiegte Einheiten
rules-group-abil = Spezialfähigkeiten
rules-group-vict = Sieg im Kampf
rules-group-reward = Belohnungen
rules-group-challenge = Herausforderungen
rules-group-restore = Phase 3: Erholung
rules-group-hero = Helden
rules-group-relic = Relikte
rules-group-deck = Wenn ein Stapel leer ist
rules-group-score = Wertung
rules-group-r = Regelauslegungen, wo das Regelheft schweigt
rules-group-d = Wer was wann entscheidet

## Einstellungen

settings-lead = In diesem Browser gespeichert.
settings-look = Bild und Ton
settings-theme = Design
theme-auto = Wie im System
theme-dark = Dunkel
theme-light = Hell
settings-language = Sprache
settings-speed = Tempo der Kämpfe
settings-speed-hint = Du kannst bei jedem Kampf zum Ende springen.
speed = { $speed }×
settings-motion = Bewegung
settings-motion-hint = „Ruhig“ erzählt alles in Worten, ohne fliegende Karten und Drehungen.
motion-full = Voll
motion-reduced = Ruhig
settings-sound = Ton
settings-sound-hint = Holz, Messing und Papier. Keine Schreie, keine Schüsse.
settings-notices = Benachrichtigungen
settings-notices-hint = Der Browser meldet dir, wenn du dran bist, auch wenn dieser Tab im Hintergrund ist.
settings-notices-allow = Benachrichtigungen erlauben
settings-notices-on = Benachrichtigungen sind erlaubt
settings-notices-blocked = Der Browser erlaubt für diese Seite keine Benachrichtigungen.
settings-you = Du
settings-kept = Gespeichert.
settings-recovered = Willkommen zurück, { $name }.
programs-title = Programme und Benachrichtigungen
programs-later = Nach deiner ersten Partie kann ein Programm in deinem Namen spielen, und Benachrichtigungen können an eine Adresse deiner Wahl gehen.
tokens-title = Schlüssel für Bots
tokens-hint = Mit einem Schlüssel kann ein Programm in deinem Namen spielen; halte ihn also geheim. Widerrufe ihn, wenn du ihn nicht mehr brauchst.
tokens-docs = Was Programme können
tokens-none = Du hast noch keinen Schlüssel erstellt.
tokens-made-on = Erstellt am { $date }
tokens-label = Wofür ist er?
tokens-make = Schlüssel erstellen
tokens-once = Der geheime Schlüssel von { $label }. Er wird nur dieses eine Mal gezeigt.
tokens-secret = Geheimer Schlüssel von { $label }
tokens-revoke = Widerrufen
tokens-revoke-this = { $label } widerrufen
tokens-gone = { $label } wurde widerrufen.
webhook-title = Benachrichtigungen per Webhook
webhook-hint = Immer wenn du etwas zu entscheiden hast, schickt der Server eine Benachrichtigung an diese Adresse.
webhook-label = Adresse
webhook-set = Adresse setzen
webhook-remove = Entfernen
webhook-key = Schlüssel des Webhooks
webhook-once = Mit diesem Schlüssel wird jede Benachrichtigung signiert. Er wird nur dieses eine Mal gezeigt.
webhook-gone = Es werden keine Benachrichtigungen mehr geschickt.
recover-title = Ich habe in einem anderen Browser gespielt
recover-hint = Dein Merksatz bringt deinen Namen und deine Partien in diesen Browser.
recover-label = Merksatz
recover-go = Unter meinem Namen weiterspielen

## Über

about-lead = Ein Brettspiel über Schlachten, die nie stattfanden: als Software für alle.
about-fan-title = Inoffizielles Fanprojekt
about-fan = Dies ist ein inoffizielles Fanprojekt. Weder der Verlag oder die Autoren des Brettspiels noch die Band, die es angeregt hat, haben es gemacht, gebilligt oder bezahlt.
about-fan-ours = Die Regeln stammen aus dem Brettspiel, ebenso die Namen und Zahlen, die sein Regelheft zeigt. Die übrigen Karten und jeder Satz, jedes Bild und jeder Ton hier sind von uns. Wenn dir das Spiel gefällt, kauf die Schachtel: Am Tisch, in guter Gesellschaft, ist es noch besser.
about-fair-title = Faire Würfel
about-fair = Vor einer Partie versiegelt der Server ein Geheimnis und zeigt das Siegel, und alle, die mitspielen, steuern eigenen Zufall bei. Aus beidem folgen alle Würfe und Karten. Nach der Partie wird das Geheimnis offengelegt, und jeder Wurf lässt sich nachprüfen.
about-you-title = Was über dich gespeichert wird
about-you = Ein Name deiner Wahl, deine Partien und sonst nichts. Keine E-Mail-Adresse, kein Passwort, kein Tracking; nichts wird von anderswo geladen.
about-credits-title = Mitwirkende
about-icons = Symbole von Lorc, Delapouite und anderen, { $site }, unter { $licence }; wir haben sie gefärbt, zugeschnitten und kombiniert.
about-fonts = Schriften unter der SIL Open Font License 1.1:
about-art = Kartenbilder, Schilde, Schraffuren, das Rad und die Seekarte wurden für dieses Spiel gezeichnet.
about-code-title = Software
about-code = Regelwerk, Bots und diese Oberfläche sind freie Software unter der MIT-Lizenz.
about-api = Schreib deinen eigenen Bot: die Schnittstelle für Programme
