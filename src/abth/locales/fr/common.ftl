### Les mots de toutes les pages : navigation, noms, problèmes.

title = A Battle Through History
page-title = { $page } · A Battle Through History
title-your-turn = À vous · { $table }

footer = Création de fans non officielle. Icônes de Lorc, Delapouite et d’autres, game-icons.net, CC BY 3.0.

## Navigation

menu = Menu
skip-to-content = Aller au contenu
nav-play = Jouer
nav-matches = Mes parties
nav-watch = Regarder
nav-odds = Calcul des probabilités
nav-rules = Règles
nav-leaders = Classement
nav-about = À propos
nav-settings = Réglages
theme-to-light = Thème clair
theme-to-dark = Thème sombre
language = Langue

## Avis d’autres tables

notice-turn = À vous : { $table }
notice-challenged = On vous défie : { $table }

## Petits mots

close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
again = Réessayer
waiting = Un instant…
yes = Oui
no = Non
rounds = { $rounds } manches

## Qui je suis

name-change = Changer de nom
name-title = Votre nom
name-label = Nom
name-hint = C’est ainsi que les autres vous voient. Aucune inscription n’est nécessaire.
name-keep = Enregistrer ce nom
name-elsewhere = J’ai joué dans un autre navigateur
phrase-title = Votre phrase de récupération
phrase-hint = Avec ces mots, vous pouvez continuer sous votre nom dans un autre navigateur. Quiconque les connaît peut jouer à votre place : gardez-les pour vous.
phrase-done = Je l’ai notée
phrase-show = Montrer la phrase
phrase-later = Vous la recevrez avec votre première partie.
phrase-not-here = Elle a été montrée dans le navigateur où vous avez commencé.

## Places et bots

seat-open-name = Place libre
seat-guest = Joueur { $seat }
bot-recruit = Recrue
bot-soldier = Soldat
bot-captain = Capitaine
bot-general = Général
bot-recruit-character = Premier jour à l’armée : joue n’importe quoi, pourvu que ce soit permis.
bot-soldier-character = Prend ce qui est à portée de main et ne pose pas de questions.
bot-captain-character = Calcule chaque jet avant que les dés roulent.
bot-general-character = Livre mille fois la bataille en pensée avant le premier coup de feu.

## Horloges

clock-none = Sans limite de temps
clock-seconds = { $seconds } secondes par tour
clock-minutes = { $minutes } minutes par tour
clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
left-days = { $days } j
left-hours = { $hours } h

## Problèmes

problem-unforeseen = Une erreur s’est produite. Veuillez réessayer.
problem-offline = Le serveur ne répond pas. Veuillez réessayer.
problem-failed = Une erreur s’est produite sur le serveur. Rien n’a changé.
problem-busy = Le serveur est occupé. Veuillez réessayer dans un instant.
problem-unauthenticated = Le serveur ne vous reconnaît pas dans ce navigateur.
problem-unknown-phrase = Personne n’a cette phrase de récupération. Vérifiez la saisie.
problem-unknown = Cela n’existe pas, ou vous n’avez pas le droit de le voir.
problem-not-allowed = Ce n’est pas permis à cette table.
problem-not-the-host = Seul l’hôte de la table peut faire cela.
problem-not-your-seat = Ce n’est pas votre place.
problem-taken = Cette place est prise.
problem-not-open = La partie a déjà commencé, ou la table est fermée.
problem-not-ready = Toutes les places doivent être prises avant de lancer la partie.
problem-not-playing = La partie n’est pas en cours.
problem-not-over = La partie n’est pas encore finie.
problem-away = Un bot joue à cette place. Reprenez-la d’abord.
problem-stale = La partie a avancé entre-temps. Regardez de nouveau.
problem-too-many = Pas si vite. Attendez un instant.
problem-too-large = C’est trop long.
problem-other-protocol = Le jeu a été mis à jour. Rechargez la page.
problem-malformed = Le serveur n’a pas compris la demande.
problem-illegal = Ce n’est pas possible maintenant.
problem-foreign-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
problem-method-not-allowed = Le serveur n’a pas compris la demande.
problem-too-slow = Cela a pris trop de temps. Rechargez la page.
problem-hello-first = La connexion a échoué. Rechargez la page.
problem-already-here = La connexion a échoué. Rechargez la page.
problem-not-here = La connexion a échoué. Rechargez la page.
problem-no-question = Cette réponse n’est plus nécessaire.
problem-bad-log = Ce n’est pas le journal d’une partie finie.
problem-no-such-moment = Ce moment n’existe pas dans la partie.
problem-no-dice = Une partie importée ne révèle pas ses dés à venir.
problem-bad-address = Les notifications ne vont qu’à une adresse publique commençant par https:// ou http://, sans nom d’utilisateur ni mot de passe.
# D’après ce que le serveur dit en anglais ; $what est le nombre qui s’y trouve.
problem-too-many-tokens = Vous ne pouvez pas avoir plus de { $what } clés.
problem-too-many-tables = Vous avez { $what } tables ouvertes. Fermez-en quelques-unes.
problem-too-many-undo-requests = Vous avez déjà trop souvent demandé une annulation. Continuez à jouer.
problem-too-many-newcomers = Trop de nouveaux joueurs arrivent en même temps de votre réseau. Attendez une minute.
