/**
 * Draws the two sprites as text, at build time. Shields, scenes, patterns and the card back are our
 * own; figures are game-icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0.
 */
import { cogOutline } from "./cog.ts";
import { boundsOf } from "./path.ts";
import { sceneOf, type Figure } from "./scenery.ts";

/** What the box says about a card that matters for its picture. */
export type Picture = { id: string; icon: string; era: number; hero: boolean };
export type Finder = (name: string, wantedBy: string) => string;

// Outlines are rounded to a grid that the eye does not notice at the size they are shown; every icon
// measures 512 × 512 all the same.
export const ICON_GRID = 192;
export const SCENE_GRID = 320;
const SIDE = 512;

const CREDIT = "<!-- Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0 -->";
const ERAS = [1, 2, 3, 4] as const;

type Hatch = { size: [number, number]; turn?: number; ground: string; line: string; marks: string };

// Engraver's hatching on the shields, after the Petra Sancta system: dots, —, | and \.
const HATCHES: Record<number, Hatch> = {
  1: {
    size: [5, 5],
    ground: "#5a3a0c",
    line: "#c98a22",
    marks: '<circle cx="1.25" cy="1.25" r=".85"/><circle cx="3.75" cy="3.75" r=".85"/>',
  },
  2: { size: [4, 3.2], ground: "#123556", line: "#4f97d0", marks: '<path d="M0 0h4v1.1H0z"/>' },
  3: { size: [3.2, 4], ground: "#4a0b20", line: "#bb3755", marks: '<path d="M0 0h1.1v4H0z"/>' },
  4: {
    size: [3.6, 3.6],
    turn: 45,
    ground: "#0f3f2e",
    line: "#67bd92",
    marks: '<path d="M0 0h3.6v1.3H0z"/>',
  },
};

// Outline of the shield, of its inner field, and the colour of the line around that field.
const SHIELDS: Record<number, [string, string, string]> = {
  1: [
    "M20 3a20 20 0 1 1 0 40a20 20 0 1 1 0-40Z",
    "M20 8a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z",
    "#f6d58a",
  ],
  2: [
    "M2 3H38V20C38 33 29 40 20 45C11 40 2 33 2 20Z",
    "M6.5 7.5H33.5V20C33.5 30 27.5 36 20 40C12.5 36 6.5 30 6.5 20Z",
    "#bfe2ff",
  ],
  3: [
    "M20 0L26 9L36 8L34 17L40 23L34 29L36 38L26 37L20 46L14 37L4 38L6 29L0 23L6 17L4 8L14 9Z",
    "M20 8L31 12L32 23L31 34L20 38L9 34L8 23L9 12Z",
    "#ffc2c6",
  ],
  4: ["M10 3H30L40 23L30 43H10L0 23Z", "M12.5 8H27.5L35 23L27.5 38H12.5L5 23Z", "#d2f7e2"],
};

