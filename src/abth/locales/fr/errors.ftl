### Pourquoi ce qui a été écrit, saisi ou envoyé ne peut pas servir : fichiers, journaux, réglages,
### noms, adresses. Chaque message est la fin d’une ligne, sans majuscule ni point ; le client met la
### première lettre en majuscule.

# $place : où, par exemple players.json ou seats[2] ; $complaint : un des messages suivants
error-at = { $place } : { $complaint }

## Fichiers et JSON
error-too-big = plus de { $most } Mo
error-cannot-read = lecture impossible : { error-system }
error-cannot-write = écriture impossible : { error-system }
error-data-read-only = ne peut pas être écrit : le fichier ou son dossier est en lecture seule
error-data-damaged = est endommagé ou n’est pas une base de données d’abth
error-data-full = ne peut pas être écrit : le disque est plein
error-data-in-use = est utilisé par un autre serveur ; un fichier appartient à un seul serveur
error-data-unusable = ne peut pas servir de base de données : { $detail }
error-system =
    { $code ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [EACCES] accès refusé
        [EPERM] accès refusé
        [EISDIR] c’est un dossier
        [ENOTDIR] ce n’est pas un dossier
        [EEXIST] cela existe déjà
        [EROFS] rien ne peut y être écrit
        [ENOSPC] il n’y a plus d’espace libre
        [EADDRINUSE] l’adresse est déjà utilisée
        [EADDRNOTAVAIL] cet ordinateur n’a pas cette adresse
       *[other] { $detail }
    }
error-not-json = JSON non valide (octet { $byte })
error-json-ends = JSON non valide : il s’arrête trop tôt
error-not-utf8 = UTF-8 non valide
error-too-deep = trop de niveaux imbriqués
error-field-missing = champ manquant
error-field-unknown = champ inconnu
error-type = attendu : { $expected }, reçu : { $got }
error-at-least = doit valoir au moins { $least }
error-at-most = doit valoir au plus { $most }
error-too-short = trop court ; au moins { $least }
error-too-long = trop long ; au plus { $most }
error-form = n’a pas la forme attendue
error-choice = « { $value } » n’est pas une valeur possible
error-choice-of = doit être { $known }, et non « { $value } »
error-unreadable = ne peut pas servir : { $detail }

## Règles et éditions
error-edition = édition inconnue : « { $edition } » ; possibles : { $known }
error-ruling = point de règle inconnu : « { $key } »
error-ruling-value = { $key } ne peut pas être « { $value } » ; possibles : { $known }

## Journaux et preuves
error-version = « { $version } » est inconnu ; ce programme lit « { $known } »
error-count = { $count } pour { $players } joueurs
error-seat-bot = un bot, et lui seul, indique son type
error-other-box = partie jouée avec une autre boîte (« { $played } ») que celle-ci (« { $ours } »)
error-log-ends = le journal finit à la ligne { $last }
error-log-unfinished = la partie de ce journal n’est pas finie
error-no-such-action = cette action n’existe pas
error-no-version = la version { $version } n’existe pas ; la dernière est { $last }
error-nothing-to-decide = il n’y a plus rien à décider après la version { $version }

## Bots
error-bot = bot inconnu : « { $bot } » ; possibles : { $known }
error-bot-import = importation impossible : { $detail }
error-bot-missing = le fichier n’a pas de classe { $bot }
error-bot-class = n’est pas un bot ; dérivez-le de { $base }
error-bot-outside = le fichier nomme un bot externe ; si vous lui faites confiance, ajoutez --bots { $bot }
error-bot-offer = écrivez NAME=BOT : un nom en lettres minuscules, chiffres et traits d’union, puis le bot, comme hothead=./mybots.py:Hothead
error-bot-taken = il existe déjà un bot nommé { $bot }
error-bot-refuses = préparation impossible : { $detail }
error-bot-option =
    { $count ->
        [0] option inconnue : « { $option } » ; ce bot n’en a pas
       *[other] option inconnue : « { $option } » ; possibles : { $known }
    }
error-bot-yes-no = { $option } doit être yes ou no
error-bot-number = { $option } doit être un nombre, et non « { $value } »
error-bot-thinking = ms doit aller de 1 à 600000, iterations de 0 à 10000000

## Combats et chances
error-card = carte inconnue : « { $card } »
error-card-near = carte inconnue : « { $card } » ; vouliez-vous dire { $near } ?
error-card-and-numbers = une Unité qui a une carte ne peut avoir qu’un jeton en plus
error-token = jeton inconnu : « { $token } » ; écrivez par exemple { $known }
error-token-not-for-units = « { $token } » n’est jamais attribué à une Unité
error-face =
    { $die ->
        [strong] face inconnue : « { $face } » ; le dé puissant montre { $known }
       *[risky] face inconnue : « { $face } » ; le dé risqué montre { $known }
    }
error-odds-attackers = l’Attaquant a de 1 à { $most } Unités
error-odds-defenders = le Défenseur a { $most } Unités au plus
error-odds-card = la carte { $number } n’existe pas ; les cartes vont de 0 à { $last }
error-odds-token = le jeton { $number } n’existe pas ; les jetons vont de 0 à { $last }, -1 pour aucun
error-odds-tokens = { $tokens } jetons pour { $units } Unités ; -1 pour aucun
error-odds-no-token = indiquez les jetons utilisables, sans -1
error-odds-too-many = { $cards } cartes avec { $tokens } jetons font trop de déploiements ; retirez-en
error-puzzle = l’exercice { $number } n’existe pas ; les exercices vont de 1 à { $last }
error-puzzle-choice = cet exercice a les choix 0 à { $last }

## Noms et adresses
error-text-long =
    { $kind ->
        [title] le nom d’une table a { $most } caractères au plus
        [chat] un message a { $most } caractères au plus
       *[name] un nom a { $most } caractères au plus
    }
error-text-blank =
    { $kind ->
        [title] le nom d’une table doit avoir au moins un caractère visible
        [chat] un message doit avoir au moins un caractère visible
       *[name] un nom doit avoir au moins un caractère visible
    }
error-address = ce n’est pas une adresse web
error-address-long = une adresse a { $most } caractères au plus
error-address-signs = une adresse ne contient ni espaces, ni caractères de contrôle, ni barres obliques inverses
error-address-scheme = une adresse commence par https:// ou http://
error-address-user = une adresse ne contient ni nom d’utilisateur ni mot de passe
error-address-port = le port doit être 80, 443 ou supérieur à 1023
error-base-path = doit être un chemin comme /abth
error-network = doit être une adresse IP ou un réseau comme 10.0.0.0/8
error-address-private = ce n’est pas une adresse publique sur Internet
error-address-not-found = introuvable
problem-lab-closed = Le laboratoire d’équilibrage est réservé à la personne qui gère ce serveur. Ouvrez-le sur le même ordinateur, ou par un tunnel SSH.
