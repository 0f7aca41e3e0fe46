import { layoutText, type TextStyle } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LocalisedText } from '../model/document.ts';
import type { ParagraphStyle } from '../model/paragraph.ts';
import type { Quad } from '../geometry/quad.ts';
import { fitTranslations } from './fit-translations.ts';

const ctx = createCanvas(1, 1).getContext('2d');
const type: TextStyle = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 20, textAlign: 'left' };
const style: ParagraphStyle = {
  fontFamily: 'Roboto',
  fontWeight: 400,
  fontSize: 20,
  textAlign: 'left',
  colours: ['#000000'],
};
const original =
  'Walk with us through quiet valleys, sleep in a warm mountain hut above the clouds, and wake to the sound of bells in the morning';
const translation =
  'Wanderungen durch abgelegene Täler, Übernachtungen in einer gemütlichen Berghütte und Frühstück mit Aussicht auf die Berge';
const hyphenation = 'Wan-de-run-gen ab-ge-le-ge-ne Über-nach-tun-gen ge-müt-li-chen Berg-hüt-te Früh-stück Aus-sicht';
const picture = { width: 900, height: 700, data: new Uint8ClampedArray(900 * 700 * 4).fill(255) };

beforeAll(registerFonts);

function rectangle(x1: number, y1: number, x2: number, y2: number): Quad {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
}

/** The original poured into a column of a width, and its translation in its place. */
function translated(column: number, parted?: string, how: Partial<TextStyle> = {}, words = translation): LocalisedText {
  const set = layoutText(ctx, original, { ...type, ...how }, column);
  const lines = set.lines.map(({ text, x, width, baseline }) => ({
    text,
    confidence: 1,
    quad: rectangle(100 + x, 100 + baseline - 15, 100 + x + width, 100 + baseline + 4),
  }));
  const quad = rectangle(100, 100, 100 + set.width, 100 + set.height);
  const paragraph = { id: 1, text: original, quad, rotation: 0, lines };
  const aligned = { ...style, textAlign: how.textAlign ?? style.textAlign };
  const [text] = fitTranslations(picture, [{ paragraph, style: aligned, translation: words, hyphenation: parted }], []);
  if (!text) throw new Error('The text was not set.');
  return text;
}

function linesOf(text: LocalisedText): string[] {
  const { fontFamily, fontWeight, fontSize, textAlign, lineHeight, letterSpacing, justified } = text;
  const set: TextStyle = { fontFamily, fontWeight, fontSize, textAlign, lineHeight, letterSpacing, justified };
  const parted = text.hyphenation === undefined ? {} : { hyphenation: text.hyphenation };
  return layoutText(ctx, text.translatedText, { ...set, ...parted }, text.width).lines.map((line) => line.text);
}

/** A quotation whose opening mark hung out or stood on the edge of its lines, right behind a bar, with its translation. */
function quotation(how: Partial<TextStyle>): LocalisedText {
  const { fontSize = 20 } = how;
  const words = '“Walk with us through quiet valleys and sleep in a warm hut”';
  const { lines } = layoutText(ctx, words, { ...type, ...how }, 15 * fontSize);
  const placed = lines.map(({ text, x, width, baseline }) => ({
    text,
    confidence: 1,
    quad: rectangle(100 + x, 100 + baseline - 0.72 * fontSize, 100 + x + width, 100 + baseline),
  }));
  const left = 100 + Math.min(...lines.map(({ x }) => x));
  const paragraph = { id: 1, text: words, quad: rectangle(left, 100, 500, 160), rotation: 0, lines: placed };
  const bar = Math.floor(left - 0.35 * fontSize);
  const behindBar = { ...picture, data: picture.data.slice() };
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
    if (pixel % picture.width < bar) behindBar.data.set([0, 60, 80], pixel * 4);
  }
  const text = {
    paragraph,
    style: { ...style, fontSize },
    translation: '„Wandern durch stille Täler und schlafen in einer warmen Hütte“',
  };
  const [set] = fitTranslations(behindBar, [text], []);
  if (!set) throw new Error('The text was not set.');
  return set;
}

describe('running text', () => {
  test('in a narrow column is hyphenated, and its words stay as they are', () => {
    const text = translated(170, hyphenation);
    expect(linesOf(text).filter((line) => line.endsWith('-')).length).toBeGreaterThan(0);
    expect(text.translatedText).toBe(translation);
    expect(text.fontSize).toBeGreaterThanOrEqual(translated(170).fontSize);
  });

  test('in a wide column is not', () => {
    expect(translated(450, hyphenation).hyphenation).toBeUndefined();
  });

  test('that was justified is justified again, in a column as wide, and hyphenated however wide that is', () => {
    for (const column of [230, 300, 340]) {
      const text = translated(column, hyphenation, { justified: true });
      expect(text).toMatchObject({ justified: true, textAlign: 'left', hyphenation });
      expect(Math.abs(text.width - column)).toBeLessThan(0.1 * style.fontSize);
    }
  });

  test('that was ragged, centred or of three lines is not justified', () => {
    expect(translated(300).justified).toBeUndefined();
    expect(translated(300, undefined, { textAlign: 'center' }).justified).toBeUndefined();
    expect(translated(560, undefined, { justified: true }).justified).toBeUndefined();
  });

  test.each(['left', 'center', 'right'] as const)(
    'set %s begins at the height where its original did, with however fewer lines',
    (textAlign) => {
      const short = 'Wanderungen durch abgelegene Täler und Frühstück mit Aussicht';
      const text = translated(300, undefined, { textAlign }, short);
      expect(linesOf(text)).toHaveLength(2);
      expect(Math.abs(text.quad[0].y - 100)).toBeLessThan(1.5);
    },
  );

  test('that began with a bullet begins with it outside the edge of its lines again, at the same place', () => {
    const bulleted = { ...type, hangingPunctuation: true };
    const [first, second] = layoutText(ctx, '• Free breakfast for guests', bulleted, 160).lines;
    const lines = [first, second].flatMap((set) =>
      set
        ? [
            {
              text: set.text,
              confidence: 1,
              quad: rectangle(100 + set.x, 85 + set.baseline, 100 + set.x + set.width, 104 + set.baseline),
            },
          ]
        : [],
    );
    const quad = rectangle(100 + (first?.x ?? 0), 100, 260, 150);
    const paragraph = { id: 1, text: '• Free breakfast for guests', quad, rotation: 0, lines };
    const [text] = fitTranslations(picture, [{ paragraph, style, translation: '• Freies Frühstück für Gäste' }], []);
    expect(text?.hangingPunctuation).toBe(true);
    expect(Math.abs((text?.quad[0].x ?? 0) - 100)).toBeLessThan(0.1 * style.fontSize);
  });

  test('has its quotation marks outside where those of its original stood there', () => {
    expect(quotation({ hangingPunctuation: true })).toMatchObject({ hangingPunctuation: true, fontSize: 20 });
    expect(quotation({ hangingPunctuation: true, fontSize: 80 }).hangingPunctuation).toBeUndefined();
  });

  test('has its quotation marks on the edge where those of its original stood on it, and its size beside a bar', () => {
    const text = quotation({});
    expect(text.hangingPunctuation).toBeUndefined();
    expect(text.fontSize).toBe(20);
  });

  test('has no quotation marks outside where its original shows none at the start of a line', () => {
    const text = translated(300, undefined, {}, '„Täler“ und „Berge“ und „Hütten“ und ein Frühstück mit Aussicht');
    expect(text.hangingPunctuation).toBeUndefined();
  });
});
