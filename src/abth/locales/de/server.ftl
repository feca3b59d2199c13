### Was der Server selbst sagt: Vorschau von Links, Seiten ohne Skripte, Fehler.

preview-invitation = Tisch nur auf Einladung
preview-rules = Die Spielregeln mit Beispielen zum Durchklicken, jede Regel mit ihrer Nummer, auch zum Ausdrucken.
no-script = Dieses Spiel läuft im Browser und braucht JavaScript. Bitte schalte es ein und lade die Seite neu.
error-page = Das hat nicht geklappt
error-page-home = Zum Spiel
