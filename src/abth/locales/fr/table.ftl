### La table : ce qui est à faire, les boutons de la barre d’action, les zones autour.
### { $who } est un nom ou une liste de noms ; { $era } est « Époque II », sauf mention contraire.

# --- la barre d’action ---
due-title-turn = À vous
due-title-challenged = Défi !
due-title-choice = À vous de choisir
due-title-wait = Patientez
due-title-over = Fin de la partie
due-title-watch = Vous regardez
due-title-back = Relecture
due-over = La partie est finie.
due-chance = Jet de dés ou tirage…

due-choose-sabaton = Choisissez votre Sabaton.
due-first-tile = Insérez une tuile : elle fait tourner la Roue et détermine les Époques où vous pouvez sauter.
due-first-tile-tighten = Insérez une tuile, ou jouez d’abord « Resserrez les rangs ! ».
due-take = Vous pouvez prendre le jeton « { $token } ».
due-use = Actions Actives : { $actions }.
due-freezes = Dès lors, plus aucune tuile.
due-jump-one = Pour continuer, sautez dans l’{ $era }.
due-jump-two = Pour continuer, sautez dans l’{ $first } ou l’{ $second }.
due-insert-more = Insérez encore une tuile.
due-drop-token = Vous avez déjà 3 jetons. Choisissez celui à défausser.
due-retrieve = Choisissez la carte à reprendre dans votre défausse.
due-dismiss = Choisissez l’Unité à retirer définitivement du jeu ; vous tirerez ensuite une carte.
due-opponent-face = Choisissez une Unité de l’{ $era } à affronter.
due-opponent-both = Choisissez une Unité de l’{ $era } à affronter, ou défiez { $who }.
due-opponent-challenge = Défiez { $who }.
due-no-battle = Il n’y a aucun adversaire dans l’{ $era }.
due-use-before = Encore possible avant votre première Unité : { $actions }.
due-hunt = Choisissez l’Unité à poursuivre dans la défausse de l’{ $era }.
due-company = Affronter seulement { $unit }, ou aussi les voisines liées ?
due-defend-first = { $who } vous défie. Déployez votre Unité au Front.
due-defend-next = { $count ->
    [one] { $count } Unité déployée. 3 au plus en tout, du Front vers l’arrière.
   *[other] { $count } Unités déployées. 3 au plus en tout, du Front vers l’arrière.
  }
due-attack-first = Déployez de 1 à 4 Unités, en commençant par le Front.
due-attack-next = { $count ->
    [one] { $count } Unité déployée. 4 au plus en tout, du Front vers l’arrière.
   *[other] { $count } Unités déployées. 4 au plus en tout, du Front vers l’arrière.
  }
due-calls-strong = { $more ->
    [one] { $more } renfort arrivera ; vous combattez avec le dé Combat puissant.
   *[other] { $more } renforts arriveront ; vous combattez avec le dé Combat puissant.
  }
due-calls-risky = { $more ->
    [one] { $more } renfort arrivera : vous combattez donc avec le dé Combat risqué.
   *[other] { $more } renforts arriveront : vous combattez donc avec le dé Combat risqué.
  }
due-tokens = Attribuez des jetons Tactique à vos Unités, un par Unité au plus, ou continuez sans.
due-tokens-place = Choisissez l’Unité qui reçoit le jeton « { $token } ».
due-relaunch = { $left ->
    [one] Votre dé montre { $face }. Le relancer ou le garder ?
   *[other] Votre dé montre { $face }. Le relancer ({ $left } fois au plus) ou le garder ?
  }
due-recruit = Recruter l’Unité vaincue, ou la laisser ?
due-keep-relic = Gagné ! Gardez une de ces { $count } Reliques.
due-keep-stolen = Gagné ! Gardez une de ces { $count } Reliques prises à { $who }.
due-keep-prowess = Gagné ! Gardez un de ces jetons Prouesse pris à { $who }. Personne d’autre ne les voit.
due-choose = Faites votre choix.

