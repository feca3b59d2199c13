/** The focus goes from what is gone to what comes next. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { focusNext, keepFocus, takesFocus } from "$match/model/focus";

const add = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild as HTMLElement;
};
let stop: () => void;
let bar: HTMLElement;

beforeEach(() => {
  bar = add('<section tabindex="-1" data-takes-focus><button>done</button></section>');
  stop = keepFocus();
});
afterEach(() => stop());

describe("focus", () => {
  test("what is removed leaves it to the bar", async () => {
    const button = add("<button>gone</button>");
    button.focus();
    button.blur(); // as a browser does with what is removed
    button.remove();
    await vi.waitFor(() => expect(document.activeElement).toBe(bar));
  });

  test("what lies on top comes before the bar", () => {
    const overlay = add('<div tabindex="-1" data-takes-focus></div>');
    focusNext();
    expect(document.activeElement).toBe(overlay);
  });

  test("it stays where it is in what comes next", () => {
    const button = bar.querySelector("button")!;
    button.focus();
    focusNext();
    expect(document.activeElement).toBe(button);
  });

  test("a panel takes it and gives it back", () => {
    const opener = add("<button>open</button>");
    opener.focus();
    const panel = add('<div tabindex="-1"><input /></div>');
    const close = takesFocus("input")(panel);
    expect(document.activeElement).toBe(panel.querySelector("input"));
    close?.();
    expect(document.activeElement).toBe(opener);
  });

  test("a panel that was left takes nothing away", () => {
    const panel = add('<div tabindex="-1"></div>');
    const close = takesFocus()(panel);
    const elsewhere = add("<button>elsewhere</button>");
    elsewhere.focus();
    close?.();
    expect(document.activeElement).toBe(elsewhere);
  });
});
