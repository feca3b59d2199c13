### L’histoire d’une partie : une phrase par événement, au passé. Le journal du navigateur et le
### terminal la racontent avec les mêmes mots.
### Les noms d’Unités sont au singulier ou au pluriel : ils ne commandent donc jamais un verbe.
### { $era } est « Époque II » ; { $side } est un nom ou « l’Époque II », jamais en début de phrase
### ni après « de ». { $known }, { $again } et les autres valent yes ou no.

log-somebody = Quelqu’un
log-some-unit = une Unité
log-side-era = l’Époque { $era }
log-units = { $count } × { $unit }
log-relic = { $relic } ({ $era })

log-sabaton-chosen = { $who } a choisi { $figure }.
log-start-player-found = { $who } a pris le Quartier Général et a commencé.
log-relic-dealt = { $who } a commencé avec { $relics }.
log-turn-began = Manche { $round } : { $who }
log-tile-inserted = Les rouages ont tourné. Ouvertes à présent : { $eras }.
log-unit-laid-out = Du nouveau dans l’{ $era } : { $units }.
log-token-taken = { $who } a pris le jeton « { $token } ».
log-token-dropped = { $who } a défaussé le jeton « { $token } ».
log-action-used = { $who } a utilisé « { $action } ».
log-tighten-up-played = { $who } a joué « Resserrez les rangs ! » (comme « { $action } »).
log-card-drawn = { $known ->
    [yes] { $who } a tiré { $units }.
   *[no] { $count ->
        [one] { $who } a tiré { $count } carte.
       *[other] { $who } a tiré { $count } cartes.
    }
  }
log-card-retrieved = { $who } a repris { $unit } dans la défausse.
log-unit-dismissed = { $who } a retiré { $unit } du jeu.
log-pile-renewed = { $pile ->
    [tiles] Les tuiles défaussées ont été mélangées pour former une nouvelle pile.
    [tokens] Les jetons Tactique défaussés ont été mélangés pour former une nouvelle pile.
    [relics] Les Reliques défaussées ont été mélangées pour former une nouvelle pile.
    [era] La défausse de l’{ $era } est devenue son nouveau paquet.
   *[deck] { $who } a mélangé sa défausse pour former un nouveau paquet.
  }
log-sabaton-jumped = { $who } a sauté dans l’{ $era }.
log-units-faced = { $who } a affronté { $units } dans l’{ $era }.
log-chase-played = { $who } a joué Poursuite : la proie vient de la défausse de l’{ $era }.
log-player-challenged = { $who } a défié { $defender } dans l’{ $era }.
log-battle-forfeited = { $empty ->
    [yes] { $who } n’avait plus aucune carte pour combattre.
   *[no] { $who } n’a trouvé personne à combattre dans l’{ $era }.
  }
log-unit-deployed = { $who } a déployé { $units }.
log-no-unit-deployed = { $who } n’a déployé aucune Unité.
log-token-assigned = { $who } a attribué le jeton « { $token } » à { $unit }.
log-reinforcement-arrived = Renfort pour { $side }, appelé par { $caller } : { $unit }.
log-link-formed = Lien entre { $near } et { $far }.
log-link-assaulted = Un Assaut a retiré le Lien entre { $near } et { $far }.
log-die-rolled = { $again ->
    [yes] { $die ->
        [strong] Relance du dé Combat puissant pour { $side } : { $face }.
       *[risky] Relance du dé Combat risqué pour { $side } : { $face }.
    }
   *[no] { $die ->
        [strong] Dé Combat puissant pour { $side } : { $face }.
       *[risky] Dé Combat risqué pour { $side } : { $face }.
    }
  }
log-die-kept = { $side } a gardé son dé.
log-line-fought = { $tie ->
    [yes] { $line } : { $high } à { $low }, aucun dommage.
   *[no] { $line } : { $high } à { $low } pour { $side }.
  }
