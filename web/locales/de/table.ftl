### Der Tisch: was ansteht, die Knöpfe der Aktionsleiste, die Bereiche darum.
### { $who } ist ein Name oder eine Aufzählung von Namen; { $era } ist „Epoche II“,
### wo nicht anders gesagt.

# --- die Aktionsleiste ---
due-title-turn = Du bist dran
due-title-challenged = Herausgefordert!
due-title-choice = Deine Wahl
due-title-wait = Bitte warten
due-title-over = Das Ende
due-title-watch = Du schaust zu
due-title-back = Rückblick
due-over = Die Partie ist vorbei.
due-chance = Der Zufall entscheidet.

due-choose-sabaton = Wähl den Sabaton, den du spielst.
due-first-tile = Schieb ein Plättchen ein: Es dreht das Rad und öffnet die Epochen, in die du reisen kannst.
due-first-tile-tighten = Schieb ein Plättchen ein oder spiel zuerst Nachrücken!
due-take = Du darfst { $token } nehmen.
due-use = Aktiv: { $actions }.
due-jump-one = Dann Sprung in { $era }.
due-jump-two = Dann Sprung in { $first } oder { $second }.
due-insert-more = Schieb noch ein Plättchen ein.
due-drop-token = Du hast 3 Marker. Wähl den, der Platz macht.
due-retrieve = Wähl die Karte, die von deinem Abwurfstapel zurückkommt.
due-dismiss = Wähl die Einheit, die deine Armee für immer verlässt; dann ziehst du eine Karte.
due-opponent-face = Wähl eine Einheit der { $era } als Gegner.
due-opponent-both = Wähl eine Einheit der { $era } oder fordere { $who } heraus.
due-opponent-challenge = Fordere { $who } heraus.
due-no-battle = In der { $era } gibt es niemanden zu bekämpfen.
due-use-before = Vor deiner ersten Einheit noch: { $actions }.
due-hunt = Wähl, wen du aus dem Abwurfstapel der { $era } jagst.
due-company = Gegen { $unit } allein antreten oder mit den verbundenen Nachbarn?
due-defend-first = { $who } fordert dich heraus. Setz deine vorderste Einheit ein.
due-defend-next = { $count ->
    [one] 1 Einheit liegt. Setz bis zu 3 ein, die vorderste zuerst.
   *[other] { $count } Einheiten liegen. Setz bis zu 3 ein, die vorderste zuerst.
  }
due-attack-first = Setz 1 bis 4 Einheiten ein, die vorderste zuerst.
due-attack-next = { $count ->
    [one] 1 Einheit liegt. Setz bis zu 4 ein, die vorderste zuerst.
   *[other] { $count } Einheiten liegen. Setz bis zu 4 ein, die vorderste zuerst.
  }
due-calls-strong = { $more ->
    [one] Eine Verstärkung wird kommen; du kämpfst mit dem Starken Würfel.
   *[other] { $more } Verstärkungen werden kommen; du kämpfst mit dem Starken Würfel.
  }
due-calls-risky = { $more ->
    [one] Eine Verstärkung wird kommen, also kämpfst du mit dem Riskanten Würfel.
   *[other] { $more } Verstärkungen werden kommen, also kämpfst du mit dem Riskanten Würfel.
  }
due-tokens = Leg Kriegsmarker auf deine Einheiten, höchstens einen auf jede, oder mach ohne weiter.
due-tokens-place = Wähl die Einheit für den Marker { $token }.
due-relaunch = { $left ->
    [one] Dein Würfel zeigt { $face }. Erneut werfen oder behalten?
   *[other] Dein Würfel zeigt { $face }. Erneut werfen (höchstens { $left }-mal) oder behalten?
  }
due-recruit = Die besiegte Einheit rekrutieren oder liegen lassen?
due-keep-relic = Gewonnen! Behalte eines dieser { $count } Relikte.
due-keep-stolen = Gewonnen! Behalte eines dieser { $count } Relikte von { $who }.
due-keep-prowess = Gewonnen! Behalte eine dieser Tapferkeitsmedaillen von { $who }. Nur du siehst sie.
due-choose = Wähl aus.

# Warten: was jemand anderes ({ $who }) gerade entscheidet
wait-choose-sabaton = { $who } wählt einen Sabaton.
wait-first-tile = { $who } schiebt gleich ein Plättchen ein.
wait-prepare = { $who } bereitet den Kampf vor.
wait-drop-token = { $who } gibt einen Marker ab.
wait-retrieve = { $who } holt eine Karte zurück.
wait-dismiss = { $who } entlässt eine Einheit.
wait-opponent = { $who } sucht einen Gegner.
wait-hunt = { $who } sucht ein Ziel für die Jagd.
wait-company = { $who } wählt die Gegenseite.
wait-defend-first = { $who } ist herausgefordert und setzt ein.
wait-defend-next = { $who } ist herausgefordert und setzt ein.
wait-defend-tokens = { $who } legt Kriegsmarker.
wait-attack-first = { $who } setzt ein.
wait-attack-next = { $who } setzt ein.
wait-attack-tokens = { $who } legt Kriegsmarker.
wait-defender-relaunch = { $who } entscheidet über den Würfel.
wait-attacker-relaunch = { $who } entscheidet über den Würfel.
wait-recruit = { $who } rekrutiert.
wait-keep-relic = { $who } wählt ein Relikt.
wait-keep-prowess = { $who } wählt eine Tapferkeitsmedaille.
wait-keep-stolen = { $who } wählt ein Relikt.

