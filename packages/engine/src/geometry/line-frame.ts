import type { Point, Quad } from '../document.ts';

/** A quad as the rectangle nearest to it: an origin and two unit axes, in pixels of the image. */
export interface LineFrame {
  /** The text's own top left corner. */
  origin: Point;
  /** Unit vector along the reading direction. */
  along: Point;
  /** Unit vector from the top of the letters to their foot. */
  down: Point;
  /** Length along the reading direction. */
  width: number;
  height: number;
}

/** Fits a rectangle to the corners: opposite sides are averaged, and the axes are made perpendicular. */
export function lineFrame(quad: Quad): LineFrame {
  const [a, b, c, d] = quad;
  const across = { x: (b.x - a.x + c.x - d.x) / 2, y: (b.y - a.y + c.y - d.y) / 2 };
  const below = { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2 };
  const width = Math.hypot(across.x, across.y);
  const along = width > 0 ? { x: across.x / width, y: across.y / width } : { x: 1, y: 0 };
  const down = { x: -along.y, y: along.x };
  const height = Math.abs(below.x * down.x + below.y * down.y);
  const centre = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  return {
    origin: {
      x: centre.x - (along.x * width + down.x * height) / 2,
      y: centre.y - (along.y * width + down.y * height) / 2,
    },
    along,
    down,
    width,
    height,
  };
}

/** A rectangle of whole pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole pixels within `margin` of any of the frames, cut to the image; of no area when all lie outside. */
export function pixelBox(
  frames: readonly LineFrame[],
  margin: number,
  image: { width: number; height: number },
): PixelBox {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { origin, along, down, width, height } of frames) {
    for (const [u, v] of [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const) {
      const x = origin.x + along.x * u + down.x * v;
      const y = origin.y + along.y * u + down.y * v;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  return {
    x,
    y,
    width: Math.max(0, Math.min(image.width, Math.ceil(right + margin)) - x),
    height: Math.max(0, Math.min(image.height, Math.ceil(bottom + margin)) - y),
  };
}
