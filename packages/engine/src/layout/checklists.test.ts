import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Raster } from '../image/raster.ts';
import { useReader } from '../testing/reader.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

/** Paints a mark as high as capitals, its left end at `x`, on the baseline `y`. */
type PaintMark = (ctx: Context, x: number, y: number, size: number) => void;

const check: PaintMark = (ctx, x, y, size) => {
  ctx.lineWidth = size / 7;
  ctx.beginPath();
  ctx.moveTo(x, y - size * 0.4);
  ctx.lineTo(x + size * 0.35, y);
  ctx.lineTo(x + size, y - size);
  ctx.stroke();
};

const marks: Record<string, PaintMark> = {
  dots: (ctx, x, y, size) => {
    ctx.beginPath();
    ctx.arc(x + size * 1.1, y - size * 0.5, size * 0.2, 0, 2 * Math.PI);
    ctx.fill();
  },
  'check marks': check,
  'filled circles with a check': (ctx, x, y, size) => {
    ctx.beginPath();
    ctx.arc(x + size * 0.6, y - size * 0.5, size * 0.7, 0, 2 * Math.PI);
    ctx.fill();
    const colour = ctx.strokeStyle;
    ctx.strokeStyle = '#ffffff';
    check(ctx, x + size * 0.3, y - size * 0.25, size * 0.6);
    ctx.strokeStyle = colour;
  },
  'empty boxes': (ctx, x, y, size) => {
    ctx.lineWidth = size / 9;
    ctx.strokeRect(x, y - size, size, size);
  },
  triangles: (ctx, x, y, size) => {
    ctx.beginPath();
    ctx.moveTo(x, y - size * 0.9);
    ctx.lineTo(x + size * 0.7, y - size * 0.45);
    ctx.lineTo(x, y);
    ctx.fill();
  },
  arrows: (ctx, x, y, size) => {
    ctx.lineWidth = size / 8;
    ctx.beginPath();
    ctx.moveTo(x, y - size * 0.5);
    ctx.lineTo(x + size, y - size * 0.5);
    ctx.moveTo(x + size * 0.6, y - size * 0.9);
    ctx.lineTo(x + size, y - size * 0.5);
    ctx.lineTo(x + size * 0.6, y - size * 0.1);
    ctx.stroke();
  },
  crosses: (ctx, x, y, size) => {
    ctx.lineWidth = size / 6;
    ctx.beginPath();
    ctx.moveTo(x, y - size * 0.9);
    ctx.lineTo(x + size * 0.8, y - size * 0.1);
    ctx.moveTo(x + size * 0.8, y - size * 0.9);
    ctx.lineTo(x, y - size * 0.1);
    ctx.stroke();
  },
};

const items = [
  'WASH YOUR HANDS',
  'MEET FEWER PEOPLE',
  'OPEN THE WINDOWS OF EVERY ROOM FOR',
  'SOME FRESH AIR',
  'STAY AT HOME',
];

/** A list of four items at `x`, of which the third has two lines. */
function paintList(ctx: Context, mark: PaintMark, x: number, top: number, font = cssFont('Open Sans', 400, 26)): void {
  ctx.font = font;
  for (const [index, item] of items.entries()) {
    const y = top + 38 * index;
    ctx.fillText(item, x + 36, y);
    if (index !== 3) mark(ctx, x, y, 19);
  }
}

function picture(
  width: number,
  height: number,
  background: string,
  ink: string,
  paint: (ctx: Context) => void,
): Raster {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = background;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = ink;
  ctx.strokeStyle = ink;
  paint(ctx);
  return { width, height, data: new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data) };
}

/** The pixels of the columns that the marks of a list at 60 stand in. */
function columnsOfMarks({ data, width }: Raster): Raster['data'] {
  return data.filter((_, at) => (at / 4) % width < 90);
}

