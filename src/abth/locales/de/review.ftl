### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Eine beendete Partie auswerten: was am meisten kostete, was das Glück gab und woher das Ergebnis kam.
review-not-finished = die Partie ist nicht beendet; nur beendete Partien lassen sich auswerten
review-progress = { $done } von { $all } Entscheidungen beurteilt
review-moments = { $name }: die Momente, die am meisten kosteten
review-no-moments = Keine Entscheidung hatte ihren Preis: bei { $choices } Entscheidungen stets die beste oder fast die beste.
review-moment = Runde { $round }: „{ $better }“ statt „{ $played }“: { $best } von 100 für den Sieg, nicht { $chance }. { $kind }: Das kostete { $cost } Punkte, plus/minus { $doubt }.
review-slip = Ungenauigkeit
review-mistake = Fehler
review-turning-point = Wendepunkt
review-player = Spieler
review-start = Start
review-luck = Glück
review-own = Eigene Wahl
review-others = Wahl der anderen
review-result = Ergebnis
review-without-luck = Ohne Glück
review-accuracy = Genauigkeit
review-of-which = In Klammern: der Teil der Entscheidungen, der Fehler war.
review-known = Chancen auf den Sieg, von 100. Entscheidungen werden nach dem beurteilt, was man auf dem Platz wissen konnte: Keine verdeckte Karte wurde benutzt.

## In the browser
review-title = Die Auswertung
review-left = noch etwa { $seconds } s
review-wait = Der Server bereitet sich vor.
review-cancel = Abbrechen
review-go-on = Fortsetzen
review-canceled = Abgebrochen. Was beurteilt ist, bleibt.
review-failed = Die Auswertung ist stehen geblieben. Setze sie später fort.
review-how = So wird beurteilt
review-how-choices = Eine Entscheidung wird nur nach dem beurteilt, was man auf dem Platz wissen konnte. Jede Möglichkeit wird in denselben gedachten Verteilungen mit denselben Würfeln gespielt. Ein Unterschied zählt, wenn er sicher ist und mindestens 5 Punkte kostet: ab 5 eine Ungenauigkeit, ab 10 ein Fehler, ab 15 ein Wendepunkt.
review-how-luck = Glück ist, was kam, abzüglich des genauen Durchschnitts von allem, was hätte kommen können. Über alle Spieler ergibt es 0.
review-how-ledger = Die Balken führen von der Chance am Start zum Ergebnis. Eine Wahl kann auch Punkte bringen: Verglichen wird mit schlichtem Spiel nach der Stärke der Karten.
review-how-doubt = Alles hier ist aus vielen durchgespielten Partien geschätzt. Die feinen Striche zeigen, wie sicher es ist.
review-look-back = Rückblick
review-to-result = Punkte
review-curve = Siegchancen
review-curve-note = von 100, zu Beginn jedes Zuges
review-rose = { $who } stieg in Runde { $round } von { $from } auf { $to }.
review-fell = { $who } fiel in Runde { $round } von { $from } auf { $to }.
review-guess = erste Schätzung
review-round = Runde { $round }
review-end = Ende
review-turn = Runde { $round }, Zug von { $who }
review-keys = Die Pfeiltasten gehen durch die Züge; die Eingabetaste blickt auf einen zurück.
review-table = Als Tabelle zeigen
review-chart = Als Bild zeigen
review-cost-most = Momente, die am meisten kosteten
review-yours = deine
review-none-yet = Bisher hatte keine Entscheidung ihren Preis.
review-theirs = Was andere gewählt haben, erscheint nur als Summe.
review-costs = { $kind } · kostet { $cost }
review-at = { $what ->
    [travel] Runde { $round }, Zeitreise
    [opponent] Runde { $round }, vor dem Kampf
    [deployment] Runde { $round }, die Aufstellung
    [tokens] Runde { $round }, die Marker
    [dice] Runde { $round }, die Würfel
   *[spoils] Runde { $round }, nach dem Kampf
  }
review-better-battle = „{ $better }“ statt „{ $played }“: Der Kampf ist in { $best } von 100 gewonnen, nicht in { $chance }.
review-better-match = „{ $better }“ statt „{ $played }“: { $best } von 100 für die Partie, nicht { $chance }.
review-try = Von hier versuchen
review-see = Moment ansehen
review-ledger = Woher es kam
review-errors = Fehler { $points }
review-from-to = { $low } bis { $high }
review-of-100 = von 100
review-had-cost = { $cost } von { $choices } hatten ihren Preis
review-axis = Chance auf den Sieg, von 100
review-told = { $who } begann mit { $start }, das Glück gab { $luck }, die eigene Wahl { $own }, die Wahl der anderen { $others }: am Ende { $result }.
review-you = Du
review-played = Gespielt
review-better = Besser
review-to-win-battle = { $chance } von 100 für den Kampf
review-worth = Was es wert war
review-worth-note = Chance auf den Sieg, von 100
review-cost-told = { $kind ->
    [slip] Eine Ungenauigkeit: Sie kostete { $cost } Punkte, plus/minus { $doubt }.
    [mistake] Ein Fehler: Er kostete { $cost } Punkte, plus/minus { $doubt }.
   *[turning-point] Ein Wendepunkt: Er kostete { $cost } Punkte, plus/minus { $doubt }.
  }
review-options = Was zur Wahl stand
review-options-note = { $shown } von { $all }, das Beste zuerst
review-option = Möglichkeit
review-battle = Kampf
review-match = Partie
review-best = das Beste
review-was-played = gespielt
review-why = Warum
review-could-know = Was man wissen konnte
review-seat-only = Nur von diesem Platz aus beurteilt: die Hand, die offenen Karten, die Chancen. Keine verdeckte Karte wurde benutzt.
review-same-deals = Gedachte Verteilungen, dieselben Würfel für jede Möglichkeit
review-back = Zurück zur Auswertung
review-before = Voriger Moment
review-next = Nächster Moment
review-number = { $number } von { $all }
review-see-how = Ansehen, wie es kam
