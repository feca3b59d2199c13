# Words of the pieces: cards, tokens, dice, tiles, the wheel. Names of Units stay as printed.
# $era is always a Roman numeral from I to IV.

## Eras and lines

era-named = Era { $era }
line-long = Long-Range
line-medium = Medium-Range
line-close = Close Combat

## Units

# The kind of a card, below its name; points as at the end of the game.
unit-kind-base = Base Unit · 0 points
unit-kind-elite = Elite Unit · Era { $era } · 1 point
unit-kind-hero = Hero · Era { $era } · 3 points
# $name is the figure whose Army the Unit belongs to.
unit-of = In { $name }’s Army
# The three values, for screen readers.
unit-values = Long-Range { $long }, Medium-Range { $medium }, Close Combat { $close }
# $icons is the number of Damage icons printed on the card.
unit-damage =
    { $icons ->
        [one] 1 Damage icon
       *[other] { $icons } Damage icons
    }
# The same as a sentence on the large card.
unit-damage-words =
    { $icons ->
        [one] Defeated after 1 damage
       *[other] Defeated after { $icons } damage
    }
# $token is the name of the Warfare token that lies on the Unit.
unit-carries = Carries { $token }
# $damage of $icons has been taken.
unit-damage-taken = { $damage } of { $icons } damage taken
half-left = Half-shield left, type { $era }
half-right = Half-shield right, type { $era }
half-left-words = Links to the left, type { $era }
half-right-words = Links to the right, type { $era }
link-whole = Link, type { $era }
link-broken = Broken Link, type { $era }
card-hidden = Face-down Unit

# Icons on Units. In the -words messages $count is how often the icon is printed (1 or more).
# $name is one of the six names below.
power-count =
    { $count ->
        [one] { $name }
       *[other] { $name } ×{ $count }
    }
power-reinforcement = Reinforcement
power-assault = Assault
power-heroic_death = Heroic Death
power-accuracy = Accuracy
power-diversion = Diversion
power-relaunch = Relaunch
power-reinforcement-words =
    { $count ->
        [one] Reinforcement: one more Unit joins at the back
       *[other] Reinforcement ×{ $count }: { $count } more Units join at the back
    }
power-assault-words =
    { $count ->
        [one] Assault: removes one enemy Link before the dice are rolled
       *[other] Assault ×{ $count }: removes { $count } enemy Links before the dice are rolled
    }
power-heroic_death-words =
    { $count ->
        [one] Heroic Death: inflicts 1 damage when defeated
       *[other] Heroic Death ×{ $count }: inflicts { $count } damage when defeated
    }
power-accuracy-words =
    { $count ->
        [one] Accuracy: the first damage its side inflicts in a Line triggers no Heroic Death
       *[other] Accuracy ×{ $count }: the first { $count } damage its side inflicts in a Line trigger no Heroic Death
    }
power-diversion-words =
    { $count ->
        [one] Diversion: the first damage goes to this Unit
       *[other] Diversion ×{ $count }: the first { $count } damage go to this Unit
    }
power-relaunch-words =
    { $count ->
        [one] Relaunch: its side may re-roll its die once
       *[other] Relaunch ×{ $count }: its side may re-roll its die { $count } times
    }

# States of a card, said after its description.
state-defeated = Defeated
state-linked = Linked
# $count is the damage it has just suffered.
state-struck =
    { $count ->
        [one] Takes 1 damage
       *[other] Takes { $count } damage
    }
state-planned = Planned
state-legal = Can be chosen
# A small label on a card or token that is only planned.
word-planned = planned

## Relics

relic-kind = Relic · Era { $era }
relic-hidden = Face-down Relic

## Warfare tokens

