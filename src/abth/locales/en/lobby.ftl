### A new table, and the table before the start.

new-title = Create a table
new-lead = Choose who plays and how. The defaults are a good start.
new-who = Who plays
# Default name of a table. $name: its host.
table-name-of = { $name }’s table
new-name = Name of the table
new-players = Players
# $seat: number of the seat, from 1.
new-seat = Seat { $seat }
# $name: the player at this screen.
sitter-me = { $name } (you)
sitter-friend = A friend, by link
sitter-here = Someone at this screen
# $bot: rank of the bot, such as Captain.
sitter-bot = Bot: { $bot }
new-seat-thinking = Thinking time, seat { $seat }
new-invitation = By invitation only
new-invitation-note = The table is not listed. Only people with the link can join.

new-how = How you play
new-rounds-note = A standard match has six Rounds, a Long Campaign eight.
new-clock = Time for each turn
new-clock-none = No limit
new-clock-live-60 = One minute
new-clock-live-180 = Three minutes
new-clock-live-600 = Ten minutes
new-clock-days-1 = One day
new-clock-days-3 = Three days
new-clock-days-7 = A week
new-away = When someone leaves or runs out of time
new-away-bot = A bot takes over
new-away-wait = The match waits
new-away-who = Which bot takes over
new-odds = Show exact odds
new-odds-note = Before each battle, everyone sees both sides’ chances.
new-spectators = Spectators may watch
new-spectators-note = They see only what is face up on the table.
new-delay = Spectators see the match
# $delay: how many steps behind, 0 for none.
new-delay-by =
    { $delay ->
        [0] as it happens
       *[other] { $delay } steps later
    }
new-start = Who goes first
new-start-chance = Random
new-create = Create the table

## Advanced: rulings

new-advanced = Advanced: rulings and duplicate deals
new-advanced-none = Our standard rulings
new-advanced-some =
    { $count ->
        [one] 1 ruling changed
       *[other] { $count } rulings changed
    }
new-advanced-note = These settings apply where the printed rules leave something open or the editions differ. You don’t have to change anything.
new-advanced-reset = Back to the edition’s rulings
new-edition = Edition
new-edition-note = The printed editions differ in a few points of play.
edition-default = Our rulings
edition-en = English
edition-de = German
edition-fr = French
edition-it = Italian
edition-es = Spanish
new-seed = Duplicate deal
new-seed-note = Tables with the same word here get the same dice and draws, so you can compare results. Leave it empty for fresh, fair randomness.

ruling-group-travel = Time Travel, actions, and Warfare tokens
ruling-group-links = Links
ruling-group-challenge = Challenges between players
ruling-group-battle = Battle and abilities
ruling-group-rewards = Rewards
ruling-group-decks = Decks

