import { findTypeface } from '@palimpsest/typefaces';
import { createTypefaceRecogniser, type TypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseText } from '../inpainting/erase-text.ts';
import { draw, plain } from '../testing/drawing.ts';
import { describeStyles } from './describe-style.ts';
import { hasSmallLetters, isOfSmallLetters } from './small-letters.ts';
import { createTypographer } from './typographer.ts';

function regularOf(family: string) {
  const typeface = findTypeface(family);
  const face = typeface?.faces[0];
  if (!typeface || !face) throw new Error(`The library has no ${family}.`);
  return { typeface, face };
}

describe('a face', () => {
  it.each(['Amatic SC', 'Cinzel', 'Bebas Neue', 'Bangers', 'Luckiest Guy'])('%s has no small letters', (family) => {
    expect(hasSmallLetters(regularOf(family))).toBe(false);
  });

  it.each(['Anton', 'Roboto', 'Caveat', 'Pacifico', 'Courier Prime', 'Alex Brush'])(
    '%s has small letters',
    (family) => {
      expect(hasSmallLetters(regularOf(family))).toBe(true);
    },
  );
});

it('texts of small letters are told from capitals, prices and marks', () => {
  expect(['Autumn festival', 'a', 'McDonald'].map(isOfSmallLetters)).toEqual([true, true, true]);
  expect(['AUTUMN', 'Ab', '12.50 €', ''].map(isOfSmallLetters)).toEqual([false, false, false, false]);
});

describe('a text in small letters', () => {
  let recogniser: TypefaceRecogniser;

  beforeAll(async () => {
    recogniser = await createTypefaceRecogniser();
  });

  afterAll(() => recogniser.close());

  it('is not set in capitals, however alike their class', async () => {
    const text = {
      lines: ['Autumn festival'],
      x: 40,
      y: 90,
      size: 64,
      colour: '#14202e',
      family: 'Caveat',
      weight: 400,
    };
    const { image, paragraphs } = draw(560, 160, plain('#ffffff'), [text]);
    const { erased } = eraseText(image, paragraphs);
    const typographer = createTypographer(recogniser, ['Amatic SC', 'Alfa Slab One']);
    const [style] = await describeStyles(image, paragraphs, erased, paragraphs, typographer);
    expect(style?.fontFamily).toBe('Alfa Slab One');
  });
});
