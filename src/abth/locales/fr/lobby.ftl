### Une nouvelle table, et la table avant le départ.

new-title = Créer une table
new-lead = Choisissez qui joue et comment. Les réglages par défaut conviennent très bien pour commencer.
new-who = Qui joue
table-name-of = Chez { $name }
new-name = Nom de la table
new-players = Joueurs
new-seat = Place { $seat }
sitter-me = { $name } (vous)
sitter-friend = Quelqu’un, par un lien
sitter-here = Quelqu’un devant cet écran
sitter-bot = Bot : { $bot }
new-seat-thinking = Réflexion, place { $seat }
new-invitation = Sur invitation seulement
new-invitation-note = La table n’apparaît dans aucune liste ; seules les personnes qui ont le lien peuvent la rejoindre.

new-how = Comment on joue
new-rounds-note = Une partie normale compte six manches, une longue campagne huit.
new-clock = Temps par tour
new-clock-none = Sans limite
new-clock-live-60 = Une minute
new-clock-live-180 = Trois minutes
new-clock-live-600 = Dix minutes
new-clock-days-1 = Un jour
new-clock-days-3 = Trois jours
new-clock-days-7 = Une semaine
new-away = Si quelqu’un part ou épuise son temps
new-away-bot = Un bot prend le relais
new-away-wait = Les autres attendent
new-away-who = Quel bot prend le relais
new-odds = Afficher les probabilités exactes
new-odds-note = Avant chaque bataille, tout le monde voit les chances de chaque camp.
new-spectators = Spectateurs autorisés
new-spectators-note = Ils ne voient que ce qui est visible sur la table.
new-delay = Les spectateurs voient la partie
new-delay-by =
    { $delay ->
        [0] en direct
        [one] { $delay } étape plus tard
       *[other] { $delay } étapes plus tard
    }
new-start = Qui commence
new-start-chance = Au hasard
new-create = Créer la table

## Options avancées : arbitrages

new-advanced = Options avancées : arbitrages et donnes duplicate
new-advanced-none = Nos arbitrages habituels
new-advanced-some =
    { $count ->
        [one] { $count } arbitrage modifié
       *[other] { $count } arbitrages modifiés
    }
new-advanced-note = Ces réglages tranchent là où les règles imprimées laissent un doute ou lorsque les éditions diffèrent. Rien ne vous oblige à y toucher.
new-advanced-reset = Revenir aux arbitrages de l’édition
new-edition = Édition
new-edition-note = Les éditions imprimées diffèrent sur quelques points de règle.
edition-default = Nos arbitrages
edition-en = Anglaise
edition-de = Allemande
edition-fr = Française
edition-it = Italienne
edition-es = Espagnole
new-seed = Donne duplicate
new-seed-note = Les tables qui portent ici le même mot reçoivent les mêmes dés et les mêmes tirages : on peut ainsi comparer les résultats. Laissez vide pour un hasard neuf et équitable.

ruling-group-travel = Voyage dans le Temps, actions et jetons Tactique
ruling-group-links = Liens
ruling-group-challenge = Défis entre joueurs
ruling-group-battle = Bataille et Aptitudes
ruling-group-rewards = Récompenses
ruling-group-decks = Paquets