token-none = Empty token space
token-hidden = Face-down Warfare token
# $line is a line's name, $value a number with its sign.
token-line = { $line } { $value }
token-heroic-death = Heroic Death
token-accuracy = Accuracy
token-diversion = Diversion
token-relaunch = Relaunch
token-tighten-up = Tighten up!
token-chase = Chase
token-heroic-death-words = When the Unit carrying it is defeated, that Unit inflicts 1 damage.
token-accuracy-words = The first damage your side inflicts in each Line triggers no Heroic Death.
token-diversion-words = The Unit carrying it takes the first damage of each Line.
token-relaunch-words = Your side may re-roll its die once.
token-tighten-up-words = Before you deploy: draw 2 cards.
token-chase-words = At the start of the battle: face any card from the discard pile of the Era you are in.

## Dice

die-strong = Strong die
die-risky = Risky die
die-strong-words = For up to 3 Units. It never shows a negative value.
die-risky-words = For 4 Units or more. It can help or hurt.
# $line is a line's name, $value a number with its sign.
die-line = { $line } { $value }
# $die is the die's name, $face all its values in words.
die-shows = { $die }: { $face }

## Time-traveling tiles and the wheel

# $state is active, pending or plain; $space is the token space it points at.
tile-named =
    { $state ->
        [active] Active tile: Era { $first } or { $second }, token space { $space }
        [pending] Pending tile: Era { $first } or { $second }, token space { $space }
       *[plain] Time-traveling tile: Era { $first } or { $second }, token space { $space }
    }
tile-hidden = Face-down tile
gears = Gears of History
gear-draw-2 = Draw 2
gear-retrieve = Retrieve
gear-dismiss = Dismiss
gear-regroup = Regroup
gear-draw-2-words = Draw 2 cards from your deck.
gear-retrieve-words = Take 1 card of your choice from your discard pile into your hand.
gear-dismiss-words = Remove 1 Unit in your hand from the game, then draw 1 card.
gear-regroup-words = Shuffle your discard pile into your deck, then draw 1 card.
gear-used = used
# $name is the name of an action of the wheel.
gear-legal = { $name }, active, can be used
gear-active = { $name }, active
gear-blocked = { $name }, active, cannot be used: { $why }
gear-spent = { $name }, used
gear-idle = { $name }, not active

## Medals and piles

# $name is the figure whose token it is.
medal-prowess = { $name }’s Prowess in Battle, face down
medal-prowess-open = { $name }’s Prowess in Battle, worth { $value }
medal-prowess-gone = { $name }’s Prowess in Battle, lost
medal-honor =
    { $count ->
        [one] Honor of the Arms
       *[other] Honor of the Arms: { $count }
    }
medal-trophy =
    { $count ->
        [one] 1 Prowess token won
       *[other] { $count } Prowess tokens won
    }
# $pile is one of the names below.
pile-counted = { $pile }: { $count }
pile-deck = Deck
pile-discard = Discard pile
pile-hand = Hand
pile-tiles = Tiles
pile-tile-discard = Discarded tiles
pile-tokens = Warfare tokens
pile-token-discard = Discarded tokens
pile-relics = Relics
pile-relic-discard = Discarded Relics

## The page that shows all pieces

pieces-title = Cards and pieces
pieces-zoom = Full zoom
pieces-normal = Base, Elite, Hero, back
pieces-halves = Two halves: side by side, two cards complete the shield
pieces-mini = Small
pieces-relics = Relics
pieces-tokens = Warfare tokens
pieces-tokens-legend = Octagon: a bonus for one Line. Round: an ability. Pennant: played at another time.
pieces-medals = Prowess and Honor
pieces-strong = Strong die
pieces-risky = Risky die
pieces-tiles = Time-traveling tiles
pieces-wheel = Gears of History
pieces-turn = Insert a tile
pieces-eras = Eras: color, shape, hatching, numeral
pieces-states = States
pieces-piles = Piles
pieces-units = All Units
pieces-state-legal = can be chosen
pieces-state-selected = selected
pieces-state-hovered = under the pointer
pieces-state-disabled = not now
pieces-state-struck = damaged
pieces-state-defeated = defeated
pieces-state-hidden = hidden
pieces-state-planned = planned
pieces-state-linked = linked
pieces-state-fought = Line being fought
pieces-state-broken = broken Link
