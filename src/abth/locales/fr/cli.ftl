### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History : jouez au jeu de plateau, hébergez-le ou faites-y jouer des bots.

# $cards, $help: command lines
cli-try = Essayez { $cards }, ou { $help } pour l’aide d’une commande.
cli-usage = Utilisation :
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-default = [par défaut : {"{}"}]
cli-required = [obligatoire]
cli-examples = Exemples
cli-bots = Bots
cli-help = Afficher cette aide et quitter.
cli-show-completion = Afficher le script qui complète les commandes dans un shell.
cli-content = Jouer avec le contenu de ce dossier plutôt qu’avec la boîte imprimée.
cli-lang = La langue : en, de, fr, it ou es. Sinon, celle de votre système.
cli-version-option = Afficher la version et quitter.
cli-file = Un fichier JSON ; sinon, l’entrée standard.
cli-json = Afficher le résultat en JSON.
cli-rounds = 6, ou 8 pour une longue campagne.
cli-edition = Les règles : default, en, de, fr, it ou es.

# What stands for a value in the help
cli-meta-file = FICHIER
cli-meta-folder = DOSSIER
cli-meta-names = NOM,…
cli-meta-seconds = SECONDES
cli-meta-address = ADRESSE
cli-meta-options = [OPTIONS]
cli-meta-command = COMMANDE [ARGUMENTS]...

# Complaints about the command line; $option, $command, $value: what was typed
cli-bad-no-option = Cette option n’existe pas : { $option }
cli-bad-no-option-like = Cette option n’existe pas : { $option } (peut-être : { $possible })
cli-bad-no-command = Cette commande n’existe pas : { $command }
cli-bad-missing = Il manque { $option }
cli-bad-extra = Argument en trop : { $value }
cli-bad-needs-value = { $option } demande une valeur
cli-bad-takes-no-value = { $option } ne prend pas de valeur
cli-bad-value = Valeur refusée pour { $option } : { $value }
cli-bad-language = --lang : la langue « { $choice } » n’existe pas ici ; choisissez parmi { $known }
cli-needs-extra = Cette commande a besoin de paquets qui ne sont pas installés : { $command }
cli-cannot-write = écriture impossible : { $error }
cli-reading-input = Lecture du JSON sur l’entrée standard ; terminez par Ctrl-D.

## abth version
cli-version = Afficher la version, et dire si les règles sont compilées.
cli-version-compiled = règles compilées
cli-version-interpreted = règles interprétées

## abth play
cli-play = Jouer une partie dans le terminal, entre amis devant un seul écran ou contre des bots.
cli-play-players = Nombre de places ; des bots prennent celles qui restent.
cli-play-people = Nombre de joueurs humains.
cli-play-names = Noms des joueurs humains.
cli-play-bots = Les bots, dans l’ordre ; deux soldats si vous jouez en solo.
cli-play-seed = Le même nombre redonne les mêmes dés et les mêmes tirages.
cli-play-resume = Reprendre une partie sauvegardée.
cli-play-save = Fichier où sauvegarder la partie.
cli-play-plain = Texte seul : ni couleurs ni dessins ; pour les lecteurs d’écran et les redirections.
cli-play-needs-colors = Les couleurs et les dessins demandent un paquet de plus : { $command }
cli-play-example-alone = vous contre deux soldats
cli-play-example-two = deux personnes devant un seul écran
cli-play-example-duel = un contre un
cli-play-example-resume = reprendre une partie sauvegardée
cli-play-example-plain = une partie en mode texte
cli-play-save-exists = --save : { $file } existe déjà ; --resume permet de continuer cette partie
cli-play-seats-wrong = --players : { $seats } places pour { $people } personnes ; le jeu se joue de 2 à 5
cli-play-people-wrong = --people : { $people }, mais { $names } noms donnés
cli-play-names-twice = --names : les noms doivent être tous différents, et aucun vide
cli-play-name-wrong = --names : « { $name } » est trop long ou contient des caractères non affichables