/** Stops of a gradient: offset, colour and, if it is not opaque, opacity. */
function stops(...list: [number, string, number?][]): string {
  return list
    .map(([offset, colour, opacity = 1]) => {
      const clear = opacity < 1 ? ` stop-opacity="${opacity}"` : "";
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`;
    })
    .join("");
}

/** A gradient in the light that falls from the upper left. */
function metal(id: string, x2: number, y2: number, ...colours: [number, string][]): string {
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops(...colours)}</linearGradient>`;
}

function hatch(era: number): string {
  const { size, turn, ground, line, marks } = HATCHES[era];
  const rotate = turn ? ` patternTransform="rotate(${turn})"` : "";
  return (
    `<pattern id="hat-${era}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"${rotate}>` +
    `<path fill="${ground}" d="M0 0h${size[0]}v${size[1]}H0z"/><g fill="${line}">${marks}</g></pattern>`
  );
}

function shield(era: number): string {
  const [outline, field, line] = SHIELDS[era];
  return (
    `<g id="sh-${era}"><path d="${outline}" fill="url(#brass)" stroke="#171006" stroke-width=".8"/>` +
    `<path d="${outline}" transform="translate(2.6 2.99) scale(.87)" fill="url(#hat-${era})" stroke="#150e05" stroke-width=".8"/>` +
    `<path d="${field}" fill="${HATCHES[era].ground}" fill-opacity=".72" stroke="${line}" stroke-opacity=".9" stroke-width=".9"/></g>`
  );
}

/** The back that all Units share: a cogwheel with the four shields. */
function cardBack(): string {
  const shields = ERAS.map((era, i) => {
    const x = (50 + 17.4 * Math.sin((i * Math.PI) / 2)).toFixed(1);
    const y = (70 - 17.4 * Math.cos((i * Math.PI) / 2)).toFixed(1);
    return `<use href="#sh-${era}" transform="translate(${x} ${y}) scale(.22) translate(-20 -23)"/>`;
  });
  return (
    '<g id="backart"><path fill="#17191d" d="M0 0h100v140H0z"/>' +
    '<rect x="5" y="5" width="90" height="130" rx="4" fill="url(#weave)" stroke="url(#brass)" stroke-width="1.3"/>' +
    '<rect x="8.5" y="8.5" width="83" height="123" rx="2.5" fill="none" stroke="#8d6a2c" stroke-width=".5"/>' +
    `<g transform="translate(50 70)"><path d="${cogOutline(16, 32, 38)}" fill="url(#brass)" stroke="#110b03"/>` +
    '<circle r="28" fill="#1a1510" stroke="#6b4d1b"/><path transform="rotate(45)" d="M-27 0H27M0-27V27" stroke="#8d6a2c" stroke-width="1.4"/>' +
    '<circle r="8.5" fill="url(#brass)" stroke="#110b03"/><circle r="5.5" fill="#1a1510"/></g>' +
    shields.join("") +
    '<g fill="url(#brass)"><path d="M14 12l2 2-2 2-2-2ZM86 12l2 2-2 2-2-2ZM14 124l2 2-2 2-2-2ZM86 124l2 2-2 2-2-2Z"/>' +
    '<path d="M50 13l3.2 8-3.2 8-3.2-8ZM50 111l3.2 8-3.2 8-3.2-8Z"/></g></g>'
  );
}

/** An icon at its full size. */
function symbol(id: string, path: string, grid: number): string {
  return `<path id="${id}" transform="scale(${(SIDE / grid).toFixed(4)})" d="${path}"/>`;
}

/** Everything that pieces share, and the icons of the interface. */
export function interfaceSprite(names: readonly string[], find: Finder): string {
  const icons = names.map((name) => symbol(`i-${name}`, find(name, "the interface"), ICON_GRID));
  return [
    CREDIT,
    metal(
      "brass",
      0.8,
      1,
      [0, "#fbe7ad"],
      [0.3, "#d3a64c"],
      [0.55, "#8d6625"],
      [0.78, "#c89a44"],
      [1, "#4c3511"],
    ),
    metal("brassd", 0.6, 1, [0, "#8d6a2c"], [0.5, "#4f3913"], [1, "#2a1d08"]),
    '<radialGradient id="ember" r=".7"><stop stop-color="#ffe9a8"/><stop offset=".5" stop-color="#f5b642"/><stop offset="1" stop-color="#c67a1c"/></radialGradient>',
    '<pattern id="weave" width="2.2" height="2.2" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><path d="M0 0h2.2v.45H0z" fill="#0f1013"/></pattern>',
    ...ERAS.map(hatch),
    ...ERAS.map(shield),
    cardBack(),
    `<g display="none">${icons.join("")}</g>`, // shown where they are used, and laid out nowhere else
  ].join("");
}

// --- the pictures of the cards ------------------------------------------------------------------

type Palette = { sun: string; near: string; mid: string; deep: string; hatch: string };

// By Era, 0 for Base: the disc of the sun, the sky around it, the far layer, the ground.
const PALETTES: Palette[] = [
  { sun: "#fbf4e2", near: "#b9b4a6", mid: "#55575b", deep: "#131417", hatch: "#14151a" },
  { sun: "#fff0be", near: "#e6a93e", mid: "#7d4a12", deep: "#1e1108", hatch: "#2a1605" },
  { sun: "#f0faff", near: "#7cb7e2", mid: "#21517f", deep: "#0a1522", hatch: "#07182a" },
  { sun: "#ffe6da", near: "#dc5a70", mid: "#701433", deep: "#1c060e", hatch: "#2a0610" },
  { sun: "#fbfce2", near: "#9bd6ad", mid: "#2d6f56", deep: "#091a13", hatch: "#06170e" },
];

const INK = "#0d0a08";

const ENGRAVING = [
  ["2.2", "2.2", -35, '<path d="M0 0h2.2v.45H0z"/>'],
  ["2.4", "2.4", 0, '<circle cx=".6" cy=".6" r=".42"/><circle cx="1.8" cy="1.8" r=".42"/>'],
  ["4", "1.9", 0, '<path d="M0 0h4v.5H0z"/>'],
  ["1.9", "4", 0, '<path d="M0 0h.5v4H0z"/>'],
  ["2", "2", 45, '<path d="M0 0h2v.52H0z"/>'],
] as const;

/** Rays of light from the rim of the sun outwards. */
function rays(): string {
  const lines: string[] = [];
  for (let i = 0; i < 48; i += 1) {
    const angle = ((i + 0.46) * Math.PI) / 24;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const from = i % 2 ? 20 : 27;
    lines.push(
      `M${(from * cos).toFixed(1)} ${(from * sin).toFixed(1)}L${(96 * cos).toFixed(0)} ${(96 * sin).toFixed(0)}`,
    );
  }
  return lines.join("");
}

/** The sky of an Era around its sun at the origin: hatching fades towards the light. */
function sky({ sun, near, mid, deep, hatch: line }: Palette, era: number): string {
  const [width, height, turn, marks] = ENGRAVING[era];
  const round = 'gradientUnits="userSpaceOnUse" cx="0" cy="0"';
  // The disc of the sun (r 15) and the ring around it (r 18) are steps of the glow (r 52).
  const glow = stops(
    [0.285, sun],
    [0.293, near, 0.82],
    [0.338, near, 0.75],
    [0.342, sun, 0.9],
    [0.35, sun, 0.9],
    [0.354, near, 0.72],
    [1, near, 0],
  );
  const patterned = `patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`;
  const whole = 'd="M-120-120h240v240h-240z"';
  return (
    `<radialGradient id="sky-${era}" ${round} r="82">${stops([0, sun], [0.34, near], [0.74, mid], [1, deep])}</radialGradient>` +
    `<radialGradient id="glow-${era}" ${round} r="52">${glow}</radialGradient>` +
    `<pattern id="eng-${era}" width="${width}" height="${height}" ${patterned}><g fill="${line}">${marks}</g></pattern>` +
    `<pattern id="lit-${era}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path fill="${INK}" d="M0 0h9v9H0z"/><path fill="${near}" opacity=".36" d="M0 0h9v2.7H0z"/></pattern>` +
    `<g id="sun-${era}"><path fill="url(#sky-${era})" ${whole}/><path fill="url(#eng-${era})" ${whole}/>` +
    `<circle r="52" fill="url(#glow-${era})"/><use href="#rays"/></g>`
  );
}

/** A skyline of `count` waves across the picture, the same for the same seed. */
function skyline(seed: number, base: number, swing: number): string {
  let state = seed * 2654435761;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let text = `M-2 102V${base}`;
  for (let x = 0; x <= 100; x += 10) {
    const rise = (base - 3 - next() * swing).toFixed(1);
    text += `Q${x + 3} ${rise} ${x + 8} ${(base - next() * swing * 0.4).toFixed(1)}`;
  }
  return `${text}V102Z`;
}

const SKYLINES = 5;

function skylines(): string {
  const numbers = Array.from({ length: SKYLINES }, (_, i) => i);
  return numbers
    .map(
      (i) =>
        `<path id="hill-${i}" d="${skyline(i + 3, 77, 11)}"/><path id="soil-${i}" d="${skyline(i + 23, 86, 4)}"/>`,
    )
    .join("");
}

const short = (value: number) => String(Number(value.toFixed(value < 1 && value > -1 ? 4 : 1)));

type Placed = { icon: string; x: number; y: number; scale: number; flip: boolean };

/** Where the corner of an icon lies so that it stands with its feet at `foot`. */
function place(figure: Figure, path: string): Placed {
  const [left, top, right, bottom] = boundsOf(path).map((edge) => (edge * SIDE) / SCENE_GRID);
  const scale = Math.min(figure.height / (bottom - top), (figure.width ?? 90) / (right - left));
  const centre = ((left + right) / 2) * scale;
  return {
    icon: figure.icon,
    x: figure.flip ? figure.x + centre : figure.x - centre,
    y: figure.foot - bottom * scale,
    scale,
    flip: figure.flip ?? false,
  };
}

function use({ icon, x, y, scale, flip }: Placed, paint: string, dx = 0, dy = 0): string {
  const scales = flip ? `${short(-scale)} ${short(scale)}` : short(scale);
  return `<use href="#p-${icon}" transform="translate(${short(x + dx)} ${short(y + dy)}) scale(${scales})" ${paint}/>`;
}

/** One picture: sky and sun, far layer, ground, near figures with a rim of light up left. */
function scene(picture: Picture, number: number, path: (icon: string) => string): string {
  const { era } = picture;
  const { mid, deep, sun: light } = PALETTES[era];
  const { near, far, sun } = sceneOf(picture);
  const back = far.map((figure) =>
    use(place(figure, path(figure.icon)), `fill="${mid}" opacity="${figure.faint ? 0.5 : 0.8}"`),
  );
  const front = near.map((figure) => {
    const placed = place(figure, path(figure.icon));
    return (
      use(placed, `fill="${light}" opacity=".8"`, -0.9, -0.7) +
      use(placed, `fill="url(#lit-${era})"`)
    );
  });
  const [x, y] = sun;
  const large = picture.hero
    ? `<circle cx="${x}" cy="${y}" r="21" fill="${light}" opacity=".92"/>` +
      `<circle cx="${x}" cy="${y}" r="24" fill="none" stroke="${light}" stroke-width=".5" opacity=".7"/>`
    : "";
  return (
    `<g id="sc-${picture.id}"><use href="#sun-${era}" transform="translate(${x} ${y})"/>${large}` +
    `<use href="#hill-${number % SKYLINES}" fill="${mid}" opacity=".55"/>${back.join("")}` +
    `<use href="#soil-${(number * 3) % SKYLINES}" fill="${deep}"/>${front.join("")}` +
    '<path fill="url(#vig)" d="M0 0h100v100H0z"/></g>'
  );
}

/** Symbols that this many pictures use are fetched once, with what all pictures share. */
const SHARED_BY = 5;

/** What all pictures share, and each picture with the symbols that it alone needs, by element id. */
export type Scenes = { shared: string; pictures: Record<string, string> };

/** The pictures of all Units and the icons of all Relics, cut so that each can be fetched alone. */
export function drawScenes(units: Picture[], relics: Picture[], find: Finder): Scenes {
  const drawn = [
    ...units.map((unit, i) => {
      const icons = new Map<string, string>();
      const markup = scene(unit, i, outlines(icons, `Unit ${unit.id}`, find));
      return { id: `sc-${unit.id}`, icons, markup };
    }),
    ...relics.map((relic) => {
      const icons = new Map<string, string>();
      outlines(icons, `Relic ${relic.id}`, find)(relic.icon);
      return { id: `p-${relic.icon}`, icons, markup: "" };
    }),
  ];
  const common = new Map(
    drawn
      .flatMap(({ icons }) => [...icons])
      .filter(([icon]) => drawn.filter(({ icons }) => icons.has(icon)).length >= SHARED_BY),
  );
  const symbols = (icons: Map<string, string>) =>
    [...icons].map(([icon, path]) => symbol(`p-${icon}`, path, SCENE_GRID)).join("");
  const own = (icons: Map<string, string>) =>
    symbols(new Map([...icons].filter(([icon]) => !common.has(icon))));
  return {
    shared: [
      CREDIT,
      '<linearGradient id="vig" x2="0" y2="1"><stop stop-opacity=".45"/><stop offset=".22" stop-opacity="0"/><stop offset=".8" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></linearGradient>',
      `<path id="rays" d="${rays()}" stroke="#fff" stroke-opacity=".16" stroke-width=".7"/>`,
      skylines(),
      ...PALETTES.map(sky),
      symbols(common),
    ].join(""),
    pictures: Object.fromEntries(
      drawn.map(({ id, icons, markup }) => [id, own(icons) + markup] as const),
    ),
  };
}

/** Looks outlines up and keeps them. */
function outlines(kept: Map<string, string>, wantedBy: string, find: Finder) {
  return (icon: string): string => {
    const path = kept.get(icon) ?? find(icon, wantedBy);
    kept.set(icon, path);
    return path;
  };
}
