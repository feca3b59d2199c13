### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Zwei Schachteln mit denselben Ausgangslagen vergleichen: was sich ändert, und wie sicher das ist.
compare-folder = Ein Ordner mit Spielmaterial; ist er der einzige, wird er mit der gedruckten Schachtel verglichen.
compare-other = Der Ordner nach der Änderung, wenn der erste der davor ist.
compare-pairs = Höchstens so viele Paare; weniger, wenn die Frage vorher beantwortet ist.
compare-margin = Eine Änderung, die sicher kleiner ist (Punkte von 100), gilt als keine.
compare-error = Wie oft (von 100) irgendein Intervall der geänderten Teile falsch sein darf, alle zusammen.
compare-bad-margin = muss über 0 und unter 100 liegen
compare-same-box = die beiden Schachteln spielen sich gleich: Es gibt nichts zu vergleichen
compare-note = Der Vergleich endet von selbst, sobald jede Quote eines geänderten Teils klar gestiegen, klar gefallen oder sicher um nicht mehr als --margin verschoben ist. Die Intervalle gelten in jedem Moment, frühes Anhalten verfälscht also nichts. Derselbe Befehl macht nach einem Abbruch weiter.
compare-stopped = Angehalten nach { $pairs } von { $most } Paaren; derselbe Befehl macht weiter.
compare-answered = Beantwortet nach { $pairs } Paaren
compare-open = Noch offen nach { $pairs } Paaren
compare-piece = { $name }: { $changes }
compare-new = Neu: { $names }
compare-gone = Nicht mehr dabei: { $names }
compare-tiles = Die Plättchen oder die Markerfelder unterscheiden sich.
compare-spoilt = Ausgelassene Paare, weil ein Bot versagte oder ein Prozess abstürzte: { $count }
compare-column-what = Was
compare-column-before = Vorher
compare-column-after = Nachher
compare-column-change = Änderung
compare-column-interval = Intervall
compare-column-answer = Antwort

## The report

compare-over = A Battle Through History · Zwei Schachteln, { $players } Spieler
compare-lead = { $before } und { $after }, mit beiden dieselben Ausgangslagen; es spielen: { $bots }.
compare-tile-pairs = Paare von Partien
compare-tile-margin = Punkte von 100: Eine kleinere Änderung gilt als keine
compare-error-of = { $error } von 100, alle zusammen
compare-changes = Was geändert wurde
compare-changes-text = Die Zahlen der ersten Schachtel und die der zweiten.
compare-main = Die geänderten Teile
compare-main-text = Wie weit sich jede Quote verschiebt, in Punkten von 100. Mit { $sure } % Sicherheit gelten alle diese Intervalle zusammen, in jedem Moment, also auch wenn der Vergleich endet. Grau: zu klein, um zu zählen.
compare-rest = Was sich noch ändern kann
compare-rest-text = Die anderen Karten der Epoche, die Zugreihenfolge, Epochen und Kämpfe. Auch diese Intervalle gelten mit { $sure } % Sicherheit zusammen; der Vergleich wartet nicht auf sie.
compare-plot-points = Änderung, in Punkten von 100
compare-plot-said = Jede Änderung mit ihrem Intervall; die Zahlen stehen in der Tabelle
compare-again = Denselben Vergleich noch einmal: { $command }, Schachteln { $first } und { $second }, Ausgabe { $edition }, { $rounds } Runden, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = Die Schachtel als Ordner: schreiben, bearbeiten, prüfen.
cli-content-folder = Der Ordner.
cli-content-export = Die Schachtel als Ordner mit TOML-Dateien schreiben, um sie zu bearbeiten.
cli-content-check = Sagen, was an einem Ordner falsch ist und was von der gedruckten Schachtel abweicht.
cli-content-written =
    { $files ->
        [one] 1 Datei in { $folder }
       *[other] { $files } Dateien in { $folder }
    }
cli-content-exists = gibt es schon und wird nicht überschrieben
cli-content-fine = Die Schachtel ist spielbar: { $units } Einheiten, { $relics } Relikte, { $tokens } Arten von Markern, { $tiles } Plättchen.
balance-about = Messen, wie sich eine Schachtel spielt: genaue Chancen einzelner Elitekarten und viele Partien zwischen Bots.
balance-games = Partien für jede Spielerzahl; ein Fünftel davon für einen langen Feldzug.
balance-bot = Der Bot auf allen Plätzen.
balance-beside = Daneben N Partien zu viert zwischen anderen Bots; mehrfach möglich.
balance-write = Die Tabellen dieser Seite erneuern und die Diagramme in ihrem Ordner img (braucht matplotlib).
balance-keep = Die Partien dort behalten und nicht noch einmal spielen; nur für einen Stand der Bots.
balance-bad-beside = „{ $text }“ muss ein Bot, ein Komma und eine Zahl von Partien sein
balance-no-markers = die Markierungen { $markers } fehlen
