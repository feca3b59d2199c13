### Die Startseite und die Listen der Partien und Tische.

home-motto = Vier Epochen. Ein Getrieberad. Mit wenigen Einheiten viel gewinnen oder mit vielen auf Nummer sicher gehen?
home-play-now = Jetzt spielen
home-opponents = Gegner
home-strength = Stärke
home-length = Dauer
home-play-bots = Gegen Bots spielen
home-create = Tisch eröffnen
home-join = Per Link beitreten
home-mine = Meine Partien
home-mine-empty = Noch keine Partien. Zwei Klicks, und die erste kann beginnen.
home-all-mine = Alle { $count } Partien
home-open = Offene Tische
home-open-empty = Gerade wartet niemand. Eröffne einen Tisch und schicke deinen Freunden den Link.
bots-table-name = { $name } gegen Bots

## Mit einem Link kommen

join-label = Link zu einem Tisch
join-hint = Füge den Link ein, den dir jemand geschickt hat.
join-go = Zum Tisch

## Eine eigene Partie

row-your-turn = Du bist dran
row-waiting = Wartet auf Mitspieler
row-playing = Läuft
row-over = Beendet
row-won = Gewonnen
row-closed = Geschlossen
row-to-act = { $name } ist dran
row-round = Runde { $round } von { $rounds }, mit { $names }
row-seats = { $name }: { $taken } von { $seats } Plätzen besetzt
row-your-points =
    { $points ->
        [one] Du hast mit 1 Punkt gewonnen
       *[other] Du hast mit { $points } Punkten gewonnen
    }
row-winner =
    { $points ->
        [one] Sieg mit 1 Punkt: { $name }
       *[other] Sieg mit { $points } Punkten: { $name }
    }
row-play = Spielen
row-look = Ansehen
row-result = Ergebnis
row-enter = Zum Tisch

## Ein offener Tisch

open-sit = Platz nehmen
open-no-odds = ohne Chancenanzeige
open-own-rulings = mit Hausregeln
open-seats = { $taken } von { $seats } Plätzen besetzt

## Meine Partien

matches-lead = Partien, in denen du dran bist, stehen oben.
matches-turn = Du bist dran
matches-playing = Andere sind dran
matches-open = Noch nicht gestartet
matches-over = Beendet

## Zuschauen

watch-lead = Schau anderen über die Schulter. Du siehst, was offen auf dem Tisch liegt, mehr nicht.
watch-now = Laufende Partien
watch-empty = Gerade läuft keine öffentliche Partie.
watch-look = Zuschauen
watch-spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
