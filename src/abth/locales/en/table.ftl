### The table: the pending decision, the buttons of the action bar, the areas around it.
### { $who } is a player or several players, already joined;
### { $unit }, { $units }, { $token }, { $era }, { $actions } are named things, as in log.ftl.

# --- the action bar ---
due-title-turn = Your turn
due-title-challenged = Challenged!
# After a challenge, when the player has to choose in another player's turn
due-title-choice = Your choice
due-title-wait = Please wait
due-title-over = Game over
due-title-watch = Watching
due-title-back = Looking back
due-over = The match is over.
due-chance = Rolling or drawing…

due-choose-sabaton = Choose your Sabaton.
due-first-tile = Insert a tile: it turns the cogwheel and decides which Eras you can jump to.
due-first-tile-tighten = Insert a tile, or play “Tighten up!” first.
due-take = You may take the { $token } token.
# $actions: one or two gear actions, joined
due-use = Active Actions: { $actions }.
due-jump-one = Then jump to { $era }.
due-jump-two = Then jump to { $first } or { $second }.
due-insert-more = Insert another tile.
due-drop-token = You already hold 3 tokens. Choose one to discard.
due-retrieve = Choose a card to take back from your discard pile.
due-dismiss = Choose a Unit to dismiss for good; then you draw a card.
due-opponent-face = Choose the Unit you will face in { $era }.
due-opponent-both = Choose the Unit you will face in { $era }, or challenge { $who }.
due-opponent-challenge = Challenge { $who }.
due-no-battle = There is nobody to fight in { $era }.
due-use-before = Still available before your first Unit: { $actions }.
due-hunt = Choose a Unit to chase from the discard pile of { $era }.
due-company = Face only { $unit }, or the linked neighbors too?
due-defend-first = { $who } challenges you. Deploy your front Unit.
# $count (number): Units deployed so far
due-defend-next = { $count ->
    [one] 1 Unit deployed. Deploy up to 3 in total, front to back.
   *[other] { $count } Units deployed. Deploy up to 3 in total, front to back.
  }
due-attack-first = Deploy 1 to 4 Units, starting at the Battlefront.
due-attack-next = { $count ->
    [one] 1 Unit deployed. Deploy up to 4 in total, front to back.
   *[other] { $count } Units deployed. Deploy up to 4 in total, front to back.
  }
# $more (number): reinforcements that will be called
due-calls-strong = { $more ->
    [one] One reinforcement will join; you fight with the Strong die.
   *[other] { $more } reinforcements will join; you fight with the Strong die.
  }
due-calls-risky = { $more ->
    [one] One reinforcement will join, so you fight with the Risky die.
   *[other] { $more } reinforcements will join, so you fight with the Risky die.
  }
due-tokens = Assign Warfare tokens to your Units, at most one each, or go on without.
due-tokens-place = Choose the Unit that gets the { $token } token.
# $face (string): the numbers of the die; $left (number): re-rolls left
due-relaunch = { $left ->
    [one] Your die shows { $face }. Roll it again or keep it?
   *[other] Your die shows { $face }. Roll it again (up to { $left } times) or keep it?
  }
due-recruit = Recruit the defeated Unit, or leave it?
due-keep-relic = You won! Keep one of these { $count } Relics.
due-keep-stolen = You won! Keep one of these { $count } Relics from { $who }.
due-keep-prowess = You won! Keep one of { $who }’s Prowess tokens. Only you can see them.
due-choose = Make your choice.

# Waiting: what another player ({ $who }) is deciding
wait-choose-sabaton = { $who } is choosing a Sabaton.
wait-first-tile = { $who } is about to insert a tile.
wait-prepare = { $who } is preparing for the battle.
wait-drop-token = { $who } is discarding a token.
wait-retrieve = { $who } is taking a card back.
wait-dismiss = { $who } is dismissing a Unit.
wait-opponent = { $who } is choosing an opponent.
wait-hunt = { $who } is choosing a Unit to chase.
wait-company = { $who } is choosing which Units to face.
wait-defend-first = { $who } has been challenged and is deploying.
wait-defend-next = { $who } has been challenged and is deploying.
wait-defend-tokens = { $who } is assigning Warfare tokens.
wait-attack-first = { $who } is deploying.
wait-attack-next = { $who } is deploying.
wait-attack-tokens = { $who } is assigning Warfare tokens.
wait-defender-relaunch = { $who } is deciding whether to re-roll.
wait-attacker-relaunch = { $who } is deciding whether to re-roll.
wait-recruit = { $who } is recruiting.
wait-keep-relic = { $who } is choosing a Relic.
wait-keep-prowess = { $who } is choosing a Prowess token.
wait-keep-stolen = { $who } is choosing a Relic.

do-insert = Insert a tile
# $count (number): tiles inserted this turn
do-insert-count = { $count } of 3
do-take = Take { $token }
# $era (string): the numeral
do-jump = Jump to Era { $era }
do-challenge = Challenge { $who }
do-chase = Play Chase
do-tighten-up = Play Tighten up!
do-company-alone = Only this Unit
do-company-with = Also { $units }
do-dismiss = Dismiss { $unit } for good
do-keep-relic = Keep { $relic }
do-keep-prowess = Keep the { $value }
do-reroll = Roll again
do-keep = Keep the die
do-recruit = Recruit
do-leave = Leave it
do-no-unit = Deploy no Units
do-no-battle = Skip the battle
do-done = Done
do-engage = Engage
do-stand = Stand ready
do-roll = Roll the dice
do-undo = Undo
do-ask-back = Ask to undo
do-see-result = See the result
do-close = Close
do-continue = Continue

