### The home page and the lists of matches and tables.

home-motto = Four eras. One cogwheel. Deploy few and dare much, or many and be safe.
home-play-now = Play now
home-opponents = Opponents
home-strength = Strength
home-length = Length
home-play-bots = Play against bots
home-create = Create a table
home-join = Join by link
home-mine = My matches
home-mine-empty = No matches yet. Two clicks, and the first one is on the table.
home-step-travel = Travel
home-step-travel-note = Turn the Gears of History and jump into one of four eras.
home-step-battle = Fight
home-step-battle-note = Face its Units, or a rival who is there, with the cards of your hand.
home-step-glory = Collect
home-step-glory-note = Recruit whom you defeat, win Relics and honors; most points win.
# $count: number of all matches.
home-all-mine = All { $count } matches
home-open = Open tables
home-open-empty = Nobody is waiting just now. Open a table and send the link to your friends.
# Name of a table against bots. $name: the player.
bots-table-name = { $name } against bots

## Join by link

join-label = Link to a table
join-hint = Paste the link that a friend has sent you.
join-go = Go to the table

## A match of mine

row-your-turn = Your turn
row-waiting = Waiting for players
row-playing = Being played
row-over = Finished
row-won = You won
row-closed = Closed
# $name: whose turn it is.
row-to-act = { $name } to act
# $round of $rounds; $names: who else plays, already joined with "and".
row-round = Round { $round } of { $rounds }, with { $names }
# $taken of $seats are taken; $name: of the table.
row-seats = { $name }: { $taken } of { $seats } seats taken
row-your-points = You won with { $points } points
# $name: the winner, or several joined with "and".
row-winner = { $name } won with { $points } points
row-play = Play
row-look = Look
row-result = Result
row-enter = Enter

## An open table

open-sit = Sit down
open-no-odds = no odds shown
open-own-rulings = own rulings
open-seats = { $taken } of { $seats } seats taken

## My matches

matches-lead = Where it is your turn comes first.
matches-turn = Your turn
matches-playing = Others think
matches-open = Before the start
matches-over = Finished

## Watch

watch-lead = Look over the players' shoulders. You see what lies open on the table, no more.
watch-now = Matches being played
watch-empty = No match is being played in the open just now.
watch-look = Watch
watch-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
