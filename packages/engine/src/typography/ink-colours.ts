import { inkColoursParameters } from './parameters.ts';
import { greatestNearby } from '../image/greatest-nearby.ts';
import { colourAt, type ColourPlanes, readPlanes } from '../image/planes.ts';
import { meanColour, type Colour, colourDistance } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { type OrientedRectangle, pixelBox } from '../geometry/oriented-rectangle.ts';
import { lineZones } from '../geometry/line-zones.ts';
import { withFullChroma } from './chroma.ts';
import { groupInks } from './ink-groups.ts';

const { mostColours, sameStroke, leastShare, leastContrast, nearPeak, blurredInk, betweenSlack } = inkColoursParameters;

/**
 * The colours that the text of the lines was set in, likeliest first, at least one: the insides of the strokes, grouped by colour. `erased`
 * is the same picture without the text.
 */
export function inkColours(image: Raster, erased: Raster, frames: readonly OrientedRectangle[]): Colour[] {
  const box = pixelBox(frames, 2, image);
  const zones = lineZones(frames, box, 2);
  const planes = readPlanes(image, box);
  const behind = readPlanes(erased, box);
  const contrast = new Float32Array(box.width * box.height);
  const contrasts: number[] = [];
  for (let i = 0; i < contrast.length; i++) {
    if ((zones.line[i] ?? -1) < 0) continue;
    const found = colourDistance(colourAt(planes, i), colourAt(behind, i));
    contrast[i] = found;
    if (found > 0) contrasts.push(found);
  }
  contrasts.sort((a, b) => a - b);
  const least = leastContrast * (contrasts[Math.floor(contrasts.length * 0.95)] ?? 0);
  const lineHeight = Math.max(...frames.map(({ height }) => height), 1);
  const peaks = greatestNearby(
    { width: box.width, height: box.height, data: contrast },
    Math.max(2, Math.round(lineHeight / 4)),
  );
  const strokes: number[] = [];
  for (let i = 0; i < contrast.length; i++) {
    const found = contrast[i] ?? 0;
    if (found > 0 && found >= least && found >= nearPeak * (peaks[i] ?? 0)) strokes.push(i);
  }
  const cores = strokes.filter((i) => isCore(planes, i));
  const chosen = cores.length >= Math.max(12, 0.01 * contrasts.length) ? cores : strokes;
  const inks = groupInks(chosen.map((i) => colourAt(planes, i)));
  const [first, ...others] = inks;
  if (!first) return [[255, 255, 255]];
  const background = meanColour(chosen.map((i) => colourAt(behind, i)));
  const total = inks.reduce((sum, { count }) => sum + count, 0);
  const accents = others.filter(
    ({ colour, exact, count }) =>
      count >= leastShare * total &&
      (exact || (colourDistance(colour, first.colour) > blurredInk && !liesBetween(colour, background, first.colour))),
  );
  const main = first.exact || accents.length > 0 ? first.colour : withFullChroma(first.colour, planes, behind);
  return [main, ...accents.map(({ colour }) => colour)].slice(0, mostColours);
}

/** Whether a colour is the ink let down with the background, as on the rims of letters. */
function liesBetween(colour: Colour, background: Colour, ink: Colour): boolean {
  return (
    colourDistance(background, colour) + colourDistance(colour, ink) < betweenSlack * colourDistance(background, ink)
  );
}

/** Whether the four neighbours are of the same colour, as inside a stroke, free of the background. */
function isCore(planes: ColourPlanes, i: number): boolean {
  const { width, height } = planes;
  const x = i % width;
  if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return false;
  const pixel = colourAt(planes, i);
  return [i - 1, i + 1, i - width, i + width].every(
    (next) => colourDistance(colourAt(planes, next), pixel) <= sameStroke,
  );
}
