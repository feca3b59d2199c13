### The home page and the lists of matches and tables.

home-motto = Four Eras. One cogwheel. Deploy few and win big, or deploy many and play it safe.
home-play-now = Play now
home-opponents = Opponents
home-strength = Strength
home-length = Length
home-play-bots = Play against bots
home-create = Create a table
home-join = Join by link
home-mine = My matches
home-mine-empty = No matches yet. Two clicks and your first one is on the table.
# $count: number of all matches.
home-all-mine = All { $count } matches
home-open = Open tables
home-open-empty = Nobody is waiting right now. Create a table and send your friends the link.
# Name of a table against bots. $name: the player.
bots-table-name = { $name } against bots

## Join by link

join-label = Link to a table
join-hint = Paste the link a friend sent you.
join-go = Go to the table

## One of the player's own matches

row-your-turn = Your turn
row-waiting = Waiting for players
row-playing = In progress
row-over = Finished
row-won = You won
row-closed = Closed
# $name: whose turn it is.
row-to-act = Waiting for { $name }
# $round of $rounds; $names: who else plays, already joined with "and".
row-round = Round { $round } of { $rounds }, with { $names }
# $taken of $seats are taken; $name: of the table.
row-seats = { $name }: { $taken } of { $seats } seats taken
row-your-points =
    { $points ->
        [one] You won with 1 point
       *[other] You won with { $points } points
    }
# $name: the winner, or several joined with "and".
row-winner =
    { $points ->
        [one] { $name } won with 1 point
       *[other] { $name } won with { $points } points
    }
row-play = Play
row-look = View
row-result = Result
row-enter = Open

## An open table

open-sit = Sit down
open-no-odds = no odds shown
open-own-rulings = house rules
open-seats = { $taken } of { $seats } seats taken

## My matches

matches-lead = Matches waiting for you come first.
matches-turn = Your turn
matches-playing = Waiting for others
matches-open = Not started yet
matches-over = Finished

## Watch

watch-lead = Look over the players’ shoulders. You see what is face up on the table and nothing more.
watch-now = Live matches
watch-empty = No public match is in progress right now.
watch-look = Watch
watch-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
