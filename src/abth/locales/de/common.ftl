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
nav-about = Über
nav-settings = Einstellungen
theme-to-light = Helles Design
theme-to-dark = Dunkles Design
language = Sprache

## Benachrichtigungen von anderen Tischen

notice-turn = Du bist dran: { $table }
notice-challenged = Du wurdest herausgefordert: { $table }

## Kleine Wörter

close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
again = Erneut versuchen
waiting = Einen Moment …
yes = Ja
no = Nein
rounds = { $rounds } Runden

## Wer ich bin

name-change = Namen ändern
name-title = Dein Name
name-label = Name
name-hint = So sehen dich andere. Du musst dich nicht anmelden.
name-keep = Namen speichern
name-elsewhere = Ich habe in einem anderen Browser gespielt
phrase-title = Dein Merksatz
phrase-hint = Mit diesen Wörtern kannst du in einem anderen Browser unter deinem Namen weiterspielen. Wer sie kennt, kann in deinem Namen spielen; behalte sie also für dich.
phrase-done = Ich habe ihn notiert
phrase-show = Merksatz zeigen
phrase-later = Du bekommst einen mit deiner ersten Partie.
phrase-not-here = Er wurde in dem Browser gezeigt, in dem du begonnen hast.

## Plätze und Bots

seat-open-name = Freier Platz
seat-guest = Spieler { $seat }
bot-recruit = Rekrut
bot-soldier = Soldat
bot-captain = Hauptmann
bot-general = General
bot-recruit-character = Erster Tag bei der Armee: macht irgendetwas, Hauptsache erlaubt.
bot-soldier-character = Nimmt, was am nächsten liegt, und stellt keine Fragen.
bot-captain-character = Rechnet jeden Wurf durch, bevor die Würfel fallen.
bot-general-character = Spielt den Krieg tausendmal in Gedanken durch, bevor der erste Schuss fällt.

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

problem-unforeseen = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
problem-offline = Der Server antwortet nicht. Bitte versuch es noch einmal.
problem-failed = Auf dem Server ist etwas schiefgegangen. Geändert wurde nichts.
problem-busy = Der Server ist ausgelastet. Bitte versuch es gleich noch einmal.
problem-unauthenticated = Der Server erkennt dich in diesem Browser nicht.
problem-unknown-phrase = Diesen Merksatz hat niemand. Prüfe ihn bitte auf Tippfehler.
problem-unknown = Das gibt es hier nicht, oder du darfst es nicht sehen.
problem-not-allowed = Das ist an diesem Tisch nicht erlaubt.
problem-not-the-host = Das darf nur der Gastgeber des Tisches.
problem-not-your-seat = Das ist nicht dein Platz.
problem-taken = Dieser Platz ist besetzt.
problem-not-open = Die Partie hat schon begonnen, oder der Tisch ist geschlossen.
problem-not-ready = Die Partie kann erst starten, wenn alle Plätze besetzt sind.
problem-not-playing = Die Partie läuft nicht.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-away = Auf diesem Platz spielt gerade ein Bot. Nimm ihn zuerst wieder ein.
problem-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
problem-too-many = Nicht so schnell. Bitte warte einen Moment.
problem-too-large = Das ist zu lang.
problem-other-protocol = Das Spiel wurde aktualisiert. Bitte lade die Seite neu.
problem-malformed = Das hat der Server nicht verstanden.
problem-illegal = Das geht jetzt nicht.
problem-foreign-origin = Seiten anderer Anbieter dürfen nicht auf diesen Server zugreifen.
problem-method-not-allowed = Das hat der Server nicht verstanden.
problem-too-slow = Das hat zu lange gedauert. Bitte lade die Seite neu.
problem-hello-first = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
problem-already-here = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
problem-not-here = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
problem-no-question = Diese Antwort wird nicht mehr gebraucht.
problem-bad-log = Das ist nicht das Protokoll einer beendeten Partie.
problem-no-such-moment = Diesen Moment gibt es in der Partie nicht.
problem-no-dice = Eine importierte Partie verrät nicht, wie ihre Würfel weiter fallen würden.
problem-bad-address = Benachrichtigungen gehen nur an eine öffentliche Adresse, die mit https:// oder http:// beginnt, ohne Benutzernamen und Passwort.
# Nach dem, was der Server auf Englisch sagt; $what ist die Zahl darin.
problem-too-many-tokens = Mehr als { $what } Schlüssel sind nicht möglich.
problem-too-many-tables = Du hast { $what } offene Tische. Schließe einige davon.
problem-too-many-undo-requests = Du hast schon zu oft um Rücknahme gebeten. Bitte spiel weiter.
problem-too-many-newcomers = Aus deinem Netz melden sich zu viele neue Spieler auf einmal an. Bitte warte eine Minute.
