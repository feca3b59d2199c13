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
due-chance = Der Zufall ist am Werk …

due-choose-sabaton = Wähle deinen Sabaton.
due-first-tile = Schiebe ein Plättchen ein: Es dreht das Getrieberad und bestimmt, in welche Epochen du springen kannst.
due-first-tile-tighten = Schiebe ein Plättchen ein oder spiele zuerst „Nachrücken!“.
due-take = Du darfst den Marker „{ $token }“ nehmen.
due-use = Aktive Aktionen: { $actions }.
due-freezes = Tust du das, kommt kein Plättchen mehr.
due-jump-one = Weiter mit dem Sprung in { $era }.
due-jump-two = Weiter mit dem Sprung in { $first } oder { $second }.
due-insert-more = Schiebe noch ein Plättchen ein.
due-drop-token = Du hast schon 3 Marker. Wähle einen, den du ablegst.
due-retrieve = Wähle eine Karte, die du aus deinem Abwurfstapel zurückholst.
due-dismiss = Wähle eine Einheit, die du endgültig entlässt. Danach ziehst du eine Karte.
due-opponent-face = Wähle eine Einheit in { $era }, gegen die du antrittst.
due-opponent-both = Wähle eine Einheit in { $era }, gegen die du antrittst, oder fordere { $who } heraus.
due-opponent-challenge = Fordere { $who } heraus.
due-no-battle = In { $era } gibt es keinen Gegner.
due-use-before = Vor deiner ersten Einheit noch möglich: { $actions }.
due-hunt = Wähle eine Einheit aus dem Abwurfstapel der { $era }, die du jagst.
due-company = Nur gegen { $unit } antreten oder auch gegen die verbundenen Nachbarn?
due-defend-first = { $who } fordert dich heraus. Setze deine Fronteinheit ein.
due-defend-next = { $count ->
    [one] 1 Einheit eingesetzt, bis zu 3 sind möglich, von der Front nach hinten.
   *[other] { $count } Einheiten eingesetzt, bis zu 3 sind möglich, von der Front nach hinten.
  }
due-attack-first = Setze 1 bis 4 Einheiten ein, beginnend an der Frontlinie.
due-attack-next = { $count ->
    [one] 1 Einheit eingesetzt, bis zu 4 sind möglich, von der Front nach hinten.
   *[other] { $count } Einheiten eingesetzt, bis zu 4 sind möglich, von der Front nach hinten.
  }
due-calls-strong = { $more ->
    [one] Eine Verstärkung kommt hinzu; du kämpfst mit dem Starken Würfel.
   *[other] { $more } Verstärkungen kommen hinzu; du kämpfst mit dem Starken Würfel.
  }
due-calls-risky = { $more ->
    [one] Eine Verstärkung kommt hinzu, also kämpfst du mit dem Riskanten Würfel.
   *[other] { $more } Verstärkungen kommen hinzu, also kämpfst du mit dem Riskanten Würfel.
  }
due-tokens = Weise deinen Einheiten Kriegsmarker zu, höchstens einen je Einheit, oder kämpfe ohne.
due-tokens-place = Wähle die Einheit für den Marker „{ $token }“.
due-relaunch = { $left ->
    [one] Dein Würfel zeigt { $face }. Erneut werfen oder behalten?
   *[other] Dein Würfel zeigt { $face }. Erneut werfen (höchstens { $left }-mal) oder behalten?
  }
due-recruit = Die besiegte Einheit rekrutieren oder liegen lassen?
due-keep-relic = Gewonnen! Behalte eines dieser { $count } Relikte.
due-keep-stolen = Gewonnen! Behalte eines dieser { $count } Relikte von { $who }.
due-keep-prowess = Gewonnen! Behalte eine dieser Tapferkeitsmedaillen von { $who }. Nur du siehst sie.
due-choose = Triff deine Wahl.

# Warten: was jemand anderes ({ $who }) gerade entscheidet
wait-choose-sabaton = { $who } wählt einen Sabaton.
wait-first-tile = { $who } schiebt gleich ein Plättchen ein.
wait-prepare = { $who } trifft Kampfvorbereitungen.
wait-drop-token = { $who } legt einen Marker ab.
wait-retrieve = { $who } holt eine Karte zurück.
wait-dismiss = { $who } entlässt eine Einheit.
wait-opponent = { $who } wählt einen Gegner.
wait-hunt = { $who } sucht sich eine Beute für die Jagd.
wait-company = { $who } wählt, gegen welche Einheiten es geht.
wait-defend-first = { $who } wurde herausgefordert und setzt Einheiten ein.
wait-defend-next = { $who } wurde herausgefordert und setzt Einheiten ein.
wait-defend-tokens = { $who } weist Kriegsmarker zu.
wait-attack-first = { $who } setzt Einheiten ein.
wait-attack-next = { $who } setzt Einheiten ein.
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
do-jump = In Epoche { $era } springen
do-challenge = { $who } herausfordern
do-chase = „Jagd“ spielen
do-tighten-up = „Nachrücken!“ spielen
do-company-alone = Nur diese Einheit
do-company-with = Auch gegen { $units }
do-dismiss = { $unit } endgültig entlassen
do-keep-relic = „{ $relic }“ behalten
do-keep-prowess = Medaille mit Wert { $value } behalten
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
table-log-and-unread = { $count ->
    [one] Verlauf und Chat, 1 neue Nachricht
   *[other] Verlauf und Chat, { $count } neue Nachrichten
  }
