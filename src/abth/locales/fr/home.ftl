### La page d’accueil et les listes de parties et de tables.

home-motto = Quatre Époques. Une Roue. Déployez peu et gagnez gros, ou déployez en nombre et jouez la prudence.
home-play-now = Jouer maintenant
home-opponents = Adversaires
home-strength = Niveau
home-length = Durée
home-play-bots = Jouer contre des bots
home-create = Créer une table
home-join = Rejoindre par un lien
home-mine = Mes parties
home-mine-empty = Pas encore de partie. Deux clics, et la première commence.
home-all-mine = Voir les { $count } parties
home-open = Tables ouvertes
home-open-empty = Personne n’attend en ce moment. Créez une table et envoyez le lien à vos amis.
bots-table-name = { $name } contre des bots

## Venir par un lien

join-label = Lien vers une table
join-hint = Collez le lien que vous avez reçu.
join-go = Aller à la table

## Une de mes parties

row-your-turn = À vous
row-waiting = En attente de joueurs
row-playing = En cours
row-over = Terminée
row-won = Gagnée
row-closed = Fermée
row-to-act = À { $name } de jouer
row-round = Manche { $round } sur { $rounds }, avec { $names }
row-seats =
    { $taken ->
        [one] { $name } : { $taken } place prise sur { $seats }
       *[other] { $name } : { $taken } places prises sur { $seats }
    }
row-your-points =
    { $points ->
        [one] Vous avez gagné avec { $points } point
       *[other] Vous avez gagné avec { $points } points
    }
row-winner =
    { $points ->
        [one] Victoire avec { $points } point : { $name }
       *[other] Victoire avec { $points } points : { $name }
    }
row-play = Jouer
row-look = Voir
row-result = Résultat
row-enter = Ouvrir

## Une table ouverte

open-sit = Prendre place
open-no-odds = sans probabilités
open-own-rulings = règles maison
open-seats =
    { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }

## Mes parties

matches-lead = D’abord les parties où c’est à vous de jouer.
matches-turn = À vous
matches-playing = Aux autres de jouer
matches-open = Pas encore commencées
matches-over = Terminées

## Regarder

watch-lead = Regardez par-dessus l’épaule des joueurs. Vous voyez ce qui est visible sur la table, rien de plus.
watch-now = Parties en cours
watch-empty = Aucune partie publique n’est en cours pour l’instant.
watch-look = Regarder
watch-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
