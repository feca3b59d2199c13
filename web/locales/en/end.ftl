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
end-course = The course of the match
end-course-note = Points after each turn; a click looks back at that turn
end-luck = Luck ledger
end-luck-note = what happened, against what was to be expected
end-luck-dice = Dice, sum of all faces
end-luck-draws = Cards drawn, sum of their values
end-battles-won = Battles won
end-recruits = Units recruited
end-of = of { $count }
end-counting = The points are counted …
end-no-report = The report cannot be had just now.
end-proof = Fair dice, proved
end-proof-text = Before the match the table promised this number. Now the secret is open, and every draw can be recomputed.
end-proof-fits = The secret is the promised one.
end-proof-not = The secret is not the promised one!
end-proof-throws = { $agreeing } of { $throws } throws of the dice agree.
end-proof-failed = The proof could not be checked here.
end-verify = Verify on this device
end-proof-file = Proof
end-log-file = Log of the match

back-close = To the result
back-turn-before = Turn before
back-turn-after = Next turn
back-step-before = One step back
back-step-after = One step on
back-place = Place in the match
# $turn (number): turns begun so far; $step of $last: entries of the log
back-at = Turn { $turn } · step { $step } of { $last }
back-eyes = Through whose eyes
back-fork = Play on from here
