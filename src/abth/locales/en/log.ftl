### The log of a match: one sentence for each event, in the past tense.
### Named things come as arguments: { $who }, { $owner }, { $defender } are players (or bots);
### { $unit }, { $units }, { $near }, { $far } are Units by their printed titles, many of them plural
### ("Archers"); { $era } is "Era II"; { $relic }, { $token }, { $action } are names too. A list is
### already joined ("Archers, Spy, and Trebuchet").

log-somebody = Someone

log-sabaton-chosen = { $who } chose { $figure }.
log-start-player-found = { $who } took the Headquarters and went first.
log-relic-dealt = { $who } started with { $relic }.
log-turn-began = Round { $round }: { $who }
# $low, $high: the two Eras of the Active tile
log-tile-inserted = A tile was inserted. { $low } and { $high } are now open.
log-unit-laid-out = { $unit } appeared in { $era }.
log-token-taken = { $who } took the { $token } token.
log-token-dropped = { $who } discarded the { $token } token.
log-action-used = { $who } used { $action }.
log-tighten-up-played = { $who } played “Tighten up!” (as { $action }).
log-card-drawn = { $who } drew { $units }.
log-card-drawn-hidden = { $count ->
    [one] { $who } drew a card.
   *[other] { $who } drew { $count } cards.
  }
log-card-retrieved = { $who } took { $unit } back from the discard pile.
log-unit-dismissed = { $who } dismissed { $unit } for good.
log-pile-renewed-tiles = The discarded tiles were shuffled into a new pile.
log-pile-renewed-tokens = The discarded Warfare tokens were mixed into a new pile.
log-pile-renewed-relics = The discarded Relics were shuffled into a new deck.
log-pile-renewed-era = The discard pile of { $era } became its new deck.
log-pile-renewed-deck = { $who } shuffled the discard pile into a new deck.
log-sabaton-jumped = { $who } jumped to { $era }.
log-units-faced = { $who } faced { $units }.
log-chase-played = { $who } played Chase.
log-player-challenged = { $who } challenged { $defender }, who cannot refuse.
log-battle-forfeited = { $who } went without a battle.
log-unit-deployed = { $who } deployed { $units }.
log-no-unit-deployed = { $who } deployed no Units.
log-token-assigned = { $who } assigned the { $token } token to { $unit }.
# $side: the player or the Era whose line-up it is
log-reinforcement-arrived = Reinforcement for { $side }: { $unit }.
log-link-formed = { $near } and { $far } were linked.
log-link-assaulted = Assault removed the Link between { $near } and { $far }.
# $face (string): the three numbers of the die, Long / Medium / Close
log-die-rolled-strong = Strong die for { $side }: { $face }.
log-die-rolled-risky = Risky die for { $side }: { $face }.
log-die-kept = { $side } kept the die.
# $attackers, $defenders: the two sides; $attacker, $defender (number): their totals
log-line-fought-long = Long-Range: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Medium-Range: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Close Combat: { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = The Link between { $near } and { $far } absorbed the damage and broke.
# $damage (number): damage so far; $most (number): how much the Unit can take
log-unit-damaged = { $unit } took damage and held: { $damage } of { $most }.
log-unit-defeated = Defeated: { $unit }.
log-heroic-death-struck = Heroic Death: { $unit } inflicted { $points } damage.
log-heroic-death-denied = Accuracy prevented the Heroic Death of { $unit }.
log-heroic-death-spared = Accuracy saved { $side } from 1 damage.
# $attackers, $defenders (number): Units left standing on either side
log-battle-decided = { $side } won the battle. Survivors: Attacker { $attackers }, Defender { $defenders }.
log-battle-drawn = Both line-ups were annihilated. Nobody won.
log-unit-recruited = { $who } recruited { $units }.
log-unit-withdrew = { $unit } withdrew to the discard pile of { $era }.
log-relic-seen = { $who } looked at { $relics }.
log-relic-seen-of = { $who } looked at { $owner }’s { $relics }.
log-relic-seen-hidden = { $count ->
    [one] { $who } looked at a Relic.
   *[other] { $who } looked at { $count } Relics.
  }
log-relic-seen-hidden-of = { $count ->
    [one] { $who } looked at one of { $owner }’s Relics.
   *[other] { $who } looked at { $count } of { $owner }’s Relics.
  }
log-relic-taken = { $who } took { $relic } ({ $era }).
log-relic-taken-of = { $who } took { $relic } ({ $era }) from { $owner }.
log-prowess-seen = { $who } looked at one of { $owner }’s Prowess tokens, worth { $value }.
log-prowess-seen-hidden = { $who } looked at one of { $owner }’s Prowess tokens.
log-prowess-taken = { $who } won one of { $owner }’s Prowess tokens, worth { $value }.
log-prowess-taken-hidden = { $who } won one of { $owner }’s Prowess tokens.
log-honor-taken = { $tokens ->
    [one] { $who } lost with honor and took 1 Honor of the Arms token.
   *[other] { $who } lost with honor and took { $tokens } Honor of the Arms tokens.
  }
log-hero-set-aside = { $who } set { $unit } aside: a Hero fights only once.
log-match-ended = { $points ->
    [one] { $who } won the match with 1 point.
   *[other] { $who } won the match with { $points } points.
  }
log-match-shared = { $points ->
    [one] { $who } shared the victory with 1 point.
   *[other] { $who } shared the victory with { $points } points.
  }
