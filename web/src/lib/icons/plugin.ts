/**
 * Gives Vite the sprites: `virtual:icons`, the icons of the interface; `virtual:scenes`, what the
 * pictures of the cards share and how each is fetched; and `virtual:scene/ID`, one picture.
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
  drawScenes,
  type Finder,
  type Picture,
  type Scenes,
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

const ONE = "virtual:scene/";

let drawn: Scenes | undefined;

/** The pictures of the cards, drawn once. */
function scenes(): Scenes {
  drawn ??= drawScenes(
    readBox("units.toml", "unit"),
    readBox("relics.toml", "relic"),
    iconFinder(SCENE_GRID),
  );
  return drawn;
}

/** The code of a module, null if it is not one of ours. */
function codeOf(id: string): string | null {
  if (id === "virtual:icons") return exported(interfaceSprite(iconNames, iconFinder(ICON_GRID)));
  if (id === "virtual:scenes") {
    const { shared, pictures } = scenes();
    const loads = Object.keys(pictures).map((name) => `"${name}": () => import("${ONE}${name}")`);
    return `export const shared = ${JSON.stringify(shared)};\nexport const pictures = {${loads.join()}};`;
  }
  return id.startsWith(ONE) ? exported(scenes().pictures[id.slice(ONE.length)] ?? "") : null;
}

const exported = (text: string) => `export default ${JSON.stringify(text)};`;

export function icons(): Plugin {
  return {
    name: "abth-icons",
    resolveId: (id) => (/^virtual:(icons|scenes|scene\/.*)$/.test(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") ? codeOf(id.slice(1)) : null),
  };
}
