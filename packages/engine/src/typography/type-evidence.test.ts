import { findTypeface, type TypeClass, typefaces } from '@palimpsest/typefaces';
import { createTypefaceRecogniser, type TypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseText } from '../inpainting/erase-text.ts';
import type { ParagraphStyle } from '../model/paragraph.ts';
import { draw, type DrawnText, plain } from '../testing/drawing.ts';
import { describeStyles } from './describe-style.ts';
import { allowedFaces, type TypeEvidence, typeEvidence } from './type-evidence.ts';
import { createTypographer } from './typographer.ts';

const faces = typefaces.flatMap((typeface) => typeface.faces.map((face) => ({ typeface, face })));

/** The judgement of the network on a text that looks like one face of a family. */
function reading(similarity: number, classes: Partial<Record<TypeClass, number>>, nearestOther = 0, family = 'Roboto') {
  return {
    classes: Object.entries(classes).map(([name, probability]) => ({ class: name as TypeClass, probability })),
    faces: faces.filter(({ typeface }) => typeface.name === family).map((face) => ({ ...face, similarity })),
    nearestOther,
    italic: 0,
  };
}

function familiesOf(evidence: Partial<TypeEvidence>, shared: readonly string[] = []) {
  const allowed = allowedFaces(
    faces,
    { isSure: true, isScript: false, display: [], isItalic: false, hasSerifs: undefined, ...evidence },
    shared,
  );
  return [...new Set(allowed.map(({ typeface }) => typeface.name))];
}

/** Whether an unsure text may be set in italics. */
function maySlope(isItalic: boolean) {
  return allowedFaces(faces, { isSure: false, isScript: false, display: [], isItalic, hasSerifs: undefined }, []).some(
    ({ face }) => face.style === 'italic',
  );
}

describe('what the network says of a type', () => {
  const script = { 'brush-script': 0.6, handwriting: 0.3, grotesque: 0.1 };
  const display = { display: 0.7, didone: 0.3 };

  it('is sure where letters look like a face that it learned, of the library or not', () => {
    expect(typeEvidence([reading(0.7, { grotesque: 1 })], 12)).toMatchObject({ isSure: true, isScript: false });
    expect(typeEvidence([reading(0.2, { grotesque: 1 }, 0.7)], 12).isSure).toBe(true);
    expect(typeEvidence([reading(0.2, { grotesque: 1 }, 0.3)], 12).isSure).toBe(false);
    expect(typeEvidence([], 12).isSure).toBe(false);
  });

  it('is sure of scripts in large letters only, and never where it knows no such letters', () => {
    expect(typeEvidence([reading(0.7, script)], 40)).toMatchObject({ isSure: true, isScript: true });
    expect(typeEvidence([reading(0.7, script)], 10)).toMatchObject({ isSure: false, isScript: true });
    expect(typeEvidence([reading(0.3, script)], 40)).toMatchObject({ isSure: false, isScript: false });
  });

  it('takes letters that are hardly likelier a script than not for one only where they look like one', () => {
    const doubtful = { handwriting: 0.6, display: 0.2, grotesque: 0.2 };
    expect(typeEvidence([reading(0.55, doubtful)], 40)).toMatchObject({ isSure: false, isScript: false });
    expect(typeEvidence([reading(0.55, doubtful, 0, 'Caveat')], 40)).toMatchObject({ isSure: true, isScript: true });
    expect(typeEvidence([reading(0.4, doubtful, 0.55, 'Caveat')], 40)).toMatchObject({ isScript: false });
  });

  it('is sure of a display face only in large letters that look like that very one', () => {
    expect(typeEvidence([reading(0.7, display, 0, 'Righteous')], 40)).toMatchObject({ isSure: true, isScript: false });
    expect(typeEvidence([reading(0.7, display, 0, 'Righteous')], 40).display).toHaveLength(1);
    expect(typeEvidence([reading(0.7, display, 0, 'Righteous')], 10).isSure).toBe(false);
    expect(typeEvidence([reading(0.4, display, 0.7, 'Righteous')], 40)).toMatchObject({ isSure: false, display: [] });
  });

  it('is that of a printed face where that looks more like the letters than a display face', () => {
    const [near, nearer] = [reading(0.6, display, 0, 'Archivo Black'), reading(0.8, { grotesque: 1 }, 0, 'Archivo')];
    expect(typeEvidence([{ ...near, faces: [...nearer.faces, ...near.faces] }], 40).display).toEqual([]);
  });

  it('goes by the mean of texts that were set alike', () => {
    const print = reading(0.7, { grotesque: 1 });
    expect(typeEvidence([reading(0.4, script), print, print], 40)).toMatchObject({ isSure: true, isScript: false });
  });
});

