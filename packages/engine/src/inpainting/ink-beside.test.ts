import { describe, expect, test } from 'vitest';
import type { Raster } from '../image/raster.ts';
import { lineStrokes } from '../ink/strokes.ts';
import type { Paragraph } from '../model/paragraph.ts';
import { type Context, draw, type DrawnText, largestDifference, plain } from '../testing/drawing.ts';
import { eraseSafely, type TextToErase } from './erase-safely.ts';

const size = { width: 520, height: 260 };
const paper = '#fdfbf5';
const label: DrawnText = { lines: ['Follows you'], x: 150, y: 130, size: 34, colour: '#2a3352' };

/** Paints something on the paper. */
function onPaper(paint: (context: Context) => void): (context: Context) => void {
  return (context) => {
    plain(paper)(context);
    paint(context);
  };
}

function withStrokes(image: Raster, paragraph: Paragraph): TextToErase {
  return { paragraph, strokes: paragraph.lines.flatMap(({ quad }) => lineStrokes(image, quad) ?? []) };
}

/** Erases the texts but for those that stay. */
function eraseBut(staying: (text: Paragraph) => boolean, image: Raster, paragraphs: readonly Paragraph[]) {
  return eraseSafely(
    image,
    paragraphs.filter((text) => !staying(text)).map((text) => withStrokes(image, text)),
    paragraphs.filter(staying).map((text) => withStrokes(image, text)),
  );
}

/** Moves an edge of the rectangle of the first line, as readers do that take something else for ink. */
function withQuad(paragraph: Paragraph | undefined, { up = 0, sides = 0, down = 0 }): Paragraph {
  const [line] = paragraph?.lines ?? [];
  if (!paragraph || !line) throw new Error('The drawing has a text.');
  const [a, b, c, d] = line.quad;
  const quad = [
    { x: a.x - sides, y: a.y - up },
    { x: b.x + sides, y: b.y - up },
    { x: c.x + sides, y: c.y + down },
    { x: d.x - sides, y: d.y + down },
  ] as const;
  return { ...paragraph, quad, lines: [{ ...line, quad }] };
}

describe('what stands beside a text that is erased stays to the pixel', () => {
  test.each([
    ['away from it', { up: 0, sides: 0, down: 0 }],
    ['within the rectangle that the reader gave it', { up: 14, sides: 24, down: 14 }],
  ])('a frame around it, %s', (_, grown) => {
    const { image, clean, paragraphs } = draw(
      size.width,
      size.height,
      onPaper((context) => {
        context.strokeStyle = '#6f8fb8';
        context.lineWidth = 2;
        context.beginPath();
        context.roundRect(130, 93, 216, 54, 16);
        context.stroke();
      }),
      [label],
    );
    const text = withQuad(paragraphs[0], grown);
    const { erased, outcomes } = eraseBut(() => false, image, [text]);
    expect(outcomes).toMatchObject([{ isErased: true }]);
    expect(largestDifference(erased, clean)).toBe(0);
  });

  test('the border and the ground of the button that it stands on', () => {
    const { image, clean, paragraphs } = draw(
      size.width,
      size.height,
      onPaper((context) => {
        context.fillStyle = '#b7d3f2';
        context.strokeStyle = '#c2410c';
        context.lineWidth = 3;
        context.beginPath();
        context.roundRect(138, 96, 202, 50, 8);
        context.fill();
        context.stroke();
      }),
      [label],
    );
    const text = withQuad(paragraphs[0], { up: 10, sides: 14, down: 8 });
    const { erased, outcomes } = eraseBut(() => false, image, [text]);
    expect(outcomes).toMatchObject([{ isErased: true }]);
    expect(largestDifference(erased, clean)).toBe(0);
  });

  test('the rules of the table around its cell, in the colour of its letters', () => {
    const { image, clean, paragraphs } = draw(
      size.width,
      size.height,
      onPaper((context) => {
        context.fillStyle = label.colour;
        for (const y of [99, 144]) context.fillRect(0, y, size.width, 2);
        for (const x of [100, 380]) context.fillRect(x, 99, 2, 45);
      }),
      [label],
    );
    const text = withQuad(paragraphs[0], { up: 5, down: 3 });
    const { erased, outcomes } = eraseBut(() => false, image, [text]);
    expect(outcomes).toMatchObject([{ isErased: true }]);
    expect(largestDifference(erased, clean)).toBe(0);
  });

  test('bars of many colours over it', () => {
    const { image, clean, paragraphs } = draw(
      size.width,
      size.height,
      onPaper((context) => {
        for (let x = 130; x < 360; x += 9) {
          context.fillStyle = ['#e10600', '#ffcc00', '#00d000', '#00c8ff'][Math.floor((x - 130) / 60)] ?? '#0066ff';
          context.fillRect(x, 20, 3 + (x % 4), 74);
        }
        context.fillRect(130, 146, 220, 12);
      }),
      [label],
    );
    const { erased } = eraseBut(() => false, image, paragraphs);
    expect(largestDifference(erased, clean)).toBe(0);
  });

  test('drawings at both of its ends', () => {
    const { image, clean, paragraphs } = draw(
      size.width,
      size.height,
      onPaper((context) => {
        context.fillStyle = '#d7263d';
        context.beginPath();
        context.moveTo(100, 136);
        context.lineTo(120, 90);
        context.lineTo(142, 136);
        context.fill();
        context.strokeStyle = label.colour;
        context.lineWidth = 4;
        context.beginPath();
        context.moveTo(346, 120);
        context.lineTo(354, 130);
        context.lineTo(370, 104);
        context.stroke();
      }),
      [label],
    );
    const { erased, outcomes } = eraseBut(() => false, image, paragraphs);
    expect(outcomes).toMatchObject([{ isErased: true }]);
    expect(largestDifference(erased, clean)).toBe(0);
  });
});