drawer-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }
table-offline = Keine Verbindung
table-offline-move = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung steht. Neuer Versuch …
table-offline-nothing = Nichts geht verloren: Die Partie liegt auf dem Server. Neuer Versuch …
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
table-nothing = Leer
table-open-panel = Alles zeigen, was { $who } hat
table-copies = { $count } ×
table-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
  }
table-look-through = Aus der Sicht von { $who }

# --- die Schublade ---
drawer-log = Verlauf
drawer-log-walk = Verlauf; die Pfeiltasten führen von Karte zu Karte
drawer-chat = Chat
drawer-rules = Regeln
drawer-write = Nachricht an den Tisch
drawer-send = Senden
drawer-no-chat = Noch hat niemand etwas gesagt.
drawer-chat-players = Hier lesen und schreiben nur die, die mitspielen.
drawer-chat-off = An diesem Tisch gibt es keinen Chat.
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
undo-asked-own = Die anderen müssen der Rücknahme noch zustimmen.
undo-agree = Zustimmen
undo-refuse = Ablehnen
choice-sabaton = Wähle deinen Sabaton
choice-sabaton-note = Ein Sabaton ist die Figur, die für dich durch die Epochen reist. Alle fünf spielen sich gleich.
choice-retrieve = Welche Karte holst du zurück?
choice-hunt = Welche Einheit jagst du?
choice-relic = Wähle ein Relikt
choice-relic-have = { $count ->
    [0] Du besitzt kein Relikt aus Epoche { $era }
    [one] Du besitzt 1 Relikt aus Epoche { $era }
   *[other] Du besitzt { $count } Relikte aus Epoche { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
choice-prowess = Wähle eine Tapferkeitsmedaille
choice-prowess-worth = Wert { $value }
choice-drop = Welchen Marker legst du ab?
curtain-title = Bildschirm frei für { $who }
curtain-text = Gleich sind die Karten von { $who } zu sehen.
curtain-go = Ich bin { $who }

# --- Tastatur ---
keys-title = Tasten
keys-enter = Hauptknopf
keys-digits = Nach Platz wählen: Karte, Marker oder Einheit Nummer 1, 2 …
keys-arrows = Von Karte zu Karte in der Hand
keys-undo = Zurücknehmen
keys-insert = Plättchen einschieben
keys-take = Marker nehmen
keys-gear = Aktive Aktionen A bis D
keys-challenge = Den ersten, zweiten … Spieler nach dir herausfordern
keys-log = Verlauf
keys-chat = Chat
keys-battle = Im Kampf: Pause, nächster Schritt, zum Ende
keys-help = Diese Tasten zeigen
keys-are-plain = Buchstaben und Ziffern wirken allein.
keys-are-alt = Buchstaben und Ziffern wirken zusammen mit Alt.
keys-are-off = Buchstaben und Ziffern sind abgeschaltet.
keys-change = In den Einstellungen ändern
table-skip = Direkt zu dem, was jetzt zu tun ist
due-to-choices = Zur Auswahl
heard-skipped = { $count ->
    [one] 1 Meldung übersprungen.
   *[other] { $count } Meldungen übersprungen.
  }
heard-undone = Die Partie ging einen Schritt zurück.
heard-online = Die Verbindung ist wieder da.
heard-chat = { $name } sagt: { $text }
keys-zoom = Gewählte Karte vergrößern
key-space = Leertaste
key-enter = Eingabe
keys-escape = Schließen oder Auswahl aufheben
keys-jump = In Epoche I bis IV springen
keys-tokens = „Jagd“ spielen, „Nachrücken!“ spielen
keys-reroll = Erneut werfen
keys-no = Verzichten: kein Kampf, keine Einheit, liegen lassen
key-escape = Esc

# --- what the next tile would give, and what a step ends ---
preview-title = Das nächste Plättchen
preview-eras = Du kannst dann in { $eras } springen.
preview-unknown = Seine Epochen sind erst bekannt, wenn es gezogen ist.
preview-actions = Aktiv: { $actions }.
preview-idle = Aktiv, aber jetzt ohne Wirkung: { $actions }.
preview-token = Marker zum Nehmen: { $token }.
preview-no-token = Dort liegt kein Marker zum Nehmen.
ends-insert = Danach kannst du in diesem Zug kein Plättchen mehr einschieben.
ends-with-jump = Nach dem Sprung nicht mehr möglich: { $things }.
ends-thing-tiles = Plättchen einschieben
ends-thing-token = den Marker nehmen

# --- what one could do instead of something refused: `could` joins the others with “or” ---
could = Du kannst { $things }.
could-jump = in { $eras } springen
could-face = gegen { $units } antreten
could-challenge = { $who } herausfordern
could-company = wählen, gegen wen du antrittst
could-insert = ein Plättchen einschieben
could-take = den Marker „{ $token }“ nehmen
could-use = eine Aktion nutzen ({ $actions })
could-dismiss = die Einheit wählen, die du entlässt
could-deploy = eine Einheit aus deiner Hand einsetzen
could-lay = einer Einheit einen Marker zuweisen ({ $tokens })
could-finish = mit dem Hauptknopf abschließen
could-choose = eine der gezeigten Möglichkeiten wählen
undo-same-chance = Gehst du hinter Würfe oder Ziehungen zurück, kommen dieselben wieder.

# --- presence, absent players, ending early ---
presence-here = Anwesend
presence-away = Abwesend, zuletzt da: { $ago }
presence-gone = Weg, zuletzt da: { $ago }
presence-replaced = Ein Bot spielt; die Rückkehr ist jederzeit möglich
presence-resigned = Hat aufgegeben; ein Bot spielt weiter
table-state-gone = Weg
table-state-replaced = Bot spielt
table-state-resigned = Aufgegeben
notice-absent = { $who } ist abwesend, zuletzt da: { $ago }.
notice-late = Die Zeit von { $who } ist abgelaufen.
notice-call = Bot spielen lassen
notice-wait = Weiter warten
notice-called = { $names }: „Ein Bot soll für { $who } spielen!“ Bist du einverstanden?
notice-called-own = Sobald alle zustimmen, spielt ein Bot für { $who }. Noch offen: { $names }.
notice-resigned = Du hast diese Partie aufgegeben. Ein Bot spielt für dich weiter.
menu-open = Partie beenden oder aufgeben
menu-title = Partie beenden
menu-end-unrated = Ende ohne Ergebnis anbieten
menu-end-unrated-note = Alle, die noch spielen, müssen zustimmen. Niemand gewinnt, keine Wertungszahl ändert sich.
menu-end-points = Ende mit dem Punktestand anbieten
menu-end-points-note = Alle, die noch spielen, müssen zustimmen. Wer die meisten Punkte hat, gewinnt, und die Partie zählt wie jede andere.
menu-leave = Für eine Weile gehen
menu-leave-note = Ein Bot spielt für dich, bis du zurückkommst. Bist du am Ende nicht da, landest du auf dem letzten Platz.
menu-resign = Aufgeben
menu-resign-ends = Die Partie endet, und du verlierst sie.
menu-resign-goes-on = Ein Bot spielt für dich weiter. Du belegst den letzten Platz und kannst nicht zurückkommen.
menu-resign-sure = Ja, aufgeben
offer-unrated = { $who } bietet an, die Partie ohne Ergebnis zu beenden: Niemand gewinnt, keine Wertungszahl ändert sich.
offer-points = { $who } bietet an, die Partie mit dem jetzigen Punktestand zu beenden. Sie zählt wie jede andere.
offer-own-unrated = Du hast ein Ende ohne Ergebnis angeboten. Noch offen: { $names }.
offer-own-points = Du hast ein Ende mit dem jetzigen Punktestand angeboten. Noch offen: { $names }.
offer-withdraw = Zurückziehen
note-bot-called = Die anderen haben einen Bot gerufen. Er spielt für { $names }.
note-left = Für eine Weile gegangen: { $names }. Ein Bot spielt.
note-timed-out = Die Zeit von { $names } ist abgelaufen. Ein Bot spielt.
note-back = Wieder da: { $names }.
note-resigned = Aufgegeben: { $names }.
note-ended = Die Partie wurde vorzeitig beendet.

# --- the match as text ---
text-view = Textansicht
text-view-table = Tischansicht
text-view-command = Dein Befehl
text-view-hint = Eine Nummer oder Wörter.
text-view-language = Sprache
text-view-steps = Schritt für Schritt
