import { describe, expect, test } from 'vitest';
import { fromFrame } from '../geometry/oriented-rectangle.ts';
import { extentOf } from '../letterforms.ts';
import { partByDoubt } from './part-by-doubt.ts';
import { groupParagraphs } from './paragraphs.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';

interface Setting {
  size?: number;
  colour?: [number, number, number];
  bold?: boolean;
  /** Position of the left edge, the right edge or the centre, depending on `align`. */
  x?: number;
  align?: 'left' | 'center' | 'right';
  /** A mark is drawn before the line, a font size to the left. */
  isMarked?: boolean;
}

/** Mean width of a letter, in font sizes. */
const letterWidth = 0.5;

/** A line as it would have been read, its ink where its letters have it. */
function line(
  text: string,
  baseline: number,
  { size = 20, colour = [20, 20, 20], bold = false, x = 100, align = 'left', isMarked }: Setting = {},
): RecognisedLine {
  const { above, below } = extentOf(text);
  const width = text.length * letterWidth * size;
  const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
  const top = baseline - above * size;
  const height = (above + below) * size;
  return {
    text,
    confidence: 0.95,
    colour,
    stroke: size * (bold ? 0.16 : 0.09),
    descent: below * size,
    doubt: undefined,
    mark: isMarked
      ? { box: { x: left - size, y: baseline - size / 3, width: size / 2, height: size / 2, angle: 0 } }
      : undefined,
    box: { x: left + width / 2, y: top + height / 2, width, height, angle: 0 },
  };
}

/** Lines of one text, 1.3 font sizes apart. */
function block(
  texts: readonly string[],
  firstBaseline: number,
  setting: Setting & { leading?: number } = {},
): RecognisedLine[] {
  const { size = 20, leading = 1.3 } = setting;
  return texts.map((text, index) => line(text, firstBaseline + index * leading * size, setting));
}

/** The same line in strokes so many times as wide. */
function bolder(drawn: RecognisedLine | undefined, times: number): RecognisedLine[] {
  return drawn ? [{ ...drawn, stroke: times * (drawn.stroke ?? 0) }] : [];
}

/** The same line, its ink without the dots of i and j. */
function withoutDots(drawn: RecognisedLine, size: number): RecognisedLine {
  const height = extentOf('x').above * size;
  const bottom = drawn.box.y + drawn.box.height / 2;
  return { ...drawn, box: { ...drawn.box, height, y: bottom - height / 2 } };
}

const texts = (lines: readonly RecognisedLine[]): string[] => groupParagraphs(lines).map(({ text }) => text);

/** Two items of a list, the second line of the first at `x`. */
function twoItems(x: number): RecognisedLine[] {
  return [
    line('Bring your own bag and save fifty', 100, { isMarked: true }),
    line('cents.', 126, { x }),
    line('Children travel free.', 152, { isMarked: true }),
  ];
}

const prose = ['The market opens on Saturday at', 'nine and closes when everything', 'is sold.'];

test('a line whose dots are no part of its ink is as large as the line above', () => {
  const [first, second] = block(['Open air', 'cinema'], 100, { size: 60, leading: 1.02, bold: true });
  if (!first || !second) throw new Error('The block has two lines.');
  expect(texts([first, withoutDots(second, 60)])).toEqual(['Open air cinema']);
  const smaller = line('hours', 160, { size: 45, bold: true });
  expect(texts([first, smaller])).toEqual(['Open air', 'hours']);
});

test('small letters of an old-style face are as large as the capitals of the line above', () => {
  const [first, second] = block(['A longa noite dos', 'museus'], 100, {
    size: 110,
    leading: 0.95,
    align: 'center',
    x: 600,
  });
  if (!first || !second) throw new Error('The block has two lines.');
  const height = second.box.height * 0.78;
  const low = { ...second, box: { ...second.box, height, y: second.box.y + (second.box.height - height) / 2 } };
  expect(texts([first, low])).toEqual(['A longa noite dos museus']);
  expect(texts([first, line('kino', 205, { size: 70, align: 'center', x: 600 })])).toHaveLength(2);
});

