### Die Geschichte einer Partie: ein Satz zu jedem Ereignis, in der Vergangenheit. Der Verlauf im
### Browser und das Terminal erzählen sie mit denselben Worten.
### Namen von Einheiten können Ein- oder Mehrzahl sein; daher stehen sie nie mit einem gebeugten Verb.
### { $era } ist „Epoche II“, { $side } ein Name oder „Epoche II“. { $known }, { $again } und
### dergleichen sind yes oder no.

log-somebody = Jemand
log-some-unit = eine Einheit
log-side-era = Epoche { $era }
log-units = { $count } × { $unit }
log-relic = { $relic } ({ $era })

log-sabaton-chosen = { $who } wählte { $figure }.
log-start-player-found = { $who } nahm den Hauptquartiermarker und begann.
log-relic-dealt = Erstes Relikt für { $who }: { $relics }.
log-turn-began = Runde { $round }: { $who }
log-tile-inserted = Das Getriebe drehte sich: Nun stehen { $eras } offen.
log-unit-laid-out = Neu in { $era }: { $units }.
log-token-taken = { $who } nahm den Marker „{ $token }“.
log-token-dropped = { $who } legte den Marker „{ $token }“ ab.
log-action-used = { $who } nutzte „{ $action }“.
log-tighten-up-played = { $who } spielte „Nachrücken!“ (wie „{ $action }“).
log-card-drawn = { $known ->
    [yes] { $who } zog { $units }.
   *[no] { $count ->
        [one] { $who } zog eine Karte.
       *[other] { $who } zog { $count } Karten.
    }
  }
log-card-retrieved = { $who } holte { $unit } aus dem Abwurfstapel zurück.
log-unit-dismissed = { $who } entließ { $unit } endgültig.
log-pile-renewed = { $pile ->
    [tiles] Die abgelegten Plättchen wurden zu einem neuen Stapel gemischt.
    [tokens] Die abgelegten Kriegsmarker wurden zu einem neuen Stapel gemischt.
    [relics] Die abgelegten Relikte wurden zu einem neuen Stapel gemischt.
    [era] Der Abwurfstapel der { $era } wurde zum neuen Epochenstapel.
   *[deck] { $who } mischte den Abwurfstapel zu einem neuen Deck.
  }
log-sabaton-jumped = { $who } sprang in { $era }.
log-units-faced = { $who } trat in { $era } gegen { $units } an.
log-chase-played = { $who } spielte „Jagd“: Die Beute kam aus dem Abwurfstapel der { $era }.
log-player-challenged = { $who } forderte { $defender } in { $era } heraus.
log-battle-forfeited = { $empty ->
    [yes] { $who } hatte keine Karte mehr und konnte nicht kämpfen.
   *[no] { $who } fand in { $era } keinen Gegner.
  }
log-unit-deployed = { $who } setzte { $units } ein.
log-no-unit-deployed = { $who } setzte keine Einheit ein.
log-token-assigned = { $who } wies { $unit } den Marker „{ $token }“ zu.
log-reinforcement-arrived = Auf den Ruf von { $caller } erhielt { $side } Verstärkung: { $unit }.
log-reinforcement-missed = { $cause ->
    [slots] { $lost ->
        [one] Keine Verstärkung für { $side } auf den Ruf von { $caller }: Es war kein Kartenplatz mehr frei.
       *[other] { $lost } Verstärkungen für { $side } entfielen: Es war kein Kartenplatz mehr frei.
    }
   *[deck] Keine Verstärkung für { $side } auf den Ruf von { $caller }: Es war keine Karte zum Ziehen da.
  }
log-link-formed = Ein Schild verband { $near } und { $far }.
log-link-assaulted = Ein Überfall zerschlug die Verbindung von { $near } und { $far }.
log-die-rolled = { $again ->
    [yes] { $die ->
        [strong] Dank Wurfwiederholung warf { $side } den Starken Würfel erneut: { $face }.
       *[risky] Dank Wurfwiederholung warf { $side } den Riskanten Würfel erneut: { $face }.
    }
   *[no] { $die ->
        [strong] Starker Würfel für { $side }: { $face }.
       *[risky] Riskanter Würfel für { $side }: { $face }.
    }
  }
log-die-kept = { $side } behielt den Würfel.
log-line-fought = { $tie ->
    [yes] { $line }: { $high } zu { $low }, kein Schaden.
   *[no] { $line }: { $high } zu { $low } für { $side }.
  }
log-link-broken = Die Verbindung von { $near } und { $far } fing den Schaden auf und zerbrach.
log-unit-damaged = Schaden für { $unit }, doch noch nicht genug: { $damage } von { $most }.
log-unit-defeated = { $side } verlor { $unit }.
log-heroic-death-struck = { $target ->
    [yes] Der Heldentod von { $unit } fügte der Gegenseite { $points } Schaden zu.
   *[no] Der Heldentod von { $unit } fand kein Ziel mehr.
  }
