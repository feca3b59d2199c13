### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arena
report-title = Arena: { $bots }
report-on-top = { $bot } liegt vorn
report-close = { $bot } führt, { $other } folgt dichtauf

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = Er gewann { $rate } seiner { $matches } Partien (95-%-Intervall: { $low } bis { $high }); ein gerechter Anteil ist { $fair }. Jede Austeilung wurde von allen { $players } Plätzen aus gespielt, damit Glück und Platz sich ausgleichen.
report-tile-matches = Partien zu { $players }
report-count-of = { $count } von { $all }
report-tile-rating = Wertung von { $bot } (± { $sure })
report-tile-leader = gewinnt, wer vor der letzten Runde führt
report-tile-decisions = Entscheidungen je Partie ({ $least } bis { $most })
report-tile-challenges = der Kämpfe sind Herausforderungen zwischen Spielern

# $extra, $command: marked as code
report-without-plots = Diagramme brauchen das Extra { $extra }: { $command }
report-numbers = Die Zahlen

## Sections
report-wrong = Partien, die schiefgingen
report-wrong-text = Aufgaben: { $forfeits }, Abstürze: { $crashes }. Eine Aufgabe zählt als Partie, die dieser Bot nicht gewonnen hat, für die anderen gar nicht. Ein gespeichertes Protokoll zeigt: abth replay DATEI
report-bots = Die Bots
report-bots-text = Die Wertungen sind die von openskill (Plackett-Luce) und beginnen bei 25; ein geteilter Sieg zählt anteilig.
report-pairs = Direkter Vergleich
report-pairs-text = Wie oft der Bot der Zeile vor dem Bot der Spalte landet, wenn beide an einem Tisch sitzen; ein geteilter Rang zählt halb.
report-points = Woher die Punkte kommen
report-points-text = Punkte einer Partie im Mittel, nach Herkunft.
report-scores = Punktzahlen
report-scores-text = Wie sich die Endpunkte jedes Bots verteilen.
report-seats = Reihenfolge
report-seats-text = Der Anteil der Siege dessen, der als Erster, Zweiter und so weiter spielt, über alle Bots.
report-battles = Kämpfe
report-battles-text = Die Epoche ist die, in die der Angreifer gesprungen ist. Glatte Säulen: gegen Einheiten des Spielplans; schraffierte: zwischen Spielern.
report-cards = Karten
report-cards-text = Oft gewählt und im Besitz von Siegern: oben rechts. Die Punkte wachsen mit der Zahl der Besitzer; zeige auf einen, um seinen Namen zu sehen. Wer irgendeine Karte besitzt, gewinnt öfter; vergleiche die Karten also miteinander und nicht mit dem gestrichelten gerechten Anteil.
report-all-cards = Alle Karten
report-tokens-text = Wer den Marker in einer Partie mindestens einmal benutzt hat, und wie oft das vorkommt.
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
report-column-picks = Wie oft gewählt
report-column-recruited = Rekrutiert
report-column-owned = Im Besitz
report-column-owners = Siege der Besitzer
report-column-token = Marker
report-column-taken = Genommen
report-column-used = Benutzt
report-column-users-matches = Partien der Benutzer
report-column-users = Siege der Benutzer
report-column-match = Partie
report-column-what = Was
report-column-details = Einzelheiten
report-column-log = Protokoll

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who }: { $what }
report-board = Spielplan
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
report-plot-rating = Wertung (± 2 Sigma)
report-plot-wins = Anteil der Siege (95-%-Intervall)
report-plot-fair = gerechter Anteil
report-plot-ratings-said = Wertungen und Siege; { $bot } führt
report-plot-pairs-said = Wie oft die Zeile vor der Spalte landet
report-plot-points = Punkte einer Partie im Mittel
report-plot-points-said = Punkte im Mittel nach Herkunft
report-plot-scores = Punkte einer Partie; der Strich ist das Mittel
report-plot-scores-said = Verteilung der Punkte jedes Bots
report-plot-seat = { $place }. am Zug
report-plot-seats = Anteil der Siege; die gestrichelte Linie ist der gerechte Anteil
report-plot-seats-said = Anteil der Siege nach Reihenfolge
report-plot-by-era = Nach Epoche
report-plot-by-round = Nach Runde
report-plot-battles = Kämpfe je Partie
report-plot-hatched = (schraffiert: Herausforderungen)
report-plot-battles-said = Kämpfe je Partie nach Epoche und Runde, und wie sie enden
report-plot-picks = bekämpft, von allen Malen, die sie im Ziel eines Sprungs lag
report-plot-owners = Anteil der Siege derer, die sie am Ende besitzen
report-plot-cards-said = Wie oft jede Karte gewählt wird, und Siege der Besitzer
report-plot-card = { $card } (Epoche { $era }, { $rank }): bekämpft { $faced } von { $available }, { $owned }-mal im Besitz, Siege der Besitzer { $wins }
report-plot-users = Anteil der Siege der Benutzer
report-plot-taken = Genommen und benutzt, je Partie
report-plot-tokens-said = Gebrauch der Marker und Siege der Benutzer
