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

## Hinweise von anderen Tischen

notice-turn = Du bist dran: { $table }
notice-challenged = Du wirst herausgefordert: { $table }

## Kleine Wörter

close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
again = Noch einmal
waiting = Einen Moment …
yes = Ja
no = Nein
rounds = { $rounds } Runden

## Wer ich bin

name-change = Namen ändern
name-title = Dein Name
name-label = Name
name-hint = So sehen dich andere. Eine Anmeldung braucht es nicht.
name-keep = Namen behalten
name-elsewhere = Ich habe schon woanders gespielt
phrase-title = Dein Merksatz
phrase-hint = Mit diesen Wörtern spielst du in einem anderen Browser als du selbst weiter. Wer sie kennt, kann in deinem Namen spielen; behalte sie also für dich.
phrase-done = Ich habe ihn notiert
phrase-show = Merksatz zeigen
phrase-later = Du bekommst ihn mit deiner ersten Partie.
phrase-not-here = Er wurde in dem Browser gezeigt, in dem du begonnen hast.

## Plätze und Bots

seat-open-name = Freier Platz
seat-guest = Gast { $seat }
bot-recruit = Rekrut
bot-soldier = Soldat
bot-captain = Hauptmann
bot-general = General
bot-recruit-character = Erster Tag bei der Armee: tut irgendetwas, was erlaubt ist.
bot-soldier-character = Nimmt, was am nächsten liegt, und stellt keine Fragen.
bot-captain-character = Berechnet jeden Würfel, bevor er fällt.
bot-general-character = Kämpft den Krieg tausendmal in Gedanken, bevor der erste Schuss fällt.

## Uhren

clock-none = Keine Uhr
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
problem-failed = Auf dem Server ist etwas schiefgegangen; nichts wurde geändert.
problem-busy = Der Server ist beschäftigt. Bitte versuch es gleich noch einmal.
problem-unauthenticated = Der Server kennt dich hier nicht.
problem-unknown-phrase = Diesen Merksatz hat niemand. Sieh nach, ob du dich vertippt hast.
problem-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
problem-not-allowed = Das ist an diesem Tisch nicht erlaubt.
problem-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
problem-not-your-seat = Das ist nicht dein Platz.
problem-taken = Dieser Platz ist besetzt.
problem-not-open = Die Partie hat begonnen, oder der Tisch ist geschlossen.
problem-not-ready = Alle Plätze müssen besetzt sein, bevor die Partie starten kann.
problem-not-playing = Die Partie läuft nicht.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-away = Auf diesem Platz spielt jetzt ein Bot. Nimm ihn zuerst wieder ein.
problem-stale = Die Partie ging inzwischen weiter. Sieh noch einmal hin.
problem-too-many = Nicht so schnell. Bitte warte einen Moment.
problem-too-large = Das ist zu lang.
problem-other-protocol = Das Spiel wurde erneuert. Bitte lade die Seite neu.
problem-malformed = Damit kann der Server nichts anfangen.
problem-illegal = Das geht jetzt nicht.
problem-foreign-origin = Seiten anderer Anbieter dürfen nicht mit diesem Server sprechen.
problem-method-not-allowed = Damit kann der Server nichts anfangen.
problem-too-slow = Das hat zu lange gedauert. Bitte lade die Seite neu.
problem-hello-first = Mit der Verbindung ist etwas schiefgegangen. Bitte lade die Seite neu.
problem-already-here = Mit der Verbindung ist etwas schiefgegangen. Bitte lade die Seite neu.
problem-not-here = Mit der Verbindung ist etwas schiefgegangen. Bitte lade die Seite neu.
problem-no-question = Auf diese Antwort wartet niemand mehr.
problem-bad-log = Das ist nicht das Protokoll einer beendeten Partie.
problem-no-such-moment = Diesen Moment gibt es in der Partie nicht.
problem-no-dice = Eine mitgebrachte Partie verrät nicht, wie ihre Würfel weiter fallen würden.
problem-bad-address = Nachrichten gehen an eine Adresse im offenen Internet, die mit https:// oder http:// beginnt, ohne Benutzernamen und Passwort.
# Nach dem, was der Server auf Englisch sagt; $what ist die Zahl darin.
problem-nobody-has-more-than-what-tokens = Niemand hat mehr als { $what } Schlüssel.
problem-you-have-what-open-tables-close-some-of-them = Du hast { $what } offene Tische. Schließ einige davon.
problem-you-have-asked-often-enough-play-on = Du hast oft genug gefragt. Spiel weiter.
problem-too-many-newcomers-from-your-address-wait-a-minute = Von deiner Adresse kommen zu viele auf einmal. Bitte warte eine Minute.
