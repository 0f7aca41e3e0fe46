import { findTypeface, typefaces, type LibraryFace, type TypeClass } from '@palimpsest/typefaces';
import { createTypefaceRecogniser, type TypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseText } from '../inpainting/erase-text.ts';
import { draw, plain } from '../testing/drawing.ts';
import { classCosts, strangeness, weightCosts } from './class-first.ts';
import { describeStyles } from './describe-style.ts';
import { createTypographer } from './typographer.ts';

function readingOf(probabilities: Partial<Record<TypeClass, number>>) {
  return {
    classes: Object.entries(probabilities).map(([name, probability]) => ({ class: name as TypeClass, probability })),
  };
}

describe('whether the library lacks the face of a text', () => {
  const [own, other] = typefaces.flatMap((typeface) => typeface.faces.map((face) => ({ typeface, face })));
  if (!own || !other) throw new Error('The library has two faces at least.');
  const looksLike = (similarity: { own: number; other: number; nearestOther: number }) => ({
    faces: [
      { ...own, similarity: similarity.own },
      { ...other, similarity: similarity.other },
    ],
    nearestOther: similarity.nearestOther,
  });
  const isOwn = ({ face }: LibraryFace): boolean => face === own.face;

  it('is not said where a face that may be chosen looks most like it', () => {
    expect(strangeness([looksLike({ own: 0.8, other: 0.5, nearestOther: 0.7 })], isOwn)).toBe(0);
  });

  it('is sure where a face outside of the library does, or one that may not be chosen', () => {
    expect(strangeness([looksLike({ own: 0.5, other: 0.4, nearestOther: 0.8 })], isOwn)).toBe(1);
    expect(strangeness([looksLike({ own: 0.5, other: 0.8, nearestOther: 0.4 })], isOwn)).toBe(1);
  });

  it('goes by the mean of texts that were set alike, and is not said without any', () => {
    const sure = looksLike({ own: 0.8, other: 0, nearestOther: 0.5 });
    const strange = looksLike({ own: 0.5, other: 0, nearestOther: 0.65 });
    expect(strangeness([sure, strange], isOwn)).toBe(0);
    expect(strangeness([], isOwn)).toBe(0);
  });
});

describe('what another class costs', () => {
  it('is nothing for the class that most lines are of, and more the less probable a class is', () => {
    const costOf = classCosts([
      readingOf({ grotesque: 0.6, geometric: 0.3, slab: 0.1 }),
      readingOf({ grotesque: 0.4, geometric: 0.5, slab: 0.1 }),
    ]);
    expect(costOf('grotesque')).toBe(0);
    expect(costOf('geometric')).toBeGreaterThan(0);
    expect(costOf('slab')).toBeGreaterThan(costOf('geometric'));
  });

  it('is bounded, also for a class that the network does not name', () => {
    const costOf = classCosts([readingOf({ grotesque: 1, slab: 0 })]);
    expect(costOf('slab')).toBe(costOf('mono'));
    expect(costOf('mono')).toBeLessThan(1);
  });
});

describe('what another weight costs', () => {
  it('is nothing for the weight that the network says, and more the further a weight is from it', () => {
    const costOf = weightCosts([{ weight: 636 }, { weight: 678 }, { weight: 612 }]);
    expect(costOf(600)).toBe(0);
    expect(costOf(400)).toBeGreaterThan(0.1);
    expect(costOf(900)).toBeGreaterThan(costOf(800));
  });

  it('is nothing where the network says nothing', () => {
    expect(weightCosts([])(900)).toBe(0);
  });
});

describe('a text in a family that the library lacks', () => {
  let recogniser: TypefaceRecogniser;

  beforeAll(async () => {
    recogniser = await createTypefaceRecogniser();
  });

  afterAll(() => recogniser.close());

  it.each([
    ['Lato', 700],
    ['PT Sans', 700],
    ['Jost', 700],
    ['Raleway', 400],
    ['Libre Baskerville', 700],
    ['Roboto Condensed', 400],
  ])('is set in one of the same class: %s %i', async (family, weight) => {
    const lines = ['Twelve rooms full of light, with', 'paintings of five hundred years'];
    const text = { lines, x: 40, y: 60, size: 32, weight, colour: '#14202e', family };
    const { image, paragraphs } = draw(700, 160, plain('#ffffff'), [text]);
    const { erased } = eraseText(image, paragraphs);
    const others = typefaces.map(({ name }) => name).filter((name) => name !== family);
    const typographer = createTypographer(recogniser, others);
    const [style] = await describeStyles(image, paragraphs, erased, paragraphs, typographer);
    expect(findTypeface(style?.fontFamily ?? '')?.class).toBe(findTypeface(family)?.class);
  });
});
