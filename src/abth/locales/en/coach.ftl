### The coach: “What could I do?”, answered with two or three moves.

coach-ask = What could I do?
keys-coach = What could I do?
coach-heading = What you could do
coach-thinking = Counting the rolls…
# Behind a large number: 89 of 100
coach-of-100 = of 100
coach-about = about
# $chance (number): out of 100
coach-chance = { $chance } of 100
coach-chance-about = about { $chance } of 100
# A chest: how many Relics a winner looks at
coach-see = { $count ->
    [0] no Relic
   *[other] see { $count }
}
coach-see-words = { $count ->
    [0] no Relic
    [one] 1 Relic to look at
   *[other] { $count } Relics to choose from
}
# The line-up calls cards from the deck, and these count too. $units (number): Units in all
coach-see-called = { $count ->
    [0] { $units } Units: no Relic
   *[other] { $units } Units: see { $count }
}
coach-see-called-words = { $count ->
    [0] { $units } Units with the cards called in: no Relic
    [one] { $units } Units with the cards called in: 1 Relic to look at
   *[other] { $units } Units with the cards called in: { $count } Relics to choose from
}
coach-counted = Counts every roll, using only what you can know.
coach-estimated = “About” is an estimate: nobody knows the hidden cards.
coach-lesson = The storyteller shows one idea here. These are other good moves.
coach-choose-myself = I’ll choose
coach-lay-out = Set it up
coach-do-it = Do it
# The first suggestion is to place nothing more
coach-as-it-lies = Nothing to place. Just press the button above.
coach-place-last = This only sets it up. Nothing starts until you confirm.
coach-ghost-tag = Suggested. Not placed yet.
coach-ghost = Suggested: { $unit }
coach-era-tag = Suggested
coach-no-answer = The coach has no answer right now. Ask again in a moment.
coach-suggestion = Suggestion { $number }

# The option of a table
coach-option = Coach
coach-option-auto = Not in rated matches
coach-option-on = Always
coach-option-off = Never
coach-option-note = Players may ask what they could do. Check with the others before you allow it in a rated match between people.
problem-coach-off = The coach is off at this table.
problem-odds-off = You are playing a match without odds. You can calculate again when it is over.
problem-not-due = You have nothing to decide now.

## Titles

coach-title-alone = { $unit }, alone
# $count (number): equal Units
coach-title-same = { $count } × { $unit }
coach-title-front = { $unit } in front
coach-title-engage = Engage as is
coach-title-stand = Defend as is
coach-title-jump = Jump to { $era }
coach-title-insert = Insert a tile
coach-title-take = Take { $token }
coach-title-use = { $action }
coach-title-tighten-up = Play “Tighten up!”
coach-title-face = Face { $unit }
coach-title-challenge = Challenge { $who }
coach-title-chase = Play Chase
coach-title-no-battle = No battle
coach-title-company-alone = Only { $unit }
coach-title-company = { $foes } together
coach-title-drop = Discard { $token }
coach-title-retrieve = Retrieve { $unit }
coach-title-dismiss = Dismiss { $unit }
coach-title-assign = { $token } on { $unit }
coach-title-no-token = No more tokens
coach-title-no-unit = Deploy no Units
coach-title-keep = Keep the die
coach-title-reroll = Roll again
coach-title-recruit = Recruit { $unit }
coach-title-leave = Leave { $unit }
coach-title-relic = Keep { $relic }
coach-title-prowess = Keep the { $value }
coach-title-sabaton = Play as { $sabaton }

## Reasons

