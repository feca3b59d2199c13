/** Where a plate lies: beside what it speaks of, and over nothing that is needed now. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Obstacle {
  box: Box;
  /** How bad it is to cover it. */
  weight: number;
}

export interface Size {
  width: number;
  height: number;
}

const EDGE = 12;
const STEP = 24;
const FAR = 40; // what a pixel away from its thing costs, in pixels covered
const NARROWER = 30; // what a pixel less in width costs
const LONGEST = 620; // pixels that a thread may have

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(a: Box, b: Box): number {
  const across = Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width));
  const along = Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
  return Math.hypot(across, along);
}

/** From one edge to the other in even steps; both edges are tried. */
function places(from: number, to: number): number[] {
  if (to <= from) return [from];
  const found: number[] = [];
  for (let place = from; place < to; place += STEP) found.push(place);
  return [...found, to];
}

/**
 * The place of a plate that covers least and is nearest to what it speaks of. A plate may come in
 * several sizes, the best one first.
 */
export function placeFor(
  sizes: readonly Size[],
  room: Size,
  obstacles: readonly Obstacle[],
  near: Box | null,
): Box {
  const widest = Math.max(...sizes.map(({ width }) => width));
  let best: Box = { left: EDGE, top: EDGE, ...(sizes[0] ?? { width: 0, height: 0 }) };
  let least = Infinity;
  for (const size of sizes) {
    for (const top of places(EDGE, room.height - size.height - EDGE)) {
      for (const left of places(EDGE, room.width - size.width - EDGE)) {
        const box = { left, top, ...size };
        let cost = (near ? distance(box, near) * FAR : top) + (widest - size.width) * NARROWER;
        for (const one of obstacles) {
          if (cost >= least) break;
          cost += one.weight * overlap(box, one.box);
        }
        if (cost < least) {
          least = cost;
          best = box;
        }
      }
    }
  }
  return best;
}

/** Whether a thread can lead from a plate to a thing: not too long, and over no figures. */
export function canLead(plate: Box, thing: Box, figures: readonly Box[]): boolean {
  const { start, end } = endsOf(plate, thing);
  if (Math.hypot(end.x - start.x, end.y - start.y) > LONGEST) return false;
  const POINTS = 30;
  const others = figures.filter((box) => overlap(box, thing) === 0);
  for (let number = 0; number <= POINTS; number += 1) {
    const share = number / POINTS;
    // The thread bends: it leaves and arrives straight.
    const bent = share * share * (3 - 2 * share);
    const x = start.x + (end.x - start.x) * (start.aside ? share : bent);
    const y = start.y + (end.y - start.y) * (start.aside ? bent : share);
    if (others.some((box) => overlap(box, { left: x - 2, top: y - 2, width: 4, height: 4 }) > 0))
      return false;
  }
  return true;
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

interface End {
  x: number;
  y: number;
}

/** Where a thread begins and ends: beside its thing, not on it. */
function endsOf(plate: Box, thing: Box): { start: End & { aside: boolean }; end: End } {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const fromLeft = middle.x < plate.left;
  const fromRight = middle.x > plate.left + plate.width;
  const aside = fromLeft || fromRight;
  const start = aside
    ? {
        x: fromRight ? plate.left + plate.width : plate.left,
        y: Math.min(Math.max(middle.y, plate.top + 30), plate.top + plate.height - 30),
      }
    : {
        x: Math.min(Math.max(middle.x, plate.left + 30), plate.left + plate.width - 30),
        y: middle.y < plate.top ? plate.top : plate.top + plate.height,
      };
  const end = aside
    ? { x: fromRight ? thing.left - 6 : thing.left + thing.width + 6, y: middle.y }
    : { x: middle.x, y: middle.y < plate.top ? thing.top + thing.height + 6 : thing.top - 6 };
  return { start: { ...start, aside }, end };
}

/** A thread from a plate to the edge of a thing. */
export function threadTo(plate: Box, thing: Box): { path: string; x: number; y: number } {
  const { start, end } = endsOf(plate, thing);
  const bend = start.aside
    ? `C${(start.x + end.x) / 2} ${start.y} ${(start.x + end.x) / 2} ${end.y}`
    : `C${start.x} ${(start.y + end.y) / 2} ${end.x} ${(start.y + end.y) / 2}`;
  return { path: `M${start.x} ${start.y}${bend} ${end.x} ${end.y}`, x: end.x, y: end.y };
}
