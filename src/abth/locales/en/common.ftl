### Words of every page: navigation, names, problems.

title = A Battle Through History
# Title of the browser's tab. $page: the name of the page or table.
page-title = { $page } · A Battle Through History
# Title of the tab when the player must act. $table: the table's name.
title-your-turn = Your turn · { $table }

footer = Unofficial fan work. Icons by Lorc, Delapouite, and contributors, game-icons.net, CC BY 3.0.

## Navigation

menu = Menu
skip-to-content = Skip to main content
nav-play = Play
nav-matches = My matches
nav-watch = Watch
nav-odds = Odds calculator
nav-rules = Rules
nav-leaders = Leaderboard
nav-about = About
nav-settings = Settings
nav-match = Back to the match
theme-to-light = Light theme
theme-to-dark = Dark theme
language = Language

## Notifications from other tables. $table: the table's name.

notice-turn = Your turn: { $table }
notice-challenged = You have been challenged: { $table }

## Small words

# A name and what is said of it
labelled = { $name }: { $text }
# One after the other, where commas would not keep them apart
in-series = { $before }; { $after }
close = Close
cancel = Cancel
copy = Copy
copied = Copied
again = Try again
waiting = One moment…
yes = Yes
no = No
# $rounds: 6 or 8.
rounds = { $rounds } Rounds

## The player's own name and recovery phrase

name-change = Change your name
name-title = Your name
name-label = Name
name-hint = This is how others see you. No account needed.
name-keep = Save this name
name-elsewhere = I’ve played in another browser
phrase-title = Your recovery phrase
phrase-hint = Enter these words in another browser to continue under your name. Anyone who knows them can play as you, so keep them private. They are not stored, so write them down now.
phrase-done = I’ve written it down
phrase-later = You’ll get one with your first match.
phrase-not-here = It was shown in the browser where you first played.

## Seats and bots

seat-open-name = Open seat
# Default name of a friend at the same screen. $seat: number of the seat, from 1.
seat-guest = Player { $seat }
bot-recruit = Recruit
bot-soldier = Soldier
bot-captain = Captain
bot-general = General
bot-champion = Champion
bot-recruit-character = First day in the army: does anything, as long as it’s allowed.
bot-soldier-character = Takes whatever is closest and asks no questions.
bot-captain-character = Has worked out every roll before the dice leave the hand.
bot-general-character = Plays out the whole war a thousand times before firing the first shot.
bot-champion-character = Knows what a turn is worth before it ends.
# A bot whose thinking time is not the usual one. $bot: its rank; $seconds: such as 0.1.
bot-with-time = { $bot } ({ $seconds } s)
# How long a bot thinks about each decision.
thinking-time = Thinking time
thinking-quick = Quick
thinking-steady = Steady
thinking-thorough = Thorough
thinking-deep = Deep
# $pace: such as Quick.
thinking-choice = { $pace } ({ $seconds } s)
thinking-seconds = { $seconds } s

## Clocks

clock-none = No time limit
# $seconds, $minutes, $days: time for each turn.
clock-seconds = { $seconds } seconds per turn
clock-minutes = { $minutes } minutes per turn
clock-days =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
# Time left, very short.
left-days = { $days } d
left-hours = { $hours } h

## Problems: why the server did not do something

