import type { Arc } from '../geometry/arc.ts';
import { lengthOf } from '../geometry/arc.ts';
import type { Point } from '../geometry/quad.ts';
import type { Raster } from './raster.ts';
import { bilinear } from './sample.ts';

/** Which side of the band the tops of the letters are on. */
export type TopSide = 'outside' | 'inside';

/** A band along a circle laid out straight. */
export interface UnrolledArc {
  picture: Raster;
  /** The space between the band and the edge of `picture`, in pixels. */
  margin: Point;
  /** Maps a point of `picture` to the image; the first pixel has its centre at 0.5, 0.5. */
  toImage(point: Point): Point;
}

/** The margins around the band, in its heights: reading looks that far beside a line. */
const margins = { x: 1.3, y: 0.55 };

/** Lays a band along a circle out straight, one pixel for one of the image along its middle; what lies outside the image repeats its edge. */
export function unroll(image: Raster, arc: Arc, top: TopSide): UnrolledArc {
  const margin = { x: Math.ceil(margins.x * arc.height), y: Math.ceil(margins.y * arc.height) };
  const width = Math.ceil(lengthOf(arc)) + 2 * margin.x;
  const height = Math.ceil(arc.height) + 2 * margin.y;
  const toImage = ({ x, y }: Point): Point => {
    const along = (x - margin.x) / arc.radius;
    const outwards = height / 2 - y;
    const angle = top === 'outside' ? arc.from + along : arc.to - along;
    const radius = arc.radius + (top === 'outside' ? outwards : -outwards);
    return { x: arc.x + radius * Math.cos(angle), y: arc.y + radius * Math.sin(angle) };
  };
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const from = toImage({ x: x + 0.5, y: y + 0.5 });
      const column = Math.min(image.width - 1, Math.max(0, from.x - 0.5));
      const row = Math.min(image.height - 1, Math.max(0, from.y - 0.5));
      for (let channel = 0; channel < 3; channel++) data[at + channel] = bilinear(image, column, row, 4, channel);
    }
  }
  return { picture: { width, height, data }, margin, toImage };
}
