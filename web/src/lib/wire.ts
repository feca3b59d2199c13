// Written by `python -m abth.protocol.typescript` from abth.protocol.wire. Do not edit.

export const PROTOCOL = "abth/1";

/** A new user with a name. */
export interface NewPerson {
  name: string;
}

/** The phrase with which a user signs in on another device. */
export interface Recovery {
  phrase: string;
}

/** Shown once: the server keeps only hashes. The phrase is absent after a recovery. */
export interface Credentials {
  person: string;
  name: string;
  secret: string;
  phrase: string | null;
}

/** The user with this secret. */
export interface Me {
  person: string;
  name: string;
  webhook: string | null;
}

/** A token for a program that plays in a user's name. */
export interface NewToken {
  label: string;
}

/** A bot token; the secret is shown once, when the token is made. */
export interface Token {
  id: number;
  label: string;
  created: number;
  secret: string | null;
}

/** The URL that receives a notice when it is your turn. */
export interface NewWebhook {
  url: string;
}

/** The URL, and the key that signs each notice (shown once). */
export interface Webhook {
  url: string;
  key: string;
}

/** How long a player may take for the decisions of one turn. */
export interface TurnClock {
  kind: "days" | "live";
  seconds: number;
}

/** Who may sit at a seat: a person, or a bot such as `captain` (`soldier` …). */
export interface SeatPlan {
  kind: "bot" | "person";
  bot: string | null;
}

/** The options of a table, fixed before the match. */
export interface TableOptions {
  name: string;
  seats: SeatPlan[];
  rounds: 6 | 8;
  edition: string;
  rulings: Record<string, boolean | number | string | number[]>;
  start_player: number | null;
  invitation: boolean;
  clock: TurnClock | null;
  away: "bot" | "wait";
  away_bot: string;
  odds: boolean;
  spectators: boolean;
  delay: number;
  seed: string | null;
}

/** A seat of a table as everyone sees it. */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  person: string | null;
  bot: string | null;
  here: boolean;
  away: boolean;
  rating: number | null;
}

/** A table as the caller sees it. `hosting` and `yours` tell what the caller may do. */
export interface TableState {
  id: string;
  options: TableOptions;
  state: "closed" | "open" | "over" | "playing";
  seats: SeatState[];
  host: string;
  hosting: boolean;
  yours: number[];
  version: number;
  commitment: string;
  to_act: number | null;
  deadline: number | null;
  round: number | null;
  created: number;
  started: number | null;
  ended: number | null;
  winners: number[];
  scores: number[];
  rematch: string | null;
  forked_from: string | null;
  spectators: number;
  link: string;
}

/** Tables to join, tables to watch, and those of the caller. */
export interface TableList {
  open: TableState[];
  playing: TableState[];
  yours: TableState[];
}

/** Take a seat; several seats make a hot-seat table. Entropy goes into the dice. */
export interface Join {
  seat?: number | null;
  name?: string | null;
  entropy?: string;
}

/** Before the start, the host opens a seat or gives it to a bot. */
export interface SeatChange {
  bot?: string | null;
}

/** A new table that starts from a version of a finished match. */
export interface Fork {
  version: number;
  chance?: "fresh" | "same";
  options: TableOptions;
}

/** The pending decision, as everyone sees it: which seat, which decision, until when. */
export interface Due {
  seat: number | null;
  point: string | null;
  moment: string;
  deadline: number | null;
}

/** Whether the last decision may be taken back freely, or who was asked for consent. */
export interface UndoState {
  seat: number | null;
  asked_by: number | null;
  to: number | null;
  agreed: number[];
  needed: number[];
}

/** A Personal Area. `unseen` is hand and deck together, `known` what must be in the hand. */
export interface PlayerView {
  seat: number;
  sabaton: number;
  era: number;
  honor: number;
  hand: number[] | null;
  deck: number[] | null;
  unseen: number[];
  hand_size: number;
  deck_size: number;
  known: number[];
  discard: number[];
  aside: number[];
  dismissed: number[];
  relics: number[];
  tokens: number[];
  prowess_left: number;
  prowess_takers: number[];
  prowess_seen: ([number, number] | null)[];
}

