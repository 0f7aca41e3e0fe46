import { typefaces } from '@palimpsest/typefaces';
import { createTypefaceRecogniser, type TypefaceRecogniser } from '@palimpsest/typefaces/recognise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paragraph, ParagraphStyle } from '../model/paragraph.ts';
import type { Raster } from '../image/raster.ts';
import { quadOf, rectangleOf } from '../geometry/oriented-rectangle.ts';
import { eraseText } from '../inpainting/erase-text.ts';
import { wordStrokes } from '../ink/strokes.ts';
import { blotches, type Context, draw, type DrawnText, plain, slope } from '../testing/drawing.ts';
import { describeStyles } from './describe-style.ts';
import { findRuns } from './runs/find-runs.ts';
import { createTypographer, type Typographer } from './typographer.ts';

let recogniser: TypefaceRecogniser;
let typographer: Typographer;

beforeAll(async () => {
  recogniser = await createTypefaceRecogniser();
  typographer = createTypographer(recogniser);
});

afterAll(() => recogniser.close());

const lines = ['Walk with us through quiet', 'valleys and sleep in', 'a warm mountain hut'];
const paragraph: DrawnText = { lines, x: 40, y: 70, size: 30, colour: '#2b4d3f' };

function button(context: Context): void {
  plain('#ffffff')(context);
  context.fillStyle = '#ffd166';
  context.fillRect(30, 40, 220, 60);
}

/** The styles of texts drawn over a background, as they are after erasing. */
function stylesOf(
  texts: readonly DrawnText[],
  background: (context: Context) => void = plain('#f6f1e7'),
  size = { width: 520, height: 240 },
): Promise<ParagraphStyle[]> {
  const { image, paragraphs } = draw(size.width, size.height, background, texts);
  const { erased } = eraseText(image, paragraphs);
  return describeStyles(image, paragraphs, erased, paragraphs, typographer);
}

async function styleOf(text: Partial<DrawnText>, background?: (context: Context) => void): Promise<ParagraphStyle> {
  const [style] = await stylesOf([{ ...paragraph, ...text }], background);
  if (!style) throw new Error('One text has one style.');
  return style;
}

/** The style of one paragraph alone. */
async function wholeStyle(image: Raster, paragraph: Paragraph, erased: Raster): Promise<ParagraphStyle> {
  const [style] = await describeStyles(image, [paragraph], erased, [], typographer);
  if (!style) throw new Error('One text has one style.');
  return style;
}

/** The style of a text whose runs were found before it was erased. */
async function withRuns(text: Partial<DrawnText>, background = plain('#14213d')): Promise<ParagraphStyle> {
  const drawn = { ...paragraph, colour: '#ffffff', size: 40, ...text };
  const { image, paragraphs } = draw(760, 240, background, [drawn]);
  const found = paragraphs.map((one) => ({ ...one, runs: findRuns(one, (line) => wordStrokes(image, line)) }));
  const { erased } = eraseText(image, found);
  const [style] = await describeStyles(image, found, erased, found, typographer);
  if (!style) throw new Error('One text has one style.');
  return style;
}

