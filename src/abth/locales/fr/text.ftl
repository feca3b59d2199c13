### The text seat: a match as text in the terminal, for programs, and as “Text view” in the browser.
### { $who } is a player; { $era } a Roman numeral; every number is said with its noun.

## Cells of tables
text-none = { $column ->
    [shields] aucun
    [link] aucun
    [token] aucun
    [tokens] aucun
    [sabaton] aucun
    [damage] aucun
    [visitors] personne
   *[other] aucune
  }
text-caption = { $caption } :
text-nobody-yet = { $side } : aucune Unité encore.
text-figure = { $name } { $value }
text-shield-left = à gauche { $era }
text-shield-right = à droite { $era }
text-linked = avec { $place }
text-damage = subis : { $damage } sur { $icons }
text-before-dice = { $total }, dé de { $lowest } à { $highest }
text-you = { $who }, vous
text-relics = { $era } : { $count }
text-relic = { $relic } ({ $era })
text-points = { $points }, de { $least } à { $most } avec la Prouesse cachée
text-token-space = { $pointed ->
    [yes] { $space } (indiqué) : { $token }
   *[no] { $space } : { $token }
  }

## Columns
text-column-slot = Emplacement
text-column-unit = Unité
text-column-long = Longue
text-column-medium = Moyenne
text-column-close = Mêlée
text-column-damage = Dommages
text-column-abilities = Aptitudes
text-column-shields = Demi-boucliers
text-column-token = Jeton
text-column-link = Lien
text-column-line = Ligne
text-column-place = Case
text-column-era = Époque
text-column-visitors = Joueurs présents
text-column-deck = Paquet
text-column-discard = Défausse
text-column-discard-pile = Cartes défaussées
text-column-part = Élément
text-column-state = État
text-column-player = Nom
text-column-sabaton = Sabaton
text-column-hand = Main
text-column-tokens = Jetons
text-column-relics = Reliques
text-column-prowess = Prouesse restante
text-column-prowess-won = Prouesse gagnée
text-column-honor = Honneur
text-column-points = Points
text-column-known = Connues en main
text-column-dismissed = Retirées

## Headings and captions
text-heading-choose = À vous
text-heading-wait = Patientez
text-heading-over = La partie est terminée
text-heading-line-ups = Déploiements
text-heading-eras = Époques
text-heading-players = Joueurs
text-heading-log = Journal
text-heading-chat = Discussion
text-caption-totals = Totaux par Ligne
text-caption-board = Unités sur le plateau
text-caption-eras = Piles des Époques
text-caption-players = Ce que les joueurs possèdent
text-caption-piles = Cartes connues de tous
text-caption-scores = Scores finaux
text-caption-points = Points actuels

## Rows of the gears and of the totals
text-row-die = Dé
text-row-coming = Renforts à venir
text-row-relics-seen = Reliques au choix en cas de victoire
text-row-active-tile = Tuile Active
text-row-next-tile = Tuile en Attente
text-row-actions = Actions Actives
text-row-tokens = Jetons par emplacement
text-row-tiles-left = Tuiles dans la pile
text-row-tokens-left = Jetons dans la pile
text-row-relics-left = Reliques dans le paquet
text-row-honor-left = Jetons Honneur en réserve

## Sentences of the page
text-status-before = Avant la partie.
text-status = { $round }, { $phase }.
text-status-era = Vous êtes dans l’Époque { $era }.
text-prompt = { $what }. { $count ->
    [one] Un choix.
   *[other] { $count } choix.
  }
text-waiting = La décision revient à { $who }.
text-not-begun = La partie n’a pas encore commencé.
text-set-up = Mise en place
text-steps = Tapez « { $command } { $count } » pour lire les { $count } derniers tours étape par étape.
text-hand = Main { $hand }, paquet { $deck }, défausse { $discard }.
text-headquarters = { $who } a le Quartier Général et commence chaque manche.
text-winners = { $count ->
    [one] { $who } a gagné la partie.
   *[other] { $who } partagent la victoire.
  }
text-chances = Victoires sur 100 : { $attacker } { $wins }, { $defender } { $loses }.
text-chances-about = Victoires sur 100, environ : { $attacker } { $wins }, { $defender } { $loses }.

## Notes beside a choice
text-note-final = la bataille se poursuit alors d’elle-même
text-note-insert = { $inserted } ; nouvelle tuile Active : { $tile }
text-note-take = Emplacement de jeton { $space }
text-note-challenge = Main { $hand }, jetons { $tokens }
text-note-relic = Époque { $era } ; vous en avez { $count } de cette Époque ; points à gagner : { $gain }

## Commands: one word each, typed in the player’s language or in English
text-word-why = pourquoi
text-word-odds = chances
text-word-card = carte
text-word-hand = main
text-word-eras = époques
text-word-gear = roue
text-word-players = joueurs
text-word-log = journal
text-word-undo = annuler
text-word-say = dire
text-word-help = aide
text-with-number = NUMÉRO
text-with-name = NOM
text-with-words = TEXTE
text-help = Tapez le numéro d’un choix, ou des mots de ce choix, par exemple : déployer archers
text-help-why = ce que fait un choix, sa règle et un conseil
text-help-odds = les chances de la bataille en cours
text-help-card = tout ce qui figure sur une Unité
text-help-hand = vos cartes
text-help-eras = les Unités sur le plateau
text-help-gear = tuiles, actions et jetons
text-help-players = ce que possèdent les joueurs
text-help-log = tout ce qui s’est passé, étape par étape ; { text-word-log } 2 : seulement les 2 derniers tours
text-help-undo = annuler votre dernière décision, si c’est encore possible
text-help-say = dire quelque chose à la table
text-help-help = cette liste

## Answers
text-why = { $choice }. { $name } : { $text }
text-why-coach = Conseil : { $reason }
text-why-coach-instead = Conseil, plutôt : { $title }. { $reason }
text-no-battle = Il n’y a pas de bataille dont les dés restent à jeter.
text-no-card = Aucune Unité ne s’appelle « { $typed } ».
text-no-number = Le choix { $typed } n’existe pas. Choisissez de 1 à { $count }.
text-nothing-to-choose = Vous n’avez rien à choisir pour l’instant.
text-unclear = « { $typed } » n’est pas clair : rien n’a été fait. Vouliez-vous dire { $nearest } ?
text-numbered = { $number } ({ $label })
text-refused = { $reason } ({ $atom })
text-chat-line = { $who } : { $text }
text-no-chat = Il n’y a pas de chat dans le terminal.
