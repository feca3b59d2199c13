/** Who this browser is, and that nothing keeps the recovery phrase. */
import { beforeEach, expect, test, vi } from "vitest";

import { fakeServer } from "../fake";

const PHRASE = "amber birch cedar delta ember flint";
const credentials = (name: string) => ({ person: "p", name, secret: "s", phrase: PHRASE });

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

const kept = () => JSON.stringify({ ...localStorage });

test("the phrase is shown in this tab and is never in the local storage", async () => {
  fakeServer({ "POST /people": (body) => credentials((body as { name: string }).name) });
  const { me } = await import("$lib/me.svelte");

  await me.act(async () => null);

  expect(me.phrase).toBe(PHRASE);
  expect(kept()).not.toContain("amber");
  me.phraseSeen();
  expect(me.phrase).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("amber");
});

test("two deeds at once make one person", async () => {
  localStorage.clear();
  const calls = fakeServer({ "POST /people": () => credentials("Ada") });
  const { me } = await import("$lib/me.svelte");

  await Promise.all([me.act(async () => null), me.act(async () => null)]);

  expect(calls).toEqual(["POST /people"]);
});

test("a phrase that an earlier version has kept is removed", async () => {
  localStorage.setItem("abth.me", JSON.stringify(credentials("Ada")));

  const { me } = await import("$lib/me.svelte");

  expect([me.name, me.person]).toEqual(["Ada", "p"]);
  expect(kept()).not.toContain("amber");
});

test("whoever comes back with the phrase does not leave it behind", async () => {
  fakeServer({ "POST /people/recover": () => ({ ...credentials("Ada"), phrase: null }) });
  const { me } = await import("$lib/me.svelte");

  await me.recover(PHRASE);

  expect(me.name).toBe("Ada");
  expect(me.phrase).toBeNull();
  expect(kept()).not.toContain("amber");
});
