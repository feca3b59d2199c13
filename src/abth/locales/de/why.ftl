### Warum ein Kampf so ausging, was seit dem letzten Zug geschah und woran sich eine Partie entschied

## Warum

why-ask = Warum?
why-close = Schließen
# $who (Text): die Person oder die Epoche, die gewonnen hat
why-title = { $ending ->
    [nobody] Warum hat niemand gewonnen?
    [holds] Warum hielt { $who } stand?
   *[wins] Warum hat { $who } gewonnen?
  }
why-here = hier kippte es
why-waiting = Die Gründe werden gesucht …
why-failed = Die Gründe sind gerade nicht verfügbar.
# In drei Zeilen: was es entschied, was die Würfel taten, was geholfen hätte
why-line = Entscheidend war: { $line }.
why-line-more = { $attackers } zu { $defenders }: { $damage } Schaden. { $fallen ->
    [0] Niemand fiel.
   *[other] Gefallen: { $units }.
  }
why-link = Eine Verbindung gab den Ausschlag.
why-link-more = Die Verbindung von { $units } fing einen Treffer auf ({ $line }). Ohne sie hätte die Gegenseite gewonnen.
why-heroic-death = Ein Heldentod gab den Ausschlag.
why-heroic-death-more = Heldentod von { $units } ({ $line }). Ohne ihn wäre es anders ausgegangen.
why-assault = Ein Überfall gab den Ausschlag.
why-assault-more = { $count ->
    [one] Er zerschlug vor der ersten Kampflinie 1 Verbindung. Mit ihr hätte die Gegenseite gewonnen.
   *[other] Er zerschlug vor der ersten Kampflinie { $count } Verbindungen. Mit ihnen hätte die Gegenseite gewonnen.
  }
why-tie = Der Gleichstand gab den Ausschlag.
why-tie-more = { $count } zu { $count } Überlebende: Bei Gleichstand gewinnt der Angreifer.
why-units = Mehr Einheiten.
why-units-more = { $many } gegen { $few }. Das zeigte sich hier: { $line }.
why-unopposed = Niemand leistete Widerstand.
why-unopposed-more = Der Verteidiger hatte keine Einheit.
why-dice-nothing = Die Würfel konnten nichts ändern.
why-dice-nothing-more = Alle 36 Würfe enden so.
why-dice-decided = Die Würfel haben entschieden.
why-dice-decided-more = Angreifer { $attacker }, Verteidiger { $defender }. Ohne Würfel wäre es anders ausgegangen.
why-dice-same = An den Würfeln lag es nicht.
why-dice-same-more = Angreifer { $attacker }, Verteidiger { $defender }. Ohne Würfel wäre es genauso ausgegangen.
why-dice-none = Es wurde nicht gewürfelt.
why-dice-none-more = Ein Kampf ohne Verteidiger ist sofort gewonnen.
why-help-line-up = { $won ->
    [yes] Es gab eine sicherere Aufstellung.
   *[no] Eine andere Aufstellung hätte geholfen.
  }
# $laid (Zahl): wie viele Marker darauf liegen
why-help-line-up-more = Von der Front aus: { $units }{ $laid ->
    [0] {""}
   *[other] , mit { $tokens }
  }. { $exact ->
    [yes] Gewinnt { $chance } von 100 Kämpfen
   *[no] Gewinnt etwa { $chance } von 100 Kämpfen
  }, { $own ->
    [yes] deine
   *[no] diese
  } { $actual }.
why-help-fewer = Weniger Einheiten hätten gereicht.
why-help-fewer-more = Von der Front an: { $units }{ $laid ->
    [0] {""}
   *[other] , mit { $tokens }
  }. { $exact ->
    [yes] Das gewinnt auch { $chance } von 100 Kämpfen
   *[no] Das gewinnt auch etwa { $chance } von 100 Kämpfen
  } und sieht { $relics } Relikte statt { $fewer }.
why-help-nothing = { $own ->
    [yes] Nichts auf deiner Hand wäre besser gewesen.
   *[no] Nichts auf dieser Hand wäre besser gewesen.
  }
why-help-nothing-more = { $exact ->
    [yes] Keine Aufstellung gewinnt mehr als { $actual } von 100 Kämpfen.
   *[no] Wir kennen keine Aufstellung, die mehr als etwa { $actual } von 100 Kämpfen gewinnt.
  }
why-help-hidden = Was geholfen hätte, bleibt verdeckt.
why-help-hidden-more = Es liegt auf einer Hand, die du nicht sehen darfst.
why-help-none = Hier brauchte es keine Hilfe.
why-help-none-more = Hier hätte jede Einheit gewonnen.

