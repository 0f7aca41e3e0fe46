import { type LibraryFace, typefaces } from '@palimpsest/typefaces';
import { createTypefaceRecogniser, type TypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import { measureText } from '@palimpsest/typeset';
import { createCanvas } from '@palimpsest/typeset/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseText } from '../inpainting/erase-text.ts';
import { tightestSpacing } from '../letterforms.ts';
import { draw, plain } from '../testing/drawing.ts';
import { ableFaces, substitutesFor } from './able-faces.ts';
import { describeStyles } from './describe-style.ts';
import { createTypographer } from './typographer.ts';

const all = typefaces.flatMap((typeface) => typeface.faces.map((face) => ({ typeface, face })));

function facesOf(...families: readonly string[]): LibraryFace[] {
  return all.filter(({ typeface }) => families.includes(typeface.name));
}

function regularOf(family: string): LibraryFace {
  const [regular] = facesOf(family);
  if (!regular) throw new Error(`The library has no ${family}.`);
  return regular;
}

function familiesOf(faces: readonly LibraryFace[]): string[] {
  return [...new Set(faces.map(({ typeface }) => typeface.name))];
}

function substitutes(family: string, ...able: readonly string[]): string[] {
  return familiesOf(substitutesFor(regularOf(family), facesOf(...able)));
}

describe('the faces that can set a translation', () => {
  it('have the letters of its language', () => {
    expect(familiesOf(ableFaces(facesOf('Fredoka', 'Nunito'), 'Grand opening', 'pl'))).toEqual(['Nunito']);
  });

  it('have small letters where the text has them', () => {
    expect(familiesOf(ableFaces(facesOf('Caveat', 'Amatic SC'), 'Autumn festival', 'es'))).toEqual(['Caveat']);
  });

  it('may be of capitals where no other has the letters', () => {
    expect(familiesOf(ableFaces(facesOf('Amatic SC'), 'Autumn festival', 'es'))).toEqual(['Amatic SC']);
  });
});

describe('the faces that stand for one that cannot set a translation', () => {
  it('are of its class and about its width', () => {
    expect(substitutes('Bebas Neue', 'Anton', 'League Gothic', 'Barlow Condensed')).toEqual(['Anton']);
  });

  it('are of its class at any width where none is as wide', () => {
    expect(substitutes('Amatic SC', 'Caveat', 'Barlow Condensed')).toEqual(['Caveat']);
  });

  it('are all where none is of its class, or its class has no look in common', () => {
    expect(substitutes('Amatic SC', 'Barlow Condensed', 'Lora')).toEqual(['Barlow Condensed', 'Lora']);
    expect(substitutes('Cinzel', 'Lora', 'Righteous')).toEqual(['Lora', 'Righteous']);
  });
});

describe('a text whose own face cannot set its translation', () => {
  let recogniser: TypefaceRecogniser;

  beforeAll(async () => {
    recogniser = await createTypefaceRecogniser();
  });

  afterAll(() => recogniser.close());

  const words = 'Autumn day';

  async function styleAmong(...families: readonly string[]) {
    const text = { lines: [words], x: 40, y: 90, size: 72, colour: '#14202e', family: 'Amatic SC' };
    const { image, paragraphs } = draw(560, 160, plain('#ffffff'), [text]);
    const { erased } = eraseText(image, paragraphs);
    const typographer = createTypographer(recogniser, families);
    const [style] = await describeStyles(image, paragraphs, erased, paragraphs, typographer);
    if (!style) throw new Error('The text has no style.');
    return style;
  }

  it('keeps the class of its face where one of that class can set it', async () => {
    expect((await styleAmong('Amatic SC', 'Barlow Condensed')).fontFamily).toBe('Barlow Condensed');
    expect((await styleAmong('Amatic SC', 'Indie Flower', 'Barlow Condensed')).fontFamily).toBe('Indie Flower');
  });

  it('is set no tighter than designers set letters, at the size that makes it as wide', async () => {
    const style = await styleAmong('Amatic SC', 'Indie Flower');
    const { fontFamily, fontWeight, fontSize, letterSpacing = 0 } = style;
    expect(letterSpacing).toBeGreaterThanOrEqual(tightestSpacing);
    const ctx = createCanvas(1, 1).getContext('2d');
    const own = measureText(ctx, words, {
      fontFamily: 'Amatic SC',
      fontWeight: 400,
      fontSize: 72,
      textAlign: 'left',
    });
    const set = measureText(ctx, words, { fontFamily, fontWeight, fontSize, letterSpacing, textAlign: 'left' });
    expect(Math.abs(set / own - 1)).toBeLessThan(0.02);
  });
});
