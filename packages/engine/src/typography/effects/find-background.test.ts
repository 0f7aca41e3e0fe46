import { parseTextBackground } from '@palimpsest/typeset';
import { describe, expect, it } from 'vitest';
import { colourDistance, fromHex } from '../../image/colour.ts';
import { seededRandom } from '../../inpainting/seeded-random.ts';
import { drawOnBox, type DrawnBox } from '../../testing/draw-box.ts';
import { blotches, type Context, draw, type DrawnText, plain, slope, stripes } from '../../testing/drawing.ts';
import { backgroundStyle } from './background-style.ts';
import { areOfOneRow, findBackground } from './find-background.ts';

const size = { width: 640, height: 300 };
const wide = { width: 900, height: 420 };
const fontSize = 32;
const words: DrawnText = { lines: ['Fresh from the sea'], x: 120, y: 150, size: fontSize, colour: '#ffffff' };
const even = { left: 14, right: 14, top: 12, bottom: 12 };
const label: DrawnBox = { colour: '#1a66aa', padding: even, radius: 8 };
const paper = slope('#f4ead7', '#d8c7a4');

function drawn(
  text: Partial<DrawnText> = {},
  box: Partial<DrawnBox> = {},
  background = paper,
  others: DrawnText[] = [],
) {
  return drawOnBox(size, background, [{ ...words, ...text }, ...others], { ...label, ...box });
}

function found({ clean, first, paragraphs }: ReturnType<typeof drawn>, emSize = fontSize) {
  const kept = paragraphs.slice(1).map(({ quad }) => quad);
  return findBackground(clean, first, kept, emSize);
}

describe('a box behind a text', () => {
  it('is found with its colour, place and radius', () => {
    const drawing = drawn();
    const box = found(drawing);
    expect(box?.colour).toEqual(fromHex('#1a66aa'));
    expect(box?.rectangle.x).toBeCloseTo(drawing.box.x, 0);
    expect(box?.rectangle.width).toBeCloseTo(drawing.box.width, -0.3);
    expect(box?.rectangle.height).toBeCloseTo(drawing.box.height, -0.3);
    expect(Math.abs((box?.radius ?? 0) - 8)).toBeLessThan(2);
  });

  it('is described about the baselines of the lines', () => {
    const drawing = drawn();
    const background = found(drawing);
    const style = background && backgroundStyle(background, { pens: [{ x: 120, y: 150 }], fontSize });
    const { above, below, beside, colour } = parseTextBackground(style?.textBackground ?? '') ?? {};
    const top = drawing.box.y - drawing.box.height / 2;
    expect(above).toBeCloseTo((150 - top) / fontSize, 1);
    expect(below).toBeCloseTo((top + drawing.box.height - 150) / fontSize, 1);
    expect(beside).toBeCloseTo((120 - drawing.box.x + drawing.box.width / 2) / fontSize, 1);
    expect(colour).toBe('#1a66aa');
  });

  it('stays undescribed where the start of a line is not known', () => {
    const background = found(drawn());
    expect(background && backgroundStyle(background, { pens: [undefined], fontSize })).toEqual({});
  });

  it.each<[string, Partial<DrawnText>, Partial<DrawnBox>]>([
    ['behind several lines', { lines: ['Fresh from the sea', 'every morning'] }, {}],
    ['that is turned', { rotation: 8 }, {}],
    ['with half circles at its ends', {}, { radius: 100 }],
    ['with square corners', {}, { radius: 0 }],
    ['with a little more room behind the words than before them', {}, { padding: { ...even, left: 22, right: 35 } }],
  ])('is found %s', (_, text, box) => {
    expect(found(drawn(text, box))).toBeDefined();
  });

  it('is found under noise', () => {
    const drawing = drawn();
    const random = seededRandom(7);
    // The noise has a standard deviation of 6 levels (Irwin and Hall).
    const noise = (): number => 6 * (Array.from({ length: 12 }, random).reduce((sum, one) => sum + one) - 6);
    const data = drawing.clean.data.map((level, i) => (i % 4 === 3 ? level : level + noise()));
    const box = found({ ...drawing, clean: { ...drawing.clean, data } });
    expect(Math.abs((box?.rectangle.width ?? 0) - drawing.box.width)).toBeLessThan(2);
    expect(Math.abs((box?.radius ?? 0) - 8)).toBeLessThan(3);
  });

  it.each<[string, () => ReturnType<typeof found>]>([
    ['as wide as a button', () => found(drawn({}, { padding: { ...even, left: 60, right: 60 } }))],
    ['as high as a button', () => found(drawn({}, { padding: { ...even, top: 34, bottom: 34 } }))],
    ['with more room on one side of the words', () => found(drawn({}, { padding: { ...even, right: 30 } }))],
    [
      'with other words in it',
      () => found(drawn({}, { padding: { ...even, bottom: 26 } }, paper, [{ ...words, y: 176, size: 14 }])),
    ],
    ['that covers much of the picture', () => found(drawn({ size: 70, x: 20 }, {}), 70)],
    ['that reaches the border of the picture', () => found(drawn({ x: 12 }))],
    ['of nearly the colour around', () => found(drawn({ colour: '#333333' }, { colour: '#eadfc8' }, plain('#f4ead7')))],
  ])('is not what is %s', (_, look) => {
    expect(look()).toBeUndefined();
  });

  it('is not a cell of a row of equal ones', () => {
    const one = { quad: drawn().first.quad, background: found(drawn()) };
    const shorter = draw(size.width, size.height, paper, [{ ...words, lines: ['From the sea'] }]).paragraphs[0];
    if (!one.background || !shorter) throw new Error('The box is found.');
    const box = { background: one.background, quad: one.quad };
    expect(areOfOneRow(box, { ...box, quad: shorter.quad })).toBe(true);
    expect(areOfOneRow(box, { ...box })).toBe(false);
  });
});

