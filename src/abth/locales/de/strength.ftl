### `abth arena --test`: whether one bot is stronger than another. $challenger, $opponent: bots.
strength-stronger = { $challenger } ist stärker als { $opponent }
strength-not-stronger = { $challenger } ist nicht stärker als { $opponent }
strength-open = Nach { $games } Partien noch offen: { $challenger } gegen { $opponent }

# $score, $low, $high: of 100
strength-score = { $challenger } erzielt { $score } von 100 Punkten; 95-%-Intervall: { $low } bis { $high }
strength-question = mindestens { $h1 } von 100 oder nur { $h0 }
strength-errors = { $error } von 100 in jeder Richtung
strength-games = { $games } von höchstens { $most }
strength-used = { $games } Partien gespielt ({ $deals } Ausgangslagen, jede von { $players } Plätzen aus), höchstens { $most }
strength-saved = { $saved } von 100 Partien
strength-luck = Glück: gespielt wurden { $score } von 100 Punkten. Ohne Glück schwanken die Ergebnisse weniger: { $saved } von 100 Partien gespart.

## Options
strength-option = Prüfen, ob A stärker ist als B; hört auf, sobald die Antwort feststeht.
strength-option-h0 = Mit --test: Anteil der Siege (von 100) eines Bots, der nicht stärker ist; ohne Angabe der gerechte Anteil.
strength-option-h1 = Mit --test: Anteil der Siege (von 100) eines Bots, der stärker ist; ohne Angabe 5 mehr als --h0.
strength-option-error = Mit --test: wie oft (von 100) jede der beiden falschen Antworten vorkommen darf.
strength-option-luck = Mit --test: bekanntes Glück aus den Ergebnissen herausrechnen. Es zu messen dauert bei jeder Partie einen Moment; dafür braucht der Test weniger Partien.
strength-bad-shares = muss über --h0 liegen, und beide zwischen 0 und 100
strength-bad-error = muss mindestens 0,01 und kleiner als 50 sein
strength-only = --h0, --h1, --error und --without-luck gehen nur zusammen mit --test
strength-or-bots = --bots geht nicht zusammen mit --test, das seine Bots selbst nennt

## The report
strength-over = A Battle Through History · Arena-Test, { $players } Spieler
strength-path = Der Weg zur Antwort
strength-path-text = Die Evidenz nach jeder Ausgangslage, als Logarithmus des Likelihood-Quotienten. An einer der beiden Linien endet der Test von selbst.
strength-answer = Die Antwort
strength-answer-text = Der Anteil des Herausforderers an den Siegen, von 100, mit dem 95-%-Intervall. Ein Test, der früh endet, lässt den Sieger meist etwas zu stark erscheinen.
strength-pairs = Paare
strength-pairs-text = { $deals } Ausgangslagen, jede zweimal gespielt, mit vertauschten Plätzen.
strength-deals = Ausgangslagen
strength-deals-text = { $deals } Ausgangslagen, jede von allen { $players } Plätzen aus gespielt: wie oft der Herausforderer welchen Anteil gewann.
strength-tile-question = Frage
strength-tile-errors = Erlaubte Irrtümer
strength-tile-games = Gespielte Partien
strength-tile-luck = Durch bekanntes Glück gespart
strength-lost-both = beide verloren
strength-lost-and-shared = verloren und geteilt
strength-one-each = je ein Sieg
strength-won-and-shared = gewonnen und geteilt
strength-won-both = beide gewonnen
strength-column-score = Anteil
strength-column-deals = Ausgangslagen
strength-wrong = Disqualifikationen: { $own } des Herausforderers, { $others } seiner Gegner; sie zählen als Niederlage. Wegen eines Absturzes ausgelassene Ausgangslagen: { $crashed }.
strength-again = Denselben Test noch einmal: { $command }, Ausgabe { $edition }, { $rounds } Runden, abth { $version }.
strength-plot-games = Partien
strength-plot-evidence = Evidenz
strength-plot-stronger = stärker
strength-plot-not-stronger = nicht stärker
strength-plot-stopped = Ende nach { $games }
strength-plot-path-said = Die Evidenz stand nach { $games } Partien bei { $evidence }; die Linien liegen bei ± { $bound }
strength-plot-answer-said = { $score } von 100, zwischen { $low } und { $high }
strength-plot-deals-said = Wie viele Ausgangslagen welches Ergebnis brachten
