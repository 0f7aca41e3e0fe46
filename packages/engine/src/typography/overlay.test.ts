import { matchFace } from '@palimpsest/typefaces';
import { layoutText, paintText } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { expect, it } from 'vitest';
import type { Plane } from '../image/raster.ts';
import { inkBounds } from './coverage.ts';
import { measuredLinesOf } from './face-fit.ts';
import { layOver, overlayLine } from './overlay.ts';
import { measureSpecimen } from './specimen.ts';

const [width, height] = [1700, 140];
const text = 'Our guides have known these paths';

/** How much of each pixel a line covers, painted as browsers paint it. */
function painted(fontSize: number, colour: string): Plane {
  registerFonts();
  const ctx = createCanvas(width, height).getContext('2d');
  const style = { fontFamily: 'Source Serif 4', fontWeight: 400, fontSize, textAlign: 'left' as const };
  paintText(ctx, layoutText(ctx, text, style, width), { x: 10, y: 10, width, height, rotation: 0 }, colour);
  const { data } = ctx.getImageData(0, 0, width, height);
  return { width, height, data: Float32Array.from({ length: width * height }, (_, i) => (data[i * 4 + 3] ?? 0) / 255) };
}

it.each([
  { colour: '#101010', fontSize: 13 },
  { colour: '#101010', fontSize: 20 },
  { colour: '#f4f4f4', fontSize: 13 },
  { colour: '#101010', fontSize: 90 },
  { colour: '#f4f4f4', fontSize: 20 },
  { colour: '#f4f4f4', fontSize: 90 },
])('letters of $fontSize px in $colour are as dark in a face as in a picture of a browser', ({ colour, fontSize }) => {
  const coverage = painted(fontSize, colour);
  const bounds = inkBounds(coverage);
  const face = matchFace('Source Serif 4', 400);
  const specimen = face && measureSpecimen(text, face);
  if (!bounds || !face || !specimen) throw new Error('The line has ink in its face.');
  const frame = { x: width / 2, y: height / 2, width, height, angle: 0 };
  const ink = { index: 0, text, frame, coverage, margin: 0, origin: { x: 0, y: 0 }, bounds, colour };
  const [line] = measuredLinesOf([ink]);
  if (!line) throw new Error('The line is measured.');
  const { darker, mismatch } = layOver(overlayLine(line), face, specimen, { fontSize, letterSpacing: 0 });
  expect(Math.abs(darker)).toBeLessThan(0.06);
  expect(mismatch).toBeLessThan(0.1);
});
