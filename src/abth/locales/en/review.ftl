### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Review a finished match: which choices cost the most, what luck did, and where the result came from.
review-not-finished = the match is not finished; only a finished match can be reviewed
review-progress = { $done } of { $all } choices judged
review-moments = { $name }: the moments that cost the most
review-no-moments = No choice had a cost: all { $choices } were the best or nearly the best.
review-moment = Round { $round }. “{ $better }” instead of “{ $played }”: { $best } of 100 to win the match, not { $chance }. A { $kind }: it cost { $cost } points, give or take { $doubt }.
review-slip = slip
review-mistake = mistake
review-turning-point = turning point
review-player = Player
review-start = Start
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-correction = Correction
review-result = Result
review-without-luck = Without luck
review-accuracy = Accuracy
review-of-which = In parentheses: what errors cost, compared with the best choice instead of a captain’s.
review-known = Chances of winning the match, of 100. Each choice is judged by what its seat could know: no hidden card was used.

## In the browser
review-title = Review
# $seconds (number)
review-left = about { $seconds } s left
review-wait = The server is getting ready.
review-cancel = Cancel
review-go-on = Continue
review-canceled = Canceled. The results so far are kept.
review-failed = The review has stopped. You can continue it later.
review-how = How it works
review-how-choices = A choice is judged only by what its seat could know. Every option is tried in the same imagined deals with the same dice. A difference counts if it is clear and costs 5 points or more: from 5 a slip, from 10 a mistake, from 15 a turning point.
review-how-luck = Luck is what the dice and draws brought, less the exact average of all they could have brought. Over all players, it adds up to 0.
review-how-ledger = The bars lead from the chance at the start to the result. Choices are compared with a captain’s, who plans by exact odds: choosing as a captain does counts 0, errors lose points, and a better choice gains some. The correction is no one’s doing: each turn is looked into once more, and that changes the judge’s own estimate a little.
review-how-doubt = Everything here is estimated from many simulated matches. The whiskers show how certain it is.
review-look-back = Look back
review-to-result = Points
review-curve = Winning chances
review-curve-note = of 100, at the start of each turn
review-rose = { $who } rose from { $from } to { $to } in Round { $round }.
review-fell = { $who } fell from { $from } to { $to } in Round { $round }.
review-guess = first guess
review-round = Round { $round }
review-end = End
review-turn = Round { $round }, { $who }’s turn
review-keys = Use the arrow keys to move through the turns; press Enter to look back at one.
review-table = Show as a table
review-chart = Show as a chart
review-cost-most = Moments that cost the most
review-yours = yours
review-none-yet = No choice has had a cost so far.
review-theirs = Other players’ choices are shown only as sums.
# $kind: one of the three words; $cost: points
review-costs = { $kind } · cost { $cost }
# $what: travel, opponent, deployment, tokens, dice, or spoils
review-at = { $what ->
    [travel] Round { $round }, Time Travel
    [opponent] Round { $round }, before the battle
    [deployment] Round { $round }, deployment
    [tokens] Round { $round }, tokens
    [dice] Round { $round }, dice
   *[spoils] Round { $round }, after the battle
  }
review-better-battle = “{ $better }” instead of “{ $played }”: { $best } of 100 to win the battle, not { $chance }.
review-better-match = “{ $better }” instead of “{ $played }”: { $best } of 100 to win the match, not { $chance }.
review-try = Try it from here
review-see = See the moment
review-ledger = Where the result came from
review-errors = errors { $points }
review-from-to = { $low } to { $high }
review-of-100 = of 100
review-had-cost = { $cost } of { $choices } had a cost
review-axis = chance of winning the match, of 100
review-told = { $who }: { $start } at the start, luck { $luck }, own choices { $own }, others’ choices { $others }, correction { $correction }; { $result } at the end.
review-you = You
review-played = Played
review-better = Better
review-to-win-battle = { $chance } of 100 to win the battle
review-worth = What it was worth
review-worth-note = chance of winning the match, of 100
# $kind: slip, mistake, or turning-point
review-cost-told = { $kind ->
    [slip] A slip: it cost { $cost } points, give or take { $doubt }.
    [mistake] A mistake: it cost { $cost } points, give or take { $doubt }.
   *[turning-point] A turning point: it cost { $cost } points, give or take { $doubt }.
  }
review-options = Choices here
review-options-note = { $shown } of { $all }, best first
review-option = Choice
review-battle = Battle
review-match = Match
review-best = best
review-was-played = played
review-why = Why
review-could-know = What could be known
review-seat-only = Judged from this seat only: its hand, the face-up cards, the odds. No hidden card was used.
review-same-deals = The same imagined deals and the same dice for every choice
review-back = Back to the review
review-before = Previous moment
review-next = Next moment
review-number = { $number } of { $all }
review-see-how = See how it went
