import * as fc from 'fast-check';
import { layoutText, measureText } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LocalisedText } from '../model/document.ts';
import type { ParagraphStyle } from '../model/paragraph.ts';
import type { Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';
import { paintLocalisedText } from './render.ts';
import { fitTranslations, type TranslatedParagraph } from './fit-translations.ts';

beforeAll(registerFonts);

const width = 800;
const height = 600;

/** A white picture with rectangles of other colours. */
function picture(
  ...shapes: { x1: number; y1: number; x2: number; y2: number; colour: [number, number, number] }[]
): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const { x1, y1, x2, y2, colour } of shapes) {
    for (let y = y1; y < y2; y++) {
      for (let x = x1; x < x2; x++) data.set(colour, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

function rectangle(x1: number, y1: number, x2: number, y2: number): Quad {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
}

const yellow: [number, number, number] = [250, 200, 0];

function paintedPixels(text: LocalisedText): boolean[] {
  const ctx = createCanvas(width, height).getContext('2d');
  paintLocalisedText(ctx, text);
  const { data } = ctx.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) > 0);
}

/** How many pixels of shapes around a text its translation covers. */
function coveredPixels(...shapes: Parameters<typeof picture>): number {
  const ground = picture(...shapes);
  const text = only(fitTranslations(ground, [line('SALE', 'REBAJAS DE VERANO', 100, 200, 110)], []));
  return paintedPixels(text).filter((isPainted, pixel) => isPainted && ground.data[pixel * 4 + 2] === 0).length;
}

let nextId = 1;

/** A line of capitals in Roboto at 40 px, whose ink is as wide as said. */
function line(
  text: string,
  translation: string,
  x: number,
  y: number,
  inkWidth: number,
  style: Partial<ParagraphStyle> = {},
): TranslatedParagraph {
  const fontSize = style.fontSize ?? 40;
  const quad = rectangle(x, y, x + inkWidth, y + 0.71 * fontSize);
  return {
    translation,
    paragraph: { id: nextId++, text, quad, rotation: 0, lines: [{ text, quad, confidence: 1 }] },
    style: { fontFamily: 'Roboto', fontWeight: 700, fontSize, textAlign: 'left', colours: ['#000000'], ...style },
  };
}

function only(texts: LocalisedText[]): LocalisedText {
  expect(texts).toHaveLength(1);
  return texts[0] as LocalisedText;
}

describe('one text', () => {
  test('keeps the size and the baseline of its original where it fits', () => {
    const text = only(fitTranslations(picture(), [line('HOUSE', 'CASA', 100, 200, 130)], []));
    expect(text.fontSize).toBe(40);
    // Half of the line box lies 0.355 em below the middle of the capitals, less what the font's metrics are off their middle.
    expect(text.center.y).toBeCloseTo(200 + 0.355 * 40, -1);
    expect(text.quad[0].x).toBeGreaterThan(95);
    expect(text.quad[0].x).toBeLessThan(101);
  });

  test.each(['Special Elite', 'Antonio', 'Courier Prime'])(
    'stands on the baseline of its original in %s, whose capitals are not in the middle of the line box',
    (fontFamily) => {
      const baseline = 228;
      const style = { fontFamily, fontWeight: 400, pens: [{ x: 100, y: baseline }] };
      const text = only(fitTranslations(picture(), [line('HOUSE', 'HOTEL', 100, 200, 130, style)], []));
      const bottom = Math.floor(paintedPixels(text).lastIndexOf(true) / width) + 1;
      expect(Math.abs(bottom - baseline)).toBeLessThanOrEqual(2);
    },
  );

  test('has the leading of large letters where a single large line becomes several', () => {
    const title = line('SALE', 'GRANDES REBAJAS', 60, 120, 190, { fontSize: 80 });
    const beside = line('NOW', 'AHORA', 300, 120, 100, { fontSize: 80 });
    const [text] = fitTranslations(picture(), [title, beside], []);
    expect(text?.lineHeight).toBe(1.1);
    const small = only(fitTranslations(picture(), [line('HOUSE', 'CASA', 100, 200, 130)], []));
    expect(small.lineHeight).toBeUndefined();
  });

  test('gives each run of its translation what the run of the original had of its own', () => {
    const original = line('BIG SALE', 'GRANDES REBAJAS', 100, 200, 180, {
      fontWeight: 400,
      runs: [{ fill: '#ff8800' }, { fontWeight: 700 }, {}],
    });
    const runs = [
      { run: 1, start: 0, end: 7 },
      { run: 0, start: 8, end: 12 },
      { run: 2, start: 12, end: 15 },
    ];
    const text = only(fitTranslations(picture(), [{ ...original, runs }], []));
    expect(text.runs).toEqual([
      { start: 0, end: 7, fontWeight: 700 },
      { start: 8, end: 12, fill: '#ff8800' },
    ]);
    expect(text.fontWeight).toBe(400);
    const plain = only(fitTranslations(picture(), [original], []));
    expect(plain.runs).toBeUndefined();
    expect(text.width).toBeGreaterThan(plain.width + 1);
  });

  test('gives no run the colour of its background, on which its words would not be seen', () => {
    const ball = { x1: 220, y1: 150, x2: 300, y2: 300, colour: yellow };
    const original = line('MORE FUN', 'MÁS DIVERTIDO', 100, 200, 180, {
      runs: [{ fill: '#fafafa' }, { fill: '#c00000' }],
    });
    const runs = [
      { run: 0, start: 0, end: 3 },
      { run: 1, start: 4, end: 13 },
    ];
    const text = only(fitTranslations(picture(ball), [{ ...original, runs }], []));
    expect(text.runs).toEqual([{ start: 4, end: 13, fill: '#c00000' }]);
  });

  test('takes the free space beside it before its type becomes smaller', () => {
    const text = only(fitTranslations(picture(), [line('SALE', 'REBAJAS DE VERANO', 100, 200, 110)], []));
    expect(text.fontSize).toBe(40);
    expect(text.width).toBeGreaterThan(300);
  });

  test('stays one line beside a text that stands as near below as it did below the original', () => {
    const note: Quad = rectangle(100, 242, 420, 262);
    const dish = line('Sopa', 'Soup of the day', 100, 200, 95);
    const quad = rectangle(100, 200, 195, 237);
    const paragraph = { ...dish.paragraph, quad, lines: [{ text: 'Sopa', quad, confidence: 1 }] };
    const [text] = fitTranslations(picture(), [{ ...dish, paragraph }], [note]);
    const ctx = createCanvas(1, 1).getContext('2d');
    expect(layoutText(ctx, text?.translatedText ?? '', text as LocalisedText, text?.width ?? 0).lines).toHaveLength(1);
    expect(text?.fontSize).toBe(40);
    const painted = paintedPixels(text as LocalisedText);
    expect(painted.some((ink, pixel) => ink && Math.floor(pixel / width) >= 242)).toBe(false);
  });

  test('takes the free space beside it before its letters are set closer', () => {
    const ctx = createCanvas(1, 1).getContext('2d');
    const style = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 40, textAlign: 'left' } as const;
    const inkWidth = 0.97 * measureText(ctx, 'CASAS AZULES', style);
    const text = only(fitTranslations(picture(), [line('BLUE HOUSES', 'CASAS AZULES', 100, 200, inkWidth)], []));
    expect(text.fontSize).toBe(40);
    expect(text.letterSpacing).toBeUndefined();
  });

  test('keeps its words whole when its lines are balanced', () => {
    const badge = { x1: 85, y1: 120, x2: 325, y2: 310, colour: yellow };
    const first = line('Croissant', 'Croissant offered', 105, 200, 200, { textAlign: 'center' });
    const text = only(fitTranslations(picture(badge), [first], []));
    const ctx = createCanvas(1, 1).getContext('2d');
    const style = { fontFamily: 'Roboto', fontWeight: 700, fontSize: text.fontSize, textAlign: 'center' } as const;
    expect(text.width).toBeGreaterThanOrEqual(measureText(ctx, 'Croissant', style));
  });

  test('sets its letters a little closer before its type becomes smaller', () => {
    const button = { x1: 90, y1: 180, x2: 340, y2: 250, colour: yellow };
    const roomy = only(fitTranslations(picture(button), [line('SALE', 'REBAJAS', 115, 200, 110)], []));
    expect(roomy.letterSpacing).toBeUndefined();
    const full = only(fitTranslations(picture(button), [line('SALE', 'REBAJAS DE VERANO', 115, 200, 110)], []));
    expect(full.letterSpacing).toBeCloseTo(-0.02, 5);
  });

  test('keeps italics, leading and letter spacing of its original', () => {
    const style = { fontFamily: 'Lora', fontStyle: 'italic', lineHeight: 1.05, letterSpacing: 0.1 } as const;
    const text = only(fitTranslations(picture(), [line('HOUSE', 'CASA', 100, 200, 130, style)], []));
    expect(text).toMatchObject(style);
  });

  test('does not leave the button that it stands on', () => {
    const button = { x1: 90, y1: 180, x2: 250, y2: 250, colour: yellow };
    const text = only(fitTranslations(picture(button), [line('SALE', 'REBAJAS DE VERANO', 115, 200, 110)], []));
    expect(text.fontSize).toBeLessThan(40);
    expect(text.quad[0].x).toBeGreaterThan(90);
    expect(text.quad[1].x).toBeLessThan(250);
    expect(text.quad[2].y).toBeLessThan(255);
  });

  test('grows to the side that its alignment leaves open', () => {
    const right = only(
      fitTranslations(picture(), [line('SALE', 'REBAJAS', 600, 200, 110, { textAlign: 'right' })], []),
    );
    expect(right.quad[1].x).toBeCloseTo(710, -1);
    const center = only(
      fitTranslations(picture(), [line('SALE', 'REBAJAS', 345, 200, 110, { textAlign: 'center' })], []),
    );
    expect(center.center.x).toBeCloseTo(400, 0);
  });

  test('that is one line in the middle of a button stays in its middle', () => {
    const button = { x1: 200, y1: 180, x2: 400, y2: 250, colour: yellow };
    const text = only(fitTranslations(picture(button), [line('SALE', 'REBAJA', 245, 200, 110)], []));
    expect(text.textAlign).toBe('center');
    expect(text.center.x).toBeCloseTo(300, 0);
  });

  test('leaves the middle of its button before it is broken or becomes small', () => {
    const button = { x1: 90, y1: 180, x2: 500, y2: 248, colour: yellow };
    const icon = { x1: 110, y1: 200, x2: 140, y2: 228, colour: [0, 0, 0] as [number, number, number] };
    const label = line('RESET', 'PREDETERMINADOS', 170, 200, 130, { textAlign: 'center' });
    const text = only(fitTranslations(picture(button, icon), [label], []));
    expect(text.height).toBeLessThan(1.5 * text.fontSize);
    expect(text.fontSize).toBeGreaterThan(0.75 * 40);
    expect(text.quad[0].x).toBeGreaterThan(140);
    expect(text.quad[1].x).toBeLessThan(500);
  });

  test.each(['JUEGO TODO', 'VER TODO EL MES'])(
    'leaves its edge before it is broken, as far as its ink takes: %s',
    (translation) => {
      const icon = { x1: 180, y1: 195, x2: 215, y2: 233, colour: yellow };
      const rule = { x1: 560, y1: 150, x2: 563, y2: 280, colour: yellow };
      const label = line('PLAY ALL', translation, 230, 200, 160, { textAlign: 'center' });
      const ground = picture(icon, rule);
      const text = only(fitTranslations(ground, [label], []));
      expect(text.fontSize).toBe(40);
      expect(text.height).toBeLessThan(1.5 * 40);
      expect(paintedPixels(text).some((isPainted, pixel) => isPainted && ground.data[pixel * 4 + 2] === 0)).toBe(false);
    },
  );

  test('leaves no word alone on its last line', () => {
    const quad = rectangle(100, 100, 420, 128);
    const second = rectangle(100, 148, 300, 176);
    const lines = [quad, second].map((box) => ({ text: 'WORDS', quad: box, confidence: 1 }));
    const [style] = [line('', '', 0, 0, 1).style];
    const paragraph = { id: 1, text: '', quad: rectangle(100, 100, 420, 176), rotation: 0, lines };
    const text = only(fitTranslations(picture(), [{ paragraph, style, translation: 'UNO DOS TRES CUATRO SEIS' }], []));
    expect(text.width).toBeLessThan(310);
  });

  test('keeps the lines above as long as the column lets them when it brings company to a word alone on the last line', () => {
    const style = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 40, textAlign: 'left' as const };
    const ctx = createCanvas(1, 1).getContext('2d');
    const words = ['WALK WITH US THROUGH', 'THE QUIET VALLEYS'];
    const lines = words.map((text, index) => {
      const top = 100 + 48 * index;
      return { text, quad: rectangle(100, top, 100 + measureText(ctx, text, style), top + 28), confidence: 1 };
    });
    const quad = rectangle(100, 100, 100 + measureText(ctx, words[0] ?? '', style), 176);
    const paragraph = { id: 1, text: words.join(' '), quad, rotation: 0, lines };
    const translation = 'WANDER WITH US ALONG QUIET VALLEYS AND THEIR TOO';
    const text = only(
      fitTranslations(picture(), [{ paragraph, style: { ...style, colours: ['#000000'] }, translation }], []),
    );
    const set = layoutText(ctx, text.translatedText, { ...style, fontSize: text.fontSize }, text.width);
    expect(set.lines.map((line) => line.text)).toEqual(['WANDER WITH US ALONG', 'QUIET VALLEYS AND', 'THEIR TOO']);
  });

  test('of one word that is too long for its size becomes smaller rather than leave the picture', () => {
    const style = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 160, textAlign: 'left' as const };
    const ctx = createCanvas(1, 1).getContext('2d');
    const lines = ['SUMMER', 'SALE'].map((text, index) => {
      const top = 100 + 150 * index;
      return { text, quad: rectangle(60, top, 60 + measureText(ctx, text, style), top + 114), confidence: 1 };
    });
    const quad = rectangle(60, 100, 60 + measureText(ctx, 'SUMMER', style), 364);
    const paragraph = { id: 1, text: 'SUMMER SALE', quad, rotation: 0, lines };
    const translation = 'SOMMERSCHLUSSVERKAUF';
    const text = only(
      fitTranslations(picture(), [{ paragraph, style: { ...style, colours: ['#000000'] }, translation }], []),
    );
    const set = layoutText(ctx, text.translatedText, { ...style, ...text }, text.width);
    expect(set.lines.map((line) => line.text)).toEqual([translation]);
    expect(text.quad[0].x).toBeGreaterThan(0);
    expect(text.quad[0].x + set.width).toBeLessThan(width);
  });

  test.each([
    ['left', 'left', 1],
    ['right', 'left', 1],
    ['center', 'right', 743],
    ['left', 'right', 743],
  ] as const)('set to the %s that stands at the %s edge of a busy picture does not leave it', (textAlign, _, x) => {
    const speckled = picture(
      ...Array.from({ length: 12_000 }, (__, index) => {
        const [left, top] = [(index * 61) % (width - 4), (index * 97) % (height - 4)];
        return { x1: left, y1: top, x2: left + 3, y2: top + 3, colour: yellow };
      }),
    );
    const long = line('SALE', 'Geschwindigkeitsbegrenzung', x, 200, 56, { textAlign });
    const { quad } = only(fitTranslations(speckled, [long], []));
    // Letters have room of their own before and after their ink.
    expect(quad[0].x).toBeGreaterThan(-1);
    expect(quad[1].x).toBeLessThan(width + 1);
  });

  test('follows the dots of a pattern, but not beyond an icon', () => {
    const dots = [165, 205, 245].flatMap((y) =>
      Array.from({ length: 12 }, (_, index) => 240 + index * 40).map((x) => ({
        x1: x,
        y1: y,
        x2: x + 14,
        y2: y + 14,
        colour: yellow,
      })),
    );
    const onDots = only(fitTranslations(picture(...dots), [line('SALE', 'REBAJAS DE VERANO', 100, 200, 110)], []));
    expect(onDots.fontSize).toBe(40);
    const icon = { x1: 240, y1: 195, x2: 275, y2: 230, colour: yellow };
    expect(coveredPixels(icon)).toBe(0);
  });

  test('keeps off an arrow beside it, whatever other small things stand around', () => {
    const arrow = { x1: 226, y1: 209, x2: 250, y2: 221, colour: yellow };
    const days = Array.from({ length: 7 }, (_, index) => 100 + index * 60).flatMap((x) => [
      { x1: x, y1: 300, x2: x + 24, y2: 326, colour: yellow },
      { x1: x + 7, y1: 350, x2: x + 17, y2: 360, colour: yellow },
    ]);
    expect(coveredPixels(arrow, ...days)).toBe(0);
  });

  test('does not cover what stays in the picture', () => {
    const kept = rectangle(260, 195, 400, 235);
    const text = only(fitTranslations(picture(), [line('SALE', 'REBAJAS DE VERANO', 100, 200, 110)], [kept]));
    const covers = text.quad[1].x > 260 && text.quad[0].y < 235 && text.quad[2].y > 195;
    expect(covers).toBe(false);
  });
});

