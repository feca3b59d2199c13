### Wörter jeder Seite: Wege, Namen, Probleme.

title = A Battle Through History
page-title = { $page } · A Battle Through History
title-your-turn = Du bist dran · { $table }

footer = Inoffizielles Fanprojekt. Symbole von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0.

## Wege

menu = Menü
skip-to-content = Zum Inhalt springen
nav-play = Spielen
nav-matches = Meine Partien
nav-watch = Zuschauen
nav-odds = Chancenrechner
nav-rules = Regeln
nav-leaders = Rangliste
nav-about = Info
nav-settings = Einstellungen
nav-match = Zurück zur Partie
theme-to-light = Helles Design
theme-to-dark = Dunkles Design
language = Sprache

## Benachrichtigungen von anderen Tischen

notice-turn = Du bist dran: { $table }
notice-challenged = Du wurdest herausgefordert: { $table }

## Kleine Wörter

labelled = { $name }: { $text }
in-series = { $before }; { $after }
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
again = Erneut versuchen
waiting = Einen Moment …
yes = Ja
no = Nein
rounds = { $rounds } Runden

## Wer ich bin

name-change = Namen ändern
name-title = Dein Name
name-label = Name
name-hint = So sehen dich die anderen. Ein Konto brauchst du nicht.
name-keep = Namen speichern
name-elsewhere = Ich habe in einem anderen Browser gespielt
phrase-title = Dein Merksatz
phrase-hint = Mit diesen Wörtern spielst du in einem anderen Browser unter deinem Namen weiter. Wer sie kennt, kann in deinem Namen spielen; behalte sie also für dich. Sie werden nirgends gespeichert; schreibe sie dir also gleich auf.
phrase-done = Ich habe ihn notiert
phrase-later = Mit deiner ersten Partie bekommst du einen.
phrase-not-here = Er wurde in dem Browser gezeigt, in dem du angefangen hast.

## Plätze und Bots

seat-open-name = Freier Platz
seat-guest = Spieler { $seat }
bot-recruit = Rekrut
bot-soldier = Soldat
bot-captain = Hauptmann
bot-general = General
bot-champion = Champion
bot-recruit-character = Erster Tag bei der Armee: macht irgendetwas, Hauptsache erlaubt.
bot-soldier-character = Nimmt, was am nächsten liegt, und stellt keine Fragen.
bot-captain-character = Rechnet jeden Wurf durch, bevor die Würfel fallen.
bot-general-character = Spielt den Krieg tausendmal in Gedanken durch, bevor der erste Schuss fällt.
bot-champion-character = Weiß, was ein Zug wert ist, noch bevor er zu Ende ist.
# A bot whose thinking time is not the usual one. $bot: its rank; $seconds: such as 0.1.
bot-with-time = { $bot } ({ $seconds } s)
# How long a bot thinks about each decision.
thinking-time = Bedenkzeit
thinking-quick = Schnell
thinking-steady = Ruhig
thinking-thorough = Gründlich
thinking-deep = Tief
# $pace: such as Quick.
thinking-choice = { $pace } ({ $seconds } s)
thinking-seconds = { $seconds } s

## Uhren

clock-none = Ohne Zeitlimit
clock-seconds = { $seconds } Sekunden je Zug
clock-minutes = { $minutes } Minuten je Zug
clock-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
left-days = { $days } T.
left-hours = { $hours } Std.

## Probleme