ruling-gear-queue = How does a new tile enter the Gears of History?
ruling-gear-queue-note = The Active tile shows the Eras you can jump to.
ruling-gear-queue-pending-then-active = It waits as Pending, then becomes Active
ruling-gear-queue-direct-to-active = It becomes Active at once; the Pending tile stays
ruling-gear-step = How far does the cogwheel turn with each tile?
ruling-gear-step-note = You can use the two actions the arrows point at.
ruling-gear-step-1 = One sector
ruling-gear-step-2 = Two sectors
ruling-gear-step-3 = Three sectors
ruling-gear-sectors = In which order are the four actions on the wheel?
ruling-gear-sectors-note = A Draw 2, B Retrieve, C Dismiss, D Regroup.
ruling-gear-arrows = Which two sectors are active?
ruling-gear-arrows-note = Two arrows point at the wheel’s sectors.
ruling-gear-arrows-0-1 = Two neighboring ones
ruling-gear-arrows-0-2 = Two opposite ones
ruling-gear-start = Where does the wheel start?
ruling-gear-start-note = Before the two setup tiles turn it.
ruling-gear-start-random = Random
ruling-gear-start-0 = Position 1
ruling-gear-start-1 = Position 2
ruling-gear-start-2 = Position 3
ruling-gear-start-3 = Position 4
ruling-gear-token-pointer = What points at the Warfare token you may take?
ruling-gear-token-pointer-note = Each turn, one of the three tokens beside the Gears is available.
ruling-gear-token-pointer-tile = The Active tile
ruling-gear-token-pointer-wheel = The position of the wheel
ruling-tokens-at-limit = What if you already hold three Warfare tokens?
ruling-tokens-at-limit-note = Three is the limit.
ruling-tokens-at-limit-swap-or-decline = You may swap one of them for the new one
ruling-tokens-at-limit-decline-only = You cannot take a token
ruling-actions-deadline = How long can you use the two Active Actions?
ruling-actions-deadline-note = You can use each of them once per turn.
ruling-actions-deadline-deployment = Until you deploy
ruling-actions-deadline-jump = Until the Time Jump
ruling-tokens-tighten-up = Which action does “Tighten up!” give?
ruling-tokens-tighten-up-note = This Warfare token is played, not assigned to a Unit.
ruling-tokens-tighten-up-A = Draw 2
ruling-tokens-tighten-up-B = Retrieve
ruling-tokens-tighten-up-C = Dismiss
ruling-tokens-tighten-up-D = Regroup
ruling-deck-reshuffle-on-action = Is your discard pile reshuffled if your deck runs short during an action?
ruling-deck-reshuffle-on-action-note = When you refill your hand after a battle, it always is.
ruling-deck-reshuffle-on-action-false = No, you draw what is there
ruling-deck-reshuffle-on-action-true = Yes, and you keep drawing
ruling-deck-era-reshuffle = When is an empty Era deck refilled?
ruling-deck-era-reshuffle-note = From its discard pile.
ruling-deck-era-reshuffle-on-draw = When a card is needed
ruling-deck-era-reshuffle-on-empty = At the end of the turn in which it ran out
ruling-links-topology = Are the last Era and the first one neighbors?
ruling-links-topology-note = You can face linked Units on the board together.
ruling-links-topology-row = No, the board is a row
ruling-links-topology-ring = Yes, the board is a ring
ruling-links-chain-scope = Which linked Units on the board can you face together?
ruling-links-chain-scope-note = Starting from the Unit you choose.
ruling-links-chain-scope-direct = Only its direct neighbors
ruling-links-chain-scope-run = The whole unbroken chain
ruling-links-absorb = Which damage does a Link absorb?
ruling-links-absorb-note = A Link absorbs one damage and breaks.
ruling-links-absorb-all = Any damage
ruling-links-absorb-line-only = Only damage from a Line of Combat
ruling-challenge-defender-reinforcements = Where do a challenged player’s Reinforcements come from?
ruling-challenge-defender-reinforcements-note = The Attacker’s always come from the Attacker’s deck.
ruling-challenge-defender-reinforcements-own-deck = From the Defender’s deck
ruling-challenge-defender-reinforcements-era-deck = From the deck of the Unit’s Era
ruling-challenge-defender-min = How many Units must a challenged player deploy?
ruling-challenge-defender-min-note = A player with an empty hand deploys none.
ruling-challenge-defender-min-1 = At least one
ruling-challenge-defender-min-0 = None, if they prefer
ruling-challenge-defender-tokens = When does a challenged player assign Warfare tokens?
ruling-challenge-defender-tokens-note = The later they do, the more they know.
ruling-challenge-defender-tokens-at-deployment = When deploying
ruling-challenge-defender-tokens-after-assault = In the token step, before the Attacker
ruling-abilities-hd-chain = Can one Heroic Death trigger another?
ruling-abilities-hd-chain-note = A Unit defeated by Heroic Death damage may have the ability too.
ruling-abilities-hd-chain-true = Yes
ruling-abilities-hd-chain-false = No
ruling-abilities-accuracy = What does Accuracy do?
ruling-abilities-accuracy-note = It protects you from the Heroic Death of the Units you defeat.
ruling-abilities-accuracy-first-damage = The first damage of a Line triggers no Heroic Death
ruling-abilities-accuracy-cancel-points = It cancels the first Heroic Death damage
ruling-abilities-accuracy-on-hd = Does Accuracy also cover Heroic Death damage?
ruling-abilities-accuracy-on-hd-note = Matters only with the first reading of Accuracy.
ruling-abilities-accuracy-on-hd-false = No
ruling-abilities-accuracy-on-hd-true = Yes
ruling-abilities-diversion-on-hd = Does Diversion attract Heroic Death damage too?
ruling-abilities-diversion-on-hd-note = A Unit with Diversion attracts the first damage of a Line.
ruling-abilities-diversion-on-hd-false = No
ruling-abilities-diversion-on-hd-true = Yes
ruling-icons-count = How do Reinforcement and Assault icons count?
ruling-icons-count-note = Some Units show two of one icon.
ruling-icons-count-per-icon = Every icon counts
ruling-icons-count-per-unit = Each Unit counts once
ruling-battle-early-end = Does a battle end as soon as a side has no Units left?
ruling-battle-early-end-note = Otherwise all three Lines of Combat are played.
ruling-battle-early-end-true = Yes, at once
ruling-battle-early-end-false = No, all Lines are played
ruling-rewards-recruit = Which defeated Units does the Attacker recruit?
ruling-rewards-recruit-note = After a battle against the board, won or lost.
ruling-rewards-recruit-all = All of them
ruling-rewards-recruit-choose = Those the Attacker chooses
ruling-relics-reveal = Who sees the Relics that are drawn?
ruling-relics-reveal-note = The winner keeps one of them.
ruling-relics-reveal-public = Everyone
ruling-relics-reveal-private = Only the Attacker
ruling-honor-supply = How many Honor of the Arms tokens are there?
ruling-honor-supply-note = Each is worth 1 point.
ruling-honor-supply-8 = Eight, as in the box
ruling-honor-supply-unlimited = As many as are earned

