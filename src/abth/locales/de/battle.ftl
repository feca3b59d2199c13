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
step-short-spoils = Beute

battle-title = Der Kampf
battle-lines = Die Kampfaufstellungen
battle-front = Frontlinie
battle-front-short = Front
battle-slot = Kartenplatz { $place }
battle-slot-front = Fronteinheit
battle-slot-next = nächste Einheit
battle-virtual = virtueller Kartenplatz, nur Verstärkung
battle-coming = kommt automatisch
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
battle-not-fought = nicht gespielt
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
odds-exact = über alle Würfe und Verstärkungen
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
odds-falls-note = Wahrscheinlichkeit, besiegt zu werden

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
stake-recruits-note = so oder so für die Armee des Angreifers
stake-prowess = Eine Tapferkeitsmedaille
stake-prowess-note = des Verlierers, für den Sieger
stake-stolen = Ein Relikt des Verteidigers
stake-stolen-note = für einen Angreifer, der mit höchstens 4 Einheiten siegt
stake-honor = Waffenehre
stake-honor-note = für einen geschlagenen Verteidiger: 1 je 2 besiegte Einheiten des Angreifers
stake-defender = Bei einem Sieg: eine Tapferkeitsmedaille. Bei einer Niederlage: 1 Waffenehremarker je 2 besiegte Einheiten des Angreifers.
standing-title = Noch im Kampf
standing-of = von { $count }
standing-rule = Die Seite mit mehr Überlebenden gewinnt, bei Gleichstand der Angreifer.

verdict-wins = { $who } gewinnt den Kampf
verdict-holds = Epoche { $era } hält stand
verdict-nobody = Niemand hat überlebt
verdict-left = Überlebende: Angreifer { $attackers }, Verteidiger { $defenders }.
spoils-prowess = Eine Tapferkeitsmedaille
spoils-honor = { $count ->
    [one] 1 Waffenehremarker
   *[other] { $count } Waffenehremarker
  }
challenge-banner = { $who } fordert dich heraus!
challenge-text = Du kannst nicht ablehnen. Setze bis zu 3 Einheiten ein, beginnend an der Frontlinie.
challenge-answer = An die Frontlinie