# Attente : ce que quelqu’un d’autre ({ $who }) décide à l’instant
wait-choose-sabaton = { $who } choisit un Sabaton.
wait-first-tile = { $who } va insérer une tuile.
wait-prepare = { $who } se prépare au combat.
wait-drop-token = { $who } défausse un jeton.
wait-retrieve = { $who } reprend une carte.
wait-dismiss = { $who } retire une Unité du jeu.
wait-opponent = { $who } choisit un adversaire.
wait-hunt = { $who } choisit une Unité à poursuivre.
wait-company = { $who } choisit les Unités à affronter.
wait-defend-first = { $who } relève le défi et déploie.
wait-defend-next = { $who } relève le défi et déploie.
wait-defend-tokens = { $who } attribue des jetons Tactique.
wait-attack-first = { $who } déploie.
wait-attack-next = { $who } déploie.
wait-attack-tokens = { $who } attribue des jetons Tactique.
wait-defender-relaunch = { $who } hésite à relancer le dé.
wait-attacker-relaunch = { $who } hésite à relancer le dé.
wait-recruit = { $who } recrute.
wait-keep-relic = { $who } choisit une Relique.
wait-keep-prowess = { $who } choisit un jeton Prouesse.
wait-keep-stolen = { $who } choisit une Relique.

do-insert = Insérer une tuile
do-insert-count = { $count } sur 3
do-take = Prendre « { $token } »
# $era : le chiffre seulement
do-jump = Sauter à l’Époque { $era }
do-challenge = Défier { $who }
do-chase = Jouer Poursuite
do-tighten-up = Jouer « Resserrez les rangs ! »
do-company-alone = Seulement cette Unité
do-company-with = Aussi { $units }
do-dismiss = Retirer { $unit } du jeu
do-keep-relic = Garder { $relic }
do-keep-prowess = Garder le { $value }
do-reroll = Relancer
do-keep = Garder le dé
do-recruit = Recruter
do-leave = Laisser
do-no-unit = Ne rien déployer
do-no-battle = Continuer sans combat
do-done = Terminé
do-engage = Engager le combat
do-stand = En position
do-roll = Jeter les dés
do-undo = Annuler
do-ask-back = Demander l’annulation
do-see-result = Voir le résultat
do-close = Fermer
do-continue = Continuer

# --- le cadre ---
table-brand = A Battle Through History
table-round = Manche { $round } sur { $rounds }
table-headquarters = Quartier Général
table-headquarters-note = Quartier Général : premier joueur
table-menu = Menu de la table
table-sound-on = Son activé
table-sound-off = Son coupé
table-theme-light = Thème clair
table-theme-dark = Thème sombre
table-rules = Règles
table-settings = Réglages
table-leave = Quitter la table
table-log-and-chat = Journal et discussion
table-log-and-unread = { $count ->
    [one] Journal et discussion, { $count } nouveau message
   *[other] Journal et discussion, { $count } nouveaux messages
  }
drawer-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
table-offline = Pas de connexion
table-offline-move = Votre coup est gardé et sera envoyé dès que la connexion reviendra. Reconnexion en cours…
table-offline-nothing = Rien n’est perdu : la partie est conservée sur le serveur. Reconnexion en cours…
table-clock = Temps restant : { $time }
table-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
table-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
table-phase-1 = Voyage
table-phase-2 = Le Combat
table-phase-3 = Rétablissement

# --- les Époques ; $era : le chiffre seulement ---
table-era = Époque { $era }
table-era-jump = Sauter ici
table-era-deck = { $count ->
    [one] Paquet d’Époque : { $count } carte
   *[other] Paquet d’Époque : { $count } cartes
  }
table-era-discard = { $count ->
    [one] Défausse visible : { $count } carte
   *[other] Défausse visible : { $count } cartes
  }
table-era-short = Époque { $era } · paquet { $deck } · défausse { $discard }
table-empty-space = Emplacement vide
table-stands-here = { $who } est ici

# --- la Roue ---
table-gears = Roue de l’Histoire
table-active = Active
table-pending = Attente
table-tiles-left = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
table-tiles-discarded = Tuiles défaussées : { $count }
table-tokens = Jetons Tactique
table-tokens-left = Pile de jetons : { $count }
table-tokens-discarded = Jetons défaussés : { $count }
table-token-space = Emplacement de jeton { $space }

# --- les joueurs ---
table-opponents = Adversaires
table-you = Vous
table-you-points = { $points ->
    [one] Vous · { $points } point jusqu’ici
   *[other] Vous · { $points } points jusqu’ici
  }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-bot = Bot · { $bot }
table-person = Humain
table-person-rated = Cote { $rating }
table-state-acts = Décide
table-state-turn = Son tour
table-state-thinks = Réfléchit
table-state-away = Hors ligne
table-state-waits = Attend
table-state-challenged = Défi reçu
table-hand = Main
table-hand-count = { $count ->
    [one] Main, { $count } carte
   *[other] Main, { $count } cartes
  }
