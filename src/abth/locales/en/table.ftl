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
due-title-back = Reviewing
due-over = The match is over.
due-chance = Rolling dice or drawing…

due-choose-sabaton = Choose your Sabaton.
due-first-tile = Insert a tile to turn the cogwheel and see which Eras you can jump to.
due-first-tile-tighten = Insert a tile, or play “Tighten up!” first.
due-take = You may take the { $token } token.
# $actions: one or two gear actions, joined
due-use = Active Actions: { $actions }.
due-freezes = Once you do, no more tiles.
due-jump-one = To go on, jump to { $era }.
due-jump-two = To go on, jump to { $first } or { $second }.
due-insert-more = Insert another tile.
due-drop-token = You already hold 3 tokens. Choose one to discard.
due-retrieve = Choose a card to take back from your discard pile.
due-dismiss = Choose a Unit to dismiss for good. Then draw a card.
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
due-tokens = Assign Warfare tokens to your Units, at most one each, or continue without any.
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
do-tighten-up = Play “Tighten up!”
do-company-alone = Only this Unit
do-company-with = Face { $units } too
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
do-stand = Ready
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
table-log-and-unread = { $count ->
    [one] Log and chat, 1 new message
   *[other] Log and chat, { $count } new messages
  }
drawer-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
  }
table-offline = No connection
table-offline-move = Your move is saved and will be sent when you are back. Reconnecting…
table-offline-nothing = Nothing is lost: the match is saved on the server. Reconnecting…
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
table-nothing = Empty
table-open-panel = Show everything { $who } has
table-copies = { $count } ×
table-points-word = { $points ->
    [one] point
   *[other] points
  }
table-look-through = View the table as { $who }

# --- drawer ---
drawer-log = Log
# read aloud: the arrow keys go from one card or rule of the log to the next
drawer-log-walk = Log; use the arrow keys to go from card to card
drawer-chat = Chat
drawer-rules = Rules
drawer-write = Message the table
drawer-send = Send
drawer-no-chat = Nobody has said anything yet.
drawer-chat-players = Only those who play can read and write here.
drawer-chat-off = This table has no chat.
drawer-close = Close
drawer-find-rule = Find a rule
drawer-all-rules = All rules
drawer-now = What to do now
drawer-newest = Go to the latest

# --- refusals, consent, choices ---
refused-title = Not possible
refused-rule = Rule { $atom }
refused-token-space = You can only take the indicated token.
undo-asked = { $who } wants to undo. Do you agree?
undo-asked-own = Waiting for the others to agree to your undo.
undo-agree = Agree
undo-refuse = Decline
choice-sabaton = Choose your Sabaton
choice-sabaton-note = A Sabaton is the figure that travels through the Eras for you. All five play alike.
choice-retrieve = Which card will you take back?
choice-hunt = Which Unit will you chase?
choice-relic = Choose a Relic
choice-relic-have = { $count ->
    [0] You own no Relic of Era { $era }
    [one] You own 1 Relic of Era { $era }
   *[other] You own { $count } Relics of Era { $era }
  }
choice-relic-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
choice-prowess = Choose a Prowess token
choice-prowess-worth = worth { $value }
choice-drop = Which token will you discard?
curtain-title = Pass the screen to { $who }
curtain-text = { $who }’s cards will be shown next.
curtain-go = I’m { $who }

# --- keyboard ---
keys-title = Keys
keys-enter = Main button
keys-digits = Choose the first, second… card, token, or Unit
keys-arrows = Move from card to card in your hand
keys-undo = Undo
keys-insert = Insert a tile
keys-take = Take the token
keys-gear = Active Actions A to D
keys-challenge = Challenge the first, second… player after you
keys-log = Log
keys-chat = Chat
keys-battle = In a battle: pause, next step, skip
keys-help = Show these keys
# Which keys work, below the list; a link to the settings follows
keys-are-plain = Letters and digits work by themselves.
keys-are-alt = Letters and digits work together with Alt.
keys-are-off = Letters and digits are turned off.
keys-change = Change this in the settings
# The first thing that the Tab key reaches at the table
table-skip = Skip to what to do now
# Leads to the first card, token or Unit that can be chosen
due-to-choices = Go to the choices
# For screen readers: what was skipped; a summary follows
heard-skipped = { $count ->
    [one] Skipped 1 message.
   *[other] Skipped { $count } messages.
  }