test('flecks of the colour of the letters beside these keep no part of their outline', () => {
  const [water, outline] = ['#7fa8b8', '#14303c'];
  let state = 7;
  const random = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  const { image, paragraphs } = draw(
    size.width,
    size.height,
    (context) => {
      plain(water)(context);
      for (let fleck = 0; fleck < 500; fleck++) {
        context.fillStyle = `rgb(${205 + 50 * random()} 240 245)`;
        context.beginPath();
        context.ellipse(
          size.width * random(),
          60 + 140 * random(),
          2 + 8 * random() ** 3,
          1 + 4 * random() ** 2,
          0,
          0,
          7,
        );
        context.fill();
      }
    },
    [{ ...label, x: 60, y: 150, size: 64, weight: 700, colour: '#ffffff', outline: { colour: outline, width: 3 } }],
  );
  const { erased, outcomes } = eraseBut(() => false, image, paragraphs);
  expect(outcomes).toMatchObject([{ isErased: true }]);
  const reds = erased.data.filter((_, at) => at % 4 === 0);
  expect(reds.filter((red) => red < 0x60)).toHaveLength(0);
});

test.each([2, 4])('a letter at the edge of its line is in no row with a text that stays below: %d px', (sides) => {
  const texts = ['Laboratorio', '192.168.1.0/24'].map((line, index): DrawnText => {
    return { ...label, lines: [line], x: 60, y: 60 + 18 * index, size: 15, colour: '#000000' };
  });
  const { image, paragraphs } = draw(size.width, size.height, plain(paper), texts);
  const [above, below] = paragraphs;
  const read = [withQuad(above, { sides: -sides }), withQuad(below, {})];
  const { erased, outcomes } = eraseBut(({ id }) => id === 2, image, read);
  expect(outcomes[0]).toMatchObject({ isErased: true });
  const rest = draw(size.width, size.height, plain(paper), texts.slice(1));
  expect(largestDifference(erased, rest.image)).toBeLessThan(8);
});

describe('a text that stays keeps every pixel', () => {
  /** Hand-lettered lines that reach into each other's rectangles, each a text of its own. */
  const lettered = ['1.', 'I got this, really', 'fig by fig'].map((line, index): DrawnText => ({
    lines: [line],
    x: index === 0 ? 240 : 120,
    y: 80 + index * 44,
    size: 60,
    colour: '#3a3fa8',
    family: 'Caveat',
    weight: 700,
  }));
  const { image, paragraphs } = draw(size.width, size.height, plain(paper), lettered);

  test.each([[[0]], [[1]], [[2]], [[0, 2]]])('lettered lines, of which these stay: %j', (staying) => {
    const { erased, outcomes } = eraseBut(({ id }) => staying.includes(id - 1), image, paragraphs);
    const left = outcomes.flatMap(({ isErased }, index) => {
      const texts = [
        ...paragraphs.filter(({ id }) => !staying.includes(id - 1)),
        ...staying.map((at) => paragraphs[at]),
      ];
      return isErased ? [] : [(texts[index]?.id ?? 0) - 1];
    });
    expect(new Set(left)).toEqual(new Set(staying));
    const rest = draw(
      size.width,
      size.height,
      plain(paper),
      left.map((at) => lettered[at]).filter((text) => text !== undefined),
    );
    expect(largestDifference(erased, rest.image)).toBe(0);
  });

  test('a text that cannot be erased keeps what its neighbours cover of it', () => {
    const [first, second] = draw(size.width, size.height, plain(paper), [label, { ...label, y: 166 }]).paragraphs;
    const drawn = draw(size.width, size.height, plain(paper), [label, { ...label, y: 166 }]);
    if (!first || !second) throw new Error('The drawing has two texts.');
    const elsewhere = withQuad(second, { sides: 90 });
    const { erased, outcomes } = eraseBut(() => false, drawn.image, [first, elsewhere]);
    expect(outcomes.map(({ isErased }) => isErased)).toEqual([true, false]);
    expect(largestDifference(erased, draw(size.width, size.height, plain(paper), [{ ...label, y: 166 }]).image)).toBe(
      0,
    );
  });
});
