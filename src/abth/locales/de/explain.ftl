### Was Teile und Punkte bedeuten, gesagt, wo sie sind

## Punkte

points-hidden = { $points } + { $hidden } verdeckt ({ $least } bis { $most })
points-hidden-words = { $points ->
    [one] 1 offener Punkt
   *[other] { $points } offene Punkte
  } und { $hidden ->
    [one] 1 verdeckte Tapferkeitsmedaille
   *[other] { $hidden } verdeckte Tapferkeitsmedaillen
  }: insgesamt { $least } bis { $most } Punkte
points-open-words = { $points ->
    [one] 1 Punkt, alles offen
   *[other] { $points } Punkte, alles offen
  }
points-yours = Deine Punkte
points-elite = { $count ->
    [one] 1 Eliteeinheit
   *[other] { $count } Eliteeinheiten
  }
points-elite-note = je 1 Punkt
points-heroes = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
  }
points-heroes-note = je 3 Punkte, auch nach ihrem einen Kampf
points-relics = { $count ->
    [one] 1 Relikt der Epoche { $era }
   *[other] { $count } Relikte der Epoche { $era }
  }
points-relics-note = eines mehr bringt { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
  }
points-prowess = { $count ->
    [one] 1 gewonnene Tapferkeitsmedaille
   *[other] { $count } gewonnene Tapferkeitsmedaillen
  }
points-prowess-note = { $count ->
    [one] nur du weißt, was sie wert ist
   *[other] nur du weißt, was sie wert sind
  }
points-honor = { $count ->
    [one] 1 Waffenehremarker
   *[other] { $count } Waffenehremarker
  }
points-honor-note = je 1 Punkt
points-own-prowess = { $count ->
    [0] Keine eigene Tapferkeitsmedaille mehr
    [one] 1 eigene Tapferkeitsmedaille
   *[other] { $count } eigene Tapferkeitsmedaillen
  }
points-own-prowess-note = für dich nichts, { $least } bis { $most } Punkte für jeden, der eine gewinnt
points-none = Noch zählt nichts. Rekrutiere Einheiten, gewinne Relikte und Herausforderungen.
points-others-all = Die anderen sehen das alles. Der goldene Strich bei ihnen bist du.
points-others-see = Die anderen sehen { $points } + { $least } bis { $most }. Der goldene Strich bei ihnen bist du.
points-click = Ein Klick zeigt, woher deine Punkte kommen.

## Eine Karte, Zeichen für Zeichen

explain-kind = { $rank ->
    [hero] Held der Epoche { $era }. Zählt 3 Punkte und kämpft nur ein einziges Mal.
    [elite] Eliteeinheit der Epoche { $era }. Zählt 1 Punkt.
   *[other] Grundeinheit. Zählt keine Punkte.
  }
explain-half = Ein halber Schild
explain-other-half = Die andere Hälfte
explain-half-left = Passt zur rechten Hälfte der Art { $era } auf der Karte links davon. Zusammen sind sie eine Verbindung, die den ersten Schaden auffängt.
explain-half-right = Passt zur linken Hälfte der Art { $era } auf der Karte rechts davon. Zusammen sind sie eine Verbindung, die den ersten Schaden auffängt.
explain-bursts = { $count ->
    [1] Ein Schadenssymbol
    [2] Zwei Schadenssymbole
    [3] Drei Schadenssymbole
   *[other] { $count } Schadenssymbole
  }
explain-bursts-words = Bei { $count } Schaden ist sie besiegt.
explain-links-with = Zeigen, womit sie sich verbindet
explain-links-back = Ihre Symbole zeigen
explain-links-left = Passt links daneben
explain-links-right = Passt rechts daneben
explain-links-none = Keine Karte auf dem Spielbrett oder in deiner Armee passt hier.
explain-where-hand = auf deiner Hand
explain-where-army = in deiner Armee
explain-where-board = auf dem Spielbrett
explain-how = Rechtsklick oder langer Druck: alle Symbole erklärt
explain-ask = { $unit } erklären
keys-explain = Erklären, was den Fokus hat; noch einmal: alles ringsum
stake-worth = { $least } bis { $most } Punkte
explain-line = { $line } { $value }
explain-long = Zählt zuerst, aus der Ferne.
explain-medium = Zählt als Zweites, auf mittlere Distanz. Alle, die noch stehen, zählen mit.
explain-close = Zählt zuletzt, Auge in Auge.
explain-reinforcement = Bringt je Symbol eine weitere Einheit nach hinten.
explain-assault = Entfernt je Symbol eine gegnerische Verbindung, vor dem Würfeln.
explain-heroic_death = Fällt sie, schlägt sie sofort zurück: 1 Schaden je Symbol.
explain-accuracy = Der erste Schaden der eigenen Seite in einer Kampflinie löst keinen Heldentod aus.
explain-diversion = Zieht den ersten Schaden des Gegners auf sich, wo immer sie steht.
explain-relaunch = Die eigene Seite darf ihren Würfel je Symbol einmal erneut werfen.
explain-read = { $rank ->
    [hero] Mehr über Helden
   *[other] Die Regeln des Kampfes
  }

