import { findTypeface, type TypeClass, typefaces } from '@palimpsest/typefaces';
import { createTypefaceRecogniser, type TypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseText } from '../inpainting/erase-text.ts';
import type { ParagraphStyle } from '../model/paragraph.ts';
import { draw, type DrawnText, plain } from '../testing/drawing.ts';
import { describeStyles } from './describe-style.ts';
import { allowedFaces, typeEvidence } from './type-evidence.ts';
import { createTypographer } from './typographer.ts';

const faces = typefaces.flatMap((typeface) => typeface.faces.map((face) => ({ typeface, face })));
const [someFace] = faces;

function reading(similarity: number, classes: Partial<Record<TypeClass, number>>, nearestOther = 0) {
  return {
    classes: Object.entries(classes).map(([name, probability]) => ({ class: name as TypeClass, probability })),
    faces: someFace ? [{ ...someFace, similarity }] : [],
    nearestOther,
  };
}

function familiesOf(...evidence: Parameters<typeof allowedFaces> extends [unknown, ...infer Rest] ? Rest : never) {
  return [...new Set(allowedFaces(faces, ...evidence).map(({ typeface }) => typeface.name))];
}

describe('what the network says of a type', () => {
  const script = { 'brush-script': 0.6, handwriting: 0.3, grotesque: 0.1 };

  it('is sure where letters look like a face that it learned, of the library or not', () => {
    expect(typeEvidence([reading(0.7, { grotesque: 1 })], 12)).toEqual({ isSure: true, isNovelty: false });
    expect(typeEvidence([reading(0.2, { grotesque: 1 }, 0.7)], 12)).toEqual({ isSure: true, isNovelty: false });
    expect(typeEvidence([reading(0.2, { grotesque: 1 }, 0.3)], 12)).toEqual({ isSure: false, isNovelty: false });
    expect(typeEvidence([], 12)).toEqual({ isSure: false, isNovelty: false });
  });

  it('is sure of scripts and display faces in large letters only, and never where it knows no such letters', () => {
    expect(typeEvidence([reading(0.7, script)], 40)).toEqual({ isSure: true, isNovelty: true });
    expect(typeEvidence([reading(0.7, script)], 10)).toEqual({ isSure: false, isNovelty: true });
    expect(typeEvidence([reading(0.3, script)], 40)).toEqual({ isSure: false, isNovelty: false });
  });

  it('goes by the mean of texts that were set alike', () => {
    const print = reading(0.7, { grotesque: 1 });
    expect(typeEvidence([reading(0.4, script), print, print], 40)).toEqual({ isSure: true, isNovelty: false });
  });
});

describe('the faces that a text may be set in', () => {
  it('are those of print for print, and all for a sure script', () => {
    expect(familiesOf({ isSure: true, isNovelty: false }, [])).not.toContain('Caveat');
    expect(familiesOf({ isSure: true, isNovelty: false }, [])).toContain('Anton');
    expect(familiesOf({ isSure: true, isNovelty: true }, [])).toContain('Caveat');
  });

  it('are those of the surer texts and plain ones where nothing is sure', () => {
    expect(familiesOf({ isSure: false, isNovelty: false }, ['Lato', 'Caveat'])).toEqual(
      expect.arrayContaining(['Roboto', 'Lato', 'Tinos']),
    );
    expect(familiesOf({ isSure: false, isNovelty: false }, ['Lato', 'Caveat'])).not.toContain('Caveat');
    expect(familiesOf({ isSure: false, isNovelty: true }, ['Caveat'])).toContain('Caveat');
    expect(familiesOf({ isSure: false, isNovelty: true }, [])).not.toContain('Caveat');
  });

  it('are what a caller has chosen where that has no plain family', () => {
    const [anton] = allowedFaces(
      faces.filter(({ typeface }) => typeface.name === 'Anton'),
      { isSure: false, isNovelty: false },
      [],
    );
    expect(anton?.typeface.name).toBe('Anton');
  });
});

describe('drawn texts', () => {
  let recogniser: TypefaceRecogniser;

  beforeAll(async () => {
    recogniser = await createTypefaceRecogniser();
  });

  afterAll(() => recogniser.close());

  async function stylesOf(texts: readonly DrawnText[], background: string): Promise<ParagraphStyle[]> {
    const { image, paragraphs } = draw(560, 330, plain(background), texts);
    const { erased } = eraseText(image, paragraphs);
    return describeStyles(image, paragraphs, erased, paragraphs, createTypographer(recogniser), 'es');
  }

  const labels = ['NUTRI-SCORE', 'Settings', 'Tickets', 'Last seen 2 hours ago', 'Search', 'View all orders'];

  it.each(['Roboto', 'Source Sans 3', 'Quicksand', 'PT Sans'])(
    'of a few pixels in %s are set in no script or display face, and all in one family',
    async (family) => {
      const texts = labels.map((label, index) => ({
        lines: [label],
        x: 24,
        y: 40 + 30 * index,
        size: 8 + (index % 2),
        colour: '#8a94a0',
        family,
      }));
      const families = new Set((await stylesOf(texts, '#f4f6f8')).map(({ fontFamily }) => fontFamily));
      expect([...families].map((name) => findTypeface(name)?.class)).toEqual([
        expect.stringMatching(/grotesque|humanist|geometric|rounded/),
      ]);
    },
  );

  it('in handwriting keep it, small ones beside a large one', async () => {
    const title = { lines: ['Autumn festival'], x: 24, y: 100, size: 72, colour: '#3a2a20', family: 'Caveat' };
    const note = { ...title, lines: ['with apple cake and cider'], y: 180, size: 20 };
    const families = (await stylesOf([title, note], '#fff6e8')).map(({ fontFamily }) => fontFamily);
    expect(families).toEqual(['Caveat', 'Caveat']);
  });
});
