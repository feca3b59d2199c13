import { describe, expect, test, vi } from "vitest";

import { Layout } from "$match/model/layout";

/** Which of the layout's questions a window of this size answers with yes. */
function asked(query: string, width: number, height: number): boolean {
  const fits = (name: string, value: string) =>
    ({
      "min-width": width >= parseFloat(value),
      "max-width": width <= parseFloat(value),
      "min-height": height >= parseFloat(value),
      "max-height": height <= parseFloat(value),
      orientation: (width > height ? "landscape" : "portrait") === value,
    })[name];
  return [...query.matchAll(/([a-z-]+): ?([a-z0-9]+)/g)].every(([, name, value]) =>
    fits(name ?? "", value ?? ""),
  );
}

function layoutAt(width: number, height: number): Layout {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: asked(query, width, height),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return new Layout();
}

describe("the arrangement of the table", () => {
  test.each([
    [740, 360, "short", "short"],
    [640, 360, "short", "short"],
    [390, 844, "phone", "phone"],
    [600, 960, "phone", "phone"],
    [820, 1180, "table", "phone"],
    [1024, 768, "table", "table"],
    [1280, 600, "table", "table"],
    [1440, 900, "table", "table"],
  ])("at %i × %i it is %s, and in a battle %s", (width, height, calm, staged) => {
    const layout = layoutAt(width, height);
    expect(layout.arrangement(false)).toBe(calm);
    expect(layout.arrangement(true)).toBe(staged);
  });

  test("log and chat have a place of their own only on a large screen", () => {
    expect(layoutAt(1440, 900).roomy).toBe(true);
    expect(layoutAt(1280, 720).roomy).toBe(false);
  });
});
