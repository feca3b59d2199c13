### The rulebook to read: ten short chapters, worked examples, the cheat sheet, the editions.
### The client loads this file when the rulebook is opened.
### In a paragraph, the words before " | " are set in bold and serve as its heading.

## Around the chapters

rulebook-title = The rulebook
rulebook-search = Search rulebook and rules
rulebook-contents = Chapters
rulebook-neighbors = Previous and next chapter
rulebook-cheat-sheet = Cheat sheet of icons
# $count is the number of numbered rules.
rulebook-all-rules = All { $count } numbered rules
rulebook-editions = What the editions do differently
rulebook-print = Print this rulebook
# Time to read a chapter.
rulebook-minutes = { $count } min
rulebook-minutes-long =
    { $count ->
        [one] Reading time: 1 minute
       *[other] Reading time: { $count } minutes
    }
# $first is a rule such as VICT-1, $last a number.
rulebook-range = { $first } to { $last }
rulebook-margin = Numbered rules behind this paragraph
rulebook-found-chapters = In the chapters
rulebook-found-rules = Numbered rules
rulebook-found-count =
    { $count ->
        [one] 1 result
       *[other] { $count } results
    }
rulebook-found-none = Nothing contains all these words.
rulebook-found-more =
    { $count ->
        [one] 1 more rule
       *[other] { $count } more rules
    }

## Stepping through an example

rulebook-step-back = Back
rulebook-step-next = Next
rulebook-step-again = Start over
rulebook-step-count = Step { $step } of { $steps }
rulebook-step-line = { $line }, { $attacker } to { $defender }.
rulebook-step-to = to
rulebook-step-survivors = Still standing: { $attacker } to { $defender }.
rulebook-step-points = +{ $points }, { $total } so far.
rulebook-fight = Fight this battle yourself
rulebook-example-par = Pär’s first battle
rulebook-example-scorpio = The Scorpio against the Immortals
rulebook-example-spy = The Spy draws the fire
rulebook-example-joakim = Chris challenges Joakim
rulebook-example-chris = The same battle without the token
rulebook-example-tommy = Tommy counts his points
rulebook-example-gear = Three tiles, one after the other

## 1 What it is about

rulebook-about = What it is about
rulebook-about-intro = You lead a small Army through time. You can visit four Eras, from the ancient world to the World Wars, and in each of them famous warriors are waiting for a fight. You jump into an Era, fight one battle there, and leave with whatever you have won.
rulebook-about-gist = Travel, fight, recruit. The most points wins.
rulebook-about-army = Eight simple soldiers. | Everyone begins with the same eight Base Units. They are weak and worth no points, but they can beat better ones. Every Unit on the board that you defeat joins your Army, fights for you from then on, and counts at the end: an Elite Unit 1 point, a Hero 3.
rulebook-about-relics = Relics are the treasure. | Win a battle against the board and you take a Relic. Each belongs to an Era, and a set from one Era is worth far more than single Relics. The fewer Units you sent, the more Relics you choose from.
rulebook-about-rivals = Your rivals are targets, too. | If a rival is in the Era you enter, you may challenge them instead of the board. The winner takes one of the loser’s Prowess tokens, each worth 1 to 5 hidden points.
rulebook-about-length = Six Rounds. | Two to five players take one turn each in a Round. After six Rounds (eight in a Long Campaign) the points are counted. Nobody is ever knocked out, and you never lose a Unit unless you choose to.

## 2 The table

rulebook-table = The table
rulebook-table-intro = The board is a row of four Eras, I to IV. Three Units lie face up in each, so everyone sees twelve possible opponents at any time. Each Era has its own deck and discard pile.
rulebook-table-gears = The Gears of History. | Next to the board is a cogwheel with four actions. Two Time-traveling tiles are in its track, one Active and one Pending, and three Warfare tokens lie next to it. The Gears decide where you can go this turn and what you can do on the way.
rulebook-table-area = Your area. | You hold four cards and have a deck and a discard pile of your own. In front of you are the Relic you start with and your four Prowess tokens, face down. Not even you know which is which: they are worth something only to a player who wins them from you.
rulebook-table-secret = Few secrets. | Hands, face-down piles, and Prowess values are hidden. Everything else is open: Relics, tokens, discard piles, and how many cards everyone holds.
rulebook-table-card = How to read a card. | At the bottom are three numbers: Long-Range, Medium-Range, Close Combat. The red bursts show how much damage defeats the Unit. Half a shield at an edge can become a Link. Icons on the left act before the dice are rolled, icons on the right during the battle.
rulebook-table-yours = What is yours stays yours. | Nobody can take a Unit from you. Only you can send one away, with the Dismiss action, and that Unit is gone for good.

