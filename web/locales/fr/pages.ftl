### Calcul des chances, joueurs, classement, règles, réglages, à propos.

## Calcul des chances

calc-lead = Composez deux déploiements et voyez exactement comment ira la bataille.
calc-attackers = Attaquant
calc-defenders = Défenseur
calc-clear = Vider le champ
calc-empty = Choisissez des Unités plus bas ; la première est au Front de Bataille.
calc-waiting = Les chances apparaissent dès que chaque camp a une Unité.
calc-token = Jeton Tactique pour { $name }
calc-no-token = Aucun jeton
calc-falls = tombe { $chance }
calc-wins-attacker = L’Attaquant gagne
calc-wins-defender = Le Défenseur gagne
calc-wins-annihilated = Il ne reste personne
calc-exact = Exact, sur tous les jets de dés ; les relances sont jouées au mieux.
calc-sampled = Trouvé en jouant la bataille un grand nombre de fois.
calc-side = La carte va à
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
player-no-rivals = Personne rencontré deux fois.
player-rival =
    { $matches ->
        [one] { $matches } partie, { $ahead } devant, { $behind } derrière
       *[other] { $matches } parties, { $ahead } devant, { $behind } derrière
    }
leaders-lead = Les cotes évoluent à chaque partie terminée ; les bots sont dans la même liste.
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
rules-group-dmg = Dommages et défaite
rules-group-abil = Aptitudes spéciales
rules-group-vict = Victoire en bataille
rules-group-reward = Récompenses
rules-group-challenge = Défis
rules-group-restore = Phase 3 : Rétablissement
rules-group-hero = Héros
rules-group-relic = Reliques
rules-group-deck = Quand une pile est vide
rules-group-score = Décompte des points
rules-group-r = Arbitrages, là où le texte a une lacune
rules-group-d = Ce qui se décide, et quand

## Réglages

settings-lead = Gardés dans ce navigateur.
settings-look = Image et son
settings-theme = Thème
theme-auto = Comme le système
theme-dark = Sombre
theme-light = Clair
settings-language = Langue
settings-speed = Vitesse des batailles
settings-speed-hint = Vous pouvez aller à la fin de toute bataille.
speed = { $speed }×
settings-motion = Mouvement
settings-motion-hint = Le mode calme raconte la même histoire en mots, sans vols ni rotations.
motion-full = Complet
motion-reduced = Calme
settings-sound = Son
settings-sound-hint = Bois, laiton et papier. Ni cris ni coups de feu.
settings-notices = Avis
settings-notices-hint = Le navigateur vous prévient quand c’est à vous, pendant que vous regardez ailleurs.
settings-notices-allow = Autoriser les avis
settings-notices-on = Les avis sont autorisés
settings-notices-blocked = Le navigateur n’autorise pas les avis pour cette page.
settings-you = Vous
settings-kept = Enregistré.
settings-recovered = Bon retour, { $name }.
programs-title = Programmes et avis
programs-later = Dès votre première partie, un programme peut jouer en votre nom, et des avis peuvent aller à l’adresse de votre choix.
tokens-title = Clés de bots
tokens-hint = Avec une clé, un programme joue en votre nom : gardez-la secrète. Révoquez-la quand elle ne sert plus.
tokens-docs = Ce que peuvent les programmes
tokens-none = Vous n’avez créé aucune clé.
tokens-made-on = Créée le { $date }
tokens-label = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-once = Le secret de { $label }. Il n’apparaît que cette fois.
tokens-secret = Secret de { $label }
tokens-revoke = Révoquer
tokens-revoke-this = Révoquer { $label }
tokens-gone = { $label } n’ouvre plus rien.
webhook-title = Avis par webhook
webhook-hint = Chaque fois que vous devez décider, le serveur envoie un avis à cette adresse.
webhook-label = Adresse
webhook-set = Enregistrer l’adresse
webhook-remove = Supprimer
webhook-key = Clé du webhook
webhook-once = Chaque avis est signé avec cette clé. Elle n’apparaît que cette fois.
webhook-gone = Plus aucun avis n’est envoyé.
recover-title = J’ai déjà joué ailleurs
recover-hint = Votre phrase de récupération amène votre nom et vos parties dans ce navigateur.
recover-label = Phrase de récupération
recover-go = Continuer sous mon nom

## À propos

about-lead = Un jeu de plateau sur des batailles qui n’eurent jamais lieu, en logiciel pour tous.
about-fan-title = Œuvre de fans non officielle
about-fan = Ceci est une œuvre de fans non officielle. Elle n’est ni faite, ni approuvée, ni payée par l’éditeur ou les auteurs du jeu de plateau, ni par le groupe qui l’a inspiré.
about-fan-ours = Règles, figurines et noms sont repris ; chaque phrase, chaque image et chaque son est de nous. Si le jeu vous plaît, achetez la boîte : autour d’une table, c’est encore mieux.
about-fair-title = Des dés loyaux
about-fair = Avant une partie, le serveur scelle un secret et montre son sceau, et chaque joueur y ajoute son propre hasard. Tous les dés et tous les tirages découlent des deux. Quand la partie est finie, le secret est ouvert, et chacun peut vérifier chaque jet.
about-you-title = Ce que l’on garde sur vous
about-you = Un nom de votre choix, vos parties, et rien d’autre. Ni adresse, ni mot de passe, ni pistage ; rien n’est chargé d’ailleurs.
about-credits-title = Crédits
about-icons = Icônes de Lorc, Delapouite et d’autres, { $site }, sous { $licence } ; nous les avons colorées, découpées et combinées.
about-fonts = Polices sous la SIL Open Font License 1.1 :
about-art = Scènes des cartes, boucliers, hachures, Roue et carte marine sont dessinés pour ce jeu.
about-code-title = Logiciel
about-code = Le moteur, les bots et cette interface sont des logiciels libres sous licence MIT.
about-api = Écrivez votre propre bot : l’interface pour programmes
