### Ce que signifient les pièces et les points, dit sur place

## Points

points-hidden = { $points } + { $hidden ->
    [one] { $hidden } caché
   *[other] { $hidden } cachés
  } ({ $least } à { $most })
points-hidden-words = { $points ->
    [one] { $points } point visible
   *[other] { $points } points visibles
  } et { $hidden ->
    [one] { $hidden } jeton Prouesse caché
   *[other] { $hidden } jetons Prouesse cachés
  } : de { $least } à { $most } points en tout
points-open-words = { $points ->
    [one] { $points } point, rien de caché
   *[other] { $points } points, rien de caché
  }
points-yours = Vos points
points-elite = { $count ->
    [one] { $count } Unité d’Élite
   *[other] { $count } Unités d’Élite
  }
points-elite-note = 1 point chacune
points-heroes = { $count ->
    [one] { $count } Héros
   *[other] { $count } Héros
  }
points-heroes-note = 3 points chacun, même après leur unique bataille
points-relics = { $count ->
    [one] { $count } Relique de l’Époque { $era }
   *[other] { $count } Reliques de l’Époque { $era }
  }
points-relics-note = une de plus rapporte { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
  }
points-prowess = { $count ->
    [one] { $count } jeton Prouesse gagné
   *[other] { $count } jetons Prouesse gagnés
  }
points-prowess-note = { $count ->
    [one] sa valeur n’est connue que de vous
   *[other] leur valeur n’est connue que de vous
  }
points-honor = { $count ->
    [one] { $count } jeton Honneur des Armes
   *[other] { $count } jetons Honneur des Armes
  }
points-honor-note = 1 point chacun
points-own-prowess = { $count ->
    [0] Plus aucun de vos propres jetons Prouesse
    [one] { $count } de vos propres jetons Prouesse
   *[other] { $count } de vos propres jetons Prouesse
  }
points-own-prowess-note = rien pour vous, de { $least } à { $most } points pour qui en gagne un
points-none = Rien ne rapporte encore. Recrutez des Unités, gagnez des Reliques et des défis.
points-others-all = Les autres voient tout cela. Sur leurs plaques, le trait doré, c’est vous.
points-others-see = Les autres voient { $points } + { $least } à { $most }. Sur leurs plaques, le trait doré, c’est vous.
points-click = Cliquez pour voir d’où viennent vos points.

## Une carte, symbole par symbole

explain-kind = { $rank ->
    [hero] Héros de l’Époque { $era }. Vaut 3 points et ne livre qu’une seule bataille.
    [elite] Unité d’Élite de l’Époque { $era }. Vaut 1 point.
   *[other] Unité de Base. Ne vaut aucun point.
  }
explain-half = Un demi-bouclier
explain-other-half = L’autre moitié
explain-half-left = Complète la moitié droite, de type { $era }, de la carte à sa gauche. Ensemble, elles forment un Lien, qui encaisse le premier dommage.
explain-half-right = Complète la moitié gauche, de type { $era }, de la carte à sa droite. Ensemble, elles forment un Lien, qui encaisse le premier dommage.
explain-bursts = { $count ->
    [1] Une icône Dommage
    [2] Deux icônes Dommage
    [3] Trois icônes Dommage
   *[other] { $count } icônes Dommage
  }
explain-bursts-words = { $count ->
    [one] Tombe après { $count } dommage.
   *[other] Tombe après { $count } dommages.
  }
explain-links-with = Voir avec quoi elle se lie
explain-links-back = Voir ses symboles
explain-links-left = Se lie à sa gauche
explain-links-right = Se lie à sa droite
explain-links-none = Aucune carte du plateau ni de votre Armée ne convient ici.
explain-where-hand = dans votre main
explain-where-army = dans votre Armée
explain-where-board = sur le plateau
explain-how = Clic droit ou appui long : tous les symboles expliqués
explain-ask = Expliquer { $unit }
keys-explain = Expliquer l’élément choisi ; de nouveau : tout ce qui l’entoure
stake-worth = de { $least } à { $most } points
explain-line = { $line } { $value }
explain-long = Comptée en premier, de loin.
explain-medium = Comptée en deuxième, avec toutes les Unités encore debout.
explain-close = Comptée en dernier, au corps à corps.
explain-reinforcement = Amène une Unité de plus à l’arrière par icône.
explain-assault = Retire un Lien adverse par icône, avant les dés.
explain-heroic_death = Quand elle tombe, elle riposte aussitôt : 1 dommage par icône.
explain-accuracy = Le premier dommage de son camp dans une Ligne ne déclenche pas de Mort Héroïque.
explain-diversion = Attire sur elle le premier dommage adverse, où qu’elle soit.
explain-relaunch = Son camp peut relancer son dé une fois par icône.
explain-read = { $rank ->
    [hero] En savoir plus sur les Héros
   *[other] Lire les règles de la bataille
  }

