### La table : ce qui est à faire, les boutons de la barre d’action, les zones autour.
### { $who } est un nom ou une liste de noms ; { $era } est « Époque II », sauf mention contraire.

# --- la barre d’action ---
due-title-turn = À vous
due-title-challenged = Défi !
due-title-choice = À vous de choisir
due-title-wait = Patientez
due-title-over = La fin
due-title-watch = Vous regardez
due-title-back = Retour en arrière
due-over = La partie est finie.
due-chance = Le hasard décide.

due-choose-sabaton = Choisissez le Sabaton que vous jouerez.
due-first-tile = Insérez une tuile : elle tourne la Roue et ouvre les Époques où vous pouvez voyager.
due-first-tile-tighten = Insérez une tuile, ou jouez d’abord Resserrez les rangs !
due-take = Jeton { $token } à prendre.
due-use = Actions : { $actions }.
due-jump-one = Puis saut : { $era }.
due-jump-two = Puis saut : { $first } ou { $second }.
due-insert-more = Insérez encore une tuile.
due-drop-token = Vous avez 3 jetons. Choisissez celui qui fait place.
due-retrieve = Choisissez la carte qui revient de votre défausse.
due-dismiss = Choisissez l’Unité qui quitte votre Armée pour de bon ; puis vous tirez une carte.
due-opponent-face = Choisissez une Unité de l’{ $era } à affronter.
due-opponent-both = Choisissez une Unité de l’{ $era }, ou défiez { $who }.
due-opponent-challenge = Défiez { $who }.
due-no-battle = Il n’y a personne à combattre dans l’{ $era }.
due-use-before = Encore, avant votre première Unité : { $actions }.
due-hunt = Choisissez qui poursuivre dans la défausse de l’{ $era }.
due-company = Affronter { $unit } sans ses voisines, ou avec celles qui y sont liées ?
due-defend-first = { $who } vous défie. Déployez votre Unité de front.
due-defend-next = { $count ->
    [one] { $count } Unité placée. Déployez-en jusqu’à 3, le front d’abord.
   *[other] { $count } Unités placées. Déployez-en jusqu’à 3, le front d’abord.
  }
due-attack-first = Déployez de 1 à 4 Unités, le front d’abord.
due-attack-next = { $count ->
    [one] { $count } Unité placée. Déployez-en jusqu’à 4, le front d’abord.
   *[other] { $count } Unités placées. Déployez-en jusqu’à 4, le front d’abord.
  }
due-calls-strong = { $more ->
    [one] { $more } renfort viendra ; vous combattez avec le dé Combat puissant.
   *[other] { $more } renforts viendront ; vous combattez avec le dé Combat puissant.
  }
due-calls-risky = { $more ->
    [one] { $more } renfort viendra, vous combattez donc avec le dé Combat risqué.
   *[other] { $more } renforts viendront, vous combattez donc avec le dé Combat risqué.
  }
due-tokens = Posez des jetons Tactique sur vos Unités, au plus un par Unité, ou continuez sans.
due-tokens-place = Choisissez l’Unité qui reçoit le jeton { $token }.
due-relaunch = { $left ->
    [one] Votre dé montre { $face }. Le jeter de nouveau ou le garder ?
   *[other] Votre dé montre { $face }. Le jeter de nouveau ({ $left } fois au plus) ou le garder ?
  }
due-recruit = Recruter l’Unité vaincue, ou la laisser ?
due-keep-relic = Gagné ! Gardez une de ces { $count } Reliques.
due-keep-stolen = Gagné ! Gardez une de ces { $count } Reliques de { $who }.
due-keep-prowess = Gagné ! Gardez un de ces jetons Prouesse de { $who }. Personne d’autre ne les voit.
due-choose = Choisissez.

# Attente : ce que quelqu’un d’autre ({ $who }) décide à l’instant
wait-choose-sabaton = { $who } choisit un Sabaton.
wait-first-tile = { $who } va insérer une tuile.
wait-prepare = { $who } se prépare au combat.
wait-drop-token = { $who } rend un jeton.
wait-retrieve = { $who } reprend une carte.
wait-dismiss = { $who } retire une Unité.
wait-opponent = { $who } cherche un adversaire.
wait-hunt = { $who } choisit qui poursuivre.
wait-company = { $who } choisit qui affronter.
wait-defend-first = { $who } doit relever un défi et déploie.
wait-defend-next = { $who } doit relever un défi et déploie.
wait-defend-tokens = { $who } pose des jetons Tactique.
wait-attack-first = { $who } déploie.
wait-attack-next = { $who } déploie.
wait-attack-tokens = { $who } pose des jetons Tactique.
wait-defender-relaunch = { $who } décide du dé.
wait-attacker-relaunch = { $who } décide du dé.
wait-recruit = { $who } recrute.
wait-keep-relic = { $who } choisit une Relique.
wait-keep-prowess = { $who } choisit un jeton Prouesse.
wait-keep-stolen = { $who } choisit une Relique.