test('a line whose letters hang together over the rule through its descender is as large as the line above', () => {
  const [first, second] = block(['Benvenuti in', 'giardino'], 100, { size: 120, leading: 1 });
  if (!first || !second) throw new Error('The block has two lines.');
  expect(texts([first, { ...second, descent: 0 }])).toEqual(['Benvenuti in giardino']);
});

test('a line most of whose letters have descenders stands on their baseline', () => {
  const [first, second] = block(['California', 'Poppy'], 100, { leading: 1.3, align: 'center', x: 400 });
  const beside = line('Grass', 100, { x: 600 });
  const below = line('Rose', 126, { x: 600 });
  if (!first || !second) throw new Error('The block has two lines.');
  expect(texts([first, { ...second, descent: 0 }, beside, below])).toContain('California Poppy');
});

test('lines of a headline in low capitals are one text, where they are the largest of the picture', () => {
  const headline = block(['LA NUEVA', 'COLECCIÓN'], 100, { size: 64, leading: 1.36, align: 'center', x: 400 });
  const small = ['Solo hoy', 'Entrada gratis', 'Pregunte aquí'].map((text, index) =>
    line(text, 400 + 60 * index, { x: 40 + 260 * index }),
  );
  expect(texts([...headline, ...small])).toContain('LA NUEVA COLECCIÓN');
  expect(texts(headline)).toHaveLength(2);
});

/** The same line as it is measured where its own angle is off by so many degrees. */
function turned(drawn: RecognisedLine, degrees: number): RecognisedLine {
  return { ...drawn, box: { ...drawn.box, angle: (degrees * Math.PI) / 180 } };
}

test('a sentence goes on over lines in another colour and weight', () => {
  const red: [number, number, number] = [192, 0, 0];
  const lines = [
    line('It is more dangerous as it', 100),
    line('spreads faster and is', 124, { colour: red, bold: true }),
    line('less well understood', 148, { colour: red, bold: true }),
    line('than the seasonal flu', 172),
  ];
  expect(texts(lines)).toEqual([lines.map(({ text }) => text).join(' ')]);
  expect(texts(block(['Clean', 'surfaces'], 100).with(0, line('Clean', 100, { colour: red })))).toHaveLength(1);
});

test('labels in other colours stay apart: they begin in capitals, end a sentence or stand farther apart', () => {
  const red: [number, number, number] = [192, 0, 0];
  expect(texts([line('Clean', 100), line('Surfaces', 124, { colour: red })])).toHaveLength(2);
  expect(texts([line('Clean it.', 100), line('surfaces', 124, { colour: red })])).toHaveLength(2);
  expect(texts([line('clean', 100), line('surfaces', 132, { colour: red })])).toHaveLength(2);
});

test('a line above one that is turned is no other reading of it', () => {
  const short = line('Dry', 100);
  const turned = { ...short, box: { ...short.box, angle: 0.18 } };
  const { sure, doubtful } = partByDoubt([turned, line('Take a clean towel or the air', 122)]);
  expect(doubtful).toEqual([]);
  expect(sure.map(({ text }) => text)).toEqual(['Dry', 'Take a clean towel or the air']);
});