## abth battle
cli-battle =
    Résoudre une bataille avec des dés donnés, ou calculer ses probabilités exactes.

    Lit une bataille sous forme d’objet JSON et affiche la réponse ;
    ou une liste de batailles, avec les réponses dans le même ordre.
cli-battle-example-odds = Deux Unités de Base contre deux Unités liées, tous jets compris :
cli-battle-example-dice = Avec des dés donnés, la bataille est racontée ; ajoutez par exemple :
cli-battle-example-unit = Une Unité de votre invention, avec un jeton :
cli-battle-example-edition = L’édition allemande, et une règle maison :
cli-battle-why = Avec des dés : dire aussi pourquoi la bataille s’est terminée ainsi.
cli-battle-relaunch =
    Les relances sont comprises : un Défenseur du plateau suit la règle,
    les joueurs ("defender_is": "player") décident au mieux de leurs intérêts.

## abth simulate
cli-simulate = Jouer des parties entières entre bots et montrer qui gagne.
cli-simulate-games = Nombre de parties.
cli-simulate-players = Nombre de places à la table.
cli-simulate-bots = Les bots, répartis dans l’ordre des places et décalés d’une place à chaque partie. NAME:key=value règle une option, module:Class ou ./file.py:Class est un bot de votre cru.
cli-simulate-seed = Le même nombre donne les mêmes parties.
cli-simulate-processes = Nombre de processus qui se partagent le travail.
cli-simulate-save = Dossier où sauvegarder le journal de chaque partie.
cli-simulate-note = Le même --seed donne les mêmes parties, quel que soit le nombre de processus.
cli-simulate-interrupted = Interrompu après { $played } parties sur { $games }.
cli-matches = parties
cli-column-bot = Bot
cli-column-wins = Victoires
cli-column-share = Part
cli-column-mean = Score moyen
cli-column-least = Min.
cli-column-most = Max.

# $players, $shared (number): players per match; matches won by several
cli-simulate-total =
    { $matches ->
        [one] { $matches } partie à { $players } joueurs ; victoires partagées : { $shared }
       *[other] { $matches } parties à { $players } joueurs ; victoires partagées : { $shared }
    }

# $endings: the message after the next
cli-simulate-board = Batailles contre le plateau : { $endings }
cli-simulate-challenges = Batailles entre joueurs : { $endings }
cli-simulate-endings = gagnées par l’Attaquant { $attacker }, par le Défenseur { $defender }, par personne { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } décisions par seconde
cli-digest = Empreinte { $digest }

## abth arena
cli-arena = Faire s’affronter des bots : cotes, statistiques et rapport.
cli-arena-bots = Les bots. NAME:key=value règle une option, module:Class ou ./file.py:Class est un bot de votre cru.
cli-arena-games = Nombre de parties, arrondi à la donne entière supérieure ; par défaut 100, avec --test 4 000 au plus.
cli-arena-players = Nombre de places à la table ; par défaut autant que de bots, 4 au plus.
cli-arena-processes = Nombre de processus qui se partagent le travail ; par défaut un par cœur.
cli-arena-cluster = Jouer sur ce cluster Ray (auto : celui de cette machine, local : un nouveau).
cli-arena-limit = Un bot qui réfléchit plus longtemps à une décision perd par forfait.
cli-processor-time = Les budgets comme ms=300 comptent le temps de calcul d’un bot, et non le temps écoulé.
cli-arena-out = Dossier des parties et du rapport.
cli-arena-note = Interrompu ? La même commande reprend là où elle s’est arrêtée.
cli-arena-processes-or-cluster = --processes ne se combine pas avec --cluster, qui a ses propres processus
cli-arena-stopped = Arrêt après { $played } parties sur { $games } ; la même commande reprend.
cli-arena-continues = { $folder } : { $played } parties sur { $games } sont déjà là ; on continue.
cli-arena-time-left = temps restant
cli-arena-fast = { $speed } parties/s
cli-arena-slow = { $seconds } s/partie

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = partie { $match } : { $bot } perd par forfait : { $why } : { $message }
cli-arena-crash = la partie { $match } a planté : { $message }
cli-arena-more-forfeits = … autres forfaits ({ $bot }) : voir le rapport
cli-arena-more-crashes = … autres plantages : voir le rapport
cli-column-rating = Cote
cli-column-interval = Intervalle à 95 %
cli-column-score = Points
cli-column-place = Rang
cli-column-forfeits = Forfaits
cli-from-to = { $low } à { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } parties à { $players } joueurs ({ $deals } donnes, chacune jouée depuis { $players } places) ; part équitable { $share }
cli-arena-wrong = Forfaits : { $forfeits }, plantages : { $crashes }
cli-arena-leader = Le joueur en tête avant la dernière manche gagne { $share } des parties
cli-arena-report = Rapport : { $file }
cli-arena-lacking = Non produits : { $what }. Pour les obtenir : { $command }
cli-arena-plots = les graphiques de { $file }

