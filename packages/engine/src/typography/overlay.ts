import type { LibraryFace } from '@palimpsest/typefaces';
import type { Plane } from '../image/raster.ts';
import { resample } from './coverage.ts';
import type { FaceFit, MeasuredLine } from './face-fit.ts';
import { drawSpecimen, type Specimen } from './specimen.ts';

// `bench type` shows a change of these: class %, family %, weight %.
/** Rows at which lines and faces are laid over each other; more tell no more. */
const maxRows = 36;
const maxColumns = 360;

/** A line at the resolution at which faces are laid over it. */
export interface OverlayLine {
  text: string;
  colour: string;
  plane: Plane;
  /** Sum of how much of each pixel of the plane is ink. */
  inkSum: number;
  /** Rows and columns of the plane for one pixel of the image. */
  scale: number;
}

export function overlayLine({ ink, width, height }: MeasuredLine): OverlayLine {
  const rows = Math.max(4, Math.min(maxRows, Math.round(height)));
  const scale = rows / height;
  const columns = Math.min(maxColumns, Math.max(4, Math.round(width * scale)));
  const bounds = { ...ink.bounds, right: ink.bounds.left + columns / scale };
  const plane = softened(resample(ink.coverage, bounds, columns, rows));
  return { text: ink.text, colour: ink.colour, plane, inkSum: inkOf(plane), scale };
}

/** How letters of a face lie over those of a line. */
export interface Overlay {
  /** 0 for the same, about 1 for strangers. */
  mismatch: number;
  /** Logarithm of how much more ink the face has. */
  darker: number;
}

/** Sets a line in a face and lays it over the picture. */
export function layOver(
  { text, colour, plane, inkSum, scale }: OverlayLine,
  face: LibraryFace,
  specimen: Specimen,
  { fontSize, letterSpacing }: Pick<FaceFit, 'fontSize' | 'letterSpacing'>,
): Overlay {
  const { width: columns, height: rows } = plane;
  const drawing = { size: fontSize * scale, letterSpacing, colour, columns, rows, asInBrowsers: true };
  const drawn = softened(drawSpecimen(text, face, specimen, drawing));
  return { mismatch: unlike(plane, drawn), darker: Math.log((inkOf(drawn) + 1e-6) / (inkSum + 1e-6)) };
}

function inkOf({ data }: Plane): number {
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += data[i] ?? 0;
  return sum;
}

/** The squared difference of two planes over their squares: 0 for the same, 1 for planes that share no ink. */
export function unlike({ data }: Plane, other: Plane): number {
  let apart = 0;
  let total = 0;
  for (let i = 0; i < data.length; i++) {
    const a = data[i] ?? 0;
    const b = other.data[i] ?? 0;
    apart += (a - b) ** 2;
    total += a * a + b * b;
  }
  return total > 0 ? apart / total : 1;
}

/** Rows are blurred into this one after the other, so that a drawing makes no further plane. */
let blurredAcross = new Float32Array(0);

/** Blurred by a pixel (binomial, 1 2 1), so that where letters stand between two pixels plays no part. */
export function softened({ width, height, data }: Plane): Plane {
  if (blurredAcross.length < data.length) blurredAcross = new Float32Array(data.length);
  const across = blurredAcross;
  for (let y = 0, i = 0; y < height; y++) {
    let before = 0;
    let here = data[i] ?? 0;
    for (let x = 0; x < width; x++, i++) {
      const next = x < width - 1 ? (data[i + 1] ?? 0) : 0;
      across[i] = (before + 2 * here + next) / 4;
      before = here;
      here = next;
    }
  }
  const soft = new Float32Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? width : undefined;
    const down = y < height - 1 ? width : undefined;
    for (const end = i + width; i < end; i++) {
      const above = up === undefined ? 0 : (across[i - up] ?? 0);
      const below = down === undefined ? 0 : (across[i + down] ?? 0);
      soft[i] = (above + 2 * (across[i] ?? 0) + below) / 4;
    }
  }
  return { width, height, data: soft };
}
