import { fromFrame, type OrientedRectangle, toFrame } from '../geometry/oriented-rectangle.ts';

/**
 * The stretches of a detected box in which no ink was found.
 * @param lines the ink that was found in it
 * @param least the shortest stretch, in heights of the box
 */
export function uncoveredStretches(
  box: OrientedRectangle,
  lines: readonly OrientedRectangle[],
  least: number,
): OrientedRectangle[] {
  const spans = lines
    .map((line) => {
      const { x } = toFrame({ x: line.x - box.x, y: line.y - box.y }, box.angle);
      return { from: x - line.width / 2, to: x + line.width / 2 };
    })
    .toSorted((a, b) => a.from - b.from);
  const stretches: OrientedRectangle[] = [];
  let reached = -box.width / 2;
  for (const { from, to } of [...spans, { from: box.width / 2, to: box.width / 2 }]) {
    if (from - reached >= least * box.height) {
      const middle = fromFrame({ x: (reached + from) / 2, y: 0 }, box.angle);
      stretches.push({ ...box, x: box.x + middle.x, y: box.y + middle.y, width: from - reached });
    }
    reached = Math.max(reached, to);
  }
  return stretches;
}