/** One side of the battlefield, front first, with the counters that lie on it. */
export interface LineUpView {
  cards: number[];
  tokens: number[];
  formed: number;
  links: number;
  standing: number;
  damage: number;
}

/** The battle of this turn, as far as it has come. */
export interface BattleView {
  attackers: LineUpView;
  defenders: LineUpView;
  defender: number;
  space: number;
  foreign: number;
  strong_face: number;
  risky_face: number;
  attacker_rerolls: number;
  defender_rerolls: number;
  fought: boolean;
  winner: number;
}

/** What is due: the moment and how far its step has come. */
export interface DueView {
  moment: number;
  to_act: number;
  cursor: number;
  cursor_icons: number;
  reinforced: number;
  resume: number;
  draws: number;
  drawer: number;
  draw_renews: boolean;
  after_draws: number;
}

/** A match as one seat sees it (None: a spectator). What nobody lists, nobody sees. */
export interface View {
  seat: number | null;
  options: number[];
  players: PlayerView[];
  start: number;
  active: number;
  turns: number;
  active_tile: number;
  pending_tile: number;
  wheel: number;
  tile_pile: number[];
  tile_discard: number[];
  token_spaces: number[];
  token_pile: number[];
  token_discard: number[];
  board: number[];
  era_decks: number[][];
  era_discards: number[][];
  relic_deck: number[];
  relic_discard: number[];
  honor_supply: number;
  tiles_inserted: number;
  token_taken: boolean;
  used: number;
  battle: BattleView;
  looked_at: number[] | null;
  looking: number;
  due: DueView;
}

/** Why something cannot be done: the rule, the id of a message, and what it speaks of. */
export interface ActionRefusal {
  atom: string;
  message_id: string;
  what: string;
}

/** One of the four actions of the cogwheel, for the player who has to act. */
export interface GearActionState {
  active: boolean;
  used: boolean;
  refusal: ActionRefusal | null;
}

/** A way to face the picked Unit: the name in `with left`, and the board spaces. */
export interface Company {
  name: string;
  spaces: number[];
  action: number;
}

/** A Link between two Units: its type, and whether its counter will be, is or was there. */
export interface LinkFacts {
  type: number;
  state: "broken" | "promised" | "whole";
}

/** What a side brings to one Line (BATTLE-4). */
export interface LineFacts {
  cards: number;
  tokens: number;
  die: number | null;
  lowest: number;
  highest: number;
  total: number | null;
}

/** One side, front first. */
export interface SideFacts {
  seat: number | null;
  strong: boolean;
  face: number | null;
  places: number;
  coming: number;
  reserve_seat: number | null;
  reserve_era: number | null;
  assault: number;
  standing: boolean[];
  damage: number[];
  links: (LinkFacts | null)[];
  lines: [LineFacts, LineFacts, LineFacts];
}

/** The battle of this turn. */
export interface BattleFacts {
  era: number;
  attackers: SideFacts;
  defenders: SideFacts;
  decided: boolean;
  winner: 0 | 1 | null;
  winner_seat: number | null;
  loser_seat: number | null;
}

/** A Prowess token that a seat has won. */
export interface ProwessWon {
  owner: number;
  value: number | null;
}

/** The points of one seat by source, as far as the viewer knows them. */
export interface Points {
  elite: number;
  heroes: number;
  relics: number;
  prowess: number;
  honor: number;
  total: number;
  hidden: number;
  least: number;
  most: number;
  prowess_won: ProwessWon[];
  relic_counts: number[];
  relic_points: number[];
  relic_gains: number[];
}

/** What follows from a view. Sectors, spaces, seats and actions are numbers from 0. */
export interface TableFacts {
  round: number;
  rounds: number;
  phase: 1 | 2 | 3;
  sectors: number[];
  active_sectors: number[];
  actions: GearActionState[];
  pointed_space: number | null;
  links: number[];
  companies: Company[];
  battle: BattleFacts | null;
  points: Points[];
}