describe('groupParagraphs', () => {
  test('joins a short last line, whose angle is known less well than that of a long one', () => {
    const setting = { size: 90, x: 400, align: 'center' as const };
    const [first, last] = [line('Mercado en la', 120, setting), line('plaza', 210, setting)];
    expect(texts([first, turned(last, 2.4)])).toEqual(['Mercado en la plaza']);
    expect(
      texts([line('Mercado en la plaza', 120, setting), turned(line('El organizador', 210, setting), 2.6)]),
    ).toHaveLength(2);
  });

  test('joins the lines of a paragraph', () => {
    expect(texts(block(prose, 100))).toEqual([prose.join(' ')]);
  });

  test('does so in whatever order the lines come', () => {
    expect(texts(block(prose, 100).toReversed())).toEqual([prose.join(' ')]);
  });

  test('joins centred and right-aligned lines', () => {
    expect(texts(block(prose, 100, { align: 'center', x: 400 }))).toHaveLength(1);
    expect(texts(block(prose, 100, { align: 'right', x: 700 }))).toHaveLength(1);
  });

  test('keeps columns apart, each with its heading, and reads them one after the other', () => {
    const lines = [
      line('Coffee', 100, { size: 28, bold: true }),
      line('Tea', 100, { size: 28, bold: true, x: 520 }),
      ...block(prose, 140),
      ...block(['Green and black leaves from the', 'hills behind the town, fresh', 'every week.'], 140, { x: 520 }),
    ];
    expect(texts(lines)).toEqual([
      'Coffee',
      prose.join(' '),
      'Tea',
      'Green and black leaves from the hills behind the town, fresh every week.',
    ]);
  });

  test('keeps the cells of a table apart', () => {
    const rows = [
      ['Boxing for beginners', '10 am'],
      ['Healthy cooking class', '12 noon'],
      ['Strength and balance', '3 pm'],
    ];
    const lines = rows.flatMap(([name = '', time = ''], row) => [
      line(name, 100 + 34 * row),
      line(time, 100 + 34 * row, { x: 500 }),
    ]);
    expect(texts(lines)).toEqual(rows.flat());
  });

  test('keeps a number apart from the label above, but not from the words that it goes on', () => {
    expect(texts(block(['Main server', '10.0.2.2'], 100, { align: 'center', x: 400, leading: 1.25 }))).toEqual([
      'Main server',
      '10.0.2.2',
    ]);
    const lines = ['The people who came here were', '1 250.'];
    expect(texts(block(lines, 100))).toEqual([lines.join(' ')]);
  });

  test('keeps the dates below a title apart', () => {
    const lines = ['Expenses over time', '01.01.2010 to 31.05.2010'];
    expect(texts(block(lines, 100, { align: 'center', x: 400, leading: 1.1 }))).toEqual(lines);
  });

  test('keeps a bold sentence apart from the text below it', () => {
    const [first, second] = [
      line('This update mends a fault in the program.', 100),
      line('The log is shown here, as there is no description:', 127),
    ];
    expect(texts([...bolder(first, 1.3), second])).toHaveLength(2);
    expect(texts([first, second])).toHaveLength(1);
  });

  test('keeps a bold name apart from its description in the same size', () => {
    const [name, ...description] = block(
      ['Benchmark title', 'Readable headers of an', 'interface (limited punctuation)'],
      100,
      { leading: 1.15 },
    );
    expect(texts([...bolder(name, 1.3), ...description])).toHaveLength(2);
    expect(texts([...bolder(name, 1.1), ...description])).toHaveLength(1);
    const [chip, kind] = block(['EXPORTER MODULES', '(Formatting)'], 300, { leading: 1.15, align: 'center' });
    expect(texts([...bolder(chip, 1.3), ...(kind ? [kind] : [])])).toHaveLength(2);
  });

  test('goes on in small letters and behind a comma, whatever the weight of the line before', () => {
    const lines = [
      ['Smart storage for a', 'quieter city'],
      ['Open on Sunday,', 'Monday and Friday'],
    ];
    for (const pair of lines) {
      const [first, ...others] = block(pair, 100, { leading: 1.15 });
      expect(texts([...bolder(first, 1.3), ...others])).toEqual([pair.join(' ')]);
    }
  });

  test('keeps two lines apart that stand far from each other, unless the second goes on in small letters', () => {
    const [quote, button] = ['From the tactical guide of the game', 'Previous'];
    expect(texts(block([quote, button], 100, { leading: 1.75 }))).toEqual([quote, button]);
    expect(texts(block([quote, 'and of its world'], 100, { leading: 1.75 }))).toHaveLength(1);
  });

  test('keeps two sentences apart that are two lines apart', () => {
    const lines = ['In the next letter: how to build a hotel for insects.', 'Printed on paper from old paper.'];
    expect(texts(block(lines, 100, { leading: 1.9 }))).toEqual(lines);
    expect(texts(block(lines, 100, { leading: 1.4 }))).toEqual([lines.join(' ')]);
  });

  test('joins the lines of a smaller caption that stand on the baselines of a larger one', () => {
    const lines = [
      ...block(['Count', 'intervals'], 100, { size: 20, leading: 1.4, x: 440, align: 'center' }),
      ...block(['Enumeration', 'memory game'], 100, { size: 17.5, leading: 1.6, x: 200, align: 'center' }),
    ];
    expect(texts(lines).toSorted()).toEqual(['Count intervals', 'Enumeration memory game']);
  });

  test('joins the lines of each caption in a row of captions', () => {
    const captions = [
      ['SICK DRIVER'],
      ['COUGHS OR', 'SNEEZES'],
      ['DROPLETS LAND', 'ON PACKAGE'],
      ['SOON AFTER', 'NO MORE', 'TROUBLE'],
    ];
    for (const align of ['center', 'left'] as const) {
      const lines = captions.flatMap((caption, column) =>
        block(caption, 100, { x: 200 + 240 * column, align, leading: 1.22 }),
      );
      expect(texts(lines).toSorted()).toEqual(captions.map((caption) => caption.join(' ')).toSorted());
    }
  });

  test('joins a second line that stands beside the second line of another text', () => {
    const captions = [['California', 'Poppy'], ['Spanish', 'bluebell'], ['Lettuce']];
    const lines = captions.flatMap((caption, column) =>
      block(caption, 100, { x: 200 + 240 * column, align: 'center', leading: 1.4 }),
    );
    expect(texts(lines)).toEqual(['California Poppy', 'Spanish bluebell', 'Lettuce']);
  });

  test('keeps close rows apart that have prices beside them', () => {
    const rows = [
      ['Coffee', '2.50'],
      ['Tea', '1.80'],
      ['Hot chocolate', '€ 3'],
    ];
    const lines = rows.flatMap(([name = '', price = ''], row) => [
      line(name, 100 + 25 * row),
      line(price, 100 + 25 * row, { x: 400, align: 'right' }),
    ]);
    expect(texts(lines)).toEqual(rows.flat());
  });

  test('keeps the items of a menu apart that have one line each', () => {
    const dishes = ['Tagliatelle al ragù', 'Risotto allo zafferano', 'Zuppa di verdure'];
    expect(texts(block(dishes, 100, { leading: 1.6 }))).toEqual(dishes);
  });

  test('keeps the rows of a menu apart however close they stand, as each begins in a capital and goes on in small letters', () => {
    const rows = [
      'Install',
      'Advanced options',
      'Accessible dark contrast installer menu',
      'Help',
      'Install with speech',
    ];
    expect(texts(block(rows, 100, { leading: 1.15 }))).toEqual(rows);
    const headline = ['La Grande', 'Festa', 'Di Primavera'];
    expect(texts(block(headline, 100, { leading: 1.15 }))).toEqual([headline.join(' ')]);
  });

  test('keeps items apart that leave room on their line', () => {
    const drinks = ['coffee', 'hot chocolate with cream', 'tea', 'lemonade'];
    expect(texts(block(drinks, 100, { leading: 1.6 }))).toEqual(drinks);
  });

  test('keeps a heading apart from the text below it', () => {
    const body = block(prose, 132);
    const heading = 'opening hours of the market hall';
    expect(texts([line(heading, 106, { bold: true }), ...body])).toHaveLength(2);
    expect(texts([line(heading, 106, { size: 26 }), ...body])).toHaveLength(2);
    expect(texts([line(heading, 106, { colour: [200, 40, 20] }), ...body])).toHaveLength(2);
    expect(texts([line(heading, 106), ...body])).toHaveLength(1);
  });

  test('keeps paragraphs apart that have more room between them than between their lines', () => {
    const full = [
      'the market opens on Saturday at',
      'nine and closes when everything',
      'that was brought there was sold',
    ];
    expect(texts([...block(full, 100), ...block(full, 100 + 2 * 26 + 36)])).toHaveLength(2);
    expect(texts([...block(full, 100), ...block(full, 100 + 3 * 26)])).toHaveLength(1);
  });

  test('joins a headline that was broken by hand', () => {
    expect(texts(block(['SUMMER', 'SALE'], 100, { size: 90, leading: 1 }))).toEqual(['SUMMER SALE']);
    expect(texts(block(['Grand', 'Opening'], 100, { size: 90, leading: 1.1, align: 'center', x: 500 }))).toEqual([
      'Grand Opening',
    ]);
  });

  test('begins a text at each dot, and goes on below the words or below the dot', () => {
    const expected = ['Bring your own bag and save fifty cents.', 'Children travel free.'];
    expect(texts(twoItems(100))).toEqual(expected);
    expect(texts(twoItems(75))).toEqual(expected);
  });

  test('begins a text at each mark that is drawn before a line, and goes on below its text', () => {
    const marked = { isMarked: true };
    expect(
      texts([
        line('CLEAN HANDS', 100, marked),
        line('FEWER PEOPLE', 126, marked),
        line('NO SHARING OF FOOD, DRINKS, TOYS', 152, marked),
        line('OR SPORTS EQUIPMENT', 178),
        line('VENTILATION', 204, marked),
      ]),
    ).toEqual(['CLEAN HANDS', 'FEWER PEOPLE', 'NO SHARING OF FOOD, DRINKS, TOYS OR SPORTS EQUIPMENT', 'VENTILATION']);
  });

  test('keeps a line apart that stands as far below an item as the next item', () => {
    const lines = [
      line('Generate optimum palette', 100, { isMarked: true }),
      line('Maximum number of colours:', 136),
      line('Use custom palette', 172, { isMarked: true }),
    ];
    expect(texts(lines)).toEqual(lines.map(({ text }) => text));
  });

  test('keeps a line apart that stands farther below an item than the items of its list from each other', () => {
    const lines = [
      line('Generate optimum palette', 100, { isMarked: true }),
      line('Maximum number of colours:', 130),
      line('Use web palette', 166, { isMarked: true }),
      line('Use custom palette', 189, { isMarked: true }),
    ];
    expect(texts(lines)).toEqual(lines.map(({ text }) => text));
  });

  test('begins a text at its first line where the mark stands beside another', () => {
    const marked = { isMarked: true };
    const beside = (...withMark: number[]): RecognisedLine[] =>
      ['Ultra-fast scan', 'A global shop for', 'all you need', 'in your pocket', 'Free of charge'].map((text, index) =>
        line(text, 100 + 26 * index, withMark.includes(index) ? marked : {}),
      );
    const items = ['Ultra-fast scan', 'A global shop for all you need in your pocket', 'Free of charge'];
    expect(texts(beside(0, 1, 4))).toEqual(items);
    expect(texts(beside(0, 2, 4))).toEqual(items);
    expect(texts(beside(0, 3, 4))).toEqual(items);
  });

  test('begins a text at the widest gap between two marks', () => {
    const capitals = ['WASH YOUR HANDS', 'OPEN WINDOWS OF', 'EVERY ROOM', 'STAY HOME'];
    const baselines = [100, 140, 166, 206];
    const lines = capitals.map((text, index) => line(text, baselines[index] ?? 0, { isMarked: index !== 1 }));
    expect(texts(lines)).toEqual(['WASH YOUR HANDS', 'OPEN WINDOWS OF EVERY ROOM', 'STAY HOME']);
  });

  test('takes the arrow between two captions for no mark of an item', () => {
    const centered = { align: 'center', x: 300 } as const;
    expect(
      texts([
        line('I TOUCH A', 100, centered),
        line('CONTAMINATED', 125, { ...centered, isMarked: true }),
        line('SPOT', 150, centered),
      ]),
    ).toEqual(['I TOUCH A CONTAMINATED SPOT']);
  });

  test('begins a text at each mark that was read as a letter', () => {
    for (const mark of ['•', '–', '*', '✓', '✔', '➤', '▸', '■', '□', '☐', '1.', '12.', '1)', 'a)', '(1)', '(b)']) {
      const items = [`${mark} Bring your own bag`, `${mark} Children travel free`];
      expect(texts(block(items, 100))).toEqual(items);
    }
  });

  test('goes on below the text of a numbered item, and begins anew at the next number', () => {
    const lines = [
      line('1. UNABLE TO DRINK FLUIDS, AND NOT', 100),
      line('BATHROOM', 126, { x: 122 }),
      line('2. CHEST PAIN', 152),
    ];
    expect(texts(lines)).toEqual(['1. UNABLE TO DRINK FLUIDS, AND NOT BATHROOM', '2. CHEST PAIN']);
  });

  test('keeps a decimal at the start of a line in its text', () => {
    expect(
      texts(block(['a room that holds as many as', '1.5 times the people that we', 'had last year'], 100)),
    ).toHaveLength(1);
  });

  test('does not join what another text stands between', () => {
    const lines = [
      line('running on and on', 100),
      line('SMALL', 118, { size: 12, colour: [200, 0, 0] }),
      line('and further still', 136),
    ];
    expect(texts(lines)).toHaveLength(3);
  });

  test('undoes hyphenation', () => {
    expect(texts(block(['Ask at the infor-', 'mation desk.'], 100))).toEqual(['Ask at the information desk.']);
  });

  test('leaves a letter on its own out', () => {
    expect(texts([line('H', 100), line('Hotel', 300)])).toEqual(['Hotel']);
  });

  test('has nothing to say of no lines', () => {
    expect(groupParagraphs([])).toEqual([]);
  });

  test('numbers paragraphs from 1 and gives each the box around its lines', () => {
    const [first, second] = groupParagraphs([...block(prose, 100), line('Bye', 400)]);
    expect([first?.id, second?.id]).toEqual([1, 2]);
    expect(first?.lines.map(({ text }) => text)).toEqual(prose);
    expect(first?.quad[0].x).toBeCloseTo(100);
    expect(first?.quad[1].x).toBeCloseTo(100 + Math.max(...prose.map(({ length }) => length)) * letterWidth * 20);
  });

  test('groups turned lines in their own frame', () => {
    const angle = (12 * Math.PI) / 180;
    const turned = block(['Half', 'price'], 100, { size: 60, leading: 1.1, align: 'center', x: 300 }).map((each) => ({
      ...each,
      box: { ...each.box, ...fromFrame(each.box, angle), angle },
    }));
    const [paragraph, ...others] = groupParagraphs(turned);
    expect(others).toEqual([]);
    expect(paragraph?.text).toBe('Half price');
    expect(paragraph?.rotation).toBeCloseTo(12);
  });
});