## abth replay
cli-replay =
    Rejouer une partie sauvegardée : son récit et ses scores.

    Avec --edition, le récit s’arrête à la première action que l’autre
    édition refuse ou qui y donne un autre résultat.
cli-replay-file = Une partie sauvegardée ; - pour l’entrée standard.
cli-replay-edition = Rejouer selon une autre édition : default, en, de, fr, it ou es.
cli-replay-json = Afficher le classement final en JSON.
cli-replay-brief = Raconter chaque tour en une ligne.
cli-replay-brief-example = une ligne par tour
cli-replay-why = Après chaque bataille, dire pourquoi elle s’est terminée ainsi.
cli-replay-why-example = avec trois raisons après chaque bataille
cli-replay-example = s’arrête là où les règles allemandes diffèrent

## abth verify
cli-verify =
    Vérifier que les dés d’une partie étaient équitables.

    Rejoue la partie et recalcule chaque tirage. Code de sortie : 0 si tout
    est juste, 1 sinon, 2 s’il n’y a pas de preuve à vérifier.
cli-verify-file = La preuve d’une partie ; - pour l’entrée standard.
cli-verify-commitment = Le nombre que la table affichait avant la partie ; la preuve doit y correspondre.
cli-verify-example = le nombre que la table affichait

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file } : PAS ÉQUITABLE : { $complaint }
cli-verify-checked = Tirages vérifiés : { $draws }, dans { $entries } lignes du journal.
cli-verify-first = Premières lignes reprises d’une autre partie : { $count }.
cli-verify-prepared = Tirages préparés par le scénario d’une leçon : { $count } ; seuls les autres viennent des dés.
cli-verify-unfinished = Le journal s’arrête avant la fin de la partie.
cli-verify-promise = Engagement : { $number }
cli-verify-seed = Donne duplicate, mot « { $seed } »
cli-verify-added = { $who } a ajouté : { $entropy }
cli-verify-nothing = rien
cli-verify-fair = Équitable : chaque tirage découle du secret et de ce que les joueurs ont ajouté.

## abth cards
cli-cards = Afficher les cartes Unité de la boîte, ou toute la boîte en JSON.
cli-cards-name = Afficher une carte avec sa note historique.
cli-cards-era = Seulement les Unités de cette Époque.
cli-cards-rank = Seulement les Unités de ce rang.
cli-cards-sort = L’ordre ; les plus grands nombres d’abord.
cli-cards-json = Afficher toute la boîte en JSON.
cli-cards-json-alone = affiche toute la boîte et ne se combine avec rien d’autre
cli-cards-example-elite = les Unités d’Élite du Moyen Âge
cli-cards-example-close = les plus fortes en Mêlée d’abord
cli-cards-example-name = une carte, par son identifiant, son nom ou un autre nom
cli-cards-example-json = toute la boîte, pour les programmes
cli-cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-column-card = Carte
cli-column-rank = Rang
cli-column-damage = Dommages
cli-column-links = Liens
cli-column-icons = Icônes
cli-rank-base = Base
cli-rank-elite = Élite
cli-rank-hero = Héros
cli-kind-base = Unité de Base, { $copies } par Sabaton
cli-kind-elite = Unité d’Élite, Époque { $era }
cli-kind-hero = Héros, Époque { $era }