coach-why-undefended = Nobody is defending.
coach-why-certain = No roll can stop this line-up.
coach-why-heroic-death = Heroic Death: if defeated, { $unit } will strike back.
coach-why-diversion = { $unit } will take the first damage in each Line for the others.
coach-why-accuracy = Accuracy: { $unit } can cancel a Heroic Death.
coach-why-relaunch = With { $unit }, you can roll your die again.
coach-why-assault = { $unit } will break a Link before the battle.
coach-why-link = The Link between { $near } and { $far } takes the first hit.
coach-why-reinforcement = { $unit } will call in a card from your deck.
coach-why-coin-toss = A coin toss for the best choice of Relics.
coach-why-dare = A long shot for the best choice of Relics.
coach-why-long-shot = A long shot: you need lucky dice.
coach-why-hopeless = No roll wins this. Spend what you would miss least.
coach-why-with-tokens = Uses { $tokens }. Without: { $before } of 100.
coach-why-foe-calls = { $unit } will call in a card too: expect one more enemy.
coach-why-ahead = { $line ->
    [long] You lead in Long-Range and strike first: { $own } to { $other }.
    [medium] You lead in Medium-Range: { $own } to { $other }.
   *[close] You lead in Close Combat: { $own } to { $other }.
}
coach-why-numbers = { $count ->
    [one] You lead in no Line: you need lucky dice.
   *[other] You lead in no Line, but { $count } Units are hard to wipe out.
}
coach-why-defend-best = It holds most often against what the attacker may have.
coach-why-defend-full = { $count ->
    [one] Your only Unit will have to do.
   *[other] As many as you can deploy: harder to wipe out.
}
coach-why-defend-spare = Saves { $unit } for your own turn.
coach-why-defend-few = You risk fewer Units if it goes wrong.
coach-why-no-unit = You have no Unit to send.
coach-why-token = It raises your chance from { $before } to { $after } of 100.
coach-why-token-later = Saves the token for a battle that needs it more.
coach-why-token-keep = No token would change much here.
coach-why-insert = Opens { $eras }, then offers { $actions }.
coach-why-insert-unknown = Another tile may open a better Era.
coach-why-take = Costs nothing, and helps in a battle.
coach-why-take-line = { $line ->
    [long] One of your Units gets +{ $value } in Long-Range, for one battle.
    [medium] One of your Units gets +{ $value } in Medium-Range, for one battle.
   *[close] One of your Units gets +{ $value } in Close Combat, for one battle.
}
coach-why-take-heroic-death = For one battle: if the Unit that carries it is defeated, it deals 1 damage.
coach-why-take-accuracy = For one battle: your first damage in each Line triggers no Heroic Death.
coach-why-take-diversion = For one battle: the Unit that carries it takes the first damage in each Line.
coach-why-take-relaunch = For one battle: you may roll your die again once.
coach-why-take-tighten-up = Play it before you deploy to draw 2 cards.
coach-why-take-chase = Play it to face any card from the discard pile of your Era.
coach-why-take-swap = Better than one of the three you hold.
coach-why-use-draw-2 = Two more cards to choose your line-up from.
coach-why-use-retrieve = Brings { $unit } back to your hand.
coach-why-use-dismiss = A weak card: { $unit }. Remove it from the game and draw another.
coach-why-use-dismiss-good = You would lose a Unit that you need.
coach-why-use-regroup = Your discard pile returns to your deck, and you draw a card.
coach-why-jump-face = { $count ->
    [one] One Unit can beat { $foes } there.
   *[other] { $count } Units can beat { $foes } there.
}
coach-why-jump-hope = { $count ->
    [one] Your best chance there: one Unit against { $foes }.
   *[other] Your best chance there: { $count } Units against { $foes }.
}
coach-why-jump-long-shot = Not likely to be won: even { $foes } would need lucky dice.
coach-why-jump-hopeless = Nobody there can be beaten with the cards you hold.
coach-why-jump-challenge = { $who } is there: win a Prowess token.
coach-why-jump-nobody = With the cards you hold, there is nobody to fight there.
# $points (number): what the defeated Units score at the end
coach-why-face = { $points ->
    [one] { $foes } will join your Army: 1 point.
   *[other] { $foes } will join your Army: { $points } points.
}
coach-why-face-likely = { $points ->
    [one] { $foes } will probably join your Army: 1 point.
   *[other] { $foes } will probably join your Army: { $points } points.
}
coach-why-face-even-so = Even if you lose, each Unit you defeat joins your Army.
coach-why-face-long-shot = A long shot, and there is no better one here.
coach-why-face-hopeless = You cannot win this battle with the cards you hold.
coach-why-challenge = A Prowess token is worth up to { $most } points to you.
coach-why-chase = You can fight { $unit } from this Era’s discard pile.
coach-why-hunt = You have no card to face it with.
coach-why-no-battle = There is nobody here to fight.
coach-why-drop = It helps you least.
coach-why-drop-next = You would hardly miss this one either.
coach-why-retrieve = Your strongest discard: { $long }/{ $medium }/{ $close }.
coach-why-retrieve-next = Also strong: { $long }/{ $medium }/{ $close }.
coach-why-dismiss = Your weakest card: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-next = Nearly as weak: { $long }/{ $medium }/{ $close }.
coach-why-dismiss-points = { $points ->
    [one] It would cost you 1 point at the end.
   *[other] It would cost you { $points } points at the end.
}
coach-why-keep-wins = With these dice, you win.
coach-why-keep = With these dice you would win, but the other side may roll again.
coach-why-keep-loses = With these dice, you lose.
coach-why-reroll = Another roll can only help.
coach-why-reroll-risk = Another roll could make it worse.
coach-why-recruit = { $points ->
    [one] Scores 1 point, and fights for you from now on.
   *[other] Scores { $points } points, and fights for you from now on.
}
coach-why-leave = Keeps your deck small. You miss out on its points.
coach-why-relic = { $points ->
    [0] Your Relic number { $count } from { $era }: no more points.
    [one] Your Relic number { $count } from { $era }: 1 more point.
   *[other] Your Relic number { $count } from { $era }: { $points } more points.
}
coach-why-prowess = { $value ->
    [one] Worth 1 point at the end.
   *[other] Worth { $value } points at the end.
}
coach-why-sabaton = All Sabatons play alike. Choose the one you like.
