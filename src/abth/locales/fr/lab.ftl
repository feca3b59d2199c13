### The balance lab: what changes when the numbers of a card change. “Points” are points of 100.


## What is measured; `abth compare` and its report say these, too

measure-fielded = batailles gagnées si déployée
measure-picked = choisie si proposée
measure-owners = parties gagnées par ses détenteurs
measure-used = utilisé si pris
measure-users = parties gagnées par ses utilisateurs
measure-order = parties gagnées
measure-bot = parties gagnées
measure-era = part des sauts
measure-attackers = gagnées par l’Attaquant
measure-challenges = part des batailles
# $place: from 1 to 5, in the order of play
subject-order =
    { $place ->
        [1] Premier à jouer
        [2] Deuxième à jouer
        [3] Troisième à jouer
        [4] Quatrième à jouer
       *[5] Cinquième à jouer
    }
subject-attackers-board = Batailles contre le plateau
subject-attackers-players = Batailles entre joueurs
subject-challenges = Défis
shift-more = en hausse
shift-less = en baisse
shift-same = stable
shift-open = indécis

## The numbers of a card

field-damage_icons = Icônes Dommage
field-link_left = Demi-bouclier gauche
field-link_right = Demi-bouclier droit
field-none = aucun
change-number = { $field } { $before } → { $after }

## The page

lab-title = Laboratoire d’équilibrage
lab-over = Pour l’hôte · boîte « { $box } », votre copie
lab-undo = Tout annuler
lab-export = Exporter le dossier
lab-card = La carte
lab-values = Valeurs
lab-abilities = Aptitudes
lab-shields = Demi-boucliers
lab-left = à gauche
lab-right = à droite
lab-was = avant : { $value }
# $field is one of the numbers of a card
lab-one-less = { $field } : diminuer de 1
lab-one-more = { $field } : augmenter de 1
# $count numbers of a card were changed; $changes lists them
lab-changes =
    { $count ->
        [one] Un changement : { $changes }
       *[other] { $count } changements : { $changes }
    }
lab-unchanged = Telle qu’imprimée. Changez un nombre pour en voir l’effet.
lab-others = Également modifiées : { $names }
lab-at-once = Tout de suite
lab-at-once-note = seule contre une Unité, calcul exact, moyenne sur l’Époque
lab-role = Rôle dans la bataille
lab-attacking = Attaque
lab-defending = Défense
lab-today = imprimée
lab-changed = modifiée
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = { $name } contre l’Époque { $era } : { $after } victoires sur 100, { $before } telle qu’imprimée.
lab-as-table = Afficher en tableau
lab-of-100 = Batailles gagnées, sur 100
lab-wait = Pendant que vous attendez
lab-wait-note = { $bot } à toutes les places, { $players } joueurs, mêmes donnes
lab-bot = Qui joue
lab-start = Qu’est-ce qui changerait ?
lab-start-first = Changez d’abord un nombre ; les mêmes donnes seront jouées avec et sans le changement.
lab-progress = { $done } paires sur { $most }
lab-time-left = encore { $minutes } min environ
lab-soon = moins d’une minute
lab-end-settled = Réponse après { $done } paires de donnes.
lab-end-played = Les { $done } paires de donnes sont jouées ; certaines réponses restent indécises.
lab-end-cancelled = Annulé après { $done } paires de donnes.
lab-end-failed = Les parties n’ont pas pu être jouées : un bot ou son processus est tombé en panne.
lab-stale = Ces écarts correspondent aux nombres précédents.
lab-points = points sur 100
lab-no-change = inchangé
lab-what = Mesure
lab-answer = Réponse
lab-from-to = { $low } à { $high }
lab-too-few = pas encore assez de paires
lab-more = Afficher les { $count } écarts
