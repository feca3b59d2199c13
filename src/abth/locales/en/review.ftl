### The review of a finished match: what choices cost and what luck gave. Numbers are of 100.
review-about = Review a finished match: what cost most, what luck gave, and where the result came from.
review-not-finished = the match is not finished; only a finished match can be reviewed
review-progress = { $done } of { $all } choices judged
review-moments = { $name }: the moments that cost most
review-no-moments = No choice had a cost: the best, or nearly, of { $choices } choices.
review-moment = Round { $round }: “{ $better }” instead of “{ $played }”: { $best } of 100 to win the match, not { $chance }. A { $kind }: it cost { $cost } points, give or take { $doubt }.
review-slip = slip
review-mistake = mistake
review-turning-point = turning point
review-player = Player
review-start = Start
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-result = Result
review-without-luck = Without luck
review-accuracy = Accuracy
review-of-which = In parentheses: the part of the choices that were errors.
review-known = Chances to win the match, of 100. Choices are judged by what their seat could know: no hidden card was used.

## In the browser
review-title = The review
# $seconds (number)
review-left = about { $seconds } s left
review-wait = The server is getting ready.
review-cancel = Cancel
review-go-on = Go on
review-canceled = Canceled. What was judged stays.
review-failed = The review has stopped. Go on later.
review-how = How it is judged
review-how-choices = A choice is judged only by what its seat could know. Every option is played in the same imagined deals with the same dice. A difference counts if it is certain and costs 5 points or more: from 5 a slip, from 10 a mistake, from 15 a turning point.
review-how-luck = Luck is what came up, less the exact average of all that could have come up. It adds up to 0 over all players.
review-how-ledger = The bars go from the chance at the start to the result. Choices can also bring points: they are compared with plain play by the strength of the cards.
review-how-doubt = Everything here is an estimate by many played-out matches. The whiskers show how certain it is.
review-look-back = Look back
review-to-result = Points
review-curve = Winning chances
review-curve-note = of 100, as each turn began
review-rose = { $who } rose from { $from } to { $to } in Round { $round }.
review-fell = { $who } fell from { $from } to { $to } in Round { $round }.
review-guess = first guess
review-round = Round { $round }
review-end = End
review-turn = Round { $round }, turn of { $who }
review-keys = The arrow keys walk through the turns; Enter looks back at one.
review-table = Show as a table
review-chart = Show as a chart
review-cost-most = Moments that cost most
review-yours = yours
review-none-yet = No choice has had a cost so far.
review-theirs = What other players chose is shown as sums only.
# $kind: one of the three words; $cost: points
review-costs = { $kind } · costs { $cost }
# $what: travel, opponent, deployment, tokens, dice, or spoils
review-at = { $what ->
    [travel] Round { $round }, Time Travel
    [opponent] Round { $round }, before the battle
    [deployment] Round { $round }, the deployment
    [tokens] Round { $round }, the tokens
    [dice] Round { $round }, the dice
   *[spoils] Round { $round }, after the battle
  }
review-better-battle = “{ $better }” instead of “{ $played }”: the battle is won in { $best } of 100, not { $chance }.
review-better-match = “{ $better }” instead of “{ $played }”: { $best } of 100 for the match, not { $chance }.
review-try = Try it from here
review-see = See the moment
review-ledger = Where it came from
review-errors = errors { $points }
review-from-to = { $low } to { $high }
review-of-100 = of 100
review-had-cost = { $cost } of { $choices } had a cost
review-axis = chance to win the match, of 100
review-told = { $who } began with { $start }, luck gave { $luck }, own choices { $own }, others’ choices { $others }: { $result } at the end.
review-you = You
review-played = Played
review-better = Better
review-to-win-battle = { $chance } of 100 to win the battle
review-worth = What it was worth
review-worth-note = chance to win the match, of 100
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
review-seat-only = Judged from this seat only: its hand, the open cards, the odds. No hidden card was used.
review-same-deals = Imagined deals, the same dice for every choice
review-back = Back to the review
review-before = Moment before
review-next = Next moment
review-number = { $number } of { $all }
review-see-how = See how it went
