### Probabilités, joueurs, classement, règles, réglages, à propos.

## Probabilités

calc-lead = Composez deux déploiements et découvrez les probabilités exactes.
calc-lab = Laboratoire d’équilibrage
calc-attackers = Attaquant
calc-defenders = Défenseur
calc-clear = Tout effacer
calc-empty = Choisissez des Unités plus bas ; la première est au Front de Bataille.
calc-waiting = Les probabilités apparaissent dès que chaque camp a une Unité.
calc-token = Jeton Tactique pour { $name }
calc-no-token = Aucun jeton
calc-falls = perte : { $chance }
calc-wins-attacker = L’Attaquant gagne
calc-wins-defender = Le Défenseur gagne
calc-wins-annihilated = Aucun survivant : personne ne gagne
calc-exact = Exactes, sur tous les jets de dés, avec les meilleures relances possibles.
calc-sampled = Estimées en jouant la bataille un grand nombre de fois.
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
calc-hand = Votre main
calc-hand-lead = Ajoutez les cartes de votre main et voyez le meilleur déploiement de chaque taille.
calc-hand-tokens = Jetons utilisables
calc-hand-token = Jeton { $number }
calc-best = Meilleurs déploiements
calc-best-size = { $count ->
    [one] 1 Unité
   *[other] { $count } Unités
 }
calc-best-relics = { $count ->
    [one] 1 Relique
   *[other] une Relique au choix parmi { $count }
 }
calc-best-lay = Déployer
calc-best-waiting = Les meilleurs déploiements apparaissent dès que votre main et le Défenseur ont des cartes.
calc-best-note = Tous les ordres de vos cartes ont été essayés. Aucun renfort n’arrive ici.
# $word: the word that is wrong
calc-unread = Cette bataille est illisible : { $word }
calc-open = Ouvrir dans le calcul des probabilités

## Joueurs et classement

player-title = Joueur
player-bot = Un bot
player-results = Parties
player-no-results = Pas encore de partie terminée.
player-rivals = Contre les autres
player-no-rivals = Aucun adversaire rencontré plus d’une fois jusqu’ici.
player-rival =
    { $matches ->
        [one] { $matches } partie, { $ahead } fois devant, { $behind } fois derrière
       *[other] { $matches } parties, { $ahead } fois devant, { $behind } fois derrière
    }
leaders-lead = Les cotes évoluent à chaque partie terminée. Les bots figurent dans la même liste.
leaders-empty = Personne n’a encore terminé de partie. La première place est à prendre.
leaders-place = Rang
leaders-name = Joueur
leaders-rating = Cote
leaders-matches = Parties
leaders-wins = Victoires
leaders-provisional = Provisoire : trop peu de parties pour s’y fier
leaders-rating-note = Tout le monde commence à 1500. Le nombre monte quand vous finissez devant les autres et baisse quand vous finissez derrière, d’autant plus que c’est inattendu. Le nombre après ± indique l’incertitude qui reste. Un point d’interrogation signifie : provisoire.
leaders-order-note = D’abord les joueurs confirmés, classés par cote moins trois fois l’incertitude. Viennent ensuite les cotes provisoires, puis ceux qui n’ont pas encore gagné.

## Règles

rules-lead = Chaque règle a un numéro. Quand le jeu refuse quelque chose, il cite la règle.
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
settings-look = Affichage et son
settings-theme = Thème
theme-auto = Comme le système
theme-dark = Sombre
theme-light = Clair
settings-language = Langue
settings-speed = Vitesse des batailles
settings-speed-hint = Vous pouvez toujours aller directement à la fin d’une bataille.
settings-waits = M’attendre entre les tours
settings-waits-hint = Le tour d’un autre joueur s’affiche quand vous continuez.
settings-keys = Touches lettres et chiffres
settings-keys-hint = Utile avec la saisie vocale ou si vous appuyez parfois par mégarde. Entrée, Échap, Espace et les flèches fonctionnent toujours.
settings-keys-plain = Seules
settings-keys-alt = Avec Alt
settings-keys-off = Désactivées
speed = { $speed }×
settings-motion = Animations
settings-motion-hint = En mode calme, tout est raconté en mots, sans cartes volantes ni pièces qui tournent.
motion-full = Complètes
motion-reduced = Calmes
settings-sound = Son
settings-sound-hint = Bois, laiton et papier. Ni cris ni coups de feu.
settings-text-view = Vue texte
settings-text-view-hint = La partie en texte : tableaux, choix numérotés et commandes à taper. Adaptée aux lecteurs d’écran.
settings-notices = Notifications
settings-notices-hint = Le navigateur vous prévient quand c’est à vous, même si cet onglet est en arrière-plan.
settings-notices-allow = Autoriser les notifications
settings-notices-on = Les notifications sont autorisées
settings-notices-blocked = Le navigateur n’autorise pas les notifications pour cette page.
settings-you = Vous
settings-kept = Enregistré.
settings-recovered = Bon retour parmi nous, { $name }.
programs-title = Programmes et notifications
programs-later = Après votre première partie, un programme peut jouer en votre nom, et des notifications peuvent être envoyées à l’adresse de votre choix.
tokens-title = Clés de bots
tokens-hint = Avec une clé, un programme peut jouer en votre nom : gardez-la secrète. Révoquez-la quand elle ne sert plus.
tokens-docs = Ce que les programmes peuvent faire
tokens-none = Vous n’avez créé aucune clé.
# $scope: play or tables
tokens-made-for = { $scope ->
    [tables] Joue et ouvre des tables · créée le { $date }
   *[play] Joue seulement · créée le { $date }
  }