/** A centred text of two lines of capitals. */
function caption(lines: readonly [string, string], translation: string, middle: number, y: number) {
  const ctx = createCanvas(1, 1).getContext('2d');
  const style = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 40, textAlign: 'center' as const };
  const placed = lines.map((text, index) => {
    const [half, top] = [measureText(ctx, text, style) / 2 - 2, y + index * 47];
    return { text, quad: rectangle(middle - half, top, middle + half, top + 28.4), confidence: 1 };
  });
  const width = Math.max(...lines.map((text) => measureText(ctx, text, style))) - 4;
  const text = line(lines.join(' '), translation, middle - width / 2, y, width, style);
  const quad = rectangle(middle - width / 2, y, middle + width / 2, y + 75.4);
  return { ...text, paragraph: { ...text.paragraph, quad, lines: placed } };
}

test('a caption between two arrows keeps its lines, however wide the column of one that was set alike', () => {
  const arrows = [150, 535].map((x) => ({ x1: x, y1: 210, x2: x + 120, y2: 222, colour: yellow }));
  const [narrow] = fitTranslations(
    picture(...arrows),
    [
      caption(['COUGHS OR', 'SNEEZES'], 'TOS O ESTORNUDOS', 402, 200),
      caption(['PACKAGE DELIVERED', 'SOON AFTER'], 'EL ENVASE LLEGA DESPUÉS', 402, 440),
    ],
    [],
  );
  expect(narrow?.fontSize).toBeGreaterThan(0.8 * 40);
  expect(narrow?.height).toBeGreaterThan(1.9 * (narrow?.fontSize ?? 0));
});