/** Difference of two hex colours in CIELAB (CIE76). */
function deltaE(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

function lab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const level = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe('colours', () => {
  it.each(['#2b4d3f', '#000000', '#c1121f'])('gives %s exactly', async (colour) => {
    expect((await styleOf({ colour })).colours[0]).toBe(colour);
  });

  it('gives light ink on dark exactly', async () => {
    expect((await styleOf({ colour: '#ffe066' }, plain('#14213d'))).colours[0]).toBe('#ffe066');
  });

  it.each([11, 12, 13, 14])('is not misled by the thin strokes of text of %i px', async (size) => {
    expect(deltaE((await styleOf({ size, weight: 300 })).colours[0] ?? '', '#2b4d3f')).toBeLessThan(2);
  });

  it('is not misled by what shows around the letters', async () => {
    expect(deltaE((await styleOf({ colour: '#ffffff' }, blotches())).colours[0] ?? '', '#ffffff')).toBeLessThan(2);
    const shadow = { colour: 'rgba(0,0,0,0.6)', blur: 6, dx: 2, dy: 2 };
    expect(
      deltaE((await styleOf({ colour: '#ffffff', shadow }, plain('#7aa6c2'))).colours[0] ?? '', '#ffffff'),
    ).toBeLessThan(2);
  });

  it('offers the colour of an accent second', async () => {
    const { image, paragraphs } = draw(520, 240, plain('#f6f1e7'), [
      paragraph,
      { ...paragraph, lines: ['and bathe'], y: 182, colour: '#d62828' },
    ]);
    const [first, second] = paragraphs;
    if (!first || !second) throw new Error('Two texts make two paragraphs.');
    const whole = { ...first, lines: [...first.lines, ...second.lines] };
    expect((await wholeStyle(image, whole, eraseText(image, [whole]).erased)).colours).toEqual(['#2b4d3f', '#d62828']);
  });
});

describe('font size', () => {
  it.each([
    { size: 14 },
    { size: 22, weight: 700 },
    { size: 41, lines: ['DATES & PRICES'] },
    { size: 30, lines: ['sans cocoa, use no excess'] },
    { size: 30, family: 'Open Sans' },
    { size: 30, rotation: 6 },
    { size: 30, lines: ['2024'] },
  ])('is found within 6 % for %o', async (text) => {
    expect(Math.abs((await styleOf(text)).fontSize / text.size - 1)).toBeLessThan(0.06);
  });

  it('is found on a slope of colours and on a texture', async () => {
    expect((await styleOf({ colour: '#ffffff' }, slope('#1d3557', '#6a4c93'))).fontSize).toBeCloseTo(30, 0);
    expect(Math.abs((await styleOf({ colour: '#ffffff' }, blotches())).fontSize / 30 - 1)).toBeLessThan(0.06);
  });

  it('does not grow with letters of the next line that reach into this one', async () => {
    const tight: DrawnText = { ...paragraph, lines: ['Playing'], size: 60, y: 80 };
    const { image, paragraphs } = draw(520, 240, plain('#ffffff'), [tight, { ...tight, lines: ['hills'], y: 132 }]);
    const [first, second] = paragraphs;
    if (!first || !second) throw new Error('Two texts make two paragraphs.');
    const whole = { ...first, lines: [...first.lines, ...second.lines] };
    const { fontSize } = await wholeStyle(image, whole, eraseText(image, [whole]).erased);
    expect(Math.abs(fontSize / 60 - 1)).toBeLessThan(0.06);
  });
});

describe('face', () => {
  it.each([
    { family: 'Roboto', weight: 400 },
    { family: 'Roboto', weight: 700 },
    { family: 'Open Sans', weight: 400 },
    { family: 'Open Sans', weight: 700 },
    { family: 'Roboto Slab', weight: 700 },
    { family: 'Playfair Display', weight: 400 },
    { family: 'Oswald', weight: 400 },
    { family: 'Anton', weight: 400 },
    { family: 'Pacifico', weight: 400 },
    { family: 'Courier Prime', weight: 400 },
  ])('is told: $family $weight', async ({ family, weight }) => {
    expect(await styleOf({ family, weight })).toMatchObject({ fontFamily: family, fontWeight: weight });
  });

  it('is told to slope', async () => {
    expect(await styleOf({ family: 'Lora', italic: true })).toMatchObject({ fontFamily: 'Lora', fontStyle: 'italic' });
    expect((await styleOf({ family: 'Lora' })).fontStyle).toBeUndefined();
  });

  it('is its own class beside a text of the same size and colour', async () => {
    const [sans, serif] = await stylesOf(
      [
        { ...paragraph, lines: ['A large glass for only three until ten'], family: 'Open Sans', size: 26 },
        { ...paragraph, lines: ['Bring your own cup and save ten percent'], family: 'Lora', size: 25, y: 150 },
      ],
      undefined,
      { width: 620, height: 240 },
    );
    expect([sans?.fontFamily, serif?.fontFamily]).toEqual(['Open Sans', 'Lora']);
  });

  it('of a short text is that of the others in the picture', async () => {
    const title = { ...paragraph, family: 'Zilla Slab', weight: 700, colour: '#222222' };
    const styles = await stylesOf([title, { ...title, lines: ['Oil'], y: 210, size: 22 }]);
    expect(styles.map(({ fontFamily }) => fontFamily)).toEqual(['Zilla Slab', 'Zilla Slab']);
  });

  it('is stated with its confidence: high for a face of the library, lower for what the library lacks', async () => {
    const known = await styleOf({ family: 'Lora' });
    const only = createTypographer(recogniser, ['Roboto']);
    const { image, paragraphs } = draw(520, 240, plain('#f6f1e7'), [{ ...paragraph, family: 'Lora' }]);
    const [unknown] = await describeStyles(image, paragraphs, eraseText(image, paragraphs).erased, [], only);
    expect(known.faceConfidence).toBeGreaterThan(0.8);
    expect(unknown?.fontFamily).toBe('Roboto');
    expect(unknown?.faceConfidence).toBeLessThan(0.6);
  });

  it('tells bold from regular in light ink on dark too', async () => {
    const background = plain('#14213d');
    expect((await styleOf({ colour: '#ffffff', weight: 400 }, background)).fontWeight).toBeLessThanOrEqual(500);
    expect((await styleOf({ colour: '#ffffff', weight: 700 }, background)).fontWeight).toBeGreaterThanOrEqual(700);
  });
});

describe('spacing', () => {
  it.each([1, 1.25, 1.5])('of lines %f sizes apart is told', async (leading) => {
    expect((await styleOf({ leading })).lineHeight).toBeCloseTo(leading, 1);
  });

  it('of letters set apart or close is told, and none where there is none', async () => {
    const title = { lines: ['SUMMER CONCERT'], family: 'Montserrat', weight: 700 };
    expect((await styleOf({ ...title, letterSpacing: 0.15 })).letterSpacing).toBeCloseTo(0.15, 1);
    expect((await styleOf(title)).letterSpacing).toBeUndefined();
  });

  it.each(['Archivo Narrow', 'PT Sans', 'Josefin Sans', 'Crimson Text', 'Zilla Slab'])(
    'of letters in a face like %s, which the library lacks, is at least -0.02 em',
    async (family) => {
      const families = typefaces.map(({ name }) => name).filter((name) => name !== family);
      const { image, paragraphs } = draw(520, 160, plain('#f6f1e7'), [{ ...paragraph, family }]);
      const { erased } = eraseText(image, paragraphs);
      const lacking = createTypographer(recogniser, families);
      const [style] = await describeStyles(image, paragraphs, erased, paragraphs, lacking);
      expect(style?.fontFamily).not.toBe(family);
      expect(style?.letterSpacing ?? 0).toBeGreaterThanOrEqual(-0.02);
    },
  );
});

describe('alignment', () => {
  it.each([
    { align: 'left', x: 40 },
    { align: 'center', x: 260 },
    { align: 'right', x: 480 },
  ] as const)('of several lines is told by their ends: $align', async ({ align, x }) => {
    expect((await styleOf({ align, x })).textAlign).toBe(align);
  });

  it('of several turned lines is told alike', async () => {
    expect((await styleOf({ align: 'right', x: 440, y: 60, rotation: 8 })).textAlign).toBe('right');
  });

  it('of a single line in the middle of a button is centred', async () => {
    expect((await styleOf({ lines: ['Book now'], align: 'center', x: 140, y: 80 }, button)).textAlign).toBe('center');
  });

  it('of a single line at one side is left', async () => {
    expect((await styleOf({ lines: ['Harvest Market'] })).textAlign).toBe('left');
  });

  it('of a price at the end of a row is right', async () => {
    const item: DrawnText = { lines: ['Espresso'], x: 40, y: 70, size: 24, colour: '#222222' };
    const styles = await stylesOf([item, { ...item, lines: ['€ 2,40'], x: 440, align: 'right' }]);
    expect(styles.map(({ textAlign }) => textAlign)).toEqual(['left', 'right']);
  });

  it('of a text that ends a row where the row began is right', async () => {
    const item: DrawnText = { lines: ['Bluebird Shoes'], x: 40, y: 70, size: 24, colour: '#222222' };
    const styles = await stylesOf([item, { ...item, lines: ['Only this week'], x: 480, align: 'right' }]);
    expect(styles.map(({ textAlign }) => textAlign)).toEqual(['left', 'right']);
  });

  it('of captions under columns is centred', async () => {
    const captions = ['Äpfel', 'Ziegenkäse', 'Brot'].map((text, i) => ({
      ...paragraph,
      lines: [text],
      x: 100 + 150 * i,
      align: 'center' as const,
      size: 20,
    }));
    expect((await stylesOf(captions)).map(({ textAlign }) => textAlign)).toEqual(['center', 'center', 'center']);
  });

  it('of items about as wide as each other that begin on one edge is left, though headings have their middle', async () => {
    const item = { x: 176, size: 20, colour: '#333333' };
    const heading = { ...item, x: 252, align: 'center' as const, size: 30 };
    const texts = [
      { ...heading, lines: ['En la escuela'], y: 50 },
      { ...item, lines: ['Lavar sus manos'], y: 90 },
      { ...item, lines: ['Abrir las puertas'], y: 125 },
      { ...item, lines: ['No compartir vasos'], y: 160 },
      { ...heading, lines: ['En la casa'], y: 215 },
    ];
    expect((await stylesOf(texts)).slice(1, 4).map(({ textAlign }) => textAlign)).toEqual(['left', 'left', 'left']);
  });

  it('of a heading at the edge of an equal one is left, though captions below have its middle by chance', async () => {
    const heading = { lines: ['SPECIES NEARBY'], x: 30, y: 60, size: 30, weight: 700, colour: '#ffffff' };
    const last = { ...heading, lines: ['CHALLENGES'], y: 560 };
    const { paragraphs } = draw(520, 620, plain('#39966b'), [last]);
    const [start, end] = paragraphs[0]?.quad ?? [];
    const middle = ((start?.x ?? 0) + (end?.x ?? 0)) / 2;
    const captions = ['California', 'Poppy'].map((line, index) => ({
      ...heading,
      lines: [line],
      x: middle,
      y: 420 + 40 * index,
      size: 24,
      weight: 400,
      align: 'center' as const,
    }));
    const styles = await stylesOf([heading, ...captions, last], plain('#39966b'), { width: 520, height: 620 });
    expect(styles.at(-1)?.textAlign).toBe('left');
    expect(styles[1]?.textAlign).toBe('center');
  });

  it('of a title in the middle of the picture is centred, though labels below end where it ends by chance', async () => {
    const title = {
      lines: ['Architectural Principles of Safe Systems'],
      y: 60,
      size: 44,
      weight: 700,
      colour: '#101010',
    };
    const { paragraphs } = draw(1000, 420, plain('#ffffff'), [{ ...title, x: 500, align: 'center' as const }]);
    const end = paragraphs[0]?.quad[1].x ?? 0;
    const label = { x: end, size: 16, weight: 500, colour: '#101010', align: 'right' as const };
    const styles = await stylesOf(
      [
        { ...title, x: 500, align: 'center' as const },
        { ...title, lines: ['Lessons from building a framework'], x: 500, y: 110, size: 20, align: 'center' as const },
        { ...label, lines: ['FAILURE'], y: 200 },
        { ...label, lines: ['Standard Edge Case'], y: 320 },
      ],
      plain('#ffffff'),
      { width: 1000, height: 420 },
    );
    expect(styles[0]?.textAlign).toBe('center');
  });

  it('of single lines follows the column that they stand in', async () => {
    const styles = await stylesOf(
      ['Monday to Friday', 'Saturday', 'Sunday and holidays'].map((text, i) => ({
        ...paragraph,
        lines: [text],
        x: 480,
        y: 60 + 50 * i,
        align: 'right' as const,
      })),
    );
    expect(styles.map(({ textAlign }) => textAlign)).toEqual(['right', 'right', 'right']);
  });
});

describe('a paragraph without ink', () => {
  it('is still described, by its box', async () => {
    const { clean, paragraphs } = draw(520, 240, plain('#f6f1e7'), [paragraph]);
    const [one] = paragraphs;
    if (!one) throw new Error('One text makes one paragraph.');
    const style = await wholeStyle(clean, one, clean);
    expect(style.fontSize).toBeGreaterThan(10);
    expect(style.colours).toHaveLength(1);
  });
});

describe('runs', () => {
  it('have their own colour, and the colour of the text stays that of its other letters', async () => {
    const runs = [{ words: 'orange juice', colour: '#ff8800' }];
    const style = await withRuns({ lines: ['Our fresh orange juice for all'], weight: 700, runs });
    expect(style).toMatchObject({ fontFamily: 'Roboto', fontWeight: 700, runs: [{ fill: '#ff8800' }] });
    expect(style.colours.slice(0, 2)).toEqual(['#ffffff', '#ff8800']);
  });

  it('leave the colour of the rest to thin letters behind a bold word', async () => {
    const runs = [{ words: 'Publicar', colour: '#3aabac', weight: 700 }];
    const text = { lines: ['Publicar cumpliendo los requisitos'], colour: '#a5a5a5', size: 19, runs };
    const style = await withRuns(text, plain('#ffffff'));
    expect(style.runs).toEqual([
      { fill: '#3aabac', fontWeight: expect.toSatisfy((weight: number) => weight >= 700) as number },
    ]);
    expect(style.fontFamily).toBe('Roboto');
    expect(deltaE(style.colours[0] ?? '', '#a5a5a5')).toBeLessThan(6);
    expect(Math.abs((style.pens?.[0]?.x ?? 0) - paragraph.x)).toBeLessThan(1);
  });

  it.each([
    ['Roboto', 400, 700],
    ['Roboto', 300, 500],
    ['Lora', 400, 700],
    ['Montserrat', 400, 700],
  ])('have their own weight beside that of the text: %s %i with %i', async (family, weight, own) => {
    const runs = [{ words: '$9.90 a box', weight: own }];
    const style = await withRuns({ lines: ['All cakes for $9.90 a box today'], family, weight, runs });
    expect(style.fontFamily).toBe(family);
    expect(Math.abs(style.fontWeight - weight)).toBeLessThanOrEqual(100);
    expect(Math.abs((style.runs?.[0]?.fontWeight ?? 0) - own)).toBeLessThanOrEqual(100);
    expect(style.fontSize / 40).toBeCloseTo(1, 1.2);
  });

  it('at the start of a line leave the pen where the line starts', async () => {
    const runs = [{ words: 'Today', weight: 900 }];
    const style = await withRuns({ lines: ['Today all our cakes are free'], runs });
    expect(style.pens?.[0]?.x).toBeCloseTo(40, -0.5);
    expect(style.pens?.[0]?.y).toBeCloseTo(70, -0.3);
  });
});

it('sets a text whose box reaches into the next text as it is set where its box ends above', async () => {
  const name = { lines: ['Salmon with tagliatelle'], x: 24, y: 60, size: 12, colour: '#202020' };
  const maker = { ...name, lines: ['Nestlé, gently'], y: 73, size: 10, colour: '#6a6a6a' };
  const { image, paragraphs } = draw(260, 120, plain('#ffffff'), [name, maker]);
  const stylesWith = (reach: number): Promise<ParagraphStyle[]> => {
    const read = paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map((line) => {
        const { y, height, ...frame } = rectangleOf(line.quad);
        return { ...line, quad: quadOf({ ...frame, y: y + reach / 2, height: height + reach }) };
      }),
    }));
    return describeStyles(image, read, eraseText(image, read).erased, read, typographer);
  };
  const [alone] = await stylesWith(0);
  const [reaching] = await stylesWith(5);
  expect(alone?.fontFamily).toBe('Roboto');
  expect(reaching?.fontFamily).toBe('Roboto');
  expect(reaching?.fontSize).toBeCloseTo(alone?.fontSize ?? 0, 0);
  expect(reaching?.colours).toEqual(alone?.colours);
});
