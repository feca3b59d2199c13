/** Puzzles for someone who has never been here. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import Practice from "../../src/pages/Practice.svelte";
import { fakeServer } from "../fake";
import { theBox } from "../pieces/show";

test("a guest who becomes known keeps the puzzle that came first", async () => {
  localStorage.clear();
  const progress = { answered: 0, right: 0, streak: 0, level: 1 };
  const calls = fakeServer({
    "GET /box": () => theBox,
    "POST /people": () => ({ person: "p", name: "Ada", secret: "s", phrase: "amber" }),
    "GET /practice?": () => ({ puzzle: null, progress }),
  });

  const page = mount(Practice, { target: document.body });
  await vi.waitFor(() => expect(document.body.textContent).toContain("every puzzle of this kind"));
  flushSync();
  await unmount(page);

  expect(calls.filter((call) => call.startsWith("GET /practice"))).toHaveLength(1);
});
