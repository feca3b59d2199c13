### Le journal d’une partie : une phrase par événement, au passé.
### Les noms d’Unités sont au singulier ou au pluriel : ils ne commandent donc jamais un verbe.
### { $era } est « Époque II », { $side } un nom ou « Époque II ».

log-somebody = Quelqu’un

log-sabaton-chosen = { $who } joue { $figure }.
log-start-player-found = { $who } a pris le Quartier Général et commence.
log-relic-dealt = { $who } a commencé avec { $relic }.
log-turn-began = Manche { $round } : { $who }
log-tile-inserted = Une tuile est entrée dans la Roue. { $low } et { $high } sont actives.
log-unit-laid-out = Arrivée dans l’{ $era } : { $unit }.
log-token-taken = Le jeton { $token } est allé à { $who }.
log-token-dropped = Le jeton { $token } a été rendu par { $who }.
log-action-used = { $who } a utilisé « { $action } ».
log-tighten-up-played = { $who } a joué Resserrez les rangs !, avec l’effet de « { $action } ».
log-card-drawn = { $who } a tiré { $units }.
log-card-drawn-hidden = { $count ->
    [one] { $who } a tiré { $count } carte.
   *[other] { $who } a tiré { $count } cartes.
  }
log-card-retrieved = { $who } a repris { $unit } dans la défausse.
log-unit-dismissed = { $who } a retiré { $unit } pour de bon.
log-pile-renewed-tiles = Les tuiles défaussées ont été mélangées en une nouvelle pile.
log-pile-renewed-tokens = Les jetons Tactique défaussés ont été mélangés en une nouvelle pile.
log-pile-renewed-relics = Les Reliques défaussées ont été mélangées en une nouvelle pile.
log-pile-renewed-era = La défausse de l’{ $era } est devenue son nouveau paquet.
log-pile-renewed-deck = { $who } a mélangé la défausse en un nouveau paquet.
log-sabaton-jumped = { $who } a sauté dans l’{ $era }.
log-units-faced = { $who } a affronté { $units }.
log-chase-played = { $who } a joué Poursuite et suivi une piste de cette Époque.
log-player-challenged = { $who } a défié { $defender }, qui ne peut pas refuser.
log-battle-forfeited = { $who } n’a trouvé personne à combattre.
log-unit-deployed = { $who } a déployé { $units }.
log-no-unit-deployed = { $who } n’a déployé personne.
log-token-assigned = { $who } a posé le jeton { $token } sur { $unit }.
log-reinforcement-arrived = Renfort ({ $side }) : { $unit }.
log-link-formed = Lien entre { $near } et { $far }.
log-link-assaulted = Un Assaut a rompu le Lien entre { $near } et { $far }.
log-die-rolled-strong = { $side } a jeté le dé Combat puissant : { $face }.
log-die-rolled-risky = { $side } a jeté le dé Combat risqué : { $face }.
log-die-kept = { $side } a gardé le dé.
log-line-fought-long = Longue Portée : { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Portée Moyenne : { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Mêlée : { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = Le Lien entre { $near } et { $far } a absorbé le coup et s’est brisé.
log-unit-damaged = Dommage : { $unit }, { $damage } sur { $most }.
log-unit-defeated = Défaite : { $unit }.
log-heroic-death-struck = { $points ->
    [one] Mort Héroïque ({ $unit }) : { $points } dommage en face.
   *[other] Mort Héroïque ({ $unit }) : { $points } dommages en face.
  }
log-heroic-death-denied = La Précision a empêché la Mort Héroïque : { $unit }.
log-heroic-death-spared = La Précision a épargné 1 dommage : { $side }.
log-battle-decided = { $side } a remporté la bataille, { $attackers } à { $defenders } encore debout.
log-battle-drawn = Les deux déploiements ont été anéantis. Personne n’a gagné.
log-unit-recruited = { $who } a recruté { $units }.
log-unit-withdrew = Retour dans la défausse de l’{ $era } : { $unit }.
log-relic-seen = { $who } a regardé { $relics }.
log-relic-seen-of = { $who } a regardé { $relics } de { $owner }.
log-relic-seen-hidden = { $count ->
    [one] { $who } a regardé { $count } Relique.
   *[other] { $who } a regardé { $count } Reliques.
  }
log-relic-seen-hidden-of = { $count ->
    [one] { $who } a regardé { $count } Relique de { $owner }.
   *[other] { $who } a regardé { $count } Reliques de { $owner }.
  }
log-relic-taken = { $who } a pris { $relic } ({ $era }).
log-relic-taken-of = { $who } a pris { $relic } ({ $era }) à { $owner }.
log-prowess-seen = { $who } a regardé un jeton Prouesse de { $owner }, valeur { $value }.
log-prowess-seen-hidden = { $who } a regardé un jeton Prouesse de { $owner }.
log-prowess-taken = { $who } a gagné un jeton Prouesse de { $owner }, valeur { $value }.
log-prowess-taken-hidden = { $who } a gagné un jeton Prouesse de { $owner }.
log-honor-taken = { $tokens ->
    [one] { $who } a perdu avec honneur et pris { $tokens } jeton Honneur des Armes.
   *[other] { $who } a perdu avec honneur et pris { $tokens } jetons Honneur des Armes.
  }
log-hero-set-aside = { $who } a mis { $unit } de côté : un Héros ne combat qu’une fois.
log-match-ended = { $who } a gagné la partie avec { $points } points.
log-match-shared = { $who } ont partagé la victoire avec { $points } points.
