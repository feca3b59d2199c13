### Die Startseite und die Listen der Partien und Tische.

home-motto = Vier Epochen. Ein Getrieberad. Setz wenige ein und wage viel, oder viele und geh sicher.
home-play-now = Jetzt spielen
home-opponents = Gegner
home-strength = Stärke
home-length = Dauer
home-play-bots = Gegen Bots spielen
home-create = Tisch eröffnen
home-join = Link öffnen
home-mine = Meine Partien
home-mine-empty = Noch keine Partien. Zwei Klicks, und die erste liegt auf dem Tisch.
home-step-travel = Reisen
home-step-travel-note = Dreh das Getriebe der Geschichte und spring in eine von vier Epochen.
home-step-battle = Kämpfen
home-step-battle-note = Tritt mit deinen Handkarten gegen die Einheiten dort an, oder gegen jemanden, der gerade da ist.
home-step-glory = Sammeln
home-step-glory-note = Rekrutiere, wen du besiegst, gewinne Relikte und Ehren; die meisten Punkte siegen.
home-all-mine = Alle { $count } Partien
home-open = Offene Tische
home-open-empty = Gerade wartet niemand. Eröffne einen Tisch und schick den Link deinen Leuten.
bots-table-name = { $name } gegen Bots

## Mit einem Link kommen

join-label = Link zu einem Tisch
join-hint = Füg den Link ein, den du bekommen hast.
join-go = Zum Tisch

## Eine eigene Partie

row-your-turn = Du bist dran
row-waiting = Wartet auf Mitspielende
row-playing = Läuft
row-over = Beendet
row-won = Gewonnen
row-closed = Geschlossen
row-to-act = { $name } ist dran
row-round = Runde { $round } von { $rounds }, mit { $names }
row-seats = { $name }: { $taken } von { $seats } Plätzen besetzt
row-your-points = Du hast mit { $points } Punkten gewonnen
row-winner = Sieg mit { $points } Punkten: { $name }
row-play = Spielen
row-look = Ansehen
row-result = Ergebnis
row-enter = Betreten

## Ein offener Tisch

open-sit = Hinsetzen
open-no-odds = ohne Chancen
open-own-rulings = eigene Festlegungen
open-seats = { $taken } von { $seats } Plätzen besetzt

## Meine Partien

matches-lead = Zuerst kommt, wo du dran bist.
matches-turn = Du bist dran
matches-playing = Andere überlegen
matches-open = Vor dem Start
matches-over = Beendet

## Zuschauen

watch-lead = Schau anderen über die Schulter. Du siehst, was offen auf dem Tisch liegt, mehr nicht.
watch-now = Laufende Partien
watch-empty = Gerade läuft keine öffentliche Partie.
watch-look = Zuschauen
watch-spectators =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
