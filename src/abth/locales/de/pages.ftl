### Chancenrechner, Personen, Rangliste, Regeln, Einstellungen, Über.

## Chancenrechner

calc-lead = Stelle zwei Seiten auf und sieh dir ihre genauen Siegchancen an.
calc-lab = Balance-Labor
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
calc-wins-annihilated = Keine Überlebenden: niemand gewinnt
calc-exact = Genau berechnet, über alle Würfe, mit bestmöglich genutzten Wurfwiederholungen.
calc-sampled = Geschätzt: Der Kampf wurde viele Male durchgespielt.
calc-side = Karten kommen zu
calc-cards = Karten
calc-era-0 = Grundeinheiten
calc-era-1 = Epoche I
calc-era-2 = Epoche II
calc-era-3 = Epoche III
calc-era-4 = Epoche IV
calc-defender-is = Verteidiger ist
calc-board = das Spielbrett
calc-player = ein Spieler
calc-hand = Deine Hand
calc-hand-lead = Wähle die Karten deiner Hand und sieh für jede Größe die beste Aufstellung.
calc-hand-tokens = Marker, die du einsetzen kannst
calc-hand-token = Marker { $number }
calc-best = Beste Aufstellungen
calc-best-size = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
 }
calc-best-relics = { $count ->
    [one] 1 Relikt
   *[other] Wahl aus { $count } Relikten
 }
calc-best-lay = Auslegen
calc-best-waiting = Die besten Aufstellungen erscheinen, sobald deine Hand und der Verteidiger Karten haben.
calc-best-note = Jede Reihenfolge deiner Karten wurde geprüft. Verstärkungen sind nicht eingerechnet.
# $word: the word that is wrong
calc-unread = Dieser Kampf ist nicht lesbar: { $word }
calc-open = Im Chancenrechner öffnen

## Personen und Rangliste

player-title = Spieler
player-bot = Ein Bot
player-results = Partien
player-no-results = Noch keine beendete Partie.
player-rivals = Gegen andere
player-no-rivals = Noch mit niemandem mehr als einmal gespielt.
player-rival =
    { $matches ->
        [one] 1 Partie, { $ahead }-mal vorn, { $behind }-mal hinten
       *[other] { $matches } Partien, { $ahead }-mal vorn, { $behind }-mal hinten
    }
leaders-lead = Die Wertungszahl ändert sich mit jeder beendeten Partie. Die Bots stehen in derselben Liste.
leaders-empty = Noch hat niemand eine Partie beendet. Der erste Platz wartet auf dich.
leaders-place = Platz
leaders-name = Spieler
leaders-rating = Wertungszahl
leaders-matches = Partien
leaders-wins = Gewonnen
leaders-provisional = Vorläufig: noch zu wenige Partien
leaders-rating-note = Alle beginnen mit 1500. Die Zahl steigt, wenn du vor anderen landest, und fällt, wenn du hinter ihnen landest; je überraschender das ist, desto mehr. Was hinter ± steht, sagt, wie unsicher sie noch ist. Ein Fragezeichen heißt: vorläufig.
leaders-order-note = Zuerst stehen alle mit gesicherter Wertungszahl, geordnet nach Wertungszahl minus dreifacher Unsicherheit. Es folgen vorläufige Wertungszahlen, danach alle ohne Sieg.

## Regeln

rules-lead = Jede Regel hat eine Nummer. Wenn das Spiel etwas ablehnt, nennt es die Regel dazu.
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

settings-lead = Gilt für diesen Browser.
settings-look = Darstellung und Ton
settings-theme = Design
theme-auto = Wie im System
theme-dark = Dunkel
theme-light = Hell
settings-language = Sprache
settings-speed = Tempo der Kämpfe
settings-speed-hint = Du kannst bei jedem Kampf zum Ende springen.
settings-waits = Zwischen den Zügen auf mich warten
settings-waits-hint = Jeder Zug eines anderen wird gezeigt, wenn du weitergehst.
settings-keys = Buchstaben und Ziffern als Tasten
settings-keys-hint = Für Spracheingabe, oder wenn du leicht Tasten aus Versehen drückst. Eingabe, Escape, Leertaste und Pfeile wirken immer.
settings-keys-plain = Allein
settings-keys-alt = Mit Alt
settings-keys-off = Aus
speed = { $speed }×
settings-motion = Bewegung
settings-motion-hint = „Ruhig“ erzählt alles in Worten, ohne dass Karten fliegen oder Teile sich drehen.
motion-full = Voll
motion-reduced = Ruhig
settings-sound = Ton
settings-sound-hint = Holz, Messing und Papier. Keine Schreie, keine Schüsse.
settings-text-view = Textansicht
settings-text-view-hint = Die Partie als Text: Tabellen, nummerierte Möglichkeiten und Befehle zum Eintippen. Gut für Screenreader.
settings-notices = Benachrichtigungen
settings-notices-hint = Der Browser meldet dir, wenn du dran bist, auch wenn dieser Tab im Hintergrund ist.
settings-notices-allow = Benachrichtigungen erlauben
settings-notices-on = Benachrichtigungen sind erlaubt
settings-notices-blocked = Der Browser erlaubt für diese Seite keine Benachrichtigungen.
settings-you = Du
settings-kept = Gespeichert.
settings-recovered = Willkommen zurück, { $name }.
programs-title = Programme und Benachrichtigungen
programs-later = Nach deiner ersten Partie kann ein Programm in deinem Namen spielen, und Benachrichtigungen gehen, wohin du willst.
tokens-title = Schlüssel für Bots
tokens-hint = Mit einem Schlüssel kann ein Programm in deinem Namen spielen; halte ihn also geheim. Widerrufe ihn, wenn du ihn nicht mehr brauchst.
tokens-docs = Was Programme können
tokens-none = Du hast noch keinen Schlüssel erstellt.
# $scope: play or tables
tokens-made-for = { $scope ->
    [tables] Spielt und leitet Tische · angelegt am { $date }
   *[play] Spielt nur · angelegt am { $date }
  }
