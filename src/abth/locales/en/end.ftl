### The end of a match, and looking back at it.

# $who (string): the winner, or several joined by "and"
end-victory = Victory for { $who }
end-shared = { $who } share the victory
end-after = { $battles ->
    [one] After { $rounds } Rounds, { $turns } turns, 1 battle
   *[other] After { $rounds } Rounds, { $turns } turns, { $battles } battles
  }
end-rematch = Rematch
end-look-back = Look back
end-home = Home
end-points = Points by source
end-source-elite = Elite Units
end-source-heroes = Heroes
end-source-relics = Relics
end-source-prowess = Prowess
end-source-honor = Honor
end-course = How the match went
end-course-note = Points after each turn; click a turn to see it again
end-luck = Luck ledger
end-luck-note = what happened, compared with what was to be expected
end-luck-dice = Dice, sum of all faces
end-luck-draws = Cards drawn, sum of their values
end-battles-won = Battles won
end-recruits = Units recruited
end-of = of { $count }
end-counting = Counting the points…
end-no-report = The report is not available right now.
end-proof = Provably fair dice
end-proof-text = Before the match the table committed to this number. Now the secret is revealed, and every roll and draw can be recomputed.
end-proof-fits = The secret matches the number.
end-proof-not = The secret does not match the number!
end-proof-throws = { $agreeing } of { $throws } dice rolls agree.
end-proof-failed = The proof could not be checked here.
end-verify = Verify on this device
end-proof-file = Proof
end-log-file = Match log

back-close = Back to the result
back-turn-before = Previous turn
back-turn-after = Next turn
back-step-before = One step back
back-step-after = One step forward
back-place = Position in the match
# $turn (number): turns begun so far; $step of $last: entries of the log
back-at = Turn { $turn } · step { $step } of { $last }
back-eyes = Point of view
back-fork = Continue playing from here
