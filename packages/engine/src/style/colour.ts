import type { Raster } from '../raster.ts';
import { type LineFrame, pixelBox } from '../erase/line-frame.ts';
import { type Colour, colourDistance } from '../erase/palette.ts';
import { type ColourPlanes, readPlanes } from '../erase/planes.ts';
import { lineZones } from '../erase/zones.ts';

/** As many as the editor offers. */
const mostColours = 3;
/** Neighbours within a stroke differ by less than this, in levels. */
const sameStroke = 10;
/** Inks nearer than this are one, in levels. */
const sameInk = 40;
/** An ink with less of the letters than this is a rim. */
const leastShare = 0.06;

/**
 * The colours that the text of the lines was set in, likeliest first, at least one: the cores of the strokes, grouped by colour. `erased`
 * is the same picture without the text.
 */
export function inkColours(image: Raster, erased: Raster, frames: readonly LineFrame[]): Colour[] {
  const box = pixelBox(frames, 2, image);
  const zones = lineZones(frames, box, 2);
  const planes = readPlanes(image, box);
  const behind = readPlanes(erased, box);
  const contrast = new Float32Array(box.width * box.height);
  const strengths: number[] = [];
  for (let i = 0; i < contrast.length; i++) {
    if ((zones.line[i] ?? -1) < 0) continue;
    contrast[i] = colourDistance(pixelAt(planes, i), pixelAt(behind, i));
    if ((contrast[i] ?? 0) > 0) strengths.push(contrast[i] ?? 0);
  }
  strengths.sort((a, b) => a - b);
  const strong = strengths[Math.floor(strengths.length * 0.95)] ?? 0;
  const cores = strokeCores(planes, contrast, 0.35 * strong);
  const pixels = cores.length >= Math.max(12, 0.01 * strengths.length) ? cores : peaks(planes, contrast, 0.9 * strong);
  const inks = groupInks(pixels);
  return inks.length > 0 ? inks : [[255, 255, 255]];
}

/** `#rrggbb`. */
export function hex([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`;
}

/** Colours of the pixels whose four neighbours are of the same colour: the inside of a stroke, free of the background. */
function strokeCores(planes: ColourPlanes, contrast: Float32Array, least: number): Colour[] {
  const { width } = planes;
  const cores: Colour[] = [];
  for (let i = width + 1; i < contrast.length - width - 1; i++) {
    if ((contrast[i] ?? 0) < least) continue;
    const pixel = pixelAt(planes, i);
    const inside = [i - 1, i + 1, i - width, i + width].every(
      (next) => (contrast[next] ?? 0) >= least && colourDistance(pixelAt(planes, next), pixel) <= sameStroke,
    );
    if (inside) cores.push(pixel);
  }
  return cores;
}

/** Colours of the pixels that stand out most, for strokes too thin to have an inside. */
function peaks(planes: ColourPlanes, contrast: Float32Array, least: number): Colour[] {
  const found: Colour[] = [];
  for (let i = 0; i < contrast.length; i++)
    if ((contrast[i] ?? 0) >= least && least > 0) found.push(pixelAt(planes, i));
  return found;
}

function groupInks(pixels: readonly Colour[]): Colour[] {
  const groups: Colour[][] = [];
  for (const { colour } of commonest(pixels)) {
    if (groups.length >= 8) break;
    if (groups.every(([leader]) => leader && colourDistance(leader, colour) > sameInk)) groups.push([colour]);
  }
  for (const pixel of pixels) {
    let nearest: Colour[] | undefined;
    let best = sameInk;
    for (const group of groups) {
      const distance = group[0] ? colourDistance(group[0], pixel) : Infinity;
      if (distance <= best) [best, nearest] = [distance, group];
    }
    nearest?.push(pixel);
  }
  return groups
    .toSorted((a, b) => b.length - a.length)
    .filter((group, i) => i === 0 || group.length - 1 >= leastShare * pixels.length)
    .slice(0, mostColours)
    .map((group) => representative(group.slice(1)));
}

/** The exact colour that most of the group have when there is one, as in drawn text; else their median, as in a photograph of text. */
function representative(group: readonly Colour[]): Colour {
  const [mode] = commonest(group);
  if (mode && mode.count >= 0.25 * group.length) return mode.colour;
  return [medianOf(group, 0), medianOf(group, 1), medianOf(group, 2)];
}

function medianOf(colours: readonly Colour[], channel: 0 | 1 | 2): number {
  return colours.map((colour) => colour[channel]).toSorted((a, b) => a - b)[colours.length >> 1] ?? 0;
}

function commonest(pixels: readonly Colour[]): { colour: Colour; count: number }[] {
  const counts = new Map<number, { colour: Colour; count: number }>();
  for (const colour of pixels) {
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    const entry = counts.get(key);
    if (entry) entry.count++;
    else counts.set(key, { colour, count: 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}

function pixelAt({ channels: [red, green, blue] }: ColourPlanes, i: number): Colour {
  return [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0];
}
