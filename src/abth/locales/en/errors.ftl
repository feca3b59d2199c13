### Why something that was written, typed, or sent cannot be used: files, logs, settings, names,
### addresses. Each message is the rest of a line, so it has no capital letter and no period; the
### client capitalizes the first letter.

# $place: where, such as players.json or seats[2]; $complaint: one of the messages below
error-at = { $place }: { $complaint }

## Files and JSON
error-too-big = larger than { $most } MB
error-cannot-read = cannot be read: { error-system }
error-cannot-write = cannot be written: { error-system }
error-data-read-only = cannot be written: the file or its folder is read-only
error-data-damaged = is damaged or is not an abth database
error-data-full = cannot be written: the disk is full
error-data-in-use = is in use by another server; every server needs a file of its own
error-data-unusable = cannot be used as a database: { $detail }
# $code: the name of an error of the system; $detail: its own words, in English
error-system =
    { $code ->
        [ENOENT] there is no such file or folder
        [EACCES] permission denied
        [EPERM] permission denied
        [EISDIR] it is a folder
        [ENOTDIR] it is not a folder
        [EEXIST] it already exists
        [EROFS] it is read-only
        [ENOSPC] no space is left
        [EADDRINUSE] the address is already in use
        [EADDRNOTAVAIL] this computer does not have that address
       *[other] { $detail }
    }
# $byte: the number of the byte where it goes wrong
error-not-json = not valid JSON (byte { $byte })
error-json-ends = not valid JSON: it ends too early
error-not-utf8 = not valid UTF-8
error-too-deep = nested too deeply
error-field-missing = is missing
error-field-unknown = unknown field
# $expected, $got: kinds of JSON, such as int and str
error-type = expected { $expected }, got { $got }
error-at-least = must be at least { $least }
error-at-most = must be at most { $most }
# Of a text or a list
error-too-short = too short; at least { $least }
error-too-long = too long; at most { $most }
error-form = not in the expected form
error-choice = “{ $value }” is not a valid value
# $known: the possible values, joined with “or”
error-choice-of = must be { $known }, not “{ $value }”
# $detail: what a library says, in English
error-unreadable = cannot be used: { $detail }

## Rules and editions
error-edition = unknown edition “{ $edition }”; use { $known }
error-ruling = unknown ruling “{ $key }”
error-ruling-value = ruling { $key } cannot be “{ $value }”; use { $known }

## Logs and proofs
error-version = “{ $version }” is unknown; this program reads “{ $known }”
# $count: how many seats or numbers there are
error-count = there are { $count } for { $players } players
error-seat-bot = every bot needs a kind, and only bots have one
error-other-box = played with a different box (“{ $played }”) than this one (“{ $ours }”)
error-log-ends = the log ends with entry { $last }
error-log-unfinished = the match in this log is not over
error-no-such-action = there is no such action
error-no-version = there is no version { $version }; the last one is { $last }
error-nothing-to-decide = there is nothing to decide after version { $version }

## Bots
error-bot = unknown bot “{ $bot }”; use { $known }
error-bot-import = cannot be imported: { $detail }
error-bot-missing = the file has no class { $bot }
error-bot-class = is not a bot; derive it from { $base }
error-bot-outside = the file names a bot that is not built in; if you trust it, add --bots { $bot }
error-bot-offer = write NAME=BOT: a name of lowercase letters, digits, and hyphens, then the bot, as in hothead=./mybots.py:Hothead
error-bot-taken = there is already a bot called { $bot }
error-bot-refuses = cannot be set up: { $detail }
# $count: how many options the bot has
error-bot-option =
    { $count ->
        [0] unknown option “{ $option }”; this bot has none
       *[other] unknown option “{ $option }”; use { $known }
    }
error-bot-yes-no = { $option } must be yes or no
error-bot-number = { $option } must be a number, not “{ $value }”
error-bot-thinking = ms must be 1 to 600000, iterations 0 to 10000000

## Battles and odds
error-card = unknown card “{ $card }”
error-card-near = unknown card “{ $card }”; did you mean { $near }?
error-card-and-numbers = a Unit with a card cannot have numbers of its own, only a token
error-token = unknown token “{ $token }”; write it like { $known }
error-token-not-for-units = “{ $token }” is never assigned to a Unit
# $die: strong or risky
error-face =
    { $die ->
        [strong] unknown face “{ $face }”; the Strong die shows { $known }
       *[risky] unknown face “{ $face }”; the Risky die shows { $known }
    }
error-odds-attackers = the Attacker has 1 to { $most } Units
error-odds-defenders = the Defender has at most { $most } Units
error-odds-card = there is no card { $number }; cards are 0 to { $last }
error-odds-token = there is no token { $number }; tokens are 0 to { $last }, or -1 for none
error-odds-tokens = { $tokens } tokens for { $units } Units; -1 stands for none
error-odds-no-token = name the tokens that may be assigned, without -1
error-odds-too-many = { $cards } cards with { $tokens } tokens make too many line-ups; leave some out
error-puzzle = there is no puzzle { $number }; puzzles are 1 to { $last }
error-puzzle-choice = this puzzle has choices 0 to { $last }

## Names and addresses
# $kind: name, title (the name of a table) or chat
error-text-long =
    { $kind ->
        [title] the name of a table has at most { $most } characters
        [chat] a message has at most { $most } characters
       *[name] a name has at most { $most } characters
    }
error-text-blank =
    { $kind ->
        [title] the name of a table needs at least one visible character
        [chat] a message needs at least one visible character
       *[name] a name needs at least one visible character
    }
error-address = this is not a web address
error-address-long = an address has at most { $most } characters
error-address-signs = an address cannot contain spaces, control characters, or backslashes
error-address-scheme = an address must start with https:// or http://
error-address-user = an address cannot contain a user name or password
error-address-port = the port must be 80, 443, or above 1023
error-base-path = must be a path such as /abth
error-network = must be an IP address or a network such as 10.0.0.0/8
error-address-private = not an address on the public internet
error-address-not-found = cannot be found
problem-lab-closed = The balance lab is for the person who runs this server. Open it on the same computer, or through an SSH tunnel to it.
