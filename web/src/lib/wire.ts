// Written by `python -m abth.protocol.typescript` from abth.protocol.wire. Do not edit.

export const PROTOCOL = "abth/2";

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
  scopes?: ("play" | "tables")[];
}

/** A bot token; the secret is shown once, when the token is made. */
export interface Token {
  id: number;
  label: string;
  created: number;
  scopes: ("play" | "tables")[];
  secret: string | null;
}

/** A device on which a user is signed in. */
export interface DeviceState {
  id: string;
  label: string;
  created: number;
  seen: number | null;
  current: boolean;
}

/** Mute or block a player. */
export interface NewBlock {
  kind: "block" | "mute";
}

/** A player whom a user has muted or blocked. */
export interface BlockState {
  person: string;
  name: string;
  kind: "block" | "mute";
  since: number;
}

/** Report a player to the host of the table and to the operator of the server. */
export interface NewReport {
  person: string;
  text: string;
  line?: number | null;
}

/** A report about a player; only the host reads it. */
export interface PlayerReport {
  id: number;
  person: string;
  name: string;
  by: string;
  by_name: string;
  text: string;
  line: string | null;
  at: number;
}

/** Remove a person from a table for good, or let them come back. */
export interface Kick {
  person: string;
  lift?: boolean;
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
  call_bot: "all" | "host";
  odds: boolean;
  chat: "all" | "off" | "players";
  coach: boolean | null;
  spectators: boolean;
  delay: number;
  seed: string | null;
  lesson: "first-match" | null;
}

/** Begin a lesson at a table of your own; entropy goes into the dice that follow the script. */
export interface NewLesson {
  lesson: "first-match";
  name: string;
  entropy?: string;
}

/** The best line-up of so many Units, front first: its exact chance, and the Relics to see. */
export interface DareChoice {
  cards: number[];
  wins: string;
  relics: number;
}

/** Something that happened at the table, not in the game, after this many finished turns. */
export interface TableNote {
  kind: "back" | "bot-called" | "ended" | "left" | "resigned" | "timed-out";
  seats: number[];
  turn: number;
  at: number;
}

/** An offer to end the match now: with the points so far, or without a result. */
export interface EndOffer {
  by: number;
  counts: boolean;
  agreed: number[];
  needed: number[];
}

/** A seat of a table as everyone sees it. */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  person: string | null;
  invited: string | null;
  bot: string | null;
  here: boolean;
  since: number | null;
  away: boolean;
  resigned: boolean;
  replaced: boolean;
  bot_from: number | null;
  called_by: number[];
  call_needs: number[];
  rating: number | null;
  provisional: boolean;
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
  coach: boolean;
  rematch: string | null;
  rematch_agreed: number[];
  ending: "points" | "resigned" | "unrated" | null;
  unrated: "absent" | "fork" | "import" | "lesson" | "seed" | "shared-screen" | "undo" | null;
  end_offer: EndOffer | null;
  notes: TableNote[];
  forked_from: string | null;
  spectators: number;
  reports: number;
  kicked: string[];
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

/** A vote for a bot, or against one, at the seat of a player who is away. */
export interface BotCall {
  agree?: boolean;
}

