/** A client of another build than the server's loads itself again, once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let reloads = 0;

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  reloads = 0;
  vi.spyOn(location, "reload").mockImplementation(() => void (reloads += 1));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

/** The check of a client with this build at a server with that one; null: nobody answers. */
async function check(own: string, server: string | null): Promise<void> {
  document.head.innerHTML = `<meta name="build" content="${own}">`;
  vi.stubGlobal("fetch", () =>
    server === null
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(new Response(JSON.stringify({ build: server }))),
  );
  vi.resetModules();
  const { checkBuild } = await import("$lib/build");
  await checkBuild();
}

test("the same build stays", async () => {
  await check("one", "one");
  expect(reloads).toBe(0);
});

test("another build is loaded, once for each", async () => {
  await check("one", "two");
  expect(reloads).toBe(1);
  await check("one", "two"); // a cache in between gave the old page again
  expect(reloads).toBe(1);
  await check("one", "three");
  expect(reloads).toBe(2);
});

test("without an answer, and without a build, nothing happens", async () => {
  await check("one", null);
  await check("", "two");
  expect(reloads).toBe(0);
});
