import type { PixelBox } from '../../geometry/bounds.ts';
import { luma } from '../../image/luma.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { median } from '../../median.ts';
import { grainSource } from './parameters.ts';

const { tile, most, fewest, lumaGroups, quietShare, evenness, maxGrowth, visible, farLags, maxFarCorrelation } =
  grainSource;

/** A square of grain: the residual of a piece of the picture from the plane that fits it best. */
export interface GrainTile {
  /** Position of its top left pixel, in pixels of the planes. */
  x: number;
  y: number;
  /** The mean of its luma, in levels. */
  luma: number;
  /** Mean square of the residual of the three channels. */
  variance: number;
  /** Red, green and blue, each `tile * tile` residuals. */
  residual: readonly [Float32Array, Float32Array, Float32Array];
}

/** The grain around a text. */
export interface GrainSource {
  tiles: readonly GrainTile[];
  /** The mean square of the grain at a luma, in levels. */
  varianceAt: (luma: number) => number;
}

/**
 * Finds the grain of the known pixels: squares that are as quiet as the quietest and show nothing but noise. Undefined where there is none, or
 * none that shows.
 * @param origin of the planes in the picture: squares begin where blocks of JPEG do
 * @param unknown one byte a pixel: 1 for pixels that were filled
 */
export function findGrain(
  planes: ColourPlanes,
  origin: Pick<PixelBox, 'x' | 'y'>,
  unknown: Uint8Array,
): GrainSource | undefined {
  const tiles = quietTiles(knownTiles(planes, origin, unknown));
  const mean = tiles.reduce((sum, { variance }) => sum + variance, 0) / tiles.length;
  if (tiles.length < fewest || mean < visible ** 2 || farCorrelation(tiles) > maxFarCorrelation) return undefined;
  return { tiles, varianceAt: varianceByLuma(tiles) };
}

/** The tiles that are about as quiet as the quietest of their luma: tiles that vary more show edges. */
function quietTiles(all: readonly GrainTile[]): GrainTile[] {
  const byLuma = all.toSorted((a, b) => a.luma - b.luma);
  const size = Math.ceil(byLuma.length / lumaGroups);
  const groups = Array.from({ length: lumaGroups }, (_, index) => byLuma.slice(index * size, (index + 1) * size))
    .filter(({ length }) => length > 0)
    .map((group) => ({ group, quiet: quietVariance(group) }));
  const usual = median(groups.map(({ quiet }) => quiet)) ?? 0;
  return groups
    .filter(({ quiet }) => quiet <= maxGrowth * usual)
    .flatMap(({ group, quiet }) => group.filter(({ variance }) => variance <= evenness * quiet));
}

function quietVariance(group: readonly GrainTile[]): number {
  const variances = group.map(({ variance }) => variance).toSorted((a, b) => a - b);
  return variances[Math.floor(quietShare * variances.length)] ?? 0;
}

function knownTiles(planes: ColourPlanes, origin: Pick<PixelBox, 'x' | 'y'>, unknown: Uint8Array): GrainTile[] {
  const { width, height } = planes;
  const step = tile / 2;
  const firstX = (step - (origin.x % step)) % step;
  const firstY = (step - (origin.y % step)) % step;
  const places: { x: number; y: number }[] = [];
  for (let y = firstY; y + tile <= height; y += step) {
    for (let x = firstX; x + tile <= width; x += step) if (isKnown(unknown, width, x, y)) places.push({ x, y });
  }
  const every = Math.max(1, places.length / most);
  return Array.from({ length: Math.min(places.length, most) }, (_, index) => places[Math.floor(index * every)]).flatMap(
    (place) => (place ? [tileAt(planes, place.x, place.y)] : []),
  );
}

function isKnown(unknown: Uint8Array, width: number, x: number, y: number): boolean {
  for (let row = y; row < y + tile; row++) {
    for (let i = row * width + x; i < row * width + x + tile; i++) if (unknown[i] !== 0) return false;
  }
  return true;
}

