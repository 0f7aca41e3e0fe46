import { type Colour, colourDistance } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { axesOf, type OrientedRectangle } from '../geometry/oriented-rectangle.ts';

// `bench engine` shows a change of these: align %.
/** A step between neighbouring pixels that ends the container of a text, in levels. */
const edgeStep = 24;
/** Heights at which the way is probed, of the line; an edge must show at all of them. */
const probes = [0.3, 0.5, 0.7];

/**
 * How far the background goes on without an edge from `start` (pixels along the line), against (-1) or with (1) the reading direction: the
 * distance in pixels to the side of the button, card or picture that holds the text.
 */
export function freeRun(erased: Raster, frame: OrientedRectangle, start: number, direction: -1 | 1): number {
  const { height } = frame;
  const { origin, along, down } = axesOf(frame);
  let previous: readonly Colour[] | undefined;
  for (let distance = 0; ; distance++) {
    const u = start + direction * distance;
    const pixels: Colour[] = [];
    for (const probe of probes) {
      const x = Math.round(origin.x + along.x * u + down.x * height * probe);
      const y = Math.round(origin.y + along.y * u + down.y * height * probe);
      if (x < 0 || y < 0 || x >= erased.width || y >= erased.height) return distance;
      const i = (y * erased.width + x) * 4;
      pixels.push([erased.data[i] ?? 0, erased.data[i + 1] ?? 0, erased.data[i + 2] ?? 0]);
    }
    const last = previous;
    if (last && pixels.every((pixel, p) => colourDistance(pixel, last[p] ?? pixel) > edgeStep)) return distance;
    previous = pixels;
  }
}
