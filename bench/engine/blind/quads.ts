import type { Point, Quad } from '@palimpsest/engine';

export function mapQuad([a, b, c, d]: Quad, to: (point: Point) => Point): Quad {
  return [to(a), to(b), to(c), to(d)];
}

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: ((to.x - from.x) / length) * by, y: ((to.y - from.y) / length) * by };
};

/** The quad with each edge moved outward by that many px. */
export function grownQuad([a, b, c, d]: Quad, by: number): Quad {
  const along = towards(a, b, by);
  const down = towards(a, d, by);
  return [
    { x: a.x - along.x - down.x, y: a.y - along.y - down.y },
    { x: b.x + along.x - down.x, y: b.y + along.y - down.y },
    { x: c.x + along.x + down.x, y: c.y + along.y + down.y },
    { x: d.x - along.x + down.x, y: d.y - along.y + down.y },
  ];
}

export function edgeLength(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Whether the point lies in the convex quad, whose corners run clockwise. */
function holds(quad: Quad, x: number, y: number): boolean {
  return quad.every((from, index) => {
    const to = quad[(index + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}

/** Calls back for each pixel of an image of that size whose middle lies in the quad. */
export function eachPixelIn(quad: Quad, width: number, height: number, use: (pixel: number) => void): void {
  const left = Math.max(0, Math.floor(Math.min(...quad.map(({ x }) => x))));
  const right = Math.min(width - 1, Math.ceil(Math.max(...quad.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...quad.map(({ y }) => y))));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...quad.map(({ y }) => y))));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) if (holds(quad, x + 0.5, y + 0.5)) use(y * width + x);
  }
}
