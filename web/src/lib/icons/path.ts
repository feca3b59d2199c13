/** Rounds the path of an icon to whole units of its 512 × 512 square, which halves its size. */

const ARGUMENTS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;

type Segment = { command: string; values: number[] };

/** Splits path data into commands; a flag of an arc may stand without a gap after it. */
function segments(data: string): Segment[] {
  const found: Segment[] = [];
  let at = 0;
  let command = "";
  const skip = () => {
    while (at < data.length && /[\s,]/.test(data.charAt(at))) at += 1;
  };
  const read = (pattern: RegExp): number => {
    skip();
    pattern.lastIndex = at;
    const match = pattern.exec(data);
    if (!match) throw new Error(`no number at ${at} of path ${data.slice(0, 40)}`);
    at = pattern.lastIndex;
    return Number(match[0]);
  };
  for (skip(); at < data.length; skip()) {
    if (/[a-z]/i.test(data.charAt(at))) command = data.charAt(at++);
    else if (command === "m") command = "l";
    else if (command === "M") command = "L";
    const kind = command.toLowerCase();
    const count = ARGUMENTS[kind];
    if (count === undefined) throw new Error(`unknown command ${command} in a path`);
    const values: number[] = [];
    for (let i = 0; i < count; i += 1) {
      values.push(read(kind === "a" && (i === 3 || i === 4) ? FLAG : NUMBER));
    }
    found.push({ command, values });
  }
  return found;
}

/** Numbers as short as a path allows: no gap before a minus. */
function joined(values: number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");
}

/** The same outline in whole relative numbers; errors do not add up, as each point is rounded. */
export function roundedPath(data: string, steps = 1): string {
  const round = (value: number) => Math.round(value * steps);
  let text = "";
  let last = "";
  let [x, y, startX, startY] = [0, 0, 0, 0]; // the true pen
  let [penX, penY, penStartX, penStartY] = [0, 0, 0, 0]; // the rounded pen
  for (const { command, values } of segments(data)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const baseX = relative ? x : 0;
    const baseY = relative ? y : 0;
    let out: number[] = [];
    if (kind === "z") {
      [x, y, penX, penY] = [startX, startY, penStartX, penStartY];
    } else if (kind === "h") {
      x = baseX + (values[0] ?? 0);
      out = [round(x) - penX];
      penX = round(x);
    } else if (kind === "v") {
      y = baseY + (values[0] ?? 0);
      out = [round(y) - penY];
      penY = round(y);
    } else {
      const first = kind === "a" ? 5 : 0;
      if (kind === "a") out = [...values.slice(0, 2).map(round), ...values.slice(2, 5)];
      const points = values.slice(first);
      points.forEach((value, i) => {
        out.push(round(value + (i % 2 ? baseY : baseX)) - (i % 2 ? penY : penX));
      });
      x = (points.at(-2) ?? 0) + baseX;
      y = (points.at(-1) ?? 0) + baseY;
      [penX, penY] = [round(x), round(y)];
      if (kind === "m") [startX, startY, penStartX, penStartY] = [x, y, penX, penY];
    }
    const letter = kind === "m" && text === "" ? "M" : kind;
    const same = letter === last && kind !== "m" && kind !== "z";
    const body = joined(out);
    text += same ? (out[0] !== undefined && out[0] < 0 ? body : ` ${body}`) : letter + body;
    last = letter;
  }
  return text;
}

/** Left, top, right and bottom of a rounded path. */
export function boundsOf(data: string): [number, number, number, number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const see = (px: number, py: number) => {
    bounds[0] = Math.min(bounds[0], px);
    bounds[1] = Math.min(bounds[1], py);
    bounds[2] = Math.max(bounds[2], px);
    bounds[3] = Math.max(bounds[3], py);
  };
  for (const { command, values } of segments(data)) {
    const kind = command.toLowerCase();
    const absolute = command !== kind;
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") x = (values[0] ?? 0) + (absolute ? 0 : x);
    else if (kind === "v") y = (values[0] ?? 0) + (absolute ? 0 : y);
    else {
      // The middle of a curve lies between its ends and its handles: near enough for placing.
      const points = kind === "a" ? values.slice(5) : values;
      const [fromX, fromY] = [x, y];
      x = (points.at(-2) ?? 0) + (absolute ? 0 : fromX);
      y = (points.at(-1) ?? 0) + (absolute ? 0 : fromY);
      for (let i = 0; kind !== "a" && i < points.length - 2; i += 2) {
        const handleX = (points[i] ?? 0) + (absolute ? 0 : fromX);
        const handleY = (points[i + 1] ?? 0) + (absolute ? 0 : fromY);
        see((fromX + x + 2 * handleX) / 4, (fromY + y + 2 * handleY) / 4);
      }
    }
    if (kind === "m") [startX, startY] = [x, y];
    see(x, y);
  }
  return bounds;
}