describe('a list of items with drawn marks', () => {
  const reader = useReader();
  beforeAll(() => {
    registerFonts();
  });

  const texts = async (image: Raster): Promise<string[]> => (await reader.read(image)).map(({ text }) => text);
  const expected = ['WASH YOUR HANDS', 'MEET FEWER PEOPLE', `${items[2]} ${items[3]}`, 'STAY AT HOME'];

  test.each(Object.entries(marks))('is one text for each item, without the mark: %s', async (_, mark) => {
    const image = picture(760, 260, '#ffffff', '#22304a', (ctx) => {
      paintList(ctx, mark, 60, 60);
    });
    expect(await texts(image)).toEqual(expected);
  });

  test.each(['dots', 'check marks'])('keeps every pixel of its %s where its texts are erased', async (name) => {
    const image = picture(760, 260, '#ffffff', '#22304a', (ctx) => {
      const mark = marks[name];
      if (mark) paintList(ctx, mark, 60, 60);
    });
    const { erased } = await reader.localise(image, []);
    expect(columnsOfMarks(erased)).toEqual(columnsOfMarks(image));
  });

  test('is told by two dashes, and keeps them', async () => {
    const image = picture(760, 160, '#f6f2ea', '#333333', (ctx) => {
      ctx.font = cssFont('Roboto', 400, 26);
      for (const [index, item] of ['light for filter coffee', 'dark for the machine'].entries()) {
        ctx.fillText('–', 60, 60 + 44 * index);
        ctx.fillText(item, 90, 60 + 44 * index);
      }
    });
    expect(await texts(image)).toEqual(['light for filter coffee', 'dark for the machine']);
    const { erased } = await reader.localise(image, []);
    expect(columnsOfMarks(erased)).toEqual(columnsOfMarks(image));
  });

  test('is told by the numbers of its rows, and keeps them', async () => {
    const image = picture(760, 260, '#23282d', '#e8eaec', (ctx) => {
      ctx.font = cssFont('Noto Sans', 400, 24);
      for (const [index, item] of ['Red', 'Green', 'Blue', 'Luminosity'].entries()) {
        ctx.fillText(String(index + 1), 60, 60 + 50 * index);
        ctx.fillText(item, 92, 60 + 50 * index);
      }
    });
    expect(await texts(image)).toEqual(['Red', 'Green', 'Blue', 'Luminosity']);
    const { erased } = await reader.localise(image, []);
    expect(columnsOfMarks(erased)).toEqual(columnsOfMarks(image));
  });

  test('is told in light letters on a dark background, with marks of another colour', async () => {
    const image = picture(760, 260, '#16324f', '#ffffff', (ctx) => {
      ctx.strokeStyle = '#7ce08a';
      paintList(ctx, check, 60, 60, cssFont('Roboto', 500, 26));
    });
    expect(await texts(image)).toEqual(expected);
  });

  test('is told where each mark stands half way between two lines', async () => {
    const image = picture(760, 330, '#ffffff', '#22304a', (ctx) => {
      ctx.font = cssFont('Open Sans', 400, 26);
      for (const [index, item] of items.slice(0, 4).entries()) {
        ctx.fillText(item, 130, 50 + 34 * index + (index > 1 ? 50 : 0));
      }
      for (const middle of [58, 176]) marks['filled circles with a check']?.(ctx, 60, middle + 12, 24);
    });
    expect(await texts(image)).toEqual(['WASH YOUR HANDS MEET FEWER PEOPLE', `${items[2]} ${items[3]}`]);
  });

  test('stays apart from the list beside it', async () => {
    const image = picture(1300, 260, '#fffdf5', '#333333', (ctx) => {
      paintList(ctx, check, 40, 60);
      paintList(ctx, check, 680, 60);
    });
    const read = await texts(image);
    expect(read.toSorted()).toEqual([...expected, ...expected].toSorted());
  });

  test('keeps the first words of lines that begin alike', async () => {
    const lines = ['di gomma', 'di emergenza', 'A walk in the garden', 'A glass of wine'];
    const image = picture(760, 220, '#ffffff', '#22304a', (ctx) => {
      ctx.font = cssFont('Merriweather', 400, 28);
      for (const [index, line] of lines.entries()) ctx.fillText(line, 60, 40 + 50 * index);
    });
    expect((await texts(image)).join(' ')).toBe(lines.join(' '));
  });
});
