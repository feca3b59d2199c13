### Odds calculator, players, leaderboard, rules, settings, about.

## Odds calculator

calc-lead = Lay out two line-ups and see exactly how the battle will go.
calc-attackers = Attacker
calc-defenders = Defender
calc-clear = Clear the field
calc-empty = Choose Units below; the first one stands at the Battlefront.
calc-waiting = The odds appear as soon as both sides have a Unit.
# For screen readers. $name: the Unit.
calc-token = Warfare token for { $name }
calc-no-token = No token
# $chance: per cent.
calc-falls = falls { $chance }
calc-wins-attacker = Attacker wins
calc-wins-defender = Defender wins
calc-wins-annihilated = Nobody is left
calc-exact = Exact, over all rolls of the dice; re-rolls are played as well as can be.
calc-sampled = Found by playing the battle many times.
calc-side = A card goes to the
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
player-no-rivals = Nobody met twice yet.
# $ahead: ended with more points, $behind: with fewer.
player-rival =
    { $matches ->
        [one] 1 match, { $ahead } ahead, { $behind } behind
       *[other] { $matches } matches, { $ahead } ahead, { $behind } behind
    }
leaders-lead = Ratings grow with every finished match; bots play in the same list.
leaders-empty = Nobody has finished a match yet. The first place is yours to take.
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
rules-none = No rule has all these words.
rules-groups = Chapters
rules-group-term = Terms
rules-group-setup = Set-up
rules-group-round = Course of the game
rules-group-travel = Phase 1: time travel
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
rules-group-restore = Phase 3: restoration
rules-group-hero = Heroes
rules-group-relic = Relics
rules-group-deck = When a pile runs out
rules-group-score = Scoring
rules-group-r = Rulings where the text leaves a gap
rules-group-d = What is decided when

## Settings

settings-lead = Kept in this browser.
settings-look = Look and sound
settings-theme = Theme
theme-auto = As the system
theme-dark = Dark
theme-light = Light
settings-language = Language
settings-speed = Speed of battles
settings-speed-hint = You can skip any battle to its end.
# $speed: 1, 2 or 4.
speed = { $speed }×
settings-motion = Motion
settings-motion-hint = Calm tells the same story in words, without flights and turns.
motion-full = Full
motion-reduced = Calm
settings-sound = Sound
settings-sound-hint = Wood, brass and paper. No cries, no shots.
settings-notices = Notices
settings-notices-hint = The browser tells you when it is your turn while you look elsewhere.
settings-notices-allow = Allow notices
settings-notices-on = Notices are allowed
settings-notices-blocked = The browser does not allow notices for this page.
settings-you = You
settings-kept = Kept.
# $name: the player.
settings-recovered = Welcome back, { $name }.
programs-title = Programs and notices
programs-later = From your first match on, a program can play in your name, and a notice can go wherever you like.
tokens-title = Bot tokens
tokens-hint = With a token a program plays in your name, so keep it secret. Take it back when you no longer need it.
tokens-docs = What programs can do
tokens-none = You have made no token.
tokens-made-on = Made on { $date }
tokens-label = What is it for?
tokens-make = Make a token
tokens-once = The secret of { $label }. It is shown this once.
tokens-secret = Secret of { $label }
tokens-revoke = Take back
tokens-revoke-this = Take { $label } back
tokens-gone = { $label } opens nothing any more.
webhook-title = Notices by webhook
webhook-hint = Whenever you have to decide, the server sends a notice to this address.
webhook-label = Address
webhook-set = Set the address
webhook-remove = Remove it
webhook-key = Key of the webhook
webhook-once = With this key each notice is signed. It is shown this once.
webhook-gone = No notices are sent any more.
recover-title = I played elsewhere before
recover-hint = Your recovery phrase brings your name and your matches to this browser.
recover-label = Recovery phrase
recover-go = Go on as myself

## About

about-lead = A board game about battles that never met, as software for everybody.
about-fan-title = Unofficial fan work
about-fan = This is an unofficial fan work. It is not made, endorsed or paid for by the publisher or the authors of the board game, nor by the band that inspired it.
about-fan-ours = Rules, figures and names carry over; every sentence, picture and sound here is our own. If you like the game, buy the box: it is better with friends around a table.
about-fair-title = Fair dice
about-fair = Before a match the server seals a secret and shows its seal, and every player adds chance of their own. All dice and draws follow from both. When the match is over the secret is opened, and anybody can check every roll.
about-you-title = What is kept about you
about-you = A name of your choice, your matches, and nothing else. No address, no password, no tracking; nothing is fetched from other places.
about-credits-title = Credits
# $site: link to game-icons.net; $licence: link to the licence.
about-icons = Icons by Lorc, Delapouite and contributors, { $site }, used under { $licence }; we have coloured, cut and combined them.
about-fonts = Fonts under the SIL Open Font License 1.1:
about-art = Card scenes, shields, hatching, the wheel and the sea chart are drawn for this game.
about-code-title = Software
about-code = The engine, the bots and this client are free software under the MIT license.
about-api = Write your own bot: the interface for programs