log-link-broken = Le Lien entre { $near } et { $far } a absorbé le dommage et s’est brisé.
log-unit-damaged = Dommage encaissé : { $unit }, { $damage } sur { $most }.
log-unit-defeated = Perte pour { $side } : { $unit }.
log-heroic-death-struck = { $target ->
    [yes] { $points ->
        [one] Mort Héroïque ({ $unit }) : { $points } dommage au camp adverse.
       *[other] Mort Héroïque ({ $unit }) : { $points } dommages au camp adverse.
    }
   *[no] Mort Héroïque ({ $unit }) : il ne restait personne à frapper.
  }
log-heroic-death-denied = { $accuracy ->
    [yes] La Précision a empêché la Mort Héroïque : { $unit }.
   *[no] Unité vaincue par une Mort Héroïque, sans riposte : { $unit }.
  }
log-heroic-death-spared = Précision : 1 dommage de moins pour { $side }.
log-battle-decided = { $ending ->
    [annihilated] Les deux camps ont été anéantis. Personne n’a gagné la bataille.
    [unopposed] Victoire sans combat pour { $side }.
    [tie] Victoire pour { $side } : { $high } à { $low }, et l’égalité profite à l’Attaquant.
   *[won] { $high ->
        [one] Victoire pour { $side } : { $high } Unité restante contre { $low }.
       *[other] Victoire pour { $side } : { $high } Unités restantes contre { $low }.
    }
  }
log-unit-recruited = { $who } a recruté { $units }.
log-unit-withdrew = Retour dans la défausse de l’{ $era } : { $units }.
log-relic-seen = { $owned ->
    [yes] { $known ->
        [yes] { $count ->
            [one] { $who } a regardé { $count } Relique appartenant à { $owner } : { $relics }.
           *[other] { $who } a regardé { $count } Reliques appartenant à { $owner } : { $relics }.
        }
       *[no] { $count ->
            [one] { $who } a regardé { $count } Relique appartenant à { $owner }.
           *[other] { $who } a regardé { $count } Reliques appartenant à { $owner }.
        }
    }
   *[no] { $known ->
        [yes] { $who } a regardé { $relics }.
       *[no] { $count ->
            [one] { $who } a regardé { $count } Relique.
           *[other] { $who } a regardé { $count } Reliques.
        }
    }
  }
log-relic-taken = { $owned ->
    [yes] { $who } a pris une Relique à { $owner } : { $relic }.
   *[no] { $who } a gagné une Relique : { $relic }.
  }
log-prowess-seen = { $count ->
    [one] { $known ->
        [yes] { $who } a regardé { $count } jeton Prouesse appartenant à { $owner }, valeur { $values }.
       *[no] { $who } a regardé { $count } jeton Prouesse appartenant à { $owner }.
    }
   *[other] { $known ->
        [yes] { $who } a regardé { $count } jetons Prouesse appartenant à { $owner }, valeur { $values }.
       *[no] { $who } a regardé { $count } jetons Prouesse appartenant à { $owner }.
    }
  }
log-prowess-taken = { $known ->
    [yes] { $who } a gagné un jeton Prouesse pris à { $owner }, valeur { $value }.
   *[no] { $who } a gagné un jeton Prouesse pris à { $owner }.
  }
log-honor-taken = { $tokens ->
    [one] { $who } a perdu avec honneur et a pris { $tokens } jeton Honneur des Armes.
   *[other] { $who } a perdu avec honneur et a pris { $tokens } jetons Honneur des Armes.
  }
log-hero-set-aside = { $who } a mis { $unit } de côté : un Héros ne combat qu’une fois.
log-match-ended = { $winners ->
    [one] { $points ->
        [one] { $who } a gagné la partie avec { $points } point.
       *[other] { $who } a gagné la partie avec { $points } points.
    }
   *[other] { $points ->
        [one] { $who } ont partagé la victoire avec { $points } point.
       *[other] { $who } ont partagé la victoire avec { $points } points.
    }
  }
