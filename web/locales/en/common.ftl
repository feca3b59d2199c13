### Words of every page: navigation, names, problems.

title = A Battle Through History
# Title of the browser's tab. $page: the name of the page or table.
page-title = { $page } · A Battle Through History
# Title of the tab when the player must act. $table: the table's name.
title-your-turn = Your turn · { $table }

footer = Unofficial fan work. Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0.

## Navigation

menu = Menu
skip-to-content = Skip to the content
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

## Notices from other tables. $table: the table's name.

notice-turn = Your turn: { $table }
notice-challenged = You are challenged: { $table }

## Small words

close = Close
cancel = Cancel
copy = Copy
copied = Copied
again = Try again
waiting = One moment …
yes = Yes
no = No
# $rounds: 6 or 8.
rounds = { $rounds } Rounds

## Who I am

name-change = Change your name
name-title = Your name
name-label = Name
name-hint = This is how others see you. There is nothing to sign up for.
name-keep = Keep this name
name-elsewhere = I played elsewhere before
phrase-title = Your recovery phrase
phrase-hint = With these words you go on as yourself in another browser. Anyone who knows them can play in your name, so keep them to yourself.
phrase-done = I have kept it
phrase-show = Show the phrase
phrase-later = You get one with your first match.
phrase-not-here = It was shown in the browser where you began.

## Seats and bots

seat-open-name = Open seat
# Default name of a friend at the same screen. $seat: number of the seat, from 1.
seat-guest = Player { $seat }
bot-recruit = Recruit
bot-soldier = Soldier
bot-captain = Captain
bot-general = General
bot-recruit-character = First day in the army: does anything that is allowed.
bot-soldier-character = Takes what lies nearest and asks no questions.
bot-captain-character = Counts every die before it is thrown.
bot-general-character = Fights the war a thousand times in thought before the first shot.

## Clocks

clock-none = No clock
# $seconds, $minutes, $days: time for each turn.
clock-seconds = { $seconds } seconds a turn
clock-minutes = { $minutes } minutes a turn
clock-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
# Time left, very short.
left-days = { $days } d
left-hours = { $hours } h

## Problems: why the server did not do something

problem-unforeseen = Something went wrong. Please try again.
problem-offline = The server does not answer. Please try again.
problem-failed = Something went wrong on the server; nothing was changed.
problem-busy = The server is busy. Please try again in a moment.
problem-unauthenticated = The server does not know you here.
problem-unknown-phrase = Nobody has this recovery phrase. Look for a typing slip.
problem-unknown = There is no such thing here, or it is not for you to see.
problem-not-allowed = That is not allowed at this table.
problem-not-the-host = Only the host of the table may do that.
problem-not-your-seat = That is not your seat.
problem-taken = This seat is taken.
problem-not-open = The match has begun, or the table is closed.
problem-not-ready = Every seat must be taken before the match can start.
problem-not-playing = The match is not being played.
problem-not-over = The match is not over yet.
problem-away = A bot plays this seat now. Take it back first.
problem-stale = The match had gone on meanwhile. Look again.
problem-too-many = Not so fast. Please wait a moment.
problem-too-large = That is too long.
problem-other-protocol = The game has been renewed. Please load the page again.
problem-malformed = The server cannot do anything with that.
problem-illegal = That is not possible now.
problem-foreign-origin = Pages of other sites may not speak to this server.
problem-method-not-allowed = The server cannot do anything with that.
problem-too-slow = That took too long. Please load the page again.
problem-hello-first = The connection went wrong. Please load the page again.
problem-already-here = The connection went wrong. Please load the page again.
problem-not-here = The connection went wrong. Please load the page again.
problem-no-question = Nobody waits for this answer any more.
problem-bad-log = This is not the log of a finished match.
problem-no-such-moment = The match has no such moment.
problem-no-dice = An imported match does not tell what its dice would do next.
problem-bad-address = Notices go to an address of the open internet that begins with https:// or http://, without user name or password.
# These go by what the server says in English; $what is the number in it.
problem-nobody-has-more-than-what-tokens = Nobody has more than { $what } tokens.
problem-you-have-what-open-tables-close-some-of-them = You have { $what } open tables. Close some of them.
problem-you-have-asked-often-enough-play-on = You have asked often enough. Play on.
problem-too-many-newcomers-from-your-address-wait-a-minute = Too many people come from your address at once. Please wait a minute.
