### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Eine beendete Partie auswerten: was am meisten gekostet hat, was das Glück brachte und wie es zum Ergebnis kam.
review-not-finished = die Partie ist noch nicht beendet; nur beendete Partien lassen sich auswerten
review-progress = { $done } von { $all } Entscheidungen beurteilt
review-moments = { $name }: die teuersten Momente
review-no-moments = Nichts verschenkt: bei { $choices } Entscheidungen stets die beste oder fast die beste Wahl.
review-moment = Runde { $round }: „{ $better }“ statt „{ $played }“: Siegchance { $best } von 100, nicht { $chance }. { $kind }: Das kostete { $cost } Prozentpunkte, plus/minus { $doubt }.
review-slip = Ungenauigkeit
review-mistake = Fehler
review-turning-point = Wendepunkt
review-player = Spieler
review-start = Start
review-luck = Glück
review-own = Eigenes Spiel
review-others = Spiel der anderen
review-correction = Korrektur
review-result = Ergebnis
review-without-luck = Ohne Glück
review-accuracy = Genauigkeit
review-of-which = In Klammern: was Fehler kosteten, verglichen mit der besten Entscheidung statt mit der eines Hauptmanns.
review-known = Chancen auf den Gesamtsieg, von 100. Beurteilt wird nur nach dem, was der jeweilige Spieler wissen konnte: Verdeckte Karten flossen nicht ein.

## In the browser
review-title = Die Auswertung
review-left = noch etwa { $seconds } s
review-wait = Der Server bereitet alles vor.
review-cancel = Abbrechen
review-go-on = Fortsetzen
review-canceled = Abgebrochen. Was schon beurteilt ist, bleibt erhalten.
review-failed = Die Auswertung wurde unterbrochen. Setze sie später fort.
review-how = So wird beurteilt
review-how-choices = Eine Entscheidung wird nur nach dem beurteilt, was der Spieler wissen konnte. Jede Möglichkeit wird mit denselben angenommenen Kartenverteilungen und denselben Würfen durchgespielt. Ein Unterschied zählt, wenn er gesichert ist und mindestens 5 Prozentpunkte kostet: ab 5 eine Ungenauigkeit, ab 10 ein Fehler, ab 15 ein Wendepunkt.
review-how-luck = Glück ist, was kam, abzüglich des genauen Durchschnitts von allem, was hätte kommen können. Über alle Spieler summiert es sich zu 0.
review-how-ledger = Die Balken führen von der Chance am Start zum Ergebnis. Verglichen wird mit einem Hauptmann, der mit genauen Chancen plant: Wer wie er entscheidet, bekommt 0, Fehler kosten Punkte, und eine bessere Entscheidung bringt welche. Für die Korrektur kann niemand etwas: Jeder Zug wird noch einmal genauer betrachtet, und das verschiebt die Schätzung selbst ein wenig.
review-how-doubt = Alle Zahlen hier sind Schätzungen aus vielen durchgespielten Partien. Die feinen Striche zeigen, wie sicher sie sind.
review-look-back = Rückblick
review-to-result = Punkte
review-curve = Siegchancen
review-curve-note = von 100, zu Beginn jedes Zuges
review-rose = Für { $who } ging es in Runde { $round } von { $from } auf { $to } hinauf.
review-fell = Für { $who } ging es in Runde { $round } von { $from } auf { $to } hinunter.
review-guess = erste Schätzung
review-round = Runde { $round }
review-end = Ende
review-turn = Runde { $round }, Zug von { $who }
review-keys = Mit den Pfeiltasten gehst du von Zug zu Zug; die Eingabetaste öffnet den Rückblick.
review-table = Als Tabelle zeigen
review-chart = Als Diagramm zeigen
review-cost-most = Die teuersten Momente
review-yours = deine
review-none-yet = Bisher hat keine Entscheidung etwas gekostet.
review-theirs = Entscheidungen anderer erscheinen nur als Summe.
review-costs = { $kind } · kostet { $cost }
review-at = { $what ->
    [travel] Runde { $round }, Zeitreise
    [opponent] Runde { $round }, vor dem Kampf
    [deployment] Runde { $round }, die Aufstellung
    [tokens] Runde { $round }, die Marker
    [dice] Runde { $round }, die Würfel
   *[spoils] Runde { $round }, nach dem Kampf
  }
review-better-battle = „{ $better }“ statt „{ $played }“: Das gewinnt { $best } von 100 Kämpfen, nicht { $chance }.
review-better-match = „{ $better }“ statt „{ $played }“: Chance auf den Gesamtsieg { $best } von 100, nicht { $chance }.
review-try = Von hier neu versuchen
review-see = Moment ansehen
review-ledger = Wie es dazu kam
review-errors = Fehler { $points }
review-from-to = { $low } bis { $high }
review-of-100 = von 100
review-had-cost = Einbußen bei { $cost } von { $choices }
review-axis = Chance auf den Gesamtsieg, von 100
review-told = { $who } begann mit { $start }; das Glück brachte { $luck }, das eigene Spiel { $own }, das Spiel der anderen { $others }, die Korrektur { $correction }: am Ende { $result }.
review-you = Du
review-played = Gespielt
review-better = Besser
review-to-win-battle = { $chance } von 100 Kämpfen gewonnen
review-worth = Was es wert war
review-worth-note = Chance auf den Gesamtsieg, von 100
review-cost-told = { $kind ->
    [slip] Eine Ungenauigkeit: Sie kostete { $cost } Prozentpunkte, plus/minus { $doubt }.
    [mistake] Ein Fehler: Er kostete { $cost } Prozentpunkte, plus/minus { $doubt }.
   *[turning-point] Ein Wendepunkt: Er kostete { $cost } Prozentpunkte, plus/minus { $doubt }.
  }
review-options = Was zur Wahl stand
review-options-note = { $shown } von { $all }, die besten zuerst
review-option = Möglichkeit
review-battle = Kampf
review-match = Partie
review-best = am besten
review-was-played = gespielt
review-why = Warum
review-could-know = Was man wissen konnte
review-seat-only = Nur von diesem Platz aus beurteilt: eigene Hand, offene Karten, Chancen. Verdeckte Karten flossen nicht ein.
review-same-deals = Angenommene Kartenverteilungen, dieselben Würfe für jede Möglichkeit
review-back = Zurück zur Auswertung
review-before = Voriger Moment
review-next = Nächster Moment
review-number = { $number } von { $all }
review-see-how = Ansehen, wie es lief
