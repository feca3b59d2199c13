### Odds calculator, players, leaderboard, rules, settings, about.

## Odds calculator

calc-lead = Set up two line-ups and see the exact odds.
calc-lab = Balance lab
calc-attackers = Attacker
calc-defenders = Defender
calc-clear = Clear all
calc-empty = Choose Units below; the first one stands at the Battlefront.
calc-waiting = The odds appear as soon as both sides have a Unit.
# For screen readers. $name: the Unit.
calc-token = Warfare token for { $name }
calc-no-token = No token
# $chance: per cent.
calc-falls = defeated: { $chance }
calc-wins-attacker = Attacker wins
calc-wins-defender = Defender wins
calc-wins-annihilated = No survivors: nobody wins
calc-exact = Exact: all dice rolls, with the best possible re-rolls.
calc-sampled = Estimated by playing the battle many times.
calc-side = Add cards to
calc-cards = Cards
calc-era-0 = Base
calc-era-1 = Era I
calc-era-2 = Era II
calc-era-3 = Era III
calc-era-4 = Era IV
calc-defender-is = The Defender is
calc-board = the board
calc-player = a player
calc-hand = Your hand
calc-hand-lead = Add the cards in your hand and see the best line-up of each size.
calc-hand-tokens = Tokens you may use
calc-hand-token = Token { $number }
calc-best = Best line-ups
calc-best-size = { $count ->
    [one] 1 Unit
   *[other] { $count } Units
 }
calc-best-relics = { $count ->
    [one] 1 Relic
   *[other] a choice of { $count } Relics
 }
calc-best-lay = Set it up
calc-best-waiting = The best line-ups appear once your hand and the Defender have cards.
calc-best-note = Every order of your cards was tried. No reinforcements arrive here.
# $word: the word that is wrong
calc-unread = This battle could not be read: { $word }
calc-open = Open in the odds calculator

## Players and leaderboard

player-title = Player
player-bot = A bot
player-results = Matches
player-no-results = No finished match yet.
player-rivals = Against others
player-no-rivals = No opponent met more than once yet.
# $ahead: ended with more points, $behind: with fewer.
player-rival =
    { $matches ->
        [one] 1 match, { $ahead } ahead, { $behind } behind
       *[other] { $matches } matches, { $ahead } ahead, { $behind } behind
    }
leaders-lead = Ratings change with every finished match. Bots are in the same list.
leaders-empty = Nobody has finished a match yet. First place is yours to take.
leaders-place = Place
leaders-name = Player
leaders-rating = Rating
leaders-matches = Matches
leaders-wins = Won
leaders-provisional = Provisional: too few matches to rely on
leaders-rating-note = Everyone starts at 1500. The number rises when you finish ahead of others and falls when you finish behind them, and a surprise moves it more. The number after ± says how uncertain it still is. A question mark means the rating is provisional.
leaders-order-note = Established players are listed first, by rating minus three times the uncertainty. Provisional players follow, then those without a victory.

## Rules

rules-lead = Every rule has a number. When the game refuses something, it names the rule.
rules-groups = Chapters
rules-group-term = Terms
rules-group-setup = Setup
rules-group-round = Game flow
rules-group-travel = Phase 1: Time Travel
rules-group-conq = Phase 2: Facing the board
rules-group-eng = Conditions of engagement
rules-group-reinf = Reinforcements
rules-group-link = Links
rules-group-assault = Assault
rules-group-token = Warfare tokens
rules-group-dice = Dice
rules-group-battle = Lines of Combat
rules-group-dmg = Damage and defeat
rules-group-abil = Special abilities
rules-group-vict = Winning a battle
rules-group-reward = Rewards
rules-group-challenge = Challenges
rules-group-restore = Phase 3: Restoration
rules-group-hero = Heroes
rules-group-relic = Relics
rules-group-deck = When a pile runs out
rules-group-score = Scoring
rules-group-r = Rulings where the rulebook is silent
rules-group-d = Who decides what, and when

## Settings

