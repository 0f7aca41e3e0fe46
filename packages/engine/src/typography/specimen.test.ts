import { matchFace } from '@palimpsest/typefaces';
import { expect, it } from 'vitest';
import { inkBounds } from './coverage.ts';
import { drawText, measureSpecimen } from './specimen.ts';

const size = 100;

it.each([
  { family: 'PT Sans', weight: 700, text: 'FESTIVAL DE OTOÑO' },
  { family: 'Libre Baskerville', weight: 400, text: 'Walk with us through quiet valleys' },
  { family: 'Playfair Display', weight: 400, text: 'Walk with us through quiet valleys' },
  { family: 'Roboto', weight: 400, text: 'AVOCADO TOAST, YOUR WAY' },
])('a line of $family $weight is measured as wide as it is drawn, kerned', ({ family, weight, text }) => {
  const face = matchFace(family, weight);
  const specimen = face && measureSpecimen(text, face);
  if (!face || !specimen) throw new Error(`The library cannot set a line in ${family}.`);
  const pen = { x: 50, y: 150, size, letterSpacing: 0, colour: '#000000' };
  const ink = inkBounds(drawText(text, face, pen, Math.ceil(specimen.width * size) + 100, 220));
  const drawn = ink && ink.right - ink.left;
  expect((specimen.width * size) / (drawn ?? 0)).toBeCloseTo(1, 2.4);
});
