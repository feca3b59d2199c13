### The story of a match: one sentence for each event, in the past tense. The browser’s log and the
### terminal tell it with the same words; abth/protocol/story/table.json says with which arguments.
### Named things come as arguments: { $who }, { $owner }, { $defender } are players (or bots);
### { $unit }, { $units }, { $near }, { $far }, { $caller } are Units by their printed titles, many of
### them plural ("Archers"); { $era } is "Era II"; { $relic }, { $token }, { $action } are names too.
### { $side } is a player, or an Era as log-side-era says it. A list is already joined ("Archers, Spy,
### and Trebuchet"). { $known }, { $owned }, { $again } and the like are yes or no.

log-somebody = Someone
log-some-unit = a Unit
# An Era that takes part in a battle, within a sentence
log-side-era = Era { $era }
# Two or more equal Units in a list
log-units = { $count } × { $unit }
# A Relic in a list, with its Era
log-relic = { $relic } ({ $era })

log-sabaton-chosen = { $who } chose { $figure }.
log-start-player-found = { $who } took the Headquarters and went first.
log-relic-dealt = { $who } started with { $relics }.
log-turn-began = Round { $round }: { $who }
# $eras: the two Eras of the Active tile
log-tile-inserted = The gears turned: { $eras } are now open.
log-unit-laid-out = New in { $era }: { $units }.
log-token-taken = { $who } took the { $token } token.
log-token-dropped = { $who } discarded the { $token } token.
log-action-used = { $who } used { $action }.
log-tighten-up-played = { $who } played “Tighten up!” (as { $action }).
log-card-drawn = { $known ->
    [yes] { $who } drew { $units }.
   *[no] { $count ->
        [one] { $who } drew a card.
       *[other] { $who } drew { $count } cards.
    }
  }
log-card-retrieved = { $who } took { $unit } back from the discard pile.
log-unit-dismissed = { $who } dismissed { $unit } for good.
log-pile-renewed = { $pile ->
    [tiles] The discarded tiles were shuffled into a new pile.
    [tokens] The discarded Warfare tokens were mixed into a new pile.
    [relics] The discarded Relics were shuffled into a new deck.
    [era] The discard pile of { $era } became its new deck.
   *[deck] { $who } shuffled the discard pile into a new deck.
  }
log-sabaton-jumped = { $who } jumped to { $era }.
log-units-faced = { $who } faced { $units } in { $era }.
log-chase-played = { $who } played Chase to fight a Unit from the discard pile of { $era }.
log-player-challenged = { $who } challenged { $defender } in { $era }.
# $empty: yes if the player had no card to fight with, no if there was nobody to fight
log-battle-forfeited = { $empty ->
    [yes] { $who } had no cards to fight with.
   *[no] { $who } found no one to fight in { $era }.
  }
log-unit-deployed = { $who } deployed { $units }.
log-no-unit-deployed = { $who } deployed no Units.
log-token-assigned = { $who } assigned the { $token } token to { $unit }.
log-reinforcement-arrived = { $caller } called in reinforcements for { $side }: { $unit }.
# $cause: deck if there was no card to draw, slots if no slot was free; $lost (number): Units that did not come
log-reinforcement-missed = { $cause ->
    [slots] { $lost ->
        [one] { $caller } called in a reinforcement for { $side }, but no slot was left.
       *[other] { $lost } reinforcements for { $side } were lost: no slot was left.
    }
   *[deck] { $caller } called in reinforcements for { $side }, but there was no card to draw.
  }
log-link-formed = { $near } and { $far } were linked.
log-link-assaulted = Assault removed the Link between { $near } and { $far }.
# $die: strong or risky; $face: the Lines that it changes ("Long-Range +1 and Close Combat −1")
log-die-rolled = { $again ->
    [yes] { $die ->
        [strong] Relaunch: { $side } re-rolled the Strong die and got { $face }.
       *[risky] Relaunch: { $side } re-rolled the Risky die and got { $face }.
    }
   *[no] { $die ->
        [strong] Strong die for { $side }: { $face }.
       *[risky] Risky die for { $side }: { $face }.
    }
  }
log-die-kept = { $side } kept the die.
# $line: the name of the Line; $high, $low (number): the totals, the higher first; $side: who has it
log-line-fought = { $tie ->
    [yes] { $line }: { $high } to { $low }, no damage.
   *[no] { $line }: { $high } to { $low } for { $side }.
  }
log-link-broken = The Link between { $near } and { $far } took the damage and broke.
# $damage (number): damage so far; $most (number): how much the Unit can take
log-unit-damaged = { $unit } took damage but held: { $damage } of { $most }.
log-unit-defeated = { $side } lost { $unit }.
# $target: no if the other side had no Unit left to strike
log-heroic-death-struck = { $target ->
    [yes] Heroic Death: { $unit } struck back for { $points } damage.
   *[no] Heroic Death: { $unit } had no one left to strike.
  }