test('a label of one line does not push a further line up to the text above it', () => {
  const [clock, month, state, arrow] = [
    [118, 146],
    [214, 242],
    [262, 281],
    [220, 236],
  ] as const;
  const label = line('SEPTEMBER 2024', 'SEPTIEMBRE DE 2024', 100, month[0], 310);
  const kept = [rectangle(60, clock[0], 200, clock[1]), rectangle(100, state[0], 240, state[1])];
  const caret = { x1: 430, y1: arrow[0], x2: 460, y2: arrow[1], colour: yellow };
  const text = only(fitTranslations(picture(caret), [label], kept));
  expect(text.height).toBeLessThan(1.5 * text.fontSize);
  expect(text.fontSize).toBeGreaterThan(0.75 * 40);
});

test('a line does not cross what stands beside the line that it replaces', () => {
  const sticker = { x1: 330, y1: 190, x2: 500, y2: 360, colour: yellow };
  const lines = [
    { text: 'SUMMER', quad: rectangle(60, 100, 500, 171), confidence: 1 },
    { text: 'SALE', quad: rectangle(60, 200, 300, 271), confidence: 1 },
  ];
  const style = {
    fontFamily: 'Roboto',
    fontWeight: 700,
    fontSize: 100,
    textAlign: 'left',
    colours: ['#000000'],
  } as const;
  const paragraph = { id: 1, text: 'SUMMER SALE', quad: rectangle(60, 100, 500, 271), rotation: 0, lines };
  const ground = picture(sticker);
  const translated = { paragraph, style: { ...style, colours: [...style.colours] }, translation: 'VENTA DE VERANO' };
  const painted = paintedPixels(only(fitTranslations(ground, [translated], [])));
  expect(painted.filter((isPainted, pixel) => isPainted && ground.data[pixel * 4 + 2] === 0)).toEqual([]);
});

