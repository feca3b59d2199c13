/** Friends at a table: presence, absent players, early ends, rematches, guests who come by link. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { me } from "$lib/me.svelte";
import { ratingText } from "$lib/ratings";
import type { Ranked, SeatState, TableNote, TableState } from "$lib/wire";
import { t } from "$lib/i18n.svelte";
import EndMenuButton from "$match/friends/EndMenuButton.svelte";
import Rematch from "$match/friends/Rematch.svelte";
import TableNotices from "$match/friends/TableNotices.svelte";
import { noteWords, withNotes } from "$match/friends/notes";
import { presenceOf, presenceWords } from "$match/friends/presence";
import Lobby from "$match/Lobby.svelte";
import type { Line } from "$match/model/match-log";
import { MatchStore } from "$match/model/match-store.svelte";

import Leaderboard from "../../../src/pages/Leaderboard.svelte";
import { go } from "../../../src/router.svelte";
import { type Answer, fakeServer, someTable, someWelcome } from "../../fake";
import { box } from "../recorded";

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  // jsdom knows no dialogs that are modal.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const seconds = () => Date.now() / 1000;
const words = () => document.body.textContent.replace(/\s+/g, " ");
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => one.textContent.includes(name) || one.getAttribute("aria-label") === name,
  )!;

/** A server that knows me, or gets to know me. */
function server(answers: Record<string, Answer>): string[] {
  const newcomer: Answer = (body) => ({ person: "p9", secret: "s", ...(body as object) });
  return fakeServer({ "POST /people": newcomer, ...answers });
}

function seated(table: TableState): MatchStore {
  return new MatchStore("t1").fill(box, someWelcome({ table }));
}

function show<T extends Record<string, unknown>>(what: Component<T>, props: T): void {
  shown = mount(what, { target: document.body, props });
  flushSync();
}

/** A table where the second seat is as told. */
function withBo(bo: Partial<SeatState>, change: Partial<TableState> = {}): TableState {
  const table = someTable(change);
  return { ...table, seats: [table.seats[0], { ...table.seats[1], ...bo }] };
}

describe("guests", () => {
  const open = () =>
    withBo(
      { kind: "open", name: null, person: null },
      { state: "open", yours: [], hosting: false },
    );

  test("a name of one's own is suggested, one that is taken is not", () => {
    expect(me.suggestion([])).toBe(me.name);
    expect(me.suggestion([me.name])).not.toBe(me.name);
  });

  test("a guest by link is asked for a name and sits down with the same click", async () => {
    const calls = server({
      "GET /bots": () => [],
      "POST /tables/t1/join": () => withBo({ person: "p9", name: "Zed" }, { yours: [1] }),
    });
    show(Lobby, { match: seated(open()) });
    expect(words()).toContain(t("invited-text", { table: "The table" }));
    const field = document.querySelector<HTMLInputElement>("dialog input")!;
    expect(field.value).not.toBe("");
    field.value = "Zed";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    button(t("invited-sit")).click();
    await vi.waitFor(() => expect(calls).toContain("POST /tables/t1/join"));
    expect(me.name).toBe("Zed");
    void unmount(shown!);
    show(Lobby, { match: seated(open()) }); // known by now
    expect(words()).not.toContain(t("invited-title"));
  });
});

describe("presence", () => {
  const bo = someTable().seats[1];

  test("a short gap is no absence, a long one is", () => {
    const left = (since: number) => ({ ...bo, here: false, since });
    expect(presenceOf(bo, 1000)).toBe("here");
    expect(presenceOf(left(995), 1000)).toBe("here");
    expect(presenceOf(left(900), 1000)).toBe("away");
    expect(presenceOf(left(100), 1000)).toBe("gone");
  });

  test("a bot that plays for someone is named as such", () => {
    expect(presenceOf({ ...bo, away: true }, 0)).toBe("replaced");
    expect(presenceOf({ ...bo, away: true, resigned: true }, 0)).toBe("resigned");
    expect(presenceOf({ ...bo, kind: "bot" }, 0)).toBeNull();
    expect(presenceWords({ ...bo, kind: "bot" }, 0)).toBe("");
    expect(presenceWords(bo, 0)).toBe(t("presence-here"));
  });
});

