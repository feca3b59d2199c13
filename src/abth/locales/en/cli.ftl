### The command line: help, complaints and the plain output of the commands. Names of commands and
### options, such as --resume, are never translated.

## All commands
cli-about = A Battle Through History: the board game as an engine.

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
cli-install-completion = Set up completion for this shell.
cli-show-completion = Show the completion script for this shell.
cli-content = Play with the box in this folder instead of the printed one.
cli-lang = The language: en, de, fr, it or es. Without it, that of your system.
cli-version-option = Print the version and exit.
cli-file = A JSON file; without one, standard input.
cli-json = Print the result as JSON.
cli-rounds = 6, or 8 for a Long Campaign.
cli-edition = The rules: default, en, de, fr, it or es.

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
cli-bad-language = --lang: there is no language “{ $choice }”; there are { $known }
cli-cannot-write = cannot write: { $error }
cli-reading-input = Reading JSON from standard input; end with Ctrl-D.

## abth version
cli-version = Print the version, and whether the rules are compiled.
cli-version-compiled = rules compiled
cli-version-interpreted = rules interpreted

## abth play
cli-play = Play a match in the terminal, with friends at one screen or against bots.
cli-play-players = Seats; those without a person get a bot.
cli-play-people = How many people play.
cli-play-names = The people by name.
cli-play-bots = The bots, in order; two soldiers if you are alone.
cli-play-seed = Repeat the same dice and draws with the same number.
cli-play-resume = Continue a saved match.
cli-play-save = Where the match is saved.
cli-play-example-alone = you against two soldiers
cli-play-example-two = two people at one screen
cli-play-example-duel = one against one
cli-play-example-resume = continue a saved match
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
cli-battle-example-odds = The odds of two Base Units against two linked ones, over all rolls:
cli-battle-example-dice = With given dice the battle is fought and told; for instance, add:
cli-battle-example-unit = A Unit of your own, with a token:
cli-battle-example-edition = The German edition, and a house rule:
cli-battle-relaunch =
    Re-rolls are included: a board defender follows the rule,
    players ("defender_is": "player") decide as is best for them.

## abth simulate
cli-simulate = Play whole matches between bots and show who won.
cli-simulate-games = How many matches.
cli-simulate-players = Seats at the table.
cli-simulate-bots = Who plays: given to the seats in order, one seat further with each match. NAME:key=value sets an option, module:Class is a bot of your own.
cli-simulate-seed = The same number gives the same matches.
cli-simulate-processes = How many processes share the work.
cli-simulate-save = Save the log of every match there.
cli-simulate-note = The same seed gives the same matches on any number of processes.
cli-simulate-interrupted = Interrupted after { $played } of { $games } matches.
cli-matches = matches
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-mean = Mean score
cli-column-least = Least
cli-column-most = Most

# $players, $shared (number): players per match; matches won by several
cli-simulate-total = { $matches } matches with { $players } players; shared victories: { $shared }

# $endings: the message after the next
cli-simulate-board = Battles against the board: { $endings }
cli-simulate-challenges = Battles between players: { $endings }
cli-simulate-endings = won by the Attacker { $attacker }, by the Defender { $defender }, by nobody { $nobody }
cli-simulate-speed = { $seconds } s, { $speed } decisions per second
cli-digest = Digest { $digest }

## abth arena
cli-arena = Let bots play each other: ratings, statistics and a report.
cli-arena-bots = Who plays. NAME:key=value sets an option, module:Class is a bot of your own.
cli-arena-games = How many matches, rounded up to whole deals.
cli-arena-players = Seats at the table; by default as many as bots, at most 4.
cli-arena-processes = How many processes share the work; by default one for each core.
cli-arena-cluster = Play on this Ray cluster (auto: the one of this machine, local: a new one).
cli-arena-limit = A bot that thinks longer about one decision forfeits.
cli-arena-out = Where matches and report go.
cli-arena-note = Interrupted? The same command continues where it stopped.
cli-arena-processes-or-cluster = --processes cannot be used with --cluster, which has its own
cli-arena-stopped = Stopped after { $played } of { $games } matches; the same command continues.
cli-arena-continues = { $folder }: { $played } of { $games } matches are already there; continuing.
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
cli-arena-lacking = Not made: { $what }. To get them: { $command }
cli-arena-plots = the plots of { $file }

## abth replay
cli-replay =
    Replay a saved match: its story and its final scores.

    With --edition it stops at the first action that the other edition
    refuses or that leads to something else there.
cli-replay-file = A saved match; - for standard input.
cli-replay-edition = Replay under another edition: default, en, de, fr, it or es.
cli-replay-json = Print the final standing as JSON.
cli-replay-example = stops where the German rules differ

## abth verify
cli-verify =
    Check that the dice of a match were fair.

    Replays the match and recomputes every draw of chance. Exits with 0 if
    all are correct, with 1 if not, and with 2 if there is no proof to
    check.
cli-verify-file = The proof of a match; - for standard input.
cli-verify-commitment = The number the table showed before the match; the proof must match it.
cli-verify-example = the number that the table showed

# $complaint: what does not fit, in English
cli-verify-not-fair = { $file }: NOT FAIR: { $complaint }
cli-verify-checked = Draws checked: { $draws }, in { $entries } entries of the log.
cli-verify-first = The first { $count } entries come from another match.
cli-verify-unfinished = The log ends before the match does.
cli-verify-promise = Commitment: { $number }
cli-verify-seed = Duplicate deal, seed “{ $seed }”
cli-verify-added = { $who } added: { $entropy }
cli-verify-nothing = nothing
cli-verify-fair = Fair: every draw follows from the secret and what the players added.

## abth cards
cli-cards = Show the Unit cards of the box, or print the whole box as JSON.
cli-cards-name = Show one card with its note.
cli-cards-era = Only Units of this Era.
cli-cards-rank = Only Units of this rank.
cli-cards-sort = Order; the highest numbers first.
cli-cards-json = Print the whole box as JSON.
cli-cards-json-alone = it prints the whole box and cannot be combined
cli-cards-example-elite = the Elite Units of the Middle Ages
cli-cards-example-close = the strongest in Close Combat first
cli-cards-example-name = one card, by its id, name or alias
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
    tokens. What is absent counts 0.
cli-score-example = Tommy’s score in the rulebook, 18 points:

## abth serve
cli-serve = Let people meet and play, in the browser or by program.
cli-serve-host = The address to listen at; 0.0.0.0 for all.
cli-serve-port = The port; 0 takes a free one.
cli-serve-data = Where everything is stored.
cli-serve-processes = How many processes the bots think in.
cli-serve-origin = A site whose pages may use this server, besides its own.
cli-serve-private = Send webhooks to private and loopback addresses too.
cli-serve-open = Open the browser.
cli-serve-note = Everything is stored in one file. Ctrl-C stops the server; matches continue when it starts again.

# $address: a web address; $file: where the data is
cli-serve-listening = abth listens at { $address } and stores its data in { $file }
