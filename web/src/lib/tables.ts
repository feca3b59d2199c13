/** What the pages say about tables. */

import { api, entropy } from "./api";
import { me } from "./me.svelte";
import { rankOf, thinkingSet } from "./thinking";
import type { SeatPlan, SeatState, TableOptions, TableState, TurnClock } from "./wire";
import { has, listed, t } from "./i18n.svelte";
import { to } from "../router.svelte";

/** The bots as a new guest sees them, weakest first, until the server has said who there is. */
export const BOTS = ["recruit", "soldier", "captain", "general", "champion"];

/** A bot's rank, with a thinking time that is not the usual one: Champion (0.1 s). */
export function botName(bot: string): string {
  const rank = rankOf(bot);
  const name = has(`bot-${rank}`) ? t(`bot-${rank}`) : rank.charAt(0).toUpperCase() + rank.slice(1);
  const ms = thinkingSet(bot);
  return ms === null ? name : t("bot-with-time", { bot: name, seconds: ms / 1000 });
}

/** A bot's character in a sentence, as far as we know it. */
export function botSays(bot: string): string {
  const id = `bot-${rankOf(bot)}-character`;
  return has(id) ? t(id) : t("player-bot");
}

/** Options as the server would take them when nothing is said. */
export function standardOptions(name: string, seats: SeatPlan[]): TableOptions {
  return {
    name,
    seats,
    rounds: 6,
    edition: "default",
    rulings: {},
    start_player: null,
    invitation: false,
    clock: null,
    away: "bot",
    away_bot: "captain",
    call_bot: "all",
    odds: true,
    chat: "players",
    coach: null,
    spectators: true,
    delay: 0,
    seed: null,
    lesson: null,
  };
}

export const person: SeatPlan = { kind: "person", bot: null };

/** Sit down against bots at once. */
export async function playBots(bot: string, opponents: number, rounds: 6 | 8): Promise<TableState> {
  const seats = [
    person,
    ...Array.from({ length: opponents }, () => ({ kind: "bot" as const, bot })),
  ];
  const options = standardOptions(t("bots-table-name", { name: me.name }), seats);
  return me.act(async () => {
    const table = await api.newTable({ ...options, rounds, invitation: true });
    await api.join(table.id, { seat: 0, entropy: entropy() });
    return api.start(table.id);
  });
}

/** Begin the first match, or go on with the one that is being played. */
export async function firstMatch(): Promise<TableState> {
  return me.act(async () => {
    const { yours } = await api.tables();
    const begun = yours.find((table) => table.options.lesson !== null && isPlayed(table));
    if (begun) return begun;
    return api.lesson({ lesson: "first-match", name: t("lesson-title"), entropy: entropy() });
  });
}

const isPlayed = (table: TableState): boolean =>
  table.state === "playing" && table.forked_from === null;

export function sitDown(id: string, seat: number | null, name?: string): Promise<TableState> {
  return me.act(() =>
    api.join(id, { seat, entropy: entropy(), ...(name === undefined ? {} : { name }) }),
  );
}

/** The name at a seat; a bot's is its rank, with a numeral where several of a kind play. */
export function seatName(seat: SeatState): string {
  if (seat.kind === "open" || seat.name === null) return t("seat-open-name");
  if (seat.name === "") return t("former-player");
  if (seat.kind === "person" || seat.bot === null) return seat.name;
  if (!isRank(seat.name, seat.bot)) return seat.name;
  return botName(seat.bot) + (/ [IV]+$/.exec(seat.name)?.[0] ?? "");
}

/** The name of a person; a user who has left for good has none. */
export function playerName(name: string): string {
  return name === "" ? t("former-player") : name;
}

/** Whether a bot goes by its rank; in a lesson it has a name. */
function isRank(name: string, bot: string): boolean {
  return name.toLowerCase().startsWith(rankOf(bot).toLowerCase());
}

/** Names that several seats share get their Sabaton's name, or a number before it is chosen. */
export function distinctNames(
  names: string[],
  figure: (seat: number) => string | undefined,
): string[] {
  const shared = (name: string) => names.filter((other) => other === name).length > 1;
  return names.map((name, seat) => (shared(name) ? `${name} ${figure(seat) ?? seat + 1}` : name));
}

/** The names of all who sit here but for our own seats. */
export function company(table: TableState): string {
  const others = table.seats.filter(
    (seat) => seat.kind !== "open" && !table.yours.includes(seat.seat),
  );
  return listed(others.map(seatName));
}

export function taken(table: TableState): number {
  return table.seats.filter((seat) => seat.kind !== "open").length;
}

export function myTurn(table: TableState): boolean {
  return table.state === "playing" && table.to_act !== null && table.yours.includes(table.to_act);
}

/** A turn clock in words. */
export function clockWords(clock: TurnClock | null): string {
  if (clock === null) return t("clock-none");
  if (clock.kind === "days") return t("clock-days", { days: Math.round(clock.seconds / 86_400) });
  if (clock.seconds < 120) return t("clock-seconds", { seconds: clock.seconds });
  return t("clock-minutes", { minutes: Math.round(clock.seconds / 60) });
}

/** How much time is left until a deadline, short: 12:40, 5 h, 2 d. */
export function timeLeft(deadline: number, now: number): string {
  const seconds = Math.max(0, Math.round(deadline - now));
  if (seconds >= 2 * 86_400) return t("left-days", { days: Math.floor(seconds / 86_400) });
  if (seconds >= 3_600) return t("left-hours", { hours: Math.floor(seconds / 3_600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The address that friends follow. */
export function inviteLink(table: TableState): string {
  return `${location.origin}${to("table", table.id)}`;
}
