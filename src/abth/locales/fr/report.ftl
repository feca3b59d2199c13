### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arène
report-title = Arène : { $bots }
report-on-top = { $bot } l’emporte
report-close = { $bot } mène, { $other } suit de près

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = Il a gagné { $rate } de ses { $matches } parties (intervalle à 95 % : { $low } à { $high }) ; la part équitable est de { $fair }. Chaque donne a été jouée depuis les { $players } places, pour que chance et place se compensent.
report-tile-matches = parties à { $players } joueurs
report-count-of = { $count } sur { $all }
report-tile-rating = cote : { $bot } (± { $sure })
report-tile-leader = gagnées par le joueur en tête avant la dernière manche
report-tile-decisions = décisions par partie ({ $least } à { $most })
report-tile-challenges = des batailles sont des défis entre joueurs

# $extra, $command: marked as code
report-without-plots = Les graphiques demandent l’extra { $extra } : { $command }
report-numbers = Les chiffres

## Sections
report-wrong = Parties qui ont mal tourné
report-wrong-text = Forfaits : { $forfeits }, plantages : { $crashes }. Un forfait compte comme une partie que le bot n’a pas gagnée, et ne compte pas pour les autres. Pour lire un journal sauvegardé : abth replay FICHIER
report-bots = Les bots
report-bots-text = Les cotes sont celles d’openskill (Plackett-Luce) et partent de 25 ; dans les taux de victoires, une victoire partagée est divisée entre les vainqueurs.
report-pairs = Face à face
report-pairs-text = Combien de fois le bot de la ligne finit devant celui de la colonne quand ils sont à la même table ; un rang partagé compte pour moitié.
report-points = D’où viennent les points
report-points-text = Points moyens par partie, selon leur source.
report-scores = Scores
report-scores-text = Comment se répartissent les scores finaux de chaque bot.
report-seats = Ordre de jeu
report-seats-text = La part de victoires selon que l’on joue en premier, en deuxième, etc., tous bots confondus.
report-battles = Batailles
report-battles-text = L’Époque est celle où l’Attaquant a sauté. Colonnes pleines : contre des Unités du plateau ; hachurées : entre joueurs.
report-cards = Cartes
report-cards-text = Souvent choisies et détenues par les vainqueurs : en haut à droite. Les points grossissent avec le nombre de détenteurs ; survolez-en un pour voir son nom. Détenir une carte, quelle qu’elle soit, va de pair avec la victoire : comparez donc les cartes entre elles plutôt qu’avec la part équitable en tirets.
report-all-cards = Toutes les cartes
report-tokens-text = Ceux qui ont utilisé le jeton au moins une fois dans une partie, et combien de fois cela arrive.
report-all-tokens = Tous les jetons

# $command: marked as code; $edition: such as de; $digest: a check sum
report-again = Pour rejouer les mêmes parties : { $command }, édition { $edition }, { $rounds } manches, abth { $version }. Empreinte { $digest }.

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
report-column-picks = Taux de choix
report-column-recruited = Recrutée
report-column-owned = Détenue
report-column-owners = Victoires des détenteurs
report-column-token = Jeton
report-column-taken = Pris
report-column-used = Utilisé
report-column-users-matches = Parties des utilisateurs
report-column-users = Victoires des utilisateurs
report-column-match = Partie
report-column-what = Incident
report-column-details = Détails
report-column-log = Journal

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who } : { $what }
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
report-plot-wins = Part de victoires (intervalle à 95 %)
report-plot-fair = part équitable
report-plot-ratings-said = Cotes et taux de victoires ; { $bot } mène
report-plot-pairs-said = Combien de fois la ligne finit devant la colonne
report-plot-points = points moyens par partie
report-plot-points-said = Points moyens par source
report-plot-scores = score d’une partie ; le trait marque la moyenne
report-plot-scores-said = Répartition des scores de chaque bot
report-plot-seat =
    { $place ->
        [1] 1er à jouer
       *[other] { $place }e à jouer
    }
report-plot-seats = part de victoires ; la ligne en tirets est la part équitable
report-plot-seats-said = Part de victoires selon l’ordre de jeu
report-plot-by-era = Par Époque
report-plot-by-round = Par manche
report-plot-battles = batailles par partie
report-plot-hatched = (hachuré : défis)
report-plot-battles-said = Batailles par partie selon l’Époque et la manche, et leur issue
report-plot-picks = affrontée, sur le nombre de fois où un joueur a sauté dans son Époque
report-plot-owners = part de victoires de ceux qui la détiennent à la fin
report-plot-cards-said = Taux de choix et victoires des détenteurs, carte par carte
report-plot-card = { $card } (Époque { $era }, { $rank }) : affrontée { $faced } fois sur { $available }, détenue { $owned } fois, victoires des détenteurs { $wins }
report-plot-users = Part de victoires des utilisateurs
report-plot-taken = Pris et utilisé, par partie
report-plot-tokens-said = Usage des jetons, et part de victoires des utilisateurs