function tileAt({ width, channels }: ColourPlanes, x: number, y: number): GrainTile {
  const planes = channels.map((plane) => offPlane(plane, width, x, y));
  const [red, green, blue] = planes;
  if (!red || !green || !blue) throw new Error('A picture has three channels.');
  return {
    x,
    y,
    luma: luma(red.mean, green.mean, blue.mean),
    variance: (red.variance + green.variance + blue.variance) / 3,
    residual: [red.residual, green.residual, blue.residual],
  };
}

/** The residual of a square from the plane that fits it best by least squares. */
function offPlane(
  plane: Float32Array,
  width: number,
  x: number,
  y: number,
): { mean: number; variance: number; residual: Float32Array } {
  const middle = (tile - 1) / 2;
  let [sum, across, down] = [0, 0, 0];
  for (let v = 0; v < tile; v++) {
    for (let u = 0; u < tile; u++) {
      const level = plane[(y + v) * width + x + u] ?? 0;
      sum += level;
      across += level * (u - middle);
      down += level * (v - middle);
    }
  }
  const area = tile * tile;
  const moments = (area * (area - 1)) / 12;
  const mean = sum / area;
  const [slopeX, slopeY] = [across / moments, down / moments];
  const residual = new Float32Array(area);
  let squares = 0;
  for (let v = 0, k = 0; v < tile; v++) {
    for (let u = 0; u < tile; u++, k++) {
      const off = (plane[(y + v) * width + x + u] ?? 0) - mean - slopeX * (u - middle) - slopeY * (v - middle);
      residual[k] = off;
      squares += off * off;
    }
  }
  return { mean, variance: squares / area, residual };
}

/** Maximum absolute correlation, 0 to 1, of pixels far apart in a row or column: that of grain fades with distance, that of structure does not. */
function farCorrelation(tiles: readonly GrainTile[]): number {
  const { from, to } = farLags;
  let strongest = 0;
  for (let lag = from; lag <= to; lag++) {
    const [along, down] = [correlation(tiles, lag), correlation(tiles, lag * tile)];
    strongest = Math.max(strongest, Math.abs(along), Math.abs(down));
  }
  return strongest;
}

/** @param step from a pixel to the one that it is compared with, in pixels along the rows of a tile */
function correlation(tiles: readonly GrainTile[], step: number): number {
  const [across, down] = step < tile ? [step, 0] : [0, step / tile];
  let products = 0;
  let squares = 0;
  for (const {
    residual: [, green],
  } of tiles) {
    for (let v = 0; v < tile - down; v++) {
      for (let k = v * tile; k < (v + 1) * tile - across; k++) {
        const [one, other] = [green[k] ?? 0, green[k + step] ?? 0];
        products += one * other;
        squares += (one * one + other * other) / 2;
      }
    }
  }
  return squares === 0 ? 1 : products / squares;
}

/** A line through the variances of the tiles over their luma: noise of photons grows with the light, and clipped levels have none. */
function varianceByLuma(tiles: readonly GrainTile[]): (luma: number) => number {
  const mean = (of: (one: GrainTile) => number): number => tiles.reduce((sum, one) => sum + of(one), 0) / tiles.length;
  const [light, variance] = [mean((one) => one.luma), mean((one) => one.variance)];
  const spread = mean((one) => (one.luma - light) ** 2);
  const slope = spread < 1 ? 0 : mean((one) => (one.luma - light) * (one.variance - variance)) / spread;
  const lumas = tiles.map((one) => one.luma).toSorted((a, b) => a - b);
  const [darkest = light, lightest = light] = [lumas[0], lumas.at(-1)];
  return (level) => {
    const within = Math.min(lightest, Math.max(darkest, level));
    return Math.max(variance / maxGrowth, Math.min(maxGrowth * variance, variance + slope * (within - light)));
  };
}