/** A menu bar, of which one translation is far longer than its original. */
function bar(): TranslatedParagraph[] {
  return [
    line('FILE', 'ARCHIVO', 40, 100, 84),
    line('TOOLS', 'HERRAMIENTAS', 160, 100, 120),
    line('HELP', 'AYUDA', 316, 100, 96),
  ];
}

/** Where the ink of texts begins and ends, in pixels from the left. */
function ends(texts: readonly LocalisedText[]): [number, number][] {
  return texts.map((text) => {
    const columns = paintedPixels(text).flatMap((isPainted, pixel) => (isPainted ? [pixel % width] : []));
    return [Math.min(...columns), Math.max(...columns)];
  });
}

/** Items of a list in Roboto at 20 px, 26 px from line to line, one under the other. */
function list(items: readonly { lines: readonly string[]; translation: string }[]): TranslatedParagraph[] {
  const ctx = createCanvas(1, 1).getContext('2d');
  const style = { fontFamily: 'Roboto', fontWeight: 400, fontSize: 20, lineHeight: 1.3, textAlign: 'left' } as const;
  let row = 0;
  return items.map(({ lines, translation }) => {
    const placed = lines.map((text) => {
      const top = 99 + 26 * row++;
      return { text, quad: rectangle(100, top, 100 + measureText(ctx, text, style), top + 22), confidence: 1 };
    });
    const quad = rectangle(100, placed[0]?.quad[0].y ?? 0, 300, placed.at(-1)?.quad[2].y ?? 0);
    const paragraph = { id: nextId++, text: lines.join(' '), quad, rotation: 0, lines: placed };
    return { paragraph, translation, style: { ...style, colours: ['#000000'] } };
  });
}