## 3 A turn

rulebook-turn = A turn
rulebook-turn-intro = On your turn you go through three phases, always all three and always in this order. Then it is the next player’s turn, clockwise.
rulebook-turn-gist = Travel, battle, restoration.
rulebook-turn-travel = First you travel. | Insert one to three tiles into the Gears. Take the Warfare token that the Active tile points at, use the two Active Actions if you like, and jump into one of the two Eras on the tile.
rulebook-turn-opponent = Then you choose an opponent. | Pick one of the three face-up Units of your Era, or challenge a player whose Sabaton is there. There is exactly one battle in a turn, and you are its Attacker.
rulebook-turn-deploy = You know who you face. | The Defender’s cards are placed first. Only then do you deploy one to four Units from your hand, the first one next to the Battlefront, the others behind it in the order you choose. Once a Unit is placed, it stays where it is.
rulebook-turn-engage = Before the dice. | Five steps follow, each for both sides: Reinforcements arrive, Links form, Assault breaks Links, Warfare tokens are assigned, dice are rolled. Both sides deploy before they know the reinforcements or the dice.
rulebook-turn-lines = Three Lines. | The battle itself is Long-Range, Medium-Range, Close Combat. You make no more decisions; you just watch.
rulebook-turn-restore = At the end, everything is reset. | The winner is rewarded, the board is refilled, and those who fought draw back up to four cards.

## 4 The gears

rulebook-gears = The gears
rulebook-gears-intro = Every tile shows two Eras and points at one of the three Warfare tokens. You draw a tile from the pile and push it into the track of the Gears. You cannot refuse it.
rulebook-gears-gist = The Pending tile becomes Active. So you always know what your first tile will bring.
rulebook-gears-push = One pushes the other. | The new tile goes to the Pending Position, the tile that was there moves on to the Active Position, and the one that was Active drops out. Each tile also turns the wheel by one sector.
rulebook-gears-stop = Stop when you like what you see. | The first tile is mandatory; a second and a third are up to you. After each one you see the new Eras, token, and actions. As soon as you take the token, use an action, or jump, you can insert no more tiles this turn.
rulebook-gears-actions = Two actions glow. | Two arrows point at the wheel. You may use each of the two actions there once, in any order, or not at all. An action that would have no effect is simply lost.
rulebook-gears-token = One token is within reach. | It is the one the Active tile points at. You can hold three; if you have three, you may swap one of them for it.
rulebook-gears-jump = The Time Jump. | Your Sabaton moves into one of the two Eras of the Active tile, never into the one it is already in. If the tile shows the Era you are in, you must jump to the other one or, if you can, insert another tile.
rulebook-gears-deadline = Use it before you deploy. | You can still use your actions after the jump, but not once your first Unit is on the table. So look at your opponent first, then draw.

## 5 A battle, line by line

rulebook-battle = A battle, line by line
rulebook-battle-intro = Two rows of Units meet at the Battlefront. They fight three times: at long range, at medium range, and close up. Each time, both sides add up one number from every Unit still standing, then add their die. A total below zero counts as zero.
rulebook-battle-gist = The higher number wins the Line. The difference is damage.
rulebook-battle-damage = Damage goes to the front. | It starts at the Unit nearest the Battlefront. When that Unit has taken as much damage as it has bursts, it is defeated, and the rest goes on to the next Unit behind it.
rulebook-battle-wounds = Wounds stay. | A Unit that survives carries its damage into the next Line, but it still adds its full number.
rulebook-battle-fallen = Defeated Units are out. | A defeated Unit is turned face down. Its numbers, icons, and token no longer count, so a Unit you lose at long range cannot help you in Close Combat.
rulebook-battle-end = The side with more Units standing wins. | Strength does not matter, only how many. Ties go to the Attacker. If nobody stands, nobody wins. A side with no Units left loses at once; the remaining Lines are not fought.
rulebook-battle-spoils = What you take home. | Win or lose, every board Unit you defeated goes to your discard pile and is yours. Those that survive go to the discard pile of their Era. A Relic is only for winners.

