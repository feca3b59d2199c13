### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: play the board game, host it, or let bots play it.

# $cards, $help: command lines
cli-try = Try { $cards }, or { $help } to see how a command is used.
cli-usage = Usage:
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-default = [default: {"{}"}]
cli-required = [required]
cli-examples = Examples
cli-bots = Bots
cli-help = Show this help and exit.
cli-show-completion = Print the script that completes commands in a shell.
cli-content = Play with the box in this folder instead of the standard one.
cli-lang = The language: en, de, fr, it, or es; by default, your system’s.
cli-version-option = Print the version and exit.
cli-file = A JSON file; without one, standard input.
cli-json = Print the result as JSON.
cli-rounds = 6, or 8 for a Long Campaign.
cli-edition = The edition of the rules: default, en, de, fr, it, or es.

# What stands for a value in the help
cli-meta-file = FILE
cli-meta-folder = FOLDER
cli-meta-names = NAME,…
cli-meta-seconds = SECONDS
cli-meta-address = ADDRESS
cli-meta-options = [OPTIONS]
cli-meta-command = COMMAND [ARGS]...

# Complaints about the command line; $option, $command, $value: what was typed
cli-bad-no-option = No such option: { $option }
cli-bad-no-option-like = No such option: { $option } (possible: { $possible })
cli-bad-no-command = No such command: { $command }
cli-bad-missing = { $option } is missing
cli-bad-extra = Unexpected extra argument: { $value }
cli-bad-needs-value = { $option } needs a value
cli-bad-takes-no-value = { $option } takes no value
cli-bad-value = This value is not allowed for { $option }: { $value }
cli-bad-language = --lang: there is no language “{ $choice }”; choose from { $known }
cli-needs-extra = This command needs packages that are not installed: { $command }
cli-cannot-write = cannot write: { $error }
cli-reading-input = Reading JSON from standard input; end with Ctrl-D.

## abth version
cli-version = Print the version and whether the rules are compiled.
cli-version-compiled = rules compiled
cli-version-interpreted = rules interpreted

## abth play
cli-play = Play a match in the terminal, with friends at one screen or against bots.
cli-play-players = Seats; those without a person get a bot.
cli-play-people = How many people play.
cli-play-names = The names of the people.
cli-play-bots = The bots, in order; two soldiers if you are alone.
cli-play-seed = The same number gives the same dice and draws.
cli-play-resume = Continue a saved match.
cli-play-save = Where to save the match.
cli-play-plain = Text only: no colors, no drawings; for screen readers and pipes.
cli-play-needs-colors = Colors and drawings need one more package: { $command }
cli-play-example-alone = you against two soldiers
cli-play-example-two = two people at one screen
cli-play-example-duel = one against one
cli-play-example-resume = continue a saved match
cli-play-example-plain = a match as text
cli-play-save-exists = --save: { $file } already exists; use --resume to continue it
cli-play-seats-wrong = --players: { $seats } seats for { $people } people; 2 to 5 can play
cli-play-people-wrong = --people: { $people }, but { $names } names are given
cli-play-names-twice = --names: every name must be different, and none empty
cli-play-name-wrong = --names: “{ $name }” is too long or cannot be printed

## abth battle
cli-battle =
    Resolve a battle with given dice, or calculate its exact odds.

    Reads one battle as a JSON object and prints the answer,
    or a list of battles, answered in the same order.
cli-battle-example-odds = The odds of two Base Units against two linked Elite Units, over all rolls:
cli-battle-example-dice = With given dice, the battle is fought and described. For example, add:
cli-battle-example-unit = A Unit of your own, with a token:
cli-battle-example-edition = The German edition, and a house rule:
cli-battle-why = With dice: also explain why the battle ended as it did.
cli-battle-relaunch =
    Re-rolls are included: a Defender from the board follows the rule,
    players ("defender_is": "player") do what is best for them.

