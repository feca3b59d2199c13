/** The shapes of the cogwheel, around the origin. */
import { cogOutline } from "$lib/icons/cog";
import { settings } from "$lib/settings.svelte";

export const TEETH = 24;
export const TEETH_OUTLINE = cogOutline(TEETH, 145, 162);
export const STEP = 150; // ms a tooth takes

/** How many quarters the wheel turns from one position to another; it only ever turns one way. */
export function quartersBetween(from: number, to: number): number {
  return (((to - from) % 4) + 4) % 4;
}

/** How long the wheel turns, in ms. */
export function turningTime(quarters: number): number {
  if (settings.motion === "reduced") return 0;
  return (STEP * (TEETH / 4) * quarters) / settings.speed;
}

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** A quarter of the wheel; 0 is up left, then clockwise. */
export function sector(quarter: number, inner = 50, outer = 124): string {
  const start = 180 + quarter * 90;
  const outerGap = 2.6;
  const innerGap = 2.5;
  return (
    `M${point(outer, start + outerGap)}A${outer} ${outer} 0 0 1 ${point(outer, start + 90 - outerGap)}` +
    `L${point(inner, start + 90 - innerGap)}A${inner} ${inner} 0 0 0 ${point(inner, start + innerGap)}Z`
  );
}

/** Where the words of a quarter stand. */
export function centre(quarter: number): [number, number] {
  const angle = ((225 + quarter * 90) * Math.PI) / 180;
  return [88 * Math.cos(angle), 88 * Math.sin(angle)];
}

/** Marks along the rim, a longer one at every fourth. */
export const TICKS = Array.from({ length: 96 }, (_, i) => {
  const degrees = i * 3.75;
  return `M${point(i % 4 ? 133 : 130, degrees)}L${point(136, degrees)}`;
}).join("");

/** Time runs tooth by tooth: a short push, a little too far, back into the notch. */
export function toothEasing(teeth: number): string {
  const stops: string[] = ["0 0%"];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const at = (share: number) => `${(((tooth + share) / teeth) * 100).toFixed(1)}%`;
    const to = (share: number) => ((tooth + share) / teeth).toFixed(4);
    stops.push(
      `${to(0.12)} ${at(0.3)}`,
      `${to(1.12)} ${at(0.68)}`,
      `${to(0.96)} ${at(0.84)}`,
      `${to(1)} ${at(1)}`,
    );
  }
  return `linear(${stops.join(", ")})`;
}