/** The middle of the capitals of the first line of a text, in pixels from the top. */
function firstMiddle(text: LocalisedText): number {
  const ctx = createCanvas(1, 1).getContext('2d');
  const [first] = layoutText(ctx, text.translatedText, text, text.width).lines;
  return text.quad[0].y + (first?.baseline ?? 0) - 0.36 * text.fontSize;
}

describe('an item of a list', () => {
  test('of several lines takes the free space beside it where the next item follows as near as its own lines', () => {
    const [item] = fitTranslations(
      picture(),
      list([
        {
          lines: ['Create daily or', 'weekly plans'],
          translation: 'Prepara planes para el día y también para la semana',
        },
        { lines: ['Set yourself goals that you can reach'], translation: 'Objetivos' },
      ]),
      [],
    );
    expect(item?.fontSize).toBe(20);
    expect(item?.width).toBeGreaterThan(180);
  });

  test('takes as many lines as its original where it takes the free space beside it', () => {
    const items = list([
      { lines: ['Create daily or', 'weekly plans'], translation: 'Prepara planes para hoy y la semana' },
      { lines: ['Set yourself goals that you can reach'], translation: 'Objetivos' },
    ]);
    const [item] = fitTranslations(picture(), items, []);
    expect(item?.fontSize).toBe(20);
    expect(item?.height).toBeCloseTo(2 * 1.3 * 20, 0);
  });

  test('keeps the edge that the others stand on, where a single one would leave it rather than become smaller', () => {
    const edge = { x1: 330, y1: 0, x2: 800, y2: 600, colour: yellow };
    const long = { lines: ['Drink plenty of water'], translation: 'Beber agua en abundancia, todos los días' };
    const short = { lines: ['Eat well'], translation: 'Comer bien' };
    const beside = [rectangle(140, 72, 320, 94), rectangle(140, 125, 320, 147)];
    const [alone] = fitTranslations(picture(edge), list([long]), beside);
    expect(alone?.quad[0].x).toBeLessThan(90);
    const [item] = fitTranslations(picture(edge), list([long, short, { ...short }]), beside.slice(0, 1));
    expect(item?.quad[0].x).toBeGreaterThan(97);
  });

  test('begins beside its bullet where its lines become smaller', () => {
    const edge = { x1: 275, y1: 0, x2: 800, y2: 600, colour: yellow };
    const items = list([
      {
        lines: ['Avoid smoking and', 'drink no alcohol in', 'moderation'],
        translation: 'Evita el tabaco en exceso, y no bebas alcohol ni aunque sea con moderación',
      },
      { lines: ['Set goals'], translation: 'Objetivos' },
    ]);
    const [item] = fitTranslations(picture(edge), items, []);
    expect(item?.fontSize).toBeLessThan(18);
    const [first] = items[0]?.paragraph.lines ?? [];
    const middle = (first?.quad[0].y ?? 0) + 1 + 0.36 * 20;
    expect(Math.abs(firstMiddle(item as LocalisedText) - middle)).toBeLessThan(2);
  });
});

