/** Paths of pages, links that change them, and old links. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { go, route, to } from "../src/router.svelte";

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));
afterEach(() => vi.unstubAllGlobals());

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const made = document.createElement("a");
  made.setAttribute("href", href);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

/** Clicks a link; whether the client kept the browser from loading a page. */
function click(made: HTMLAnchorElement, how: MouseEventInit = {}): boolean {
  let kept = false;
  const look = (event: Event) => {
    kept = event.defaultPrevented;
    event.preventDefault(); // the test stays where it is
  };
  addEventListener("click", look, { once: true });
  made.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return kept;
}

describe("paths", () => {
  test("lead to pages, and odd letters survive", () => {
    go("player", "bot:captain/x");
    expect([route.page, route.rest]).toEqual(["player", "bot:captain/x"]);
    expect(to("rules", "TRAVEL-25")).toBe("/rules/TRAVEL-25");
    expect(to()).toBe("/");
  });

  test("go back as they came", () => {
    go("rules", "5");
    go("rules", "6");
    history.replaceState(null, "", "/rules/5"); // as the browser does before it tells
    dispatchEvent(new Event("popstate"));
    expect(route.rest).toBe("5");
  });

  test("a page that there is not is home", () => {
    go("nowhere");
    expect(route.page).toBe("");
  });

  test("other pages remember the table that was left", () => {
    go("table", "t1");
    go("rules");
    expect(route.leftTable).toBe("t1");
    go("table", "t1");
    expect(route.leftTable).toBeNull();
  });
});

describe("old links", () => {
  test.each([
    ["/#/table/t1", "/table/t1"],
    ["/#/rules/TRAVEL-25", "/rules/TRAVEL-25"],
    ["/rules#/odds/a%20%7C%20b", "/odds/a%20%7C%20b"],
    ["/#/", "/"],
  ])("%s leads to %s", (old, path) => {
    history.replaceState(null, "", old);
    dispatchEvent(new Event("popstate"));
    expect(location.pathname + location.hash).toBe(path);
  });
});

describe("a click", () => {
  test("on a page of the client changes the path", () => {
    expect(click(link("/rules/5"))).toBe(true);
    expect(location.pathname).toBe("/rules/5");
  });

  test.each([
    ["another site", link("http://127.0.0.2/rules"), {}],
    ["a page of the server", link("/docs/api"), {}],
    ["a place on the page", link("#main"), {}],
    ["a new window", link("/rules"), { ctrlKey: true }],
    ["a link with a target", link("/rules", { target: "_blank" }), {}],
    ["a file", link("/rules", { download: "" }), {}],
  ])("on %s is the browser's", (_, made, how) => {
    document.body.append(made);
    expect(click(made, how)).toBe(false);
    expect(location.pathname).toBe("/");
  });
});

test("the server may lie below a path", async () => {
  vi.resetModules();
  document.head.innerHTML = '<meta name="base" content="/games/abth/">';
  const below = await import("../src/router.svelte");
  const { apiPath } = await import("$lib/api");
  document.head.innerHTML = "";
  expect(apiPath("/me")).toBe("/games/abth/api/me");
  expect(below.to("table", "t1")).toBe("/games/abth/table/t1");
  below.go("rules", "5");
  expect(location.pathname).toBe("/games/abth/rules/5");
  expect([below.route.page, below.route.rest]).toEqual(["rules", "5"]);
});