## 6 Links and icons

rulebook-links = Links and icons
rulebook-links-intro = Half-shields and icons make the difference between a crowd and an army. Icons on the left of a card act before the dice are rolled; those on the right work as long as the Unit stands.
rulebook-links-link = Two halves make a Link. | Where two cards lie side by side and their half-shields make one shield of the same type, a Link counter is placed on it. It takes the first damage aimed at either Unit and is then removed. A Unit cannot be defeated while it has a Link.
rulebook-links-board = Linked Units come together. | If the Unit you pick on the board is linked to its neighbors, you may face them all at once, even across two Eras. More to beat, and more to win.
rulebook-links-reinforcement = Reinforcement | brings one more Unit for each icon, from the top of the deck to the back of the line-up. It is mandatory, and the new Units count for the die and the Relic.
rulebook-links-assault = Assault | removes one enemy Link for each icon, from the front, once, before tokens and dice.
rulebook-links-heroic = Heroic Death | strikes back. A Unit that is defeated deals one damage for each icon, at once, to the enemy’s front.
rulebook-links-accuracy = Accuracy | prevents that. With one icon, the first damage your side inflicts in a Line triggers no Heroic Death; with two icons, the first two. This starts over in every Line.
rulebook-links-diversion = Diversion | draws the first damage in a Line to its Unit, wherever it stands. It is not optional.
rulebook-links-relaunch = Relaunch | lets a side roll its die again, once for each icon. A challenged player decides first. Units from the board re-roll automatically, and only while their die shows a minus.

## 7 Dice and daring

rulebook-dice = Dice and daring
rulebook-dice-intro = There are two dice, one for each side, rolled once. What they show counts in all three Lines. Which one you get depends on one thing only: how many Units you, the Attacker, have on the table.
rulebook-dice-gist = With up to three Units, you roll the Strong die. With four or five, the Risky one.
rulebook-dice-faces = Strong and Risky. | The Strong die never does harm: it adds 1 or 2 in one Line. The Risky die can be better or worse: three of its faces help, three hurt. The other side always gets the other die, no matter how many Units it has.
rulebook-dice-ladder = Daring pays. | The number of your Units also decides how many Relics you look at when you win. With one Unit you choose from four, with four Units you take the top one, and with five you get none. A lone champion may lose more often, but it brings home the Relic you want.
rulebook-dice-count = Reinforcements count. | A trumpet in your line-up can turn three Units into four and cost you the better die and the choice of Relics. It is never optional, so plan for it before you deploy.
rulebook-dice-tokens = Warfare tokens. | After Assault, you may assign up to three tokens to your Units, one to each. Most add to one Line or lend an ability. A token is lost with its Unit, and after the battle all used tokens are discarded.
rulebook-dice-moments = Two are different. | *Tighten up!* draws two cards, on your turn or when you are challenged, before you deploy. *Chase* lets you face any card from the discard pile of your Era, even a Hero.

## 8 Challenges

rulebook-challenges = Challenges
rulebook-challenges-intro = If another Sabaton is in the Era you jump into, you may challenge its player instead of facing the board. If there are several, you choose one.
rulebook-challenges-gist = A challenge cannot be refused.
rulebook-challenges-order = The Defender goes first. | They deploy one to three Units from their hand and assign their Warfare tokens right away. You see all of that, then deploy one to four Units as always. Dice and Lines are the same as against the board.
rulebook-challenges-example = Joakim’s trick. | Chris jumps into Joakim’s Era with a good hand. Joakim holds a Diversion token and puts it on the Unit that can take two damage. Step through the battle and watch what it changes.
rulebook-challenges-without = Without the token, | the same cards and the same dice would have won the battle for Chris.
rulebook-challenges-prowess = The prize is Prowess. | The winner draws two of the loser’s own Prowess tokens, looks at them in secret, keeps one, and gives the other back. Tokens that the loser won from others are safe.
rulebook-challenges-relic = An Attacker may also take a Relic. | The loser’s Relics are shuffled; with one Unit the Attacker looks at four, with four at one, with five at none, and keeps one of them. A Defender who wins gets the token only.
rulebook-challenges-honor = Honor for the beaten. | A Defender who loses takes an Honor token, worth 1 point, for every two of the Attacker’s defeated Units. If both sides are wiped out, nobody gets anything. And no Unit ever changes hands.

