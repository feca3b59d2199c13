### The balance lab: what changes when the numbers of a card change. “Points” are percentage points.


## What is measured; `abth compare` and its report say these, too

measure-fielded = battles won when fielded
measure-picked = picked when offered
measure-owners = matches won by its owners
measure-used = used when taken
measure-users = matches won by its users
measure-order = matches won
measure-bot = matches won
measure-era = share of jumps
measure-attackers = won by the Attacker
measure-challenges = share of all battles
# $place: from 1 to 5, in the order of play
subject-order =
    { $place ->
        [1] First player
        [2] Second player
        [3] Third player
        [4] Fourth player
       *[5] Fifth player
    }
subject-attackers-board = Battles against the board
subject-attackers-players = Battles between players
subject-challenges = Challenges
shift-more = more
shift-less = less
shift-same = as before
shift-open = open

## The numbers of a card

field-damage_icons = Damage icons
field-link_left = Left half-shield
field-link_right = Right half-shield
field-none = none
change-number = { $field } { $before } → { $after }

## The page

lab-title = Balance lab
lab-over = For the operator · your copy of the box “{ $box }”
lab-undo = Undo all
lab-export = Export as a folder
lab-card = The card
lab-values = Values
lab-abilities = Abilities
lab-shields = Half-shields
lab-left = left
lab-right = right
lab-was = was { $value }
# $field is one of the numbers of a card
lab-one-less = { $field }: one less
lab-one-more = { $field }: one more
# $count numbers of a card were changed; $changes lists them
lab-changes =
    { $count ->
        [one] One change: { $changes }
       *[other] { $count } changes: { $changes }
    }
lab-unchanged = As printed. Change a number to see what it does.
lab-others = Also changed: { $names }
lab-at-once = Right away
lab-at-once-note = exact odds, alone against one Unit, averaged over the Era
lab-role = Role in the battle
lab-attacking = Attacking
lab-defending = Defending
lab-today = as printed
lab-changed = changed
# One sentence for the chart: the Era in which most changes; $before and $after of 100
lab-chart-said = { $name } wins { $after } of 100 against Era { $era }, compared with { $before } as printed.
lab-as-table = Show as a table
lab-of-100 = Battles won, of 100
lab-wait = While you wait
lab-wait-note = { $bot } in all seats, { $players } players, the same deals
lab-bot = Who plays
lab-start = What would change?
lab-start-first = Change a number first. Then the same deals are played with and without the change.
lab-progress = { $done } of { $most } pairs of deals
lab-time-left = about { $minutes } min left
lab-soon = less than a minute left
lab-end-settled = Answered after { $done } pairs of deals.
lab-end-played = All { $done } pairs of deals have been played; some answers are still open.
lab-end-cancelled = Canceled after { $done } pairs of deals.
lab-end-failed = The matches could not be played: a bot or its process failed.
lab-stale = These results are for earlier numbers.
lab-points = percentage points
lab-no-change = no change
lab-what = What
lab-answer = Answer
lab-from-to = { $low } to { $high }
lab-too-few = too few pairs so far
lab-more = Show all { $count } results