table-deck = Paquet
table-discard = Défausse
table-discard-pile = Défausse
table-discard-of = Défausse : { $who }
table-discard-of-era = Défausse de l’Époque { $era }
table-own-deck = Votre paquet (pas dans l’ordre de pioche)
table-army-of = Main et paquet réunis : { $who }
table-known-of = Cartes connues en main
table-aside-of = Héros mis de côté
table-dismissed-of = Unités retirées du jeu
table-relics = Reliques par Époque
table-relics-of = Reliques
table-prowess = Prouesse
table-prowess-left = Jetons Prouesse restants : { $count }
table-prowess-won = Jetons Prouesse gagnés : { $count }
table-honor = Honneur
table-honor-count = Honneur des Armes : { $count }
table-tokens-held = Jetons Tactique
table-nothing = Vide
table-open-panel = Voir tout ce qu’a { $who }
table-copies = { $count } ×
table-points-word = { $points ->
    [one] point
   *[other] points
  }
table-look-through = Point de vue : { $who }

# --- le tiroir ---
drawer-log = Journal
drawer-log-walk = Journal ; les flèches mènent de carte en carte
drawer-chat = Discussion
drawer-rules = Règles
drawer-write = Votre message à la table
drawer-send = Envoyer
drawer-no-chat = Personne n’a encore rien dit.
drawer-chat-players = Seules les personnes qui jouent peuvent lire et écrire ici.
drawer-chat-off = Cette table n’a pas de chat.
drawer-close = Fermer
drawer-find-rule = Chercher une règle
drawer-all-rules = Toutes les règles
drawer-now = À faire maintenant
drawer-newest = Aller au plus récent

# --- refus, accord, choix ---
refused-title = Impossible
refused-rule = Règle { $atom }
refused-token-space = Vous ne pouvez prendre que le jeton indiqué.
undo-asked = { $who } demande à annuler sa dernière décision. D’accord ?
undo-asked-own = Vous attendez l’accord des autres pour annuler.
undo-agree = Accepter
undo-refuse = Refuser
choice-sabaton = Choisissez votre Sabaton
choice-sabaton-note = Un Sabaton est la figurine qui voyage pour vous à travers les Époques. Les cinq se jouent de la même façon.
choice-retrieve = Quelle carte reprendre ?
choice-hunt = Quelle Unité poursuivre ?
choice-relic = Choisissez une Relique
choice-relic-have = { $count ->
    [0] Vous n’avez aucune Relique de l’Époque { $era }
    [one] Vous avez 1 Relique de l’Époque { $era }
   *[other] Vous avez { $count } Reliques de l’Époque { $era }
  }
choice-relic-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
choice-prowess = Choisissez un jeton Prouesse
choice-prowess-worth = valeur { $value }
choice-drop = Quel jeton défausser ?
curtain-title = Passez l’écran à { $who }
curtain-text = Les cartes qui vont apparaître sont à { $who }.
curtain-go = Je suis { $who }

# --- clavier ---
keys-title = Raccourcis clavier
keys-enter = Bouton principal
keys-digits = Choisir par place : première, deuxième… carte, jeton ou Unité
keys-arrows = Passer d’une carte à l’autre dans la main
keys-undo = Annuler
keys-insert = Insérer une tuile
keys-take = Prendre le jeton
keys-gear = Actions Actives A à D
keys-challenge = Défier le premier, deuxième… joueur après vous
keys-log = Journal
keys-chat = Discussion
keys-battle = Dans une bataille : pause, étape suivante, passer
keys-help = Afficher ces raccourcis
keys-are-plain = Les lettres et les chiffres agissent seuls.
keys-are-alt = Les lettres et les chiffres agissent avec Alt.
keys-are-off = Les lettres et les chiffres sont désactivés.
keys-change = Modifier dans les réglages
table-skip = Aller à ce qu’il faut faire
due-to-choices = Aller aux choix
heard-skipped = { $count ->
    [one] { $count } message passé.
   *[other] { $count } messages passés.
  }
heard-undone = La partie est revenue en arrière.
heard-online = La connexion est rétablie.
heard-chat = { $name } dit : { $text }
keys-zoom = Agrandir la carte choisie
key-space = Espace
key-enter = Entrée
keys-escape = Fermer ou annuler la sélection
keys-jump = Sauter dans l’Époque I, II, III ou IV
keys-tokens = Jouer Poursuite, jouer « Resserrez les rangs ! »
keys-reroll = Relancer le dé
keys-no = Renoncer : pas de combat, aucune Unité, laisser
key-escape = Échap

