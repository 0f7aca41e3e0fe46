import type { ColourPlanes } from '../../image/planes.ts';
import type { Plane } from '../../image/raster.ts';
import { bilinear } from '../../image/sample.ts';
import { shadowSearch } from './parameters.ts';

type Channels = readonly [Float32Array, Float32Array, Float32Array];

/** A small picture of the letters, and samples of the pixels around them. */
export interface Evidence {
  letters: Plane;
  /** Places of the samples in the small picture. */
  x: Float32Array;
  y: Float32Array;
  /** The samples are ordered by cells about a line height wide; this holds the index after the last sample of each cell that has any. */
  ends: Uint32Array;
  /** Picture minus background at each sample, by channel. */
  residual: Channels;
  background: Channels;
}

/**
 * @param background a guess at what lies behind the letters' surroundings
 * @param looked the pixels to look at: near the letters, but not of them
 * @param factor how many times smaller the small picture is
 */
export function gatherEvidence(
  planes: ColourPlanes,
  letters: Uint8Array,
  background: ColourPlanes,
  looked: Uint8Array,
  factor: number,
  lineHeight: number,
): Evidence {
  const { width, height } = planes;
  const columns = Math.ceil(width / lineHeight);
  const cellOf = (i: number): number =>
    Math.floor(Math.floor(i / width) / lineHeight) * columns + Math.floor((i % width) / lineHeight);
  const byCell = Map.groupBy(everyFew(looked, shadowSearch.maxSamples), cellOf);
  const chosen = Uint32Array.from([...byCell.values()].flat());
  let count = 0;
  const ends = Uint32Array.from(byCell.values(), (members) => (count += members.length));
  const sampled = (plane: Float32Array): Float32Array => Float32Array.from(chosen, (i) => plane[i] ?? 0);
  const behind = mapChannels(background.channels, sampled);
  const seen = mapChannels(planes.channels, sampled);
  return {
    letters: shrinkLetters(letters, width, height, factor),
    x: Float32Array.from(chosen, (i) => ((i % width) + 0.5) / factor - 0.5),
    y: Float32Array.from(chosen, (i) => (Math.floor(i / width) + 0.5) / factor - 0.5),
    ends,
    residual: [
      seen[0].map((level, k) => level - (behind[0][k] ?? 0)),
      seen[1].map((level, k) => level - (behind[1][k] ?? 0)),
      seen[2].map((level, k) => level - (behind[2][k] ?? 0)),
    ],
    background: behind,
  };
}

function mapChannels([red, green, blue]: Channels, map: (plane: Float32Array) => Float32Array): Channels {
  return [map(red), map(green), map(blue)];
}

/** The coverage of each sample, 0 to 1, by a shadow that was blurred and then moved. */
export function castOn({ x, y }: Evidence, blurred: Plane, dx: number, dy: number): Float32Array {
  const covered = new Float32Array(x.length);
  for (let k = 0; k < covered.length; k++) covered[k] = bilinear(blurred, (x[k] ?? 0) - dx, (y[k] ?? 0) - dy);
  return covered;
}

/** The standard deviation that is left to blur in the small picture, which shrinking and bilinear sampling have blurred already. */
export function smallDeviation(deviation: number, factor: number): number {
  const already = factor > 1 ? shadowSearch.shrinkVariance : 0;
  return Math.sqrt(Math.max(0, deviation * deviation - already));
}

/** Indices of marked pixels, evenly thinned out to at most `most`. */
function everyFew(marked: Uint8Array, most: number): number[] {
  const indices: number[] = [];
  for (let i = 0; i < marked.length; i++) if (marked[i] !== 0) indices.push(i);
  const stride = Math.max(1, Math.ceil(indices.length / most));
  return indices.filter((_, n) => n % stride === 0);
}

function shrinkLetters(letters: Uint8Array, width: number, height: number, factor: number): Plane {
  const small = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const data = new Float32Array(small.width * small.height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (letters[i] === 0) continue;
      const to = Math.floor(y / factor) * small.width + Math.floor(x / factor);
      data[to] = (data[to] ?? 0) + 1 / factor ** 2;
    }
  }
  return { ...small, data };
}