heard-undone = The match went back.
heard-online = The connection is back.
# A line of the chat
heard-chat = { $name } says: { $text }
keys-zoom = Enlarge the focused card
key-space = Space
key-enter = Enter
keys-escape = Close, or clear your selection
keys-jump = Jump to Era I to IV
keys-tokens = Play Chase, play Tighten up!
keys-reroll = Roll again
keys-no = Decline: no battle, no Unit, leave it
key-escape = Esc

# --- what the next tile would give, and what a step ends ---
preview-title = The next tile
preview-eras = You can then jump to { $eras }.
preview-unknown = Its Eras are unknown until it is drawn.
preview-actions = Active: { $actions }.
preview-idle = Active, but of no use now: { $actions }.
preview-token = Token to take: { $token }.
preview-no-token = There is no token to take.
ends-insert = After that, no more tiles this turn.
ends-with-jump = No longer possible after the jump: { $things }.
ends-thing-tiles = inserting tiles
ends-thing-token = taking the token

# --- what one could do instead of something refused: `could` joins the others with “or” ---
could = You can { $things }.
could-jump = jump to { $eras }
could-face = face { $units }
could-challenge = challenge { $who }
could-company = choose who to face
could-insert = insert a tile
could-take = take the { $token } token
could-use = use { $actions }
could-dismiss = choose the Unit to dismiss
could-deploy = deploy a Unit from your hand
could-lay = assign { $tokens } to a Unit
could-finish = finish with the main button
could-choose = choose one of those shown
undo-same-chance = If you undo a roll or draw, the same result comes up again.

# --- presence, absent players, ending early ---
# $ago: such as "3 minutes ago"
presence-here = Here
presence-away = Away, last seen { $ago }
presence-gone = Gone, last seen { $ago }
presence-replaced = A bot is playing; they can come back at any time
presence-resigned = Gave up; a bot plays on
table-state-gone = Gone
table-state-replaced = Bot playing
table-state-resigned = Gave up
notice-absent = { $who } is away, last seen { $ago }.
notice-late = { $who } has run out of time.
notice-call = Let a bot play
notice-wait = Keep waiting
# $names: players, joined with "and"
notice-called = { $names }: “Let a bot play for { $who }!” Do you agree?
notice-called-own = Waiting for { $names } to agree that a bot should play for { $who }.
notice-resigned = You gave up this match. A bot is playing on for you.
menu-open = End the match or give up
menu-title = End the match
menu-end-unrated = Offer to end without a result
menu-end-unrated-note = Everyone still playing must agree. Nobody wins, and no rating changes.
menu-end-points = Offer to end with the points so far
menu-end-points-note = Everyone still playing must agree. The player with the most points wins, and the match counts like any other.
menu-leave = Leave for a while
menu-leave-note = A bot plays for you until you come back. If you are not back at the end, you finish last.
menu-resign = Give up
menu-resign-ends = The match ends, and you lose it.
menu-resign-goes-on = A bot plays on for you. You finish last and cannot come back.
menu-resign-sure = Yes, give up
offer-unrated = { $who } offers to end the match without a result: nobody wins, and no rating changes.
offer-points = { $who } offers to end the match with the points so far. It counts like any other.
offer-own-unrated = You offered to end the match without a result. Waiting for { $names }.
offer-own-points = You offered to end the match with the points so far. Waiting for { $names }.
offer-withdraw = Withdraw
note-bot-called = The others called in a bot for { $names }.
note-left = { $names } left for a while. A bot took over.
note-timed-out = { $names } ran out of time. A bot took over.
note-back = { $names } came back.
note-resigned = { $names } gave up.
note-ended = The match was ended early.

# --- the match as text ---
text-view = Text view
text-view-table = Table view
text-view-command = Your command
text-view-hint = A number or words.
text-view-language = Language
# Unfolds what happened in a turn of another player
text-view-steps = Step by step