describe("absent players", () => {
  test("a bot is called with one click", async () => {
    const since = seconds() - 90;
    const absent = { here: false, since, bot_from: since + 60 };
    const votes: unknown[] = [];
    server({
      "POST /tables/t1/seats/1/bot": (body) => {
        votes.push(body);
        return withBo({ ...absent, away: true, bot_from: null });
      },
    });
    show(TableNotices, { match: seated(withBo(absent)) });
    expect(words()).toContain("Bo is away");
    button(t("notice-call")).click();
    await vi.waitFor(() => expect(votes).toEqual([{ agree: true }]));
    await vi.waitFor(() => expect(words()).not.toContain("Bo is away"));
  });

  test("who keeps waiting is not asked again", () => {
    const since = seconds() - 90;
    show(TableNotices, {
      match: seated(withBo({ here: false, since, bot_from: since + 60 })),
    });
    button(t("notice-wait")).click();
    flushSync();
    expect(words()).not.toContain("Bo is away");
  });

  test("nobody is offered before the minute is over, nor to spectators", () => {
    const since = seconds() - 30;
    const absent = { here: false, since, bot_from: since + 60 };
    show(TableNotices, { match: seated(withBo(absent)) });
    expect(words()).not.toContain("Bo");
    void unmount(shown!);
    show(TableNotices, { match: seated(withBo({ ...absent, bot_from: 0 }, { yours: [] })) });
    expect(words()).not.toContain("Bo");
  });

  test("the others are asked, and see for whom one waits", () => {
    const bo = { here: false, since: 0, bot_from: 1 };
    show(TableNotices, { match: seated(withBo({ ...bo, called_by: [1] })) });
    expect(button(t("undo-agree"))).toBeTruthy();
    void unmount(shown!);
    show(TableNotices, { match: seated(withBo({ ...bo, called_by: [0], call_needs: [1] })) });
    expect(words()).toContain(t("notice-called-own", { who: "Bo", names: "Bo" }));
  });

  test("one click takes the seat back, unless it was given up", async () => {
    const table = withBo({ away: true, bot: "captain" }, { yours: [1] });
    const calls = server({ "POST /tables/t1/return": () => withBo({}, { yours: [1] }) });
    show(TableNotices, { match: seated(table) });
    button(t("table-come-back")).click();
    await vi.waitFor(() => expect(calls).toEqual(["POST /tables/t1/return"]));
    void unmount(shown!);
    show(TableNotices, {
      match: seated(withBo({ away: true, resigned: true }, { yours: [1] })),
    });
    expect(words()).toContain(t("notice-resigned"));
    expect(button(t("table-come-back"))).toBeUndefined();
  });
});

