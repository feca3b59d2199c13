### Der Verlauf einer Partie: ein Satz zu jedem Ereignis, in der Vergangenheit.
### Namen von Einheiten können Ein- oder Mehrzahl sein; daher stehen sie nie mit einem gebeugten Verb.
### { $era } ist „Epoche II“, { $side } ein Name oder „Epoche II“.

log-somebody = Jemand

log-sabaton-chosen = { $who } wählte { $figure }.
log-start-player-found = { $who } nahm den Hauptquartiermarker und begann.
log-relic-dealt = { $who } begann mit { $relic }.
log-turn-began = Runde { $round }: { $who }
log-tile-inserted = Ein Plättchen wurde eingeschoben. Offen stehen nun { $low } und { $high }.
log-unit-laid-out = Neu in { $era }: { $unit }.
log-token-taken = { $who } nahm den Marker „{ $token }“.
log-token-dropped = { $who } legte den Marker „{ $token }“ ab.
log-action-used = { $who } nutzte „{ $action }“.
log-tighten-up-played = { $who } spielte „Nachrücken!“ (wie „{ $action }“).
log-card-drawn = { $who } zog { $units }.
log-card-drawn-hidden = { $count ->
    [one] { $who } zog eine Karte.
   *[other] { $who } zog { $count } Karten.
  }
log-card-retrieved = { $who } holte { $unit } vom Abwurfstapel zurück.
log-unit-dismissed = { $who } entließ { $unit } endgültig.
log-pile-renewed-tiles = Die abgelegten Plättchen wurden zu einem neuen Stapel gemischt.
log-pile-renewed-tokens = Die abgelegten Kriegsmarker wurden zu einem neuen Stapel gemischt.
log-pile-renewed-relics = Die abgelegten Relikte wurden zu einem neuen Stapel gemischt.
log-pile-renewed-era = Der Abwurfstapel der { $era } wurde zum neuen Epochenstapel.
log-pile-renewed-deck = { $who } mischte den Abwurfstapel zu einem neuen Deck.
log-sabaton-jumped = { $who } sprang in { $era }.
log-units-faced = { $who } trat gegen { $units } an.
log-chase-played = { $who } spielte Jagd.
log-player-challenged = { $who } forderte { $defender } heraus; Ablehnen ist nicht möglich.
log-battle-forfeited = { $who } blieb ohne Kampf.
log-unit-deployed = { $who } setzte { $units } ein.
log-no-unit-deployed = { $who } setzte keine Einheit ein.
log-token-assigned = { $who } wies den Marker „{ $token }“ zu: { $unit }.
log-reinforcement-arrived = Verstärkung für { $side }: { $unit }.
log-link-formed = Verbunden: { $near } und { $far }.
log-link-assaulted = Überfall: Verbindung von { $near } und { $far } entfernt.
log-die-rolled-strong = Starker Würfel für { $side }: { $face }.
log-die-rolled-risky = Riskanter Würfel für { $side }: { $face }.
log-die-kept = { $side } behielt den Würfel.
log-line-fought-long = Fernkampf: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Normaler Kampf: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Nahkampf: { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = Die Verbindung von { $near } und { $far } fing den Schaden auf und zerbrach.
log-unit-damaged = Getroffen: { $unit }, Schaden { $damage } von { $most }.
log-unit-defeated = Besiegt: { $unit }.
log-heroic-death-struck = { $points ->
    [one] Heldentod ({ $unit }): 1 Schaden für die Gegenseite.
   *[other] Heldentod ({ $unit }): { $points } Schaden für die Gegenseite.
  }
log-heroic-death-denied = Zielgenauigkeit verhinderte den Heldentod: { $unit }.
log-heroic-death-spared = Zielgenauigkeit: 1 Schaden weniger für { $side }.
log-battle-decided = { $side } gewann den Kampf. Überlebende: Angreifer { $attackers }, Verteidiger { $defenders }.
log-battle-drawn = Beide Kampfaufstellungen wurden vernichtet. Niemand gewann.
log-unit-recruited = { $who } rekrutierte { $units }.
log-unit-withdrew = Zurück auf den Abwurfstapel der { $era }: { $unit }.
log-relic-seen = { $who } sah sich { $relics } an.
log-relic-seen-of = { $who } sah sich { $relics } von { $owner } an.
log-relic-seen-hidden = { $count ->
    [one] { $who } sah sich ein Relikt an.
   *[other] { $who } sah sich { $count } Relikte an.
  }
log-relic-seen-hidden-of = { $count ->
    [one] { $who } sah sich ein Relikt von { $owner } an.
   *[other] { $who } sah sich { $count } Relikte von { $owner } an.
  }
log-relic-taken = { $who } nahm { $relic } ({ $era }).
log-relic-taken-of = { $who } nahm { $relic } ({ $era }) von { $owner }.
log-prowess-seen = { $who } sah sich eine Tapferkeitsmedaille von { $owner } an, Wert { $value }.
log-prowess-seen-hidden = { $who } sah sich eine Tapferkeitsmedaille von { $owner } an.
log-prowess-taken = { $who } gewann eine Tapferkeitsmedaille von { $owner }, Wert { $value }.
log-prowess-taken-hidden = { $who } gewann eine Tapferkeitsmedaille von { $owner }.
log-honor-taken = { $tokens ->
    [one] { $who } verlor in Ehren und nahm 1 Waffenehremarker.
   *[other] { $who } verlor in Ehren und nahm { $tokens } Waffenehremarker.
  }
log-hero-set-aside = { $who } legte { $unit } beiseite: Ein Held kämpft nur einmal.
log-match-ended = { $points ->
    [one] { $who } gewann die Partie mit 1 Punkt.
   *[other] { $who } gewann die Partie mit { $points } Punkten.
  }
log-match-shared = { $points ->
    [one] { $who } teilten sich den Sieg mit 1 Punkt.
   *[other] { $who } teilten sich den Sieg mit { $points } Punkten.
  }
