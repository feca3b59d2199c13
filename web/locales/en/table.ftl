### The table: what is due, the buttons of the action bar, the areas around it.
### { $who } is a player or a list of players ("Chris or Joakim" is already joined with "and");
### { $unit }, { $units }, { $token }, { $era }, { $actions } are named things, as in log.ftl.

# --- the action bar ---
due-title-turn = Your turn
due-title-challenged = Challenged!
# After a challenge, when something is to be chosen in another player's turn
due-title-choice = Your choice
due-title-wait = Please wait
due-title-over = The end
due-title-watch = Watching
due-title-back = Looking back
due-over = The match is over.
due-chance = Chance decides.

due-choose-sabaton = Choose the Sabaton you will play.
due-first-tile = Insert a tile: it turns the wheel and opens the Eras you can travel to.
due-first-tile-tighten = Insert a tile, or play Tighten up! first.
due-take = You may take { $token }.
# $actions: one or two gear actions, joined
due-use = Active: { $actions }.
due-jump-one = Then jump to { $era }.
due-jump-two = Then jump to { $first } or { $second }.
due-insert-more = Insert another tile.
due-drop-token = You hold 3 tokens. Choose the one that makes room.
due-retrieve = Choose the card that comes back from your discard pile.
due-dismiss = Choose the Unit that leaves your Army for good; then you draw a card.
due-opponent-face = Choose the Unit you will face in { $era }.
due-opponent-both = Choose the Unit you will face in { $era }, or challenge { $who }.
due-opponent-challenge = Challenge { $who }.
due-no-battle = Nobody can be fought in { $era }.
due-use-before = Still to be used before your first Unit: { $actions }.
due-hunt = Choose whom to chase from the discard pile of { $era }.
due-company = Face { $unit } alone, or with its linked neighbours?
due-defend-first = { $who } challenges you. Deploy your front Unit.
# $count (number): Units deployed so far
due-defend-next = { $count ->
    [one] 1 Unit placed. Deploy up to 3, front first.
   *[other] { $count } Units placed. Deploy up to 3, front first.
  }
due-attack-first = Deploy 1 to 4 Units, front first.
due-attack-next = { $count ->
    [one] 1 Unit placed. Deploy up to 4, front first.
   *[other] { $count } Units placed. Deploy up to 4, front first.
  }
# $more (number): reinforcements that will be called
due-calls-strong = { $more ->
    [one] One reinforcement will come; you fight with the Strong die.
   *[other] { $more } reinforcements will come; you fight with the Strong die.
  }
due-calls-risky = { $more ->
    [one] One reinforcement will come, so you fight with the Risky die.
   *[other] { $more } reinforcements will come, so you fight with the Risky die.
  }
due-tokens = Lay Warfare tokens on your Units, at most one on each, or go on without.
due-tokens-place = Choose the Unit that { $token } goes to.
# $face (string): the numbers of the die; $left (number): re-rolls left
due-relaunch = { $left ->
    [one] Your die shows { $face }. Roll it again or keep it?
   *[other] Your die shows { $face }. Roll it again ({ $left } times at most) or keep it?
  }
due-recruit = Recruit the defeated Unit, or leave it?
due-keep-relic = You won! Keep one of these { $count } Relics.
due-keep-stolen = You won! Keep one of these { $count } Relics of { $who }.
due-keep-prowess = You won! Keep one of these Prowess tokens of { $who }. Only you see them.
due-choose = Choose.

# Waiting: what somebody else ({ $who }) decides just now
wait-choose-sabaton = { $who } chooses a Sabaton.
wait-first-tile = { $who } is about to insert a tile.
wait-prepare = { $who } prepares for the battle.
wait-drop-token = { $who } gives up a token.
wait-retrieve = { $who } takes a card back.
wait-dismiss = { $who } dismisses a Unit.
wait-opponent = { $who } looks for an opponent.
wait-hunt = { $who } chooses whom to chase.
wait-company = { $who } chooses whom to face.
wait-defend-first = { $who } is challenged and deploys.
wait-defend-next = { $who } is challenged and deploys.
wait-defend-tokens = { $who } lays Warfare tokens.
wait-attack-first = { $who } deploys.
wait-attack-next = { $who } deploys.
wait-attack-tokens = { $who } lays Warfare tokens.
wait-defender-relaunch = { $who } decides about the die.
wait-attacker-relaunch = { $who } decides about the die.
wait-recruit = { $who } recruits.
wait-keep-relic = { $who } chooses a Relic.
wait-keep-prowess = { $who } chooses a Prowess token.
wait-keep-stolen = { $who } chooses a Relic.

