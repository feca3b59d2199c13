### Der Tisch: was ansteht, die Knöpfe der Aktionsleiste, die Bereiche darum.
### { $who } ist ein Name oder eine Aufzählung von Namen; { $era } ist „Epoche II“,
### wo nicht anders gesagt.

# --- die Aktionsleiste ---
due-title-turn = Du bist dran
due-title-challenged = Herausgefordert!
due-title-choice = Deine Wahl
due-title-wait = Bitte warten
due-title-over = Spielende
due-title-watch = Du schaust zu
due-title-back = Rückblick
due-over = Die Partie ist vorbei.
due-chance = Der Zufall ist am Werk …

due-choose-sabaton = Wähle deinen Sabaton.
due-first-tile = Schiebe ein Plättchen ein: Es dreht das Getrieberad und bestimmt, in welche Epochen du springen kannst.
due-first-tile-tighten = Schiebe ein Plättchen ein oder spiele zuerst „Nachrücken!“.
due-take = Du darfst den Marker „{ $token }“ nehmen.
due-use = Aktive Aktionen: { $actions }.
due-jump-one = Dann springe in { $era }.
due-jump-two = Dann springe in { $first } oder { $second }.
due-insert-more = Schiebe noch ein Plättchen ein.
due-drop-token = Du hast schon 3 Marker. Wähle einen, den du ablegst.
due-retrieve = Wähle eine Karte aus deinem Abwurfstapel, die du zurückholst.
due-dismiss = Wähle eine Einheit, die du endgültig entlässt; dann ziehst du eine Karte.
due-opponent-face = Wähle eine Einheit in { $era }, gegen die du antrittst.
due-opponent-both = Wähle eine Einheit in { $era }, gegen die du antrittst, oder fordere { $who } heraus.
due-opponent-challenge = Fordere { $who } heraus.
due-no-battle = In { $era } gibt es keinen Gegner.
due-use-before = Noch möglich, bevor du die erste Einheit einsetzt: { $actions }.
due-hunt = Wähle eine Einheit aus dem Abwurfstapel der { $era }, die du jagst.
due-company = Nur gegen { $unit } antreten oder auch gegen die verbundenen Nachbarn?
due-defend-first = { $who } fordert dich heraus. Setze deine Fronteinheit ein.
due-defend-next = { $count ->
    [one] 1 Einheit eingesetzt. Insgesamt sind 3 möglich, von der Front nach hinten.
   *[other] { $count } Einheiten eingesetzt. Insgesamt sind 3 möglich, von der Front nach hinten.
  }
due-attack-first = Setze 1 bis 4 Einheiten ein, beginnend an der Frontlinie.
due-attack-next = { $count ->
    [one] 1 Einheit eingesetzt. Insgesamt sind 4 möglich, von der Front nach hinten.
   *[other] { $count } Einheiten eingesetzt. Insgesamt sind 4 möglich, von der Front nach hinten.
  }
due-calls-strong = { $more ->
    [one] Eine Verstärkung kommt hinzu; du kämpfst mit dem Starken Würfel.
   *[other] { $more } Verstärkungen kommen hinzu; du kämpfst mit dem Starken Würfel.
  }
due-calls-risky = { $more ->
    [one] Eine Verstärkung kommt hinzu, also kämpfst du mit dem Riskanten Würfel.
   *[other] { $more } Verstärkungen kommen hinzu, also kämpfst du mit dem Riskanten Würfel.
  }
due-tokens = Weise deinen Einheiten Kriegsmarker zu, höchstens einen je Einheit, oder mach ohne weiter.
due-tokens-place = Wähle die Einheit für den Marker „{ $token }“.
due-relaunch = { $left ->
    [one] Dein Würfel zeigt { $face }. Erneut werfen oder behalten?
   *[other] Dein Würfel zeigt { $face }. Erneut werfen (höchstens { $left }-mal) oder behalten?
  }
due-recruit = Die besiegte Einheit rekrutieren oder liegen lassen?
due-keep-relic = Gewonnen! Behalte eines dieser { $count } Relikte.
due-keep-stolen = Gewonnen! Behalte eines dieser { $count } Relikte von { $who }.
due-keep-prowess = Gewonnen! Behalte eine der Tapferkeitsmedaillen von { $who }. Nur du siehst sie.
due-choose = Triff deine Wahl.

