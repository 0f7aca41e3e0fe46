import { layoutText } from '../layout.ts';
import { paintText } from '../paint.ts';
import type { TextContext, TextStyle } from '../types.ts';
import { corpus } from './corpus.ts';
import { scripts } from './scripts.ts';

export interface PaintedCase {
  script: string;
  text: string;
  style: TextStyle;
}

const width = 320;
const height = 240;

/** The shares of the ink at whose places pictures are compared. */
const shares = [0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99];

/** A share of the ink: Chromium and @napi-rs/canvas smooth letters of 15 px otherwise, which is not the same for all letters. */
const smoothing = 0.0125;

/** Each script in a family that has it, in three sizes. */
export const paintedCases: readonly PaintedCase[] = Object.entries({
  Latin: { families: ['Roboto'], texts: [corpus.Polish ?? '', corpus.Vietnamese ?? ''] },
  ...scripts,
}).flatMap(([script, { families, texts }]) =>
  texts.flatMap((text, at) =>
    [15, 20.3, 28].map((fontSize) => ({
      script,
      text,
      style: { fontFamily: families[at % families.length] ?? 'Roboto', fontWeight: 400, fontSize, textAlign: 'left' },
    })),
  ),
);

/** The ink of each column and each row of a picture, in pixels. */
export interface PaintedInk {
  columns: number[];
  rows: number[];
}

/** Paints a text into a context of at least 320 × 240 px that nothing was drawn into, and measures its ink. */
export function paintedInk(
  ctx: TextContext & { getImageData: (x: number, y: number, w: number, h: number) => { data: Uint8ClampedArray } },
  { text, style }: PaintedCase,
): PaintedInk {
  const layout = layoutText(ctx, text, style, width);
  paintText(ctx, layout, { x: 0, y: 0, width, height, rotation: 0 }, '#000000');
  const { data } = ctx.getImageData(0, 0, width, height);
  const columns = Array.from({ length: width }, () => 0);
  const rows = Array.from({ length: height }, () => 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = (data[(y * width + x) * 4 + 3] ?? 0) / 255;
      columns[x] = (columns[x] ?? 0) + alpha;
      rows[y] = (rows[y] ?? 0) + alpha;
    }
  }
  return { columns, rows };
}

/** How much ink a picture has, in pixels, and up to which column and row, from 0, each share of it is seen. */
export interface InkPlaces {
  ink: number;
  columns: number[];
  rows: number[];
}

function placesOf(inks: readonly number[]): number[] {
  return shares.map((share) => placeOf(inks, share));
}

export function inkPlaces({ columns, rows }: PaintedInk): InkPlaces {
  return { ink: Math.round(sumOf(rows)), columns: placesOf(columns), rows: placesOf(rows) };
}

export function sumOf(inks: readonly number[]): number {
  return inks.reduce((sum, ink) => sum + ink, 0);
}

/** How far, in pixels, the places of another picture lie outside of those where this one has as much ink: 0 for the same picture. */
export function placesApart(ink: PaintedInk, places: InkPlaces): number {
  const apart = (['columns', 'rows'] as const).flatMap((way) =>
    places[way].map((place, index) => {
      const share = shares[index] ?? 0;
      const first = placeOf(ink[way], share - smoothing);
      const last = placeOf(ink[way], share + smoothing);
      return Math.max(0, first - place, place - last);
    }),
  );
  return Math.max(...apart);
}

function placeOf(inks: readonly number[], share: number): number {
  if (share >= 1) return inks.length - 1;
  const wanted = share * sumOf(inks);
  let seen = 0;
  return inks.findIndex((ink) => (seen += ink) >= wanted);
}
