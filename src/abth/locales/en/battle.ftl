### The battle: deployment, odds, the story, the verdict.

step-deployment = Deployment
step-reinforcements = Reinforcements
step-links = Links
step-assault = Assault
step-tokens = Tokens
step-dice = Dice
step-long = Long-Range
step-medium = Medium-Range
step-close = Close Combat
step-spoils = Rewards
# The same, shortened for a phone
step-short-reinforcements = Reinf.
step-short-links = Links
step-short-assault = Assault
step-short-tokens = Tokens
step-short-dice = Dice
step-short-long = Long
step-short-medium = Medium
step-short-close = Close
step-short-spoils = Rewards

battle-title = The Battle
battle-lines = The line-ups
battle-front = Battlefront
battle-front-short = front
battle-slot = Slot { $place }
battle-slot-front = front Unit
battle-slot-next = next Unit
battle-virtual = only for a reinforcement
battle-coming = joins automatically
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
battle-die-risky = can help or hurt
battle-cards = cards
battle-token = token
battle-die = die
# $from, $to (string): numbers with their signs
battle-range = { $from } to { $to }
# The same as log-line-fought, below a heading that names the Line
battle-line-fought = { $tie ->
    [yes] { $high } to { $low }, no damage.
   *[no] { $high } to { $low } for { $side }.
  }
battle-to = to
battle-sums = { $attacker } to { $defender }
battle-not-fought = not fought
battle-forming = Both sides line up.
# In the ledger, beside the sum of a Line; $unit, $near, $far: Units; $damage of $most taken
battle-short-link-broken = Link broken.
battle-short-unit-damaged = { $unit }: damage { $damage } of { $most }.
battle-short-unit-defeated = { $unit }: defeated.

battle-step-back = Step back
battle-pause = Pause
battle-go-on = Resume
battle-next = Next
# $speed: ½, 1, 2 or 4
battle-speed = Speed { $speed }×
battle-skip = Skip

odds-title = Exact odds
odds-exact = counts every roll and every reinforcement
odds-sampled = estimated from a large sample
odds-forbidden = Odds are switched off at this table.
odds-wait = The Attacker has not deployed yet.
odds-place = Place a Unit to see the odds.
odds-you-win = you win
odds-bar-you = You { $chance }
odds-bar-foe = { $foe } { $chance }
odds-bar-nobody = Nobody
odds-in-words = Chance of winning: you { $own }, { $foe } { $other }
# $unit (string): a Unit's title
odds-joins = { $unit }: defeated and recruited
odds-foe-falls = { $unit }: defeated
odds-nobody = nobody survives
odds-falls = defeated: { $chance }

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
stake-recruits = Defeated Units
stake-recruits-note = for the Attacker’s Army, win or lose
stake-prowess = A Prowess token
stake-prowess-note = from the loser, for the winner
stake-stolen = One of the Defender’s Relics
stake-stolen-note = for an Attacker who wins with 4 Units or fewer
stake-honor = Honor of the Arms
stake-honor-note = for a losing Defender: 1 for every 2 of the Attacker’s defeated Units
stake-defender = If you win: a Prowess token. If you lose: 1 Honor of the Arms token for every 2 of the Attacker’s Units you defeat.
standing-title = Still standing
standing-of = of { $count }
# For screen readers: Units that stand on a side, of how many
standing-heard = { $who }: { $standing } of { $count } Units standing
# For screen readers: what makes up the total of a Line for a side
battle-sum-heard = { $who }: cards { $cards }, token { $token }, die { $die }, total { $total }
standing-rule = The side with more survivors wins; ties go to the Attacker.

# $who (string): a player's name
verdict-wins = { $who } wins the battle
verdict-holds = Era { $era } holds
verdict-nobody = Nobody survives
# $winner: attacker, defender or nobody; $most, $least: the winner’s survivors come first
verdict-left = { $winner ->
    [defender] Survivors: Defender { $most }, Attacker { $least }.
    [nobody] No survivors on either side.
   *[attacker] Survivors: Attacker { $most }, Defender { $least }.
  }
spoils-prowess = A Prowess token
spoils-honor = { $count ->
    [one] 1 Honor of the Arms token
   *[other] { $count } Honor of the Arms tokens
  }
challenge-banner = { $who } challenges you!
challenge-text = You cannot refuse. Deploy up to 3 Units, starting at the Battlefront.
challenge-answer = To the Battlefront

# --- confirmations: something is placed and waits ---
# $unit: a Unit; $token: a Warfare token; $button: the words on the button that confirms
held-unit = Last Unit you can deploy: { $unit }. Nothing is decided until you press “{ $button }”.
held-token = { $token } on { $unit }. Nothing is decided until you press “{ $button }”.
# With one card in hand, whom to face starts the battle
held-face = Your only card fights at once: { $unit }. Nothing is decided until you press “{ $button }”.

# --- odds in words ---
odds-heading = Odds
odds-estimated = Estimated odds
# follows a big number: 64 of 100
odds-of-hundred = of 100
# $chance (string): 64%
odds-about = about { $chance }
odds-about-word = about
odds-fractions = Fractions
odds-fractions-note = Show fractions such as 23/36
odds-assumes-tokens = Assumes that nobody assigns another Warfare token.
# $count (number): cards; $foe (string): a player
odds-assumes-cards = { $count ->
    [one] Assumes that nobody assigns another Warfare token and that { $foe }’s unseen card may join.
   *[other] Assumes that nobody assigns another Warfare token and that any of { $foe }’s { $count } unseen cards may join.
  }
# The result of an own battle
battle-result-waits = The result is waiting for you.
battle-turn-waits = The turn is waiting for you.
# A switch: the turns of other players wait until you go on
battle-wait-for-me = Wait for me
# On a Unit whose reinforcement could not come
battle-no-card = no card to draw
battle-no-slot = no slot left