# Warten: was jemand anderes ({ $who }) gerade entscheidet
wait-choose-sabaton = { $who } wählt einen Sabaton.
wait-first-tile = { $who } schiebt gleich ein Plättchen ein.
wait-prepare = { $who } trifft Kampfvorbereitungen.
wait-drop-token = { $who } legt einen Marker ab.
wait-retrieve = { $who } holt eine Karte zurück.
wait-dismiss = { $who } entlässt eine Einheit.
wait-opponent = { $who } wählt einen Gegner.
wait-hunt = { $who } wählt ein Ziel für die Jagd.
wait-company = { $who } wählt, gegen welche Einheiten es geht.
wait-defend-first = { $who } wurde herausgefordert und setzt ein.
wait-defend-next = { $who } wurde herausgefordert und setzt ein.
wait-defend-tokens = { $who } weist Kriegsmarker zu.
wait-attack-first = { $who } setzt ein.
wait-attack-next = { $who } setzt ein.
wait-attack-tokens = { $who } weist Kriegsmarker zu.
wait-defender-relaunch = { $who } entscheidet, ob neu gewürfelt wird.
wait-attacker-relaunch = { $who } entscheidet, ob neu gewürfelt wird.
wait-recruit = { $who } rekrutiert.
wait-keep-relic = { $who } wählt ein Relikt.
wait-keep-prowess = { $who } wählt eine Tapferkeitsmedaille.
wait-keep-stolen = { $who } wählt ein Relikt.

do-insert = Plättchen einschieben
do-insert-count = { $count } von 3
do-take = „{ $token }“ nehmen
# $era: nur die Ziffer
do-jump = Sprung in Epoche { $era }
do-challenge = { $who } herausfordern
do-chase = Jagd spielen
do-tighten-up = „Nachrücken!“ spielen
do-company-alone = Nur diese Einheit
do-company-with = Auch gegen { $units }
do-dismiss = { $unit } endgültig entlassen
do-keep-relic = { $relic } behalten
do-keep-prowess = Die mit Wert { $value } behalten
do-reroll = Erneut werfen
do-keep = Würfel behalten
do-recruit = Rekrutieren
do-leave = Liegen lassen
do-no-unit = Keine Einheit einsetzen
do-no-battle = Ohne Kampf weiter
do-done = Fertig
do-engage = Angreifen
do-stand = Bereit
do-roll = Würfeln
do-undo = Zurücknehmen
do-ask-back = Um Rücknahme bitten
do-see-result = Zum Ergebnis
do-close = Schließen
do-continue = Weiter

# --- der Rahmen ---
table-brand = A Battle Through History
table-round = Runde { $round } von { $rounds }
table-headquarters = Hauptquartier
table-headquarters-note = Hauptquartiermarker: Startspieler
table-menu = Tischmenü
table-sound-on = Ton ist an
table-sound-off = Ton ist aus
table-theme-light = Helles Design
table-theme-dark = Dunkles Design
table-rules = Regeln
table-settings = Einstellungen
table-leave = Tisch verlassen
table-log-and-chat = Verlauf und Chat
table-reconnecting = Verbindung unterbrochen. Sie wird wiederhergestellt …
table-clock = Restzeit: { $time }
table-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
table-spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }
table-phase-1 = Zeitreise
table-phase-2 = Kampf
table-phase-3 = Erholung

# --- die Epochen; $era: nur die Ziffer ---
table-era = Epoche { $era }
table-era-jump = Springen
table-era-deck = { $count ->
    [one] Epochenstapel: 1 Karte
   *[other] Epochenstapel: { $count } Karten
  }
table-era-discard = { $count ->
    [one] Offener Abwurfstapel: 1 Karte
   *[other] Offener Abwurfstapel: { $count } Karten
  }
table-era-short = Epoche { $era } · Stapel { $deck } · Abwurf { $discard }
table-empty-space = Leeres Feld
table-stands-here = { $who } steht hier

# --- das Getriebe ---
table-gears = Getriebe der Geschichte
table-active = Aktiv
table-pending = Wartet
table-tiles-left = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
  }