## Kleine Karten neben den Teilen

about-points = Offene Punkte und dazu Tapferkeitsmedaillen, deren Wert nur ihr Besitzer kennt. Schraffiert ist, was sie wert sein können; der goldene Strich bist du.
about-prowess = Für ihren ursprünglichen Besitzer nichts wert. Wer sie im Kampf gewinnt, erhält ihren verdeckten Wert.
about-prowess-won = Von einem anderen Spieler gewonnen: Sie zählt den Wert, der darauf steht, und nur ihr Gewinner kennt ihn.
about-honor = 1 Punkt wert. Ein besiegter Verteidiger erhält einen für je zwei gefallene Einheiten des Angreifers.
about-hand = Diese Karten sieht nur ihr Besitzer. Nach einem Kampf wird die Hand auf 4 aufgefüllt.
about-deck = Verdeckte Karten zum Ziehen. Reicht das Deck beim Auffüllen der Hand nicht, wird der Abwurfstapel zum neuen Deck.
about-discard = Hier liegen eingesetzte und neu rekrutierte Einheiten, bis sie wieder ins Deck kommen.
about-stands-in = Hier steht ein Sabaton. Wer in dieselbe Epoche springt, kann seinen Spieler herausfordern.
about-relics = Relikte derselben Epoche zählen zusammen: 1, 2, 4, 6, dann 9 Punkte.
about-relics-gain = { $points ->
    [one] Eines mehr aus dieser Epoche bringt 1 Punkt.
   *[other] Eines mehr aus dieser Epoche bringt { $points } Punkte.
  }
about-headquarters = Wer es hat, ist in jeder Runde zuerst am Zug.
about-round = Jeder ist einmal am Zug. Nach der letzten Runde werden die Punkte gezählt.
about-era-deck = Verdeckte Einheiten dieser Epoche. Sie füllen leere Felder des Spielbretts und kommen als dessen Verstärkung.
about-era-discard = Einheiten des Spielbretts, die einen Kampf überstanden haben. Mit „Jagd“ trittst du gegen eine von ihnen an.
about-link = Sie fängt den ersten Schaden gegen eine ihrer zwei Einheiten auf, dann ist sie weg.
about-tile = Du springst in eine seiner zwei Epochen und darfst den Marker nehmen, auf den seine Zahl zeigt.
about-tile-pending = Das nächste Plättchen, das du einschiebst, schiebt dieses in die Aktive Position.
about-tile-pile = In deinem Zug schiebst du ein bis drei Plättchen ein. Jedes dreht das Rad einen Schritt weiter.
about-tile-discard = Herausgeschobene Plättchen. Ist der Stapel leer, werden sie zum neuen.
about-arrow = Er zeigt auf eine Aktive Aktion. Jede der beiden darfst du in deinem Zug einmal nutzen oder auslassen.
about-arrow-name = Pfeil am Rad
about-token-space = Die Zahl auf dem aktiven Plättchen nennt eines der drei Felder. Den Marker dort darfst du nehmen.
about-token-pile = Verdeckte Kriegsmarker. Sie füllen nach einem Zug das leere Feld.
about-token-discard = Benutzte Kriegsmarker. Ist der Stapel leer, werden sie zum neuen.
about-token = Vor dem Würfeln auf eine deiner Einheiten gelegt, hilft er einen Kampf lang.
about-line-long = Kommt zuerst. Jede Seite zählt Einheiten, Marker und Würfel zusammen; wer weniger hat, erleidet die Differenz als Schaden.
about-line-medium = Kommt als Zweites, auf mittlere Distanz, mit allen, die noch stehen. Wer weniger hat, erleidet die Differenz als Schaden.
about-line-close = Kommt zuletzt. Wer weniger hat, erleidet die Differenz als Schaden; danach siegt, wer mehr Überlebende hat.
about-unit-count = Weniger Einheiten: besserer Würfel und mehr Relikte zur Auswahl. Verstärkungen zählen mit.
about-chance = Wie viele von 100 solchen Kämpfen du gewinnen würdest.
about-falls = Wie oft diese Einheit in diesem Kampf fällt. So viel Schaden, wie sie Schadenssymbole hat, besiegt sie.
about-virtual-slot = Hier kann nur eine Verstärkung stehen.
