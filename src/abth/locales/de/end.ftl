### Das Ende einer Partie und der Rückblick.

end-victory = Sieg für { $who }
end-shared = { $who } teilen sich den Sieg
end-after = { $battles ->
    [one] Nach { $rounds } Runden, { $turns } Zügen, 1 Kampf
   *[other] Nach { $rounds } Runden, { $turns } Zügen, { $battles } Kämpfen
  }
end-rematch = Revanche
end-look-back = Rückblick
end-home = Startseite
end-points = Punkte nach Herkunft
end-source-elite = Eliteeinheiten
end-source-heroes = Helden
end-source-relics = Relikte
end-source-prowess = Tapferkeit
end-source-honor = Waffenehre
end-course = Der Verlauf der Partie
end-course-note = Punkte nach jedem Zug; ein Klick öffnet den Rückblick auf diesen Zug
end-luck = Glücksbilanz
end-luck-note = was geschah, verglichen mit dem, was zu erwarten war
end-luck-dice = Würfel, Summe aller Seiten
end-luck-draws = Gezogene Karten, Summe ihrer Werte
end-battles-won = Gewonnene Kämpfe
end-recruits = Rekrutierte Einheiten
end-of = von { $count }
end-counting = Die Punkte werden gezählt …
end-no-report = Der Bericht ist gerade nicht verfügbar.
end-proof = Nachweislich faire Würfel
end-proof-text = Vor der Partie hat sich der Tisch auf diese Zahl festgelegt. Jetzt ist das Geheimnis offen, und jeder Wurf und jede Karte lässt sich nachrechnen.
end-proof-fits = Das Geheimnis passt zur Zahl.
end-proof-not = Das Geheimnis passt nicht zur Zahl!
end-proof-throws = { $agreeing } von { $throws } Würfen stimmen überein.
end-proof-failed = Der Beweis konnte hier nicht geprüft werden.
end-verify = Auf diesem Gerät prüfen
end-proof-file = Beweis
end-log-file = Protokoll der Partie

back-close = Zurück zum Ergebnis
back-turn-before = Vorheriger Zug
back-turn-after = Nächster Zug
back-step-before = Ein Schritt zurück
back-step-after = Ein Schritt vor
back-place = Stelle in der Partie
back-at = Zug { $turn } · Schritt { $step } von { $last }
back-eyes = Blickwinkel
back-fork = Von hier weiterspielen