# $accuracy: no if the Unit fell to a Heroic Death itself, and those do not chain at this table
log-heroic-death-denied = { $accuracy ->
    [yes] Accuracy prevented the Heroic Death of { $unit }.
   *[no] { $unit } fell to a Heroic Death and could not strike back.
  }
log-heroic-death-spared = Accuracy saved { $side } from 1 damage.
# $high, $low (number): Units left standing, the winner’s first
log-battle-decided = { $ending ->
    [annihilated] Both sides were wiped out. Nobody won the battle.
    [unopposed] { $side } won the battle without a fight.
    [tie] { $high ->
        [one] { $side } won the battle, 1 surviving Unit to { $low }: ties go to the Attacker.
       *[other] { $side } won the battle, { $high } surviving Units to { $low }: ties go to the Attacker.
    }
   *[won] { $high ->
        [one] { $side } won the battle, 1 surviving Unit to { $low }.
       *[other] { $side } won the battle, { $high } surviving Units to { $low }.
    }
  }
log-unit-recruited = { $who } recruited { $units }.
log-unit-withdrew = Sent to the discard pile of { $era }: { $units }.
log-relic-seen = { $owned ->
    [yes] { $known ->
        [yes] { $count ->
            [one] { $who } looked at one of { $owner }’s Relics: { $relics }.
           *[other] { $who } looked at { $count } of { $owner }’s Relics: { $relics }.
        }
       *[no] { $count ->
            [one] { $who } looked at one of { $owner }’s Relics.
           *[other] { $who } looked at { $count } of { $owner }’s Relics.
        }
    }
   *[no] { $known ->
        [yes] { $who } looked at { $relics }.
       *[no] { $count ->
            [one] { $who } looked at a Relic.
           *[other] { $who } looked at { $count } Relics.
        }
    }
  }
log-relic-taken = { $owned ->
    [yes] { $who } took { $relic } from { $owner }.
   *[no] { $who } won { $relic }.
  }
# $values: what the tokens are worth, "5" or "5 and 1"
log-prowess-seen = { $count ->
    [one] { $known ->
        [yes] { $who } looked at one of { $owner }’s Prowess tokens, worth { $values }.
       *[no] { $who } looked at one of { $owner }’s Prowess tokens.
    }
   *[other] { $known ->
        [yes] { $who } looked at { $count } of { $owner }’s Prowess tokens, worth { $values }.
       *[no] { $who } looked at { $count } of { $owner }’s Prowess tokens.
    }
  }
log-prowess-taken = { $known ->
    [yes] { $who } won one of { $owner }’s Prowess tokens, worth { $value }.
   *[no] { $who } won one of { $owner }’s Prowess tokens.
  }
log-honor-taken = { $tokens ->
    [one] { $who } lost with honor and took 1 Honor of the Arms token.
   *[other] { $who } lost with honor and took { $tokens } Honor of the Arms tokens.
  }
log-hero-set-aside = { $who } set { $unit } aside: a Hero fights only once.
# $winners (number): how many share the victory
log-match-ended = { $winners ->
    [one] { $points ->
        [one] { $who } won the match with 1 point.
       *[other] { $who } won the match with { $points } points.
    }
   *[other] { $points ->
        [one] { $who } shared the victory with 1 point each.
       *[other] { $who } shared the victory with { $points } points each.
    }
  }

## The summary of a turn: its player, and what the player did, joined with "and"

# $deeds: one or more of the messages below; they follow the name of the player
log-summary = { $who } { $deeds }.
deed-token-taken = took the { $token } token
deed-battle-forfeited = fought no battle
# $foes: a player, or a list of Units; $count (number): Units on the player’s own side
deed-battle-decided = { $outcome ->
    [won] { $count ->
        [one] beat { $foes } with 1 Unit
       *[other] beat { $foes } with { $count } Units
    }
    [lost] { $count ->
        [one] lost to { $foes } with 1 Unit
       *[other] lost to { $foes } with { $count } Units
    }
   *[annihilated] fought { $foes } until no Unit was left
  }
deed-unit-recruited = { $count ->
    [one] recruited 1 Unit
   *[other] recruited { $count } Units
  }
deed-relic-taken = { $owned ->
    [yes] took a Relic from { $owner }
   *[no] took a Relic
  }
deed-prowess-taken = won a Prowess token from { $owner }
deed-honor-taken = { $tokens ->
    [one] took 1 Honor of the Arms token
   *[other] took { $tokens } Honor of the Arms tokens
  }