ruling-gear-queue = Comment une nouvelle tuile entre-t-elle dans la Roue de l’Histoire ?
ruling-gear-queue-note = La tuile Active détermine les Époques où vous pouvez sauter.
ruling-gear-queue-pending-then-active = Elle est d’abord en Attente, puis devient Active
ruling-gear-queue-direct-to-active = Elle devient Active aussitôt ; la tuile en Attente reste
ruling-gear-step = De combien chaque tuile fait-elle tourner la Roue ?
ruling-gear-step-note = Les deux actions désignées par les flèches sont actives.
ruling-gear-step-1 = Un secteur
ruling-gear-step-2 = Deux secteurs
ruling-gear-step-3 = Trois secteurs
ruling-gear-sectors = Dans quel ordre les quatre actions figurent-elles sur la Roue ?
ruling-gear-sectors-note = A Tirer 2 cartes, B Reprendre, C Retirer, D Regrouper.
ruling-gear-arrows = Quels sont les deux secteurs actifs ?
ruling-gear-arrows-note = Deux flèches pointent vers la Roue.
ruling-gear-arrows-0-1 = Deux voisins
ruling-gear-arrows-0-2 = Deux opposés
ruling-gear-start = Comment la Roue est-elle orientée au début ?
ruling-gear-start-note = Avant que les deux tuiles de la mise en place la fassent tourner.
ruling-gear-start-random = Au hasard
ruling-gear-start-0 = Orientation 1
ruling-gear-start-1 = Orientation 2
ruling-gear-start-2 = Orientation 3
ruling-gear-start-3 = Orientation 4
ruling-gear-token-pointer = Qu’est-ce qui indique le jeton Tactique à prendre ?
ruling-gear-token-pointer-note = À chaque tour, un des trois jetons près de la Roue est disponible.
ruling-gear-token-pointer-tile = La tuile Active
ruling-gear-token-pointer-wheel = La position de la Roue
ruling-tokens-at-limit = Et si vous avez déjà trois jetons Tactique ?
ruling-tokens-at-limit-note = C’est la limite.
ruling-tokens-at-limit-swap-or-decline = Vous pouvez en échanger un contre le nouveau
ruling-tokens-at-limit-decline-only = Vous ne pouvez pas en prendre
ruling-actions-deadline = Jusqu’à quand peut-on utiliser les deux Actions Actives ?
ruling-actions-deadline-note = Chacune une fois par tour.
ruling-actions-deadline-deployment = Jusqu’à votre déploiement
ruling-actions-deadline-jump = Jusqu’au Saut dans le Temps
ruling-tokens-tighten-up = Quelle action donne « Resserrez les rangs ! » ?
ruling-tokens-tighten-up-note = Ce jeton Tactique se joue : il n’est pas attribué à une Unité.
ruling-tokens-tighten-up-A = Tirer 2 cartes
ruling-tokens-tighten-up-B = Reprendre
ruling-tokens-tighten-up-C = Retirer
ruling-tokens-tighten-up-D = Regrouper
ruling-deck-reshuffle-on-action = Remélange-t-on la défausse quand il n’y a pas assez de cartes pour une action ?
ruling-deck-reshuffle-on-action-note = À la fin d’un tour, toujours.
ruling-deck-reshuffle-on-action-false = Non, on tire ce qu’il y a
ruling-deck-reshuffle-on-action-true = Oui, et l’on continue de tirer
ruling-deck-era-reshuffle = Quand un paquet d’Époque vide est-il renouvelé ?
ruling-deck-era-reshuffle-note = À partir de sa défausse.
ruling-deck-era-reshuffle-on-draw = Quand il faut une carte
ruling-deck-era-reshuffle-on-empty = À la fin du tour où il s’est vidé
ruling-links-topology = La dernière Époque et la première sont-elles voisines ?
ruling-links-topology-note = Vous pouvez affronter ensemble des Unités liées du plateau.
ruling-links-topology-row = Non, le plateau est une rangée
ruling-links-topology-ring = Oui, le plateau est un anneau
ruling-links-chain-scope = Quelles Unités liées du plateau peut-on affronter ensemble ?
ruling-links-chain-scope-note = À partir de l’Unité que vous choisissez.
ruling-links-chain-scope-direct = Ses voisines directes seulement
ruling-links-chain-scope-run = Toute la chaîne ininterrompue
ruling-links-absorb = Quels dommages un Lien absorbe-t-il ?
ruling-links-absorb-note = Un jeton Lien absorbe un dommage, puis est retiré.
ruling-links-absorb-all = Tous les dommages
ruling-links-absorb-line-only = Ceux d’une Ligne de Combat seulement
ruling-challenge-defender-reinforcements = D’où viennent les renforts d’un joueur défié ?
ruling-challenge-defender-reinforcements-note = Ceux de l’Attaquant viennent toujours de son paquet.
ruling-challenge-defender-reinforcements-own-deck = Du paquet du Défenseur
ruling-challenge-defender-reinforcements-era-deck = Du paquet de l’Époque de l’Unité
ruling-challenge-defender-min = Combien d’Unités un joueur défié doit-il déployer ?
ruling-challenge-defender-min-note = Un joueur sans carte en main n’en déploie aucune.
ruling-challenge-defender-min-1 = Une au moins
ruling-challenge-defender-min-0 = Aucune, s’il le souhaite
ruling-challenge-defender-tokens = Quand un joueur défié attribue-t-il ses jetons Tactique ?
ruling-challenge-defender-tokens-note = Plus c’est tard, plus il en sait.
ruling-challenge-defender-tokens-at-deployment = Lors du déploiement
ruling-challenge-defender-tokens-after-assault = À l’étape des jetons, avant l’Attaquant
ruling-abilities-hd-chain = Une Mort Héroïque peut-elle en déclencher une autre ?
ruling-abilities-hd-chain-note = Une Unité vaincue par une Mort Héroïque peut avoir elle-même cette Aptitude.
ruling-abilities-hd-chain-true = Oui
ruling-abilities-hd-chain-false = Non
ruling-abilities-accuracy = Que fait la Précision ?
ruling-abilities-accuracy-note = Elle vous protège de la Mort Héroïque des Unités que vous vainquez.
ruling-abilities-accuracy-first-damage = Premier dommage d’une Ligne sans Mort Héroïque
ruling-abilities-accuracy-cancel-points = Premiers dommages de Mort Héroïque annulés
ruling-abilities-accuracy-on-hd = La Précision couvre-t-elle aussi les dommages de Mort Héroïque ?
ruling-abilities-accuracy-on-hd-note = Ne compte qu’avec la première lecture de la Précision.
ruling-abilities-accuracy-on-hd-false = Non
ruling-abilities-accuracy-on-hd-true = Oui
ruling-abilities-diversion-on-hd = La Diversion attire-t-elle aussi les dommages de Mort Héroïque ?
ruling-abilities-diversion-on-hd-note = Une Unité avec Diversion attire le premier dommage d’une Ligne.
ruling-abilities-diversion-on-hd-false = Non
ruling-abilities-diversion-on-hd-true = Oui
ruling-icons-count = Comment comptent les icônes Renforts et Assaut ?
ruling-icons-count-note = Certaines Unités portent deux fois la même icône.
ruling-icons-count-per-icon = Chaque icône compte
ruling-icons-count-per-unit = Chaque Unité compte une fois
ruling-battle-early-end = La bataille s’arrête-t-elle dès qu’un camp n’a plus d’Unités ?
ruling-battle-early-end-note = Sinon, les trois Lignes de Combat sont jouées.
ruling-battle-early-end-true = Oui, aussitôt
ruling-battle-early-end-false = Non, toutes les Lignes sont jouées
ruling-rewards-recruit = Quelles Unités vaincues l’Attaquant recrute-t-il ?
ruling-rewards-recruit-note = Après une bataille contre le plateau, gagnée ou perdue.
ruling-rewards-recruit-all = Toutes
ruling-rewards-recruit-choose = Celles que l’Attaquant choisit
ruling-relics-reveal = Qui voit les Reliques tirées ?
ruling-relics-reveal-note = Le vainqueur en garde une.
ruling-relics-reveal-public = Tout le monde
ruling-relics-reveal-private = L’Attaquant seulement
ruling-honor-supply = Combien y a-t-il de jetons Honneur des Armes ?
ruling-honor-supply-note = Chacun vaut 1 point.
ruling-honor-supply-8 = Huit, comme dans la boîte
ruling-honor-supply-unlimited = Autant qu’on en gagne

