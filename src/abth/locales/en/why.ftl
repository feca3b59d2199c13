### Why a battle ended as it did, what happened since your last turn, and what a match turned on

## Why

why-ask = Why?
why-close = Close
# $who (text): the player or the Era that won
why-title = { $ending ->
    [nobody] Why did nobody win?
    [holds] Why did { $who } hold?
   *[wins] Why did { $who } win?
  }
why-here = turning point
why-waiting = Looking for the reasons…
why-failed = The reasons are not available right now.
# In three lines: what turned it, what the dice did, what would have helped
why-line = It turned in { $line }.
why-line-more = { $attackers } to { $defenders }: { $damage } damage. { $fallen ->
    [0] No Unit was defeated.
   *[other] Defeated: { $units }.
  }
why-link = It turned on a Link.
why-link-more = The Link between { $units } took a hit in { $line }. Without it, the other side would have won.
why-heroic-death = It turned on a Heroic Death.
why-heroic-death-more = { $units } fell in { $line } and struck back. Without that, the battle would have ended differently.
why-assault = It turned on Assault.
why-assault-more = { $count ->
    [one] It broke 1 Link before the first Line. With it, the other side would have won.
   *[other] It broke { $count } Links before the first Line. With them, the other side would have won.
  }
why-tie = It came down to a tie.
why-tie-more = { $count } to { $count } left standing: ties go to the Attacker.
why-units = More Units.
why-units-more = { $many } against { $few }. It showed in { $line }.
why-unopposed = Nobody stood in the way.
why-unopposed-more = The Defender had no Unit to deploy.
why-dice-nothing = The dice could not change anything.
why-dice-nothing-more = All 36 rolls would have ended the same way.
why-dice-decided = The dice decided it.
why-dice-decided-more = Attacker { $attacker }, Defender { $defender }. Without dice it would have ended differently.
why-dice-same = The dice did not decide it.
why-dice-same-more = Attacker { $attacker }, Defender { $defender }. Without dice it would have ended the same.
why-dice-none = No dice were rolled.
why-dice-none-more = With no Defender, the battle was won at once.
why-help-line-up = { $won ->
    [yes] There was a safer line-up.
   *[no] Another line-up would have helped.
  }
# $laid (number): how many tokens lie on it
why-help-line-up-more = From the front: { $units }{ $laid ->
    [0] {""}
   *[other] , with { $tokens }
  }. { $exact ->
    [yes] It wins { $chance } of 100 battles
   *[no] It wins about { $chance } of 100 battles
  }; { $own ->
    [yes] yours
   *[no] this one
  } wins { $actual }.
why-help-fewer = Fewer Units would have done.
why-help-fewer-more = From the front: { $units }{ $laid ->
    [0] {""}
   *[other] , with { $tokens }
  }. { $exact ->
    [yes] It wins { $chance } of 100 battles too
   *[no] It wins about { $chance } of 100 battles too
  }, and looks at { $relics } Relics instead of { $fewer }.
why-help-nothing = { $own ->
    [yes] Nothing in your hand would have been better.
   *[no] Nothing in the hand would have been better.
  }
why-help-nothing-more = { $exact ->
    [yes] No line-up wins more than { $actual } of 100 battles.
   *[no] We found no line-up that wins more than about { $actual } of 100 battles.
  }
why-help-hidden = What would have helped is hidden.
why-help-hidden-more = It is in a hand you cannot see.
why-help-none = No help was needed.
why-help-none-more = Any Unit would have won here.

why-luck-title = How lucky was it?
why-luck-of = of 100 before the roll
why-luck-fraction = exactly { $chance }
why-luck-rerolls = With re-rolls; the squares show the final dice.
why-luck-win = rolls that win
why-luck-lose = rolls that lose
why-luck-yours = yours
why-luck-this = this one
why-luck-words = { $wins } of the 36 rolls win. { $won ->
    [yes] This was one of them.
   *[no] This was not one of them.
  }
why-luck-lucky = Lucky: fewer than one roll in four wins here.
why-luck-unlucky = Unlucky: more than three rolls in four win here.
why-luck-neither = Neither lucky nor unlucky.
why-now-title = And now?
why-try = Try it with these
why-rule = A battle, line by line
why-note = Trying it does not count and changes nothing.
why-key = Why a battle ended as it did

## Since your last turn

recap-title = Since your last turn
recap-replay = Replay, 10 s
recap-away = Hide
recap-again = Show what happened since your last turn
recap-key = What happened since your last turn, again
recap-challenged = { $who } challenged you
recap-challenged-more = { $attackers } against your { $defenders }. { $won ->
    [yes] You won.
    [nobody] Nobody won.
   *[no] You lost.
  }
recap-battle = { $who } challenged { $other }
recap-battle-more = { $winner ->
    [nobody] Nobody won.
   *[other] { $winner } won.
  }
recap-era = { $won ->
    [yes] { $who } won in { $era }
   *[no] { $who } lost in { $era }
  }
recap-era-more = { $attackers } against { $defenders }.
recap-recruited = { $who } recruited
recap-recruited-more = { $units }. { $points ->
    [one] 1 more point.
   *[other] { $points } more points.
  }
recap-prowess-lost = You lost a Prowess token
# $low, $high (numbers): what your tokens may be worth
recap-prowess-lost-more = Worth { $low } to { $high } points to { $who }. You have { $left } left.
recap-prowess-won = You won a Prowess token
recap-prowess-won-more = It was one of { $owner }’s.
recap-prowess = { $who } won a Prowess token
recap-prowess-more = It was one of { $owner }’s.
recap-relic-lost = { $who } took your Relic
recap-relic-lost-more = { $relic }. You lost { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
recap-relic = { $who } won a Relic
recap-relic-more = { $relic }.
recap-honor = You earned Honor
recap-honor-more = { $count ->
    [one] 1 token, 1 point.
   *[other] { $count } tokens, { $count } points.
  }
recap-token = { $who } took a token
recap-token-more = { $token }.

## The end that leads on

turning-title = Turning points
turning-note = the open battles that changed the points most; click one to watch it again
turning-none = No battle changed the points.
turning-where = Round { $round }, { $era }
turning-won = { $winner } beat { $loser }
turning-nobody = { $attacker } and { $defender }: nobody survived
turning-chance = { $chance } of 100 before the roll
turning-points = { $who } { $points }
turning-gain-unit = a Unit
turning-gain-hero = a Hero
turning-gain-relic = a Relic
turning-gain-prowess = a Prowess token
turning-gain-honor = Honor
turning-same-deal = The same deal again
turning-same-deal-note = { $won ->
    [yes] Can you win with more than { $points } points?
   *[no] You had { $points } points. Can you win it this time?
  }
turning-beat = The same deal again: beat { $points } points.
turning-next = What next?
turning-next-bots = A match against bots
turning-next-bots-note = Six Rounds, two opponents, the coach at hand.
turning-next-learn = Learn by playing
turning-next-learn-note = The first match, explained step by step.
turning-next-links = Links, chapter 6
turning-next-links-note = Links cost you battles. See how they form and break.
turning-next-puzzle = A puzzle
turning-next-puzzle-note = Find the best line-up, one battle at a time.