## abth simulate
cli-simulate = Play whole matches between bots and show who won.
cli-simulate-games = How many matches.
cli-simulate-players = Seats at the table.
cli-simulate-bots = Who plays, in seat order; everyone moves one seat along after each match. NAME:key=value sets an option, module:Class or ./file.py:Class is a bot of your own.
cli-simulate-seed = The same number gives the same matches.
cli-simulate-processes = How many processes share the work.
cli-simulate-save = Save the log of every match in this folder.
cli-simulate-note = The same seed gives the same matches on any number of processes.
cli-simulate-interrupted = Interrupted after { $played } of { $games } matches.
cli-matches = matches
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-mean = Mean score
cli-column-least = Lowest
cli-column-most = Highest

# $players, $shared (number): players per match; matches won by several
cli-simulate-total =
    { $matches ->
        [one] 1 match with { $players } players; shared victories: { $shared }
       *[other] { $matches } matches with { $players } players; shared victories: { $shared }
    }

# $endings: the message after the next
cli-simulate-board = Battles against the board: { $endings }
cli-simulate-challenges = Battles between players: { $endings }
cli-simulate-endings = won by the Attacker { $attacker }, by the Defender { $defender }, by nobody { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } decisions per second
cli-digest = Digest { $digest }

## abth arena
cli-arena = Let bots play each other: ratings, statistics, and a report.
cli-arena-bots = Who plays. NAME:key=value sets an option, module:Class or ./file.py:Class is a bot of your own.
cli-arena-games = How many matches, rounded up to whole deals; by default 100, with --test at most 4,000.
cli-arena-players = Seats at the table; by default one for each bot, at most 4.
cli-arena-processes = How many processes share the work; by default one for each core.
cli-arena-cluster = Play on this Ray cluster (auto: the one on this machine, local: a new one).
cli-arena-limit = A bot that thinks longer about one decision forfeits.
cli-processor-time = Budgets such as ms=300 count the processor time of a bot, not the time that passes.
cli-arena-out = Where to put the matches and the report.
cli-arena-note = Interrupted? Run the same command again to continue where it stopped.
cli-arena-processes-or-cluster = --processes cannot be used with --cluster, which has its own
cli-arena-stopped = Stopped after { $played } of { $games } matches; run the same command again to continue.
cli-arena-continues = { $folder }: { $played } of { $games } matches have already been played; continuing.
cli-arena-time-left = time left
cli-arena-fast = { $speed } matches/s
cli-arena-slow = { $seconds } s/match

# $why: report-why-…; $message: the error of the bot, in English
cli-arena-forfeit = match { $match }: { $bot } forfeits: { $why }: { $message }
cli-arena-crash = match { $match } crashed: { $message }
cli-arena-more-forfeits = … more forfeits of { $bot }: see the report
cli-arena-more-crashes = … more crashes: see the report
cli-column-rating = Rating
cli-column-interval = 95% interval
cli-column-score = Score
cli-column-place = Place
cli-column-forfeits = Forfeits
cli-from-to = { $low } to { $high }

# $deals: how many deals, each played once from every seat; $share: a percentage
cli-arena-total = { $matches } matches with { $players } players ({ $deals } deals, each from { $players } seats); fair share { $share }
cli-arena-wrong = Forfeits: { $forfeits }, crashes: { $crashes }
cli-arena-leader = The leader before the last Round wins { $share } of the matches
cli-arena-report = Report: { $file }
cli-arena-lacking = Not created: { $what }. To get them: { $command }
cli-arena-plots = the plots of { $file }

## abth replay
cli-replay =
    Replay a saved match: its story and its final scores.

    With --edition, it stops at the first action that the other edition
    refuses or resolves differently.
cli-replay-file = A saved match; - for standard input.
cli-replay-edition = Replay under another edition: default, en, de, fr, it, or es.
cli-replay-json = Print the final standings as JSON.
cli-replay-brief = Tell each turn in one line.
cli-replay-brief-example = one line for each turn
cli-replay-why = After each battle, explain why it ended as it did.
cli-replay-why-example = with three reasons after each battle
cli-replay-example = stops where the German rules differ

## abth verify
cli-verify =
    Check that the dice of a match were fair.

    Replays the match and recomputes every roll and draw. Exits with 0 if
    all are correct, with 1 if not, and with 2 if there is no proof to
    check.
