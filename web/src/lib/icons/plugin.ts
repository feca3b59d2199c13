/**
 * Gives Vite two modules: `virtual:icons`, the sprite of the interface, and `virtual:scenes`, the
 * pictures of all cards of the box, which are fetched when the first card is shown.
 */
import { readFileSync } from "node:fs";
import { parse, type TomlTable, type TomlValue } from "smol-toml";
import type { Plugin } from "vite";
import { iconNames } from "./names.ts";
import { roundedPath } from "./path.ts";
import {
  ICON_GRID,
  interfaceSprite,
  SCENE_GRID,
  sceneSprite,
  type Finder,
  type Picture,
} from "./sprite.ts";

const ICONS = new URL("../../../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const CONTENT = new URL("../../../../src/abth/content/", import.meta.url);

type IconSet = { icons: Record<string, { body: string }> };

/** Looks icons up by name, on a grid of this size, and says who asked for one that is not there. */
function iconFinder(grid: number): Finder {
  const { icons }: IconSet = JSON.parse(readFileSync(ICONS, "utf8"));
  return (name, wantedBy) => {
    const data = icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (!data) throw new Error(`game-icons has no icon "${name}", wanted by ${wantedBy}`);
    return roundedPath(data, grid / 512);
  };
}

const isTable = (value: TomlValue): value is TomlTable =>
  typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);

/** The id, Era, rank and icon of every card in a file of the box (`[[unit]]` or `[[relic]]`). */
export function picturesIn(text: string, table: string): Picture[] {
  const cards = parse(text)[table];
  if (!Array.isArray(cards)) throw new Error(`the file of the box has no ${table}`);
  return cards.filter(isTable).map(({ id, icon, era = 0, rank }) => {
    if (typeof id !== "string" || typeof icon !== "string") {
      throw new Error(`a ${table} of the box has no id or no icon`);
    }
    return { id, icon, era: Number(era), hero: rank === "hero" };
  });
}

const readBox = (file: string, table: string) =>
  picturesIn(readFileSync(new URL(file, CONTENT), "utf8"), table);

/** The sprites as text, by the name of the module that exports them. */
const modules: Record<string, () => string> = {
  "virtual:icons": () => interfaceSprite(iconNames, iconFinder(ICON_GRID)),
  "virtual:scenes": () =>
    sceneSprite(
      readBox("units.toml", "unit"),
      readBox("relics.toml", "relic"),
      iconFinder(SCENE_GRID),
    ),
};

export function icons(): Plugin {
  return {
    name: "abth-icons",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      const make = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      return make && `export default ${JSON.stringify(make())};`;
    },
  };
}
