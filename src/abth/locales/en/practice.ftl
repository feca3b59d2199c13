### Practice: puzzles from positions of real matches, in the client and in the terminal.

## The page
practice-title = Practice
practice-lead = Positions from real matches. Choose, and see what each choice is worth.
practice-kind = Kind of puzzle
practice-kind-all = All
practice-kind-line-up = Line-up
practice-kind-token = Token
practice-kind-fight = Who to fight
practice-kind-era = Which Era
practice-level = Level
# $level: the level that the answers so far lead to
practice-level-rising = Automatic (now { $level })
practice-number = Puzzle { $number }, level { $level }
practice-solved = { $right } of { $answered } right
practice-streak = { $count } in a row
practice-done = You have answered every puzzle of this kind.
practice-next = Next puzzle
practice-open-odds = Open in the odds calculator
practice-keys = Keys: A to { $last } to choose, Enter to continue.

## The question
practice-ask-line-up-chance = Which line-up wins most often?
practice-ask-line-up-points = Which line-up brings the most points?
practice-ask-token = Which token helps most, and on which Unit? Or none?
practice-ask-fight = Who do you fight?
practice-ask-era = Which Era do you jump to?
practice-note-chance = Counted over all rolls of the dice and all reinforcements.
practice-note-points = Points you win at once, on average: recruited Units and a Relic. Every roll is counted.
practice-note-lead = How many points you gain on the other players, on average. A challenged player is assumed to send the three strongest Units; the hidden hand is averaged over what you cannot rule out, so this value is approximate.
practice-hand = Your hand
practice-tokens = Your tokens
practice-line-up = Your line-up
practice-against = Against
practice-relics = Your Relics
# $names: the players whose Sabaton is in this Era
practice-here = Here: { $names }

## Choices
practice-choices = Choices
# $units: the cards of a line-up, front first
practice-choice-line-up = { $count ->
    [one] { $units }, alone
   *[other] { $units }, front first
}
practice-choice-token = { $token } on { $unit }, slot { $place }
practice-choice-keep = Keep your tokens
practice-choice-face = Face { $units }
practice-choice-challenge = Challenge { $who }
# $era: Era II
practice-choice-era = Jump to { $era }
practice-choice-insert = Insert a tile, then jump to { $era }

## The answer; chances are out of 100
practice-worth-chance = wins { $chance } of 100
practice-worth-points = { $points } points
practice-worth-lead = about { $points } points
practice-right = Yes, that is the best choice.
# $letter: of the best choice
practice-wrong = { $letter } is worth more.
practice-yours = your choice
practice-best = best

## Why. $chance, $low: chances out of 100 of the best choice and of the one next to it; $points, $less: their points
# $count: Units
practice-why-strong-die = With up to three Units you roll the Strong die, which never lowers a Line: you win { $chance } of 100 battles, compared with { $low } with four Units.
# $relics: how many Relics a winner chooses from
practice-why-fewer = { $count ->
    [one] One Unit still wins
   *[other] { $count } Units still win
 } { $chance } of 100 battles, and the winner chooses from { $relics ->
    [one] one Relic
   *[other] { $relics } Relics
 }.
practice-why-points = This line-up is worth { $points } points, the next best { $less }.
practice-why-more = With { $count } Units you win { $chance } of 100 battles; with fewer, at best { $low }.
# An ability that decides: of a Defender, or of your own line-up
practice-why-foe-heroic-death = { $unit } strikes back when it falls (Heroic Death): plan for that blow. You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-foe-accuracy = { $unit } has Accuracy: do not rely on your own Heroic Deaths. You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-foe-diversion = { $unit } takes the first damage of each Line for the others (Diversion). You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-foe-relaunch = { $unit } may have its die rolled again (Relaunch). You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-foe-assault = { $unit } breaks Links before the battle (Assault). You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-own-heroic-death = { $unit } strikes back when it falls (Heroic Death). You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-own-accuracy = The Accuracy of { $unit } cancels a Heroic Death. You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-own-diversion = { $unit } takes the first damage of each Line for the others (Diversion). You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-own-relaunch = With { $unit } you may roll your die again (Relaunch). You win { $chance } of 100 battles, with the next best line-up { $low }.
practice-why-own-assault = { $unit } breaks a Link before the battle (Assault). You win { $chance } of 100 battles, with the next best line-up { $low }.
# $unit: a Unit by name
practice-why-order = The same Units, in another order. With { $unit } in front they win { $chance } of 100 battles, otherwise { $low }.
# $unit, $other: Units by name
practice-why-rear = The same Units, in another order. With { $unit } in front of { $other } they win { $chance } of 100 battles, otherwise { $low }.
practice-why-link = This order forms a Link, which takes a hit: you win { $chance } of 100 battles; without it, { $low }.
practice-why-cards = { $unit } instead of { $other }: you win { $chance } of 100 battles instead of { $low }.
practice-why-keep = With or without tokens you win { $chance } of 100 battles. Keep them for another one.
# $token: a token by name
practice-why-place = With { $token } on { $unit } you win { $chance } of 100 battles; on { $other }, { $low }.
practice-why-token = { $token } on { $unit } raises your chance from { $low } to { $chance } of 100.
# $who: a player
practice-why-challenge = You beat { $who } in about { $chance } of 100 battles: about { $points } points, the next best choice { $less }.
practice-why-no-challenge = You beat { $unit } in { $chance } of 100 battles, { $who } in about { $low }, and a defeat costs you a Prowess token.
# $count: how many Units are faced
practice-why-company = Facing them together can bring { $count } recruits at once: { $points } points, otherwise { $less }.
practice-why-alone = You beat { $unit } in { $chance } of 100 battles with your best line-up: { $points } points, the next best choice { $less }.
# $era: Era II
practice-why-era = The best battle is in { $era }, against { $unit }: won { $chance } of 100 times, { $points } points.
practice-why-era-challenge = { $who } is in { $era }: you win that challenge about { $chance } of 100 times.
