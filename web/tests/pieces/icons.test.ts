import { loadPicture } from "$lib/icons/install";
import { boundsOf, roundedPath } from "$lib/icons/path";
import { picturesIn } from "$lib/icons/plugin";
import { interfaceSprite, drawScenes } from "$lib/icons/sprite";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { theBox } from "./show";
import icons from "virtual:icons";
import { pictures, shared } from "virtual:scenes";

describe("paths", () => {
  test("points are rounded each for itself, so errors do not add up", () => {
    expect(roundedPath("M0.4 0l0.4 0l0.4 0l0.4 0")).toBe("M0 0l1 0 0 0 1 0");
  });

  test("absolute and relative, long and short commands mean the same", () => {
    expect(roundedPath("M10 10H20V20L10 20Z")).toBe("M10 10h10v10l-10 0z");
    expect(roundedPath("m10 10 10 0v10h-10z")).toBe("M10 10l10 0v10h-10z");
  });

  test("flags of an arc may stand without a gap", () => {
    expect(roundedPath("M10 10a5 5 0 015 5")).toBe("M10 10a5 5 0 0 1 5 5");
  });

  test("a grid makes the numbers smaller", () => {
    expect(roundedPath("M512 256L0 0", 0.5)).toBe("M256 128l-256-128");
  });

  test("a new part begins where the last one closed", () => {
    expect(roundedPath("M10 10h10v10zm5 5h1")).toBe("M10 10h10v10zm5 5h1");
  });

  test("bounds enclose the outline", () => {
    expect(boundsOf("M10 20h30v40l-30 0z")).toEqual([10, 20, 40, 60]);
  });
});

describe("sprites", async () => {
  const ids = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const one = async (load: () => Promise<{ default: string }>) => (await load()).default;
  const drawn = await Promise.all(Object.values(pictures).map(one));
  const all = new Set([icons, shared, ...drawn].flatMap(ids));

  test("there is a picture for every Unit and an icon for every Relic of the box", () => {
    for (const { id } of theBox.units) expect(all).toContain(`sc-${id}`);
    for (const { icon } of theBox.relics) expect(all).toContain(`p-${icon}`);
  });

  test("all that a sprite refers to comes with it, and ids are not given twice", () => {
    const own = (text: string) => (text === icons ? [] : ids(icons + shared));
    for (const text of [icons, shared, ...drawn]) {
      const known = [...ids(text), ...own(text)];
      for (const [, id] of text.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(known).toContain(id);
    }
    const first = ids(icons + shared);
    expect(new Set(first).size).toBe(first.length);
    for (const text of drawn) expect(ids(text).filter((id) => first.includes(id))).toEqual([]);
  });

  test("pictures are put into the document one by one, each symbol once", async () => {
    const [first, second] = Object.keys(pictures);
    await Promise.all([loadPicture(first!), loadPicture(second!), loadPicture(first!)]);
    const there = [...document.querySelectorAll("#scenes [id]")].map((element) => element.id);
    expect(there).toEqual(expect.arrayContaining([first, second, "rays"]));
    expect(new Set(there).size).toBe(there.length);
  });

  test("the credit travels with the icons", () => {
    for (const text of [icons, shared]) expect(text).toContain("game-icons.net, CC BY 3.0");
  });

  test("the same box gives the same sprite", () => {
    const find = () => "M0 0h320v320z";
    const units = [{ id: "archers", icon: "bowman", era: 0, hero: false }];
    expect(drawScenes(units, [], find)).toEqual(drawScenes(units, [], find));
  });

  test("an icon that does not exist is reported with the one who wants it", () => {
    const find = (name: string, wantedBy: string) => {
      throw new Error(`${name}, wanted by ${wantedBy}`);
    };
    const relics = [{ id: "grail", icon: "no-such-thing", era: 1, hero: false }];
    expect(() => drawScenes([], relics, find)).toThrow("no-such-thing, wanted by Relic grail");
    expect(() => interfaceSprite(["no-such-thing"], find)).toThrow(
      "no-such-thing, wanted by the interface",
    );
  });

  test("the files of the box are read as the server reads them", () => {
    const file = resolve(import.meta.dirname, "../../../src/abth/content/units.toml");
    expect(picturesIn(readFileSync(file, "utf8"), "unit")).toEqual(
      theBox.units.map(({ id, icon, era, rank }) => ({ id, icon, era, hero: rank === "hero" })),
    );
  });

  test("a card without an icon is refused", () => {
    expect(() => picturesIn('[[unit]]\nid = "nobody"\n', "unit")).toThrow("no id or no icon");
    expect(() => picturesIn('title = "no cards"\n', "unit")).toThrow("has no unit");
  });
});
