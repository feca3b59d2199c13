/** Whether the server can be reached, from what requests and the browser say. */
import { expect, test } from "vitest";

import { ask } from "$lib/api";
import { online } from "$lib/online.svelte";

import { fakeServer } from "../fake";

test("a request that nobody answers says so, and the next answer takes it back", async () => {
  fakeServer({ "GET /bots": () => [] });
  await ask("GET", "/bots");
  expect(online.lost).toBe(false);
  dispatchEvent(new Event("offline"));
  expect(online.lost).toBe(true);
  await ask("GET", "/bots");
  expect(online.lost).toBe(false);
  online.note(false);
  dispatchEvent(new Event("online"));
  expect(online.lost).toBe(false);
});
