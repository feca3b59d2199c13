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
end-review = Review
end-home = Home
end-points = Points by source
end-source-elite = Elite Units
end-source-heroes = Heroes
end-source-relics = Relics
end-source-prowess = Prowess
end-source-honor = Honor
end-course = How the match went
end-course-note = Points after each turn; click a turn to go back to it
end-luck = Luck ledger
end-luck-note = what came up, compared with the average
end-luck-dice = Dice, sum of all faces
end-luck-draws = Cards drawn, sum of their values
end-battles-won = Battles won
end-recruits = Units recruited
end-of = of { $count }
end-counting = Counting the points…
end-no-report = The report is not available right now.
end-proof = Provably fair dice
end-proof-text = The table showed this number before the match. Now its secret is revealed, and anyone can recompute every roll and draw.
end-proof-fits = The secret matches the number.
end-proof-not = The secret does not match the number!
end-proof-throws = { $agreeing } of { $throws } dice rolls match.
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

# --- early ends and rematches ---
end-no-result = No result
# $names: players, joined with "and"
end-how-resigned = Ended early: { $names } gave up
end-how-points = Ended early by agreement, with the points so far
end-how-unrated = Ended early by agreement: nobody wins, and no rating changes
end-replaced = A bot made decisions for { $names }. This match cannot raise their rating.
end-unrated-undo = Not rated: the match went back past dice, so someone knew what was to come.
end-unrated-absent = Not rated: a bot played for someone who never came.
end-unrated-seed = Not rated: a duplicate deal
end-unrated-fork = Not rated: it began in the middle of another match
end-unrated-shared-screen = Not rated: one person played several seats
end-rematch-accept = Accept the rematch
end-rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
  }
end-rematch-waiting = Waiting for { $names }.
end-rematch-table = Go to the new table