describe('the faces that a text may be set in', () => {
  it('are those of print for print, scripts for a sure script, and a display face for itself', () => {
    expect(familiesOf({})).toEqual(expect.arrayContaining(['Anton', 'Lora']));
    expect(familiesOf({})).not.toEqual(expect.arrayContaining([expect.stringMatching(/Caveat|Cinzel/)]));
    expect(familiesOf({ isScript: true })).toContain('Caveat');
    expect(familiesOf({ isScript: true })).not.toContain('Cinzel');
    const cinzel = faces.filter(({ typeface }) => typeface.name === 'Cinzel').map(({ face }) => face.file);
    expect(familiesOf({ display: cinzel })).toContain('Cinzel');
    expect(familiesOf({ display: cinzel })).not.toContain('Righteous');
  });

  it('are those of the surer texts and plain ones where nothing is sure', () => {
    const unsure = familiesOf({ isSure: false }, ['Lato', 'Caveat']);
    expect(unsure).toEqual(expect.arrayContaining(['Roboto', 'Lato', 'Tinos']));
    expect(unsure).not.toContain('Caveat');
    expect(familiesOf({ isSure: false, isScript: true }, ['Caveat'])).toContain('Caveat');
    expect(familiesOf({ isSure: false, isScript: true })).not.toContain('Caveat');
  });

  it('slope where nothing is sure only if the network says that the text does', () => {
    expect(maySlope(false)).toBe(false);
    expect(maySlope(true)).toBe(true);
    expect(typeEvidence([{ ...reading(0.2, { grotesque: 1 }), italic: 0.9 }], 40).isItalic).toBe(true);
  });

  it('have no serifs, or all have them, where the network is sure of that alone', () => {
    const condensed = { display: 0.82, condensed: 0.08, 'extra-condensed': 0.04, comic: 0.04, didone: 0.01 };
    const evidence = typeEvidence([reading(0.4, condensed, 0.65)], 46);
    expect(evidence).toMatchObject({ isSure: false, hasSerifs: false });
    expect(familiesOf(evidence)).toContain('Roboto Condensed');
    expect(familiesOf(evidence)).not.toContain('Tinos');
    const serif = typeEvidence([reading(0.4, { display: 0.6, didone: 0.3, geometric: 0.05 }, 0.65)], 46);
    expect(familiesOf(serif)).toEqual(['Tinos', 'Lora']);
    expect(
      typeEvidence([reading(0.4, { display: 0.7, didone: 0.1, condensed: 0.1 }, 0.65)], 46).hasSerifs,
    ).toBeUndefined();
  });

  it('are what a caller has chosen where that has no plain family', () => {
    const [anton] = allowedFaces(
      faces.filter(({ typeface }) => typeface.name === 'Anton'),
      { isSure: false, isScript: false, display: [], isItalic: false, hasSerifs: undefined },
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

  async function stylesOf(
    texts: readonly DrawnText[],
    background: string,
    families?: readonly string[],
  ): Promise<ParagraphStyle[]> {
    const { image, paragraphs } = draw(560, 330, plain(background), texts);
    const { erased } = eraseText(image, paragraphs);
    return describeStyles(image, paragraphs, erased, paragraphs, createTypographer(recogniser, families), 'es');
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

  it('in a serif that the library lacks are not set in the display face that it seems to be', async () => {
    const families = typefaces.map(({ name }) => name).filter((name) => name !== 'Playfair Display');
    const title = { lines: ['OPEN DAILY'], x: 24, y: 100, size: 42, colour: '#ffffff', family: 'Playfair Display' };
    const [style] = await stylesOf([{ ...title, weight: 900, letterSpacing: 0.2 }], '#2b8a3e', families);
    expect(findTypeface(style?.fontFamily ?? '')?.class).not.toMatch(/display|script|handwriting|comic/);
  });
});