## Petites cartes près des pièces

about-points = Les points visibles, plus les jetons Prouesse que seul leur propriétaire peut lire. La partie hachurée est ce qu’ils peuvent valoir ; le trait doré, c’est vous.
about-prowess = Ne vaut rien pour son propriétaire. Qui le gagne en bataille marque sa valeur cachée.
about-prowess-won = Gagné sur un autre joueur : il rapporte la valeur inscrite, que seul son vainqueur connaît.
about-honor = Vaut 1 point. Un Défenseur battu en reçoit un pour deux Unités de l’Attaquant tombées.
about-hand = Seul leur propriétaire voit ces cartes. Après une bataille, la main est complétée à 4 cartes.
about-deck = Des cartes face cachée à tirer. Si le paquet s’épuise quand on complète la main, la défausse devient le nouveau paquet.
about-discard = Les Unités utilisées ou recrutées attendent ici de revenir dans le paquet.
about-stands-in = Un Sabaton se tient ici. Qui saute dans la même Époque peut défier son joueur.
about-relics = Les Reliques d’une même Époque comptent ensemble : 1, 2, 4, 6, puis 9 points.
about-relics-gain = { $points ->
    [one] Une de plus de cette Époque rapporte { $points } point.
   *[other] Une de plus de cette Époque rapporte { $points } points.
  }
about-headquarters = Son détenteur commence chaque manche.
about-round = Un tour pour chaque joueur. Après la dernière manche, on compte les points.
about-era-deck = Des Unités face cachée de cette Époque. Elles remplissent les emplacements vides du plateau et lui servent de renforts.
about-era-discard = Des Unités du plateau qui ont survécu à une bataille. « Poursuite » permet d’en affronter une.
about-link = Il encaisse le premier dommage visant l’une de ses deux Unités, puis disparaît.
about-tile = Vous sautez dans l’une de ses deux Époques et pouvez prendre le jeton que désigne son numéro.
about-tile-pending = La prochaine tuile que vous insérez pousse celle-ci en position Active.
about-tile-pile = À votre tour, vous insérez d’une à trois tuiles. Chacune fait tourner la Roue d’un cran.
about-tile-discard = Des tuiles sorties de la Roue. Quand la pile est vide, elles forment la nouvelle.
about-arrow = Elle désigne une Action Active. Vous pouvez utiliser chacune des deux une fois à votre tour, ou la laisser.
about-arrow-name = Flèche de la Roue
about-token-space = Le numéro de la tuile Active désigne l’un des trois emplacements. Vous pouvez y prendre le jeton.
about-token-pile = Des jetons Tactique face cachée. Ils remplissent l’emplacement vide après un tour.
about-token-discard = Des jetons Tactique déjà utilisés. Quand la pile est vide, ils forment la nouvelle.
about-token = Posé sur l’une de vos Unités avant les dés, il aide pendant une bataille.
about-line-long = Jouée en premier. Chaque camp additionne ses Unités, ses jetons et son dé ; le total le plus bas subit l’écart en dommages.
about-line-medium = Jouée en deuxième, avec les Unités encore debout. Le total le plus bas subit l’écart en dommages.
about-line-close = Jouée en dernier. Le total le plus bas subit l’écart en dommages ; le camp qui a ensuite le plus d’Unités debout l’emporte.
about-unit-count = Moins d’Unités : un meilleur dé et plus de Reliques au choix. Les renforts comptent aussi.
about-chance = Sur 100 batailles comme celle-ci, combien vous en gagneriez.
about-falls = La probabilité que cette Unité tombe. Elle est vaincue quand elle a subi autant de dommages qu’elle a d’icônes Dommage.
about-virtual-slot = Seul un renfort peut se tenir ici.
