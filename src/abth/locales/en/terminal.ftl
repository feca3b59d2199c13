### `abth play` and `abth replay`: the page of a match on a terminal, its options and commands.
### { $who } is a player; { $unit } a Unit with its numbers; { $era } a Roman numeral.

## The pending decision
terminal-turn = Your turn, Round { $round }: { $what }
terminal-challenged = { $who } challenges you, Round { $round }: { $what }
terminal-before = Before the match: { $what }

# What is to be decided, after “Your turn, Round 2:”. The last nine may be joined by “or”.
terminal-due-choose-sabaton = choose your Sabaton
terminal-due-drop-token = discard one of your tokens
terminal-due-retrieve = take a card back from your discard pile
terminal-due-dismiss = dismiss a Unit in your hand for good
terminal-due-hunt = choose a Unit to chase
terminal-due-company = face only this Unit, or its linked neighbors too
terminal-due-first-unit = deploy your front Unit
terminal-due-next-unit = deploy the next Unit, or finish
terminal-due-tokens = assign Warfare tokens to your Units
terminal-due-relaunch = roll your die again, or keep it
terminal-due-recruit = recruit the defeated Unit, or leave it
terminal-due-keep-relic = keep one of the Relics
terminal-due-keep-prowess = keep one of the Prowess tokens
terminal-due-keep-stolen = keep one of the Defender’s Relics
terminal-due-insert = insert a tile
terminal-due-gear = use the gears
terminal-due-tighten-up = play “Tighten up!”
terminal-due-jump = jump to an Era
terminal-due-opponent = choose an opponent
terminal-due-no-battle = skip the battle
terminal-due-choose = make your choice

## The options

# A tile of the gears: its two Eras and the token space that it indicates
terminal-tile = Eras { $first } and { $second }, token space { $space }

# $space: the name of a board space, such as II-2
terminal-face = Face { $unit } at { $space }
terminal-deploy = Deploy { $unit }

# $place (number): place in the line-up, from the front
terminal-assign = Assign { $token } to { $unit } (slot { $place })
terminal-recruit = Recruit { $unit }
terminal-leave = Leave { $unit }

terminal-keep-prowess = Keep the Prowess token worth { $value }
terminal-drop = Discard { $token }
terminal-play-as = Play as { $figure }
terminal-retrieve = Take { $unit } back
terminal-hunt = Chase { $unit }
terminal-choose = { $who }, choose ({ $point }); or type help, ?, or quit:

## Units
terminal-hero = Hero
terminal-base = Base

# The first letters of Long-Range, Medium-Range and Close Combat, three different ones
terminal-letters = LMC

# Below the board, at most 76 columns
terminal-legend = L Long  M Medium  C Close  ♥ damage  ◖II half-shield  ═II═ Link  ⚑ Sabaton

## The table
terminal-empty = empty
terminal-nobody-yet = no Units yet
terminal-active-tile = Active tile
terminal-piles = deck { $deck }, discard { $discard }
terminal-actions = Actions
terminal-tokens = Tokens

# $space (number): the token space that a tile indicates
terminal-points-at = → token { $space }
terminal-inserted = { $count } of { $most } inserted
terminal-tokens-of = { $who }’s tokens: { $tokens }

# Headings of the players’ table, as short as possible
terminal-column-player = Player
terminal-column-era = Era
terminal-column-hand = Hand
terminal-column-deck = Deck
terminal-column-discard = Disc
terminal-column-relics = Relics
terminal-column-prowess = Prowess
terminal-column-honor = Honor
terminal-column-points = Points
terminal-column-sabaton = Sabaton
terminal-column-total = Total

# Beside the points: Prowess tokens of unknown value
terminal-hidden = { $points } + { $count } hidden
terminal-your-hand-title = Your hand
terminal-your-deck = Your deck (not in draw order): { $cards }
terminal-your-discard = Your discard pile: { $cards }
terminal-no-cards = (empty)

## The battle
terminal-total = Total

# The dice where there is little room
terminal-strong = Strong
terminal-risky = Risky

## Commands at the prompt: one word each, typed in the player’s language or in English
terminal-word-help = help
terminal-word-undo = undo
terminal-word-board = board
terminal-word-story = story
terminal-word-scores = scores
terminal-word-save = save
terminal-word-resume = resume
terminal-word-quit = quit
terminal-word-hint = hint
terminal-help = Type the number of an option, or the action as a match log writes it, such as: jump II
terminal-help-rule = show the rule behind the last refusal, or behind this decision
terminal-help-that-rule = show that rule
terminal-help-undo = undo your last decision, if nothing has happened since
terminal-help-board = show the whole table again
terminal-help-story = show the whole story so far
terminal-help-scores = show the points, as far as you can know them
terminal-help-save = save the match and keep playing
terminal-help-resume = leave this match and continue a saved one
terminal-help-quit = save the match and leave
terminal-help-hint = what you could do: two or three moves, with their chances
terminal-file = FILE

## What the program says
terminal-press-enter = Press Enter when nobody else is looking.

# $name: what was typed, such as TRAVEL-25; $text: the rule
terminal-rule = { $name }: { $text }
terminal-no-rule = There is no rule { $name }.

# $reason: a sentence that says why, with its full stop; $atom: the rule
terminal-not-possible = { $reason } ({ $atom }; type ? for the rule)
terminal-undone = Your decision has been undone.

# $error: what went wrong with a file
terminal-not-saved-any-more = The match is no longer being saved: { $error }
terminal-not-saved = The match was not saved: { $error }
terminal-saved = Saved to { $file }.
terminal-not-resumed = The match could not be resumed: { $error }
terminal-resumed = Resumed { $file }.
terminal-to-continue = To continue: { $command }

## A match told again
terminal-stopped = Stopped: { $reason }
terminal-not-finished = The match is not finished (Round { $round }). Scores so far:

# $place (number): which action of the log; $text: the action; $edition: such as de
terminal-action-refused = action { $place } “{ $text }” is not allowed in edition { $edition }: { $reason }
terminal-action-differs = action { $place } “{ $text }” has a different result in edition { $edition }: { $now } (as played: { $was })
terminal-player-decides = a player has to decide