describe('a row of entries', () => {
  test('moves along where one is too long for its place, with the gaps and at the size of the original', () => {
    const texts = fitTranslations(picture(), bar(), []);
    for (const text of texts) {
      expect(text.fontSize).toBe(40);
      expect(text.height).toBeLessThan(1.5 * 40);
    }
    const [file, tools, help] = ends(texts);
    expect(file?.[0]).toBeCloseTo(40, -1);
    for (const gap of [(tools?.[0] ?? 0) - (file?.[1] ?? 0), (help?.[0] ?? 0) - (tools?.[1] ?? 0)]) {
      expect(gap).toBeGreaterThan(32);
      expect(gap).toBeLessThan(44);
    }
  });

  test('moves along over an icon below whose edge meets that of an entry by chance', () => {
    const icon = rectangle(160, 200, 190, 230);
    const [, , help] = ends(fitTranslations(picture(), bar(), [icon]));
    expect(help?.[0]).toBeGreaterThan(400);
  });

  test.each([
    ['a rule parts it', { x1: 298, y1: 60, x2: 300, y2: 180, colour: yellow }, []],
    ['its entries stand over columns', undefined, [rectangle(160, 300, 300, 328), rectangle(316, 300, 400, 328)]],
    ['something stands behind it', { x1: 560, y1: 90, x2: 620, y2: 140, colour: yellow }, []],
  ])('stays where it was where %s', (_, shape, kept) => {
    const [, , help] = ends(fitTranslations(picture(...(shape ? [shape] : [])), bar(), kept));
    expect(help?.[0]).toBeCloseTo(316, -1);
  });
});

