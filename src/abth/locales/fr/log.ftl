### Le journal d’une partie : une phrase par événement, au passé.
### Les noms d’Unités sont au singulier ou au pluriel : ils ne commandent donc jamais un verbe.
### { $era } est « Époque II », { $side } un nom ou « Époque II ».

log-somebody = Quelqu’un

log-sabaton-chosen = { $who } a choisi { $figure }.
log-start-player-found = { $who } a pris le Quartier Général et a commencé.
log-relic-dealt = { $who } a commencé avec { $relic }.
log-turn-began = Manche { $round } : { $who }
log-tile-inserted = Une tuile a été insérée. Époques ouvertes : { $low } et { $high }.
log-unit-laid-out = Nouvelle Unité dans l’{ $era } : { $unit }.
log-token-taken = { $who } a pris le jeton « { $token } ».
log-token-dropped = { $who } a défaussé le jeton « { $token } ».
log-action-used = { $who } a utilisé « { $action } ».
log-tighten-up-played = { $who } a joué « Resserrez les rangs ! » (comme « { $action } »).
log-card-drawn = { $who } a tiré { $units }.
log-card-drawn-hidden = { $count ->
    [one] { $who } a tiré { $count } carte.
   *[other] { $who } a tiré { $count } cartes.
  }
log-card-retrieved = { $who } a repris { $unit } dans la défausse.
log-unit-dismissed = { $who } a retiré { $unit } du jeu.
log-pile-renewed-tiles = Les tuiles défaussées ont été mélangées pour former une nouvelle pile.
log-pile-renewed-tokens = Les jetons Tactique défaussés ont été mélangés pour former une nouvelle pile.
log-pile-renewed-relics = Les Reliques défaussées ont été mélangées pour former une nouvelle pile.
log-pile-renewed-era = La défausse de l’{ $era } est devenue son nouveau paquet.
log-pile-renewed-deck = { $who } a mélangé sa défausse pour former un nouveau paquet.
log-sabaton-jumped = { $who } a sauté dans l’{ $era }.
log-units-faced = { $who } a affronté { $units }.
log-chase-played = { $who } a joué Poursuite.
log-player-challenged = { $who } a défié { $defender }, qui ne peut pas refuser.
log-battle-forfeited = { $who } n’a livré aucune bataille.
log-unit-deployed = { $who } a déployé { $units }.
log-no-unit-deployed = { $who } n’a rien déployé.
log-token-assigned = { $who } a attribué le jeton « { $token } » à { $unit }.
log-reinforcement-arrived = Renfort ({ $side }) : { $unit }.
log-link-formed = Lien entre { $near } et { $far }.
log-link-assaulted = Un Assaut a retiré le Lien entre { $near } et { $far }.
log-die-rolled-strong = Dé Combat puissant ({ $side }) : { $face }.
log-die-rolled-risky = Dé Combat risqué ({ $side }) : { $face }.
log-die-kept = Dé gardé ({ $side }).
log-line-fought-long = Longue Portée : { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Portée Moyenne : { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Mêlée : { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = Le Lien entre { $near } et { $far } a absorbé le dommage et s’est brisé.
log-unit-damaged = Dommage subi : { $unit }, { $damage } sur { $most }.
log-unit-defeated = Unité vaincue : { $unit }.
log-heroic-death-struck = { $points ->
    [one] Mort Héroïque ({ $unit }) : { $points } dommage au camp adverse.
   *[other] Mort Héroïque ({ $unit }) : { $points } dommages au camp adverse.
  }
log-heroic-death-denied = La Précision a empêché la Mort Héroïque : { $unit }.
log-heroic-death-spared = Précision : 1 dommage évité ({ $side }).
log-battle-decided = Vainqueur : { $side }. Survivants : Attaquant { $attackers }, Défenseur { $defenders }.
log-battle-drawn = Les deux déploiements ont été anéantis. Personne n’a gagné.
log-unit-recruited = { $who } a recruté { $units }.
log-unit-withdrew = Retour dans la défausse de l’{ $era } : { $unit }.
log-relic-seen = { $who } a regardé { $relics }.
log-relic-seen-of = { $who } a regardé { $relics }, appartenant à { $owner }.
log-relic-seen-hidden = { $count ->
    [one] { $who } a regardé { $count } Relique.
   *[other] { $who } a regardé { $count } Reliques.
  }
log-relic-seen-hidden-of = { $count ->
    [one] { $who } a regardé { $count } Relique appartenant à { $owner }.
   *[other] { $who } a regardé { $count } Reliques appartenant à { $owner }.
  }
log-relic-taken = { $who } a pris { $relic } ({ $era }).
log-relic-taken-of = { $who } a pris { $relic } ({ $era }) à { $owner }.
log-prowess-seen = { $who } a regardé un jeton Prouesse appartenant à { $owner }, valeur { $value }.
log-prowess-seen-hidden = { $who } a regardé un jeton Prouesse appartenant à { $owner }.
log-prowess-taken = { $who } a gagné un jeton Prouesse pris à { $owner }, valeur { $value }.
log-prowess-taken-hidden = { $who } a gagné un jeton Prouesse pris à { $owner }.
log-honor-taken = { $tokens ->
    [one] { $who } a perdu avec honneur et a pris { $tokens } jeton Honneur des Armes.
   *[other] { $who } a perdu avec honneur et a pris { $tokens } jetons Honneur des Armes.
  }
log-hero-set-aside = { $who } a mis { $unit } de côté : un Héros ne combat qu’une fois.
log-match-ended = { $points ->
    [one] { $who } a gagné la partie avec { $points } point.
   *[other] { $who } a gagné la partie avec { $points } points.
  }
log-match-shared = { $points ->
    [one] { $who } ont partagé la victoire avec { $points } point.
   *[other] { $who } ont partagé la victoire avec { $points } points.
  }