# $values: unit-values; $damage: unit-damage
cli-card-numbers = { $values } ; { $damage }
cli-card-shields = Demi-boucliers (gauche, droite) : { $shields }
cli-card-icons = Icônes : { $icons }
cli-card-aliases = Autres noms : { $names }

# $source: where the card is printed, in English
cli-card-printed = Source : { $source }

## abth score
cli-score =
    Additionner les points d’un joueur, source par source.

    Lit un objet JSON : nombre d’Unités d’Élite et de Héros, valeurs des
    jetons Prouesse gagnés, Reliques par Époque, jetons Honneur.
    Ce qui manque compte pour 0.
cli-score-example = Les points de Tommy dans le livret, 18 au total :

## abth serve
cli-serve = Ouvrir un serveur pour se retrouver et jouer, dans le navigateur ou par programme.
cli-serve-host = Adresse d’écoute ; 0.0.0.0 pour toutes.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-data = Fichier où tout est enregistré.
cli-serve-processes = Nombre de processus où réfléchissent les bots.
cli-serve-bot = Le nom d’un bot de plus sur ce serveur, et où il se trouve : NAME=./file.py:Class, NAME=module:Class ou le nom d’un bot installé, avec ses options s’il le faut. À répéter pour en ajouter d’autres.
cli-serve-origin = Un site dont les pages peuvent utiliser ce serveur, en plus du sien.
cli-serve-allowed-host = Un nom de ce serveur, outre localhost et les adresses IP ; *.example.org pour tous les noms en dessous, * pour n’importe lequel.
cli-serve-trusted-proxy = Adresse ou réseau d’un proxy dont X-Forwarded-For est pris en compte.
cli-serve-base-path = Chemin sous lequel un proxy le propose, par exemple /abth.
cli-serve-private = Envoyer aussi les webhooks aux adresses privées et locales.
cli-serve-lab = Ouvrir le laboratoire d’équilibrage sous /lab, pour les navigateurs de cet ordinateur seulement.
cli-serve-log-format = Forme des lignes du journal : text ou json. Elles ne contiennent ni adresse ni secret.
cli-bad-log-format = { $form } n’est pas un format de journal ; choisissez text ou json
cli-serve-open = Ouvrir le navigateur.
cli-serve-note = Tout est enregistré dans un seul fichier. Ctrl-C arrête le serveur ; les parties reprennent au prochain démarrage.

# $address: a web address; $file: where the data is
cli-serve-listening = abth écoute à l’adresse { $address } et enregistre ses données dans { $file }

## Plaintes propres à la ligne de commande ; les autres sont dans errors.ftl

cli-cannot-make = création impossible : { error-system }
cli-cannot-use = utilisation impossible : { error-system }
cli-cannot-listen = écoute impossible à cette adresse : { error-system }
cli-input-closed = l’entrée standard est fermée

cli-content-not-toml = TOML non valide : { $detail }
cli-content-key = clé inconnue : « { $key } »
cli-content-missing = il manque { $key }
cli-content-number = { $key } doit être un nombre de { $least } à { $most }
cli-content-numbers = { $key } doit être une liste de nombres
cli-content-text = { $key } doit être un texte de 1 à { $most } caractères
cli-content-texts = { $key } doit être une liste de textes
cli-content-id = { $key } « { $value } » doit s’écrire comme « winged-hussars »
cli-content-choice = { $key } doit être { $known }
cli-content-table = { $key } doit être une table
cli-content-tables = { $key } doit être une liste de tables
cli-content-twice = l’id « { $id } » figure deux fois
cli-content-dice = il faut deux dés, strong et risky
cli-content-actions = les quatre actions doivent être A, B, C et D
cli-content-era = les Unités d’Élite et les Héros ont une Époque (era), les Unités de Base n’en ont pas
cli-content-copies = seules les Unités de Base ont la clé copies
cli-content-tile = une tuile montre deux Époques différentes
cli-content-token = un jeton a exactement une des clés modifier, ability et moment
cli-content-modifier = la clé modifier doit changer quelque chose
cli-content-face = l’id d’une face se compose de lettres et de chiffres
cli-content-face-twice = l’id d’une face figure deux fois
cli-content-sides = un dé a six faces
cli-content-needs-sabatons = la boîte est incomplète : il faut cinq Sabatons
cli-content-needs-prowess = la boîte est incomplète : chaque Sabaton doit avoir des jetons Prouesse
cli-content-needs-base-units = la boîte est incomplète : les Unités de Base d’un Sabaton doivent remplir une main
cli-content-needs-elite-units = la boîte est incomplète : chaque Époque doit avoir des Unités d’Élite pour ses trois emplacements
cli-content-needs-tiles = la boîte est incomplète : il faut au moins trois tuiles, deux dans la Roue et une à insérer
cli-content-needs-tokens = la boîte est incomplète : il faut assez de jetons pour remplir leurs emplacements
cli-content-needs-relics = la boîte est incomplète : il faut une Relique par joueur