tokens-hosts = Darf auch Tische anlegen und leiten
tokens-hosts-note = Sonst spielt er nur. Dein Konto kann kein Schlüssel ändern.
tokens-label = Wofür ist der Schlüssel?
tokens-make = Schlüssel erstellen
tokens-once = Der geheime Schlüssel von { $label }. Er wird nur dieses eine Mal gezeigt.
tokens-secret = Geheimer Schlüssel von { $label }
tokens-revoke = Widerrufen
tokens-revoke-this = { $label } widerrufen
tokens-gone = { $label } wurde widerrufen.
webhook-title = Benachrichtigungen per Webhook
webhook-hint = Immer wenn du etwas zu entscheiden hast, schickt der Server eine Benachrichtigung an diese Adresse.
webhook-label = Adresse
webhook-set = Adresse speichern
webhook-remove = Entfernen
webhook-key = Schlüssel für den Webhook
webhook-once = Mit diesem Schlüssel wird jede Benachrichtigung signiert. Er wird nur dieses eine Mal gezeigt.
webhook-gone = Es werden keine Benachrichtigungen mehr verschickt.

data-title = Geräte, Leute und deine Daten
devices-title = Wo du angemeldet bist
devices-hint = Melde Geräte ab, die du nicht mehr benutzt. Bot-Schlüssel, die dort angelegt wurden, gelten dann auch nicht mehr.
devices-unknown = Unbekanntes Gerät
devices-current = Dieses Gerät
devices-seen = Zuletzt benutzt { $ago }
devices-sign-out = Abmelden
devices-sign-out-this = { $device } abmelden
devices-sign-out-all = Alle anderen Geräte abmelden
devices-gone = { $device } ist abgemeldet.
devices-gone-all = Alle anderen Geräte sind abgemeldet.
blocks-title = Stummgeschaltet und blockiert
blocks-hint = Du siehst nicht, was sie schreiben. Wen du blockierst, der kann sich nicht an Tische setzen, an denen du sitzt oder die du leitest.
blocks-none = Du hast niemanden stummgeschaltet oder blockiert.
blocks-kind-mute = Stumm seit { $date }
blocks-kind-block = Blockiert seit { $date }
blocks-lift = Aufheben
blocks-lift-this = { $name } nicht mehr stummschalten oder blockieren
blocks-gone = Du liest und triffst { $name } wieder.
leave-title = Deine Daten
leave-hint = Speichere alles, was der Server über dich weiß, oder lösche dein Konto. Die anderen behalten ihre Partien mit dir; dein Name verschwindet daraus.
leave-export = Meine Daten speichern
leave-delete = Mein Konto löschen
leave-sure = Ja, endgültig löschen
leave-warning = Du gibst alle laufenden Partien auf. Deine Wertungszahl, deine Nachrichten und deine Partien gegen Bots werden gelöscht. Das lässt sich nicht rückgängig machen.
leave-done = Dein Konto ist gelöscht.
recover-title = Ich habe in einem anderen Browser gespielt
recover-hint = Dein Merksatz holt deinen Namen und deine Partien in diesen Browser.
recover-label = Merksatz
recover-go = Unter meinem Namen weiterspielen

## Über

about-lead = Ein Brettspiel über Schlachten, die nie geschlagen wurden, kostenlos für alle.
about-fan-title = Inoffizielles Fanprojekt
about-fan = Dies ist ein inoffizielles Fanprojekt. Weder der Verlag noch die Autoren des Brettspiels noch die Band, die es inspiriert hat, haben es gemacht, gutgeheißen oder bezahlt.
about-fan-ours = Die Regeln stammen aus dem Brettspiel, ebenso die Namen und Zahlen, die sein Regelheft zeigt. Die übrigen Karten und jeder Satz, jedes Bild und jeder Ton hier sind von uns. Wenn dir das Spiel gefällt, kauf dir das Original: Mit Freunden am Tisch ist es noch schöner.
about-fair-title = Faire Würfel
about-fair = Vor einer Partie versiegelt der Server ein Geheimnis und zeigt das Siegel, und alle, die mitspielen, steuern eigenen Zufall bei. Aus beidem ergibt sich alles, was gewürfelt und gezogen wird. Nach der Partie wird das Geheimnis gelüftet, und jeder Wurf lässt sich nachprüfen.
about-you-title = Was wir über dich speichern
about-you = Einen Namen deiner Wahl, deine Partien und sonst nichts. Keine E-Mail-Adresse, kein Passwort, kein Tracking; nichts wird von anderen Seiten geladen.
about-credits-title = Mitwirkende
about-icons = Symbole von Lorc, Delapouite und anderen, { $site }, unter { $licence }; wir haben sie eingefärbt, zugeschnitten und kombiniert.
about-fonts = Schriften unter der SIL Open Font License 1.1:
about-art = Kartenbilder, Schilde, Schraffuren, das Rad und die Seekarte wurden für dieses Spiel gezeichnet.
about-code-title = Software
about-code = Regelwerk, Bots und diese Oberfläche sind freie Software unter der MIT-Lizenz.
about-api = Schreibe deinen eigenen Bot: die Schnittstelle für Programme
