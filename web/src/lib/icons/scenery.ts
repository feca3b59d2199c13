/** How the picture of each card is composed: figures near and far, and where the sun stands. */
import type { Picture } from "./sprite.ts";

/** An icon that stands at `x` with its feet at `foot`, in units of the 100 × 100 picture. */
export type Figure = {
  icon: string;
  x: number;
  foot: number;
  height: number;
  width?: number;
  flip?: boolean;
  faint?: boolean;
};

export type Scene = { near: Figure[]; far: Figure[]; sun: [number, number] };

/** icon, x, foot, height, and `flip`, `faint` or both; an icon "" is the card's own. */
type Sketch = [icon: string, x: number, foot: number, height: number, how?: string];
type Plan = { near?: Sketch[]; far?: Sketch[]; sun?: [number, number] };

const SPEARS: Sketch[] = [
  ["spears", 14, 85, 46],
  ["spears", 86, 85, 44, "flip"],
];
const PIKES: Sketch[] = [
  ["pikeman", 15, 84, 40],
  ["pikeman", 86, 84, 40, "flip"],
];
const RIDERS: Sketch[] = [
  ["cavalry", 18, 83, 34],
  ["cavalry", 84, 83, 30],
];
const KNIGHTS: Sketch[] = [
  ["mounted-knight", 16, 83, 36],
  ["mounted-knight", 86, 83, 32],
];
const PINES: Sketch[] = [
  ["pine-tree", 10, 84, 42],
  ["pine-tree", 26, 83, 28, "faint"],
  ["pine-tree", 90, 84, 46],
  ["pine-tree", 76, 83, 30, "faint"],
];
const PALMS: Sketch[] = [
  ["palm-tree", 12, 84, 46],
  ["palm-tree", 90, 84, 38, "flip"],
];
const WRECKED: Sketch[] = [
  ["dead-wood", 14, 84, 34],
  ["dead-wood", 88, 84, 28, "flip"],
];