# --- the frame ---
table-brand = A Battle Through History
table-round = Round { $round } of { $rounds }
table-headquarters = Headquarters
table-headquarters-note = Headquarters: start player
table-menu = Table menu
table-sound-on = Sound is on
table-sound-off = Sound is off
table-theme-light = Light theme
table-theme-dark = Dark theme
table-rules = Rules
table-settings = Settings
table-leave = Leave the table
table-log-and-chat = Log and chat
table-reconnecting = Connection lost. Reconnecting…
table-clock = Time left: { $time }
table-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
table-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
table-phase-1 = Time Travel
table-phase-2 = The Battle
table-phase-3 = Restoration

# --- the Eras ---
table-era = Era { $era }
table-era-jump = Jump here
table-era-deck = { $count ->
    [one] Era deck: 1 card
   *[other] Era deck: { $count } cards
  }
table-era-discard = { $count ->
    [one] Open discard pile: 1 card
   *[other] Open discard pile: { $count } cards
  }
table-era-short = Era { $era } · deck { $deck } · discard { $discard }
table-empty-space = Empty space
table-stands-here = { $who } is here

# --- the gears ---
table-gears = Gears of History
table-active = Active
table-pending = Pending
table-tiles-left = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
table-tiles-discarded = Discarded tiles: { $count }
table-tokens = Warfare tokens
table-tokens-left = Token pile: { $count }
table-tokens-discarded = Discarded tokens: { $count }
table-token-space = Token space { $space }

# --- players ---
table-opponents = Opponents
table-you = You
table-you-points = { $points ->
    [one] You · 1 point so far
   *[other] You · { $points } points so far
  }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
# Prowess tokens of unknown value come on top
table-points-more = { $points }+ points
table-bot = Bot · { $bot }
table-person = Human
table-person-rated = Rated { $rating }
table-state-acts = Deciding
table-state-turn = Their turn
table-state-thinks = Thinking
table-state-away = Away
table-state-waits = Waiting
table-state-challenged = Challenged
table-hand = Hand
table-hand-count = { $count ->
    [one] Hand, 1 card
   *[other] Hand, { $count } cards
  }
table-deck = Deck
table-discard = Discard
table-discard-pile = Discard pile
table-discard-of = { $who }’s discard pile
table-discard-of-era = Discard pile of Era { $era }
table-own-deck = Your deck (not in draw order)
table-army-of = { $who }’s hand and deck together
table-known-of = Known cards in hand
table-aside-of = Heroes set aside
table-dismissed-of = Dismissed for good
table-relics = Relics by Era
table-relics-of = Relics
table-prowess = Prowess
table-prowess-left = Prowess tokens left: { $count }
table-prowess-won = Prowess tokens won: { $count }
table-honor = Honor
table-honor-count = Honor of the Arms: { $count }
table-tokens-held = Warfare tokens
table-era-of = Era
table-nothing = Empty
table-open-panel = Show everything { $who } has
table-copies = { $count } ×
table-points-word = { $points ->
    [one] point
   *[other] points
  }
table-look-through = See the table as { $who }

# --- drawer ---
drawer-log = Log
# read aloud: the arrow keys go from one card or rule of the log to the next
drawer-log-walk = Log; use the arrow keys to go from card to card
drawer-chat = Chat
drawer-rules = Rules
drawer-write = Message the table
drawer-send = Send
drawer-no-chat = Nobody has said anything yet.
drawer-close = Close
drawer-find-rule = Find a rule
drawer-all-rules = All rules
drawer-now = What to do now
drawer-newest = Jump to latest

# --- refusals, consent, choices ---
refused-title = Not possible
refused-rule = Rule { $atom }
refused-token-space = You can only take the indicated token.
undo-asked = { $who } asks to undo. Do you agree?
undo-asked-own = Waiting for the others to agree to undo.
undo-agree = Agree
undo-refuse = Refuse
choice-sabaton = Choose your Sabaton
choice-retrieve = Which card do you take back?
choice-hunt = Which Unit do you chase?
choice-relic = Choose a Relic
choice-relic-have = { $count ->
    [0] You have none from Era { $era }
   *[other] You have { $count } from Era { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
choice-prowess = Choose a Prowess token
choice-prowess-worth = worth { $value }
choice-drop = Which token do you discard?
curtain-title = Pass the screen to { $who }
curtain-text = { $who }’s cards will be shown next.
curtain-go = I am { $who }

# --- keyboard ---
keys-title = Keys
keys-enter = Main button
keys-digits = First, second… highlighted item
keys-arrows = Move from card to card in your hand
keys-undo = Undo
keys-insert = Insert a tile
keys-take = Take the token
keys-gear = Active Actions A to D
keys-challenge = Challenge
keys-log = Log
keys-chat = Chat
keys-battle = In a battle: pause, next step, skip
keys-help = Show these keys
keys-zoom = Enlarge the focused card
key-space = Space