describe('a line that was not read surely', () => {
  const lines = ['Bring water and bread', 'fr pepIe wbo wnlk', 'to the old mill'];
  const read = (unsure: number, leading?: number) =>
    partByDoubt(
      block(lines, 100, leading === undefined ? {} : { leading }).map((drawn, index): RecognisedLine =>
        index === unsure ? { ...drawn, confidence: 0.2, doubt: 'low-confidence' } : drawn,
      ),
    );

  test('between others makes the whole text one that stays', () => {
    const { sure, doubtful } = read(1);
    expect(sure).toEqual([]);
    expect(doubtful).toMatchObject([{ paragraph: { text: lines.join(' ') }, reason: 'low-confidence' }]);
  });

  test('at the end of others is a text of its own, as texture beside them is', () => {
    const { sure, doubtful } = read(2);
    expect(sure.map(({ text }) => text)).toEqual([lines.slice(0, 2).join(' ')]);
    expect(doubtful.map(({ paragraph }) => paragraph.text)).toEqual([lines[2]]);
  });

  test('between texts that do not belong together leaves them alone', () => {
    const { sure, doubtful } = read(1, 4);
    expect(sure.map(({ text }) => text)).toEqual([lines[0], lines[2]]);
    expect(doubtful.map(({ paragraph }) => paragraph.text)).toEqual([lines[1]]);
  });
});

describe('lines that were read twice in one place', () => {
  const outlined = line('The Battle', 100, { size: 40 });
  const shadow = { ...line('Jhe Batle', 102, { size: 38 }), confidence: 0.8 };

  test('are both doubted where neither is much surer', () => {
    const { sure, doubtful } = partByDoubt([outlined, shadow]);
    expect(sure).toEqual([]);
    expect(doubtful.map(({ reason }) => reason)).toEqual(['low-confidence', 'low-confidence']);
  });

  test('leave the surer one where the other is a guess', () => {
    const { sure, doubtful } = partByDoubt([outlined, { ...shadow, confidence: 0.4 }]);
    expect(sure.map(({ text }) => text)).toEqual(['The Battle']);
    expect(doubtful).toHaveLength(1);
  });

  test('are texts of their own where one is a headline and the other stands on it, or beside', () => {
    expect(partByDoubt([outlined, line('on it', 98, { size: 12 })]).doubtful).toEqual([]);
    expect(partByDoubt([outlined, line('The Battle', 150, { size: 40 })]).doubtful).toEqual([]);
  });
});
