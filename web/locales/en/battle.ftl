### The battle: deployment, odds, the story, the verdict.

step-deployment = Deployment
step-reinforcements = Reinforcements
step-links = Links
step-assault = Assault
step-tokens = Tokens
step-dice = Dice
step-long = Long-Range
step-medium = Medium-Range
step-close = Close
step-spoils = Spoils
# The same, shortened for a phone
step-short-reinforcements = Reinf.
step-short-links = Links
step-short-assault = Assault
step-short-tokens = Tokens
step-short-dice = Dice
step-short-long = Long
step-short-medium = Medium
step-short-close = Close
step-short-spoils = Spoils

battle-title = The Battle
battle-lines = The line-ups
battle-front = Battlefront
battle-front-short = front
battle-slot = Slot { $place }
battle-slot-front = front Unit
battle-slot-next = next Unit
battle-virtual = virtual slot, reinforcement only
battle-coming = comes by itself
# $who (string): a player's name, or "Era II"
battle-attacks = { $who } attacks
battle-defends = { $who } defends
battle-units = { $count ->
    [one] 1 Unit
   *[other] { $count } Units
  }
battle-units-coming = { $count ->
    [one] 1 reinforcement
   *[other] { $count } reinforcements
  }
battle-die-strong = never negative
battle-die-risky = can help or harm
battle-cards = cards
battle-token = token
battle-die = die
# $from, $to (string): numbers with their signs
battle-range = { $from } to { $to }
# $attackers, $defenders: the two sides; $attacker, $defender (number): their totals in a Line
battle-line = { $attackers } { $attacker }, { $defenders } { $defender }.
battle-to = to
battle-sums = { $attacker } to { $defender }
battle-not-fought = not fought
battle-forming = The line-ups form.
# $caller, $unit: Units
battle-called = { $caller } called { $unit }.
# $strong, $risky (string): the faces of both dice
battle-both-dice = The dice fell: Strong { $strong }, Risky { $risky }.
# In the ledger, beside the sum of a Line; $unit, $near, $far: Units; $damage of $most taken
battle-short-link-broken = Link broken.
battle-short-unit-damaged = { $unit } suffers ({ $damage } of { $most }).
battle-short-unit-defeated = { $unit } falls.

battle-step-back = Step back
battle-pause = Pause
battle-go-on = Go on
battle-next = Next
# $speed (number): 1, 2 or 4
battle-speed = Speed { $speed }×
battle-skip = Skip

odds-title = Exact odds
odds-exact = every roll and every reinforcement counted
odds-sampled = from a large sample
odds-forbidden = This table plays without odds.
odds-wait = The Attacker has not deployed yet.
odds-place = Place a Unit to see the odds.
odds-you-win = you win
odds-bar-you = You { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Nobody
odds-in-words = You win { $own }, { $foe } wins { $other }
# $unit (string): a Unit's title
odds-joins = { $unit } falls and joins you
odds-foe-falls = { $unit } falls
odds-nobody = nobody is left standing
odds-falls = falls { $chance }
odds-falls-note = Chance to fall

ladder-title = By number of Units
ladder-note = Die and Relic by number of Units
ladder-strong = Strong
ladder-risky = Risky
# $count (number): Relics looked at
ladder-relics = { $count ->
    [0] no Relic
    [one] take 1
   *[other] see { $count }, keep 1
  }

stake-title = At stake
stake-relics = { $count ->
    [0] No Relic
    [one] The top Relic
   *[other] One of { $count } Relics
  }
stake-relics-for = { $count ->
    [one] for a win with 1 Unit
   *[other] for a win with { $count } Units
  }
stake-recruits = Whoever falls
stake-recruits-note = joins the Attacker's Army either way
stake-prowess = A Prowess token
stake-prowess-note = of the loser, for the winner
stake-stolen = A Relic of the Defender
stake-stolen-note = for an Attacker who wins with 4 Units or fewer
stake-honor = Honor of the Arms
stake-honor-note = 1 for every 2 Attackers a beaten Defender brings down
stake-defender = You win: a Prowess token. You lose: 1 Honor of the Arms for every 2 Attackers you defeat.
standing-title = Still standing
standing-of = of { $count }
standing-rule = More survivors win. Equal numbers go to the Attacker.

# $who (string): a player's name
verdict-wins = { $who } wins the battle
verdict-holds = Era { $era } holds
verdict-nobody = Nobody is left
verdict-left = { $attackers } to { $defenders } left standing.
spoils-prowess = A Prowess token
spoils-honor = { $count ->
    [one] 1 Honor of the Arms
   *[other] { $count } Honor of the Arms
  }
challenge-banner = { $who } challenges you!
challenge-text = You cannot refuse. Deploy up to 3 Units at the Battlefront.
challenge-answer = To the Battlefront