describe("ending early", () => {
  test("an offer says what it means, and is answered", async () => {
    const offer = { by: 1, counts: false, agreed: [1], needed: [0, 1] };
    const answers: unknown[] = [];
    server({
      "POST /tables/t1/end": (body) => {
        answers.push(body);
        return someTable({ end_offer: { ...offer, agreed: [0, 1] } });
      },
    });
    show(TableNotices, { match: seated(someTable({ end_offer: offer })) });
    expect(words()).toContain(t("offer-unrated", { who: "Bo" }));
    button(t("undo-agree")).click();
    await vi.waitFor(() => expect(answers).toEqual([{ counts: false, agree: true }]));
    await vi.waitFor(() => expect(words()).toContain(t("offer-own-unrated", { names: "" }).trim()));
  });

  test("giving up is confirmed, and what follows is said before", async () => {
    const calls = server({ "POST /tables/t1/resign": () => someTable({ state: "over" }) });
    show(EndMenuButton, { match: seated(someTable()) });
    button(t("menu-open")).click();
    flushSync();
    expect(words()).toContain(t("menu-resign-ends"));
    button(t("menu-resign")).click();
    flushSync();
    expect(calls).toEqual([]);
    button(t("menu-resign-sure")).click();
    await vi.waitFor(() => expect(calls).toEqual(["POST /tables/t1/resign"]));
  });

  test("among more, a bot plays on; spectators have no such menu", () => {
    const table = someTable();
    const seats = [...table.seats, { ...table.seats[1], seat: 2, name: "Cy", person: "p2" }];
    show(EndMenuButton, { match: seated({ ...table, seats }) });
    button(t("menu-open")).click();
    flushSync();
    expect(words()).toContain(t("menu-resign-goes-on"));
    void unmount(shown!);
    show(EndMenuButton, { match: seated({ ...table, yours: [] }) });
    expect(button(t("menu-open"))).toBeUndefined();
  });
});

describe("rematch", () => {
  const over = (change: Partial<TableState> = {}) => someTable({ state: "over", ...change });

  test("the first click offers, and shows who is missing", async () => {
    const offered = over({ rematch: "t2", rematch_agreed: [0] });
    server({
      "POST /tables/t1/rematch": () => someTable({ id: "t2", state: "open" }),
      "GET /tables/t1": () => offered,
    });
    const match = seated(over());
    go("table", "t1");
    show(Rematch, { match });
    button(t("end-rematch")).click();
    await vi.waitFor(() => expect(words()).toContain("Ada wants a rematch. Waiting for Bo."));
    expect(location.pathname).toBe("/table/t1");
    match.tell({ ...offered, rematch_agreed: [0, 1] });
    await vi.waitFor(() => expect(location.pathname).toBe("/table/t2"));
  });

  test("the last click begins it", async () => {
    server({ "POST /tables/t1/rematch": () => someTable({ id: "t3" }) });
    show(Rematch, { match: seated(over({ rematch: "t3", rematch_agreed: [1] })) });
    expect(words()).toContain("Bo wants a rematch.");
    button(t("end-rematch-accept")).click();
    await vi.waitFor(() => expect(location.pathname).toBe("/table/t3"));
  });
});

describe("log and ratings", () => {
  const turn = (at: number): Line => ({
    at,
    seat: 0,
    sides: [0, -1],
    kind: "turn",
    said: { id: `turn-${at}`, args: {} },
  });

  test("a note stands at the end of its turn", () => {
    const note = (turn: number): TableNote => ({ kind: "back", seats: [1], turn, at: 0 });
    const lines = [turn(1), { ...turn(2), kind: "step" }, turn(3), turn(4)];
    const order = withNotes(lines, [note(0), note(2)]).map(({ line }) => line?.at ?? "note");
    expect(order).toEqual([1, 2, "note", 3, 4, "note"]);
    expect(noteWords(note(0), ["Ada", "Bo"])).toBe("Bo came back.");
  });

  test("a provisional rating has a question mark and no place", async () => {
    expect(ratingText(1500, true)).toBe("1500?");
    const rating = { mu: 25, sigma: 8, ordinal: 1, matches: 2, shown: 1512, doubt: 320 };
    const line = (place: number | null, provisional: boolean): Ranked => ({
      place,
      id: `p${place}`,
      name: "Ada",
      bot: false,
      rating: { ...rating, provisional },
      wins: 1,
    });
    server({ "GET /leaderboard": () => [line(1, false), line(null, true)] });
    show(Leaderboard, {});
    await vi.waitFor(() => expect(words()).toContain("1512?"));
    const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent.trim());
    expect(rows[0]).toMatch(/^1/);
    expect(rows[1]).toMatch(/^–/);
    expect(words()).toContain(t("leaders-rating-note"));
  });
});