# --- what the next tile would give, and what a step ends ---
preview-title = La prochaine tuile
preview-eras = Sauts possibles : { $eras }.
preview-unknown = Ses Époques restent inconnues jusqu’au tirage.
preview-actions = Actives : { $actions }.
preview-idle = Actives, mais sans effet à présent : { $actions }.
preview-token = Jeton à prendre : { $token }.
preview-no-token = Aucun jeton à prendre à cet endroit.
ends-insert = Ensuite, vous ne pourrez plus insérer de tuile ce tour-ci.
ends-with-jump = Plus possible après le saut : { $things }.
ends-thing-tiles = insérer une tuile
ends-thing-token = prendre le jeton

# --- what one could do instead of something refused: `could` joins the others with “or” ---
could = Vous pouvez { $things }.
could-jump = sauter ({ $eras })
could-face = affronter { $units }
could-challenge = défier { $who }
could-company = choisir qui affronter
could-insert = insérer une tuile
could-take = prendre le jeton « { $token } »
could-use = utiliser une action ({ $actions })
could-dismiss = choisir l’Unité à retirer du jeu
could-deploy = déployer une Unité de votre main
could-lay = attribuer un jeton ({ $tokens })
could-finish = terminer avec le bouton principal
could-choose = choisir parmi ce qui est montré
undo-same-chance = Si vous revenez avant des jets ou des tirages, les mêmes reviendront.

# --- presence, absent players, ending early ---
presence-here = En ligne
presence-away = Hors ligne, dernière connexion { $ago }
presence-gone = Ne répond plus, dernière connexion { $ago }
presence-replaced = Un bot joue ; le retour est possible à tout moment
presence-resigned = A abandonné ; un bot continue
table-state-gone = Ne répond plus
table-state-replaced = Bot aux commandes
table-state-resigned = A abandonné
notice-absent = { $who } ne répond plus ; dernière connexion { $ago }.
notice-late = { $who } a épuisé son temps.
notice-call = Laisser jouer un bot
notice-wait = Attendre encore
notice-called = { $names } : « Un bot pour { $who } ! » Êtes-vous d’accord ?
notice-called-own = Un bot jouera pour { $who } si tout le monde accepte. Réponse attendue : { $names }.
notice-resigned = Vous avez abandonné cette partie. Un bot continue à votre place.
menu-open = Terminer la partie ou abandonner
menu-title = Terminer la partie
menu-end-unrated = Proposer d’arrêter sans résultat
menu-end-unrated-note = Tous ceux qui jouent encore doivent accepter. Personne ne gagne, aucune cote ne change.
menu-end-points = Proposer d’arrêter avec les points actuels
menu-end-points-note = Tous ceux qui jouent encore doivent accepter. Qui a le plus de points l’emporte, et la partie compte comme une autre.
menu-leave = S’absenter un moment
menu-leave-note = Un bot joue pour vous jusqu’à votre retour. Si vous n’êtes pas là à la fin, vous prenez la dernière place.
menu-resign = Abandonner
menu-resign-ends = La partie se termine et vous la perdez.
menu-resign-goes-on = Un bot continue à votre place. Vous finissez à la dernière place et ne pouvez pas revenir.
menu-resign-sure = Oui, abandonner
offer-unrated = { $who } propose d’arrêter sans résultat : personne ne gagne, aucune cote ne change.
offer-points = { $who } propose d’arrêter avec les points actuels. La partie compte comme une autre.
offer-own-unrated = Vous avez proposé d’arrêter sans résultat. Réponse attendue : { $names }.
offer-own-points = Vous avez proposé d’arrêter avec les points actuels. Réponse attendue : { $names }.
offer-withdraw = Retirer
note-bot-called = Les autres ont appelé un bot : il joue pour { $names }.
note-left = Pause pour { $names }. Un bot joue.
note-timed-out = Temps écoulé pour { $names }. Un bot joue.
note-back = De retour : { $names }.
note-resigned = Abandon : { $names }.
note-ended = La partie a été arrêtée avant la fin.

# --- the match as text ---
text-view = Vue texte
text-view-table = Vue table
text-view-command = Votre commande
text-view-hint = Un numéro ou des mots.
text-view-language = Langue
text-view-steps = Pas à pas