why-luck-title = Wie viel Glück war es?
why-luck-of = von 100 vor dem Wurf
why-luck-fraction = genau { $chance }
why-luck-rerolls = Mit Wurfwiederholung; die Felder zeigen die Würfel, wie sie am Ende lagen.
why-luck-win = Würfe, die gewinnen
why-luck-lose = Würfe, die verlieren
why-luck-yours = deiner
why-luck-this = dieser
why-luck-words = { $wins } von 36 Würfen gewinnen. { $won ->
    [yes] Dieser gehört dazu.
   *[no] Dieser gehört nicht dazu.
  }
why-luck-lucky = Nicht einmal jeder vierte Wurf gewinnt hier. Glück gehabt.
why-luck-unlucky = Mehr als drei von vier Würfen gewinnen hier. Pech gehabt.
why-luck-neither = Weder Glück noch Pech.
why-now-title = Und jetzt?
why-try = Damit ausprobieren
why-rule = Ein Kampf, Linie für Linie
why-note = Ein Versuch zählt nicht und ändert nichts.
why-key = Warum ein Kampf so ausging

## Seit deinem letzten Zug

recap-title = Seit deinem letzten Zug
recap-replay = Noch einmal, 10 s
recap-away = Weglegen
recap-again = Zuletzt geschehen
recap-key = Noch einmal, was seit deinem letzten Zug geschah
recap-challenged = { $who } forderte dich heraus
recap-challenged-more = { $attackers } gegen deine { $defenders }. { $won ->
    [yes] Du hast gewonnen.
    [nobody] Niemand hat gewonnen.
   *[no] Du hast verloren.
  }
recap-battle = { $who } forderte { $other } heraus
recap-battle-more = { $winner ->
    [nobody] Niemand hat gewonnen.
   *[other] { $winner } hat gewonnen.
  }
recap-era = { $won ->
    [yes] { $who } gewann in { $era }
   *[no] { $who } verlor in { $era }
  }
recap-era-more = { $attackers } gegen { $defenders }.
recap-recruited = { $who } hat rekrutiert
recap-recruited-more = { $units }. { $points ->
    [one] Ein Punkt mehr.
   *[other] { $points } Punkte mehr.
  }
recap-prowess-lost = Du hast eine Tapferkeitsmedaille verloren
# $low, $high (Zahlen): was deine Medaillen wert sein können
recap-prowess-lost-more = Für { $who } { $low } bis { $high } Punkte wert. Noch übrig: { $left }.
recap-prowess-won = Du hast eine Tapferkeitsmedaille gewonnen
recap-prowess-won-more = Sie gehörte { $owner }.
recap-prowess = { $who } gewann eine Tapferkeitsmedaille
recap-prowess-more = Sie gehörte { $owner }.
recap-relic-lost = { $who } nahm dir ein Relikt ab
recap-relic-lost-more = { $relic }. Dich kostet das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
recap-relic = { $who } gewann ein Relikt
recap-relic-more = { $relic }.
recap-honor = Du hast Waffenehre erhalten
recap-honor-more = { $count ->
    [one] 1 Marker, 1 Punkt.
   *[other] { $count } Marker, { $count } Punkte.
  }
recap-token = { $who } nahm einen Marker
recap-token-more = { $token }.

## Ein Ende, das weiterführt

turning-title = Wendepunkte
turning-note = die offenen Kämpfe mit den größten Folgen für den Punktestand; ein Klick zeigt sie noch einmal
turning-none = Kein Kampf hat die Punkte verändert.
turning-where = Runde { $round }, { $era }
turning-won = { $winner } besiegte { $loser }
turning-nobody = { $attacker } und { $defender }: Niemand hat überlebt
turning-chance = { $chance } von 100 vor dem Wurf
turning-points = { $who } { $points }
turning-gain-unit = eine Einheit
turning-gain-hero = ein Held
turning-gain-relic = ein Relikt
turning-gain-prowess = eine Tapferkeitsmedaille
turning-gain-honor = Waffenehre
turning-same-deal = Dieselben Karten noch einmal
turning-same-deal-note = { $won ->
    [yes] Schaffst du mehr als { $points } Punkte?
   *[no] Du hattest { $points } Punkte. Gewinnst du diesmal?
  }
turning-beat = Dieselben Karten noch einmal: Übertriff { $points } Punkte.
turning-next = Wie weiter?
turning-next-bots = Eine Partie gegen Bots
turning-next-bots-note = Sechs Runden, zwei Gegner, der Ratgeber zur Hand.
turning-next-learn = Spielend lernen
turning-next-learn-note = Die erste Partie, Schritt für Schritt erzählt.
turning-next-links = Verbindungen, Kapitel 6
turning-next-links-note = Verbindungen haben dich Kämpfe gekostet. Wie sie entstehen und zerbrechen.
turning-next-puzzle = Eine Aufgabe
turning-next-puzzle-note = Finde die beste Aufstellung, Kampf für Kampf.