const PLANS: Record<string, Plan> = {
  // Base
  trebuchet: {
    far: [
      ["castle", 84, 84, 34],
      ["white-tower", 10, 83, 28, "faint"],
    ],
  },
  archers: {
    near: [["", 50, 89, 66]],
    far: [
      ["bowman", 16, 83, 36],
      ["bowman", 87, 83, 34],
    ],
  },
  conscripts: {
    near: [["farmer", 50, 90, 64]],
    far: [
      ["farmer", 18, 84, 44],
      ["farmer", 84, 84, 42, "flip"],
      ["pitchfork", 68, 82, 30, "faint"],
    ],
  },
  spy: {
    near: [["hooded-figure", 48, 90, 64]],
    far: [
      ["castle", 84, 83, 36],
      ["white-tower", 10, 83, 26, "faint"],
    ],
    sun: [64, 36],
  },
  "shield-bearers": {
    near: [
      ["", 22, 87, 42],
      ["", 78, 87, 42],
      ["", 50, 91, 56],
    ],
    far: SPEARS,
    sun: [50, 38],
  },
  // Era I
  "persian-immortals": { near: [["", 50, 90, 62]], far: SPEARS },
  "carthaginian-soldiers": {
    near: [["", 50, 90, 70]],
    far: [
      ["elephant", 16, 84, 34],
      ["elephant", 86, 84, 32, "flip"],
    ],
  },
  "vitruvian-scorpio": {
    far: [
      ["greek-temple", 18, 80, 28, "faint"],
      ["roman-shield", 88, 84, 24],
    ],
  },
  "spartan-hoplites": { near: [["", 52, 91, 64]], far: SPEARS },
  "roman-legionaries": {
    near: [["", 50, 90, 62]],
    far: [
      ["roman-shield", 18, 85, 44],
      ["roman-shield", 82, 85, 44],
    ],
    sun: [50, 38],
  },
  "macedonian-phalanx": {
    near: [["", 50, 90, 58]],
    far: [
      ["spears", 14, 84, 62],
      ["spears", 38, 80, 56, "faint"],
      ["spears", 64, 80, 56, "faint"],
      ["spears", 87, 84, 60, "flip"],
    ],
  },
  "scythian-horse-archers": {
    near: [["", 46, 91, 68]],
    far: [
      ["horse-head", 86, 84, 36],
      ["peaks", 14, 80, 22, "faint"],
    ],
  },
  "nubian-archers": {
    near: [["", 50, 89, 66]],
    far: [
      ["egyptian-pyramids", 80, 83, 32],
      ["palm-tree", 13, 84, 44],
    ],
  },
  "mauryan-war-elephants": {
    near: [["", 50, 90, 60]],
    far: [
      ["palm-tree", 10, 82, 50],
      ["elephant", 84, 82, 26],
    ],
  },
  "egyptian-charioteers": {
    near: [["", 50, 89, 56]],
    far: [
      ["egyptian-pyramids", 78, 82, 34],
      ["palm-tree", 12, 83, 42],
    ],
  },
  "qin-crossbowmen": {
    near: [["", 50, 88, 62]],
    far: [
      ["defensive-wall", 20, 84, 26],
      ["defensive-wall", 78, 84, 26, "flip"],
      ["pagoda", 84, 72, 24, "faint"],
    ],
  },
  "iceni-rebels": {
    near: [["", 50, 90, 68]],
    far: [
      ["carnyx", 16, 84, 50],
      ["carnyx", 84, 84, 46, "flip"],
    ],
  },
  "balearic-slingers": {
    near: [["", 50, 88, 58]],
    far: [
      ["island", 80, 82, 30],
      ["island", 14, 82, 22, "faint"],
    ],
  },
  "moche-warriors": {
    near: [["", 50, 90, 58]],
    far: [
      ["mayan-pyramid", 14, 83, 34],
      ["peaks", 84, 82, 34],
    ],
  },
  "parthian-cataphracts": { near: [["", 50, 90, 56]], far: KNIGHTS },
  // Era II
  "genoese-crossbowmen": {
    far: [
      ["castle", 82, 84, 36],
      ["white-tower", 12, 83, 30, "faint"],
    ],
    sun: [60, 40],
  },
  "trung-sisters": {
    near: [
      ["swordwoman", 28, 89, 55, "flip"],
      ["swordwoman", 72, 90, 57],
    ],
    far: [["elephant", 50, 82, 36, "flip"]],
    sun: [50, 36],
  },
  "viking-raiders": {
    near: [["", 50, 89, 60]],
    far: [
      ["drakkar", 84, 80, 26],
      ["drakkar", 14, 78, 18, "faint"],
    ],
  },
  "varangian-guard": {
    near: [["", 50, 89, 66]],
    far: [
      ["byzantin-temple", 82, 83, 34],
      ["byzantin-temple", 14, 83, 22, "faint"],
    ],
  },
  "english-longbowmen": {
    near: [["", 50, 88, 66]],
    far: [
      ["bowman", 14, 84, 38],
      ["bowman", 86, 84, 36],
    ],
  },
  "mongol-horse-archers": {
    near: [["", 48, 90, 68]],
    far: [
      ["camping-tent", 12, 83, 20],
      ["camping-tent", 88, 83, 24],
    ],
  },
  "kamakura-samurai": {
    near: [["", 50, 90, 60]],
    far: [
      ["pagoda", 86, 84, 46],
      ["pagoda", 13, 83, 30, "faint"],
    ],
  },
  "mamluk-lancers": {
    near: [["", 50, 90, 68]],
    far: [
      ["samara-mosque", 84, 83, 38],
      ["palm-tree", 10, 83, 36],
    ],
  },
  "greek-fire-dromon": {
    near: [["", 50, 88, 60]],
    far: [
      ["small-fire", 86, 84, 38],
      ["byzantin-temple", 12, 82, 24, "faint"],
    ],
  },
  "knights-templar": { near: [["", 50, 90, 60]], far: KNIGHTS, sun: [50, 38] },
  "hussite-war-wagon": {
    near: [["", 50, 90, 52]],
    far: [
      ["church", 86, 82, 40],
      ["old-wagon", 16, 82, 26],
    ],
  },
  "song-fire-lancers": {
    near: [["", 50, 90, 62]],
    far: [
      ["pagoda", 84, 84, 42],
      ["defensive-wall", 14, 84, 22, "faint"],
    ],
  },
  "ethiopian-chewa": {
    near: [["", 50, 90, 66]],
    far: [
      ["peaks", 16, 82, 36],
      ["peaks", 86, 82, 28, "faint"],
    ],
  },
  "tongan-war-canoe": {
    near: [["", 50, 86, 46]],
    far: [
      ["palm-tree", 14, 80, 44],
      ["island", 84, 80, 30],
    ],
    sun: [56, 34],
  },
  "toltec-warriors": {
    near: [["", 50, 89, 66]],
    far: [
      ["mayan-pyramid", 80, 84, 40],
      ["mayan-pyramid", 12, 83, 24, "faint"],
    ],
  },
  // Era III
  "winged-hussars": { near: [["", 52, 88, 62]], far: KNIGHTS },
  caroleans: { far: [["church", 86, 83, 40], ...PIKES.slice(0, 1)] },
  landsknechts: { near: [["", 50, 90, 70]], far: PIKES },
  janissaries: {
    far: [
      ["samara-mosque", 82, 84, 44],
      ["spears", 12, 84, 36, "faint"],
    ],
  },
  "eagle-warriors": {
    near: [["", 50, 89, 58]],
    far: [
      ["mayan-pyramid", 84, 83, 36],
      ["mayan-pyramid", 13, 83, 26, "faint"],
    ],
  },
  "swiss-guard": { near: [["", 50, 90, 70]], far: [...PIKES, ["peaks", 50, 78, 26, "faint"]] },
  "turtle-ship": {
    near: [["", 50, 89, 60]],
    far: [
      ["galleon", 86, 80, 34],
      ["galleon", 13, 80, 26, "faint"],
    ],
    sun: [50, 36],
  },
  agojie: {
    far: [
      ["huts-village", 82, 83, 30],
      ["swordwoman", 13, 84, 36],
    ],
  },
  "zulu-impi": {
    near: [["", 50, 89, 56]],
    far: [...SPEARS, ["hut", 50, 80, 24, "faint"]],
    sun: [50, 42],
  },
  "zaporozhian-cossacks": { near: [["", 50, 88, 62]], far: RIDERS },
  "jacobite-highlanders": {
    near: [["", 50, 90, 64]],
    far: [
      ["peaks", 84, 82, 36],
      ["castle-ruins", 14, 83, 28],
    ],
  },
  "old-guard": { near: [["", 50, 89, 64]], far: SPEARS },
  "maori-taua": {
    near: [
      ["", 26, 90, 46],
      ["", 74, 90, 46, "flip"],
    ],
    far: [
      ["peaks", 70, 76, 44],
      ["hut", 26, 60, 20, "faint"],
    ],
    sun: [44, 34],
  },
  "mapuche-lancers": {
    near: [["", 50, 88, 62]],
    far: [
      ["peaks", 82, 82, 40],
      ["cavalry", 15, 83, 30],
    ],
  },
  "mysore-rocketeers": {
    near: [
      ["", 60, 84, 62],
      ["", 24, 88, 34],
    ],
    far: [
      ["elephant", 84, 84, 28, "flip"],
      ["palm-tree", 12, 80, 40],
    ],
  },
  // Era IV
  "bantu-ruga-ruga": {
    near: [["", 50, 89, 68]],
    far: [
      ["baobab", 82, 84, 42],
      ["hut", 13, 83, 22],
    ],
  },
  ballonabwehrkanone: {
    near: [["", 48, 90, 60]],
    far: [
      ["zeppelin", 28, 34, 18],
      ["zeppelin", 82, 26, 9, "faint"],
    ],
    sun: [66, 50],
  },
  "harlem-hellfighters": { near: [["", 50, 90, 62]], far: WRECKED },
  "night-witches": {
    near: [["", 50, 84, 62]],
    far: [
      ["biplane", 84, 32, 12, "faint"],
      ["biplane", 15, 72, 16],
    ],
    sun: [50, 46],
  },
  "flying-circus": {
    near: [["", 52, 72, 44]],
    far: [
      ["biplane", 18, 34, 16, "faint"],
      ["biplane", 82, 30, 12, "faint"],
    ],
    sun: [56, 40],
  },
  "mark-i-tank": { near: [["", 50, 90, 56]], far: WRECKED },
  "gurkha-rifles": {
    near: [["", 50, 88, 62]],
    far: [
      ["peaks", 18, 82, 42],
      ["peaks", 84, 82, 34, "faint"],
    ],
  },
  anzacs: {
    near: [["", 50, 82, 50]],
    far: [
      ["island", 16, 82, 28],
      ["battleship", 84, 80, 24],
    ],
    sun: [50, 36],
  },
  "wizna-defenders": {
    near: [["", 50, 90, 56]],
    far: [
      ["battle-tank", 86, 82, 24],
      ["dead-wood", 13, 84, 30],
    ],
  },
  "lakota-warriors": {
    near: [["", 50, 90, 62]],
    far: [
      ["tipi", 84, 84, 38],
      ["tipi", 13, 83, 24, "faint"],
    ],
  },
  "smoking-snakes": {
    near: [["", 50, 90, 64]],
    far: [
      ["peaks", 16, 82, 36],
      ["peaks", 86, 82, 28, "faint"],
    ],
  },
  "t-34-tanks": {
    near: [["", 50, 89, 48]],
    far: [
      ["battle-tank", 86, 80, 24],
      ["factory", 15, 80, 30, "faint"],
    ],
    sun: [58, 38],
  },
  "screaming-eagles": {
    near: [["", 46, 86, 60]],
    far: [
      ["parachute", 84, 50, 26],
      ["parachute", 14, 66, 22],
      ["parachute", 76, 78, 16, "faint"],
    ],
  },
  "hms-dreadnought": {
    near: [["", 50, 88, 62]],
    far: [
      ["battleship", 86, 78, 20, "faint"],
      ["battleship", 14, 78, 16, "faint"],
    ],
  },
  "sihang-defenders": {
    near: [["", 48, 90, 62]],
    far: [
      ["modern-city", 80, 84, 40],
      ["modern-city", 16, 84, 28, "faint"],
    ],
  },
  // Heroes
  leonidas: { near: [["", 50, 91, 68]], far: SPEARS },
  "fu-hao": {
    near: [["", 50, 89, 68]],
    far: [
      ["flying-flag", 14, 84, 42],
      ["spears", 86, 84, 46, "flip"],
    ],
  },
  "joan-of-arc": {
    near: [["", 50, 90, 62]],
    far: [
      ["castle", 84, 83, 38],
      ["mounted-knight", 15, 84, 36],
    ],
  },
  "sundiata-keita": {
    near: [["", 50, 90, 66]],
    far: [
      ["huts-village", 84, 84, 28],
      ["cavalry", 15, 84, 30],
    ],
  },
  "lion-from-the-north": {
    near: [["", 50, 91, 70]],
    far: [
      ["cavalry", 15, 84, 34],
      ["flying-flag", 88, 84, 42],
    ],
  },
  "toussaint-louverture": { near: [["", 50, 88, 66]], far: PALMS },
  "milunka-savic": {
    near: [["", 50, 88, 64]],
    far: [
      ["peaks", 14, 83, 38],
      ["peaks", 86, 83, 30, "faint"],
    ],
  },
  "white-death": { near: [["", 50, 91, 72]], far: PINES },
};

const figure =
  (own: string, width: number) =>
  ([icon, x, foot, height, how = ""]: Sketch): Figure => ({
    icon: icon || own,
    x,
    foot,
    height,
    width,
    flip: how.includes("flip"),
    faint: how.includes("faint"),
  });

/** The scene of a card; one that nobody has drawn yet shows its icon alone before the sun. */
export function sceneOf({ id, icon, hero }: Picture): Scene {
  const { near = [["", 50, 90, 66]], far = [], sun = hero ? [50, 38] : [58, 44] } = PLANS[id] ?? {};
  return { near: near.map(figure(icon, 86)), far: far.map(figure(icon, 60)), sun };
}
