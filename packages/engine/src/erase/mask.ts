import type { Raster } from '../raster.ts';
import { chamferDistance } from './dilate.ts';
import { glyphMask, grow } from './glyphs.ts';
import { fillSmooth } from './harmonic.ts';
import { type LineFrame, type PixelBox, pixelBox } from './line-frame.ts';
import { type Planes, readPlanes } from './planes.ts';
import { lineZones } from './zones.ts';

/** The pixels of a part of the image that belong to text. */
export interface TextMask {
  box: PixelBox;
  /** One byte a pixel of `box`; 0 keeps the pixel. */
  data: Uint8Array;
}

/** How far from the letters their rims, shadows and glows are looked for, in line heights. */
const reach = 0.5;
/** A rim that still shows this much of the ink, 0 to 1, has to go. */
const visibleRim = 0.015;

/**
 * Marks what the lines left in the picture: the letters with their anti-aliased rims, outlines, and shadows or glows where there are any.
 * `others` are the lines of other paragraphs, in their way.
 */
export function textMask(image: Raster, frames: readonly LineFrame[], others: readonly LineFrame[]): TextMask {
  const lineHeight = Math.max(4, median(frames.map(({ height }) => height)));
  const margin = Math.ceil(2 * reach * lineHeight) + 4;
  const box = pixelBox(frames, margin, image);
  const planes = readPlanes(image, box);
  const zones = lineZones(frames, box, margin);
  const foreign = lineZones(others, box, 2).line.map((line) => (line < 0 ? 0 : 1));
  const blocked = new Uint8Array(foreign);
  for (let i = 0; i < blocked.length; i++) if ((zones.outside[i] ?? 1) === 0) blocked[i] = 0;
  const { mask, contrast } = glyphMask(planes, frames, zones, blocked);
  if (contrast > 0) addSurroundings(planes, mask, blocked, contrast, lineHeight);
  return { box, data: mask };
}

/** Adds rims, shadows and glows to a mask of letters, in place. */
function addSurroundings(
  planes: Planes,
  mask: Uint8Array,
  blocked: Uint8Array,
  contrast: number,
  lineHeight: number,
): void {
  const { width, height } = planes;
  const distance = chamferDistance(mask, width, height);
  const farthest = Math.max(3, Math.round(reach * lineHeight));
  const background = { ...planes, channels: copyChannels(planes) };
  const near = mask.map((_, i) => (blocked[i] !== 0 || (distance[i] ?? 0) <= farthest * 3 ? 1 : 0));
  fillSmooth(background, near);

  const rings = ringMeans(planes, background, distance, blocked, farthest);
  const far = rings.slice(Math.ceil(farthest * 0.75));
  const settled = meanOf(far.map(({ mean }) => Math.hypot(...mean)));
  let rim = 1;
  const widestRim = Math.max(2, Math.round(0.1 * lineHeight));
  while (rim < widestRim && Math.hypot(...(rings[rim]?.mean ?? [0, 0, 0])) > visibleRim * contrast + settled) rim++;

  const noise = meanOf(far.map(({ deviation }) => deviation));
  const passable = new Uint8Array(mask.length);
  const low = Math.max(1.5, 2 * noise);
  const shaded = shadeDirection(rings.slice(rim + 1, rim + 2 + Math.round(0.1 * lineHeight)), low);
  if (noise < 2.5 || shaded) {
    for (let i = 0; i < mask.length; i++) {
      if (blocked[i] !== 0 || (distance[i] ?? 0) > farthest * 3) continue;
      const residual = residualAt(planes, background, i);
      const strength =
        noise < 2.5 || !shaded
          ? Math.hypot(...residual)
          : residual[0] * shaded[0] + residual[1] * shaded[1] + residual[2] * shaded[2];
      if (strength > low) passable[i] = 1;
    }
  }
  for (let i = 0; i < mask.length; i++) if ((distance[i] ?? 0) <= rim * 3 && blocked[i] === 0) mask[i] = 1;
  grow(mask, passable, width);
}

interface Ring {
  /** Of picture minus background, per channel. */
  mean: [number, number, number];
  /** Root mean square of what is left without the mean. */
  deviation: number;
}

/** What the picture differs by from its background, at each whole distance from the letters. */
function ringMeans(
  planes: Planes,
  background: Planes,
  distance: Uint16Array,
  blocked: Uint8Array,
  farthest: number,
): Ring[] {
  const sums = Array.from({ length: farthest + 1 }, () => ({ sum: [0, 0, 0], squares: 0, count: 0 }));
  for (let i = 0; i < distance.length; i++) {
    if (blocked[i] !== 0) continue;
    const ring = sums[Math.round((distance[i] ?? 0) / 3)];
    if (!ring) continue;
    const [r, g, b] = residualAt(planes, background, i);
    ring.sum[0] = (ring.sum[0] ?? 0) + r;
    ring.sum[1] = (ring.sum[1] ?? 0) + g;
    ring.sum[2] = (ring.sum[2] ?? 0) + b;
    ring.squares += r * r + g * g + b * b;
    ring.count++;
  }
  return sums.map(({ sum: [r = 0, g = 0, b = 0], squares, count }) => {
    const mean: [number, number, number] = count > 0 ? [r / count, g / count, b / count] : [0, 0, 0];
    const variance = count > 0 ? squares / count - mean[0] ** 2 - mean[1] ** 2 - mean[2] ** 2 : 0;
    return { mean, deviation: Math.sqrt(Math.max(0, variance)) };
  });
}

/** The colour direction in which a shadow or glow moves the rings, when it moves them clearly and alike. */
function shadeDirection(rings: readonly Ring[], low: number): [number, number, number] | undefined {
  const sum: [number, number, number] = [0, 0, 0];
  let length = 0;
  for (const { mean } of rings) {
    sum[0] += mean[0];
    sum[1] += mean[1];
    sum[2] += mean[2];
    length += Math.hypot(...mean);
  }
  const total = Math.hypot(...sum);
  if (total < 0.9 * length || total / Math.max(1, rings.length) < low) return undefined;
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

function residualAt(planes: Planes, background: Planes, i: number): [number, number, number] {
  const [red, green, blue] = planes.channels;
  const [behindRed, behindGreen, behindBlue] = background.channels;
  return [
    (red[i] ?? 0) - (behindRed[i] ?? 0),
    (green[i] ?? 0) - (behindGreen[i] ?? 0),
    (blue[i] ?? 0) - (behindBlue[i] ?? 0),
  ];
}

function copyChannels({ channels: [red, green, blue] }: Planes): Planes['channels'] {
  return [red.slice(), green.slice(), blue.slice()];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function meanOf(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}
