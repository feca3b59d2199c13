### Das Ende einer Partie und der Rückblick.

end-victory = Sieg für { $who }
end-shared = { $who } teilen sich den Sieg
end-after = { $battles ->
    [one] Nach { $rounds } Runden, { $turns } Zügen, 1 Kampf
   *[other] Nach { $rounds } Runden, { $turns } Zügen, { $battles } Kämpfen
  }
end-rematch = Revanche
end-look-back = Rückblick
end-review = Auswertung
end-home = Startseite
end-points = Punkte nach Herkunft
end-source-elite = Eliteeinheiten
end-source-heroes = Helden
end-source-relics = Relikte
end-source-prowess = Tapferkeit
end-source-honor = Waffenehre
end-course = So lief die Partie
end-course-note = Punkte nach jedem Zug; ein Klick öffnet den Rückblick auf diesen Zug
end-luck = Glücksbilanz
end-luck-note = was kam, verglichen mit dem Durchschnitt
end-luck-dice = Würfel, Summe aller Würfe
end-luck-draws = Gezogene Karten, Summe ihrer Werte
end-battles-won = Gewonnene Kämpfe
end-recruits = Rekrutierte Einheiten
end-of = von { $count }
end-counting = Die Punkte werden gezählt …
end-no-report = Der Bericht ist gerade nicht verfügbar.
end-proof = Nachweislich faire Würfel
end-proof-text = Diese Zahl hat der Tisch schon vor der Partie gezeigt. Jetzt liegt ihr Geheimnis offen, und alle können jeden Wurf und jede Ziehung nachrechnen.
end-proof-fits = Das Geheimnis passt zur Zahl.
end-proof-not = Das Geheimnis passt nicht zur Zahl!
end-proof-throws = { $agreeing } von { $throws } Würfen stimmen überein.
end-proof-failed = Der Beweis konnte hier nicht geprüft werden.
end-verify = Auf diesem Gerät prüfen
end-proof-file = Beweis
end-log-file = Protokoll der Partie

back-close = Zurück zum Ergebnis
back-turn-before = Voriger Zug
back-turn-after = Nächster Zug
back-step-before = Ein Schritt zurück
back-step-after = Ein Schritt vor
back-place = Stelle in der Partie
back-at = Zug { $turn } · Schritt { $step } von { $last }
back-eyes = Blickwinkel
back-fork = Von hier weiterspielen

# --- early ends and rematches ---
end-no-result = Kein Ergebnis
end-how-resigned = Vorzeitig beendet. Aufgegeben: { $names }
end-how-points = Im Einvernehmen mit dem Punktestand beendet
end-how-unrated = Im Einvernehmen beendet: Niemand gewinnt, keine Wertungszahl ändert sich
end-replaced = Für { $names } hat zeitweise ein Bot entschieden. Diese Partie kann deren Wertungszahl nicht erhöhen.
end-unrated-undo = Nicht gewertet: Ihr seid hinter Würfe oder Karten zurückgegangen; jemand wusste, was kommt.
end-unrated-absent = Nicht gewertet: Ein Bot hat für jemanden gespielt, der nie da war.
end-unrated-seed = Nicht gewertet: festgelegte Karten und Würfe
end-unrated-fork = Nicht gewertet: Sie begann mitten in einer anderen Partie
end-unrated-shared-screen = Nicht gewertet: Jemand hat auf mehreren Plätzen gespielt
end-rematch-accept = Revanche annehmen
end-rematch-wanted = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
  }
end-rematch-waiting = Noch offen: { $names }.
end-rematch-table = Zum neuen Tisch