/** An offer to end the match, or the answer to one. */
export interface EndAnswer {
  counts?: boolean;
  agree?: boolean;
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

/** A Personal Area. `unseen` is hand and deck together, `known` what must be in the hand. `hand` and `deck` are None for those who may not see them. `aside` are Heroes set aside, `dismissed` cards out of the game. `prowess_left` are the tokens still here, `prowess_takers` the seats that won the others. */
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

/** The pending decision: the moment and how far its step has come. */
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

/** A match as one seat sees it (None: a spectator). What nobody lists, nobody sees. Cards, tokens, tiles and Relics are places in the lists of the box, seats count from 0, and -1 stands for none. The order of a pile to draw from says nothing: chance draws from all of it. - `options`: the legal actions, if it is this seat's turn; `due`: the pending decision. - `players`: the Personal Areas by seat; `start`, `active`: who went first, whose turn it is; `turns`: how many are over. - `active_tile`, `pending_tile`, `wheel`, `tile_pile`, `tile_discard`: the Gears of History; `tiles_inserted`, `token_taken`, `used` (a bit for each action): what was done this turn. - `token_spaces`, `token_pile`, `token_discard`: Warfare tokens on the gears and beside them. - `board`: the cards on the spaces, I1 to IV3; `era_decks`, `era_discards`: their piles, by Era from 1. - `relic_deck`, `relic_discard`, `honor_supply`: what is left to win. - `battle`: the battle of this turn, as far as it has come. - `looked_at`: the Relics or Prowess tokens that a player is looking at, None if they are hidden from this seat; `looking`: how many. */
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

/** What inserting the next tile would give; None stands for what nobody knows yet. */
export interface InsertPreview {
  tile: number | null;
  eras: number[];
  sectors: number[];
  actions: number[];
  possible: number[];
  space: number | null;
  token: number | null;
}

/** What ends for this turn with a step that the player may take now. */
export interface GearEnds {
  insert_with_use: boolean;
  insert_with_jump: boolean;
  take_with_jump: boolean;
  actions_with_jump: number[];
}

/** A way to face the picked Unit: the name in `with left`, and the board spaces. */
export interface Company {
  name: string;
  spaces: number[];
  action: number;
}

/** An option that cannot be taken back, since something follows from it at once. */
export interface FinalAction {
  action: number;
  link: number;
  coming: number;
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
  others_least: number;
  others_most: number;
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
  insert: InsertPreview | null;
  ends: GearEnds | null;
  links: number[];
  companies: Company[];
  final: FinalAction[];
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

/** What has changed in the view of one seat (None: a spectator's) besides the open changes. A viewer without such a view receives all of it: the fields `view`, `facts` and `legal`. */
export interface SeatChanges {
  seat: number | null;
  changes: Record<string, unknown>;
}

/** An event that only some seats may know, and what all others know of it. */
export interface EventSecret {
  known_to: number[];
  open: EventSaid;
}

/** A line of chat. */
export interface Line {
  number: number;
  person: string;
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

/** The match went on from `since` to `version`; after an undo, `events` start from 0 again. `changes` apply to all your views as the message before left them, then those of each seat. */
export interface Update {
  type: "update";
  no: number;
  re: number | null;
  since: number;
  version: number;
  undone: boolean;
  events: EventSaid[];
  changes: Record<string, unknown>;
  views: SeatChanges[];
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
  place: string;
  arguments: Record<string, string | number | string[]>;
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
  place: string;
  arguments: Record<string, string | number | string[]>;
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

/** A sentence of the catalogue: `why-{id}` says it, `why-{id}-more` tells the rest. Of its facts, `line` is the name of a Line, `units` are cards, `tokens` are Warfare tokens; `attacker` and `defender` are what a die adds to the three Lines. */
export interface WhyReason {
  id: string;
  facts: Record<string, number | string | number[]>;
}

/** How likely one side was to win before the roll, and what the 36 rolls would have brought. */
export interface RollLuck {
  chance: string;
  of_100: number;
  rolls: boolean[];
  rolled: number;
  rerolls: boolean;
  verdict: "lucky" | "neither" | "unlucky";
}

/** A line-up, front first, that would have won more often. */
export interface BetterLineUp {
  cards: number[];
  tokens: number[];
  of_100: number;
  exact: boolean;
}

/** Why a battle ended as it did, in three reasons, for one of its sides. */
export interface BattleWhy {
  battle: number;
  version: number;
  before_roll: number;
  seat: number | null;
  side: 0 | 1;
  own: boolean;
  won: boolean;
  turned: WhyReason;
  line: number | null;
  dice: WhyReason;
  helped: WhyReason;
  luck: RollLuck | null;
  better: BetterLineUp | null;
  text: string;
}

/** A battle that changed a match more than others. */
export interface TurningPoint {
  battle: number;
  version: number;
  round: number;
  era: number;
  attacker: number;
  defender: number | null;
  winner: 0 | 1 | null;
  of_100: number | null;
  points: number[];
  gains: ("hero" | "honor" | "prowess" | "relic" | "unit")[];
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
  turning_points: TurningPoint[];
  lost_by: Record<string, number>[];
}

/** A match as it stood at a version, as seen by the seats that the viewer may use. */
export interface Moment {
  version: number;
  last: number;
  views: SeatView[];
  events: EventSaid[];
  turn: EventSaid[];
  action: string | null;
  due: Due;
}

/** How strong a user or a bot is: openskill's mean and doubt, and the cautious ordinal. Players see `shown`, which starts at 1500, and `doubt` on the same scale. */
export interface Rating {
  mu: number;
  sigma: number;
  ordinal: number;
  matches: number;
  shown: number;
  doubt: number;
  provisional: boolean;
}

/** A line of the leaderboard; bots are listed by name. Provisional players and those without a victory have no place. */
export interface Ranked {
  place: number | null;
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

/** An event of chance: its place in the log, how many pieces there were, which one came. `drawn_as` is the number that the dice were given: that of the entry in which this draw of the match was made first. It differs from `number` only after going back past dice. */
export interface Draw {
  number: number;
  drawn_as: number;
  pieces: number;
  index: number;
  action: string;
  prepared: boolean;
}

/** How long a bot thinks about a decision, in milliseconds: usually, and at most at a table. */
export interface ThinkingTime {
  usual: number;
  most: number;
}

/** A bot that can be invited; `thinking` if its time can be set, as in `champion:ms=100`. */
export interface BotFacts {
  name: string;
  character: string;
  thinking: ThinkingTime | null;
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

/** A hand, with the tokens one may lay, against a line-up (front first). */
export interface BestLineUpQuestion {
  hand: number[];
  tokens?: number[];
  defenders: number[];
  defender_tokens?: number[];
  board?: boolean;
  edition?: string;
  rulings?: Record<string, boolean | number | string | number[]>;
}

/** A line-up, front first, with a token (or -1) on each card, and its chance to win. */
export interface FoundLineUp {
  cards: number[];
  tokens: number[];
  attacker_wins: string;
  relics_looked_at: number;
}

/** The best line-up with one Unit, with two, three and four. No reinforcements arrive. */
export interface BestLineUpAnswer {
  line_ups: FoundLineUp[];
}

/** A possible answer to a puzzle; which fields count depends on its kind. */
export interface PuzzleChoice {
  line_up: number[];
  tokens: number[];
  facing: number[];
  challenge: number;
  era: number;
  inserts: boolean;
}

/** A position as a seat sees it, and the choices. A number always names the same puzzle. */
export interface PracticePuzzle {
  number: number;
  level: number;
  kind: "era" | "fight" | "line-up" | "token";
  measure: "chance" | "lead" | "points";
  view: View;
  choices: PuzzleChoice[];
}

/** How far a user has come. */
export interface PracticeProgress {
  level: number;
  streak: number;
  right: number;
  answered: number;
  puzzles: number;
}

/** The next puzzle, if one is left that the user has not answered. */
export interface PracticeTask {
  puzzle: PracticePuzzle | null;
  progress: PracticeProgress;
}

/** The place of the choice, from 0. */
export interface PracticeAnswer {
  choice: number;
}

/** A message of the catalogue; its arguments are numbers of cards, tokens, seats and so on. */
export interface PracticeReason {
  message_id: string;
  arguments: Record<string, number>;
}

/** Whether the answer was right, and what every choice is worth. */
export interface PracticeVerdict {
  right: boolean;
  answers: number[];
  values: number[];
  chances: number[];
  why: PracticeReason;
  progress: PracticeProgress;
}

/** A Unit in a worked battle, as it stands when a step begins, and what the step does to it. */
export interface WorkedUnit {
  card: number;
  token: number | null;
  damage: number;
  stands: boolean;
  struck: number;
  falls: boolean;
}

/** A line-up in a worked battle, front first. */
export interface WorkedSide {
  units: WorkedUnit[];
  links: number[];
  broken: number[];
  strong: boolean | null;
  face: number | null;
}

/** A step of a worked battle: what it brings is there, and whom it strikes still stands. */
export interface WorkedStep {
  kind: "assault" | "close" | "deployment" | "dice" | "links" | "long" | "medium" | "reinforcements" | "result" | "tokens";
  attackers: WorkedSide;
  defenders: WorkedSide;
  totals: [number, number] | null;
  survivors: [number, number] | null;
}

/** A battle of the rulebook, played by the engine. */
export interface WorkedBattle {
  id: string;
  attacker: number;
  defender: number | null;
  era: number;
  steps: WorkedStep[];
}

/** The gear after a tile. */
export interface GearStep {
  active_tile: number;
  pending_tile: number;
  wheel: number;
  active_sectors: number[];
  space: number | null;
  spaces: number[];
}

/** Points of one source, and all points so far. */
export interface ScoreStep {
  source: "elite" | "heroes" | "honor" | "prowess" | "relics";
  points: number;
  total: number;
}

/** The points of a player at the end, source by source. */
export interface WorkedScore {
  sabaton: number;
  units: number[];
  heroes: number[];
  relics: number[];
  prowess: number[];
  rival: number;
  steps: ScoreStep[];
}

/** The worked examples that fit the box. */
export interface RulebookFacts {
  battles: WorkedBattle[];
  score: WorkedScore | null;
  gear: GearStep[];
}

/** A thing that a sentence of the coach names, such as a card or a player. */
export interface AdviceThing {
  kind: "era" | "gear" | "relic" | "sabaton" | "seat" | "token" | "unit";
  id: number;
}

/** A sentence: the id of a message in the catalogue of words, and its arguments. */
export interface AdviceText {
  id: string;
  args: Record<string, number | string | AdviceThing | AdviceThing[]>;
}

/** A move that the coach suggests. Nothing of it has been played. */
export interface Suggestion {
  actions: number[];
  texts: string[];
  starts_battle: boolean;
  title: AdviceText;
  reason: AdviceText;
  side: 0 | 1 | null;
  cards: number[];
  laid: number;
  tokens: number[];
  era: number | null;
  spaces: number[];
  chance: string | null;
  exact: boolean;
  relics: number | null;
  called: number;
}

/** What a seat could do: up to three moves that differ in kind, the best first. */
export interface Advice {
  seat: number;
  version: number;
  point: string;
  suggestions: Suggestion[];
}

/** A numbered choice: what it is, what follows from it, and how a match log writes it. */
export interface TextChoice {
  number: number;
  label: string;
  note: string;
  typed: string;
}

/** A table; the first cell of a row names the row. */
export interface TextTable {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A part of the page with its heading: sentences, then tables. */
export interface TextSection {
  name: "eras" | "gear" | "hand" | "line-ups" | "players" | "scores";
  heading: string;
  lines: string[];
  tables: TextTable[];
}

/** A line of the log; 1 deep within a battle, 2 within a Line of Combat. `concerns_you`: it tells of your turn, of a challenge to you, or of your things. */
export interface TextLine {
  text: string;
  depth: number;
  concerns_you: boolean;
}

/** One turn in the log; its number counts all turns, so that a reader knows it again. `summary`: what it came to, in a sentence or two; empty as long as it is not over. */
export interface TextTurn {
  number: number;
  heading: string;
  is_yours: boolean;
  summary: string;
  lines: TextLine[];
}

/** A line of chat, by its number at the table. */
export interface TextChatLine {
  number: number;
  text: string;
}

/** The whole page, in the order in which it is read; `seat` is none for a spectator. `commands` are those that can be typed as they are, in the language of the page. */
export interface TextPage {
  version: number;
  seat: number | null;
  language: string;
  title: string;
  status: string;
  heading: string;
  prompt: string;
  choices: TextChoice[];
  commands: string[];
  sections: TextSection[];
  log: TextTurn[];
  chat: TextChatLine[];
}

/** The answer to a command, and the page after it. */
export interface TextReply {
  answer: string[];
  page: TextPage;
}

/** What was typed; the seat is needed only by a user with several seats. */
export interface TextCommand {
  command: string;
  seat?: number | null;
  seen?: number | null;
  key: string;
}

/** The winning chances when a turn began. */
export interface TurnChances {
  turn: number;
  round: number;
  seat: number;
  place: number;
  chances: number[];
  judged: boolean;
}

/** What an option promised: to win the match, and the battle of this turn if there was one. */
export interface OptionWorth {
  action: string;
  chance: number;
  battle: number | null;
}

/** One decision: what was played, what was best, and the difference if it counts. */
export interface ReviewChoice {
  place: number;
  seat: number;
  round: number;
  moment: string;
  options: number;
  matters: boolean;
  played: string;
  best: string;
  chance_played: number;
  chance_best: number;
  error: number;
  kind: "mistake" | "slip" | "turning-point" | null;
  effects: number[];
  worths: OptionWorth[];
  why: AdviceText | null;
}

/** One seat: `start + luck + own_choices + others_choices + correction` is the `result`. Start and result add up to 1 over the seats, luck to 0, and so do the choices taken together, and the correction. */
export interface SeatLedger {
  seat: number;
  start: number;
  luck: number;
  own_choices: number;
  others_choices: number;
  correction: number;
  result: number;
  own_errors: number;
  others_errors: number;
  without_luck: number;
  luck_error: number;
  choices: number;
  with_cost: number;
}

/** What a review found. */
export interface Review {
  judge: string;
  judged: number;
  turns: TurnChances[];
  choices: ReviewChoice[];
  ledger: SeatLedger[];
}

/** The winning chances when a turn began, and the version to look back at. */
export interface ReviewTurn {
  turn: number;
  round: number;
  seat: number;
  version: number;
  chances: number[];
  judged: boolean;
}

/** An option in words, and what it promised. */
export interface ReviewOption {
  words: string;
  chance: number;
  battle: number | null;
  is_best: boolean;
  is_played: boolean;
}

/** A choice that had a cost, in words. */
export interface ReviewMoment {
  version: number;
  turn: number;
  seat: number;
  round: number;
  moment: string;
  kind: "mistake" | "slip" | "turning-point";
  cost: number;
  error: number;
  chance_best: number;
  chance_played: number;
  battle_best: number | null;
  battle_played: number | null;
  better: string;
  better_action: string;
  why: AdviceText | null;
  played: string;
  played_action: string;
  count: number;
  options: ReviewOption[];
}

/** What is known so far; each line of the answer replaces the one before. */
export interface MatchReview {
  judge: string;
  done: number;
  all: number;
  is_complete: boolean;
  turns: ReviewTurn[];
  moments: ReviewMoment[];
  ledger: SeatLedger[];
  failed: boolean;
}

/** A Unit card with other numbers than the printed ones. */
export interface CardNumbers {
  card: string;
  long: number;
  medium: number;
  close: number;
  damage_icons: number;
  reinforcement: number;
  assault: number;
  heroic_death: number;
  accuracy: number;
  diversion: number;
  relaunch: number;
  link_left: number;
  link_right: number;
}

/** All cards that were changed. */
export interface LabChanges {
  cards: CardNumbers[];
}

/** A card, as printed and with the changes. */
export interface LabOddsQuestion {
  card: string;
  cards: CardNumbers[];
}

/** Play the same deals with and without the changes. */
export interface NewLabRun {
  cards: CardNumbers[];
  bot?: "captain" | "soldier";
  players?: number;
}

/** Chances of a card to win alone against one Unit of each Era. */
export interface LabSides {
  attacking: number[];
  defending: number[];
}

/** Exact odds of a card, as it is in the box of this server and with the changes. */
export interface LabOdds {
  today: LabSides;
  changed: LabSides;
}

/** How far one rate has moved; `docs/balance.md` explains the kinds. */
export interface LabShift {
  kind: string;
  key: string;
  name: string;
  main: boolean;
  before: number | null;
  after: number | null;
  difference: number | null;
  interval: [number, number] | null;
  answer: "less" | "more" | "open" | "same";
}

/** A run: how far it is, and what it has found so far. */
export interface LabRun {
  id: number;
  state: "cancelled" | "failed" | "played" | "running" | "settled";
  cards: CardNumbers[];
  bot: string;
  players: number;
  pairs: number;
  most: number;
  seconds: number;
  shifts: LabShift[];
}

/** The lab of a server; `run` is the latest one. */
export interface LabState {
  box: string;
  run: LabRun | null;
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
  stand_in?: string | null;
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
  lesson: "first-match" | null;
  cover: string | null;
}

/** A player chose a figure (SETUP-7). */
export interface SabatonChosen {
  type: "sabaton-chosen";
  facts: {
    seat: number;
    sabaton: number;
  };
  secret?: EventSecret | null;
}

/** A player took the Headquarters (ROUND-1). */
export interface StartPlayerFound {
  type: "start-player-found";
  facts: {
    seat: number;
  };
  secret?: EventSecret | null;
}

/** The cogwheel stands at its first position. */
export interface WheelSet {
  type: "wheel-set";
  facts: {
    position: number;
  };
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
}

/** A Warfare token lies on a space of the gear (SETUP-13, RESTORE-8). */
export interface TokenLaidOut {
  type: "token-laid-out";
  facts: {
    space: number;
    token: number;
  };
  secret?: EventSecret | null;
}

/** A Unit lies face up on the board (SETUP-15, RESTORE-5). */
export interface UnitLaidOut {
  type: "unit-laid-out";
  facts: {
    space: number;
    card: number;
  };
  secret?: EventSecret | null;
}

/** A player was dealt a Relic (SETUP-21). */
export interface RelicDealt {
  type: "relic-dealt";
  facts: {
    seat: number;
    relic: number;
  };
  secret?: EventSecret | null;
}

/** A card came from the deck into the hand; only its owner sees it. */
export interface CardDrawn {
  type: "card-drawn";
  facts: {
    seat: number;
    card: number | null;
  };
  secret?: EventSecret | null;
}

/** A turn began (ROUND-4). */
export interface TurnBegan {
  type: "turn-began";
  facts: {
    seat: number;
    round: number;
  };
  secret?: EventSecret | null;
}

/** The indicated token was taken (TRAVEL-10). */
export interface TokenTaken {
  type: "token-taken";
  facts: {
    seat: number;
    token: number;
    space: number;
  };
  secret?: EventSecret | null;
}

/** A player gave up a token for another. */
export interface TokenDropped {
  type: "token-dropped";
  facts: {
    seat: number;
    token: number;
  };
  secret?: EventSecret | null;
}

/** An Active Action was used (TRAVEL-14). */
export interface ActionUsed {
  type: "action-used";
  facts: {
    seat: number;
    action: number;
  };
  secret?: EventSecret | null;
}

/** Tighten up! was played and works like this action (TOKEN-12). */
export interface TightenUpPlayed {
  type: "tighten-up-played";
  facts: {
    seat: number;
    action: number;
  };
  secret?: EventSecret | null;
}

/** A card came from the discard pile into the hand (TRAVEL-16). */
export interface CardRetrieved {
  type: "card-retrieved";
  facts: {
    seat: number;
    card: number;
  };
  secret?: EventSecret | null;
}

/** A Unit left the game for good (TRAVEL-18). */
export interface UnitDismissed {
  type: "unit-dismissed";
  facts: {
    seat: number;
    card: number;
  };
  secret?: EventSecret | null;
}

/** A discard pile became the new pile (DECK-10). */
export interface PileRenewed {
  type: "pile-renewed";
  facts: {
    pile: "deck" | "era" | "relics" | "tiles" | "tokens";
    of: number;
  };
  secret?: EventSecret | null;
}

/** A Sabaton jumped into an Era (TRAVEL-23). */
export interface SabatonJumped {
  type: "sabaton-jumped";
  facts: {
    seat: number;
    era: number;
  };
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
}

/** Chase was played (TOKEN-13). */
export interface ChasePlayed {
  type: "chase-played";
  facts: {
    seat: number;
  };
  secret?: EventSecret | null;
}

/** A player was challenged (CHALLENGE-1). */
export interface PlayerChallenged {
  type: "player-challenged";
  facts: {
    seat: number;
    defender: number;
  };
  secret?: EventSecret | null;
}

/** There is no battle this turn. */
export interface BattleForfeited {
  type: "battle-forfeited";
  facts: {
    seat: number;
    empty_handed: boolean;
  };
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
}

/** A challenged player has no line-up. */
export interface NoUnitDeployed {
  type: "no-unit-deployed";
  facts: {
    seat: number;
  };
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
}

/** A Reinforcement icon called, and no card could come (REINF-5, 7, 10, R-27). */
export interface ReinforcementMissed {
  type: "reinforcement-missed";
  facts: {
    side: 0 | 1;
    caller: number;
    cause: "deck" | "slots";
    lost: number;
  };
  secret?: EventSecret | null;
}

/** A Link counter was laid down (LINK-5). */
export interface LinkFormed {
  type: "link-formed";
  facts: {
    side: 0 | 1;
    gap: number;
    type: number;
  };
  secret?: EventSecret | null;
}

/** Assault took a Link counter away (ASSAULT-1). */
export interface LinkAssaulted {
  type: "link-assaulted";
  facts: {
    side: 0 | 1;
    gap: number;
  };
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
}

/** A side keeps its die for good. */
export interface DieKept {
  type: "die-kept";
  facts: {
    side: 0 | 1;
  };
  secret?: EventSecret | null;
}

/** A Line was fought with these totals (BATTLE-4). */
export interface LineFought {
  type: "line-fought";
  facts: {
    line: 0 | 1 | 2;
    attacker: number;
    defender: number;
  };
  secret?: EventSecret | null;
}

/** A Link counter absorbed a damage (LINK-8). */
export interface LinkBroken {
  type: "link-broken";
  facts: {
    side: 0 | 1;
    gap: number;
  };
  secret?: EventSecret | null;
}

/** A Unit suffered damage and stands (DMG-4). */
export interface UnitDamaged {
  type: "unit-damaged";
  facts: {
    side: 0 | 1;
    place: number;
    damage: number;
  };
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
}

/** A fallen Unit strikes back (ABIL-3). */
export interface HeroicDeathStruck {
  type: "heroic-death-struck";
  facts: {
    side: 0 | 1;
    place: number;
    points: number;
  };
  secret?: EventSecret | null;
}

/** A fallen Unit cannot strike back (ABIL-8, R-39). */
export interface HeroicDeathDenied {
  type: "heroic-death-denied";
  facts: {
    side: 0 | 1;
    place: number;
    by_accuracy: boolean;
  };
  secret?: EventSecret | null;
}

/** Accuracy spared a side one point of Heroic Death. */
export interface HeroicDeathSpared {
  type: "heroic-death-spared";
  facts: {
    side: 0 | 1;
  };
  secret?: EventSecret | null;
}

/** The battle is over (VICT-1 to 3). */
export interface BattleDecided {
  type: "battle-decided";
  facts: {
    winner: -1 | 0 | 1;
    attackers: number;
    defenders: number;
  };
  secret?: EventSecret | null;
}

/** A defeated board Unit joined an Army (REWARD-1). */
export interface UnitRecruited {
  type: "unit-recruited";
  facts: {
    seat: number;
    card: number;
  };
  secret?: EventSecret | null;
}

/** A board Unit went to its Era's discard pile (REWARD-4). */
export interface UnitWithdrew {
  type: "unit-withdrew";
  facts: {
    card: number;
  };
  secret?: EventSecret | null;
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
  secret?: EventSecret | null;
}

/** A winner keeps a Relic (REWARD-13). */
export interface RelicTaken {
  type: "relic-taken";
  facts: {
    seat: number;
    owner: number | null;
    relic: number;
  };
  secret?: EventSecret | null;
}

/** A winner looks at a Prowess token in secret (CHALLENGE-15). */
export interface ProwessSeen {
  type: "prowess-seen";
  facts: {
    seat: number;
    owner: number;
    value: number | null;
  };
  secret?: EventSecret | null;
}

/** A winner keeps a Prowess token (CHALLENGE-15). */
export interface ProwessTaken {
  type: "prowess-taken";
  facts: {
    seat: number;
    owner: number;
    value: number | null;
  };
  secret?: EventSecret | null;
}

/** A beaten Defender got Honor (CHALLENGE-13). */
export interface HonorTaken {
  type: "honor-taken";
  facts: {
    seat: number;
    tokens: number;
  };
  secret?: EventSecret | null;
}

/** A used Hero never fights again (HERO-6). */
export interface HeroSetAside {
  type: "hero-set-aside";
  facts: {
    seat: number;
    card: number;
  };
  secret?: EventSecret | null;
}

/** The last Round is over and the points are counted (ROUND-8). */
export interface MatchEnded {
  type: "match-ended";
  facts: {
    scores: number[];
    winners: number[];
  };
  secret?: EventSecret | null;
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
  | ReinforcementMissed
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