do-insert = Insert a tile
# $count (number): tiles inserted this turn
do-insert-count = { $count } of 3
do-take = Take { $token }
# $era (string): the numeral
do-jump = Jump to Era { $era }
do-challenge = Challenge { $who }
do-chase = Play Chase
do-tighten-up = Play Tighten up!
do-company-alone = Face it alone
do-company-with = With { $units }
do-dismiss = Dismiss { $unit } for good
do-keep-relic = Keep { $relic }
do-keep-prowess = Keep the { $value }
do-reroll = Roll again
do-keep = Keep the die
do-recruit = Recruit
do-leave = Leave
do-no-unit = Deploy nobody
do-no-battle = Go without a battle
do-done = Done
do-engage = Engage
do-stand = Stand ready
do-roll = Roll the dice
do-undo = Undo
do-ask-back = Ask to go back
do-see-result = See the result
do-close = Close
do-continue = Continue

# --- the frame ---
table-brand = A Battle Through History
table-round = Round { $round } of { $rounds }
table-headquarters = Headquarters
table-headquarters-note = Headquarters: the start player
table-menu = Table menu
table-sound-on = Sound is on
table-sound-off = Sound is off
table-theme-light = Light theme
table-theme-dark = Dark theme
table-rules = Rules
table-settings = Settings
table-leave = Leave the table
table-log-and-chat = Log and chat
table-reconnecting = The connection was lost. It is being restored …
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

# --- the eras ---
table-era = Era { $era }
table-era-jump = Jump here
table-era-deck = Era deck: { $count } cards
table-era-discard = Open discard pile: { $count } cards
table-era-short = Era { $era } · deck { $deck } · discard { $discard }
table-empty-space = Empty space
table-stands-here = { $who } stands here

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
table-person = Person
table-person-rated = Rated { $rating }
table-state-acts = To act
table-state-turn = Has the turn
table-state-thinks = Thinking
table-state-away = Away
table-state-waits = Waits
table-state-challenged = Challenged
table-hand = Hand
table-hand-count = Hand, { $count } cards
table-deck = Deck
table-discard = Discard
table-discard-pile = Discard pile
table-discard-of = Discard pile of { $who }
table-discard-of-era = Discard pile of Era { $era }
table-own-deck = Your deck, sorted
table-army-of = Hand and deck of { $who } together
table-known-of = Known to be in hand
table-aside-of = Heroes set aside
table-dismissed-of = Dismissed for good
table-relics = Relics by Era
table-relics-of = Relics
table-prowess = Prowess
table-prowess-left = Own Prowess tokens left: { $count }
table-prowess-won = Prowess tokens won: { $count }
table-honor = Honor
table-honor-count = Honor of the Arms: { $count }
table-tokens-held = Warfare tokens held
table-era-of = Era
table-nothing = Nothing here
table-open-panel = Show everything of { $who }
table-copies = { $count } ×
table-points-word = { $points ->
    [one] point
   *[other] points
  }
table-look-through = See the table as { $who }

# --- drawer ---
drawer-log = Log
# read aloud: the arrow keys go from one card or rule of the log to the next
drawer-log-walk = Log; the arrow keys go from card to card
drawer-chat = Chat
drawer-rules = Rules
drawer-write = Write to the table
drawer-send = Send
drawer-no-chat = Nobody has said anything yet.
drawer-close = Close
drawer-find-rule = Find a rule
drawer-all-rules = All rules
drawer-now = What is due now
drawer-newest = To the newest

# --- refusals, consent, choices ---
refused-title = Not possible
refused-rule = Rule { $atom }
refused-token-space = Only the indicated token can be taken.
undo-asked = { $who } asks to go back. Do you agree?
undo-asked-own = Waiting for the others to agree to go back.
undo-agree = Agree
undo-refuse = Refuse
choice-sabaton = Choose your Sabaton
choice-retrieve = Which card comes back?
choice-hunt = Whom do you chase?
choice-relic = Choose a Relic
choice-relic-have = { $count ->
    [0] You have none of Era { $era }
   *[other] You have { $count } of Era { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
choice-prowess = Choose a Prowess token
choice-prowess-worth = worth { $value }
choice-drop = Which token makes room?
curtain-title = Pass the screen to { $who }
curtain-text = The cards of { $who } come into sight next.
curtain-go = I am { $who }

# --- keyboard ---
keys-title = Keys
keys-enter = The main button
keys-digits = The first, second … thing that glows
keys-arrows = From card to card in the hand
keys-undo = Undo
keys-insert = Insert a tile
keys-take = Take the token
keys-gear = Active Actions A to D
keys-challenge = Challenge
keys-log = Log
keys-chat = Chat
keys-battle = In a battle: pause, next step, skip
keys-help = These keys
keys-zoom = The card in focus as a big picture
key-space = Space