describe('boxes drawn at random', () => {
  const phrases = ['Open daily', 'New: oat milk and honey', 'Only today', 'Photo: Harbour, 1962', 'Best before noon'];
  const colours = ['#1a66aa', '#ffd24a', '#b3202c', '#101418', '#2f7d4f', '#ffffff'];
  const families = ['Roboto', 'Lora', 'Oswald', 'Open Sans'];

  /** A phrase on paper in one of many settings, and a box that fits its words. */
  function cases(
    seed: number,
    count: number,
  ): { text: DrawnText; box: DrawnBox; background: (context: Context) => void }[] {
    const random = seededRandom(seed);
    const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
    const between = (low: number, high: number): number => low + random() * (high - low);
    return Array.from({ length: count }, () => {
      const em = Math.round(between(14, 40));
      const beside = em * between(0.15, 0.8);
      const [top, bottom] = [em * between(0.15, 0.6), em * between(0.15, 0.6)];
      // Rounder corners would cut the words.
      const roundest = Math.min(beside, top, bottom) * 2;
      const colour = pick(colours);
      const text = {
        lines: [pick(phrases)],
        x: Math.round(between(50, 120)),
        y: Math.round(between(100, 200)),
        size: em,
        family: pick(families),
        colour: ['#ffd24a', '#ffffff'].includes(colour) ? '#101418' : '#ffffff',
        rotation: pick([0, 0, 0, 5, -12]),
      };
      return {
        text,
        box: {
          colour,
          padding: { left: beside, right: beside, top, bottom },
          radius: Math.min(pick([0, 0, 0.15, 0.3, 2]) * em, roundest),
        },
        background: pick([plain('#7f8f7a'), slope('#8a7f70', '#a79a86')]),
      };
    });
  }

  it('are found within a pixel and a half, their radius within three', () => {
    const misses = cases(20, 100).flatMap<object>(({ text, box, background }) => {
      const { clean, first, box: truth } = drawOnBox(wide, background, [text], box);
      const seen = findBackground(clean, first, [], text.size);
      if (!seen) return [{ text: text.lines[0], box, seen: 'none' }];
      const off = {
        width: seen.rectangle.width - truth.width,
        height: seen.rectangle.height - truth.height,
        place: Math.hypot(seen.rectangle.x - truth.x, seen.rectangle.y - truth.y),
        colour: colourDistance(seen.colour, fromHex(box.colour)),
        radius: seen.radius - Math.min(box.radius, truth.height / 2, truth.width / 2),
      };
      const isNear = Math.max(Math.abs(off.width), Math.abs(off.height), off.place) < 1.5;
      return isNear && off.colour < 2 && Math.abs(off.radius) < 3 ? [] : [{ text: text.lines[0], box, off }];
    });
    expect(misses).toEqual([]);
  });

  it('are found behind none of 100 texts without one', () => {
    const backgrounds = [plain('#f4ead7'), slope('#304860', '#a0b0c0'), stripes('#506070', '#405060', 60), blotches()];
    const wrong = cases(21, 100).flatMap(({ text }, index) => {
      const { clean, paragraphs } = draw(wide.width, wide.height, backgrounds[index % 4] ?? plain('#ffffff'), [text]);
      const seen = paragraphs[0] && findBackground(clean, paragraphs[0], [], text.size);
      return seen ? [seen] : [];
    });
    expect(wrong).toEqual([]);
  });
});
