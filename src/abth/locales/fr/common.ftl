### Les mots de toutes les pages : navigation, noms, problèmes.

title = A Battle Through History
page-title = { $page } · A Battle Through History
title-your-turn = À vous · { $table }

footer = Création de fans non officielle. Icônes de Lorc, Delapouite et autres contributeurs, game-icons.net, CC BY 3.0.

## Navigation

menu = Menu
skip-to-content = Aller au contenu
nav-play = Jouer
nav-matches = Mes parties
nav-watch = Regarder
nav-odds = Probabilités
nav-rules = Règles
nav-leaders = Classement
nav-about = À propos
nav-settings = Réglages
nav-match = Retour à la partie
theme-to-light = Thème clair
theme-to-dark = Thème sombre
language = Langue

## Avis d’autres tables

notice-turn = À vous : { $table }
notice-challenged = On vous défie : { $table }

## Petits mots

labelled = { $name } : { $text }
in-series = { $before } ; { $after }
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
name-hint = C’est sous ce nom que les autres vous verront. Pas besoin de compte.
name-keep = Enregistrer ce nom
name-elsewhere = J’ai joué dans un autre navigateur
phrase-title = Votre phrase de récupération
phrase-hint = Saisissez ces mots dans un autre navigateur pour continuer sous votre nom. Quiconque les connaît peut jouer à votre place : gardez-les pour vous. Ils ne sont enregistrés nulle part : notez-les tout de suite.
phrase-done = Je l’ai notée
phrase-later = Vous la recevrez avec votre première partie.
phrase-not-here = Elle s’est affichée dans le navigateur où vous avez commencé.

## Places et bots

seat-open-name = Place libre
seat-guest = Joueur { $seat }
bot-recruit = Recrue
bot-soldier = Soldat
bot-captain = Capitaine
bot-general = Général
bot-champion = Champion
bot-recruit-character = Premier jour à l’armée : joue n’importe quoi, pourvu que ce soit permis.
bot-soldier-character = Prend ce qui lui tombe sous la main, sans poser de questions.
bot-captain-character = Calcule tous les jets avant même que les dés ne roulent.
bot-general-character = A déjà mené mille fois la guerre en pensée avant le premier coup de feu.
bot-champion-character = Sait ce que vaut un tour avant même qu’il ne se termine.
# A bot whose thinking time is not the usual one. $bot: its rank; $seconds: such as 0.1.
bot-with-time = { $bot } ({ $seconds } s)
# How long a bot thinks about each decision.
thinking-time = Réflexion
thinking-quick = Rapide
thinking-steady = Posée
thinking-thorough = Soignée
thinking-deep = Profonde
# $pace: such as Quick.
thinking-choice = { $pace } ({ $seconds } s)
thinking-seconds = { $seconds } s

## Horloges

clock-none = Sans limite de temps
clock-seconds = { $seconds } secondes par tour
clock-minutes = { $minutes } minutes par tour
clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
left-days = { $days } j
left-hours = { $hours } h

## Problèmes

