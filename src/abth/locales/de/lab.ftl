### The balance lab: what changes when the numbers of a card change. “Points” are points of 100.


## What is measured; `abth compare` and its report say these, too

measure-fielded = Kämpfe gewonnen, wenn eingesetzt
measure-picked = gewählt, wenn angeboten
measure-owners = Partien, die ihre Besitzer gewinnen
measure-used = benutzt, wenn genommen
measure-users = Partien, die seine Benutzer gewinnen
measure-order = gewonnene Partien
measure-bot = gewonnene Partien
measure-era = Anteil der Sprünge
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
shift-same = wie zuvor
shift-open = offen

## The numbers of a card

field-damage_icons = Schaden, den sie aushält
field-link_left = Halber Schild links
field-link_right = Halber Schild rechts
field-none = keiner
change-number = { $field } { $before } → { $after }

## The page

lab-title = Balance-Labor
lab-over = Für den Gastgeber · Schachtel „{ $box }“, deine Kopie
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
lab-unchanged = Wie gedruckt. Ändere eine Zahl und sieh, was sie bewirkt.
lab-others = Auch geändert: { $names }
lab-at-once = Sofort
lab-at-once-note = allein gegen eine Einheit, genau, Mittel über die Epoche
lab-role = Rolle im Kampf
lab-attacking = Angriff
lab-defending = Verteidigung
lab-today = heute
lab-changed = geändert
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = { $name } gewinnt { $after } von 100 gegen Epoche { $era }, gedruckt { $before }.
lab-as-table = Als Tabelle zeigen
lab-of-100 = Gewonnene Kämpfe, von 100
lab-wait = Während du wartest
lab-wait-note = { $bot } auf allen Plätzen, { $players } Spieler, gleiche Ausgangslagen
lab-bot = Wer spielt
lab-start = Was würde sich ändern?
lab-start-first = Ändere zuerst eine Zahl; dann werden dieselben Ausgangslagen mit und ohne die Änderung gespielt.
lab-progress = { $done } von { $most } Paaren
lab-time-left = noch etwa { $minutes } min
lab-soon = weniger als eine Minute
lab-end-settled = Beantwortet nach { $done } Paaren.
lab-end-played = Alle { $done } Paare sind gespielt; manches bleibt offen.
lab-end-cancelled = Abgebrochen nach { $done } Paaren.
lab-end-failed = Die Partien ließen sich nicht spielen: Ein Bot oder sein Prozess ist ausgefallen.
lab-stale = Das sind die Verschiebungen früherer Zahlen.
lab-points = Punkte von 100
lab-no-change = gleich
lab-what = Was
lab-answer = Antwort
lab-from-to = { $low } bis { $high }
lab-too-few = noch zu wenige Paare
lab-more = Alle { $count } Verschiebungen zeigen
