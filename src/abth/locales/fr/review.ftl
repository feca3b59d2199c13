### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Analyser une partie terminée : ce qui a coûté le plus, la part de la chance et l’origine du résultat.
review-not-finished = la partie n’est pas terminée ; seule une partie terminée peut être analysée
review-progress = { $done } choix jugés sur { $all }
review-moments = { $name } : les moments qui ont coûté le plus
review-no-moments = Aucun choix coûteux : toujours le meilleur, ou presque, sur { $choices } choix.
review-moment = Manche { $round } : « { $better } » plutôt que « { $played } » : pour gagner la partie, { $best } sur 100, contre { $chance }. { $kind } : coût de { $cost } points, à { $doubt } près.
review-slip = Imprécision
review-mistake = Erreur
review-turning-point = Tournant
review-player = Joueur
review-start = Départ
review-luck = Chance
review-own = Ses choix
review-others = Choix des autres
review-correction = Ajustement
review-result = Résultat
review-without-luck = Sans la chance
review-accuracy = Justesse
review-of-which = Entre parenthèses : ce qu’ont coûté les erreurs, par rapport au meilleur choix et non à celui d’un capitaine.
review-known = Chances de gagner la partie, sur 100. Chaque choix est jugé d’après ce qu’on pouvait savoir depuis cette place : aucune carte cachée n’a servi.

## In the browser
review-title = L’analyse
review-left = encore { $seconds } s environ
review-wait = Le serveur se prépare.
review-cancel = Arrêter
review-go-on = Continuer
review-canceled = Analyse arrêtée. Ce qui a été jugé est conservé.
review-failed = L’analyse s’est interrompue. Reprenez-la plus tard.
review-how = La méthode
review-how-choices = Un choix n’est jugé que d’après ce qu’on pouvait savoir depuis cette place. Chaque option est jouée sur les mêmes donnes imaginaires, avec les mêmes dés. Un écart compte s’il est certain et coûte au moins 5 points : à partir de 5, une imprécision ; de 10, une erreur ; de 15, un tournant.
review-how-luck = La chance, c’est ce qui est sorti, moins la moyenne exacte de tout ce qui pouvait sortir. Pour l’ensemble des joueurs, la somme est 0.
review-how-ledger = Les barres mènent des chances au départ jusqu’au résultat. Chaque choix est comparé à celui d’un capitaine, qui calcule les chances exactes : choisir comme lui vaut 0, une erreur coûte des points, un meilleur choix en rapporte. L’ajustement n’est le fait de personne : chaque tour est regardé de plus près, ce qui modifie un peu l’estimation elle-même.
review-how-doubt = Tout cela est estimé à partir de nombreuses parties simulées. Les traits fins montrent la marge d’incertitude.
review-look-back = Revoir
review-to-result = Points
review-curve = Chances de victoire
review-curve-note = sur 100, au début de chaque tour
review-rose = Manche { $round } : { $who } monte de { $from } à { $to }.
review-fell = Manche { $round } : { $who } descend de { $from } à { $to }.
review-guess = première estimation
review-round = Manche { $round }
review-end = Fin
review-turn = Manche { $round }, à { $who } de jouer
review-keys = Les flèches passent d’un tour à l’autre ; Entrée permet de revoir le tour choisi.
review-table = Afficher en tableau
review-chart = Afficher en graphique
review-cost-most = Les moments les plus coûteux
review-yours = les vôtres
review-none-yet = Aucun choix coûteux jusqu’ici.
review-theirs = Pour les autres joueurs, seuls les totaux sont montrés.
review-costs = { $kind } · coûte { $cost }
review-at = { $what ->
    [travel] Manche { $round }, Voyage dans le Temps
    [opponent] Manche { $round }, avant la bataille
    [deployment] Manche { $round }, le déploiement
    [tokens] Manche { $round }, les jetons
    [dice] Manche { $round }, les dés
   *[spoils] Manche { $round }, après la bataille
  }
review-better-battle = « { $better } » plutôt que « { $played } » : bataille gagnée { $best } fois sur 100, contre { $chance }.
review-better-match = « { $better } » plutôt que « { $played } » : { $best } sur 100 pour la partie, contre { $chance }.
review-try = Rejouer d’ici
review-see = Voir ce moment
review-ledger = D’où vient le résultat
review-errors = erreurs { $points }
review-from-to = { $low } à { $high }
review-of-100 = sur 100
review-had-cost = { $cost } choix coûteux sur { $choices }
review-axis = chances de gagner la partie, sur 100
review-told = { $who } : { $start } au départ, chance { $luck }, ses choix { $own }, ceux des autres { $others }, ajustement { $correction } ; { $result } à la fin.
review-you = Vous
review-played = Joué
review-better = Mieux
review-to-win-battle = { $chance } sur 100 pour la bataille
review-worth = Ce que cela valait
review-worth-note = chances de gagner la partie, sur 100
review-cost-told = { $kind ->
    [slip] Une imprécision : coût de { $cost } points, à { $doubt } près.
    [mistake] Une erreur : coût de { $cost } points, à { $doubt } près.
   *[turning-point] Un tournant : coût de { $cost } points, à { $doubt } près.
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
review-seat-only = Jugé de cette place seulement : sa main, les cartes visibles, les probabilités. Aucune carte cachée n’a servi.
review-same-deals = Donnes imaginaires, mêmes dés pour chaque choix
review-back = Retour à l’analyse
review-before = Moment précédent
review-next = Moment suivant
review-number = { $number } sur { $all }
review-see-how = Voir la suite
