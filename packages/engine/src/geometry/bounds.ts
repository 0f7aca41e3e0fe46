/** An upright rectangle by its edges, in pixels; fractions are allowed. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A rectangle of whole pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of `[a1, a2]` and `[b1, b2]` lies in both; below 0 the distance between them. */
export function overlap(a1: number, a2: number, b1: number, b2: number): number {
  return Math.min(a2, b2) - Math.max(a1, b1);
}

/** The smallest rectangle around all of some; of none, one whose edges are infinite. */
export function boundsAround(areas: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

/** Calls back with the index of each pixel that two boxes share, in the one and in the other. */
export function forEachShared(one: PixelBox, other: PixelBox, visit: (inOne: number, inOther: number) => void): void {
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  for (let y = Math.max(one.y, other.y); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      visit((y - one.y) * one.width + x - one.x, (y - other.y) * other.width + x - other.x);
    }
  }
}