table-tiles-discarded = Abgelegte Plättchen: { $count }
table-tokens = Kriegsmarker
table-tokens-left = Markerstapel: { $count }
table-tokens-discarded = Abgelegte Marker: { $count }
table-token-space = Markerfeld { $space }

# --- wer spielt ---
table-opponents = Gegner
table-you = Du
table-you-points = { $points ->
    [one] Du · bisher 1 Punkt
   *[other] Du · bisher { $points } Punkte
  }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
table-points-more = { $points }+ Punkte
table-bot = Bot · { $bot }
table-person = Mensch
table-person-rated = Wertungszahl { $rating }
table-state-acts = Entscheidet
table-state-turn = Am Zug
table-state-thinks = Überlegt
table-state-away = Abwesend
table-state-waits = Wartet
table-state-challenged = Herausgefordert
table-hand = Hand
table-hand-count = { $count ->
    [one] Hand, 1 Karte
   *[other] Hand, { $count } Karten
  }
table-deck = Deck
table-discard = Abwurf
table-discard-pile = Abwurfstapel
table-discard-of = Abwurfstapel von { $who }
table-discard-of-era = Abwurfstapel der Epoche { $era }
table-own-deck = Dein Deck (nicht in Ziehreihenfolge)
table-army-of = Hand und Deck von { $who } zusammen
table-known-of = Bekannte Handkarten
table-aside-of = Beiseitegelegte Helden
table-dismissed-of = Endgültig entlassen
table-relics = Relikte nach Epoche
table-relics-of = Relikte
table-prowess = Tapferkeit
table-prowess-left = Tapferkeitsmedaillen übrig: { $count }
table-prowess-won = Gewonnene Tapferkeitsmedaillen: { $count }
table-honor = Waffenehre
table-honor-count = Waffenehremarker: { $count }
table-tokens-held = Kriegsmarker
table-era-of = Epoche
table-nothing = Leer
table-open-panel = Alles zeigen, was { $who } hat
table-copies = { $count } ×
table-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
  }
table-look-through = Sicht von { $who }

# --- die Schublade ---
drawer-log = Verlauf
drawer-log-walk = Verlauf; die Pfeiltasten führen von Karte zu Karte
drawer-chat = Chat
drawer-rules = Regeln
drawer-write = Nachricht an den Tisch
drawer-send = Senden
drawer-no-chat = Noch hat niemand etwas gesagt.
drawer-close = Schließen
drawer-find-rule = Regel suchen
drawer-all-rules = Alle Regeln
drawer-now = Was jetzt zu tun ist
drawer-newest = Zum neuesten Eintrag

# --- Ablehnungen, Zustimmung, Wahl ---
refused-title = Nicht möglich
refused-rule = Regel { $atom }
refused-token-space = Du kannst nur den angezeigten Marker nehmen.
undo-asked = { $who } möchte einen Schritt zurücknehmen. Einverstanden?
undo-asked-own = Warten, bis die anderen der Rücknahme zustimmen.
undo-agree = Zustimmen
undo-refuse = Ablehnen
choice-sabaton = Wähle deinen Sabaton
choice-retrieve = Welche Karte holst du zurück?
choice-hunt = Welche Einheit jagst du?
choice-relic = Wähle ein Relikt
choice-relic-have = { $count ->
    [0] Du hast keines aus Epoche { $era }
   *[other] Du hast { $count } aus Epoche { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
choice-prowess = Wähle eine Tapferkeitsmedaille
choice-prowess-worth = Wert { $value }
choice-drop = Welchen Marker legst du ab?
curtain-title = Gib den Bildschirm an { $who }
curtain-text = Gleich sind die Karten von { $who } zu sehen.
curtain-go = Ich bin { $who }

# --- Tastatur ---
keys-title = Tasten
keys-enter = Hauptknopf
keys-digits = Erste, zweite … markierte Auswahl
keys-arrows = Von Karte zu Karte in der Hand
keys-undo = Zurücknehmen
keys-insert = Plättchen einschieben
keys-take = Marker nehmen
keys-gear = Aktive Aktionen A bis D
keys-challenge = Herausfordern
keys-log = Verlauf
keys-chat = Chat
keys-battle = Im Kampf: Pause, nächster Schritt, zum Ende
keys-help = Diese Übersicht
keys-zoom = Gewählte Karte vergrößern
key-space = Leertaste