tokens-hosts = Peut aussi créer et diriger des tables
tokens-hosts-note = Sinon, elle ne fait que jouer. Aucune clé ne peut modifier votre compte.
tokens-label = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-once = Secret de la clé « { $label } ». Il ne s’affiche que cette fois.
tokens-secret = Secret de la clé « { $label } »
tokens-revoke = Révoquer
tokens-revoke-this = Révoquer la clé « { $label } »
tokens-gone = La clé « { $label } » est révoquée.
webhook-title = Notifications par webhook
webhook-hint = Chaque fois que vous avez une décision à prendre, le serveur envoie une notification à cette adresse.
webhook-label = Adresse
webhook-set = Enregistrer l’adresse
webhook-remove = Supprimer
webhook-key = Clé du webhook
webhook-once = Chaque notification est signée avec cette clé. Elle ne s’affiche que cette fois.
webhook-gone = Les notifications ne sont plus envoyées.

data-title = Appareils, personnes et vos données
devices-title = Où vous êtes connecté
devices-hint = Déconnectez les appareils que vous n’utilisez plus. Les clés de bots créées là ne marchent plus non plus.
devices-unknown = Appareil inconnu
devices-current = Cet appareil
devices-seen = Dernière utilisation { $ago }
devices-sign-out = Déconnecter
devices-sign-out-this = Déconnecter { $device }
devices-sign-out-all = Déconnecter tous les autres appareils
devices-gone = { $device } est déconnecté.
devices-gone-all = Tous les autres appareils sont déconnectés.
blocks-title = Personnes masquées et bloquées
blocks-hint = Vous ne voyez pas leurs messages. Les personnes bloquées ne peuvent pas s’asseoir à vos tables.
blocks-none = Vous n’avez masqué ni bloqué personne.
blocks-kind-mute = Masquée le { $date }
blocks-kind-block = Bloquée le { $date }
blocks-lift = Lever
blocks-lift-this = Ne plus masquer ni bloquer { $name }
blocks-gone = Vous lisez et rencontrez de nouveau { $name }.
leave-title = Vos données
leave-hint = Enregistrez tout ce que le serveur sait de vous, ou supprimez votre compte. Les autres gardent leurs parties avec vous, sans votre nom.
leave-export = Enregistrer mes données
leave-delete = Supprimer mon compte
leave-sure = Oui, supprimer définitivement
leave-warning = Vous abandonnez toutes les parties en cours. Votre cote, vos messages et vos parties contre des bots sont supprimés. C’est irréversible.
leave-done = Votre compte est supprimé.
recover-title = J’ai joué dans un autre navigateur
recover-hint = Votre phrase de récupération ramène votre nom et vos parties dans ce navigateur.
recover-label = Phrase de récupération
recover-go = Continuer sous mon nom

## À propos

about-lead = Un jeu de plateau sur des batailles qui n’ont jamais eu lieu, gratuit et ouvert à tous.
about-fan-title = Création de fans non officielle
about-fan = Ceci est une création de fans non officielle. Elle n’est ni réalisée, ni approuvée, ni financée par l’éditeur ou les auteurs du jeu de plateau, ni par le groupe qui l’a inspiré.
about-fan-ours = Les règles viennent du jeu de plateau, tout comme les noms et les chiffres que montre son livret. Les autres cartes, ainsi que chaque phrase, chaque image et chaque son, sont de nous. Si le jeu vous plaît, achetez la boîte : entre amis, autour d’une table, c’est encore mieux.
about-fair-title = Des dés équitables
about-fair = Avant une partie, le serveur scelle un secret et montre son sceau, et chaque joueur y ajoute son propre hasard. Tous les dés et tous les tirages découlent des deux. Quand la partie est finie, le secret est révélé, et chacun peut vérifier chaque jet.
about-you-title = Ce que nous enregistrons sur vous
about-you = Un nom de votre choix, vos parties, et rien d’autre. Ni adresse e-mail, ni mot de passe, ni pistage ; rien n’est chargé depuis d’autres sites.
about-credits-title = Crédits
about-icons = Icônes de Lorc, Delapouite et autres contributeurs, { $site }, sous { $licence } ; nous les avons colorées, découpées et combinées.
about-fonts = Polices sous la SIL Open Font License 1.1 :
about-art = Les scènes des cartes, les boucliers, les hachures, la Roue et la carte marine ont été dessinés pour ce jeu.
about-code-title = Logiciel
about-code = Le moteur, les bots et cette interface sont des logiciels libres sous licence MIT.
about-api = Écrivez votre propre bot : l’interface de programmation
