### Calcul des chances, joueurs, classement, règles, réglages, à propos.

## Calcul des chances

calc-lead = Composez deux déploiements et voyez les probabilités exactes.
calc-attackers = Attaquant
calc-defenders = Défenseur
calc-clear = Tout effacer
calc-empty = Choisissez des Unités plus bas ; la première est au Front de Bataille.
calc-waiting = Les probabilités apparaissent dès que chaque camp a une Unité.
calc-token = Jeton Tactique pour { $name }
calc-no-token = Aucun jeton
calc-falls = vaincue : { $chance }
calc-wins-attacker = L’Attaquant gagne
calc-wins-defender = Le Défenseur gagne
calc-wins-annihilated = Personne ne survit
calc-exact = Exact, sur tous les jets de dés ; les relances sont supposées optimales.
calc-sampled = Estimé en jouant la bataille un grand nombre de fois.
calc-side = Ajouter les cartes au camp
calc-cards = Cartes
calc-era-0 = Base
calc-era-1 = Époque I
calc-era-2 = Époque II
calc-era-3 = Époque III
calc-era-4 = Époque IV
calc-defender-is = Le Défenseur est
calc-board = le plateau
calc-player = un joueur

## Joueurs et classement

player-title = Joueur
player-bot = Un bot
player-results = Parties
player-no-results = Pas encore de partie terminée.
player-rivals = Contre les autres
player-no-rivals = Aucun adversaire rencontré plus d’une fois pour l’instant.
player-rival =
    { $matches ->
        [one] { $matches } partie, { $ahead } fois devant, { $behind } fois derrière
       *[other] { $matches } parties, { $ahead } fois devant, { $behind } fois derrière
    }
leaders-lead = Les cotes évoluent à chaque partie terminée. Les bots sont dans la même liste.
leaders-empty = Personne n’a encore terminé de partie. La première place est à prendre.
leaders-place = Place
leaders-name = Joueur
leaders-rating = Cote
leaders-matches = Parties
leaders-wins = Gagnées

## Règles

rules-lead = Chaque règle a un numéro. Quand le jeu refuse quelque chose, il nomme la règle.
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-none = Aucune règle ne contient tous ces mots.
rules-groups = Chapitres
rules-group-term = Termes
rules-group-setup = Mise en place
rules-group-round = Déroulement du jeu
rules-group-travel = Phase 1 : Voyage dans le Temps
rules-group-conq = Phase 2 : contre le plateau
rules-group-eng = Conditions d’engagement
rules-group-reinf = Renforts
rules-group-link = Liens
rules-group-assault = Assaut
rules-group-token = Jetons Tactique
rules-group-dice = Dés
rules-group-battle = Lignes de Combat
rules-group-dmg = Dommages et Unités vaincues
rules-group-abil = Aptitudes spéciales
rules-group-vict = Victoire au combat
rules-group-reward = Récompenses
rules-group-challenge = Défis
rules-group-restore = Phase 3 : Rétablissement
rules-group-hero = Héros
rules-group-relic = Reliques
rules-group-deck = Quand une pile est vide
rules-group-score = Décompte des points
rules-group-r = Arbitrages, là où le livret est muet
rules-group-d = Qui décide quoi, et quand

## Réglages

settings-lead = Enregistrés dans ce navigateur.
settings-look = Image et son
settings-theme = Thème
theme-auto = Comme dans le système
theme-dark = Sombre
theme-light = Clair
settings-language = Langue
settings-speed = Vitesse des batailles
settings-speed-hint = Vous pouvez toujours aller directement à la fin d’une bataille.
speed = { $speed }×
settings-motion = Mouvement
settings-motion-hint = Le mode calme raconte tout en mots, sans cartes volantes ni rotations.
motion-full = Complet
motion-reduced = Calme
settings-sound = Son
settings-sound-hint = Bois, laiton et papier. Ni cris ni coups de feu.
settings-notices = Notifications
settings-notices-hint = Le navigateur vous prévient quand c’est à vous, même si cet onglet est en arrière-plan.
settings-notices-allow = Autoriser les notifications
settings-notices-on = Les notifications sont autorisées
settings-notices-blocked = Le navigateur n’autorise pas les notifications pour cette page.
settings-you = Vous
settings-kept = Enregistré.
settings-recovered = Content de vous revoir, { $name }.
programs-title = Programmes et notifications
programs-later = Après votre première partie, un programme peut jouer en votre nom, et des notifications peuvent être envoyées à l’adresse de votre choix.
tokens-title = Clés de bots
tokens-hint = Avec une clé, un programme peut jouer en votre nom : gardez-la secrète. Révoquez-la quand elle ne sert plus.
tokens-docs = Ce que peuvent les programmes
tokens-none = Vous n’avez encore créé aucune clé.
tokens-made-on = Créée le { $date }
tokens-label = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-once = Voici le secret : { $label }. Il n’apparaît que cette fois.
tokens-secret = Secret : { $label }
tokens-revoke = Révoquer
tokens-revoke-this = Révoquer { $label }
tokens-gone = Clé révoquée : { $label }.
webhook-title = Notifications par webhook
webhook-hint = Chaque fois que vous avez une décision à prendre, le serveur envoie une notification à cette adresse.
webhook-label = Adresse
webhook-set = Enregistrer l’adresse
webhook-remove = Supprimer
webhook-key = Clé du webhook
webhook-once = Chaque notification est signée avec cette clé. Elle n’apparaît que cette fois.
webhook-gone = Plus aucune notification n’est envoyée.
recover-title = J’ai joué dans un autre navigateur
recover-hint = Votre phrase de récupération amène votre nom et vos parties dans ce navigateur.
recover-label = Phrase de récupération
recover-go = Continuer sous mon nom

## À propos

about-lead = Un jeu de plateau sur des batailles qui n’ont jamais eu lieu, en version logicielle pour tous.
about-fan-title = Création de fans non officielle
about-fan = Ceci est une création de fans non officielle. Elle n’est ni faite, ni approuvée, ni payée par l’éditeur ou les auteurs du jeu de plateau, ni par le groupe qui l’a inspiré.
about-fan-ours = Les règles viennent du jeu de plateau, tout comme les noms et les chiffres que montre son livret. Les autres cartes, chaque phrase, chaque image et chaque son sont de nous. Si le jeu vous plaît, achetez la boîte : autour d’une table, entre amis, c’est encore mieux.
about-fair-title = Des dés équitables
about-fair = Avant une partie, le serveur scelle un secret et montre son sceau, et chaque joueur y ajoute son propre hasard. Tous les dés et tous les tirages découlent des deux. Quand la partie est finie, le secret est révélé, et chacun peut vérifier chaque jet.
about-you-title = Ce que nous enregistrons sur vous
about-you = Un nom de votre choix, vos parties, et rien d’autre. Ni adresse e-mail, ni mot de passe, ni pistage ; rien n’est chargé depuis d’autres sites.
about-credits-title = Crédits
about-icons = Icônes de Lorc, Delapouite et d’autres, { $site }, sous { $licence } ; nous les avons colorées, découpées et combinées.
about-fonts = Polices sous la SIL Open Font License 1.1 :
about-art = Les scènes des cartes, les boucliers, les hachures, la Roue et la carte marine ont été dessinés pour ce jeu.
about-code-title = Logiciel
about-code = Le moteur, les bots et cette interface sont des logiciels libres sous licence MIT.
about-api = Écrivez votre propre bot : l’interface de programmation
