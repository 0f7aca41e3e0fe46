import type { ColourPlanes } from '../../image/planes.ts';
import type { Plane } from '../../image/raster.ts';
import { bilinear } from '../../image/sample.ts';
import { shadowSearch } from '../parameters.ts';

/** A small picture of the letters, and samples of what was seen around them. */
export interface Evidence {
  letters: Plane;
  /** Places of the samples in the small picture, and the cell, about a line height wide, that each lies in. */
  x: Float32Array;
  y: Float32Array;
  cell: Uint32Array;
  cells: number;
  /** Three values a sample: picture less background, and background. */
  residual: Float32Array;
  background: Float32Array;
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
  const columns = Math.ceil(planes.width / lineHeight);
  const chosen = everyFew(looked, shadowSearch.mostSamples);
  const evidence: Evidence = {
    letters: shrinkLetters(letters, planes.width, planes.height, factor),
    x: new Float32Array(chosen.length),
    y: new Float32Array(chosen.length),
    cell: new Uint32Array(chosen.length),
    cells: columns * Math.ceil(planes.height / lineHeight),
    residual: new Float32Array(chosen.length * 3),
    background: new Float32Array(chosen.length * 3),
  };
  chosen.forEach((i, k) => {
    const x = i % planes.width;
    const y = (i - x) / planes.width;
    evidence.x[k] = (x + 0.5) / factor - 0.5;
    evidence.y[k] = (y + 0.5) / factor - 0.5;
    evidence.cell[k] = Math.floor(y / lineHeight) * columns + Math.floor(x / lineHeight);
    planes.channels.forEach((plane, c) => {
      const behind = background.channels[c]?.[i] ?? 0;
      evidence.background[3 * k + c] = behind;
      evidence.residual[3 * k + c] = (plane[i] ?? 0) - behind;
    });
  });
  return evidence;
}

/** How much of a shadow, blurred and then moved, lies on each sample. */
export function castOn({ x, y }: Evidence, blurred: Plane, dx: number, dy: number): Float32Array {
  const covered = new Float32Array(x.length);
  for (let k = 0; k < covered.length; k++) covered[k] = bilinear(blurred, (x[k] ?? 0) - dx, (y[k] ?? 0) - dy);
  return covered;
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
