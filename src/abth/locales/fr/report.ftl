### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arène
report-title = Arène : { $bots }
report-on-top = { $bot } l’emporte
report-close = { $bot } mène, { $other } suit de près

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = Il a gagné { $rate } de ses { $matches } parties (intervalle à 95 % : { $low } à { $high }) ; la part équitable est de { $fair }. Chaque donne a été jouée depuis les { $players } places, pour que chance et place se compensent.
report-tile-matches = parties à { $players }
report-count-of = { $count } sur { $all }
report-tile-rating = cote : { $bot } (± { $sure })
report-tile-leader = gagnées par qui menait avant la dernière Manche
report-tile-decisions = décisions par partie ({ $least } à { $most })
report-tile-challenges = des combats sont des défis entre joueurs

# $extra, $command: marked as code
report-without-plots = Les graphiques demandent l’extra { $extra } : { $command }
report-numbers = Les chiffres

## Sections
report-wrong = Parties qui ont mal tourné
report-wrong-text = Forfaits : { $forfeits }, plantages : { $crashes }. Un forfait compte comme une partie que le bot n’a pas gagnée, et ne compte pas pour les autres. Pour voir un journal : abth replay FICHIER
report-bots = Les bots
report-bots-text = Les cotes sont celles d’openskill (Plackett-Luce) et partent de 25 ; une victoire partagée compte en partie.
report-pairs = Face à face
report-pairs-text = Combien de fois le bot de la ligne finit devant celui de la colonne quand ils sont à la même table ; un rang partagé compte pour moitié.
report-points = D’où viennent les points
report-points-text = Points moyens d’une partie, par source.
report-scores = Scores
report-scores-text = Comment se répartissent les points finals de chaque bot.
report-seats = Ordre du tour
report-seats-text = La part de victoires de qui joue premier, deuxième, etc., tous bots confondus.
report-battles = Combats
report-battles-text = L’Époque est celle où l’Attaquant a sauté. Colonnes pleines : contre des Unités du plateau ; hachurées : entre joueurs.
report-cards = Cartes
report-cards-text = Souvent choisies et possédées par les vainqueurs : en haut à droite. Les points grossissent avec le nombre de possesseurs ; pointez-en un pour voir son nom. Posséder une carte va avec la victoire : comparez donc les cartes entre elles plutôt qu’avec la part équitable en tirets.
report-all-cards = Toutes les cartes
report-tokens-text = Ceux qui ont utilisé le jeton au moins une fois dans une partie, et combien de fois cela arrive.
report-all-tokens = Tous les jetons

# $command: marked as code; $edition: such as de; $digest: a check sum
report-again = Les mêmes parties encore : { $command }, édition { $edition }, { $rounds } Manches, abth { $version }. Empreinte { $digest }.

## Tables
report-share = { $rate } ({ $low } à { $high })
report-column-matches = Parties
report-column-ms = ms/décision
report-column-together = Total
report-column-against = Contre
report-column-above = Finit devant
report-column-meetings = Rencontres
report-column-where = Où et quand
report-column-available = Disponible
report-column-faced = Affrontée
report-column-picks = Part des choix
report-column-recruited = Recrutée
report-column-owned = Possédée
report-column-owners = Victoires des possesseurs
report-column-token = Jeton
report-column-taken = Pris
report-column-used = Utilisé
report-column-users-matches = Parties des utilisateurs
report-column-users = Victoires des utilisateurs
report-column-match = Partie
report-column-what = Quoi
report-column-details = Détails
report-column-log = Journal

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who } : { $what }
report-board = Plateau
report-players = Joueurs
report-attacker-wins = l’Attaquant gagne
report-defender-wins = le Défenseur gagne
report-annihilated = personne ne survit
report-round = Manche { $round }

# Why a bot forfeits
report-why-raised = il a provoqué une erreur
report-why-illegal = il a choisi une action interdite
report-why-late = il a réfléchi trop longtemps
report-why-crashed = plantage

## Plots
report-plot-rating = Cote (± 2 sigma)
report-plot-wins = Part de victoires (intervalle à 95 %)
report-plot-fair = part équitable
report-plot-ratings-said = Cotes et victoires ; { $bot } mène
report-plot-pairs-said = Combien de fois la ligne finit devant la colonne
report-plot-points = points moyens d’une partie
report-plot-points-said = Points moyens par source
report-plot-scores = points d’une partie ; le trait est la moyenne
report-plot-scores-said = Répartition des points de chaque bot
report-plot-seat =
    { $place ->
        [1] 1er à jouer
       *[other] { $place }e à jouer
    }
report-plot-seats = part de victoires ; la ligne en tirets est la part équitable
report-plot-seats-said = Part de victoires selon l’ordre du tour
report-plot-by-era = Par Époque
report-plot-by-round = Par Manche
report-plot-battles = combats par partie
report-plot-hatched = (hachuré : défis)
report-plot-battles-said = Combats par partie selon l’Époque et la Manche, et leur issue
report-plot-picks = affrontée, sur les fois où elle se trouvait à l’arrivée d’un saut
report-plot-owners = part de victoires de ceux qui la possèdent à la fin
report-plot-cards-said = Choix et victoires des possesseurs, carte par carte
report-plot-card = { $card } (Époque { $era }, { $rank }) : affrontée { $faced } sur { $available }, possédée { $owned } fois, victoires des possesseurs { $wins }
report-plot-users = Part de victoires des utilisateurs
report-plot-taken = Pris, et utilisé, par partie
report-plot-tokens-said = Emploi des jetons, et victoires des utilisateurs