cli-verify-file = The proof of a match; - for standard input.
cli-verify-commitment = The number the table showed before the match; the proof must match it.
cli-verify-example = the number the table showed

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NOT FAIR: { $complaint }
cli-verify-checked = Rolls and draws checked: { $draws }, in { $entries } log entries.
cli-verify-first = The first { $count } entries come from another match.
cli-verify-prepared = { $count } of them were prepared by the script of a lesson; only the others were drawn by the dice.
cli-verify-unfinished = The log ends before the match does.
cli-verify-promise = Commitment: { $number }
cli-verify-seed = Duplicate deal, seed “{ $seed }”
cli-verify-added = { $who } added: { $entropy }
cli-verify-nothing = nothing
cli-verify-fair = Fair: every roll and draw follows from the secret and what the players added.

## abth cards
cli-cards = Show the Unit cards of the box, or print the whole box as JSON.
cli-cards-name = Show one card with its note.
cli-cards-era = Only Units of this Era.
cli-cards-rank = Only Units of this rank.
cli-cards-sort = How to sort; the highest numbers come first.
cli-cards-json = Print the whole box as JSON.
cli-cards-json-alone = it prints the whole box and cannot be combined
cli-cards-example-elite = the Elite Units of the Middle Ages
cli-cards-example-close = the strongest in Close Combat first
cli-cards-example-name = one card, by its id, name, or alias
cli-cards-example-json = the whole box, for programs
cli-cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cli-column-card = Card
cli-column-rank = Rank
cli-column-damage = Damage
cli-column-links = Links
cli-column-icons = Icons
cli-rank-base = Base
cli-rank-elite = Elite
cli-rank-hero = Hero
cli-kind-base = Base Unit, { $copies } per Sabaton
cli-kind-elite = Elite Unit, Era { $era }
cli-kind-hero = Hero, Era { $era }

# $values: unit-values; $damage: unit-damage
cli-card-numbers = { $values }; { $damage }
cli-card-shields = Half-shields (left, right): { $shields }
cli-card-icons = Icons: { $icons }
cli-card-aliases = Also called { $names }

# $source: where the card is printed, in English
cli-card-printed = Known from: { $source }

## abth score
cli-score =
    Add up a player’s points by source.

    Reads what the player owns as a JSON object: how many Elite Units and
    Heroes, the values of the Prowess tokens won, Relics by Era, Honor
    tokens. Anything missing counts as 0.
cli-score-example = Tommy’s score in the rulebook, 18 points:

## abth serve
cli-serve = Run a server where people and programs meet and play.
cli-serve-host = The address to listen on; 0.0.0.0 for all of them.
cli-serve-port = The port; 0 picks a free one.
cli-serve-data = The file that stores everything.
cli-serve-processes = How many processes the bots think in.
cli-serve-bot = What another bot is called on this server, and where it is: NAME=./file.py:Class, NAME=module:Class or the name of an installed one, with options if you like. Repeat it for more.
cli-serve-origin = Another site whose pages may use this server.
cli-serve-allowed-host = A name of this server, besides localhost and IP addresses; *.example.org for all names below it, * for any.
cli-serve-trusted-proxy = The address or network of a proxy whose X-Forwarded-For is believed.
cli-serve-base-path = The path that a proxy serves it under, such as /abth.
cli-serve-private = Send webhooks to private and loopback addresses too.
cli-serve-lab = Offer the balance lab at /lab, only to browsers on this computer.
cli-serve-log-format = How log lines are written: text or json. They contain no addresses and no secrets.
cli-bad-log-format = { $form } is not a log format; use text or json
cli-serve-open = Open the browser.
cli-serve-note = Everything is stored in one file. Ctrl-C stops the server; matches continue when it starts again.

# $address: a web address; $file: where the data is
cli-serve-listening = abth listens at { $address } and stores its data in { $file }

## Complaints that only the command line makes; see errors.ftl for the others

cli-cannot-make = cannot be created: { error-system }
cli-cannot-use = cannot be used: { error-system }
cli-cannot-listen = cannot listen there: { error-system }
cli-input-closed = standard input is closed

