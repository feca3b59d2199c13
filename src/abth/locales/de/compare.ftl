### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Zwei Schachteln mit denselben Ausgangslagen vergleichen: was sich ändert und wie sicher das ist.
compare-folder = Ein Ordner mit Spielmaterial; ist er der einzige, wird er mit der gedruckten Schachtel verglichen.
compare-other = Der geänderte Ordner; der erste ist dann der Stand vor der Änderung.
compare-pairs = Höchstens so viele Partiepaare; weniger, wenn die Frage vorher beantwortet ist.
compare-margin = Eine Änderung, die sicher kleiner ist (in Prozentpunkten), gilt als keine.
compare-error = Wie oft (von 100) unter allen Intervallen der geänderten Teile auch nur eines falsch sein darf.
compare-bad-margin = muss über 0 und unter 100 liegen
compare-same-box = die beiden Schachteln spielen sich gleich: Es gibt nichts zu vergleichen
compare-note = Der Vergleich endet von selbst, sobald jede Quote eines geänderten Teils klar gestiegen, klar gefallen oder sicher fast gleich geblieben ist (bis auf --margin). Die Intervalle gelten zu jedem Zeitpunkt, frühes Anhalten verfälscht also nichts. Derselbe Befehl macht nach einem Abbruch weiter.
compare-stopped = Angehalten nach { $pairs } von { $most } Partiepaaren; derselbe Befehl macht weiter.
compare-answered = Beantwortet nach { $pairs } Partiepaaren
compare-open = Noch offen nach { $pairs } Partiepaaren
compare-piece = { $name }: { $changes }
compare-new = Neu: { $names }
compare-gone = Nicht mehr dabei: { $names }
compare-tiles = Die Plättchen oder die Markerfelder unterscheiden sich.
compare-spoilt = Ausgelassene Partiepaare (ein Bot scheiterte oder ein Prozess stürzte ab): { $count }
compare-column-what = Was
compare-column-before = Vorher
compare-column-after = Nachher
compare-column-change = Änderung
compare-column-interval = Intervall
compare-column-answer = Antwort

## The report

compare-over = A Battle Through History · Zwei Schachteln, { $players } Spieler
compare-lead = { $before } und { $after }, beide mit denselben Ausgangslagen; es spielen: { $bots }.
compare-tile-pairs = Partiepaare
compare-tile-margin = Prozentpunkte: Kleinere Änderungen gelten als keine
compare-error-of = { $error } von 100, alle zusammen
compare-changes = Was geändert wurde
compare-changes-text = Die Zahlen der ersten Schachtel und die der zweiten.
compare-main = Die geänderten Teile
compare-main-text = Wie weit sich jede Quote verschiebt, in Prozentpunkten. Mit { $sure } % Sicherheit gelten alle diese Intervalle zugleich, zu jedem Zeitpunkt und damit auch dann, wenn der Vergleich endet. Grau: zu klein, um zu zählen.
compare-rest = Was sich sonst noch ändern kann
compare-rest-text = Die anderen Karten, die Zugreihenfolge, die Epochen und die Kämpfe. Auch diese Intervalle gelten mit { $sure } % Sicherheit alle zugleich; der Vergleich wartet aber nicht auf sie.
# The plot would be too long for all of them
compare-plot-most = Das Diagramm zeigt die { $count } Quoten, die sich am meisten verschoben haben, die Tabelle alle.
compare-plot-points = Änderung, in Prozentpunkten
compare-plot-said = Jede Änderung mit ihrem Intervall; die Zahlen stehen in der Tabelle
compare-again = Denselben Vergleich noch einmal: { $command }, Schachteln { $first } und { $second }, Ausgabe { $edition }, { $rounds } Runden, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = Die Schachtel als Ordner mit Dateien: schreiben, bearbeiten, prüfen.
cli-content-folder = Der Ordner.
cli-content-export = Die Schachtel als Ordner mit TOML-Dateien schreiben, um sie zu bearbeiten.
cli-content-check = Zeigen, was an einem Ordner nicht stimmt und worin er von der gedruckten Schachtel abweicht.
cli-content-written =
    { $files ->
        [one] 1 Datei in { $folder }
       *[other] { $files } Dateien in { $folder }
    }
cli-content-exists = gibt es schon und wird nicht überschrieben
cli-content-fine = Die Schachtel ist spielbar: { $units } Einheiten, { $relics } Relikte, { $tokens } Markerarten, { $tiles } Plättchen.
balance-about = Messen, wie sich eine Schachtel spielt: exakte Chancen einzelner Eliteeinheiten und viele Partien zwischen Bots.
balance-games = Partien für jede Spielerzahl; für das lange Spiel ein Fünftel davon.
balance-bot = Der Bot auf allen Plätzen.
balance-beside = Zusätzlich N Partien zu viert zwischen anderen Bots; mehrfach möglich.
balance-write = Die Tabellen dieser Seite und die Diagramme in ihrem Ordner img aktualisieren (braucht matplotlib).
balance-keep = Die Partien dort aufbewahren und vorhandene nicht noch einmal spielen; gilt nur für einen Stand der Bots.
balance-bad-beside = „{ $text }“ muss aus einem Bot, einem Komma und einer Zahl von Partien bestehen
balance-no-markers = die Markierungen { $markers } fehlen