cli-plan-players = une partie réunit de 2 à 5 joueurs, et non { $players }
cli-plan-limit = le temps par décision doit dépasser 0 seconde
cli-plan-processor-time = « { $bot } » ne compte que le temps écoulé
cli-plan-bots = écrivez des noms séparés par des virgules, par exemple { $example }
cli-plan-most-bots = { $most } bots au plus, et non { $count }
cli-plan-bot-twice = « { $bot } » est nommé deux fois ; s’il y a plus de --players que de bots, un bot occupe de toute façon plusieurs places
cli-folder-no-plan = ce dossier contient des parties, mais pas de { $plan } ; choisissez un autre --out
cli-folder-other-plan = une autre arène a été commencée ici ({ $key } { $before }, et non { $now }) ; choisissez un autre --out
cli-folder-no-match = ce n’est pas une partie de ce plan
cli-folder-in-use = une autre arène y est en cours ; choisissez un autre --out
cli-cluster-no-ray = Ray n’est pas installé ; pour l’obtenir : { $command }
cli-cluster-unreachable = inaccessible : { $detail }
cli-cluster-cannot-play = une machine du cluster ne peut pas jouer : { $detail }
cli-worker-failed = un processus s’est terminé avec le code { $code } avant sa première partie

cli-forfeit-slow = { $took } s pour une décision, { $limit } s permises
cli-forfeit-stopped = arrêté après les { $limit } s permises
cli-forfeit-silent = ne s’est pas arrêté après les { $limit } s permises
cli-forfeit-no-number = la réponse n’était pas le numéro d’une action, mais { $kind }
cli-crash-worker = le processus s’est terminé avec le code { $code }
cli-crash-worker-thinking = le processus s’est terminé avec le code { $code } pendant que { $bot } réfléchissait
cli-crash-cluster = le cluster a perdu la partie : { $error }

cli-unfair-commitment = le secret ne correspond pas à l’engagement
cli-unfair-other-commitment = la preuve porte sur un autre engagement : { $number }
cli-unfair-seed = le secret ne correspond pas à la graine
cli-unfair-draw = les dés donnent « { $action } »
cli-unfair-script = le scénario de la leçon dit « { $action } »
cli-unfair-no-draw = il fallait un tirage ici, et les dés donnent « { $action } »

cli-serve-data-default = votre dossier de données
cli-serve-newer-data = écrit par une version plus récente d’abth ; mettez abth à jour pour l’ouvrir

## abth practice
cli-practice = Résoudre des exercices tirés de vraies parties et voir ce que vaut chaque choix.
cli-practice-kind = Seulement ce type d’exercices : line-up, token, fight ou era.
cli-practice-level = Le niveau, de 1 à 10 ; sinon, celui que vos réponses ont atteint.
cli-practice-example-kind = seulement des déploiements
cli-practice-example-level = des exercices difficiles, en allemand
# $letters: the letters of the choices
cli-practice-ask = Votre choix ({ $letters }), ou q pour arrêter :
cli-practice-again = Tapez { $letters } ou q.
