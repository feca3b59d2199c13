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
language-next = Wechseln zu { $language }

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

problem-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
problem-offline = Der Server antwortet nicht. Bitte versuch es noch einmal.