do-insert = Insérer une tuile
do-insert-count = { $count } sur 3
do-take = Prendre { $token }
# $era : le chiffre seulement
do-jump = Saut : Époque { $era }
do-challenge = Défier { $who }
do-chase = Jouer Poursuite
do-tighten-up = Resserrez les rangs !
do-company-alone = Sans ses voisines
do-company-with = Avec { $units }
do-dismiss = Retirer { $unit } du jeu
do-keep-relic = Garder { $relic }
do-keep-prowess = Garder le { $value }
do-reroll = Jeter de nouveau
do-keep = Garder le dé
do-recruit = Recruter
do-leave = Laisser
do-no-unit = Ne pas déployer
do-no-battle = Passer sans combat
do-done = Terminé
do-engage = Engager
do-stand = En position
do-roll = Jeter les dés
do-undo = Annuler
do-ask-back = Demander à revenir
do-see-result = Voir le résultat
do-close = Fermer
do-continue = Continuer

# --- le cadre ---
table-brand = A Battle Through History
table-round = Manche { $round } sur { $rounds }
table-headquarters = Quartier Général
table-headquarters-note = Quartier Général : qui commence chaque manche
table-menu = Menu de la table
table-sound-on = Le son est actif
table-sound-off = Le son est coupé
table-theme-light = Thème clair
table-theme-dark = Thème sombre
table-rules = Règles
table-settings = Réglages
table-leave = Quitter la table
table-log-and-chat = Journal et discussion
table-reconnecting = La connexion est perdue. On la rétablit…
table-clock = Temps restant : { $time }
table-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
table-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
table-phase-1 = Voyage
table-phase-2 = Combat
table-phase-3 = Rétablissement

# --- les Époques ; $era : le chiffre seulement ---
table-era = Époque { $era }
table-era-jump = Sauter ici
table-era-deck = Paquet d’Époque : { $count } cartes
table-era-discard = Défausse visible : { $count } cartes
table-era-short = Époque { $era } · paquet { $deck } · défausse { $discard }
table-empty-space = Emplacement vide
table-stands-here = { $who } se tient ici

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
table-points-more = { $points }+ points
table-bot = Bot · { $bot }
table-person = Personne
table-person-rated = Cote { $rating }
table-state-acts = Doit jouer
table-state-turn = Son tour
table-state-thinks = Réfléchit
table-state-away = N’est pas là
table-state-waits = Attend
table-state-challenged = Défi
table-hand = Main
table-hand-count = Main, { $count } cartes
table-deck = Paquet
table-discard = Défausse
table-discard-pile = Défausse
table-discard-of = Défausse de { $who }
table-discard-of-era = Défausse de l’Époque { $era }
table-own-deck = Votre paquet, trié
table-army-of = Main et paquet de { $who } réunis
table-known-of = En main à coup sûr
table-aside-of = Héros mis de côté
table-dismissed-of = Unités retirées
table-relics = Reliques par Époque
table-relics-of = Reliques
table-prowess = Prouesse
table-prowess-left = Propres jetons Prouesse restants : { $count }
table-prowess-won = Jetons Prouesse gagnés : { $count }
table-honor = Honneur
table-honor-count = Honneur des Armes : { $count }
table-tokens-held = Jetons Tactique détenus
table-era-of = Époque
table-nothing = Rien ici
table-open-panel = Tout montrer de { $who }
table-copies = { $count } ×
table-points-word = { $points ->
    [one] point
   *[other] points
  }
table-look-through = Voir la table par les yeux de { $who }

# --- le tiroir ---
drawer-log = Journal
drawer-log-walk = Journal ; les flèches mènent de carte en carte
drawer-chat = Discussion
drawer-rules = Règles
drawer-write = Écrire à la table
drawer-send = Envoyer
drawer-no-chat = Personne n’a encore rien dit.
drawer-close = Fermer
drawer-find-rule = Chercher une règle
drawer-all-rules = Toutes les règles
drawer-now = Ce qui est à faire
drawer-newest = Au plus récent

# --- refus, accord, choix ---
refused-title = Impossible
refused-rule = Règle { $atom }
refused-token-space = Seul le jeton indiqué peut être pris.
undo-asked = { $who } demande à revenir en arrière. D’accord ?
undo-asked-own = On attend que les autres acceptent de revenir.
undo-agree = Accepter
undo-refuse = Refuser
choice-sabaton = Choisissez votre Sabaton
choice-retrieve = Quelle carte revient ?
choice-hunt = Qui poursuivez-vous ?
choice-relic = Choisissez une Relique
choice-relic-have = { $count ->
    [0] Vous n’en avez aucune de l’Époque { $era }
   *[other] Vous en avez { $count } de l’Époque { $era }
  }
choice-relic-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
choice-prowess = Choisissez un jeton Prouesse
choice-prowess-worth = valeur { $value }
choice-drop = Quel jeton fait place ?
curtain-title = Passez l’écran à { $who }
curtain-text = Les cartes de { $who } vont apparaître.
curtain-go = Je suis { $who }

# --- clavier ---
keys-title = Touches
keys-enter = Le bouton principal
keys-digits = La première, la deuxième… chose qui brille
keys-arrows = De carte en carte dans la main
keys-undo = Annuler
keys-insert = Insérer une tuile
keys-take = Prendre le jeton
keys-gear = Actions Actives A à D
keys-challenge = Défier
keys-log = Journal
keys-chat = Discussion
keys-battle = Dans une bataille : pause, étape suivante, passer
keys-help = Ces touches
keys-zoom = La carte choisie en grand
key-space = Espace
