import { typefaces } from '@palimpsest/typefaces';
import { expect, it } from 'vitest';
import { eraseText } from '../inpainting/erase-text.ts';
import { fromHex } from '../image/colour.ts';
import { draw, plain } from '../testing/drawing.ts';
import { lineInks } from './line-ink.ts';
import { refineSetting } from './refine-setting.ts';

const words = 'Autumn festival';
const colour = '#14202e';

function regularOf(family: string) {
  const [regular] = typefaces
    .filter(({ name }) => name === family)
    .flatMap((typeface) => typeface.faces.map((face) => ({ typeface, face })));
  if (!regular) throw new Error(`The library has no ${family}.`);
  return regular;
}

it.each([
  ['than designers set', undefined, -0.06],
  ['than it may have', -0.02, -0.02],
])('has no less letter spacing %s, and becomes smaller for it', (_, minSpacing, least) => {
  const text = { lines: [words], x: 40, y: 90, size: 72, colour, family: 'Amatic SC' };
  const { image, paragraphs } = draw(560, 160, plain('#ffffff'), [text]);
  const { erased } = eraseText(image, paragraphs);
  const lines = lineInks(image, erased, paragraphs[0]?.lines ?? [], [fromHex(colour)]);
  const wider = regularOf('Indie Flower');
  // As high as the letters of the picture, those of the wider face would have to stand this much closer.
  const found = { fontSize: 72, letterSpacing: -0.115 };
  const setting = refineSetting(lines, wider, { ...found, minSpacing });
  expect(setting.letterSpacing).toBeGreaterThanOrEqual(least);
  expect(setting.fontSize).toBeLessThan(found.fontSize);
});