## 9 Restoration

rulebook-restoration = Restoration
rulebook-restoration-intro = When the battle is over, the table is tidied up. There is nothing to decide in this phase; the game does it for you.
rulebook-restoration-units = Everyone goes to the discard pile. | All your Units, defeated or not, go to your discard pile, together with those you have just recruited. They come back when your deck runs out, or sooner with the actions Retrieve and Regroup. So a defeat costs you no Units, only time.
rulebook-restoration-heroes = Heroes fight once. | A Hero that was in your line-up is set aside after the battle. It never fights again, but you keep its 3 points.
rulebook-restoration-board = The board is refilled. | Every empty space gets the top card of its Era’s deck. If the deck is empty, the Era’s discard pile is shuffled into a new one. The empty token space is refilled, too, and used tokens are discarded.
rulebook-restoration-hand = Back to four cards. | Those who fought draw until they hold four. If their deck runs out, the discard pile becomes the new deck. Players with more than four cards keep them. Players who did not fight do not draw.
rulebook-restoration-short = This is the only automatic reshuffle. | If your deck is empty at any other time, actions and reinforcements bring no cards; use Regroup to shuffle sooner.
rulebook-restoration-next = The next turn. | Play passes to the left. After the last turn of the last Round the points are counted.

## 10 What scores

rulebook-points = What scores
rulebook-points-intro = Points are counted once, at the end. Most of them are visible all the time; only the values of Prowess tokens stay hidden until then.
rulebook-points-gist = Units, Heroes, Relics by Era, and what you won from your rivals.
rulebook-points-units = Your Army. | Every Elite Unit you own is worth 1 point, every Hero 3, whether it is in your hand, your deck, or your discard pile, or set aside. Base Units are worth nothing, and what you dismissed no longer counts.
rulebook-points-relics = Relics by Era. | Count each Era on its own. One Relic is 1 point, two are 2, three are 4, four are 6, five or more are 9. Three Relics of one Era are worth more than three of different ones, so it pays to choose.
rulebook-points-prowess = Prowess. | A token you won is worth the number on it, 1 to 5. Your own tokens, if nobody took them, are worth nothing. Winning a few challenges can turn a match.
rulebook-points-honor = Honor. | Each Honor token is 1 point. Leftover Warfare tokens are worth nothing.
rulebook-points-tie = A tie? | The player with more Relics wins, then the one with more Heroes. If they are still tied, they share the victory.

## The worked examples, step by step

rulebook-example-par-1 = Pär is in Era II and picks the Trưng Sisters. They are linked to the Genoese Crossbowmen, and he dares to face both. He deploys three Units: Trebuchet in front, then Archers, then Conscripts.
rulebook-example-par-2 = The Conscripts blow the trumpet. The top card of Pär’s deck is the Spy, who joins at the back. Now he has four Units.
rulebook-example-par-3 = The half-shields of Crossbowmen and Sisters make a whole one. A Link counter is placed on it.
rulebook-example-par-4 = With four Units Pär rolls the Risky die and is lucky: +1 in every Line. The Era rolls the Strong die: +2 in Close Combat.
rulebook-example-par-5 = Two damage to the front. The first breaks the Link; the second defeats the Crossbowmen.
rulebook-example-par-6 = The Crossbowmen would have added 3 here, but they are gone. One damage to the Sisters. They have two bursts and survive.
rulebook-example-par-7 = The Sisters strike with 3, and the die adds 2. Three damage, starting at the front: Trebuchet, Archers, and Conscripts are defeated.
rulebook-example-par-8 = The Spy against the Sisters: one Unit on each side, and a tie goes to the Attacker. Pär recruits the Crossbowmen and takes the top Relic. The Sisters go to the discard pile of their Era.

