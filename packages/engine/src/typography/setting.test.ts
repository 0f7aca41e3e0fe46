import { coversLanguage, findTypeface } from '@palimpsest/typefaces';
import { createTypefaceRecogniser, type TypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseText } from '../inpainting/erase-text.ts';
import { draw, type DrawnText, plain } from '../testing/drawing.ts';
import { describeStyles } from './describe-style.ts';
import { createTypographer } from './typographer.ts';

let recogniser: TypefaceRecogniser;

beforeAll(async () => {
  recogniser = await createTypefaceRecogniser();
});

afterAll(() => recogniser.close());

async function stylesOf(texts: readonly DrawnText[]) {
  const { image, paragraphs } = draw(560, 360, plain('#f6f1e7'), texts);
  const { erased } = eraseText(image, paragraphs);
  return describeStyles(image, paragraphs, erased, paragraphs, createTypographer(recogniser));
}

const dishes = ['Coffee with milk', 'Soup of the day', 'Fresh orange juice', 'Cheese and olives'];

describe('the face of a text', () => {
  const line = { lines: ['Grand opening'], x: 40, y: 80, size: 40, colour: '#2b4d3f', family: 'Fredoka', weight: 600 };

  it('has the letters of the language that the text is translated to', async () => {
    const { image, paragraphs } = draw(560, 160, plain('#f6f1e7'), [line]);
    const { erased } = eraseText(image, paragraphs);
    const familyFor = async (language: string) => {
      const [style] = await describeStyles(
        image,
        paragraphs,
        erased,
        paragraphs,
        createTypographer(recogniser),
        language,
      );
      return style?.fontFamily;
    };
    expect(await familyFor('es')).toBe('Fredoka');
    const polish = findTypeface((await familyFor('pl')) ?? '');
    expect(polish && coversLanguage(polish, 'pl')).toBe(true);
  });
});

describe('texts that were set alike', () => {
  it('come out in one face, one size and one letter spacing', async () => {
    const styles = await stylesOf(
      dishes.map((line, index) => ({
        lines: [line],
        x: 40,
        y: 60 + 70 * index,
        size: 30,
        colour: '#2b4d3f',
        family: 'Zilla Slab',
        weight: 700,
      })),
    );
    expect(styles).toHaveLength(dishes.length);
    for (const { fontFamily, fontWeight, fontSize, letterSpacing } of styles) {
      expect({ fontFamily, fontWeight, fontSize, letterSpacing }).toEqual({
        fontFamily: 'Zilla Slab',
        fontWeight: 700,
        fontSize: styles[0]?.fontSize,
        letterSpacing: undefined,
      });
    }
    expect(styles[0]?.fontSize).toBeCloseTo(30, 0);
  });
});

describe('the pen of each line', () => {
  it('is found to half a pixel', async () => {
    const [style] = await stylesOf([
      { lines: ['Walk with us', 'through quiet valleys'], x: 40, y: 80, size: 34, colour: '#2b4d3f', family: 'Lora' },
    ]);
    const pens = style?.pens ?? [];
    expect(pens).toHaveLength(2);
    for (const pen of pens) expect(Math.abs((pen?.x ?? 0) - 40)).toBeLessThan(0.5);
    expect(Math.abs((pens[0]?.y ?? 0) - 80)).toBeLessThan(0.5);
  });
});
