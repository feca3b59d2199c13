### Words of every page: navigation, names, problems.

title = A Battle Through History
# Title of the browser's tab. $page: the name of the page or table.
page-title = { $page } · A Battle Through History
# Title of the tab when the player must act. $table: the table's name.
title-your-turn = Your turn · { $table }

footer = Unofficial fan work. Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0.

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
theme-to-light = Light theme
theme-to-dark = Dark theme
language = Language

## Notifications from other tables. $table: the table's name.

notice-turn = Your turn: { $table }
notice-challenged = You have been challenged: { $table }

## Small words

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
phrase-hint = Enter these words in another browser to continue under your name. Anyone who knows them can play as you, so keep them private.
phrase-done = I’ve written it down
phrase-show = Show the phrase
phrase-later = You’ll get one with your first match.
phrase-not-here = It was shown in the browser you started in.

## Seats and bots

seat-open-name = Open seat
# Default name of a friend at the same screen. $seat: number of the seat, from 1.
seat-guest = Player { $seat }
bot-recruit = Recruit
bot-soldier = Soldier
bot-captain = Captain
bot-general = General
bot-recruit-character = First day in the army: does anything, as long as it’s allowed.
bot-soldier-character = Takes whatever is closest and asks no questions.
bot-captain-character = Works out every roll before the dice are thrown.
bot-general-character = Fights the war a thousand times in the mind before the first shot.

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
problem-offline = The server is not responding. Please try again.
problem-failed = Something went wrong on the server. Nothing was changed.
problem-busy = The server is busy. Please try again in a moment.
problem-unauthenticated = The server does not recognize you in this browser.
problem-unknown-phrase = No player has this recovery phrase. Please check it for typos.
problem-unknown = This does not exist, or you are not allowed to see it.
problem-not-allowed = That is not allowed at this table.
problem-not-the-host = Only the host of the table may do that.
problem-not-your-seat = That is not your seat.
problem-taken = This seat is taken.
problem-not-open = The match has already started, or the table is closed.
problem-not-ready = Every seat must be taken before the match can start.
problem-not-playing = This match is not in progress.
problem-not-over = The match is not over yet.
problem-away = A bot is playing this seat. Take it back first.
problem-stale = The match has moved on in the meantime. Please look again.
problem-too-many = Not so fast. Please wait a moment.
problem-too-large = That is too long.
problem-other-protocol = The game has been updated. Please reload the page.
problem-malformed = The server did not understand that.
problem-illegal = That is not possible now.
problem-foreign-origin = Pages from other sites may not use this server.
problem-method-not-allowed = The server did not understand that.
problem-too-slow = That took too long. Please reload the page.
problem-hello-first = The connection failed. Please reload the page.
problem-already-here = The connection failed. Please reload the page.
problem-not-here = The connection failed. Please reload the page.
problem-no-question = This answer is no longer needed.
problem-bad-log = This is not the log of a finished match.
problem-no-such-moment = That point in the match does not exist.
problem-no-dice = An imported match does not reveal its future dice.
problem-bad-address = Notifications can only go to a public address starting with https:// or http://, without a user name or password.
# These go by what the server says in English; $what is the number in it.
problem-too-many-tokens = You can have at most { $what } bot tokens.
problem-too-many-tables = You have { $what } open tables. Close some of them.
problem-too-many-undo-requests = You have asked to undo too often. Please play on.
problem-too-many-newcomers = Too many new players from your network at once. Please wait a minute.
