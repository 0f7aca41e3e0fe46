import { findTypeface, typefaces, type TypeClass } from '@palimpsest/typefaces';
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
  it('is not said of a text that a face lies over', () => {
    expect(strangeness(0.04, 200)).toBe(0);
  });

  it('is sure where the nearest face lies over a long text badly', () => {
    expect(strangeness(0.2, 200)).toBe(1);
  });

  it('is not said of a few letters', () => {
    expect(strangeness(0.2, 12)).toBe(0);
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