problem-unforeseen = Something went wrong. Please try again.
offline-notice = No connection. You can read the rules; everything else needs the server.
problem-offline = The server is not responding. Please try again.
problem-failed = Something went wrong on the server. Nothing was changed.
problem-busy = The server is busy. Please try again in a moment.
problem-unauthenticated = The server does not recognize you in this browser.
problem-unknown-phrase = No player has this recovery phrase. Please check for typos.
problem-stopping = The server is restarting. Please connect again in a moment.
problem-cannot-store = The server cannot store anything at the moment.
problem-unknown = This does not exist, or you are not allowed to see it.
problem-not-allowed = That is not allowed at this table.
problem-not-the-host = Only the host of the table can do that.
problem-not-your-seat = That is not your seat.
problem-taken = This seat is taken.
problem-not-open = The match has already started, or the table is closed.
problem-not-ready = Every seat must be taken before the match can start.
problem-not-playing = This match is not in progress.
problem-not-over = The match is not over yet.
problem-away = A bot is playing this seat. Take it back first.
problem-resigned = You gave up this seat. A bot is playing it now.
problem-too-early = You can call in a bot only for a player who has been away for a minute or whose time is up.
problem-stale = The match has moved on. Please look again.
problem-too-many = Not so fast. Please wait a moment.
problem-too-large = That is too long.
problem-other-protocol = The game has been updated. Please reload the page.
problem-malformed = The server did not understand that.
problem-illegal = That is not possible now.
problem-foreign-origin = This server does not accept requests from other sites.
problem-foreign-host = This server does not answer to the name “{ $host }”. Its operator can allow it: abth serve --allowed-host { $host }
problem-method-not-allowed = The server did not understand that.
problem-too-slow = That took too long. Please reload the page.
problem-hello-first = The connection failed. Please reload the page.
problem-already-here = The connection failed. Please reload the page.
problem-not-here = The connection failed. Please reload the page.
problem-no-question = This answer is no longer needed.
problem-bad-log = This is not the log of a finished match.
problem-no-such-moment = That point in the match does not exist.
problem-no-such-battle = This match has no such battle.
problem-no-dice = The next rolls and draws of an imported match are unknown, so they cannot be repeated.
problem-bad-address = Notifications can only go to a public address that starts with https:// or http:// and contains no user name or password.
# These go by what the server says in English; $what is the number in it.
problem-too-many-tokens = You can have at most { $what } bot tokens.
problem-too-many-tables = You have { $what } open tables. Close some of them.
problem-too-many-matches = You have { $what } matches in progress. Finish or close some of them.
problem-too-many-tables-today = You have created { $what } tables in one day. Please try again tomorrow.
problem-too-many-new-tables = Too many new tables from your network at once. Please wait a minute.
problem-too-many-imports = You can keep at most { $what } imported matches.
problem-log-too-long = A match with more than { $what } entries cannot be imported.
problem-log-too-many-returns = A match with more than { $what } undos cannot be imported.
problem-too-much-chat = You are writing too fast. Please wait a moment.
problem-too-many-lines = You have written { $what } messages at this table. That is the limit.
problem-too-many-undo-requests = You have asked to undo too often. Please play on.
problem-too-many-newcomers = Too many new players from your network at once. Please wait a minute.
problem-no-such-table = There is no such table, or you are not allowed to see it.
problem-no-such-seat = There is no such seat.
problem-no-such-player = There is no such player.
problem-no-such-token = There is no such bot token.
problem-no-such-device = You are not signed in on that device.
problem-no-such-page = There is no such page.
problem-no-secret = Send this header: { $header }
problem-no-proof = An imported match has no proof.
problem-own-view-only = During a match, you can only see it from your own seats.
problem-spectators-watch = Spectators can only watch.
problem-no-spectators = Only the players may watch this match.
problem-every-seat-taken = Every seat is taken.
problem-seat-kept = This seat is reserved for another player.
problem-not-at-table = You have no seat at this table.
problem-table-over = The match at this table is already over.
problem-rematch-players = Only players of this match can ask for a rematch.
problem-chat-players = Only players and the host can chat here.
problem-chat-off = This table has no chat.
problem-token-scope = This bot token may not do that.
problem-kicked = The host has removed you from this table.
problem-not-welcome = You cannot sit down at this table: someone here does not want to play with you.
problem-not-yourself = That is you.
problem-too-many-blocks = You can mute or block at most { $what } players.
problem-too-many-reports = You have sent many reports today. Please try again tomorrow.
problem-too-many-reviews = You have asked for too many reviews. Please wait a few minutes.
problem-no-review = This match has not been reviewed yet.
problem-review-unfinished = The match ended early; only a match that was played to its end can be reviewed.
problem-other-box = This match was played with a different box than the one this server uses, so it cannot be opened.

## People
former-player = A former player
player-menu-open = Mute, block, or report { $name }
player-menu-more = Mute, block, report …
player-menu-mute = Mute
player-menu-mute-note = You no longer see what they write. They are not told.
player-menu-mute-done = { $name } is muted.
player-menu-unmute = Unmute
player-menu-block = Block
player-menu-block-note = They are muted and cannot sit down where you sit or host. They are not told.
player-menu-block-done = { $name } is blocked.
player-menu-unblock = Unblock
player-menu-lifted = { $name } is no longer muted or blocked.
player-menu-kick = Remove for good
player-menu-kick-note = They leave this table and cannot come back to it.
player-menu-kick-done = { $name } has been removed.
player-menu-report = Report: what happened?
player-menu-report-note = The host of the table and the operator of the server read it.
player-menu-report-send = Send the report
player-menu-report-done = Thank you. Your report has been sent.
reports-read = { $count ->
    [one] Read one report
   *[other] Read { $count } reports
  }
reports-title = Reports
reports-about = About { $name }
reports-by = By { $name }, { $ago }
new-chat = Chat
new-chat-players = Players only
new-chat-all = Players and spectators
new-chat-off = No chat
problem-silenced = The operator of this server has turned off chat for you for now.