problem-unforeseen = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
offline-notice = Keine Verbindung. Die Regeln kannst du lesen; alles andere braucht den Server.
problem-offline = Der Server antwortet nicht. Bitte versuche es noch einmal.
problem-failed = Auf dem Server ist etwas schiefgegangen. Geändert hat sich nichts.
problem-busy = Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.
problem-stopping = Der Server startet gerade neu. Bitte verbinde dich gleich noch einmal.
problem-cannot-store = Der Server kann im Moment nichts speichern.
problem-unauthenticated = Der Server erkennt dich in diesem Browser nicht.
problem-unknown-phrase = Zu diesem Merksatz gibt es keinen Spieler. Prüfe ihn bitte auf Tippfehler.
problem-unknown = Das gibt es nicht, oder du darfst es nicht sehen.
problem-not-allowed = Das ist an diesem Tisch nicht erlaubt.
problem-not-the-host = Das darf nur der Gastgeber des Tisches.
problem-not-your-seat = Das ist nicht dein Platz.
problem-taken = Dieser Platz ist besetzt.
problem-not-open = Die Partie hat schon begonnen, oder der Tisch ist geschlossen.
problem-not-ready = Die Partie kann erst starten, wenn alle Plätze besetzt sind.
problem-not-playing = Die Partie läuft nicht.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-away = Auf diesem Platz spielt gerade ein Bot. Nimm ihn zuerst wieder ein.
problem-resigned = Du hast diesen Platz aufgegeben. Jetzt spielt dort ein Bot.
problem-too-early = Ein Bot kann erst einspringen, wenn ein Spieler seit einer Minute weg oder seine Zeit abgelaufen ist.
problem-stale = Die Partie ist inzwischen weitergegangen. Bitte sieh noch einmal hin.
problem-too-many = Nicht so schnell. Bitte warte einen Moment.
problem-too-large = Das ist zu lang.
problem-other-protocol = Das Spiel wurde aktualisiert. Bitte lade die Seite neu.
problem-malformed = Das hat der Server nicht verstanden.
problem-illegal = Das geht jetzt nicht.
problem-foreign-origin = Seiten anderer Anbieter dürfen nicht auf diesen Server zugreifen.
problem-foreign-host = Auf den Namen „{ $host }“ antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen erlauben: abth serve --allowed-host { $host }
problem-method-not-allowed = Das hat der Server nicht verstanden.
problem-too-slow = Das hat zu lange gedauert. Bitte lade die Seite neu.
problem-hello-first = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
problem-already-here = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
problem-not-here = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
problem-no-question = Diese Antwort wird nicht mehr gebraucht.
problem-bad-log = Das ist kein Protokoll einer beendeten Partie.
problem-no-such-moment = Diesen Moment gibt es in der Partie nicht.
problem-no-such-battle = Diesen Kampf gibt es in der Partie nicht.
problem-no-dice = Die nächsten Würfe und Ziehungen einer importierten Partie sind unbekannt und lassen sich nicht wiederholen.
problem-bad-address = Benachrichtigungen gehen nur an eine öffentliche Adresse, die mit https:// oder http:// beginnt, ohne Benutzernamen und Passwort.
# Nach dem, was der Server auf Englisch sagt; $what ist die Zahl darin.
problem-too-many-tokens = Du kannst höchstens { $what } Schlüssel für Bots haben.
problem-too-many-tables = Du hast { $what } offene Tische. Schließe einige davon.
problem-too-many-matches = Bei dir laufen schon { $what } Partien. Beende oder schließe einige davon.
problem-too-many-tables-today = Du hast an einem Tag { $what } Tische angelegt. Mach bitte morgen weiter.
problem-too-many-new-tables = Zu viele neue Tische aus deinem Netz auf einmal. Bitte warte eine Minute.
problem-too-many-imports = Du kannst höchstens { $what } importierte Partien behalten.
problem-log-too-long = Eine Partie mit mehr als { $what } Einträgen lässt sich nicht importieren.
problem-log-too-many-returns = Eine Partie mit mehr als { $what } Rücknahmen lässt sich nicht importieren.
problem-too-much-chat = Du schreibst zu schnell. Bitte warte einen Moment.
problem-too-many-lines = Du hast an diesem Tisch { $what } Nachrichten geschrieben. Mehr fasst er nicht.
problem-too-many-undo-requests = Du hast schon zu oft um Rücknahme gebeten. Bitte spiele weiter.
problem-too-many-newcomers = Aus deinem Netz kommen gerade zu viele neue Spieler auf einmal. Bitte warte eine Minute.
problem-no-such-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-no-such-player = Diesen Spieler gibt es nicht.
problem-no-such-token = Diesen Schlüssel gibt es nicht.
problem-no-such-device = Auf einem solchen Gerät bist du nicht angemeldet.
problem-no-such-page = Diese Seite gibt es nicht.
problem-no-secret = Sende diese Kopfzeile mit: { $header }
problem-no-proof = Zu einer importierten Partie gibt es keinen Beweis.
problem-own-view-only = Solange die Partie läuft, siehst du sie nur von deinen eigenen Plätzen aus.
problem-spectators-watch = Zuschauer können nur zusehen.
problem-no-spectators = Diese Partie dürfen nur die Spieler sehen.
problem-every-seat-taken = Alle Plätze sind besetzt.
problem-seat-kept = Dieser Platz ist für jemand anderen freigehalten.
problem-not-at-table = Du hast an diesem Tisch keinen Platz.
problem-table-over = Die Partie an diesem Tisch ist schon vorbei.
problem-rematch-players = Eine Revanche können nur die vorschlagen, die mitgespielt haben.
problem-chat-players = Hier können nur die Spieler und der Gastgeber schreiben.
problem-chat-off = An diesem Tisch gibt es keinen Chat.
problem-token-scope = Dieser Bot-Schlüssel darf das nicht.
problem-kicked = Der Gastgeber hat dich von diesem Tisch entfernt.
problem-not-welcome = An diesen Tisch kannst du dich nicht setzen: Jemand hier möchte dir nicht begegnen.
problem-not-yourself = Das bist du selbst.
problem-too-many-blocks = Du kannst höchstens { $what } Spieler stummschalten oder blockieren.
problem-too-many-reports = Du hast heute schon viel gemeldet. Mach bitte morgen weiter.
problem-too-many-reviews = Du hast schon viele Auswertungen angefordert. Bitte warte ein paar Minuten.
problem-no-review = Diese Partie ist noch nicht ausgewertet.
problem-review-unfinished = Die Partie endete vorzeitig; nur zu Ende gespielte Partien lassen sich auswerten.
problem-other-box = Diese Partie wurde mit einer anderen Schachtel gespielt als der, die dieser Server benutzt, und lässt sich deshalb nicht öffnen.