/** The match as one seat (None: a spectator) sees it, and what that seat may do. */
export interface SeatView {
  seat: number | null;
  view: View;
  facts: TableFacts;
  legal: string[];
}

/** A line of chat. */
export interface Line {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The first message: the secret (absent: a spectator) and the version last seen. */
export interface Hello {
  type: "hello";
  id: number;
  protocol?: string;
  secret?: string | null;
  seen?: number | null;
  chat_seen?: number;
}

/** A decision, by text or number. The same key twice counts once. */
export interface Act {
  type: "act";
  id: number;
  key: string;
  seat: number;
  seen: number;
  action: string | number;
}

/** Take back the last decision; where that is not free, `to` asks the others. */
export interface Undo {
  type: "undo";
  id: number;
  key: string;
  seat: number;
  seen: number;
  to?: number | null;
}

/** The answer to an undo request. */
export interface Consent {
  type: "consent";
  id: number;
  seat: number;
  to: number;
  agree: boolean;
}

/** Write a line of chat. */
export interface Chat {
  type: "chat";
  id: number;
  key: string;
  text: string;
}

/** A sign of life; the server answers it. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The answer to hello: everything, or what was missed since `seen`. */
export interface Welcome {
  type: "welcome";
  no: number;
  re: number;
  protocol: string;
  table: TableState;
  version: number;
  since: number;
  events: EventSaid[];
  views: SeatView[];
  due: Due;
  undo: UndoState;
  chat: Line[];
}

/** The match went on from `since` to `version`; after an undo, `events` start from 0 again. */
export interface Update {
  type: "update";
  no: number;
  re: number | null;
  since: number;
  version: number;
  undone: boolean;
  events: EventSaid[];
  views: SeatView[];
  due: Due;
  undo: UndoState;
}

/** A player joined, left or came back; the state or the clock changed. */
export interface TableNews {
  type: "table";
  no: number;
  re: number | null;
  table: TableState;
}

/** A new line of chat. */
export interface ChatNews {
  type: "chat";
  no: number;
  re: number | null;
  line: Line;
}

/** Your message was carried out, now or earlier; it brought no update. */
export interface Done {
  type: "done";
  no: number;
  re: number;
  version: number;
}

/** Your message changed nothing, and why. `atom` names the rule that forbids it, if any. */
export interface Refused {
  type: "refused";
  no: number;
  re: number | null;
  code: string;
  reason: string;
  atom: string | null;
  version: number | null;
  message_id: string | null;
  what: string;
}

/** A seat of yours must decide at another table; at this one, see `due`. */
export interface YourTurn {
  type: "your-turn";
  no: number;
  table: string;
  name: string;
  seat: number;
  point: string | null;
  challenged: boolean;
}

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  reason: string;
  atom: string | null;
  message_id: string | null;
  what: string;
}

/** A decision. */
export interface HttpAct {
  seat: number;
  action: string | number;
  seen?: number | null;
  key?: string | null;
}

/** A match as a program sees it; with `wait`, the answer comes when there is news. */
export interface Position {
  table: string;
  state: "closed" | "open" | "over" | "playing";
  version: number;
  views: SeatView[];
  due: Due;
  events: EventSaid[];
  scores: number[];
  winners: number[];
}

/** Points of a seat by source. */
export interface SourcePoints {
  elite: number;
  heroes: number;
  relics: number;
  prowess: number;
  honor: number;
  total: number;
}

/** What dice and deck gave a seat compared with the average, in battle values. */
export interface Luck {
  rolls: number;
  sum: number;
  expected: number;
  draws: number;
  drawn: number;
  drawn_expected: number;
}

/** A finished match: points by source, luck, points after each turn. */
export interface MatchReport {
  table: TableState;
  points: SourcePoints[];
  luck: Luck[];
  course: number[][];
  turns: number[];
  winners: number[];
  imported: boolean;
}

/** A match as it stood at a version, as seen by the seats that the viewer may use. */
export interface Moment {
  version: number;
  last: number;
  views: SeatView[];
  events: EventSaid[];
  action: string | null;
  due: Due;
}