## The table before the start

table-missing = This table does not exist
table-closed = The host closed this table.
table-closed-log = Save the log
table-closed-proof = Save the proof of the dice
# $names: whose seats a bot plays, joined with "and".
table-away = A bot is playing for { $names }.
table-come-back = Take the seat back
# $taken of $seats are taken.
lobby-lead =
    { $taken ->
        [one] 1 of { $seats } seats is taken.
       *[other] { $taken } of { $seats } seats are taken.
    }
lobby-seats = Seats
lobby-seat-open = Waiting for a player
# $name: a player of the last match
lobby-seat-kept = Kept for { $name }
lobby-seat-kept-yours = Kept for you
lobby-keep-no-longer = Open it for others
lobby-keep-no-longer-name = Open the seat of { $name } for others
lobby-decline = No, thanks
lobby-seat-bot = Bot
lobby-seat-you = You
lobby-seat-here = At this screen
lobby-seat-person = Here
lobby-seat-absent = Away right now
lobby-sit = Sit down
lobby-add-here = Add someone at this screen
lobby-add = Add
# $bot: rank of the bot.
lobby-add-bot = Add { $bot }
lobby-bot-level = Bot strength
lobby-fill = Fill with bots
lobby-remove = Remove
# $name: who is to leave the seat.
lobby-remove-name = Remove { $name }
lobby-stand-up = Stand up
lobby-invite = Invite friends
lobby-invite-only = Only people with this link can join.
lobby-invite-open = Send this link. The table is also listed on the home page.
lobby-start = Start the match
lobby-ready = Everyone is here.
lobby-missing =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
lobby-close = Close the table
lobby-waiting-people = Waiting for players
lobby-waiting-host = Waiting for the host to start the match
lobby-waiting-hint = This page updates by itself.
lobby-agreed = Match settings
lobby-fair = The dice of this match are already sealed:
lobby-fair-more = what this means
lobby-seal = SHA-256 of the dice secret
# $names: the players who share this screen, joined with "and".
lobby-hot-seat = { $names } share this screen and take turns.

## Friends: who is here, and coming by link

# $ago: such as "3 minutes ago".
lobby-last-seen = Away, last seen { $ago }
invited-title = You’re invited!
# $table: name of the table.
invited-text = What should the others at “{ $table }” call you?
invited-sit = Take a seat
invited-watch = Just watch
new-call = Who can call a bot for a player who is away
new-call-all = Everyone here, if all agree
new-call-host = The host alone