# $key: a key of the file, never translated
cli-content-not-toml = not valid TOML: { $detail }
cli-content-key = unknown key “{ $key }”
cli-content-missing = { $key } is missing
cli-content-number = { $key } must be a number from { $least } to { $most }
cli-content-numbers = { $key } must be a list of numbers
cli-content-text = { $key } must be a string of 1 to { $most } characters
cli-content-texts = { $key } must be a list of strings
cli-content-id = { $key } “{ $value }” must be written like “winged-hussars”
cli-content-choice = { $key } must be { $known }
cli-content-table = { $key } must be a table
cli-content-tables = { $key } must be a list of tables
cli-content-twice = the id “{ $id }” appears twice
cli-content-dice = the box needs two dice, strong and risky
cli-content-actions = the four actions must be A, B, C, and D
cli-content-era = Elite Units and Heroes have an era, Base Units have none
cli-content-copies = only Base Units have copies
cli-content-tile = a tile shows two different Eras
cli-content-token = a token has exactly one of modifier, ability, and moment
cli-content-modifier = a modifier must change something
cli-content-face = the id of a face consists of letters and digits
cli-content-face-twice = the id of a face appears twice
cli-content-sides = a die has six sides
cli-content-needs-sabatons = the box is incomplete: it needs five Sabatons
cli-content-needs-prowess = the box is incomplete: every Sabaton needs Prowess tokens
cli-content-needs-base-units = the box is incomplete: a Sabaton’s Base Units must fill a hand
cli-content-needs-elite-units = the box is incomplete: every Era needs Elite Units for its three spaces
cli-content-needs-tiles = the box is incomplete: it needs at least three tiles, two in the gears and one to insert
cli-content-needs-tokens = the box is incomplete: it needs enough tokens to fill the token spaces
cli-content-needs-relics = the box is incomplete: it needs a Relic for every player

cli-plan-players = a match has 2 to 5 players, not { $players }
cli-plan-limit = the limit for one decision must be more than 0 seconds
cli-plan-processor-time = “{ $bot }” counts only the time that passes
cli-plan-bots = write names separated by commas, such as { $example }
cli-plan-most-bots = at most { $most } bots, not { $count }
cli-plan-bot-twice = “{ $bot }” is named twice; with more --players than bots, a bot takes several seats anyway
cli-folder-no-plan = this folder has matches but no { $plan }; use another --out
cli-folder-other-plan = another arena was started here ({ $key } { $before }, not { $now }); use another --out
cli-folder-no-match = not a match of this plan
cli-folder-in-use = another arena is running there; use another --out
cli-cluster-no-ray = Ray is not installed; get it with: { $command }
cli-cluster-unreachable = cannot be reached: { $detail }
cli-cluster-cannot-play = a machine in the cluster cannot play: { $detail }
cli-worker-failed = a process ended with code { $code } before its first match

# Why a match was not played to its end. $took, $limit: seconds; $bot: who was thinking
cli-forfeit-slow = { $took } s for one decision, { $limit } s allowed
cli-forfeit-stopped = stopped after the { $limit } s allowed
cli-forfeit-silent = did not stop after the { $limit } s allowed
cli-forfeit-no-number = the answer was not the number of an action but { $kind }
cli-crash-worker = the process ended with code { $code }
cli-crash-worker-thinking = the process ended with code { $code } while { $bot } was thinking
cli-crash-cluster = the cluster lost the match: { $error }

# $action: the entry that the dice give
cli-unfair-commitment = the secret does not match the commitment
cli-unfair-other-commitment = the proof is for another commitment: { $number }
cli-unfair-seed = the secret does not match the seed
cli-unfair-draw = the dice give “{ $action }”
cli-unfair-script = the script of the lesson says “{ $action }”
cli-unfair-no-draw = a draw was due here, and the dice give “{ $action }”

cli-serve-data-default = your user data folder
cli-serve-newer-data = written by a newer version of abth; update abth to open it

## abth practice
cli-practice = Solve puzzles from real matches and see what each choice is worth.
cli-practice-kind = Only puzzles of this kind: line-up, token, fight, or era.
cli-practice-level = The level, 1 to 10; by default, it follows your answers.
cli-practice-example-kind = only line-ups
cli-practice-example-level = hard ones, in German
# $letters: the letters of the choices
cli-practice-ask = Your choice ({ $letters }), or q to stop:
cli-practice-again = Please type one of { $letters }, or q.