/** How strong a user or a bot is: openskill's mean and doubt, and the cautious ordinal. */
export interface Rating {
  mu: number;
  sigma: number;
  ordinal: number;
  matches: number;
}

/** A line of the leaderboard; bots are listed by name. */
export interface Ranked {
  place: number;
  id: string;
  name: string;
  bot: boolean;
  rating: Rating;
  wins: number;
}

/** How one player fared against another. */
export interface HeadToHead {
  id: string;
  name: string;
  bot: boolean;
  matches: number;
  ahead: number;
  behind: number;
}

/** One line of a player's history. */
export interface Result {
  table: string;
  name: string;
  ended: number;
  players: string[];
  scores: number[];
  seat: number;
  won: boolean;
}

/** A player's page. */
export interface Profile {
  id: string;
  name: string;
  bot: boolean;
  rating: Rating | null;
  matches: number;
  wins: number;
  results: Result[];
  rivals: HeadToHead[];
}

/** An event of chance: its place in the log, how many pieces there were, which one came. */
export interface Draw {
  number: number;
  pieces: number;
  index: number;
  action: string;
}

/** A bot that can be invited. */
export interface BotFacts {
  name: string;
  character: string;
}

/** A Unit card. */
export interface CardFacts {
  id: string;
  name: string;
  rank: string;
  era: number;
  copies: number;
  long: number;
  medium: number;
  close: number;
  damage: number;
  reinforcement: number;
  assault: number;
  heroic_death: number;
  accuracy: number;
  diversion: number;
  relaunch: number;
  link_left: number;
  link_right: number;
  icon: string;
  note: string;
}

/** A Relic. */
export interface RelicFacts {
  id: string;
  name: string;
  era: number;
  icon: string;
  note: string;
}

/** A Warfare token: a Line modifier, an ability, or one with a moment of its own. */
export interface TokenFacts {
  id: string;
  name: string;
  copies: number;
  long: number;
  medium: number;
  close: number;
  line: "close" | "long" | "medium" | null;
  value: number;
  ability: "accuracy" | "diversion" | "heroic_death" | "relaunch" | null;
  moment: "chase" | "tighten-up" | null;
  icon: string;
  note: string;
}

/** A Time-traveling tile. */
export interface TileFacts {
  eras: number[];
  pointer: number;
}

/** A space of the board, as `face II3` names it, and the Era it belongs to. */
export interface SpaceFacts {
  name: string;
  era: number;
}

/** What follows from the number of the Attacker's Units (DICE-1 to 4, REWARD-7 to 11). */
export interface LadderFacts {
  units: number;
  strong: boolean;
  relics: number;
}

/** What things are worth (SCORE-3 to 6). */
export interface ScoringFacts {
  elite: number;
  hero: number;
  relics: number[];
}

/** A run of action numbers with one verb: number `first + n` is about piece `n`. With `places`, `first + n * places + p` is about piece `n` at place `p`. */
export interface VerbFacts {
  verb: string;
  first: number;
  count: number;
  piece: "company" | "era" | "gear" | "none" | "relic" | "sabaton" | "space" | "token" | "unit" | "value";
  places: number;
}

/** A face of a die, and how many sides show it. */
export interface FaceFacts {
  id: string;
  copies: number;
  long: number;
  medium: number;
  close: number;
}

/** A figure to play. */
export interface SabatonFacts {
  id: string;
  name: string;
  prowess: number[];
}

/** One of the four actions on the cogwheel; `use A` names it by its symbol. */
export interface GearFacts {
  id: string;
  name: string;
  symbol: string;
  icon: string;
  note: string;
}

/** A key of the rulings: its values, its default, its atom, and what the editions say. */
export interface RulingFacts {
  key: string;
  values: (boolean | number | string | number[])[];
  default: boolean | number | string | number[];
  atom: string;
  editions: Record<string, boolean | number | string | number[]>;
}

