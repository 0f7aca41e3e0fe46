import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Raster } from '../image/raster.ts';
import { useReader } from '../testing/reader.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

function picture(width: number, height: number, background: string, paint: (ctx: Context) => void): Raster {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = background;
  ctx.fillRect(0, 0, width, height);
  paint(ctx);
  return { width, height, data: new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data) };
}

/** Sets words in a button, its left end at `x`; gives its right end. */
function paintButton(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  [fill, ink]: [string, string],
  radius = 22,
): number {
  const width = ctx.measureText(text).width + 24;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x, y - 30, width, 44, radius);
  ctx.fill();
  ctx.fillStyle = ink;
  ctx.fillText(text, x + 12, y);
  return x + width;
}

describe('a line that holds more than one text', () => {
  const reader = useReader();
  beforeAll(() => {
    registerFonts();
  });

  const texts = async (image: Raster): Promise<string[]> => (await reader.read(image)).map(({ text }) => text);

  test('is parted where a button ends and its label begins', async () => {
    for (const radius of [22, 0]) {
      const image = picture(760, 160, '#7a5cff', (ctx) => {
        ctx.font = cssFont('Open Sans', 700, 22);
        const end = paintButton(ctx, 'Good morning to you!', 60, 90, ['#ffffff', '#4a4a60'], radius);
        ctx.fillStyle = '#ffffff';
        ctx.fillText('every day', end + 7, 90);
      });
      expect(await texts(image)).toEqual(['Good morning to you!', 'every day']);
    }
  });

  test('is parted between two entries of a calendar, whose texts run up to their edges', async () => {
    const entries = [
      ['Guitar Practice', '#4a86e8'],
      ['Team Meeting', '#1c4fc0'],
      ['Webinar', '#d0665f'],
      ['Journaling', '#18a566'],
    ] as const;
    const image = picture(560, 120, '#fcfdf9', (ctx) => {
      ctx.font = cssFont('Roboto Slab', 400, 19);
      for (const [index, [text, fill]] of entries.entries()) {
        ctx.save();
        ctx.beginPath();
        ctx.roundRect(20 + 130 * index, 50, 124, 24, 5);
        ctx.fillStyle = fill;
        ctx.fill();
        ctx.clip();
        ctx.fillStyle = '#ffffff';
        ctx.fillText(text, 27 + 130 * index, 69);
        ctx.restore();
      }
    });
    const read = await texts(image);
    expect(read.map((text) => text.slice(0, 5))).toEqual(['Guita', 'Team ', 'Webin', 'Journ']);
  });

  test('is parted between the entries of a menu bar, of which the first is short', async () => {
    const entries = ['File', 'Edit', 'View', 'Account', 'Window', 'Help'];
    const image = picture(560, 80, '#ffffff', (ctx) => {
      ctx.font = cssFont('Open Sans', 400, 17);
      ctx.fillStyle = '#222222';
      let x = 30;
      for (const entry of entries) {
        ctx.fillText(entry, x, 45);
        x += ctx.measureText(entry).width + 16;
      }
    });
    expect(await texts(image)).toEqual(entries);
  });

  test('is parted between two buttons', async () => {
    const image = picture(760, 160, '#f4f4f4', (ctx) => {
      ctx.font = cssFont('Roboto', 500, 22);
      const end = paintButton(ctx, 'Send message', 60, 90, ['#1d5fd0', '#ffffff']);
      paintButton(ctx, 'Save draft', end + 8, 90, ['#d7e3fb', '#1d3f80']);
    });
    expect(await texts(image)).toEqual(['Send message', 'Save draft']);
  });

  test('is parted where a rule of a table stands between its words', async () => {
    const image = picture(760, 160, '#ffffff', (ctx) => {
      ctx.font = cssFont('Roboto', 500, 24);
      ctx.fillStyle = '#333333';
      ctx.fillText('Apple juice', 60, 90);
      const end = 60 + ctx.measureText('Apple juice').width;
      ctx.fillRect(end + 11, 20, 2, 120);
      ctx.fillText('Pear juice', end + 24, 90);
    });
    expect(await texts(image)).toEqual(['Apple juice', 'Pear juice']);
  });

  test('is parted between the length of a film, light in a dark corner of its picture, and the dark line beside', async () => {
    const image = picture(720, 420, '#eeeeee', (ctx) => {
      for (const [index, length] of ['7:45', '10:30', '12:08'].entries()) {
        const y = 20 + 130 * index;
        for (let x = 0; x < 200; x += 4) {
          ctx.fillStyle = `hsl(${(x * 3 + index * 90) % 360} 60% ${30 + ((x * 7) % 40)}%)`;
          ctx.fillRect(20 + x, y, 4, 112);
        }
        ctx.font = cssFont('Roboto', 400, 23);
        const { width } = ctx.measureText(length);
        ctx.fillStyle = '#000000a8';
        ctx.fillRect(220 - width - 14, y + 84, width + 14, 28);
        ctx.fillStyle = '#ffffff';
        ctx.fillText(length, 220 - width - 7, y + 106);
        ctx.fillStyle = '#cc2222';
        ctx.fillRect(20, y + 112, 60, 5);
        ctx.fillStyle = '#1f1f1f';
        ctx.fillText('Coffee in the morning', 230, y + 30);
        ctx.fillStyle = '#6d6d6d';
        ctx.fillText('4.2M views, 1 year ago', 230, y + 108);
      }
    });
    const found = await texts(image);
    expect(found.filter((text) => text.includes('views'))).toEqual(
      Array.from({ length: 3 }, () => '4.2M views, 1 year ago'),
    );
  });

  test('is parted between a label and the field beside it, whose frame hugs its value', async () => {
    const image = picture(560, 120, '#101624', (ctx) => {
      ctx.font = cssFont('Lato', 400, 24);
      ctx.fillStyle = '#a6b9aa';
      ctx.fillText('Login:', 40, 70);
      const end = 40 + ctx.measureText('Login:').width;
      ctx.fillText('Player', end + 24, 70);
      ctx.strokeStyle = '#a58241';
      ctx.lineWidth = 2;
      ctx.strokeRect(end + 14, 45, 260, 32);
    });
    expect(await texts(image)).toEqual(['Login:', 'Player']);
  });

  test('is parted at a rule that runs on above and below it, over a picture that changes there', async () => {
    const image = picture(560, 200, '#c3e2c0', (ctx) => {
      ctx.fillStyle = '#86c184';
      ctx.beginPath();
      ctx.ellipse(420, 248, 420, 170, 0, 0, 2 * Math.PI);
      ctx.fill();
      ctx.font = cssFont('Open Sans', 400, 22);
      const end = 90 + ctx.measureText('Learn digits').width;
      ctx.fillStyle = '#0a5a0699';
      ctx.fillRect(end + 8, 0, 6, 200);
      ctx.fillStyle = '#1c2a1c';
      ctx.fillText('Learn digits', 90, 106);
      ctx.fillText('Enumeration', end + 21, 106);
    });
    expect(await texts(image)).toEqual(['Learn digits', 'Enumeration']);
  });

  test('is parted where the gap between two captions goes on in their next lines', async () => {
    const captions = [
      ['KEEP AT LEAST', '6 FEET APART'],
      ['MEET OUTDOORS', 'IF YOU CAN'],
      ['WASH YOUR', 'HANDS OFTEN'],
    ];
    const image = picture(900, 200, '#ffffff', (ctx) => {
      ctx.font = cssFont('Open Sans', 400, 24);
      ctx.fillStyle = '#222222';
      ctx.textAlign = 'center';
      for (const [column, caption] of captions.entries()) {
        for (const [row, line] of caption.entries()) ctx.fillText(line, 180 + 206 * column, 90 + 29 * row);
      }
    });
    expect(await texts(image)).toEqual(captions.map((caption) => caption.join(' ')));
  });

  test('is parted between the entries of a menu bar, which stand wider apart than words', async () => {
    const entries = ['Home', 'Save as', 'Tools', 'Settings', 'Help'];
    const image = picture(760, 120, '#ffffff', (ctx) => {
      ctx.font = cssFont('Roboto', 400, 20);
      ctx.fillStyle = '#333333';
      let x = 40;
      for (const entry of entries) {
        ctx.fillText(entry, x, 70);
        x += ctx.measureText(entry).width + 22;
      }
    });
    expect(await texts(image)).toEqual(entries);
  });

  test('is parted between a label and its value, which is bolder and stands farther off than words do', async () => {
    const image = picture(760, 120, '#31363b', (ctx) => {
      ctx.font = cssFont('Noto Sans', 400, 24);
      ctx.fillStyle = '#eff0f1';
      ctx.fillText('Filter Wheel', 40, 70);
      const end = 40 + ctx.measureText('Filter Wheel').width;
      ctx.font = cssFont('Noto Sans', 700, 24);
      ctx.fillText('Star Simulator', end + 18, 70);
    });
    expect(await texts(image)).toEqual(['Filter Wheel', 'Star Simulator']);
  });

  test('is parted between a title and the number of its version, which is of another weight', async () => {
    const image = picture(760, 120, '#ffffff', (ctx) => {
      ctx.font = cssFont('Roboto', 700, 26);
      ctx.fillStyle = '#1b1b1f';
      ctx.fillText('Garden planner', 40, 70);
      const end = 40 + ctx.measureText('Garden planner').width;
      ctx.font = cssFont('Roboto', 400, 22);
      ctx.fillText('3.10.2', end + 17, 70);
    });
    expect(await texts(image)).toEqual(['Garden planner', '3.10.2']);
  });

  test('stays whole between a word and its number, in another colour, in a line of a program', async () => {
    const image = picture(560, 160, '#ffffff', (ctx) => {
      for (const [row, [word = '', number = '']] of [
        ['play', '60'],
        ['sleep', '1'],
        ['play', '67'],
      ].entries()) {
        ctx.font = cssFont('JetBrains Mono', 500, 20);
        ctx.fillStyle = '#494949';
        ctx.fillText(word, 60, 50 + 28 * row);
        ctx.fillStyle = '#248ffe';
        ctx.fillText(number, 60 + ctx.measureText(`${word} `).width, 50 + 28 * row);
      }
    });
    expect((await texts(image)).join(' ')).toBe('play 60 sleep 1 play 67');
  });

  test('stays whole where its letters or its words are spaced', async () => {
    for (const [letterSpacing, wordSpacing] of [
      ['7px', '0px'],
      ['0px', '9px'],
    ] as const) {
      const image = picture(760, 120, '#ffffff', (ctx) => {
        ctx.font = cssFont('Roboto', 500, 26);
        ctx.fillStyle = '#333333';
        ctx.letterSpacing = letterSpacing;
        ctx.wordSpacing = wordSpacing;
        ctx.fillText('OPEN AIR CINEMA EVERY NIGHT', 40, 70);
      });
      expect(await texts(image)).toEqual(['OPEN AIR CINEMA EVERY NIGHT']);
    }
  });

  test('stays whole over words that are marked by a coloured background', async () => {
    const image = picture(760, 160, '#ffffff', (ctx) => {
      ctx.font = cssFont('Open Sans', 400, 26);
      ctx.fillStyle = '#ffe45c';
      const start = 60 + ctx.measureText('Bring ').width;
      ctx.fillRect(start - 4, 62, ctx.measureText('your own bag').width + 8, 38);
      ctx.fillStyle = '#222222';
      ctx.fillText('Bring your own bag to the market', 60, 90);
    });
    expect(await texts(image)).toEqual(['Bring your own bag to the market']);
  });
});