## Leute
former-player = Ehemaliger Spieler
player-menu-open = { $name } stummschalten, blockieren oder melden
player-menu-more = Stummschalten, blockieren, melden …
player-menu-mute = Stummschalten
player-menu-mute-note = Du siehst nicht mehr, was diese Person schreibt. Sie erfährt nichts davon.
player-menu-mute-done = { $name } ist stummgeschaltet.
player-menu-unmute = Nicht mehr stummschalten
player-menu-block = Blockieren
player-menu-block-note = Diese Person ist stumm und kann sich nicht an Tische setzen, an denen du sitzt oder die du leitest. Sie erfährt nichts davon.
player-menu-block-done = { $name } ist blockiert.
player-menu-unblock = Nicht mehr blockieren
player-menu-lifted = Du liest und triffst { $name } wieder.
player-menu-kick = Endgültig entfernen
player-menu-kick-note = Diese Person verlässt den Tisch und kann nicht zurückkommen.
player-menu-kick-done = { $name } wurde entfernt.
player-menu-report = Melden: Was ist geschehen?
player-menu-report-note = Der Gastgeber des Tisches und der Betreiber des Servers lesen es.
player-menu-report-send = Meldung senden
player-menu-report-done = Danke. Deine Meldung ist unterwegs.
reports-read = { $count ->
    [one] Eine Meldung lesen
   *[other] { $count } Meldungen lesen
  }
reports-title = Meldungen
reports-about = Über { $name }
reports-by = Von { $name }, { $ago }
new-chat = Chat
new-chat-players = Nur wer mitspielt
new-chat-all = Alle, die zusehen
new-chat-off = Kein Chat
problem-silenced = Wer diesen Server betreibt, hat dir den Chat vorerst gesperrt.
