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
log-start-player-found = { $who } a pris le Quartier Général et a ouvert la partie.
log-relic-dealt = Relique de départ pour { $who } : { $relics }.
log-turn-began = Manche { $round } : { $who }
log-tile-inserted = La Roue a tourné. Destinations : { $eras }.
log-unit-laid-out = Du nouveau dans l’{ $era } : { $units }.
log-token-taken = { $who } a pris le jeton « { $token } ».
log-token-dropped = { $who } a défaussé le jeton « { $token } ».
log-action-used = { $who } a utilisé « { $action } ».
log-tighten-up-played = { $who } a joué « Resserrez les rangs ! » (comme « { $action } »).
log-card-drawn = { $known ->
    [yes] { $who } a tiré { $units }.
   *[no] { $count ->
        [one] { $who } a tiré une carte.
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
log-chase-played = { $who } a joué Poursuite : la proie vient de la défausse de l’{ $era }.
log-player-challenged = { $who } a défié { $defender } dans l’{ $era }.
log-battle-forfeited = { $empty ->
    [yes] { $who } n’avait plus aucune carte pour combattre.
   *[no] { $who } n’a trouvé personne à combattre dans l’{ $era }.
  }
log-unit-deployed = { $who } a déployé { $units }.
log-no-unit-deployed = { $who } n’a déployé aucune Unité.
log-token-assigned = { $who } a attribué le jeton « { $token } » à { $unit }.
log-reinforcement-arrived = Renfort pour { $side } : { $unit }, grâce à { $caller }.
log-reinforcement-missed = { $cause ->
    [slots] { $lost ->
        [one] Le renfort appelé par { $caller } pour { $side } n’a trouvé aucun emplacement libre.
       *[other] { $lost } renforts perdus pour { $side } : aucun emplacement n’était libre.
    }
   *[deck] Le renfort appelé par { $caller } pour { $side } n’est pas venu : il n’y avait aucune carte à piocher.
  }
log-link-formed = Lien entre { $near } et { $far }.
log-link-assaulted = Un Assaut a retiré le Lien entre { $near } et { $far }.
log-die-rolled = { $again ->
    [yes] { $die ->
        [strong] Relance du dé Combat puissant pour { $side } : { $face }.
       *[risky] Relance du dé Combat risqué pour { $side } : { $face }.
    }
   *[no] { $die ->
        [strong] Dé Combat puissant pour { $side } : { $face }.
       *[risky] Dé Combat risqué pour { $side } : { $face }.
    }
  }
log-die-kept = Pas de relance : { $side } a gardé son dé.
log-line-fought = { $tie ->
    [yes] { $line } : { $high } à { $low }, aucun dommage.
   *[no] { $line } : { $high } à { $low } pour { $side }.
  }
log-link-broken = Le Lien entre { $near } et { $far } a absorbé le dommage et s’est brisé.
log-unit-damaged = Dommage encaissé par { $unit } : { $damage } sur { $most }.
log-unit-defeated = Perte pour { $side } : { $unit }.
log-heroic-death-struck = { $target ->
    [yes] { $points ->
        [one] Mort Héroïque ({ $unit }) : { $points } dommage rendu à l’ennemi.
       *[other] Mort Héroïque ({ $unit }) : { $points } dommages rendus à l’ennemi.
    }
   *[no] Mort Héroïque ({ $unit }) : il ne restait personne à frapper.
  }
log-heroic-death-denied = { $accuracy ->
    [yes] La Précision a privé { $unit } de Mort Héroïque.
   *[no] Unité vaincue par une Mort Héroïque, sans riposte : { $unit }.
  }
log-heroic-death-spared = Précision : 1 dommage de moins pour { $side }.
log-battle-decided = { $ending ->
    [annihilated] Les deux camps ont été anéantis : ni vainqueur, ni vaincu.
    [unopposed] Victoire sans combat pour { $side }.
    [tie] Victoire pour { $side } : { $high } à { $low }, et l’égalité profite à l’Attaquant.
   *[won] { $high ->
        [one] Victoire pour { $side } : { $high } Unité encore debout contre { $low }.
       *[other] Victoire pour { $side } : { $high } Unités encore debout contre { $low }.
    }
  }
log-unit-recruited = { $who } a recruté { $units }.
log-unit-withdrew = Dans la défausse de l’{ $era } : { $units }.
log-relic-seen = { $owned ->
    [yes] { $known ->
        [yes] { $count ->
            [one] { $who } a regardé une Relique chez { $owner } : { $relics }.
           *[other] { $who } a regardé { $count } Reliques chez { $owner } : { $relics }.
        }
       *[no] { $count ->
            [one] { $who } a regardé une Relique chez { $owner }.
           *[other] { $who } a regardé { $count } Reliques chez { $owner }.
        }
    }
   *[no] { $known ->
        [yes] { $count ->
            [one] { $who } a regardé une Relique : { $relics }.
           *[other] { $who } a regardé { $count } Reliques : { $relics }.
        }
       *[no] { $count ->
            [one] { $who } a regardé une Relique.
           *[other] { $who } a regardé { $count } Reliques.
        }
    }
  }
log-relic-taken = { $owned ->
    [yes] { $who } a pris une Relique à { $owner } : { $relic }.
   *[no] { $who } a gagné une Relique : { $relic }.
  }
log-prowess-seen = { $count ->
    [one] { $known ->
        [yes] { $who } a regardé un jeton Prouesse chez { $owner }, de valeur { $values }.
       *[no] { $who } a regardé un jeton Prouesse chez { $owner }.
    }
   *[other] { $known ->
        [yes] { $who } a regardé { $count } jetons Prouesse chez { $owner }, de valeur { $values }.
       *[no] { $who } a regardé { $count } jetons Prouesse chez { $owner }.
    }
  }
log-prowess-taken = { $known ->
    [yes] { $who } a pris un jeton Prouesse à { $owner }, de valeur { $value }.
   *[no] { $who } a pris un jeton Prouesse à { $owner }.
  }
log-honor-taken = { $tokens ->
    [one] { $who } a perdu avec les honneurs et a pris { $tokens } jeton Honneur des Armes.
   *[other] { $who } a perdu avec les honneurs et a pris { $tokens } jetons Honneur des Armes.
  }
log-hero-set-aside = { $who } a mis { $unit } de côté : un Héros ne combat qu’une fois.
log-match-ended = { $winners ->
    [one] { $points ->
        [one] { $who } a remporté la partie avec { $points } point.
       *[other] { $who } a remporté la partie avec { $points } points.
    }
   *[other] { $points ->
        [one] { $who } se sont partagé la victoire avec { $points } point.
       *[other] { $who } se sont partagé la victoire avec { $points } points.
    }
  }

log-summary = { $who } { $deeds }.
deed-token-taken = a pris le jeton « { $token } »
deed-battle-forfeited = n’a pas combattu
deed-battle-decided = { $outcome ->
    [won] { $count ->
        [one] a battu { $foes } avec { $count } Unité
       *[other] a battu { $foes } avec { $count } Unités
    }
    [lost] { $count ->
        [one] a perdu contre { $foes } avec { $count } Unité
       *[other] a perdu contre { $foes } avec { $count } Unités
    }
   *[annihilated] a combattu { $foes } jusqu’à la dernière Unité
  }
deed-unit-recruited = { $count ->
    [one] a recruté { $count } Unité
   *[other] a recruté { $count } Unités
  }
deed-relic-taken = { $owned ->
    [yes] a pris une Relique à { $owner }
   *[no] a gagné une Relique
  }
deed-prowess-taken = a pris un jeton Prouesse à { $owner }
deed-honor-taken = { $tokens ->
    [one] a pris { $tokens } jeton Honneur des Armes
   *[other] a pris { $tokens } jetons Honneur des Armes
  }
