/** The threads of an opened card: from the title of a tag to the edge of its symbol. */
import type { Box } from "../lesson/placing";

const TITLE = 24; // px from the top of a tag to the middle of its title

export interface CardThread {
  path: string;
  x: number;
  y: number;
}

/** A thread comes from a side, or to a symbol between two others from below. */
export function threadOf(
  tag: Box,
  symbol: Box,
  side: "left" | "right",
  between: boolean,
): CardThread {
  const start = {
    x: side === "left" ? tag.left + tag.width : tag.left,
    y: tag.top + Math.min(TITLE, tag.height / 2),
  };
  const below = between && start.y > symbol.top + symbol.height;
  const end = below
    ? { x: symbol.left + symbol.width / 2, y: symbol.top + symbol.height }
    : {
        x: side === "left" ? symbol.left : symbol.left + symbol.width,
        y: symbol.top + symbol.height / 2,
      };
  const half = (start.x + end.x) / 2;
  const bend = below ? `Q${end.x} ${start.y}` : `C${half} ${start.y} ${half} ${end.y}`;
  return { path: `M${start.x} ${start.y}${bend} ${end.x} ${end.y}`, ...end };
}
