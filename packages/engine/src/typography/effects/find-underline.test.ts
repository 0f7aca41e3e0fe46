import { parseTextUnderline } from '@palimpsest/typeset';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../../image/raster.ts';
import { draw, type DrawnText, slope } from '../../testing/drawing.ts';
import { findUnderline } from './find-underline.ts';
import { underlineStyle, withoutUnderlines } from './underline-style.ts';

const size = { width: 520, height: 260 };
const fontSize = 60;
const baseline = 100;
const gold = [0xe0, 0x9a, 0x1c] as const;

interface Rule {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A picture with rules drawn over it. */
function ruled(picture: Raster, rules: readonly Rule[], colour: readonly [number, number, number] = gold): Raster {
  const data = picture.data.slice();
  for (const { left, right, top, bottom } of rules) {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) data.set(colour, (y * picture.width + x) * 4);
    }
  }
  return { ...picture, data };
}

/** A title on a background that changes, and where its lines end. */
function title(lines: string[]) {
  const text: DrawnText = { lines, x: 40, y: baseline, size: fontSize, colour: '#1c2b4a', weight: 700 };
  const { image, clean, paragraphs } = draw(size.width, size.height, slope('#f4ead7', '#d8c7a4'), [text]);
  const [paragraph] = paragraphs;
  if (!paragraph) throw new Error('The drawing has a text.');
  const rules = paragraph.lines.map(({ quad }, index) => {
    const top = baseline + 8 + Math.round(index * 1.25 * fontSize);
    return { left: 40, right: Math.round(quad[1].x) - 3, top, bottom: top + 4 };
  });
  return { image, clean, paragraph, rules };
}

describe('an underline', () => {
  it('is found under each line, with its colour, distance and thickness', () => {
    const { image, paragraph, rules } = title(['Long pages', 'of paper']);
    const found = findUnderline(ruled(image, rules), paragraph);
    expect(found?.colour).toEqual(gold);
    const pens = paragraph.lines.map((_, index) => ({ x: 40, y: baseline + index * 1.25 * fontSize }));
    const style = parseTextUnderline(underlineStyle(found, { pens, fontSize }).textUnderline ?? '');
    expect(style?.offset).toBeCloseTo(8 / fontSize, 1.7);
    expect(style?.thickness).toBeCloseTo(4 / fontSize, 1.7);
    expect(style?.colour).toBe('#e09a1c');
  });

  it('is found where compression softens its edges', () => {
    const { image, paragraph, rules } = title(['Long pages']);
    const thick = rules.map((rule) => ({ ...rule, bottom: rule.top + 9 }));
    const soft = thick.map((rule) => ({ ...rule, bottom: rule.top + 2 }));
    const softer = thick.map((rule) => ({ ...rule, bottom: rule.top + 1 }));
    const picture = ruled(ruled(ruled(image, thick), soft, [gold[0] - 11, gold[1] + 11, gold[2] + 13]), softer, [
      gold[0] - 22,
      gold[1] + 22,
      gold[2] + 26,
    ]);
    expect(findUnderline(picture, paragraph)?.lines).toHaveLength(1);
  });

  it('is found to its ends behind the letters that cross it', () => {
    const { image, paragraph, rules } = title(['giardino']);
    const crossed = rules.map((rule) => ({ ...rule, left: 46, right: 54 }));
    const [found] = findUnderline(ruled(ruled(image, rules), crossed, [0x1c, 0x2b, 0x4a]), paragraph)?.lines ?? [];
    expect((found?.x ?? NaN) - (found?.width ?? NaN) / 2).toBeCloseTo(40, 0);
  });

  it('of the colour of the letters is found, too', () => {
    const { image, paragraph, rules } = title(['Long pages']);
    const found = findUnderline(ruled(image, rules, [0x1c, 0x2b, 0x4a]), paragraph);
    expect(found?.lines).toHaveLength(1);
  });

  it('is not what parts the text from others: a rule that goes on beside it', () => {
    const { image, paragraph, rules } = title(['Long pages']);
    expect(
      findUnderline(
        ruled(
          image,
          rules.map((rule) => ({ ...rule, left: 0, right: size.width })),
        ),
        paragraph,
      ),
    ).toBeUndefined();
  });

  it('is not a rule under the last of two lines', () => {
    const { image, paragraph, rules } = title(['Long pages', 'of paper']);
    expect(findUnderline(ruled(image, rules.slice(1)), paragraph)).toBeUndefined();
  });

  it('is not the edge of the surface that the text stands on', () => {
    const { image, paragraph, rules } = title(['Long pages']);
    const floor = rules.map((rule) => ({ ...rule, left: 0, right: size.width, bottom: size.height }));
    expect(findUnderline(ruled(image, floor), paragraph)).toBeUndefined();
  });

  it.each([0, 8])('is not the foot of a frame whose corners have a radius of %i px', (radius) => {
    const { image, paragraph, rules } = title(['Long pages']);
    const [rule] = rules;
    if (!rule) throw new Error('The title has a line.');
    const frame = {
      left: rule.left - radius - 4,
      right: rule.right + radius + 4,
      top: baseline - 60,
      bottom: rule.bottom,
    };
    const sides = [
      { ...frame, right: frame.left + 4, bottom: rule.top - radius },
      { ...frame, left: frame.right - 4, bottom: rule.top - radius },
      { ...rule, top: frame.top, bottom: frame.top + 4 },
    ];
    expect(findUnderline(ruled(image, [...rules, ...sides]), paragraph)).toBeUndefined();
  });

  it('is not the head of a box below the text', () => {
    const { image, paragraph, rules } = title(['Long pages']);
    const [rule] = rules;
    if (!rule) throw new Error('The title has a line.');
    const sides = [
      { ...rule, right: rule.left + 4, bottom: rule.top + 70 },
      { ...rule, left: rule.right - 4, bottom: rule.top + 70 },
    ];
    expect(findUnderline(ruled(image, [...rules, ...sides]), paragraph)).toBeUndefined();
  });

  it('is not the foot of a button whose sides are lit otherwise: it reaches far beyond the words', () => {
    const { image, paragraph, rules } = title(['Long pages']);
    const foot = rules.map((rule) => ({ ...rule, left: rule.left - 26, right: rule.right + 26 }));
    expect(findUnderline(ruled(image, foot), paragraph)).toBeUndefined();
  });

  it('is not found where there is none', () => {
    const { image, paragraph } = title(['Long pages', 'of paper']);
    expect(findUnderline(image, paragraph)).toBeUndefined();
  });

  it('plays no part when its letters are measured', () => {
    const { image, clean, paragraph, rules } = title(['Long pages']);
    const drawn = ruled(image, rules);
    const underline = findUnderline(drawn, paragraph);
    if (!underline) throw new Error('The underline was not found.');
    const [rule] = rules;
    const left = withoutUnderlines(drawn, clean, [{ ...paragraph, underline }]);
    const at = (((rule?.top ?? 0) + 2) * size.width + 60) * 4;
    expect(left.data.subarray(at, at + 3)).toEqual(clean.data.subarray(at, at + 3));
    expect(withoutUnderlines(drawn, clean, [paragraph])).toBe(drawn);
  });
});
