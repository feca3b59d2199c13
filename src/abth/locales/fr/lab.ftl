### The balance lab: what changes when the numbers of a card change. “Points” are points of 100.


## What is measured; `abth compare` and its report say these, too

measure-fielded = batailles gagnées quand déployée
measure-picked = choisie quand elle est offerte
measure-owners = parties gagnées par ses détenteurs
measure-used = utilisé quand il est pris
measure-users = parties gagnées par ses utilisateurs
measure-order = parties gagnées
measure-bot = parties gagnées
measure-era = part des sauts
measure-attackers = gagnées par l’Attaquant
measure-challenges = part de toutes les batailles
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
shift-more = plus
shift-less = moins
shift-same = comme avant
shift-open = à voir

## The numbers of a card

field-damage_icons = Dommages encaissés
field-link_left = Demi-bouclier gauche
field-link_right = Demi-bouclier droit
field-none = aucun
change-number = { $field } { $before } → { $after }

## The page

lab-title = Laboratoire d’équilibrage
lab-over = Pour l’hôte · boîte « { $box } », votre copie
lab-undo = Tout annuler
lab-export = Exporter en dossier
lab-card = La carte
lab-values = Valeurs
lab-abilities = Capacités
lab-shields = Demi-boucliers
lab-left = à gauche
lab-right = à droite
lab-was = était { $value }
# $field is one of the numbers of a card
lab-one-less = { $field } : un de moins
lab-one-more = { $field } : un de plus
# $count numbers of a card were changed; $changes lists them
lab-changes =
    { $count ->
        [one] Un changement : { $changes }
       *[other] { $count } changements : { $changes }
    }
lab-unchanged = Comme imprimée. Changez un nombre pour voir son effet.
lab-others = Aussi modifiées : { $names }
lab-at-once = Tout de suite
lab-at-once-note = seule contre une Unité, exact, moyenne de l’Époque
lab-role = Rôle dans la bataille
lab-attacking = Attaque
lab-defending = Défense
lab-today = aujourd’hui
lab-changed = modifiée
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = { $name } gagne { $after } fois sur 100 contre l’Époque { $era }, { $before } telle qu’imprimée.
lab-as-table = Afficher en tableau
lab-of-100 = Batailles gagnées, sur 100
lab-wait = Pendant que vous attendez
lab-wait-note = { $bot } à toutes les places, { $players } joueurs, les mêmes donnes
lab-bot = Qui joue
lab-start = Qu’est-ce qui changerait ?
lab-start-first = Changez d’abord un nombre ; les mêmes donnes seront jouées avec et sans le changement.
lab-progress = { $done } paires sur { $most }
lab-time-left = encore { $minutes } min environ
lab-soon = moins d’une minute
lab-end-settled = Réponse après { $done } paires de donnes.
lab-end-played = Les { $done } paires de donnes sont jouées ; des réponses restent à voir.
lab-end-cancelled = Annulé après { $done } paires de donnes.
lab-end-failed = Les parties n’ont pas pu être jouées : un bot ou son processus a échoué.
lab-stale = Ces écarts concernent des nombres précédents.
lab-points = points sur 100
lab-no-change = inchangé
lab-what = Quoi
lab-answer = Réponse
lab-from-to = { $low } à { $high }
lab-too-few = pas encore assez de paires
lab-more = Afficher les { $count } écarts