log-heroic-death-denied = { $accuracy ->
    [yes] Zielgenauigkeit verhinderte den Heldentod von { $unit }.
   *[no] Der Heldentod von { $unit } entfiel: An diesem Tisch löst ein Heldentod keinen weiteren aus.
  }
log-heroic-death-spared = Zielgenauigkeit: 1 Schaden weniger für { $side }.
log-battle-decided = { $ending ->
    [annihilated] Beide Seiten wurden vernichtet. Niemand gewann den Kampf.
    [unopposed] { $side } gewann kampflos.
    [tie] { $side } gewann den Kampf mit { $high } zu { $low } Einheiten: Bei Gleichstand siegt der Angreifer.
   *[won] { $side } gewann den Kampf mit { $high } zu { $low } Einheiten.
  }
log-unit-recruited = { $who } rekrutierte { $units }.
log-unit-withdrew = Auf den Abwurfstapel der { $era }: { $units }.
log-relic-seen = { $owned ->
    [yes] { $known ->
        [yes] { $count ->
            [one] { $who } sah sich ein Relikt von { $owner } an: { $relics }.
           *[other] { $who } sah sich { $count } Relikte von { $owner } an: { $relics }.
        }
       *[no] { $count ->
            [one] { $who } sah sich ein Relikt von { $owner } an.
           *[other] { $who } sah sich { $count } Relikte von { $owner } an.
        }
    }
   *[no] { $known ->
        [yes] { $count ->
            [one] { $who } sah sich ein Relikt an: { $relics }.
           *[other] { $who } sah sich { $count } Relikte an: { $relics }.
        }
       *[no] { $count ->
            [one] { $who } sah sich ein Relikt an.
           *[other] { $who } sah sich { $count } Relikte an.
        }
    }
  }
log-relic-taken = { $owned ->
    [yes] { $who } nahm { $owner } ein Relikt ab: { $relic }.
   *[no] { $who } gewann ein Relikt: { $relic }.
  }
log-prowess-seen = { $count ->
    [one] { $known ->
        [yes] { $who } sah sich eine Tapferkeitsmedaille von { $owner } an (Wert { $values }).
       *[no] { $who } sah sich eine Tapferkeitsmedaille von { $owner } an.
    }
   *[other] { $known ->
        [yes] { $who } sah sich { $count } Tapferkeitsmedaillen von { $owner } an (Wert { $values }).
       *[no] { $who } sah sich { $count } Tapferkeitsmedaillen von { $owner } an.
    }
  }
log-prowess-taken = { $known ->
    [yes] { $who } gewann eine Tapferkeitsmedaille von { $owner } (Wert { $value }).
   *[no] { $who } gewann eine Tapferkeitsmedaille von { $owner }.
  }
log-honor-taken = { $tokens ->
    [one] { $who } verlor in Ehren und nahm einen Waffenehremarker.
   *[other] { $who } verlor in Ehren und nahm { $tokens } Waffenehremarker.
  }
log-hero-set-aside = { $who } legte { $unit } beiseite: Ein Held kämpft nur einmal.
log-match-ended = { $winners ->
    [one] { $points ->
        [one] { $who } gewann die Partie mit 1 Punkt.
       *[other] { $who } gewann die Partie mit { $points } Punkten.
    }
   *[other] { $points ->
        [one] { $who } teilten sich den Sieg mit je 1 Punkt.
       *[other] { $who } teilten sich den Sieg mit je { $points } Punkten.
    }
  }

log-summary = { $who } { $deeds }.
deed-token-taken = nahm den Marker „{ $token }“
deed-battle-forfeited = kämpfte nicht
deed-battle-decided = { $outcome ->
    [won] { $count ->
        [one] besiegte { $foes } mit 1 Einheit
       *[other] besiegte { $foes } mit { $count } Einheiten
    }
    [lost] { $count ->
        [one] verlor mit 1 Einheit gegen { $foes }
       *[other] verlor mit { $count } Einheiten gegen { $foes }
    }
   *[annihilated] lieferte { $foes } einen Kampf ohne Überlebende
  }
deed-unit-recruited = { $count ->
    [one] rekrutierte 1 Einheit
   *[other] rekrutierte { $count } Einheiten
  }
deed-relic-taken = { $owned ->
    [yes] nahm { $owner } ein Relikt ab
   *[no] gewann ein Relikt
  }
deed-prowess-taken = gewann eine Tapferkeitsmedaille von { $owner }
deed-honor-taken = { $tokens ->
    [one] nahm einen Waffenehremarker
   *[other] nahm { $tokens } Waffenehremarker
  }
