/** The outline of a cogwheel around the origin. */
export function cogOutline(teeth: number, root: number, tip: number): string {
  const points: string[] = [];
  const step = (2 * Math.PI) / teeth;
  const shape: [number, number][] = [
    [root, -0.302],
    [tip, -0.171],
    [tip, 0.171],
    [root, 0.302],
  ];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [radius, share] of shape) {
      const angle = (tooth + share) * step;
      points.push(
        `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`,
      );
    }
  }
  return `M${points.join("L")}Z`;
}
