### Der Kampf: Einsetzen, Chancen, die Erzählung, das Ergebnis.

step-deployment = Einsetzen
step-reinforcements = Verstärkungen
step-links = Verbindungen
step-assault = Überfall
step-tokens = Marker
step-dice = Würfel
step-long = Fernkampf
step-medium = Normaler Kampf
step-close = Nahkampf
step-spoils = Belohnungen
# Dasselbe, kürzer fürs Telefon
step-short-reinforcements = Verst.
step-short-links = Verb.
step-short-assault = Überfall
step-short-tokens = Marker
step-short-dice = Würfel
step-short-long = Fern
step-short-medium = Normal
step-short-close = Nah
step-short-spoils = Lohn

battle-title = Der Kampf
battle-lines = Die Kampfaufstellungen
battle-front = Frontlinie
battle-front-short = Front
battle-slot = Kartenplatz { $place }
battle-slot-front = Fronteinheit
battle-slot-next = nächste Einheit
battle-virtual = nur für Verstärkung
battle-coming = kommt von selbst
battle-attacks = { $who } greift an
battle-defends = { $who } verteidigt
battle-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
  }
battle-units-coming = { $count ->
    [one] 1 Verstärkung
   *[other] { $count } Verstärkungen
  }
battle-die-strong = nie negativ
battle-die-risky = hilft oder schadet
battle-cards = Karten
battle-token = Marker
battle-die = Würfel
battle-range = { $from } bis { $to }
# Wie log-line-fought, unter einer Überschrift mit dem Namen der Linie
battle-line-fought = { $tie ->
    [yes] { $high } zu { $low }, kein Schaden.
   *[no] { $high } zu { $low } für { $side }.
  }
battle-to = zu
battle-sums = { $attacker } zu { $defender }
battle-not-fought = nicht ausgetragen
battle-forming = Beide Seiten stellen sich auf.
battle-short-link-broken = Verbindung zerbrochen.
battle-short-unit-damaged = { $unit }: Schaden { $damage } von { $most }.
battle-short-unit-defeated = { $unit }: besiegt.

battle-step-back = Zurück
battle-pause = Pause
battle-go-on = Weiter
battle-next = Nächster Schritt
battle-speed = Tempo { $speed }×
battle-skip = Zum Ende

odds-title = Genaue Chancen
odds-exact = über alle Würfe und alle Verstärkungen
odds-sampled = aus einer großen Stichprobe
odds-forbidden = An diesem Tisch werden keine Chancen angezeigt.
odds-wait = Der Angreifer hat noch nicht eingesetzt.
odds-place = Setze eine Einheit ein, um die Chancen zu sehen.
odds-you-win = du gewinnst
odds-bar-you = Du { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Niemand
odds-in-words = Siegchance: du { $own }, { $foe } { $other }
odds-joins = { $unit }: besiegt und rekrutiert
odds-foe-falls = { $unit }: besiegt
odds-nobody = niemand überlebt
odds-falls = besiegt: { $chance }

ladder-title = Nach Zahl der Einheiten
ladder-note = Würfel und Relikt nach Zahl der Einheiten
ladder-strong = Stark
ladder-risky = Riskant
ladder-relics = { $count ->
    [0] kein Relikt
    [one] 1 nehmen
   *[other] { $count } sehen, 1 behalten
  }

stake-title = Das steht auf dem Spiel
stake-relics = { $count ->
    [0] Kein Relikt
    [one] Das oberste Relikt
   *[other] Eines von { $count } Relikten
  }
stake-relics-for = { $count ->
    [one] für einen Sieg mit 1 Einheit
   *[other] für einen Sieg mit { $count } Einheiten
  }
stake-recruits = Jede besiegte Einheit
stake-recruits-note = für die Armee des Angreifers, ob Sieg oder Niederlage
stake-prowess = Eine Tapferkeitsmedaille
stake-prowess-note = des Verlierers, für den Sieger
stake-stolen = Ein Relikt des Verteidigers
stake-stolen-note = wenn der Angreifer mit höchstens 4 Einheiten siegt
stake-honor = Waffenehre
stake-honor-note = für einen Verteidiger, der verliert: 1 Marker je 2 besiegte Einheiten des Angreifers
stake-defender = Wenn du gewinnst: eine Tapferkeitsmedaille. Wenn du verlierst: 1 Waffenehremarker je 2 besiegte Einheiten des Angreifers.
standing-title = Noch im Kampf
standing-of = von { $count }
standing-heard = { $who }: { $standing } von { $count } Einheiten stehen
battle-sum-heard = { $who }: Karten { $cards }, Marker { $token }, Würfel { $die }, Summe { $total }
standing-rule = Die Seite mit mehr Überlebenden gewinnt, bei Gleichstand der Angreifer.

verdict-wins = { $who } gewinnt den Kampf
verdict-holds = Epoche { $era } hält stand
verdict-nobody = Niemand hat überlebt
# $winner: attacker, defender or nobody; $most, $least: the winner’s survivors come first
verdict-left = { $winner ->
    [defender] Überlebende: Verteidiger { $most }, Angreifer { $least }.
    [nobody] Auf beiden Seiten überlebt niemand.
   *[attacker] Überlebende: Angreifer { $most }, Verteidiger { $least }.
  }
spoils-prowess = Eine Tapferkeitsmedaille
spoils-honor = { $count ->
    [one] 1 Waffenehremarker
   *[other] { $count } Waffenehremarker
  }
challenge-banner = { $who } fordert dich heraus!
challenge-text = Ablehnen kannst du nicht. Setze bis zu 3 Einheiten ein, beginnend an der Frontlinie.
challenge-answer = Auf zur Frontlinie

# --- Bestätigungen: etwas liegt und wartet ---
held-unit = { $unit }: Mehr Einheiten kannst du nicht einsetzen. Es gilt erst, wenn du „{ $button }“ drückst.
held-token = „{ $token }“ liegt bei { $unit }. Es gilt erst, wenn du „{ $button }“ drückst.
held-face = Du hast nur { $unit } auf der Hand: Diese Karte kämpft sofort. Es gilt erst, wenn du „{ $button }“ drückst.

# --- Chancen in Worten ---
odds-heading = Chancen
odds-estimated = Geschätzte Chancen
odds-of-hundred = von 100
odds-about = etwa { $chance }
odds-about-word = etwa
odds-fractions = Brüche
odds-fractions-note = Brüche wie 23/36 anzeigen
odds-assumes-tokens = Angenommen: Niemand weist noch einen Kriegsmarker zu.
odds-assumes-cards = { $count ->
    [one] Angenommen: Niemand weist noch einen Kriegsmarker zu, und die verdeckte Karte von { $foe } kann dazukommen.
   *[other] Angenommen: Niemand weist noch einen Kriegsmarker zu, und jede der { $count } verdeckten Karten von { $foe } kann dazukommen.
  }
battle-result-waits = Das Ergebnis wartet auf dich.
battle-turn-waits = Der Zug wartet auf dich.
battle-wait-for-me = Auf mich warten
battle-no-card = keine Karte zum Ziehen
battle-no-slot = kein Kartenplatz frei
