### The balance lab: what changes when the numbers of a card change. “Points” are points of 100.


## What is measured; `abth compare` and its report say these, too

measure-fielded = Siegquote im Kampf, wenn eingesetzt
measure-picked = gewählt, wenn sie auslag
measure-owners = Siegquote ihrer Besitzer
measure-used = benutzt, wenn genommen
measure-users = Siegquote damit
measure-order = Siegquote
measure-bot = Siegquote
measure-era = Anteil an allen Sprüngen
measure-attackers = vom Angreifer gewonnen
measure-challenges = Anteil an allen Kämpfen
# $place: from 1 to 5, in the order of play
subject-order =
    { $place ->
        [1] Erster am Zug
        [2] Zweiter am Zug
        [3] Dritter am Zug
        [4] Vierter am Zug
       *[5] Fünfter am Zug
    }
subject-attackers-board = Kämpfe gegen das Spielbrett
subject-attackers-players = Kämpfe zwischen Spielern
subject-challenges = Herausforderungen
shift-more = mehr
shift-less = weniger
shift-same = unverändert
shift-open = offen

## The numbers of a card

field-damage_icons = Schadenssymbole
field-link_left = Halber Schild links
field-link_right = Halber Schild rechts
field-none = keiner
change-number = { $field } { $before } → { $after }

## The page

lab-title = Balance-Labor
lab-over = Für den Betreiber · Schachtel „{ $box }“, deine Kopie
lab-undo = Alles zurücknehmen
lab-export = Als Ordner exportieren
lab-card = Die Karte
lab-values = Werte
lab-abilities = Fähigkeiten
lab-shields = Halbe Schilde
lab-left = links
lab-right = rechts
lab-was = war { $value }
# $field is one of the numbers of a card
lab-one-less = { $field }: eins weniger
lab-one-more = { $field }: eins mehr
# $count numbers of a card were changed; $changes lists them
lab-changes =
    { $count ->
        [one] Eine Änderung: { $changes }
       *[other] { $count } Änderungen: { $changes }
    }
lab-unchanged = Wie gedruckt. Ändere eine Zahl und sieh, was das bewirkt.
lab-others = Außerdem geändert: { $names }
lab-at-once = Sofort
lab-at-once-note = eins gegen eins, exakt, Durchschnitt der Epoche
lab-role = Rolle im Kampf
lab-attacking = Angriff
lab-defending = Verteidigung
lab-today = bisher
lab-changed = geändert
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = { $name } gegen Epoche { $era }: { $after } von 100 Kämpfen gewonnen, wie gedruckt { $before }.
lab-as-table = Als Tabelle zeigen
lab-of-100 = Gewonnene Kämpfe, von 100
lab-wait = Mit etwas Geduld
lab-wait-note = { $bot } auf allen Plätzen, { $players } Spieler, gleiche Ausgangslagen
lab-bot = Wer spielt
lab-start = Was würde sich ändern?
lab-start-first = Ändere zuerst eine Zahl; dann wird jede Ausgangslage zweimal gespielt, mit der Änderung und ohne sie.
lab-progress = { $done } von { $most } Partiepaaren
lab-time-left = noch etwa { $minutes } min
lab-soon = weniger als eine Minute
lab-end-settled = Beantwortet nach { $done } Partiepaaren.
lab-end-played = Alle { $done } Partiepaare sind gespielt; manches bleibt offen.
lab-end-cancelled = Abgebrochen nach { $done } Partiepaaren.
lab-end-failed = Die Partien ließen sich nicht spielen: Ein Bot oder sein Prozess ist ausgefallen.
lab-stale = Diese Ergebnisse gehören zu früheren Zahlen.
lab-points = Prozentpunkte
lab-no-change = gleich
lab-what = Was
lab-answer = Antwort
lab-from-to = { $low } bis { $high }
lab-too-few = noch zu wenige Paare
lab-more = Alle { $count } Ergebnisse zeigen
