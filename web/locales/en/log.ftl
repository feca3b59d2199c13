### The log of a match: one sentence for each event, in the past tense.
### Things that one can point at come as arguments and are already named: { $who }, { $owner },
### { $defender } are players (or bots); { $unit }, { $units }, { $near }, { $far } are Units by their
### printed titles; { $era } is "Era II"; { $relic }, { $token }, { $action } likewise. A list is
### already joined ("Archers, Spy and Trebuchet").

log-somebody = Somebody

log-sabaton-chosen = { $who } plays { $figure }.
log-start-player-found = { $who } took the Headquarters and begins.
log-relic-dealt = { $who } started with { $relic }.
log-turn-began = Round { $round }: { $who }
# $low, $high: the two Eras of the Active tile
log-tile-inserted = A tile entered the gear. { $low } and { $high } are active.
log-unit-laid-out = { $unit } came to { $era }.
log-token-taken = { $who } took { $token }.
log-token-dropped = { $who } gave up { $token }.
log-action-used = { $who } used { $action }.
log-tighten-up-played = { $who } played Tighten up!, which worked like { $action }.
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
log-chase-played = { $who } played Chase and followed a trail of this Era.
log-player-challenged = { $who } challenged { $defender }, who cannot refuse.
log-battle-forfeited = { $who } found nobody to fight with.
log-unit-deployed = { $who } deployed { $units }.
log-no-unit-deployed = { $who } deployed nobody.
log-token-assigned = { $who } laid { $token } on { $unit }.
# $side: the player or the Era whose line-up it is
log-reinforcement-arrived = Reinforcements for { $side }: { $unit }.
log-link-formed = { $near } and { $far } stood linked.
log-link-assaulted = Assault broke the Link of { $near } and { $far }.
# $face (string): the three numbers of the die, Long / Medium / Close
log-die-rolled-strong = { $side } rolled the Strong die: { $face }.
log-die-rolled-risky = { $side } rolled the Risky die: { $face }.
log-die-kept = { $side } kept the die.
# $attackers, $defenders: the two sides; $attacker, $defender (number): their totals
log-line-fought-long = Long-Range: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-medium = Medium-Range: { $attackers } { $attacker }, { $defenders } { $defender }.
log-line-fought-close = Close: { $attackers } { $attacker }, { $defenders } { $defender }.
log-link-broken = The Link of { $near } and { $far } took the blow and broke.
# $damage (number): damage so far; $most (number): how much the Unit can take
log-unit-damaged = { $unit } suffered damage and stood: { $damage } of { $most }.
log-unit-defeated = { $unit } fell.
log-heroic-death-struck = { $points ->
    [one] Heroic Death: { $unit } struck back once.
   *[other] Heroic Death: { $unit } struck back { $points } times.
  }
log-heroic-death-denied = Accuracy denied { $unit } the Heroic Death.
log-heroic-death-spared = Accuracy spared { $side } 1 damage.
# $attackers, $defenders (number): Units left standing on either side
log-battle-decided = { $side } won the battle, { $attackers } to { $defenders } left standing.
log-battle-drawn = Both line-ups were annihilated. Nobody won.
log-unit-recruited = { $who } recruited { $units }.
log-unit-withdrew = { $unit } withdrew to the discard pile of { $era }.
log-relic-seen = { $who } looked at { $relics }.
log-relic-seen-of = { $who } looked at { $relics } of { $owner }.
log-relic-seen-hidden = { $count ->
    [one] { $who } looked at a Relic.
   *[other] { $who } looked at { $count } Relics.
  }
log-relic-seen-hidden-of = { $count ->
    [one] { $who } looked at a Relic of { $owner }.
   *[other] { $who } looked at { $count } Relics of { $owner }.
  }
log-relic-taken = { $who } took { $relic } of { $era }.
log-relic-taken-of = { $who } took { $relic } of { $era } from { $owner }.
log-prowess-seen = { $who } looked at a Prowess token of { $owner }, worth { $value }.
log-prowess-seen-hidden = { $who } looked at a Prowess token of { $owner }.
log-prowess-taken = { $who } won a Prowess token of { $owner }, worth { $value }.
log-prowess-taken-hidden = { $who } won a Prowess token of { $owner }.
log-honor-taken = { $tokens ->
    [one] { $who } lost with honor and took 1 Honor of the Arms.
   *[other] { $who } lost with honor and took { $tokens } Honor of the Arms.
  }
log-hero-set-aside = { $who } set { $unit } aside: a Hero fights once.
log-match-ended = { $who } won the match with { $points } points.
log-match-shared = { $who } shared the victory with { $points } points.
