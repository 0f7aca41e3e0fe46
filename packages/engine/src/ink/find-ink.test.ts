import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import { findInk } from './find-ink.ts';
import type { Raster } from '../image/raster.ts';

const width = 800;
const height = 200;
const font = cssFont('Roboto', 400, 48);
/** Tolerance of the ink's bounds in pixels, half a pixel of it for the soft edge. */
const tolerance = 1.6;

beforeAll(registerFonts);

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

function drawn(paint: (ctx: Context) => void): Raster {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f4efe6';
  ctx.fillRect(0, 0, width, height);
  ctx.font = font;
  ctx.fillStyle = '#20304c';
  paint(ctx);
  return { width, height, data: new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data) };
}

/** Where the ink of a text is when it is set at a point. */
function inkBounds(text: string, x: number, baseline: number) {
  const ctx = createCanvas(1, 1).getContext('2d');
  ctx.font = font;
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    ctx.measureText(text);
  return {
    left: x - actualBoundingBoxLeft,
    right: x + actualBoundingBoxRight,
    top: baseline - actualBoundingBoxAscent,
    bottom: baseline + actualBoundingBoxDescent,
  };
}

/** A box such as the detector gives: the text with some room, not quite in the middle. */
const around = ({ left, right, top, bottom }: ReturnType<typeof inkBounds>): OrientedRectangle => ({
  x: (left + right) / 2 + 2,
  y: (top + bottom) / 2 - 2,
  width: right - left + 16,
  height: bottom - top + 8,
  angle: 0,
});

/** A box around the text and 100 px before it. */
const withSign = (bounds: ReturnType<typeof inkBounds>) => around({ ...bounds, left: bounds.left - 100 });

const edges = ({ x, y, width, height }: OrientedRectangle) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** How far the edge of a box that is farthest off is from where it should be, in pixels. */
function farthestOff(found: OrientedRectangle | undefined, wanted: ReturnType<typeof inkBounds>): number {
  if (!found) return Infinity;
  const actual = edges(found);
  return Math.max(
    ...(['left', 'right', 'top', 'bottom'] as const).map((side) => Math.abs(actual[side] - wanted[side])),
  );
}

test('a large number has no letters of the words before it, over whose end its height reaches', () => {
  const small = cssFont('Roboto', 700, 24);
  const words = { text: 'in the house', x: 66, baseline: 100 };
  const picture = drawn((ctx) => {
    ctx.font = small;
    ctx.fillText(words.text, words.x, words.baseline);
    ctx.font = cssFont('Roboto', 900, 96);
    ctx.fillText('14', 206, 130);
  });
  const number = { x: 258, y: 96, width: 104, height: 92, angle: 0 };
  const before = { x: 131, y: 91, width: 152, height: 28, angle: 0 };
  const [ink] = findInk(picture, number, [before]);
  expect(ink && ink.box.x - ink.box.width / 2).toBeGreaterThan(200);
});

