### The first match, and where one learns. A line has at most 12 words, a further line at most 20.

lesson-storyteller = Storyteller
lesson-next = Next
lesson-strike = Strike
lesson-back = Back
lesson-skip = Hide
lesson-end = End the lesson
lesson-end-ask = End the lesson? The match goes on without the storyteller.
lesson-end-more = You can take it up again at any time under “{ $learn }”.
lesson-end-no = Keep learning
lesson-play-on = Play on
lesson-watch = Watch
lesson-to-my-turn = To my turn
lesson-place = { $number } of { $count }
lesson-points-to = Points to: { $things }
lesson-title = First match

lesson-chapter-battle = A battle
lesson-chapter-daring = Daring
lesson-chapter-gears = The gears
lesson-chapter-links = Links and icons
lesson-chapter-challenged = Challenged
lesson-chapter-counts = What counts

## A battle

lesson-meet = You are { $name }. Two Units meet; each has three numbers.
lesson-meet-more = Press “{ $engage }”: the dice roll, and three Lines are fought: long, medium, close.
lesson-meet-hint = Press “{ $engage }” in the bar to start the battle.
lesson-long = The higher number wins the Line. The difference is damage.
lesson-long-more = Long-Range: the Nubian Archers have 1, you have 0. Your Shield Bearers take 1 damage; 2 would defeat them.
lesson-long-other = Long-Range: you have { $mine }, they have { $theirs }.
lesson-medium = Medium-Range. The dice make it even: nobody is hurt.
lesson-medium-more = You have 0, and your die adds 1. They have 2, and their die takes away 1.
lesson-close = Close Combat. You have 1, they have 0. One burst: defeated!
lesson-close-more = The red bursts show how much damage defeats a Unit.
lesson-standing = The side with more Units standing wins. Defeated enemies join your Army.
lesson-standing-more = A tie goes to the Attacker. Units you defeat go to your discard pile and fight for you later.

## Daring

lesson-relic = Choose a Relic. From the third on, one Era’s Relics pay more.
lesson-relic-more = 1 to 5 Relics of one Era score 1, 2, 4, 6, 9 points in all. You keep one.
lesson-relic-hint = Choose one of the Relics shown, then press the button to keep it.
lesson-rivals = { $one } and { $other } are your rivals. Each takes a turn like yours.
lesson-rivals-more = They win Units and Relics too. Watch them, or go on to your next turn.
lesson-dare = Fewer Units, more Relics to choose from. How daring are you?
lesson-dare-more = Slide to 1, 2, or 3 and watch. Nothing is decided until you press “{ $engage }”.
lesson-dare-hint = Choose 1, 2, or 3 Units on the slider, then press “{ $engage }”.
lesson-die = Up to three Units: you roll the Strong die. It never hurts.
lesson-die-more = With four or more, you roll the Risky die and the other side gets the Strong one.

## The gears

lesson-wheel = Each turn, a tile turns the wheel and opens two Eras.
lesson-wheel-more = The first tile goes in by itself. You may insert up to two more.
lesson-actions = Two actions glow. Use each once, or not at all.
lesson-actions-more = Press “{ $regroup }” on the wheel: what you won goes into your deck.
lesson-actions-then = Now press “{ $draw }”: what you won comes into your hand.
lesson-actions-hint = Choose a glowing part of the wheel, or go on without it.
lesson-jump = Take the token, then jump. Who will you face?
lesson-jump-more = Your figure, your Sabaton, never stays where it is. The earlier the Era, the weaker its Units.
lesson-face-more = Try { $unit } with the linked neighbor: two Units to win. Or face anyone else here.
lesson-face-other = Face a Unit of this Era, with its linked neighbors if you like, or challenge a rival who is here.
lesson-company-more = Linked neighbors fight together: harder to beat, and more to win.
lesson-jump-hint = Jump to an Era that glows, then choose a Unit there.

## Links and icons

lesson-link = Two halves make a Link. It takes one hit for its Units.
lesson-link-more = Place { $first } in front, then { $second }: their half-shields meet.
lesson-link-assault = But these have Assault: it removes one Link before the roll. { $first }, then { $second } would make one.
lesson-link-late = The front Unit is hit first. If it is linked, the Link breaks instead, once.
lesson-link-hint = Choose a card from your hand; the first one goes in front.
lesson-trumpet = The trumpet calls one more Unit from your deck.
lesson-trumpet-more = With { $unit } and one more: { $units } Units, Risky die, { $relics ->
        [0] no Relic
       *[other] 1 Relic
    }. Without: { $now } Units, Strong die, choose from { $seen } Relics.
lesson-trumpet-laid = { $units } Units now: Risky die, { $relics ->
        [0] no Relic
       *[other] 1 Relic
    }. Press “{ $engage }”, or “{ $undo }” to go with fewer.