/** Everything printed: the meaning of the numbers in views. */
export interface BoxFacts {
  name: string;
  digest: string;
  units: CardFacts[];
  relics: RelicFacts[];
  tokens: TokenFacts[];
  tiles: TileFacts[];
  strong: FaceFacts[];
  risky: FaceFacts[];
  sabatons: SabatonFacts[];
  gear_actions: string[];
  gear_symbols: string[];
  gears: GearFacts[];
  token_spaces: number;
  actions: string[];
  verbs: VerbFacts[];
  ladder: LadderFacts[];
  scoring: ScoringFacts;
  moments: string[];
  points: string[];
  atoms: Record<string, string>;
  editions: string[];
  rulings: RulingFacts[];
  spaces: SpaceFacts[];
  places: [number, number];
}

/** Two line-ups, front first, as cards and tokens of the box; `tokens` may be empty. */
export interface OddsQuestion {
  attackers: number[];
  defenders: number[];
  attacker_tokens?: number[];
  defender_tokens?: number[];
  board?: boolean;
  edition?: string;
  rulings?: Record<string, boolean | number | string | number[]>;
  attacker_reserve?: number[];
  defender_reserve?: number[];
  attacker_deck?: number | null;
  defender_deck?: number | null;
}

/** Exact chances as fractions, `25/36`; estimates as decimals, with their largest error. */
export interface OddsAnswer {
  attacker_wins: string;
  defender_wins: string;
  annihilated: string;
  attackers: string[];
  defenders: string[];
  relics_looked_at: number;
  error: number;
}

/** The box of the match, by name and by fingerprint. */
export interface Content {
  name: string;
  digest: string;
}

/** Who sits at a place of the table. */
export interface Seat {
  name: string;
  kind: "bot" | "person";
  bot?: string | null;
}

/** A match from its options to its last action so far. */
export interface Log {
  version: string;
  package: string;
  content: Content;
  players: number;
  edition: string;
  rulings: Record<string, boolean | number | string | number[]>;
  seats: Seat[];
  actions: string[];
}

/** The promise made before the match, the secret kept until its end, and the match. */
export interface Proof {
  version: string;
  commitment: string;
  secret: string;
  entropies: string[];
  seed: string | null;
  from: number;
  log: Log;
}

/** A player chose a figure (SETUP-7). */
export interface SabatonChosen {
  type: "sabaton-chosen";
  facts: {
    seat: number;
    sabaton: number;
  };
}

/** A player took the Headquarters (ROUND-1). */
export interface StartPlayerFound {
  type: "start-player-found";
  facts: {
    seat: number;
  };
}

/** The cogwheel stands at its first position. */
export interface WheelSet {
  type: "wheel-set";
  facts: {
    position: number;
  };
}

/** A tile entered the gear (TRAVEL-6). */
export interface TileInserted {
  type: "tile-inserted";
  facts: {
    tile: number;
    active: number;
    pending: number;
    wheel: number;
  };
}

/** A Warfare token lies on a space of the gear (SETUP-13, RESTORE-8). */
export interface TokenLaidOut {
  type: "token-laid-out";
  facts: {
    space: number;
    token: number;
  };
}

/** A Unit lies face up on the board (SETUP-15, RESTORE-5). */
export interface UnitLaidOut {
  type: "unit-laid-out";
  facts: {
    space: number;
    card: number;
  };
}

/** A player was dealt a Relic (SETUP-21). */
export interface RelicDealt {
  type: "relic-dealt";
  facts: {
    seat: number;
    relic: number;
  };
}

/** A card came from the deck into the hand; only its owner sees it. */
export interface CardDrawn {
  type: "card-drawn";
  facts: {
    seat: number;
    card: number | null;
  };
}

/** A turn began (ROUND-4). */
export interface TurnBegan {
  type: "turn-began";
  facts: {
    seat: number;
    round: number;
  };
}

/** The indicated token was taken (TRAVEL-10). */
export interface TokenTaken {
  type: "token-taken";
  facts: {
    seat: number;
    token: number;
    space: number;
  };
}

/** A player gave up a token for another. */
export interface TokenDropped {
  type: "token-dropped";
  facts: {
    seat: number;
    token: number;
  };
}

/** An Active Action was used (TRAVEL-14). */
export interface ActionUsed {
  type: "action-used";
  facts: {
    seat: number;
    action: number;
  };
}