describe('findInk', () => {
  test('finds the exact extent, the base line and the colour of a text', () => {
    const text = 'Ángel & Jagger';
    const bounds = inkBounds(text, 60, 120);
    const [line, ...others] = findInk(
      drawn((ctx) => ctx.fillText(text, 60, 120)),
      around(bounds),
    );
    expect(others).toEqual([]);
    expect(farthestOff(line?.box, bounds)).toBeLessThan(tolerance);
    expect(Math.abs((line?.descent ?? NaN) - (bounds.bottom - 120))).toBeLessThan(1.6);
    expect(
      Math.hypot(...[0x20, 0x30, 0x4c].map((value, channel) => value - (line?.colour[channel] ?? NaN))),
    ).toBeLessThan(12);
  });

  test('finds light ink on a dark ground', () => {
    const bounds = inkBounds('Tonight', 60, 120);
    const picture = drawn((ctx) => {
      ctx.fillStyle = '#101828';
      ctx.fillRect(0, 0, width, height);
      ctx.fillStyle = '#fff4d6';
      ctx.fillText('Tonight', 60, 120);
    });
    const [line] = findInk(picture, around(bounds));
    expect(farthestOff(line?.box, bounds)).toBeLessThan(tolerance);
    expect(line?.colour[0]).toBeGreaterThan(240);
  });

  test('looks at a line only so often, however near to it stands a bar of another colour', () => {
    const text = 'Sapling jyg';
    const bounds = inkBounds(text, 60, 120);
    const picture = drawn((ctx) => {
      ctx.fillText(text, 60, 120);
      ctx.fillStyle = '#8c8f92';
      ctx.fillRect(bounds.right + 13, bounds.top, 5, bounds.bottom - bounds.top);
    });
    const [line, ...others] = findInk(picture, around({ ...bounds, right: bounds.right + 20 }));
    expect(others).toEqual([]);
    expect(farthestOff(line?.box, bounds)).toBeLessThan(tolerance);
  });

  test('finds an accent that the box cuts off', () => {
    const bounds = inkBounds('Čaj', 60, 120);
    const cut = around(bounds);
    const picture = drawn((ctx) => ctx.fillText('Čaj', 60, 120));
    expect(
      farthestOff(findInk(picture, { ...cut, y: cut.y + 7, height: cut.height - 14 })[0]?.box, bounds),
    ).toBeLessThan(tolerance);
  });

  test('leaves the ink of the lines above and below out', () => {
    const bounds = inkBounds('middle', 60, 110);
    const picture = drawn((ctx) => {
      ctx.fillText('gyp', 60, 60);
      ctx.fillText('middle', 60, 110);
      ctx.fillText('Étoile', 60, 160);
    });
    expect(farthestOff(findInk(picture, around(bounds))[0]?.box, bounds)).toBeLessThan(tolerance);
  });

  test('tells light from dark ink by the rim, whatever lies around the panel', () => {
    const bounds = inkBounds('Free', 300, 120);
    const picture = drawn((ctx) => {
      ctx.fillStyle = '#0a0a14';
      ctx.fillRect(0, 0, width, height);
      ctx.fillStyle = '#ffd23f';
      ctx.fillRect(280, 70, 150, 66);
      ctx.fillStyle = '#1b2a41';
      ctx.fillText('Free', 300, 120);
    });
    const [line] = findInk(picture, around(bounds));
    expect(farthestOff(line?.box, bounds)).toBeLessThan(tolerance);
    expect(line?.colour[0]).toBeLessThan(80);
  });

  test('reads no gradient as ink', () => {
    const bounds = inkBounds('Sunset hour', 60, 120);
    const picture = drawn((ctx) => {
      const gradient = ctx.createLinearGradient(0, 0, width, height);
      gradient.addColorStop(0, '#fbe3b4');
      gradient.addColorStop(1, '#8a3b12');
      ctx.fillStyle = gradient;
      ctx.fillRect(0, 0, width, height);
      ctx.fillStyle = '#201008';
      ctx.fillText('Sunset hour', 60, 120);
    });
    expect(farthestOff(findInk(picture, around(bounds))[0]?.box, bounds)).toBeLessThan(tolerance);
  });

  test('parts texts that stand apart', () => {
    const first = inkBounds('60 min', 60, 120);
    const second = inkBounds('Nedelja', 320, 120);
    const picture = drawn((ctx) => {
      ctx.fillText('60 min', 60, 120);
      ctx.fillText('Nedelja', 320, 120);
    });
    const lines = findInk(picture, around({ ...first, right: second.right, bottom: second.bottom }));
    expect(lines).toHaveLength(2);
    expect(farthestOff(lines[0]?.box, first)).toBeLessThan(tolerance);
    expect(farthestOff(lines[1]?.box, second)).toBeLessThan(tolerance);
  });

  test.each([
    ['whole', 1],
    ['lit from above, so that only two of its sides are seen', 0],
  ])('leaves out the frame of the button that a text stands on: %s', (_, shadedSides) => {
    const text = 'Preferences';
    const bounds = inkBounds(text, 200, 110);
    const [left, top, right, bottom] = [bounds.left - 40, bounds.top - 22, bounds.right + 40, bounds.bottom + 22];
    const button = drawn((ctx) => {
      ctx.fillText(text, 200, 110);
      ctx.strokeStyle = '#20304c';
      ctx.lineWidth = 4;
      ctx.beginPath();
      ctx.moveTo(left, bottom);
      ctx.lineTo(left, top);
      ctx.lineTo(right, top);
      if (shadedSides > 0) {
        ctx.lineTo(right, bottom);
        ctx.closePath();
      }
      ctx.stroke();
    });
    const [line] = findInk(button, around({ left, top, right, bottom }));
    expect(farthestOff(line?.box, bounds)).toBeLessThan(tolerance);
  });

  test('reads no label into the framed field behind it', () => {
    const label = inkBounds('Name:', 60, 110);
    const value = inkBounds('Joueur', 226, 110);
    const picture = drawn((ctx) => {
      ctx.fillText('Name:', 60, 110);
      ctx.fillText('Joueur', 226, 110);
      ctx.strokeStyle = '#20304c';
      ctx.lineWidth = 4;
      ctx.strokeRect(212, 67, 500, 52);
    });
    const lines = findInk(picture, around({ ...label, right: value.right }));
    expect(lines.filter(({ box }) => edges(box).left < 212 && edges(box).right > value.left)).toEqual([]);
  });

  test('keeps the dot of a list item out of its line, also where the box left it out', () => {
    const dot = inkBounds('•', 60, 120);
    const item = inkBounds('Bring a bag', 100, 120);
    const picture = drawn((ctx) => {
      ctx.fillText('•', 60, 120);
      ctx.fillText('Bring a bag', 100, 120);
    });
    for (const left of [dot.left, item.left + 8]) {
      const [line, ...more] = findInk(picture, around({ ...item, left }));
      expect(more).toEqual([]);
      expect(farthestOff(line?.box, item)).toBeLessThan(tolerance);
      expect(farthestOff(line?.mark, dot)).toBeLessThan(tolerance);
    }
  });

  test.each(['• Open daily •', '• Monday • Friday', 'Bring: a bag'])(
    'keeps the dots that begin no item of a list in their line: %s',
    (text) => {
      const bounds = inkBounds(text, 60, 120);
      const [line] = findInk(
        drawn((ctx) => ctx.fillText(text, 60, 120)),
        around(bounds),
      );
      expect(farthestOff(line?.box, bounds)).toBeLessThan(tolerance);
      expect(line?.mark).toBeUndefined();
    },
  );

  test('finds nothing where there is no contrast', () => {
    expect(
      findInk(
        drawn(() => {}),
        { x: 300, y: 100, width: 200, height: 40, angle: 0 },
      ),
    ).toEqual([]);
  });

  describe('a line with something else at its end', () => {
    const text = 'Morning tea';

    test('is found without a pictogram of another colour', () => {
      const bounds = inkBounds(text, 200, 110);
      const picture = drawn((ctx) => {
        ctx.fillText(text, 200, 110);
        ctx.strokeStyle = '#c0303a';
        ctx.lineWidth = 5;
        for (const x of [136, 166]) {
          ctx.beginPath();
          ctx.arc(x, 104, 12, 0, 2 * Math.PI);
          ctx.stroke();
        }
        ctx.strokeRect(136, 82, 30, 22);
      });
      const lines = findInk(picture, withSign(bounds));
      expect(lines).toHaveLength(1);
      expect(farthestOff(lines[0]?.box, bounds)).toBeLessThan(tolerance);
    });

    test('is found without a logo that is much larger than its letters', () => {
      const bounds = inkBounds(text, 200, 110);
      const picture = drawn((ctx) => {
        ctx.fillText(text, 200, 110);
        ctx.beginPath();
        ctx.moveTo(110, 122);
        ctx.lineTo(145, 50);
        ctx.lineTo(180, 122);
        ctx.fill();
      });
      const lines = findInk(picture, { ...withSign(bounds), y: 88, height: 84 });
      expect(lines).toHaveLength(1);
      expect(farthestOff(lines[0]?.box, bounds)).toBeLessThan(tolerance);
    });

    test('is found without icons of other colours that stand closer to each other than to it', () => {
      const bounds = inkBounds(text, 200, 110);
      const picture = drawn((ctx) => {
        ctx.fillText(text, 200, 110);
        for (const [x, colour] of [
          [90, '#a85a00'],
          [154, '#1f7a30'],
        ] as const) {
          ctx.fillStyle = colour;
          ctx.beginPath();
          ctx.moveTo(x - 30, 120);
          ctx.lineTo(x, 64);
          ctx.lineTo(x + 30, 120);
          ctx.fill();
        }
      });
      const lines = findInk(picture, { ...withSign({ ...bounds, left: bounds.left - 42 }), y: 94, height: 66 });
      expect(lines).toHaveLength(1);
      expect(farthestOff(lines[0]?.box, bounds)).toBeLessThan(tolerance);
      expect(lines[0]?.colour[1]).toBeLessThan(80);
    });

    test('keeps a short word behind three dots', () => {
      const text = '... MATE';
      const bounds = inkBounds(text, 200, 110);
      const [line] = findInk(
        drawn((ctx) => ctx.fillText(text, 200, 110)),
        around({ ...bounds, bottom: bounds.bottom + 16 }),
      );
      expect(farthestOff(line?.box, bounds)).toBeLessThan(tolerance);
    });

    test('keeps a word of one letter', () => {
      const bounds = inkBounds(text, 200, 110);
      const picture = drawn((ctx) => {
        ctx.fillText(text, 200, 110);
        ctx.fillText('A', 156, 110);
      });
      const whole = { ...bounds, left: inkBounds('A', 156, 110).left };
      expect(farthestOff(findInk(picture, withSign(bounds))[0]?.box, whole)).toBeLessThan(tolerance);
    });
  });

  describe('a line that the box cuts off', () => {
    const text = 'A loaf at 9';
    const picture = () => drawn((ctx) => ctx.fillText(text, 200, 110));
    const whole = () => inkBounds(text, 200, 110);
    const middle = (): OrientedRectangle => {
      const start = inkBounds('A ', 200, 110).right + 12;
      return around({ ...whole(), left: start, right: inkBounds('A loaf at', 200, 110).right });
    };

    test('tells where its letters go on', () => {
      const [line] = findInk(picture(), middle());
      expect(farthestOff(line?.continued, whole())).toBeLessThan(tolerance);
    });

    test('does not go on into another line', () => {
      const number = around({ ...whole(), left: inkBounds('A loaf at ', 200, 110).right + 12 });
      const [line] = findInk(picture(), middle(), [number]);
      expect(farthestOff(line?.continued, { ...whole(), right: inkBounds('A loaf at', 200, 110).right })).toBeLessThan(
        tolerance,
      );
    });

    test('does not go on into a pictogram of another colour', () => {
      const sign = drawn((ctx) => {
        ctx.fillText(text, 200, 110);
        ctx.fillStyle = '#c0303a';
        ctx.beginPath();
        ctx.moveTo(150, 110);
        ctx.lineTo(168, 76);
        ctx.lineTo(186, 110);
        ctx.fill();
      });
      expect(findInk(sign, around(whole()))[0]?.continued).toBeUndefined();
    });

    test('ends where the next text is farther away than a word', () => {
      const price = drawn((ctx) => {
        ctx.fillText(text, 200, 110);
        ctx.fillText('2.50', 200 + 48 * 7.5, 110);
      });
      expect(findInk(price, around(whole()))[0]?.continued).toBeUndefined();
    });
  });
});
