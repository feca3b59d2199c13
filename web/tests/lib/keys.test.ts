/** Keys that are characters can be turned off or changed (WCAG 2.1.4). */
import { afterEach, describe, expect, test } from "vitest";

import { keyOf, keyText } from "$lib/keys";
import { settings } from "$lib/settings.svelte";

const pressed = (key: string, more: KeyboardEventInit = {}) =>
  keyOf(new KeyboardEvent("keydown", { key, ...more }));

afterEach(() => {
  settings.keys = "plain";
});

describe("letters, digits and signs", () => {
  test("work by themselves unless one wishes otherwise", () => {
    expect(["i", "1", "?"].map((key) => pressed(key))).toEqual(["i", "1", "?"]);
    expect(pressed("i", { altKey: true })).toBeNull();
    expect(["U", "Enter", "←"].map(keyText)).toEqual(["U", "Enter", "←"]);
  });

  test("can be turned off", () => {
    settings.keys = "off";
    expect(["i", "1", "?"].map((key) => pressed(key))).toEqual([null, null, null]);
    expect(["U", "Enter", "←"].map(keyText)).toEqual([null, "Enter", "←"]);
  });

  test("can be asked for together with Alt, whatever Alt writes", () => {
    settings.keys = "alt";
    expect(pressed("i")).toBeNull();
    expect(pressed("i", { altKey: true })).toBe("i");
    expect(pressed("ˆ", { altKey: true, code: "KeyI" })).toBe("i");
    expect(pressed("Dead", { altKey: true, code: "KeyN" })).toBe("n");
    expect(pressed("¡", { altKey: true, code: "Digit1" })).toBe("1");
    expect(["U", "Enter"].map(keyText)).toEqual(["Alt+U", "Enter"]);
  });
});

test("other keys always work, but not as part of another shortcut", () => {
  for (const keys of ["plain", "alt", "off"] as const) {
    settings.keys = keys;
    expect(["Enter", "Escape", " ", "ArrowLeft"].map((key) => pressed(key))).toEqual([
      "Enter",
      "Escape",
      " ",
      "ArrowLeft",
    ]);
    expect(pressed("Enter", { altKey: true })).toBeNull();
    expect(pressed("c", { ctrlKey: true })).toBeNull();
  }
});
