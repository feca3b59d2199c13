### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History : le jeu de plateau en programme.

# $cards, $help: command lines
cli-try = Essayez { $cards }, ou { $help } pour voir comment s’utilise une commande.
cli-usage = Usage :
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-default = [par défaut : {"{}"}]
cli-required = [requis]
cli-examples = Exemples
cli-bots = Bots
cli-help = Afficher cette aide et quitter.
cli-install-completion = Installer la complétion pour ce shell.
cli-show-completion = Afficher le script de complétion pour ce shell.
cli-content = Jouer avec la boîte de ce dossier au lieu de celle qui est imprimée.
cli-lang = La langue : en, de, fr, it ou es. Sinon, celle de votre système.
cli-version-option = Afficher la version et quitter.
cli-file = Un fichier JSON ; sinon, l’entrée standard.
cli-json = Donner le résultat en JSON.
cli-rounds = 6, ou 8 pour une longue campagne.
cli-edition = Les règles : default, en, de, fr, it ou es.

# What stands for a value in the help
cli-meta-file = FICHIER
cli-meta-folder = DOSSIER
cli-meta-names = NOM,…
cli-meta-seconds = SECONDES
cli-meta-address = ADRESSE
cli-meta-options = [OPTIONS]
cli-meta-command = COMMANDE [ARGUMENTS]...

# Complaints about the command line; $option, $command, $value: what was typed
cli-bad-no-option = Cette option n’existe pas : { $option }
cli-bad-no-option-like = Cette option n’existe pas : { $option } (possibles : { $possible })
cli-bad-no-command = Cette commande n’existe pas : { $command }
cli-bad-missing = Il manque { $option }
cli-bad-extra = Argument en trop : { $value }
cli-bad-needs-value = { $option } demande une valeur
cli-bad-takes-no-value = { $option } ne prend pas de valeur
cli-bad-value = Valeur impossible pour { $option } : { $value }
cli-bad-language = --lang : la langue « { $choice } » n’existe pas ; il y a { $known }
cli-cannot-write = écriture impossible : { $error }
cli-reading-input = Lecture de JSON sur l’entrée standard ; terminez par Ctrl-D.

## abth version
cli-version = Afficher la version, et si les règles sont compilées.
cli-version-compiled = règles compilées
cli-version-interpreted = règles interprétées

## abth play
cli-play = Jouer une partie dans le terminal, à plusieurs au même écran ou contre des bots.
cli-play-players = Places ; celles sans personne reçoivent un bot.
cli-play-people = Combien de personnes jouent.
cli-play-names = Les noms des personnes.
cli-play-bots = Les bots, dans l’ordre ; deux soldats si vous êtes seul.
cli-play-seed = Le même nombre redonne les mêmes dés et les mêmes tirages.
cli-play-resume = Reprendre une partie sauvegardée.
cli-play-save = Où la partie est sauvegardée.
cli-play-example-alone = vous contre deux soldats
cli-play-example-two = deux personnes au même écran
cli-play-example-duel = un contre un
cli-play-example-resume = reprendre une partie sauvegardée
cli-play-save-exists = --save : { $file } existe déjà ; --resume la reprend
cli-play-seats-wrong = --players : { $seats } places pour { $people } personnes ; on joue de 2 à 5
cli-play-people-wrong = --people : { $people }, mais { $names } noms sont donnés
cli-play-names-twice = --names : chaque nom une seule fois, et aucun vide
cli-play-name-wrong = --names : « { $name } » est trop long ou ne peut s’afficher

## abth battle
cli-battle =
    Résoudre un combat avec des dés donnés, ou calculer ses chances exactes.

    Lit un combat sous forme d’objet JSON et donne la réponse,
    ou une liste de combats, dans le même ordre.
cli-battle-example-odds = Les chances de deux Unités de Base contre deux Unités liées, sur tous les jets :
cli-battle-example-dice = Avec des dés donnés, le combat est mené et raconté ; ajoutez par exemple :
cli-battle-example-unit = Une Unité à vous, avec un jeton :
cli-battle-example-edition = L’édition allemande, et une règle maison :
cli-battle-relaunch =
    Les relances comptent : celles des Unités du plateau suivent la règle,
    celles des joueurs ("defender_is": "player"), au mieux de leur intérêt.

## abth simulate
cli-simulate = Jouer des parties entières entre bots et montrer qui a gagné.
cli-simulate-games = Combien de parties.
cli-simulate-players = Places à la table.
cli-simulate-bots = Qui joue : répartis dans l’ordre des places, une place plus loin à chaque partie. NAME:key=value règle une option, module:Class est un bot à vous.
cli-simulate-seed = Le même nombre donne les mêmes parties.
cli-simulate-processes = Combien de processus se partagent le travail.
cli-simulate-save = Y sauvegarder le journal de chaque partie.
cli-simulate-note = Le même --seed donne les mêmes parties, quel que soit le nombre de processus.
cli-simulate-interrupted = Interrompu après { $played } parties sur { $games }.
cli-matches = parties
cli-column-bot = Bot
cli-column-wins = Victoires
cli-column-share = Part
cli-column-mean = Points en moyenne
cli-column-least = Min.
cli-column-most = Max.

# $players, $shared (number): players per match; matches won by several
cli-simulate-total = { $matches } parties à { $players } ; victoires partagées : { $shared }

# $endings: the message after the next
cli-simulate-board = Combats contre le plateau : { $endings }
cli-simulate-challenges = Combats entre joueurs : { $endings }
cli-simulate-endings = gagnés par l’Attaquant { $attacker }, par le Défenseur { $defender }, par personne { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } décisions par seconde
cli-digest = Empreinte { $digest }