rulebook-example-scorpio-1 = The Persian Immortals of Era I strike back when they are defeated. Pär sends the Vitruvian Scorpio alone: it has Accuracy.
rulebook-example-scorpio-2 = The Immortals call in a reinforcement from the deck of their Era: the Carthaginian Soldiers.
rulebook-example-scorpio-3 = One Unit, so Pär rolls the Strong die. The Era’s Risky die shows +3 in Close Combat, which would be the end of the Scorpio.
rulebook-example-scorpio-4 = Two damage. The first defeats the Immortals. Accuracy covers it, so their Heroic Death is canceled. The second defeats the Soldiers.
rulebook-example-scorpio-5 = Nobody is left to defend, and the other Lines are not fought. Pär recruits both, and with one Unit he chooses from four Relics.

rulebook-example-spy-1 = Pär faces the Bantu Ruga-ruga in Era IV with four Units. The Spy stands second.
rulebook-example-spy-2 = The trumpet of the Ruga-ruga brings the Ballonabwehrkanone, which adds 3 at Long-Range.
rulebook-example-spy-3 = Pär assigns a Diversion token to the Spy. The first damage in each Line will now go to the Spy.
rulebook-example-spy-4 = Four Units: Pär rolls the Risky die and gets +1 everywhere. The Era’s Strong die adds 1 at Medium-Range.
rulebook-example-spy-5 = Pär takes one damage. The Spy draws it and is defeated, but takes the enemy’s front Unit along: Heroic Death defeats the Ruga-ruga.
rulebook-example-spy-6 = Two Archers and the die make 3. One damage, and the gun is silenced.
rulebook-example-spy-7 = Three Units against none. Pär recruits both and takes the top Relic.

rulebook-example-joakim-1 = Joakim deploys first: the Iceni Rebels in front, the Spartan Hoplites behind them.
rulebook-example-joakim-2 = He assigns the Diversion token to the Hoplites right away. They have two bursts and can take a hit.
rulebook-example-joakim-3 = Chris sees all of it and deploys three Units: Balearic Slingers, Egyptian Charioteers, Shield Bearers.
rulebook-example-joakim-4 = Three Units: Chris rolls the Strong die, +1 at Long-Range. Joakim’s Risky die adds 1 in every Line. Chris could re-roll with the Slingers’ Relaunch, but he keeps his die.
rulebook-example-joakim-5 = Joakim takes one damage. The Hoplites draw it and survive.
rulebook-example-joakim-6 = Equal totals. Nobody is hurt.
rulebook-example-joakim-7 = Joakim’s Units are all still there and strike with 5. Two damage: Slingers and Charioteers are defeated.
rulebook-example-joakim-8 = Two Units against one: the Defender wins. Joakim looks at two of Chris’s Prowess tokens and keeps one.

rulebook-example-chris-1 = The same line-ups, but no token on the Hoplites.
rulebook-example-chris-2 = The same dice.
rulebook-example-chris-3 = Now the damage goes to the front. The Iceni Rebels are defeated, and the Charioteers’ Accuracy keeps them from striking back.
rulebook-example-chris-4 = Equal totals. Nobody is hurt.
rulebook-example-chris-5 = Without the Rebels, Joakim’s total is 2 lower. Equal again.
rulebook-example-chris-6 = Three against one. A single token made the difference.

rulebook-example-tommy-1 = Three Elite Units, one in hand, one in the deck, and one in the discard pile: 1 point each.
rulebook-example-tommy-2 = The Lion from the North has fought its one battle and is set aside. A Hero is still worth 3 points.
rulebook-example-tommy-3 = Four Relics of Era IV are worth 6, and one of Era I is worth 1.
rulebook-example-tommy-4 = A Prowess token won from Hannes shows 5. Tommy’s own four tokens are worth nothing.

rulebook-example-gear-1 = Before the turn. The first push will make the Active tile drop out; the Pending tile comes next.
rulebook-example-gear-2 = The first tile is in. The tile that was Pending is Active now, and the wheel has turned by one sector.
rulebook-example-gear-3 = A second tile. New Eras, perhaps another token, and the next two actions.
rulebook-example-gear-4 = The third and last tile. Whatever it shows, you jump from here.

