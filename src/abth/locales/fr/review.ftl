### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Analyser une partie terminée : ce qui a coûté le plus, la part de chance et l’origine du résultat.
review-not-finished = la partie n’est pas terminée ; seule une partie terminée peut être analysée
review-progress = { $done } choix jugés sur { $all }
review-moments = { $name } : les moments qui ont coûté le plus
review-no-moments = Aucun choix n’a rien coûté : le meilleur, ou presque, de { $choices } choix.
review-moment = Manche { $round } : « { $better } » au lieu de « { $played } » : { $best } sur 100 pour gagner la partie, et non { $chance }. { $kind } : coût de { $cost } points, à { $doubt } près.
review-slip = Imprécision
review-mistake = Erreur
review-turning-point = Tournant
review-player = Joueur
review-start = Départ
review-luck = Chance
review-own = Ses choix
review-others = Choix des autres
review-result = Résultat
review-without-luck = Sans la chance
review-accuracy = Précision
review-of-which = Entre parenthèses : la part des choix qui étaient des erreurs.
review-known = Chances de gagner la partie, sur 100. Les choix sont jugés d’après ce que la place pouvait savoir : aucune carte cachée n’a servi.

## In the browser
review-title = L’analyse
review-left = encore { $seconds } s environ
review-wait = Le serveur se prépare.
review-cancel = Annuler
review-go-on = Continuer
review-canceled = Annulé. Ce qui est jugé reste.
review-failed = L’analyse s’est arrêtée. Continuez plus tard.
review-how = La méthode
review-how-choices = Un choix est jugé seulement d’après ce que sa place pouvait savoir. Chaque option est jouée dans les mêmes distributions imaginées, avec les mêmes dés. Une différence compte si elle est sûre et coûte au moins 5 points : à partir de 5 une imprécision, de 10 une erreur, de 15 un tournant.
review-how-luck = La chance est ce qui est sorti, moins la moyenne exacte de tout ce qui pouvait sortir. Sur l’ensemble des joueurs, elle fait 0.
review-how-ledger = Les barres mènent de la chance au départ jusqu’au résultat. Un choix peut aussi rapporter des points : il est comparé à un jeu simple, d’après la force des cartes.
review-how-doubt = Tout ceci est estimé à partir de nombreuses parties jouées. Les traits fins montrent la marge.
review-look-back = Revoir
review-to-result = Points
review-curve = Chances de victoire
review-curve-note = sur 100, au début de chaque tour
review-rose = { $who } est monté de { $from } à { $to } à la manche { $round }.
review-fell = { $who } est descendu de { $from } à { $to } à la manche { $round }.
review-guess = première estimation
review-round = Manche { $round }
review-end = Fin
review-turn = Manche { $round }, tour de { $who }
review-keys = Les flèches parcourent les tours ; Entrée en montre un.
review-table = Afficher en tableau
review-chart = Afficher en graphique
review-cost-most = Les moments les plus coûteux
review-yours = les vôtres
review-none-yet = Aucun choix n’a rien coûté jusqu’ici.
review-theirs = Les choix des autres joueurs n’apparaissent qu’en somme.
review-costs = { $kind } · coûte { $cost }
review-at = { $what ->
    [travel] Manche { $round }, voyage dans le temps
    [opponent] Manche { $round }, avant la bataille
    [deployment] Manche { $round }, le déploiement
    [tokens] Manche { $round }, les jetons
    [dice] Manche { $round }, les dés
   *[spoils] Manche { $round }, après la bataille
  }
review-better-battle = « { $better } » au lieu de « { $played } » : bataille gagnée { $best } fois sur 100, et non { $chance }.
review-better-match = « { $better } » au lieu de « { $played } » : { $best } sur 100 pour la partie, et non { $chance }.
review-try = Essayer d’ici
review-see = Voir le moment
review-ledger = D’où vient le résultat
review-errors = erreurs { $points }
review-from-to = { $low } à { $high }
review-of-100 = sur 100
review-had-cost = { $cost } sur { $choices } ont coûté
review-axis = chance de gagner la partie, sur 100
review-told = { $who } est parti de { $start }, la chance a donné { $luck }, ses choix { $own }, ceux des autres { $others } : { $result } à la fin.
review-you = Vous
review-played = Joué
review-better = Mieux
review-to-win-battle = { $chance } sur 100 pour la bataille
review-worth = Ce que cela valait
review-worth-note = chance de gagner la partie, sur 100
review-cost-told = { $kind ->
    [slip] Une imprécision : coût de { $cost } points, à { $doubt } près.
    [mistake] Une erreur : coût de { $cost } points, à { $doubt } près.
   *[turning-point] Un tournant : coût de { $cost } points, à { $doubt } près.
  }
review-options = Les choix possibles
review-options-note = { $shown } sur { $all }, le meilleur d’abord
review-option = Choix
review-battle = Bataille
review-match = Partie
review-best = le meilleur
review-was-played = joué
review-why = Pourquoi
review-could-know = Ce qu’on pouvait savoir
review-seat-only = Jugé depuis cette place seulement : sa main, les cartes visibles, les probabilités. Aucune carte cachée n’a servi.
review-same-deals = Distributions imaginées, les mêmes dés pour chaque choix
review-back = Retour à l’analyse
review-before = Moment précédent
review-next = Moment suivant
review-number = { $number } sur { $all }
review-see-how = Voir la suite