/** Tighten up! was played and works like this action (TOKEN-12). */
export interface TightenUpPlayed {
  type: "tighten-up-played";
  facts: {
    seat: number;
    action: number;
  };
}

/** A card came from the discard pile into the hand (TRAVEL-16). */
export interface CardRetrieved {
  type: "card-retrieved";
  facts: {
    seat: number;
    card: number;
  };
}

/** A Unit left the game for good (TRAVEL-18). */
export interface UnitDismissed {
  type: "unit-dismissed";
  facts: {
    seat: number;
    card: number;
  };
}

/** A discard pile became the new pile (DECK-10). */
export interface PileRenewed {
  type: "pile-renewed";
  facts: {
    pile: "deck" | "era" | "relics" | "tiles" | "tokens";
    of: number;
  };
}

/** A Sabaton jumped into an Era (TRAVEL-23). */
export interface SabatonJumped {
  type: "sabaton-jumped";
  facts: {
    seat: number;
    era: number;
  };
}

/** Board Units went to the Defender Board (CONQ-7). */
export interface UnitsFaced {
  type: "units-faced";
  facts: {
    seat: number;
    cards: number[];
    links: number[];
    coming: number;
  };
}

/** Chase was played (TOKEN-13). */
export interface ChasePlayed {
  type: "chase-played";
  facts: {
    seat: number;
  };
}

/** A player was challenged (CHALLENGE-1). */
export interface PlayerChallenged {
  type: "player-challenged";
  facts: {
    seat: number;
    defender: number;
  };
}

/** There is no battle this turn. */
export interface BattleForfeited {
  type: "battle-forfeited";
  facts: {
    seat: number;
    empty_handed: boolean;
  };
}

/** A Unit was laid into a line-up. */
export interface UnitDeployed {
  type: "unit-deployed";
  facts: {
    seat: number;
    side: 0 | 1;
    card: number;
    link: number;
    coming: number;
  };
}

/** A challenged player has no line-up. */
export interface NoUnitDeployed {
  type: "no-unit-deployed";
  facts: {
    seat: number;
  };
}

/** A token was laid on a Unit (TOKEN-6). */
export interface TokenAssigned {
  type: "token-assigned";
  facts: {
    seat: number;
    side: 0 | 1;
    token: number;
    place: number;
  };
}

/** A reinforcement took the first empty slot (REINF-2). */
export interface ReinforcementArrived {
  type: "reinforcement-arrived";
  facts: {
    side: 0 | 1;
    card: number;
    caller: number;
    link: number;
    coming: number;
  };
}

/** A Link counter was laid down (LINK-5). */
export interface LinkFormed {
  type: "link-formed";
  facts: {
    side: 0 | 1;
    gap: number;
    type: number;
  };
}

/** Assault took a Link counter away (ASSAULT-1). */
export interface LinkAssaulted {
  type: "link-assaulted";
  facts: {
    side: 0 | 1;
    gap: number;
  };
}

/** A side's die shows this face (DICE-5, R-33). */
export interface DieRolled {
  type: "die-rolled";
  facts: {
    side: 0 | 1;
    strong: boolean;
    face: number;
    totals: [number, number, number];
  };
}

/** A side keeps its die for good. */
export interface DieKept {
  type: "die-kept";
  facts: {
    side: 0 | 1;
  };
}

/** A Line was fought with these totals (BATTLE-4). */
export interface LineFought {
  type: "line-fought";
  facts: {
    line: 0 | 1 | 2;
    attacker: number;
    defender: number;
  };
}

/** A Link counter absorbed a damage (LINK-8). */
export interface LinkBroken {
  type: "link-broken";
  facts: {
    side: 0 | 1;
    gap: number;
  };
}

/** A Unit suffered damage and stands (DMG-4). */
export interface UnitDamaged {
  type: "unit-damaged";
  facts: {
    side: 0 | 1;
    place: number;
    damage: number;
  };
}

/** A Unit was turned face down (DMG-3). */
export interface UnitDefeated {
  type: "unit-defeated";
  facts: {
    side: 0 | 1;
    place: number;
    damage: number;
    totals: [number, number, number];
    links: number[];
  };
}