## Pictures of the chapters

rulebook-figure-sabatons = The five Sabatons
rulebook-figure-eras = The four Eras
rulebook-figure-board = The board: three Units face up in each Era
rulebook-figure-area = Your area at the start
rulebook-figure-card = The parts of a card
rulebook-figure-phases = The three phases of a turn
rulebook-figure-actions = The four actions of the wheel
rulebook-figure-icons = The six icons
rulebook-figure-pair = Two half-shields of one type, and the Link they make
rulebook-figure-faces = The faces of both dice
rulebook-figure-ladder = Units, die, and Relics
rulebook-figure-circle = The path of a card
rulebook-figure-sets = Points for Relics of one Era
rulebook-part-values = Three numbers, one for each Line
rulebook-part-bursts = Bursts: the damage that defeats it
rulebook-part-halves = Half-shields: they can become Links
rulebook-part-engagements = Icons that act before the dice
rulebook-part-abilities = Abilities, as long as it stands
rulebook-part-crest = Its Era, or whose Base Unit it is
rulebook-times = ×{ $count }
rulebook-column-units = Your Units
rulebook-column-die = Your die
rulebook-column-relics = Relics to choose from
rulebook-column-set = Relics of one Era
rulebook-column-points = Points
rulebook-or-more = { $count } or more
rulebook-circle-deck = Deck
rulebook-circle-hand = Hand
rulebook-circle-battle = Line-up
rulebook-circle-discard = Discard pile

## The cheat sheet of icons

rulebook-icons-lines = The three Lines
rulebook-icons-line-words-long = First. At long range.
rulebook-icons-line-words-medium = Second. At medium range.
rulebook-icons-line-words-close = Third. Hand to hand.
rulebook-icons-before = Before the dice
rulebook-icons-battle = In battle
rulebook-icons-shields = Shields and damage
rulebook-icons-half = Half-shield: beside a matching half it becomes a Link
rulebook-icons-link = Link counter: takes one damage for its two Units
rulebook-icons-burst = Burst: each stands for one damage it takes to defeat the Unit
rulebook-icons-wound = Damage taken
rulebook-icons-gears = The Gears of History
rulebook-icons-tile = A tile: two Eras to jump to, and the token space it points at
rulebook-icons-tokens = Warfare tokens
rulebook-icons-token-line = Adds its number in one Line
rulebook-icons-dice = Dice and Relics
rulebook-icons-points = Points at the end
rulebook-icons-elite = Elite Unit
rulebook-icons-hero = Hero
rulebook-icons-prowess = Prowess token you won
rulebook-icons-honor = Honor token
rulebook-icons-print = Print this sheet

## The editions

rulebook-editions-lead = The five printed rulebooks do not agree everywhere. A table can use any of them; “Our rulings” is the reading that fits most of them best.
rulebook-editions-play = What changes the match
rulebook-editions-differs = Differs from our rulings
rulebook-editions-question = Question
rulebook-editions-slips = What your copy gets wrong
rulebook-editions-slips-lead = These sentences contradict the rest of their own book or all the others. No edition is played that way here.
rulebook-slip-en-relics = In the example of Tommy’s points, his four Relics belong to Era IV, not to Era I.
rulebook-slip-de-tile = A new tile goes to the Pending Position; it does not become Active at once.
rulebook-slip-fr-dice = With more than three Units, Attacker and Defender do not both get the Strong die: the Attacker rolls the Risky one.
rulebook-slip-fr-reinforcement = Several Reinforcement icons bring several Units, not just one.
rulebook-slip-fr-tie = The chapter on victory and ties is missing; the one in the other editions applies.
rulebook-slip-fr-token = A token on a Unit cannot be moved; it does not stop working.
rulebook-slip-it-board = The Defender Board goes to the right of the Attacker Board.
rulebook-slip-es-board = The Attacker Board goes to the left of the Defender Board.
rulebook-slip-es-relaunch = Relaunch of a board Unit: the Attacker rolls its die again; the die is not taken from the Attacker.
