### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arena
report-title = Arena: { $bots }
report-on-top = { $bot } liegt vorn
report-close = { $bot } führt, { $other } folgt dichtauf

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = Er gewann { $rate } seiner { $matches } Partien (95-%-Intervall: { $low } bis { $high }); bei gleicher Stärke wären es { $fair }. Jede Ausgangslage wurde von allen { $players } Plätzen aus gespielt, sodass sich Glück und Platz ausgleichen.
report-tile-matches = Partien mit { $players } Spielern
report-count-of = { $count } von { $all }
report-tile-rating = Wertungszahl von { $bot } (± { $sure })
report-tile-leader = der Partien gewinnt, wer vor der letzten Runde führt
report-tile-decisions = Entscheidungen je Partie ({ $least } bis { $most })
report-tile-challenges = der Kämpfe sind Herausforderungen zwischen Spielern

# $extra, $command: marked as code
report-without-plots = Für Diagramme fehlt das Extra { $extra }: { $command }
report-numbers = Die Zahlen

## Sections
report-wrong = Partien, die schiefgingen
report-wrong-text = Disqualifikationen: { $forfeits }, Abstürze: { $crashes }. Für den disqualifizierten Bot zählt die Partie als nicht gewonnen, für die anderen gar nicht. Ein gespeichertes Protokoll zeigt: abth replay DATEI
report-bots = Die Bots
report-bots-text = Die Wertungszahlen stammen von openskill (Plackett-Luce) und beginnen bei 25; ein geteilter Sieg zählt anteilig.
report-pairs = Direkter Vergleich
report-pairs-text = Wie oft der Bot der Zeile vor dem Bot der Spalte landet, wenn beide an einem Tisch sitzen; ein geteilter Rang zählt halb.
report-points = Woher die Punkte kommen
report-points-text = Punkte einer Partie im Schnitt, nach Herkunft.
report-scores = Punktzahlen
report-scores-text = Wie sich die Endstände jedes Bots verteilen.
report-seats = Zugreihenfolge
report-seats-text = Die Siegquote nach der Stelle in der Zugreihenfolge, über alle Bots.
report-battles = Kämpfe
report-battles-text = Die Epoche ist die, in die der Angreifer gesprungen ist. Einfarbige Säulen: gegen Einheiten des Spielbretts; schraffierte: zwischen Spielern.
report-cards = Karten
report-cards-text = Oft gewählt und im Besitz von Siegern: oben rechts. Je mehr Besitzer, desto größer der Punkt; zeige auf einen, um den Namen zu sehen. Wer irgendeine Karte besitzt, gewinnt öfter; vergleiche die Karten also miteinander und nicht mit der gestrichelten Linie des gerechten Anteils.
report-all-cards = Alle Karten
report-tokens-text = Wie es denen erging, die den Marker in einer Partie mindestens einmal benutzt haben, und wie oft das vorkommt.
report-all-tokens = Alle Marker

# $command: marked as code; $edition: such as de; $digest: a check sum
report-again = Dieselben Partien noch einmal: { $command }, Ausgabe { $edition }, { $rounds } Runden, abth { $version }. Prüfsumme { $digest }.

## Tables
report-share = { $rate } ({ $low } bis { $high })
report-column-matches = Partien
report-column-ms = ms/Entscheidung
report-column-together = Summe
report-column-against = Gegen
report-column-above = Landet davor
report-column-meetings = Begegnungen
report-column-where = Wo und wann
report-column-available = Lag aus
report-column-faced = Bekämpft
report-column-picks = Wahlquote
report-column-recruited = Rekrutiert
report-column-owned = Im Besitz
report-column-owners = Siegquote der Besitzer
report-column-token = Marker
report-column-taken = Genommen
report-column-used = Benutzt
report-column-users-matches = Partien damit
report-column-users = Siegquote damit
report-column-match = Partie
report-column-what = Vorfall
report-column-details = Einzelheiten
report-column-log = Protokoll

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who }: { $what }
report-board = Spielbrett
report-players = Spieler
report-attacker-wins = Angreifer siegt
report-defender-wins = Verteidiger siegt
report-annihilated = niemand überlebt
report-round = Runde { $round }

# Why a bot forfeits
report-why-raised = hat einen Fehler ausgelöst
report-why-illegal = hat eine verbotene Aktion gewählt
report-why-late = hat zu lange nachgedacht
report-why-crashed = abgestürzt

## Plots
report-plot-rating = Wertungszahl (± 2 Sigma)
report-plot-wins = Siegquote (95-%-Intervall)
report-plot-fair = gerechter Anteil
report-plot-ratings-said = Wertungszahlen und Siegquoten; { $bot } führt
report-plot-pairs-said = Wie oft die Zeile vor der Spalte landet
report-plot-points = Punkte einer Partie im Schnitt
report-plot-points-said = Punkte im Schnitt nach Herkunft
report-plot-scores = Punkte einer Partie; der Strich ist der Durchschnitt
report-plot-scores-said = Verteilung der Punkte jedes Bots
report-plot-seat = als { $place }. am Zug
report-plot-seats = Siegquote; die gestrichelte Linie ist der gerechte Anteil
report-plot-seats-said = Siegquote nach Zugreihenfolge
report-plot-by-era = Nach Epoche
report-plot-by-round = Nach Runde
report-plot-battles = Kämpfe je Partie
report-plot-hatched = (schraffiert: Herausforderungen)
report-plot-battles-said = Kämpfe je Partie nach Epoche und Runde und wie sie enden
report-plot-picks = wie oft bekämpft, wenn ein Sprung in ihre Epoche führte
report-plot-owners = Siegquote derer, die sie am Ende besitzen
report-plot-cards-said = Wahlquote jeder Karte und Siegquote ihrer Besitzer
report-plot-card = { $card } (Epoche { $era }, { $rank }): bekämpft { $faced } von { $available }, { $owned }-mal im Besitz, Siegquote der Besitzer { $wins }
report-plot-users = Siegquote derer, die ihn benutzten
report-plot-taken = Genommen und benutzt, je Partie
report-plot-tokens-said = Gebrauch der Marker und Siegquote damit