describe('several texts', () => {
  test('that were alike have one size again', () => {
    const buttons = [100, 300, 500].map((y) => ({ x1: 90, y1: y - 20, x2: 330, y2: y + 48, colour: yellow }));
    const texts = fitTranslations(
      picture(...buttons),
      [
        line('BUY', 'COMPRAR YA', 110, 100, 80),
        line('SEE', 'VER', 110, 300, 80),
        line('ASK', 'PREGUNTA', 110, 500, 80),
      ],
      [],
    );
    const [first = 0, ...others] = texts.map(({ fontSize }) => fontSize);
    expect(others).toEqual([first, first]);
    expect(first).toBeLessThan(40);
    expect(first).toBeGreaterThan(30);
  });

  test('that stood on one edge, give or take a pixel, stand on exactly one', () => {
    const texts = fitTranslations(
      picture(),
      [
        line('HOUSE', 'HOGAR', 100, 100, 130),
        line('HORSE', 'HIERRO', 101.4, 200, 130),
        line('HEART', 'HIJA', 99.2, 300, 130),
      ],
      [],
    );
    expect(new Set(texts.map(({ quad }) => quad[0].x.toFixed(3))).size).toBe(1);
  });

  test('never meet, whatever their translations', () => {
    const words = fc.array(fc.constantFrom('de', 'verano', 'extraordinario', 'la', 'rebajas', 'a'), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, words, (first, second) => {
        const texts = fitTranslations(
          picture(),
          [line('FIRST', first.join(' '), 60, 200, 120), line('SECOND', second.join(' '), 420, 200, 160)],
          [],
        );
        const [a = [], b = []] = texts.map(paintedPixels);
        expect(a.some((isPainted, pixel) => isPainted && b[pixel])).toBe(false);
      }),
      { numRuns: 12 },
    );
  });
});

test('a line of capitals needs no room for descenders above what stands below it', () => {
  const badge = { x1: 355, y1: 222, x2: 471, y2: 350, colour: yellow };
  const edge = { x1: 500, y1: 0, x2: 800, y2: 600, colour: yellow };
  const lines = [
    { text: 'SUMMER', quad: rectangle(60, 100, 465, 171), confidence: 1 },
    { text: 'SALE', quad: rectangle(60, 189, 288, 260), confidence: 1 },
  ];
  const paragraph = { id: 1, text: 'SUMMER SALE', quad: rectangle(60, 100, 465, 260), rotation: 0, lines };
  const { style } = line('', '', 0, 0, 1, { fontSize: 100, lineHeight: 0.9 });
  const ground = picture(badge, edge);
  const text = only(fitTranslations(ground, [{ paragraph, style, translation: 'REBAJAS DE VERANO' }], []));
  expect(text.fontSize).toBeGreaterThan(75);
  expect(paintedPixels(text).filter((isPainted, pixel) => isPainted && ground.data[pixel * 4 + 2] === 0)).toEqual([]);
});