problem-unforeseen = Un problème est survenu. Réessayez.
offline-notice = Pas de connexion. Vous pouvez lire les règles ; tout le reste a besoin du serveur.
problem-offline = Le serveur ne répond pas. Réessayez.
problem-failed = Un problème est survenu sur le serveur. Rien n’a été modifié.
problem-busy = Le serveur est très occupé. Réessayez dans un instant.
problem-stopping = Le serveur redémarre. Reconnectez-vous dans un instant.
problem-cannot-store = Le serveur ne peut rien enregistrer pour le moment.
problem-unauthenticated = Le serveur ne vous reconnaît pas dans ce navigateur.
problem-unknown-phrase = Aucun joueur n’a cette phrase de récupération. Vérifiez l’orthographe.
problem-unknown = Introuvable, ou vous n’y avez pas accès.
problem-not-allowed = Ce n’est pas permis à cette table.
problem-not-the-host = Seul l’hôte de la table peut le faire.
problem-not-your-seat = Ce n’est pas votre place.
problem-taken = Cette place est prise.
problem-not-open = La partie a déjà commencé, ou la table est fermée.
problem-not-ready = Toutes les places doivent être prises pour lancer la partie.
problem-not-playing = Cette partie n’est pas en cours.
problem-not-over = La partie n’est pas encore finie.
problem-away = Un bot joue à cette place. Reprenez-la d’abord.
problem-resigned = Vous avez abandonné cette place. Un bot y joue désormais.
problem-too-early = On ne peut appeler un bot que si le joueur est absent depuis une minute ou si son temps est écoulé.
problem-stale = La partie a avancé entre-temps. Voyez où elle en est.
problem-too-many = Pas si vite. Attendez un instant.
problem-too-large = C’est trop long.
problem-other-protocol = Le jeu a été mis à jour. Rechargez la page.
problem-malformed = Le serveur n’a pas compris la demande.
problem-illegal = Ce n’est pas possible maintenant.
problem-foreign-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
problem-foreign-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui l’exploite peut l’autoriser : abth serve --allowed-host { $host }
problem-method-not-allowed = Le serveur n’a pas compris la demande.
problem-too-slow = Cela a pris trop de temps. Rechargez la page.
problem-hello-first = La connexion a échoué. Rechargez la page.
problem-already-here = La connexion a échoué. Rechargez la page.
problem-not-here = La connexion a échoué. Rechargez la page.
problem-no-question = Cette réponse n’est plus attendue.
problem-bad-log = Ce n’est pas le journal d’une partie finie.
problem-no-such-moment = Ce moment de la partie n’existe pas.
problem-no-such-battle = Cette bataille n’existe pas dans la partie.
problem-no-dice = Les prochains jets et tirages d’une partie importée sont inconnus : ils ne peuvent pas être reproduits.
problem-bad-address = Les notifications ne peuvent être envoyées qu’à une adresse publique commençant par https:// ou http://, sans nom d’utilisateur ni mot de passe.
# D’après ce que le serveur dit en anglais ; $what est le nombre qui s’y trouve.
problem-too-many-tokens = Vous ne pouvez pas avoir plus de { $what } clés de bots.
problem-too-many-tables = Vous avez { $what } tables ouvertes. Fermez-en quelques-unes.
problem-too-many-matches = Vous avez déjà { $what } parties en cours. Terminez-en ou fermez-en quelques-unes.
problem-too-many-tables-today = Vous avez créé { $what } tables en un jour. Continuez demain.
problem-too-many-new-tables = Trop de nouvelles tables d’un coup depuis votre réseau. Patientez une minute.
problem-too-many-imports = Vous pouvez garder au plus { $what } parties importées.
problem-log-too-long = Une partie de plus de { $what } entrées ne peut pas être importée.
problem-log-too-many-returns = Une partie qui revient plus de { $what } fois en arrière ne peut pas être importée.
problem-too-much-chat = Vous écrivez trop vite. Patientez un instant.
problem-too-many-lines = Vous avez écrit { $what } messages à cette table. Elle n’en garde pas plus.
problem-too-many-undo-requests = Vous avez demandé trop d’annulations. Poursuivez la partie.
problem-too-many-newcomers = Trop de nouveaux joueurs arrivent en même temps depuis votre réseau. Attendez une minute.
problem-no-such-table = Cette table n’existe pas, ou vous n’avez pas le droit de la voir.
problem-no-such-seat = Cette place n’existe pas.
problem-no-such-player = Ce joueur n’existe pas.
problem-no-such-token = Cette clé n’existe pas.
problem-no-such-device = Vous n’êtes pas connecté sur un tel appareil.
problem-no-such-page = Cette page n’existe pas.
problem-no-secret = Envoyez cet en-tête : { $header }
problem-no-proof = Une partie importée n’a pas de preuve.
problem-own-view-only = Tant que la partie dure, vous ne la voyez que depuis vos propres places.
problem-spectators-watch = Les spectateurs ne peuvent que regarder.
problem-no-spectators = Seuls les joueurs peuvent voir cette partie.
problem-every-seat-taken = Toutes les places sont prises.
problem-seat-kept = Cette place est réservée à quelqu’un d’autre.
problem-not-at-table = Vous n’avez pas de place à cette table.
problem-table-over = À cette table, la partie est déjà finie.
problem-rematch-players = Seuls ceux qui ont joué peuvent demander une revanche.
problem-chat-players = Seuls les joueurs et l’hôte peuvent écrire ici.
problem-chat-off = Cette table n’a pas de chat.
problem-token-scope = Cette clé de bot n’en a pas le droit.
problem-kicked = L’hôte vous a exclu de cette table.
problem-not-welcome = Vous ne pouvez pas vous asseoir à cette table : quelqu’un ici ne souhaite pas vous rencontrer.
problem-not-yourself = C’est vous.
problem-too-many-blocks = Vous pouvez masquer ou bloquer au plus { $what } joueurs.
problem-too-many-reports = Vous avez beaucoup signalé aujourd’hui. Continuez demain.
problem-too-many-reviews = Vous avez demandé beaucoup d’analyses. Attendez quelques minutes.
problem-no-review = Cette partie n’a pas encore été analysée.
problem-review-unfinished = La partie s’est arrêtée avant la fin ; seule une partie jouée jusqu’au bout peut être analysée.
problem-other-box = Cette partie a été jouée avec une autre boîte que celle de ce serveur ; elle ne peut donc pas être ouverte.

## Personnes
former-player = Un ancien joueur
player-menu-open = Masquer, bloquer ou signaler { $name }
player-menu-more = Masquer, bloquer, signaler…
player-menu-mute = Masquer
player-menu-mute-note = Vous ne voyez plus ses messages. Cette personne n’en saura rien.
player-menu-mute-done = Messages masqués : { $name }.
player-menu-unmute = Ne plus masquer
player-menu-block = Bloquer
player-menu-block-note = Ses messages sont masqués, et cette personne ne peut plus s’asseoir à vos tables. Elle n’en saura rien.
player-menu-block-done = Vous bloquez { $name }.
player-menu-unblock = Ne plus bloquer
player-menu-lifted = Vous pouvez de nouveau lire et rencontrer { $name }.
player-menu-kick = Exclure pour de bon
player-menu-kick-note = Cette personne quitte la table et ne peut pas y revenir.
player-menu-kick-done = { $name } ne peut plus revenir à cette table.
player-menu-report = Signaler : que s’est-il passé ?
player-menu-report-note = L’hôte de la table et l’exploitant du serveur le liront.
player-menu-report-send = Envoyer
player-menu-report-done = Merci. Votre signalement est envoyé.
reports-read = { $count ->
    [one] Lire un signalement
   *[other] Lire { $count } signalements
  }
reports-title = Signalements
reports-about = Concerne { $name }
reports-by = Par { $name }, { $ago }
new-chat = Chat
new-chat-players = Joueurs seulement
new-chat-all = Joueurs et spectateurs
new-chat-off = Pas de chat
problem-silenced = La personne qui gère ce serveur ne vous laisse pas écrire dans le chat pour le moment.