settings-lead = Saved in this browser.
settings-look = Appearance and sound
settings-theme = Theme
theme-auto = Match system
theme-dark = Dark
theme-light = Light
settings-language = Language
settings-speed = Speed of battles
settings-speed-hint = You can always skip to the end of a battle.
settings-waits = Wait for me between turns
settings-waits-hint = Each turn of another player is shown when you go on.
settings-keys = Letter and digit keys
settings-keys-hint = For speech input, or if you press keys by accident. Enter, Escape, Space, and the arrow keys always work.
settings-keys-plain = By themselves
settings-keys-alt = With Alt
settings-keys-off = Off
# $speed: ½, 1, 2 or 4.
speed = { $speed }×
settings-motion = Motion
settings-motion-hint = Calm tells you everything in words, without flying cards or spinning pieces.
motion-full = Full
motion-reduced = Calm
settings-sound = Sound
settings-sound-hint = Wood, brass, and paper. No screams, no gunfire.
settings-text-view = Text view
settings-text-view-hint = The match as text: tables, numbered choices, and typed commands. Good with a screen reader.
settings-notices = Notifications
settings-notices-hint = The browser tells you when it is your turn, even while this tab is in the background.
settings-notices-allow = Allow notifications
settings-notices-on = Notifications are allowed
settings-notices-blocked = The browser does not allow notifications for this page.
settings-you = You
settings-kept = Saved.
# $name: the player.
settings-recovered = Welcome back, { $name }.
programs-title = Programs and notifications
programs-later = After your first match you can let a program play in your name and have notifications sent wherever you like.
tokens-title = Bot tokens
tokens-hint = A program with a token can play in your name, so keep tokens secret and revoke those you no longer need.
tokens-docs = What programs can do
tokens-none = You have not created any tokens.
# $scope: play or tables
tokens-made-for = { $scope ->
    [tables] Plays and hosts tables · created on { $date }
   *[play] Only plays · created on { $date }
  }
tokens-hosts = May also make and host tables
tokens-hosts-note = Without this it only plays. No token can change your account.
tokens-label = What is it for?
tokens-make = Create a token
tokens-once = The secret of { $label }. It is shown only once.
tokens-secret = Secret of { $label }
tokens-revoke = Revoke
tokens-revoke-this = Revoke { $label }
tokens-gone = { $label } has been revoked.
webhook-title = Notifications by webhook
webhook-hint = Whenever you have a decision to make, the server sends a notification to this address.
webhook-label = Address
webhook-set = Set the address
webhook-remove = Remove it
webhook-key = Webhook key
webhook-once = Each notification is signed with this key. It is shown only once.
webhook-gone = Notifications are no longer sent.

data-title = Devices, people and your data
devices-title = Where you are signed in
devices-hint = Sign out devices that you no longer use. Bot tokens created there stop working too.
devices-unknown = Unknown device
devices-current = This device
devices-seen = Last used { $ago }
devices-sign-out = Sign out
devices-sign-out-this = Sign out { $device }
devices-sign-out-all = Sign out all other devices
devices-gone = { $device } has been signed out.
devices-gone-all = All other devices have been signed out.
blocks-title = Muted and blocked players
blocks-hint = You do not see what they write. Blocked players cannot sit down where you sit or host.
blocks-none = You have not muted or blocked anyone.
blocks-kind-mute = Muted on { $date }
blocks-kind-block = Blocked on { $date }
blocks-lift = Lift
blocks-lift-this = No longer mute or block { $name }
blocks-gone = You read and meet { $name } again.
leave-title = Your data
leave-hint = Save everything the server knows about you, or delete your account. Others keep their matches with you; your name is removed from them.
leave-export = Save my data
leave-delete = Delete my account
leave-sure = Yes, delete it for good
leave-warning = You resign from all running matches. Your rating, your chat and your matches against bots are deleted. This cannot be undone.
leave-done = Your account has been deleted.
recover-title = I’ve played in another browser
recover-hint = Your recovery phrase brings your name and your matches to this browser.
recover-label = Recovery phrase
recover-go = Continue under my name

## About

about-lead = A board game about battles that never happened, free for everyone to play.
about-fan-title = Unofficial fan work
about-fan = This is an unofficial fan work. It is not made, endorsed, or paid for by the publisher or authors of the board game, nor by the band that inspired it.
about-fan-ours = The rules come from the board game, and so do the names and numbers its rulebook shows. The other cards and every sentence, picture, and sound here are our own. If you like the game, buy the box: it is even better with friends around a table.
about-fair-title = Fair dice
about-fair = Before a match, the server seals a secret and shows everyone the seal, and every player adds randomness of their own. All rolls and draws follow from both. After the match, the secret is revealed, and anyone can check every roll and draw.
about-you-title = What we store about you
about-you = A name of your choice, your matches, and nothing else. No email address, no password, no tracking. Nothing is loaded from other sites.
about-credits-title = Credits
# $site: link to game-icons.net; $licence: link to the license.
about-icons = Icons by Lorc, Delapouite, and contributors, { $site }, used under { $licence }; we have colored, cut, and combined them.
about-fonts = Fonts under the SIL Open Font License 1.1:
about-art = The card scenes, shields, hatching, wheel, and sea chart were drawn for this game.
about-code-title = Software
about-code = The engine, the bots, and this client are free software under the MIT License.
about-api = Write your own bot: the interface for programs