do-insert = Einschieben
do-insert-count = { $count } von 3
do-take = { $token } nehmen
# $era: nur die Ziffer
do-jump = Sprung in Epoche { $era }
do-challenge = { $who } herausfordern
do-chase = Jagd spielen
do-tighten-up = Nachrücken! spielen
do-company-alone = Ohne Nachbarn
do-company-with = Mit { $units }
do-dismiss = { $unit } entlassen
do-keep-relic = { $relic } behalten
do-keep-prowess = Die { $value } behalten
do-reroll = Erneut werfen
do-keep = Würfel behalten
do-recruit = Rekrutieren
do-leave = Liegen lassen
do-no-unit = Niemanden einsetzen
do-no-battle = Weiter ohne Kampf
do-done = Fertig
do-engage = Angreifen
do-stand = Bereit
do-roll = Würfeln
do-undo = Zurücknehmen
do-ask-back = Rücknahme erbitten
do-see-result = Zum Ergebnis
do-close = Schließen
do-continue = Weiter

# --- der Rahmen ---
table-brand = A Battle Through History
table-round = Runde { $round } von { $rounds }
table-headquarters = Hauptquartier
table-headquarters-note = Hauptquartiermarker: wer in jeder Runde beginnt
table-menu = Menü des Tisches
table-sound-on = Ton ist an
table-sound-off = Ton ist aus
table-theme-light = Helles Design
table-theme-dark = Dunkles Design
table-rules = Regeln
table-settings = Einstellungen
table-leave = Tisch verlassen
table-log-and-chat = Verlauf und Chat
table-reconnecting = Die Verbindung ist abgerissen. Sie wird wiederhergestellt …
table-clock = Restzeit: { $time }
table-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
table-spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
  }
table-phase-1 = Zeitreise
table-phase-2 = Kampf
table-phase-3 = Erholung

# --- die Epochen; $era: nur die Ziffer ---
table-era = Epoche { $era }
table-era-jump = Springen
table-era-deck = Epochenstapel: { $count } Karten
table-era-discard = Offener Abwurfstapel: { $count } Karten
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
table-person = Person
table-person-rated = Wertung { $rating }
table-state-acts = Ist dran
table-state-turn = Am Zug
table-state-thinks = Überlegt
table-state-away = Abwesend
table-state-waits = Wartet
table-state-challenged = Gefordert
table-hand = Hand
table-hand-count = Hand, { $count } Karten
table-deck = Deck
table-discard = Abwurf
table-discard-pile = Abwurfstapel
table-discard-of = Abwurfstapel von { $who }
table-discard-of-era = Abwurfstapel der Epoche { $era }
table-own-deck = Dein Deck, sortiert
table-army-of = Hand und Deck von { $who } zusammen
table-known-of = Bekannt auf der Hand
table-aside-of = Beiseitegelegte Helden
table-dismissed-of = Endgültig entlassen
table-relics = Relikte nach Epoche
table-relics-of = Relikte
table-prowess = Tapferkeit
table-prowess-left = Eigene Tapferkeitsmedaillen übrig: { $count }
table-prowess-won = Gewonnene Tapferkeitsmedaillen: { $count }
table-honor = Ehre
table-honor-count = Waffenehremarker: { $count }
table-tokens-held = Eigene Kriegsmarker
table-era-of = Epoche
table-nothing = Hier ist nichts
table-open-panel = Alles von { $who } zeigen
table-copies = { $count } ×
table-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
  }
table-look-through = Den Tisch sehen wie { $who }

# --- die Schublade ---
drawer-log = Verlauf
drawer-log-walk = Verlauf; die Pfeiltasten führen von Karte zu Karte
drawer-chat = Chat
drawer-rules = Regeln
drawer-write = Schreib an den Tisch
drawer-send = Senden
drawer-no-chat = Noch hat niemand etwas gesagt.
drawer-close = Schließen
drawer-find-rule = Regel suchen
drawer-all-rules = Alle Regeln
drawer-now = Was jetzt ansteht
drawer-newest = Zum Neuesten

# --- Ablehnungen, Zustimmung, Wahl ---
refused-title = Nicht möglich
refused-rule = Regel { $atom }
refused-token-space = Nur der angezeigte Marker kann genommen werden.
undo-asked = { $who } bittet, zurückzugehen. Bist du einverstanden?
undo-asked-own = Warten, bis die anderen der Rücknahme zustimmen.
undo-agree = Zustimmen
undo-refuse = Ablehnen
choice-sabaton = Wähl deinen Sabaton
choice-retrieve = Welche Karte kommt zurück?
choice-hunt = Wen jagst du?
choice-relic = Wähl ein Relikt
choice-relic-have = { $count ->
    [0] Du hast keines der Epoche { $era }
   *[other] Du hast { $count } der Epoche { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
choice-prowess = Wähl eine Tapferkeitsmedaille
choice-prowess-worth = Wert { $value }
choice-drop = Welcher Marker macht Platz?
curtain-title = Gib den Bildschirm an { $who }
curtain-text = Gleich sind die Karten von { $who } zu sehen.
curtain-go = Ich bin { $who }

# --- Tastatur ---
keys-title = Tasten
keys-enter = Der wichtigste Knopf
keys-digits = Das erste, zweite … Leuchtende
keys-arrows = Von Karte zu Karte in der Hand
keys-undo = Zurücknehmen
keys-insert = Plättchen einschieben
keys-take = Marker nehmen
keys-gear = Aktive Aktionen A bis D
keys-challenge = Herausfordern
keys-log = Verlauf
keys-chat = Chat
keys-battle = Im Kampf: Pause, nächster Schritt, zum Ende
keys-help = Diese Tasten
keys-zoom = Die gewählte Karte groß
key-space = Leertaste
