### Wörter der Spielteile: Karten, Marker, Würfel, Plättchen, das Rad.
### Die Namen der Einheiten bleiben, wie sie gedruckt sind; die Relikte tragen ihre deutschen Namen.

## Epochen und Kampflinien

era-named = Epoche { $era }
line-long = Fernkampf
line-medium = Normaler Kampf
line-close = Nahkampf

## Einheiten

unit-kind-base = Grundeinheit · 0 Punkte
unit-kind-elite = Eliteeinheit · Epoche { $era } · 1 Punkt
unit-kind-hero = Held · Epoche { $era } · 3 Punkte
unit-of = In der Armee von { $name }
unit-values = Fernkampf { $long }, Normaler Kampf { $medium }, Nahkampf { $close }
unit-damage =
    { $icons ->
        [one] 1 Schadenssymbol
       *[other] { $icons } Schadenssymbole
    }
unit-damage-words =
    { $icons ->
        [one] Bei 1 Schaden besiegt
       *[other] Bei { $icons } Schaden besiegt
    }
unit-carries = Trägt den Marker „{ $token }“
unit-damage-taken = { $damage } von { $icons } Schaden erlitten
half-left = Halber Schild links, Art { $era }
half-right = Halber Schild rechts, Art { $era }
half-left-words = Verbindet links, Art { $era }
half-right-words = Verbindet rechts, Art { $era }
link-whole = Verbindung, Art { $era }
link-broken = Zerbrochene Verbindung, Art { $era }
card-hidden = Verdeckte Einheit

# Symbole auf Einheiten
power-count =
    { $count ->
        [one] { $name }
       *[other] { $name } ×{ $count }
    }
power-reinforcement = Verstärkung
power-assault = Überfall
power-heroic_death = Heldentod
power-accuracy = Zielgenauigkeit
power-diversion = Umlenkung
power-relaunch = Wurfwiederholung
power-reinforcement-words =
    { $count ->
        [one] Verstärkung: Hinten schließt sich eine Einheit an
       *[other] Verstärkung ×{ $count }: Hinten schließen sich { $count } Einheiten an
    }
power-assault-words =
    { $count ->
        [one] Überfall: entfernt vor dem Würfeln einen gegnerischen Verbindungsmarker
       *[other] Überfall ×{ $count }: entfernt vor dem Würfeln { $count } gegnerische Verbindungsmarker
    }
power-heroic_death-words =
    { $count ->
        [one] Heldentod: fügt dem Gegner 1 Schaden zu, wenn diese Einheit besiegt wird
       *[other] Heldentod ×{ $count }: fügt dem Gegner { $count } Schaden zu, wenn diese Einheit besiegt wird
    }
power-accuracy-words =
    { $count ->
        [one] Zielgenauigkeit: Der erste Schaden, den die eigene Seite in einer Kampflinie zufügt, löst keinen Heldentod aus
       *[other] Zielgenauigkeit ×{ $count }: Die ersten { $count } Schaden, die die eigene Seite in einer Kampflinie zufügt, lösen keinen Heldentod aus
    }
power-diversion-words =
    { $count ->
        [one] Umlenkung: Der erste Schaden trifft diese Einheit
       *[other] Umlenkung ×{ $count }: Die ersten { $count } Schaden treffen diese Einheit
    }
power-relaunch-words =
    { $count ->
        [one] Wurfwiederholung: Die eigene Seite darf ihren Würfel einmal erneut werfen
       *[other] Wurfwiederholung ×{ $count }: Die eigene Seite darf ihren Würfel { $count }-mal erneut werfen
    }

# Zustände einer Karte
state-defeated = Besiegt
state-linked = Verbunden
state-struck =
    { $count ->
        [one] Erleidet 1 Schaden
       *[other] Erleidet { $count } Schaden
    }
state-planned = Geplant
state-legal = Wählbar
word-planned = geplant

## Relikte

relic-kind = Relikt · Epoche { $era }
relic-hidden = Verdecktes Relikt

## Kriegsmarker

token-none = Leeres Markerfeld
token-hidden = Verdeckter Kriegsmarker
token-line = { $line } { $value }
token-heroic-death = Heldentod
token-accuracy = Zielgenauigkeit
token-diversion = Umlenkung
token-relaunch = Wurfwiederholung
token-tighten-up = Nachrücken!
token-chase = Jagd
token-heroic-death-words = Wird seine Einheit besiegt, fügt sie dem Gegner 1 Schaden zu.
token-accuracy-words = Der erste Schaden, den deine Seite in jeder Kampflinie zufügt, löst keinen Heldentod aus.
token-diversion-words = Seine Einheit zieht in jeder Kampflinie den ersten Schaden auf sich.
token-relaunch-words = Deine Seite darf ihren Würfel einmal erneut werfen.
token-tighten-up-words = Bevor du einsetzt: Ziehe 2 Karten.
token-chase-words = Zu Beginn des Kampfes: Tritt gegen eine beliebige Karte aus dem Abwurfstapel der Epoche an, in der du bist.

