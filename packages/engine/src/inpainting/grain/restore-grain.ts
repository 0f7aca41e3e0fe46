import { forEachShared, type PixelBox } from '../../geometry/bounds.ts';
import { luma } from '../../image/luma.ts';
import { colourAt, type ColourPlanes, cropMask, readPlanes } from '../../image/planes.ts';
import type { Raster } from '../../image/raster.ts';
import type { ErasedText } from '../erase-text.ts';
import { seededRandom } from '../seeded-random.ts';
import { findGrain, type GrainSource, type GrainTile } from './grain-source.ts';
import { isAround, missingShare } from './missing-grain.ts';
import { grainSource } from './parameters.ts';

const { tile, reach } = grainSource;

/**
 * Brings the grain of a photograph, or the noise of its compression, back into what was filled smoothly: as strong as around each text, as alike
 * from pixel to pixel and from channel to channel. Changes filled pixels only, and none where the surroundings have no grain. The same
 * picture gives the same grain.
 * @param erased the picture without the texts; it stays so
 * @param texts what was filled in it
 * @returns `erased` itself where no grain was missing
 */
export function restoreGrain(erased: Raster, texts: readonly ErasedText[]): Raster {
  const { width, height } = erased;
  const filled = new Uint8Array(width * height);
  for (const { box, changed } of texts) {
    for (let i = 0; i < changed.length; i++) if (changed[i] !== 0) filled[indexIn(box, i, width)] = 1;
  }
  let grained: Raster | undefined;
  for (const { box, changed } of texts) {
    if (!changed.includes(1)) continue;
    const around = grownBox(box, erased);
    const planes = readPlanes(erased, around);
    const unknown = cropMask(filled, width, around);
    const grain = findGrain(planes, around, unknown);
    if (!grain) continue;
    const own = new Uint8Array(unknown.length);
    forEachShared(around, box, (to, at) => (own[to] = changed[at] ?? 0));
    if (!isAround(planes, unknown, own, grain)) continue;
    grained ??= { ...erased, data: erased.data.slice() };
    addGrain(grained, planes, around, own, grain);
  }
  return grained ?? erased;
}

/** The index in rows of `width` of a pixel of a box. */
function indexIn(box: PixelBox, i: number, width: number): number {
  return (box.y + Math.floor(i / box.width)) * width + box.x + (i % box.width);
}

function grownBox(box: PixelBox, { width, height }: Raster): PixelBox {
  const x = Math.max(0, box.x - reach);
  const y = Math.max(0, box.y - reach);
  const right = Math.min(width, box.x + box.width + reach);
  const bottom = Math.min(height, box.y + box.height + reach);
  return { x, y, width: right - x, height: bottom - y };
}

/** Adds what is missing of the grain to the filled pixels of a part of the picture, in place. */
function addGrain(picture: Raster, planes: ColourPlanes, part: PixelBox, filled: Uint8Array, grain: GrainSource): void {
  const missing = missingShare(planes, filled, grain);
  const field = grainField(planes, part, missing, grain);
  for (let i = 0; i < filled.length; i++) {
    const strength = missing[i] ?? 0;
    if (strength === 0) continue;
    const scale = strength * Math.sqrt(grain.varianceAt(luma(...colourAt(planes, i))));
    const at = indexIn(part, i, picture.width) * 4;
    field.forEach((plane, channel) => {
      picture.data[at + channel] = (picture.data[at + channel] ?? 0) + scale * (plane[i] ?? 0);
    });
  }
}

/**
 * Grain of variance 1 over a part of the picture: at each place of a grid squares of the surroundings' residual, drawn at random, overlap by half in
 * windows whose squares sum to 1. A sum of such pieces with random signs has the residual's covariance, in space and among the channels (discrete
 * spot noise: Galerne, Gousseau, Morel, 2011).
 * @param missing 0 where none is needed
 */
function grainField(
  { width, height }: ColourPlanes,
  part: PixelBox,
  missing: Float32Array,
  { tiles, varianceAt }: GrainSource,
): Float32Array[] {
  const field = [0, 1, 2].map(() => new Float32Array(width * height));
  const random = seededRandom(Math.imul(part.x + 1, 73_856_093) ^ Math.imul(part.y + 1, 19_349_663));
  const step = tile / 2;
  const window = Float32Array.from({ length: tile }, (_, u) => Math.sin((Math.PI * (u + 0.5)) / tile));
  for (let top = -(part.y % step) - step; top < height; top += step) {
    for (let left = -(part.x % step) - step; left < width; left += step) {
      const piece = tiles[Math.floor(random() * tiles.length)];
      const sign = random() < 0.5 ? -1 : 1;
      if (piece)
        addTile(field, { width, height, left, top }, missing, window, piece, sign / Math.sqrt(varianceAt(piece.luma)));
    }
  }
  return field;
}

interface TilePlace {
  width: number;
  height: number;
  left: number;
  top: number;
}

function addTile(
  field: readonly Float32Array[],
  { width, height, left, top }: TilePlace,
  missing: Float32Array,
  window: Float32Array,
  { residual }: GrainTile,
  scale: number,
): void {
  for (let v = Math.max(0, -top); v < Math.min(tile, height - top); v++) {
    for (let u = Math.max(0, -left); u < Math.min(tile, width - left); u++) {
      const to = (top + v) * width + left + u;
      if (missing[to] === 0) continue;
      const weight = scale * (window[u] ?? 0) * (window[v] ?? 0);
      field.forEach((plane, channel) => {
        plane[to] = (plane[to] ?? 0) + weight * (residual[channel]?.[v * tile + u] ?? 0);
      });
    }
  }
}
