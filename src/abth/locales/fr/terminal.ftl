### `abth play` and `abth replay`: the page of a match on a terminal, its options and commands.
### { $who } is a player; { $unit } a Unit with its numbers; { $era } a Roman numeral.

## The pending decision
terminal-turn = À vous, manche { $round } : { $what }
terminal-challenged = { $who } vous défie, manche { $round } : { $what }
terminal-before = Avant la partie : { $what }

# What is to be decided, after “Your turn, Round 2:”. The last nine may be joined by “or”.
terminal-due-choose-sabaton = choisir votre Sabaton
terminal-due-drop-token = défausser un de vos jetons
terminal-due-retrieve = reprendre une carte de votre défausse
terminal-due-dismiss = retirer définitivement une Unité de votre main
terminal-due-hunt = choisir l’Unité à poursuivre
terminal-due-company = l’affronter seule, ou avec ses voisines liées
terminal-due-first-unit = déployer votre Unité au Front
terminal-due-next-unit = déployer l’Unité suivante, ou terminer
terminal-due-tokens = attribuer des jetons Tactique à vos Unités
terminal-due-relaunch = relancer votre dé, ou le garder
terminal-due-recruit = recruter l’Unité vaincue, ou la laisser
terminal-due-keep-relic = garder une des Reliques
terminal-due-keep-prowess = garder un des jetons Prouesse
terminal-due-keep-stolen = garder une des Reliques du perdant
terminal-due-insert = insérer une tuile
terminal-due-gear = utiliser la Roue
terminal-due-tighten-up = jouer « Resserrez les rangs ! »
terminal-due-jump = sauter dans une Époque
terminal-due-opponent = choisir un adversaire
terminal-due-no-battle = continuer sans combat
terminal-due-choose = faire votre choix

## The options

# A tile of the gears: its two Eras and the token space that it indicates
terminal-tile = Époques { $first } et { $second }, emplacement de jeton { $space }

# $space: the name of a board space, such as II-2
terminal-face = Affronter { $unit } en { $space }
terminal-deploy = Déployer { $unit }

# $place (number): place in the line-up, from the front
terminal-assign = Attribuer « { $token } » à { $unit } (emplacement { $place })
terminal-recruit = Recruter { $unit }
terminal-leave = Laisser { $unit }

terminal-keep-prowess = Garder le jeton Prouesse de valeur { $value }
terminal-drop = Défausser « { $token } »
terminal-play-as = Jouer { $figure }
terminal-retrieve = Reprendre { $unit }
terminal-hunt = Poursuivre { $unit }
terminal-choose = { $who }, à vous de choisir ({ $point }) ; ou bien aide, ? ou quitter :

## Units
terminal-hero = Héros
terminal-base = Base

# The first letters of Long-Range, Medium-Range and Close Combat, three different ones
terminal-letters = LPM

# Below the board, at most 76 columns
terminal-legend = L Longue  P Moyenne  M Mêlée  ♥ dommage  ◖II bouclier  ═II═ Lien  ⚑ Sabaton

## The table
terminal-empty = vide
terminal-nobody-yet = aucune Unité encore
terminal-active-tile = Tuile Active
terminal-piles = paquet { $deck }, défausse { $discard }
terminal-actions = Actions
terminal-tokens = Jetons

# $space (number): the token space that a tile indicates
terminal-points-at = → jeton { $space }
terminal-inserted = insérées : { $count } sur { $most }
terminal-tokens-of = Jetons chez { $who } : { $tokens }

# Headings of the players’ table, as short as possible
terminal-column-player = Joueur
terminal-column-era = Époque
terminal-column-hand = Main
terminal-column-deck = Paq.
terminal-column-discard = Déf.
terminal-column-relics = Reliques
terminal-column-prowess = Pr.
terminal-column-honor = Honn.
terminal-column-points = Points
terminal-column-sabaton = Sabaton
terminal-column-total = Total

# Beside the points: Prowess tokens of unknown value
terminal-hidden =
    { $count ->
        [one] { $points } + { $count } caché
       *[other] { $points } + { $count } cachés
    }
terminal-your-hand-title = Votre main
terminal-your-deck = Votre paquet (pas dans l’ordre de pioche) : { $cards }
terminal-your-discard = Votre défausse : { $cards }
terminal-no-cards = (vide)

## The battle
terminal-total = Total

# The dice where there is little room
terminal-strong = Puissant
terminal-risky = Risqué

## Commands at the prompt: one word each, typed in the player’s language or in English
terminal-word-help = aide
terminal-word-undo = annuler
terminal-word-board = plateau
terminal-word-story = récit
terminal-word-scores = points
terminal-word-save = sauver
terminal-word-resume = reprendre
terminal-word-quit = quitter
terminal-word-hint = conseil
terminal-help = Tapez le numéro d’un choix, ou l’action comme dans le fichier de la partie, par exemple : jump II
terminal-help-rule = la règle du dernier refus, ou de cette décision
terminal-help-that-rule = cette règle
terminal-help-undo = annuler votre dernière décision, tant qu’elle n’a rien entraîné
terminal-help-board = revoir toute la table
terminal-help-story = relire toute la partie jusqu’ici
terminal-help-scores = les points que vous pouvez connaître
terminal-help-save = sauvegarder la partie et continuer
terminal-help-resume = quitter cette partie et en reprendre une autre
terminal-help-quit = sauvegarder la partie et quitter
terminal-help-hint = ce que vous pourriez faire : deux ou trois coups, avec leurs chances
terminal-file = FICHIER

## What the program says
terminal-press-enter = Appuyez sur Entrée quand personne d’autre ne regarde.

# $name: what was typed, such as TRAVEL-25; $text: the rule
terminal-rule = { $name } : { $text }
terminal-no-rule = Il n’y a pas de règle { $name }.

# $reason: a sentence that says why, with its full stop; $atom: the rule
terminal-not-possible = { $reason } ({ $atom } ; tapez ? pour lire la règle)
terminal-undone = Votre décision est annulée.

# $error: what went wrong with a file
terminal-not-saved-any-more = La partie n’est plus sauvegardée : { $error }
terminal-not-saved = La partie n’a pas été sauvegardée : { $error }
terminal-saved = Partie sauvegardée dans { $file }.
terminal-not-resumed = La partie n’a pas pu être reprise : { $error }
terminal-resumed = Partie reprise : { $file }.
terminal-to-continue = Pour continuer : { $command }

## A match told again
terminal-stopped = Arrêt : { $reason }
terminal-not-finished = La partie n’est pas finie (manche { $round }). Points jusqu’ici :

# $place (number): which action of the log; $text: the action; $edition: such as de
terminal-action-refused = l’action { $place } « { $text } » n’est pas permise dans l’édition { $edition } : { $reason }
terminal-action-differs = l’action { $place } « { $text } » donne un autre résultat dans l’édition { $edition } : { $now } (dans la partie : { $was })
terminal-player-decides = un joueur doit décider
