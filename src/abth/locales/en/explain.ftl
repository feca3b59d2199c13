### What pieces and points mean, said where they are

## Points

points-hidden = { $points } + { $hidden } hidden ({ $least } to { $most })
points-hidden-words = { $points ->
    [one] 1 visible point
   *[other] { $points } visible points
  } and { $hidden ->
    [one] 1 hidden Prowess token
   *[other] { $hidden } hidden Prowess tokens
  }: { $least } to { $most } points in all
points-open-words = { $points ->
    [one] 1 point, nothing hidden
   *[other] { $points } points, nothing hidden
  }
points-yours = Your points
points-elite = { $count ->
    [one] 1 Elite Unit
   *[other] { $count } Elite Units
  }
points-elite-note = 1 point each
points-heroes = { $count ->
    [one] 1 Hero
   *[other] { $count } Heroes
  }
points-heroes-note = 3 points each, even after their one battle
points-relics = { $count ->
    [one] 1 Relic of Era { $era }
   *[other] { $count } Relics of Era { $era }
  }
points-relics-note = one more adds { $gain ->
    [one] 1 point
   *[other] { $gain } points
  }
points-prowess = { $count ->
    [one] 1 Prowess token won
   *[other] { $count } Prowess tokens won
  }
points-prowess-note = { $count ->
    [one] only you know what it is worth
   *[other] only you know what they are worth
  }
points-honor = { $count ->
    [one] 1 Honor of the Arms token
   *[other] { $count } Honor of the Arms tokens
  }
points-honor-note = 1 point each
points-own-prowess = { $count ->
    [0] No Prowess tokens of your own left
    [one] 1 Prowess token of your own
   *[other] { $count } Prowess tokens of your own
  }
points-own-prowess-note = worth nothing to you, { $least } to { $most } points to a rival who wins one
points-none = Nothing scores yet. Recruit Units, win Relics, and win challenges.
points-others-all = Others see all your points. The gold mark beside theirs is you.
points-others-see = Others see { $points } + { $least } to { $most }. The gold mark beside theirs is you.
points-click = Click for your points by source.

## A card, symbol by symbol

explain-kind = { $rank ->
    [hero] Hero of Era { $era }. Worth 3 points, and fights one battle only.
    [elite] Elite Unit of Era { $era }. Worth 1 point.
   *[other] Base Unit. Worth no points.
  }
explain-half = Half-shield
explain-other-half = The other half
explain-half-left = Fits the right half of { $era } on the card to its left. The two make a Link, which takes the first damage.
explain-half-right = Fits the left half of { $era } on the card to its right. The two make a Link, which takes the first damage.
explain-bursts = { $count ->
    [1] One burst
    [2] Two bursts
    [3] Three bursts
   *[other] { $count } bursts
  }
explain-bursts-words = Defeated after { $count } damage.
explain-links-with = Show what it links with
explain-links-back = Show its symbols
explain-links-left = Fits on its left
explain-links-right = Fits on its right
explain-links-none = No card on the board or in your Army fits here.
explain-where-hand = in your hand
explain-where-army = in your Army
explain-where-board = on the board
explain-how = Right-click or long-press: every symbol explained
explain-ask = Explain { $unit }
keys-explain = Explain the focused item; press again for all around it
stake-worth = { $least } to { $most } points
explain-line = { $line } { $value }
explain-long = Counted first, at long range.
explain-medium = Counted second, by the Units still standing.
explain-close = Counted last, hand to hand.
explain-reinforcement = Brings one more Unit to the back for each icon.
explain-assault = Removes one enemy Link for each icon, before the dice are rolled.
explain-heroic_death = When defeated, it strikes back at once: 1 damage for each icon.
explain-accuracy = The first damage its side inflicts in a Line triggers no Heroic Death.
explain-diversion = Draws the enemy’s first damage onto itself, wherever it stands.
explain-relaunch = Its side may roll its die once more for each icon.
explain-read = { $rank ->
    [hero] Read about Heroes
   *[other] Read the rules of battle
  }

## Small cards beside the pieces

about-points = Visible points, plus Prowess tokens whose value only their winner knows. The hatched bar is what those can be worth; the gold mark is you.
about-prowess = Worth nothing to its owner. A rival who wins it in a battle scores its hidden value.
about-prowess-won = Won from another player: it scores the value on it, and only its winner knows that value.
about-honor = Worth 1 point. A beaten Defender gets one for every two of the Attacker’s defeated Units.
about-hand = Only their owner sees these cards. After a battle the hand is refilled to 4.
about-deck = Face-down cards to draw. If it runs out while the hand is refilled, the discard pile becomes a new deck.
about-discard = Used and newly recruited Units stay here until they go back into the deck.
about-stands-in = A Sabaton is here. Anyone who jumps to the same Era can challenge its player.
about-relics = Relics of one Era score together: 1, 2, 4, 6, then 9 points.
about-relics-gain = { $points ->
    [one] One more of this Era adds 1 point.
   *[other] One more of this Era adds { $points } points.
  }
about-headquarters = Its holder goes first in every Round.
about-round = One turn for each player. After the last Round the points are counted.
about-era-deck = Face-down Units of this Era. They fill empty spaces on the board and arrive as its reinforcements.
about-era-discard = Units from the board that survived a battle. “Chase” lets you face one of them.
about-link = It takes the first damage aimed at either of its two Units, and then it is gone.
about-tile = You jump to one of its two Eras and may take the token on the space it points at.
about-tile-pending = The next tile you insert pushes this one into the Active Position.
about-tile-pile = You insert one to three tiles on your turn. Each one turns the wheel by one step.
about-tile-discard = Tiles that were pushed out. They become the new pile when it runs out.
about-arrow = It points at an Active Action. You may use each of the two once per turn, or not at all.
about-arrow-name = Wheel arrow
about-token-space = The number on the Active tile says which of the three tokens you may take.
about-token-pile = Face-down Warfare tokens. They fill the empty space after a turn.
about-token-discard = Warfare tokens that were used. They become the new pile when it runs out.
about-token = Assign it to one of your Units before the dice are rolled. It helps for one battle.
about-line-long = Fought first. Each side adds up its Units, tokens, and die; the side with the lower total takes the difference as damage.
about-line-medium = Fought second, by the Units still standing. The side with the lower total takes the difference as damage.
about-line-close = Fought last. The side with the lower total takes the difference as damage. Then the side with more Units standing wins.
about-unit-count = Fewer Units: a better die and more Relics to choose from. Reinforcements count too.
about-chance = How many of 100 battles like this one you would win.
about-falls = How often this Unit is defeated in this battle. It is defeated once it has one damage for each burst.
about-virtual-slot = Only a reinforcement can stand here.