## Würfel

die-strong = Starker Würfel
die-risky = Riskanter Würfel
die-strong-words = Für höchstens 3 Einheiten. Er zeigt nie einen negativen Wert.
die-risky-words = Ab 4 Einheiten. Er kann helfen oder schaden.
die-line = { $line } { $value }
die-shows = { $die }: { $face }

## Zeitreiseplättchen und das Rad

tile-named =
    { $state ->
        [active] Aktives Plättchen: Epoche { $first } oder { $second }, Markerfeld { $space }
        [pending] Wartendes Plättchen: Epoche { $first } oder { $second }, Markerfeld { $space }
       *[plain] Zeitreiseplättchen: Epoche { $first } oder { $second }, Markerfeld { $space }
    }
tile-hidden = Verdecktes Plättchen
gears = Getriebe der Geschichte
gear-draw-2 = 2 Karten ziehen
gear-retrieve = Zurückholen
gear-dismiss = Entlassen
gear-regroup = Neu formieren
gear-draw-2-words = Ziehe 2 Karten von deinem Deck.
gear-retrieve-words = Nimm 1 Karte deiner Wahl aus deinem Abwurfstapel auf die Hand.
gear-dismiss-words = Entferne 1 Handkarte aus dem Spiel, dann ziehe 1 Karte.
gear-regroup-words = Mische deinen Abwurfstapel mit deinem Deck, dann ziehe 1 Karte.
gear-used = genutzt
gear-legal = { $name }, aktiv, nutzbar
gear-active = { $name }, aktiv
gear-blocked = { $name }, aktiv, nicht nutzbar: { $why }
gear-spent = { $name }, genutzt
gear-idle = { $name }, nicht aktiv

## Medaillen und Stapel

medal-prowess = Tapferkeitsmedaille von { $name }, verdeckt
medal-prowess-open = Tapferkeitsmedaille von { $name }, Wert { $value }
medal-prowess-gone = Tapferkeitsmedaille von { $name }, verloren
medal-honor =
    { $count ->
        [one] Waffenehremarker
       *[other] Waffenehremarker: { $count }
    }
medal-trophy =
    { $count ->
        [one] 1 gewonnene Tapferkeitsmedaille
       *[other] { $count } gewonnene Tapferkeitsmedaillen
    }
pile-counted = { $pile }: { $count }
pile-deck = Deck
pile-discard = Abwurfstapel
pile-hand = Hand
pile-tiles = Plättchen
pile-tile-discard = Abgelegte Plättchen
pile-tokens = Kriegsmarker
pile-token-discard = Abgelegte Marker
pile-relics = Relikte
pile-relic-discard = Abgelegte Relikte

## Die Seite mit allen Spielteilen

pieces-title = Karten und Spielteile
pieces-zoom = In voller Größe
pieces-normal = Grundeinheit, Eliteeinheit, Held, Rückseite
pieces-halves = Zwei Hälften: Nebeneinander ergänzen sich zwei Karten zu einem Schild
pieces-mini = Klein
pieces-relics = Relikte
pieces-tokens = Kriegsmarker
pieces-tokens-legend = Achteck: Bonus für eine Kampflinie. Rund: eine Fähigkeit. Wimpel: wird zu einem anderen Zeitpunkt gespielt.
pieces-medals = Tapferkeit und Waffenehre
pieces-strong = Starker Würfel
pieces-risky = Riskanter Würfel
pieces-tiles = Zeitreiseplättchen
pieces-wheel = Getriebe der Geschichte
pieces-turn = Plättchen einschieben
pieces-eras = Epochen: Farbe, Form, Schraffur, Ziffer
pieces-states = Zustände
pieces-piles = Stapel
pieces-units = Alle Einheiten
pieces-state-legal = wählbar
pieces-state-selected = gewählt
pieces-state-hovered = unter dem Zeiger
pieces-state-disabled = jetzt nicht
pieces-state-struck = getroffen
pieces-state-defeated = besiegt
pieces-state-hidden = verdeckt
pieces-state-planned = geplant
pieces-state-linked = verbunden
pieces-state-fought = laufende Kampflinie
pieces-state-broken = zerbrochene Verbindung