lesson-trumpet-late = { $unit } joined you for this battle, at the back of your line-up.
lesson-trumpet-hint = Choose { $unit } from your hand, or press “{ $engage }” without it.
lesson-token = A token strengthens the Unit it is placed on.
lesson-token-more = Place it on a Unit, or keep it for a later battle. Then press “{ $roll }”.
lesson-token-hint = Choose the token, then the Unit to place it on.
lesson-hit = Your Link took the hit and broke. No Unit is hurt.
lesson-hit-more = It does so once. The next hit goes to the front Unit.
lesson-hit-assault = Assault removed your Link before the dice rolled.
lesson-hit-assault-more = Each of these icons, a cracked shield, removes one Link. It hurts nobody.
lesson-heroic = { $unit } fell and struck back { $count ->
        [one] once
       *[other] { $count } times
    }: a Heroic Death.
lesson-heroic-more = Its icon is a sword in a stone. It hits the enemy’s front Unit.

## Challenged

lesson-challenged = { $who } challenges you. You cannot refuse. Deploy up to three Units.
lesson-challenged-more = A tie goes to { $who }. If you lose, you still get 1 Honor for every two Units you defeated.
lesson-challenged-heroic = Place { $unit } in front: when it falls, it strikes back. A tie goes to { $who }.
lesson-challenged-hint = Choose one to three Units from your hand, the front one first.
lesson-prowess = { $who } won one of your Prowess tokens, worth 1 to 5.
lesson-prowess-more = Yours are worth 5, 2, 1, and 1. Only the winner knows which one it is.
lesson-prowess-won = You won one of { $who }’s Prowess tokens, worth 1 to 5.
lesson-prowess-won-more = It counts for you at the end. Only you know its value.

## What counts

lesson-points = The most points wins. Here is what counts.
lesson-points-more = Base Units score nothing. All your cards count: hand, deck, and discard pile. The match ends after Round { $rounds }.
lesson-score-elite = Each Elite Unit
lesson-score-hero = Each Hero (rare, with a gold frame)
lesson-score-relics = 1 to 5 Relics of one Era
lesson-score-prowess = Each Prowess token won
lesson-score-honor = Each Honor token
lesson-score-range = 1 to 5
lesson-free = The rest is up to you. Stuck? Ask the coach (the candle).
lesson-free-more = You may also challenge any rival whose Sabaton is in your Era.

## What the tags say

lesson-tag-lines = long, medium, close
lesson-tag-bursts = { $count ->
    [one] 1 burst: 1 damage defeats it
   *[other] { $count } bursts: { $count } damage defeat it
}
lesson-tag-home = { $unit }: staying home
lesson-tag-active = these two Eras
lesson-tag-half = half-shield
lesson-tag-trumpet = the trumpet

## One, two or three Units

dare-title = How many Units to send
dare-dare = risk it
dare-safe = play it safe
dare-of-100 = of 100
dare-certain = of 100: certain
dare-see = see { $count }, keep 1
dare-choice = { $units ->
    [one] 1 Unit
   *[other] { $units } Units
}: you win { $chance } of 100, see { $relics } Relics, and keep 1

## Home and the page about learning

nav-learn = Learn
learn-first-time = First time here?
learn-by-playing = Learn by playing
learn-by-playing-note = 20 min, a real match, no rulebook
learn-go-on = Continue the first match
learn-again = The first match again
learn-bots-line = { $opponents ->
    [one] 1 opponent
   *[other] { $opponents } opponents
}, { $bot }, { $rounds } Rounds
learn-bots-change = Change
learn-always = You can always find the lessons under { $learn }. Leave and come back at any step.
learn-what = What you will learn
learn-what-battle = Win a battle
learn-what-battle-note = Three numbers, two dice. The higher number wins the Line.
learn-what-dare = Take risks
learn-what-dare-note = Send fewer Units, and choose from more Relics if you win.
learn-what-gears = Turn the gears
learn-what-gears-note = Pick your Era and your actions. Then your rivals come for you.
learn-title = Learn
learn-intro = Three ways to learn, in any order.
learn-first-match = The first match
learn-first-match-note = A real match against Chris and Joakim. A storyteller explains each thing as it first appears.
learn-finished = You have finished it. Next: a match of your own against bots.
learn-play = Play against bots
learn-practice = Practice
learn-practice-note = Puzzles from real positions: the best line-up, the right token, fight or challenge.
learn-practice-do = Solve puzzles
learn-rules = The rulebook
learn-rules-note = Ten short chapters with pictures, and every rule by its number.
learn-rules-do = Read the rules
learn-resume = In progress: Round { $round }.

## The proof of the dice

lesson-proof = The deal of this lesson was prepared, so its first rolls prove nothing. The proof names what was prepared.