/** A fallen Unit strikes back (ABIL-3). */
export interface HeroicDeathStruck {
  type: "heroic-death-struck";
  facts: {
    side: 0 | 1;
    place: number;
    points: number;
  };
}

/** A fallen Unit cannot strike back (ABIL-8, R-39). */
export interface HeroicDeathDenied {
  type: "heroic-death-denied";
  facts: {
    side: 0 | 1;
    place: number;
    by_accuracy: boolean;
  };
}

/** Accuracy spared a side one point of Heroic Death. */
export interface HeroicDeathSpared {
  type: "heroic-death-spared";
  facts: {
    side: 0 | 1;
  };
}

/** The battle is over (VICT-1 to 3). */
export interface BattleDecided {
  type: "battle-decided";
  facts: {
    winner: -1 | 0 | 1;
    attackers: number;
    defenders: number;
  };
}

/** A defeated board Unit joined an Army (REWARD-1). */
export interface UnitRecruited {
  type: "unit-recruited";
  facts: {
    seat: number;
    card: number;
  };
}

/** A board Unit went to its Era's discard pile (REWARD-4). */
export interface UnitWithdrew {
  type: "unit-withdrew";
  facts: {
    card: number;
  };
}

/** A winner looks at a Relic (REWARD-8 to 11, CHALLENGE-19). */
export interface RelicSeen {
  type: "relic-seen";
  facts: {
    seat: number;
    owner: number | null;
    relic: number | null;
    secret: boolean;
  };
}

/** A winner keeps a Relic (REWARD-13). */
export interface RelicTaken {
  type: "relic-taken";
  facts: {
    seat: number;
    owner: number | null;
    relic: number;
  };
}

/** A winner looks at a Prowess token in secret (CHALLENGE-15). */
export interface ProwessSeen {
  type: "prowess-seen";
  facts: {
    seat: number;
    owner: number;
    value: number | null;
  };
}

/** A winner keeps a Prowess token (CHALLENGE-15). */
export interface ProwessTaken {
  type: "prowess-taken";
  facts: {
    seat: number;
    owner: number;
    value: number | null;
  };
}

/** A beaten Defender got Honor (CHALLENGE-13). */
export interface HonorTaken {
  type: "honor-taken";
  facts: {
    seat: number;
    tokens: number;
  };
}

/** A used Hero never fights again (HERO-6). */
export interface HeroSetAside {
  type: "hero-set-aside";
  facts: {
    seat: number;
    card: number;
  };
}

/** The last Round is over and the points are counted (ROUND-8). */
export interface MatchEnded {
  type: "match-ended";
  facts: {
    scores: number[];
    winners: number[];
  };
}

export type EventSaid =
  | SabatonChosen
  | StartPlayerFound
  | WheelSet
  | TileInserted
  | TokenLaidOut
  | UnitLaidOut
  | RelicDealt
  | CardDrawn
  | TurnBegan
  | TokenTaken
  | TokenDropped
  | ActionUsed
  | TightenUpPlayed
  | CardRetrieved
  | UnitDismissed
  | PileRenewed
  | SabatonJumped
  | UnitsFaced
  | ChasePlayed
  | PlayerChallenged
  | BattleForfeited
  | UnitDeployed
  | NoUnitDeployed
  | TokenAssigned
  | ReinforcementArrived
  | LinkFormed
  | LinkAssaulted
  | DieRolled
  | DieKept
  | LineFought
  | LinkBroken
  | UnitDamaged
  | UnitDefeated
  | HeroicDeathStruck
  | HeroicDeathDenied
  | HeroicDeathSpared
  | BattleDecided
  | UnitRecruited
  | UnitWithdrew
  | RelicSeen
  | RelicTaken
  | ProwessSeen
  | ProwessTaken
  | HonorTaken
  | HeroSetAside
  | MatchEnded;

export type ClientMessage = Hello | Act | Undo | Consent | Chat | Ping;

export type ServerMessage = Welcome | Update | TableNews | ChatNews | Done | Refused | YourTurn;

export type Ruling = RulingFacts["default"];
