### Les mots du matériel : cartes, jetons, dés, tuiles, la Roue.
### Les noms des Unités restent tels qu’ils sont imprimés ; les Reliques portent leur nom français.

## Époques et Lignes

era-named = Époque { $era }
line-long = Longue Portée
line-medium = Portée Moyenne
line-close = Mêlée

## Unités

unit-kind-base = Unité de Base · 0 point
unit-kind-elite = Unité d’Élite · Époque { $era } · 1 point
unit-kind-hero = Héros · Époque { $era } · 3 points
unit-of = Dans l’Armée de { $name }
unit-values = Longue Portée { $long }, Portée Moyenne { $medium }, Mêlée { $close }
unit-damage =
    { $icons ->
        [one] { $icons } icône Dommage
       *[other] { $icons } icônes Dommage
    }
unit-damage-words =
    { $icons ->
        [one] Vaincue après { $icons } dommage
       *[other] Vaincue après { $icons } dommages
    }
unit-carries = Porte le jeton « { $token } »
unit-damage-taken =
    { $damage ->
        [one] { $damage } dommage subi sur { $icons }
       *[other] { $damage } dommages subis sur { $icons }
    }
half-left = Demi-bouclier à gauche, type { $era }
half-right = Demi-bouclier à droite, type { $era }
half-left-words = Se lie à gauche, type { $era }
half-right-words = Se lie à droite, type { $era }
link-whole = Lien, type { $era }
link-broken = Lien brisé, type { $era }
card-hidden = Unité face cachée

# Icônes des Unités
power-count =
    { $count ->
        [one] { $name }
       *[other] { $name } ×{ $count }
    }
power-reinforcement = Renforts
power-assault = Assaut
power-heroic_death = Mort Héroïque
power-accuracy = Précision
power-diversion = Diversion
power-relaunch = Relance
power-reinforcement-words =
    { $count ->
        [one] Renforts : une Unité de plus arrive à l’arrière
       *[other] Renforts ×{ $count } : { $count } Unités de plus arrivent à l’arrière
    }
power-assault-words =
    { $count ->
        [one] Assaut : brise un Lien adverse avant le jet de dés
       *[other] Assaut ×{ $count } : brise { $count } Liens adverses avant le jet de dés
    }
power-heroic_death-words =
    { $count ->
        [one] Mort Héroïque : vaincue, l’Unité inflige 1 dommage
       *[other] Mort Héroïque ×{ $count } : vaincue, l’Unité inflige { $count } dommages
    }
power-accuracy-words =
    { $count ->
        [one] Précision : le premier dommage que son camp inflige dans une Ligne ne déclenche pas de Mort Héroïque
       *[other] Précision ×{ $count } : les { $count } premiers dommages que son camp inflige dans une Ligne ne déclenchent pas de Mort Héroïque
    }
power-diversion-words =
    { $count ->
        [one] Diversion : le premier dommage va à cette Unité
       *[other] Diversion ×{ $count } : les { $count } premiers dommages vont à cette Unité
    }
power-relaunch-words =
    { $count ->
        [one] Relance : son camp peut relancer son dé une fois (« Recharge » dans le livret)
       *[other] Relance ×{ $count } : son camp peut relancer son dé { $count } fois (« Recharge » dans le livret)
    }

# États d’une carte
state-defeated = Vaincue
state-linked = Liée
state-struck =
    { $count ->
        [one] Subit { $count } dommage
       *[other] Subit { $count } dommages
    }
state-planned = Prévue
state-legal = Peut être choisie
word-planned = prévue

## Reliques

relic-kind = Relique · Époque { $era }
relic-hidden = Relique face cachée

## Jetons Tactique

token-none = Emplacement de jeton vide
token-hidden = Jeton Tactique face cachée
token-line = { $line } { $value }
token-heroic-death = Mort Héroïque
token-accuracy = Précision
token-diversion = Diversion
token-relaunch = Relance
token-tighten-up = Resserrez les rangs !
token-chase = Poursuite
token-heroic-death-words = Quand l’Unité qui le porte est vaincue, elle inflige 1 dommage.
token-accuracy-words = Le premier dommage que votre camp inflige dans chaque Ligne ne déclenche pas de Mort Héroïque.
token-diversion-words = L’Unité qui le porte subit le premier dommage de chaque Ligne.
token-relaunch-words = Votre camp peut relancer son dé une fois. (« Recharge » dans le livret)
token-tighten-up-words = Avant de déployer : tirez 2 cartes.
token-chase-words = Au début de la bataille : affrontez la carte de votre choix dans la défausse de l’Époque où vous êtes.

