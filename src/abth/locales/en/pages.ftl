### Odds calculator, players, leaderboard, rules, settings, about.

## Odds calculator

calc-lead = Set up two line-ups and see the exact odds.
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
calc-wins-annihilated = Nobody survives
calc-exact = Exact, over all rolls of the dice, with the best possible re-rolls.
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

## Rules

rules-lead = Every rule has a number. When the game refuses something, it names the rule.
rules-search = Search the rules
rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-none = No rule contains all these words.
rules-groups = Chapters
rules-group-term = Terms
rules-group-setup = Setup
rules-group-round = Game flow
rules-group-travel = Phase 1: Time Travel
rules-group-conq = Phase 2: facing the board
rules-group-eng = Order of engagement
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
settings-look = Look and sound
settings-theme = Theme
theme-auto = Same as system
theme-dark = Dark
theme-light = Light
settings-language = Language
settings-speed = Speed of battles
settings-speed-hint = You can always skip to the end of a battle.
# $speed: 1, 2 or 4.
speed = { $speed }×
settings-motion = Motion
settings-motion-hint = Calm tells everything in words, without flying cards or spinning pieces.
motion-full = Full
motion-reduced = Calm
settings-sound = Sound
settings-sound-hint = Wood, brass and paper. No cries, no shots.
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
tokens-hint = With a token, a program can play in your name, so keep it secret. Revoke it when you no longer need it.
tokens-docs = What programs can do
tokens-none = You have not created any tokens.
tokens-made-on = Created on { $date }
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
recover-title = I’ve played in another browser
recover-hint = Your recovery phrase brings your name and your matches to this browser.
recover-label = Recovery phrase
recover-go = Continue under my name

## About

about-lead = A board game about battles that never happened, as software for everyone.
about-fan-title = Unofficial fan work
about-fan = This is an unofficial fan work. It is not made, endorsed or paid for by the publisher or the authors of the board game, nor by the band that inspired it.
about-fan-ours = The rules come from the board game, and so do the names and numbers its rulebook shows. The other cards and every sentence, picture and sound here are our own. If you like the game, buy the box: it is even better with friends around a table.
about-fair-title = Fair dice
about-fair = Before a match the server seals a secret and shows its seal, and every player adds randomness of their own. All dice and draws follow from both. After the match the secret is revealed, and anyone can check every roll.
about-you-title = What we store about you
about-you = A name of your choice, your matches, and nothing else. No e-mail address, no password, no tracking; nothing is loaded from other sites.
about-credits-title = Credits
# $site: link to game-icons.net; $licence: link to the license.
about-icons = Icons by Lorc, Delapouite and contributors, { $site }, used under { $licence }; we have colored, cut and combined them.
about-fonts = Fonts under the SIL Open Font License 1.1:
about-art = The card scenes, shields, hatching, wheel and sea chart were drawn for this game.
about-code-title = Software
about-code = The engine, the bots and this client are free software under the MIT License.
about-api = Write your own bot: the interface for programs