## abth arena
cli-arena = Faire jouer les bots entre eux : classement, statistiques et rapport.
cli-arena-bots = Qui joue. NAME:key=value règle une option, module:Class est un bot à vous.
cli-arena-games = Combien de parties, arrondi aux donnes entières.
cli-arena-players = Places à la table ; sinon autant que de bots, 4 au plus.
cli-arena-processes = Combien de processus se partagent le travail ; sinon un par cœur.
cli-arena-cluster = Jouer sur cette grappe Ray (auto : celle de cette machine, local : une nouvelle).
cli-arena-limit = Un bot qui réfléchit plus longtemps à une décision déclare forfait.
cli-arena-out = Où vont les parties et le rapport.
cli-arena-note = Interrompu ? La même commande reprend où elle s’était arrêtée.
cli-arena-processes-or-cluster = --processes ne va pas avec --cluster, qui a les siens
cli-arena-stopped = Arrêt après { $played } parties sur { $games } ; la même commande reprend.
cli-arena-continues = { $folder } : { $played } parties sur { $games } sont déjà là ; on continue.
cli-arena-time-left = temps restant
cli-arena-fast = { $speed } parties/s
cli-arena-slow = { $seconds } s/partie

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = partie { $match } : { $bot } déclare forfait : { $why } : { $message }
cli-arena-crash = la partie { $match } a planté : { $message }
cli-arena-more-forfeits = … d’autres forfaits de { $bot } : voir le rapport
cli-arena-more-crashes = … d’autres plantages : voir le rapport
cli-column-rating = Cote
cli-column-interval = Intervalle à 95 %
cli-column-score = Points
cli-column-place = Rang
cli-column-forfeits = Forfaits
cli-from-to = { $low } à { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } parties à { $players } ({ $deals } donnes, chacune depuis { $players } places) ; part équitable { $share }
cli-arena-wrong = Forfaits : { $forfeits }, plantages : { $crashes }
cli-arena-leader = Qui mène avant la dernière Manche gagne { $share } des parties
cli-arena-report = Rapport : { $file }
cli-arena-lacking = Non produit : { $what }. Pour l’obtenir : { $command }
cli-arena-plots = les graphiques de { $file }

## abth replay
cli-replay =
    Raconter une partie sauvegardée, avec les points de la fin.

    Avec --edition, le récit s’arrête à la première action que l’autre
    édition refuse ou qui y mène à autre chose.
cli-replay-file = Une partie sauvegardée ; - pour l’entrée standard.
cli-replay-edition = Suivre une autre édition : default, en, de, fr, it ou es.
cli-replay-json = Donner le classement final en JSON.
cli-replay-example = s’arrête où les règles allemandes diffèrent

## abth verify
cli-verify =
    Vérifier que les dés d’une partie étaient honnêtes.

    Rejoue la partie et recalcule chaque tirage. Finit par 0 si tout est
    juste, par 1 sinon, et par 2 s’il n’y a pas de preuve à vérifier.
cli-verify-file = La preuve d’une partie ; - pour l’entrée standard.
cli-verify-commitment = Le nombre que la table a montré avant la partie ; la preuve doit y correspondre.
cli-verify-example = le nombre que la table a montré

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file } : PAS HONNÊTE : { $complaint }
cli-verify-checked = Tirages vérifiés : { $draws }, dans { $entries } lignes du journal.
cli-verify-first = Les { $count } premières lignes viennent d’une autre partie.
cli-verify-unfinished = Le journal finit avant la partie.
cli-verify-promise = Engagement : { $number }
cli-verify-seed = Donne identique, graine « { $seed } »
cli-verify-added = { $who } a ajouté : { $entropy }
cli-verify-nothing = rien
cli-verify-fair = Honnête : chaque tirage découle du secret et de ce que les joueurs ont ajouté.

## abth cards
cli-cards = Montrer les Unités de la boîte, ou donner toute la boîte en JSON.
cli-cards-name = Montrer une carte avec sa note.
cli-cards-era = Seulement les Unités de cette Époque.
cli-cards-rank = Seulement les Unités de ce rang.
cli-cards-sort = Ordre ; les plus grands nombres d’abord.
cli-cards-json = Donner toute la boîte en JSON.
cli-cards-json-alone = donne toute la boîte et ne se combine pas
cli-cards-example-elite = les Unités d’Élite du Moyen Âge
cli-cards-example-close = les plus fortes en Mêlée d’abord
cli-cards-example-name = une carte, par son id, son titre ou un autre nom
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
cli-card-numbers = { $values } ; { $damage }
cli-card-shields = Demi-boucliers (gauche, droite) : { $shields }
cli-card-icons = Icônes : { $icons }
cli-card-aliases = Aussi appelée { $names }

# $source: where the card is printed, in English
cli-card-printed = Connue par : { $source }

## abth score
cli-score =
    Additionner les points d’un joueur par source.

    Lit un objet JSON : nombre d’Unités d’Élite et de Héros, valeurs des
    jetons Prouesse gagnés, Reliques par Époque, jetons Honneur.
    Ce qui manque compte 0.
cli-score-example = Les points de Tommy dans le livret, 18 :

## abth serve
cli-serve = Permettre de se retrouver et de jouer, dans le navigateur ou par programme.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-data = Où tout est conservé.
cli-serve-processes = Dans combien de processus pensent les bots.
cli-serve-origin = Un site dont les pages peuvent utiliser ce serveur, outre les siennes.
cli-serve-private = Envoyer les webhooks aussi aux adresses privées et locales.
cli-serve-open = Ouvrir le navigateur.
cli-serve-note = Tout tient dans un fichier. Ctrl-C arrête le serveur ; les parties reprennent au prochain démarrage.

# $address: a web address; $file: where the data is
cli-serve-listening = abth est à l’adresse { $address } et conserve ses données dans { $file }
