### `abth play` and `abth replay`: the page of a match on a terminal, its options and commands.
### { $who } is a player; { $unit } a Unit with its numbers; { $era } a Roman numeral.

## The pending decision
terminal-turn = À vous, Manche { $round } : { $what }
terminal-challenged = { $who } vous défie, Manche { $round } : { $what }
terminal-before = Avant la partie : { $what }

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
terminal-due-keep-stolen = garder une des Reliques du vaincu
terminal-due-insert = insérer une tuile
terminal-due-gear = utiliser la Roue
terminal-due-tighten-up = jouer « Resserrez les rangs ! »
terminal-due-jump = sauter dans une Époque
terminal-due-opponent = choisir un adversaire
terminal-due-no-battle = continuer sans combat
terminal-due-choose = faire votre choix

## The options

# $what: an option, such as an action of the gears; $note: what it does
terminal-noted = { $what } : { $note }

# $tile: terminal-tile of the tile that becomes active
terminal-insert = Insérer une tuile (active ensuite : { $tile })
terminal-tile = Époques { $first } et { $second }, emplacement de jeton { $space }
terminal-chase = Jouer Poursuite : affronter une carte de la défausse de cette Époque

# $space: the name of a board space, such as II-2
terminal-face = Affronter { $unit } en { $space }
terminal-deploy = Déployer { $unit }

# $place (number): place in the line-up, from the front
terminal-assign = Attribuer « { $token } » à { $unit } (place { $place })
terminal-recruit = Recruter { $unit }
terminal-leave = Laisser { $unit }

# $count (number): Relics of that Era that the player has
terminal-keep-relic = Garder { $relic } (Époque { $era } ; vous en avez { $count })
terminal-keep-prowess = Garder le jeton Prouesse de valeur { $value }
terminal-drop = Défausser « { $token } »
terminal-play-as = Jouer { $figure }
terminal-retrieve = Reprendre { $unit }
terminal-hunt = Poursuivre { $unit }
terminal-choose = { $who }, choisissez ({ $point }) ; aide, ? et quitter aussi :

## Units
terminal-hero = Héros
terminal-base = Base

# $shields: half shields such as “<I II>”
terminal-links = liens { $shields }

# The first letters of Long-Range, Medium-Range and Close Combat, three different ones
terminal-letters = LPM

# Below the board, at most 76 columns
terminal-legend = L Longue  P Moyenne  M Mêlée  ♥ dommage  ◖II bouclier  ═II═ Lien  ⚑ Sabaton
terminal-legend-plain = Valeurs : Longue Portée/Portée Moyenne/Mêlée ; =II= est un Lien ; <I et II> sont des demi-boucliers, à gauche et à droite.

## The table
terminal-empty = vide
terminal-nobody-yet = personne encore
terminal-active-tile = tuile Active
terminal-piles = paquet { $deck }, défausse { $discard }
terminal-actions = Actions
terminal-tokens = Jetons

# $space (number): the token space that a tile indicates
terminal-points-at = → jeton { $space }
terminal-inserted = { $count } sur { $most } insérées
terminal-indicated = <- indiqué
terminal-tokens-of = Jetons : { $who } : { $tokens }

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
terminal-hidden = { $points } + { $count } caché(s)
terminal-your-hand = Votre main : { $cards }
terminal-your-hand-title = Votre main
terminal-your-deck = Votre paquet (pas dans l’ordre de pioche) : { $cards }
terminal-your-discard = Votre défausse : { $cards }
terminal-no-cards = (vide)

## The battle
terminal-battle = Combat, le Front d’abord :
terminal-attacker = Attaquant
terminal-defender = Défenseur

# $role: Attacker or Defender; $units: its line-up
terminal-side = { $role }, { $who } : { $units }
terminal-die = { $die } ({ $role }) : { $values }
terminal-sums = Totaux : { $attacker } contre { $defender }
terminal-total = Total
terminal-defeated = (vaincue)

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
terminal-help = Tapez le numéro d’un choix, ou l’action telle que l’écrit le journal, par exemple : jump II
terminal-help-rule = la règle du dernier refus, ou de cette décision
terminal-help-that-rule = cette règle
terminal-help-undo = annuler votre dernière décision, tant qu’elle n’a rien entraîné
terminal-help-board = montrer encore toute la table
terminal-help-story = raconter toute la partie jusqu’ici
terminal-help-scores = les points, autant que vous pouvez les connaître
terminal-help-save = sauvegarder la partie et continuer
terminal-help-resume = quitter cette partie et en reprendre une autre
terminal-help-quit = sauvegarder la partie et quitter
terminal-file = FICHIER

## What the program says
terminal-press-enter = Appuyez sur Entrée quand personne d’autre ne regarde.

# $name: what was typed, such as TRAVEL-25; $text: the rule
terminal-rule = { $name } : { $text }
terminal-no-rule = Il n’y a pas de règle { $name }.

# $reason: a sentence that says why, with its full stop; $atom: the rule
terminal-not-possible = { $reason } ({ $atom } ; tapez ? pour la règle)
terminal-undone = Votre décision est annulée.

# $error: what went wrong with a file
terminal-not-saved-any-more = La partie n’est plus sauvegardée : { $error }
terminal-not-saved = La partie n’a pas été sauvegardée : { $error }
terminal-saved = Sauvegardé dans { $file }.
terminal-not-resumed = La partie n’a pas pu être reprise : { $error }
terminal-resumed = Reprise : { $file }.
terminal-no-option = Il n’y a pas de choix « { $typed } » ; tapez aide pour voir ce que vous pouvez faire.
terminal-to-continue = Pour continuer : { $command }

## A match told again
terminal-stopped = Arrêt : { $reason }
terminal-not-finished = La partie n’est pas finie (Manche { $round }). Points jusqu’ici :

# $place (number): which action of the log; $text: the action; $edition: such as de
terminal-action-refused = l’action { $place } « { $text } » n’est pas permise dans l’édition { $edition } : { $reason }
terminal-action-differs = l’action { $place } « { $text } » a un autre résultat dans l’édition { $edition } : { $now } (joué : { $was })
terminal-player-decides = quelqu’un doit décider
