### The text seat: a match as text in the terminal, for programs, and as “Text view” in the browser.
### { $who } is a player; { $era } a Roman numeral; every number is said with its noun.

## Cells of tables
# An empty cell; $column: the end of the id of its column, such as “abilities”
text-none = { $column ->
   *[other] none
}


# Above a table
text-caption = { $caption }:

# $side: “Ada attacks”
text-nobody-yet = { $side }: no Units yet.

# $name: a column such as “Long”; $value: its number
text-figure = { $name } { $value }

# Half-shields in a table
text-shield-left = left { $era }
text-shield-right = right { $era }

# A Link; $place: a space such as “II 1”, or a place in a line-up
text-linked = with { $place }

# Damage that a Unit has taken
text-damage = { $damage } of { $icons } taken

# What a side brings to a Line, and what its die may add
text-before-dice = { $total }, die { $lowest } to { $highest }
text-you = { $who } (you)

# How many Relics of an Era a player has
text-relics = { $era }: { $count }
text-relic = { $relic } ({ $era })
text-points = { $points }, with hidden Prowess { $least } to { $most }

# A token space of the gears; $pointed: whether it is indicated
text-token-space = { $pointed ->
    [yes] { $space } (indicated): { $token }
   *[no] { $space }: { $token }
  }

## Columns
text-column-slot = Slot
text-column-unit = Unit
text-column-long = Long
text-column-medium = Medium
text-column-close = Close
text-column-damage = Damage
text-column-abilities = Abilities
text-column-shields = Half-shields
text-column-token = Token
text-column-link = Link
text-column-line = Line
text-column-place = Place
text-column-era = Era
text-column-visitors = Players there
text-column-deck = Deck
text-column-discard = Discard
text-column-discard-pile = Discard pile
text-column-part = Part
text-column-state = State
text-column-player = Name
text-column-sabaton = Sabaton
text-column-hand = Hand
text-column-tokens = Tokens
text-column-relics = Relics
text-column-prowess = Prowess left
text-column-prowess-won = Prowess won
text-column-honor = Honor
text-column-points = Points
text-column-known = Known in hand
text-column-dismissed = Dismissed

## Headings and captions
text-heading-choose = Your turn
text-heading-wait = Please wait
text-heading-over = The match is over
text-heading-line-ups = Line-ups
text-heading-eras = Eras
text-heading-players = Players
text-heading-log = Log
text-heading-chat = Chat
text-caption-totals = Totals by Line
text-caption-board = Units on the board
text-caption-eras = Piles of the Eras
text-caption-players = What players have
text-caption-piles = Cards that everyone knows
text-caption-scores = Final scores
text-caption-points = Points so far

## Rows of the gears and of the totals
text-row-die = Die
text-row-coming = Reinforcements to come
text-row-relics-seen = Relics to choose from after a win
text-row-active-tile = Active tile
text-row-next-tile = Next tile
text-row-actions = Active actions
text-row-tokens = Tokens by space
text-row-tiles-left = Tiles in the pile
text-row-tokens-left = Tokens in the pile
text-row-relics-left = Relics in the deck
text-row-honor-left = Honor tokens in the supply

## Sentences of the page
text-status-before = Before the match.

# $round: “Round 2 of 6”; $phase: “Time Travel”
text-status = { $round }, { $phase }.
text-status-era = You stand in Era { $era }.

# $what: what is to be decided; $count: how many choices there are
text-prompt = { $what }. { $count ->
    [one] One choice.
   *[other] { $count } choices.
  }
text-waiting = Waiting for { $who } to decide.
text-not-begun = The match has not begun.

# Heads what happened before the first turn
text-set-up = Setup

# Said once, after the first summary of a turn; $command: text-word-log;
# $count: as many turns as there are players
text-steps = Type “{ $command } { $count }” to read the last { $count } turns step by step.

# Numbers of cards
text-hand = Hand { $hand }, deck { $deck }, discard pile { $discard }.
text-headquarters = { $who } has the Headquarters and begins each Round.

# $who: one player or several; $count: how many
text-winners = { $count ->
    [one] { $who } won the match.
   *[other] { $who } shared the victory.
  }

# Chances of a battle; $attacker and $defender: players, or an Era
text-chances = { $attacker } wins { $wins } of 100, { $defender } { $loses } of 100.
text-chances-about = { $attacker } wins about { $wins } of 100, { $defender } about { $loses } of 100.

## Notes beside a choice
text-note-final = the battle then continues on its own

# $inserted: “1 of 3 inserted”; $tile: terminal-tile
text-note-insert = { $inserted }; the new Active tile: { $tile }
text-note-take = Token space { $space }
text-note-challenge = Hand { $hand }, tokens { $tokens }

# $count: Relics of that Era that the player has; $gain: points that one more adds
text-note-relic = Era { $era }; you have { $count } of this Era; points to gain: { $gain }

## Commands: one word each, typed in the player’s language or in English
text-word-why = why
text-word-odds = odds
text-word-card = card
text-word-hand = hand
text-word-eras = eras
text-word-gear = gear
text-word-players = players
text-word-log = log
text-word-undo = undo
text-word-say = say
text-word-help = help

# What follows a command: its placeholders
text-with-number = NUMBER
text-with-name = NAME
text-with-words = WORDS
text-help = Type the number of a choice, or words of it, such as: deploy archers
text-help-why = what a choice does, its rule, and what the coach says
text-help-odds = the chances of the battle on the table
text-help-card = everything printed on a Unit
text-help-hand = your cards
text-help-eras = the Units on the board
text-help-gear = tiles, actions, and tokens
text-help-players = what the players have
text-help-log = everything that has happened, step by step; { text-word-log } 2: only the last 2 turns
text-help-undo = take back your last decision, if that is still free
text-help-say = say something to the table
text-help-help = this list

## Answers
# $choice: a choice in words; $name: a rule such as TRAVEL-25; $text: what it says
text-why = { $choice }. { $name }: { $text }
# $reason: why the coach would do this; $title: what it would do instead, in short
text-why-coach = The coach’s reason: { $reason }
text-why-coach-instead = The coach would rather play: { $title }. { $reason }
text-no-battle = There is no battle with dice still to roll.
text-no-card = There is no Unit “{ $typed }”.
text-no-number = There is no choice { $typed }. Choose from 1 to { $count }.
text-nothing-to-choose = You have nothing to choose now.

# $typed: what was typed; $nearest: one choice or several, each as text-numbered
text-unclear = “{ $typed }” is unclear, so nothing was done. Did you mean { $nearest }?
text-numbered = { $number } ({ $label })

# $reason: a sentence that says why not; $atom: the rule
text-refused = { $reason } ({ $atom })

# A line of chat
text-chat-line = { $who }: { $text }
text-no-chat = There is no chat in the terminal.