## Dés

die-strong = Dé Combat puissant
die-risky = Dé Combat risqué
die-strong-words = Jusqu’à 3 Unités. Jamais de valeur négative.
die-risky-words = À partir de 4 Unités. Il peut aider comme nuire.
die-line = { $line } { $value }
die-shows = { $die } : { $face }

## Tuiles Voyage dans le Temps et Roue

tile-named =
    { $state ->
        [active] Tuile Active : Époque { $first } ou { $second }, emplacement de jeton { $space }
        [pending] Tuile en Attente : Époque { $first } ou { $second }, emplacement de jeton { $space }
       *[plain] Tuile Voyage dans le Temps : Époque { $first } ou { $second }, emplacement de jeton { $space }
    }
tile-hidden = Tuile face cachée
gears = Roue de l’Histoire
gear-draw-2 = Tirer 2 cartes
gear-retrieve = Reprendre
gear-dismiss = Retirer
gear-regroup = Regrouper
gear-draw-2-words = Tirez 2 cartes de votre paquet.
gear-retrieve-words = Prenez en main 1 carte de votre choix dans votre défausse.
gear-dismiss-words = Retirez du jeu 1 Unité de votre main, puis tirez 1 carte.
gear-regroup-words = Mélangez votre défausse avec votre paquet, puis tirez 1 carte.
gear-used = utilisée
gear-legal = { $name }, active, utilisable
gear-active = { $name }, active
gear-blocked = { $name }, active, inutilisable : { $why }
gear-spent = { $name }, utilisée
gear-idle = { $name }, inactive

## Médailles et piles

medal-prowess = Prouesse au Combat de { $name }, face cachée
medal-prowess-open = Prouesse au Combat de { $name }, valeur { $value }
medal-prowess-gone = Prouesse au Combat de { $name }, perdue
medal-honor =
    { $count ->
        [one] Honneur des Armes
       *[other] Honneur des Armes : { $count }
    }
medal-trophy =
    { $count ->
        [one] { $count } jeton Prouesse gagné
       *[other] { $count } jetons Prouesse gagnés
    }
pile-counted = { $pile } : { $count }
pile-deck = Paquet
pile-discard = Défausse
pile-hand = Main
pile-tiles = Tuiles
pile-tile-discard = Tuiles défaussées
pile-tokens = Jetons Tactique
pile-token-discard = Jetons défaussés
pile-relics = Reliques
pile-relic-discard = Reliques défaussées

## La page qui montre tout le matériel

pieces-title = Cartes et matériel
pieces-zoom = En grand
pieces-normal = Base, Élite, Héros, dos
pieces-halves = Deux moitiés : côte à côte, deux cartes complètent le bouclier
pieces-mini = En petit
pieces-relics = Reliques
pieces-tokens = Jetons Tactique
pieces-tokens-legend = Octogone : un bonus pour une Ligne. Rond : une Aptitude. Fanion : se joue à un autre moment.
pieces-medals = Prouesse et Honneur
pieces-strong = Dé Combat puissant
pieces-risky = Dé Combat risqué
pieces-tiles = Tuiles Voyage dans le Temps
pieces-wheel = Roue de l’Histoire
pieces-turn = Insérer une tuile
pieces-eras = Époques : couleur, forme, hachures, chiffre
pieces-states = États
pieces-piles = Piles
pieces-units = Toutes les Unités
pieces-state-legal = peut être choisie
pieces-state-selected = choisie
pieces-state-hovered = sous le pointeur
pieces-state-disabled = pas maintenant
pieces-state-struck = touchée
pieces-state-defeated = vaincue
pieces-state-hidden = cachée
pieces-state-planned = prévue
pieces-state-linked = liée
pieces-state-fought = Ligne en cours
pieces-state-broken = Lien brisé