## La table avant le départ

table-missing = Cette table n’existe pas
table-closed = L’hôte a fermé cette table.
table-closed-log = Enregistrer la partie
table-closed-proof = Enregistrer la preuve des dés
table-away = Un bot remplace { $names }.
table-come-back = Reprendre ma place
lobby-lead =
    { $taken ->
        [one] { $taken } place prise sur { $seats }.
       *[other] { $taken } places prises sur { $seats }.
    }
lobby-seats = Places
lobby-seat-open = En attente d’un joueur
# $name: a player of the last match
lobby-seat-kept = Réservée à { $name }
lobby-seat-kept-yours = Réservée pour vous
lobby-keep-no-longer = Ouvrir aux autres
lobby-keep-no-longer-name = Ouvrir aux autres la place de { $name }
lobby-decline = Non, merci
lobby-seat-bot = Bot
lobby-seat-you = Vous
lobby-seat-here = Devant cet écran
lobby-seat-person = En ligne
lobby-seat-absent = Hors ligne pour l’instant
lobby-sit = Prendre place
lobby-add-here = Ajouter quelqu’un devant cet écran
lobby-add = Ajouter
lobby-add-bot = Ajouter : { $bot }
lobby-bot-level = Niveau des bots
lobby-fill = Compléter avec des bots
lobby-remove = Enlever
lobby-remove-name = Enlever { $name }
lobby-stand-up = Se lever
lobby-invite = Inviter des amis
lobby-invite-only = Seules les personnes qui ont ce lien peuvent rejoindre la table.
lobby-invite-open = Envoyez ce lien. La table figure aussi sur la page d’accueil.
lobby-start = Lancer la partie
lobby-ready = Tout le monde est là.
lobby-missing =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
lobby-close = Fermer la table
lobby-waiting-people = En attente de joueurs
lobby-waiting-host = L’hôte va lancer la partie
lobby-waiting-hint = Cette page se met à jour toute seule.
lobby-agreed = Réglages de la partie
lobby-fair = Les dés de cette partie sont déjà scellés :
lobby-fair-more = ce que cela signifie
lobby-seal = SHA-256 du secret des dés
lobby-hot-seat = { $names } partagent cet écran et jouent à tour de rôle.

## Amis : qui est là, et qui arrive par un lien

lobby-last-seen = Dernière connexion { $ago }
invited-title = On vous attend !
invited-text = Comment les autres doivent-ils vous appeler à la table « { $table } » ?
invited-sit = Prendre place
invited-watch = Regarder seulement
new-call = Qui peut appeler un bot en cas d’absence
new-call-all = Tous les présents, d’un commun accord
new-call-host = L’hôte seul
