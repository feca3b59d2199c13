### Practice: puzzles from positions of real matches, in the client and in the terminal.

## The page
practice-title = Entraînement
practice-lead = Des positions de vraies parties. Choisissez, et voyez ce que vaut chaque choix.
practice-kind = Type d’exercice
practice-kind-all = Tous
practice-kind-line-up = Déploiement
practice-kind-token = Jeton
practice-kind-fight = Qui affronter
practice-kind-era = Quelle Époque
practice-level = Niveau
# $level: the level that the answers so far lead to
practice-level-rising = Progressif (actuellement { $level })
practice-number = Exercice { $number }, niveau { $level }
practice-solved = Réussis : { $right } sur { $answered }
practice-streak = { $count } de suite
practice-done = Vous avez répondu à tous les exercices de ce type.
practice-next = Exercice suivant
practice-open-odds = Ouvrir dans le calcul des probabilités
practice-keys = Touches : A à { $last } pour choisir, Entrée pour continuer.

## The question
practice-ask-line-up-chance = Quel déploiement gagne le plus souvent ?
practice-ask-line-up-points = Quel déploiement rapporte le plus de points ?
practice-ask-token = Quel jeton aide le plus, et sur quelle Unité ? Ou aucun ?
practice-ask-fight = Qui affrontez-vous ?
practice-ask-era = Dans quelle Époque sautez-vous ?
practice-note-chance = Tous les jets de dés et tous les renforts sont comptés.
practice-note-points = Les points gagnés aussitôt, en moyenne : Unités recrutées et une Relique. Tous les jets sont comptés.
practice-note-lead = Les points que vous gagnez sur les autres, en moyenne. Hypothèse : la personne défiée envoie ses trois Unités les plus fortes. Sa main cachée est une moyenne de tout ce qu’elle peut contenir : la valeur est donc approximative.
practice-hand = Votre main
practice-tokens = Vos jetons
practice-line-up = Votre déploiement
practice-against = Contre
practice-relics = Vos Reliques
# $names: the players whose Sabaton is in this Era
practice-here = Ici : { $names }

## Choices
practice-choices = Choix possibles
# $units: the cards of a line-up, front first
practice-choice-line-up = { $count ->
    [one] { $units }, sans autre Unité
   *[other] { $units }, depuis le Front
}
practice-choice-token = « { $token } » sur { $unit }, place { $place }
practice-choice-keep = Garder vos jetons
practice-choice-face = Affronter { $units }
practice-choice-challenge = Défier { $who }
# $era: Era II
practice-choice-era = Sauter dans l’{ $era }
practice-choice-insert = Insérer une tuile, puis sauter dans l’{ $era }

## The answer; chances are out of 100
practice-worth-chance = gagne { $chance } fois sur 100
practice-worth-points = { $points } points
practice-worth-lead = environ { $points } points
practice-right = Oui, c’est le meilleur choix.
# $letter: of the best choice
practice-wrong = { $letter } vaut mieux.
practice-yours = votre choix
practice-best = le meilleur

## Why. $chance, $low: chances out of 100 of the best choice and of the one next to it; $points, $less: their points
# $count: Units
practice-why-strong-die = Jusqu’à trois Unités, vous jetez le dé Combat puissant, qui n’affaiblit aucune Ligne : { $chance } victoires sur 100, contre { $low } avec quatre Unités.
# $relics: how many Relics a winner chooses from
practice-why-fewer = { $count ->
    [one] Une Unité gagne
   *[other] { $count } Unités gagnent
 } encore { $chance } fois sur 100, et la victoire rapporte { $relics ->
    [one] une Relique
   *[other] une Relique au choix parmi { $relics }
 }.
practice-why-points = Ce déploiement vaut { $points } points, contre { $less } pour le suivant.
practice-why-more = Avec { $count } Unités vous gagnez { $chance } fois sur 100 ; avec moins, au mieux { $low }.
# An ability that decides: of a Defender, or of your own line-up
practice-why-foe-heroic-death = Mort Héroïque ({ $unit }) : attendez-vous à un dernier coup. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-foe-accuracy = Précision ({ $unit }) : ne comptez pas sur vos Morts Héroïques. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-foe-diversion = Diversion ({ $unit }) : attire le premier dommage de chaque Ligne. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-foe-relaunch = Relance ({ $unit }) : le dé adverse peut être relancé. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-foe-assault = Assaut ({ $unit }) : des Liens se brisent avant la bataille. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-own-heroic-death = Mort Héroïque ({ $unit }) : un dernier coup en tombant. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-own-accuracy = Précision ({ $unit }) : empêche une Mort Héroïque. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-own-diversion = Diversion ({ $unit }) : attire le premier dommage de chaque Ligne. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-own-relaunch = Relance ({ $unit }) : vous pouvez relancer votre dé. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
practice-why-own-assault = Assaut ({ $unit }) : un Lien se brise avant la bataille. { $chance } victoires sur 100, contre { $low } avec le meilleur autre déploiement.
# $unit: a Unit by name
practice-why-order = Les mêmes Unités, dans un autre ordre. Avec { $unit } au Front, elles gagnent { $chance } fois sur 100, sinon { $low }.
# $unit, $other: Units by name
practice-why-rear = Les mêmes Unités, dans un autre ordre. Avec { $unit } devant { $other }, elles gagnent { $chance } fois sur 100, sinon { $low }.
practice-why-link = Cet ordre forme un Lien, qui absorbe un coup : { $chance } victoires sur 100, contre { $low } sans lui.
practice-why-cards = { $unit } plutôt que { $other } : { $chance } victoires sur 100 au lieu de { $low }.
practice-why-keep = Avec ou sans jeton, vous gagnez { $chance } fois sur 100. Gardez vos jetons pour une autre bataille.
# $token: a token by name
practice-why-place = « { $token } » sur { $unit } : { $chance } victoires sur 100. Sur { $other } : { $low }.
practice-why-token = « { $token } » sur { $unit } fait passer vos chances de { $low } à { $chance } sur 100.
# $who: a player
practice-why-challenge = Vous battez { $who } environ { $chance } fois sur 100 : environ { $points } points, contre { $less } pour le choix suivant.
practice-why-no-challenge = Contre { $unit } vous gagnez { $chance } fois sur 100, contre { $who } environ { $low }, et une défaite coûte un jeton Prouesse.
# $count: how many Units are faced
practice-why-company = Ensemble, ce sont { $count } recrues d’un coup : { $points } points, sinon { $less }.
practice-why-alone = Contre { $unit }, votre meilleur déploiement gagne { $chance } fois sur 100 : { $points } points, contre { $less } pour le choix suivant.
# $era: Era II
practice-why-era = La meilleure bataille vous attend dans l’{ $era } : { $unit }, gagnée { $chance } fois sur 100, { $points } points.
practice-why-era-challenge = { $who } est dans l’{ $era } : vous gagnez ce défi environ { $chance } fois sur 100.
