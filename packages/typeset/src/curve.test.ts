import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bendOf, isOnLine } from './curve.ts';
import { fitText } from './fit.ts';
import { layoutText } from './layout.ts';
import { createCanvas, registerFonts } from './node.ts';
import { blockTop, paintText } from './paint.ts';
import { corpus } from './testing/corpus.ts';
import type { CurvedPiece, LayoutLine, TextStyle } from './types.ts';

registerFonts();
const ctx = createCanvas(1, 1).getContext('2d');
const plain: TextStyle = { fontFamily: 'Roboto', fontWeight: 700, fontSize: 24, textAlign: 'center' };
const text = 'OPEN ALL NIGHT';

const words = fc.constantFrom(...Object.values(corpus).map((line) => line.slice(0, 24)));
const styles: fc.Arbitrary<TextStyle> = fc.record({
  fontFamily: fc.constantFrom('Roboto', 'Lora', 'Oswald'),
  fontWeight: fc.constantFrom(400, 700),
  fontSize: fc.double({ min: 8, max: 40, noNaN: true }),
  textAlign: fc.constantFrom('left', 'center', 'right'),
  letterSpacing: fc.constantFrom(0, 0.1),
});
const curves = fc.oneof(fc.double({ min: 5, max: 360, noNaN: true }), fc.double({ min: -360, max: -5, noNaN: true }));

const piecesOf = (lines: readonly LayoutLine[]): CurvedPiece[] => lines.flatMap(({ pieces = [] }) => pieces);

/** Returns where the circle lies under the middle of a piece. */
function footOf({ x, y, width, angle }: CurvedPiece) {
  return { x: x + (width / 2) * Math.cos(angle), y: y + (width / 2) * Math.sin(angle) };
}

const endsOf = (curve: number) => {
  const pieces = piecesOf(layoutText(ctx, text, { ...plain, curve }, 300).lines);
  return { middle: pieces[Math.floor(pieces.length / 2)]?.y ?? NaN, first: pieces[0]?.y ?? NaN };
};
const anglesOf = (textAlign: TextStyle['textAlign']) => {
  const [line] = layoutText(ctx, text, { ...plain, textAlign, curve: 180 }, 400).lines;
  if (!line?.radius) throw new Error('The line is curved.');
  return [(line.x - 200) / line.radius, (line.x + line.width - 200) / line.radius];
};
const gapOf = (own: string) => {
  const [line] = layoutText(ctx, own, { ...plain, curve: 40 }, 600).lines;
  const [first, second] = line?.pieces ?? [];
  if (!line?.radius || !first || !second) throw new Error('Two letters stand on the line.');
  return (second.angle - first.angle) * line.radius;
};
const pieceTexts = (own: string, style: Partial<TextStyle> = {}) =>
  piecesOf(layoutText(ctx, own, { ...plain, curve: 90, ...style }, 900).lines).map((piece) => piece.text);
const linesOf = (curve: number) => layoutText(ctx, text, { ...plain, curve }, 400).lines;
const inkedPixels = (data: Uint8ClampedArray) =>
  Array.from({ length: 400 * 400 }, (_, at) => at)
    .filter((at) => (data[at * 4 + 3] ?? 0) > 60)
    .map((at) => ({ x: (at % 400) + 0.5, y: Math.floor(at / 400) + 0.5 }));

const lineCount = (curve: number) => layoutText(ctx, 'TWO WORDS AND TWO', { ...plain, curve }, 230).lines.length;

describe('a curved line', () => {
  test('has the middle of each of its letters on its circle', () => {
    fc.assert(
      fc.property(words, styles, curves, fc.integer({ min: 200, max: 900 }), (own, style, curve, width) => {
        for (const { radius = NaN, baseline, pieces = [] } of layoutText(ctx, own, { ...style, curve }, width).lines) {
          for (const piece of pieces) {
            const foot = footOf(piece);
            const distance = Math.hypot(foot.x - width / 2, foot.y - baseline - radius);
            expect(distance).toBeCloseTo(Math.abs(radius), 6);
          }
        }
      }),
    );
  });

  test('is as long along its circle as it is when straight', () => {
    fc.assert(
      fc.property(words, styles, curves, (own, style, curve) => {
        const straight = layoutText(ctx, own, style, 4_000).lines[0];
        const [line] = layoutText(ctx, own, { ...style, curve }, 4_000).lines;
        const pieces = line?.pieces ?? [];
        const [first, last] = [pieces[0], pieces.at(-1)];
        if (!line || !straight || !first || !last) throw new Error('The text has letters.');
        expect(line.width).toBeCloseTo(straight.width, 6);
        const between = (last.angle - first.angle) * (line.radius ?? NaN) + (first.width + last.width) / 2;
        expect(between).toBeCloseTo(straight.width, 3);
      }),
    );
  });

  test('stands where a straight one does when its circle is large', () => {
    fc.assert(
      fc.property(words, styles, fc.constantFrom(0.06, -0.06), (own, style, curve) => {
        const width = 800;
        const straight = layoutText(ctx, own, style, width);
        const curved = layoutText(ctx, own, { ...style, curve }, width);
        expect(curved.lines.map((line) => line.text)).toEqual(straight.lines.map((line) => line.text));
        expect(Math.abs(curved.height - straight.height)).toBeLessThan(0.5);
        for (const [index, line] of curved.lines.entries()) {
          expect(Math.abs(line.x - (straight.lines[index]?.x ?? Infinity))).toBeLessThan(0.5);
          for (const { y } of line.pieces ?? [])
            expect(Math.abs(y - (straight.lines[index]?.baseline ?? Infinity))).toBeLessThan(0.5);
        }
      }),
    );
  });

  test('is the straight one where its turn is 0, and keeps within a full turn', () => {
    expect(layoutText(ctx, text, { ...plain, curve: 0 }, 400).lines).toEqual(layoutText(ctx, text, plain, 400).lines);
    expect(linesOf(900)).toEqual(linesOf(360));
    expect(linesOf(NaN)).toEqual(linesOf(0));
  });

  test('has its middle at the top above 0, and at the bottom below 0', () => {
    expect(endsOf(120).middle).toBeLessThan(endsOf(120).first - 20);
    expect(endsOf(-120).middle).toBeGreaterThan(endsOf(-120).first + 20);
  });

  test('begins, stands in the middle or ends with its sweep, as it is aligned', () => {
    expect(anglesOf('left')[0]).toBeCloseTo(-Math.PI / 2, 6);
    expect(anglesOf('right')[1]).toBeCloseTo(Math.PI / 2, 6);
    expect((anglesOf('center')[0] ?? NaN) + (anglesOf('center')[1] ?? NaN)).toBeCloseTo(0, 6);
  });

  test('keeps the kerning of its letters', () => {
    expect(gapOf('AV')).toBeLessThan(gapOf('AA') - 0.5);
  });
});

describe('what stays whole on a curve', () => {
  test('grapheme clusters and ligatures, which part where letters are set apart', () => {
    expect(pieceTexts('n\u0303 office')).toEqual(['n\u0303 ', 'o', 'ffi', 'c', 'e']);
    expect(pieceTexts('office', { letterSpacing: 0.1 })).toEqual(['o', 'f', 'f', 'i', 'c', 'e']);
  });

  test('words whose letters join', () => {
    expect(pieceTexts('قهوة جيدة')).toEqual(['قهوة ', 'جيدة']);
    expect(pieceTexts('नमस्ते दुनिया')).toEqual(['नमस्ते ', 'दुनिया']);
  });

  test('words that run from the right, which follow each other to the left', () => {
    const [line] = layoutText(ctx, 'Bar שלום עולם 24', { ...plain, curve: 90 }, 900).lines;
    const left = (own: string) => line?.pieces?.find((piece) => piece.text.startsWith(own))?.angle ?? NaN;
    expect(left('עולם')).toBeLessThan(left('שלום'));
    // A number behind them stands among them, as in UAX #9.
    expect(left('2')).toBeLessThan(left('עולם'));
    expect(left('B')).toBeLessThan(left('2'));
  });

  test('runs keep their colour and weight', () => {
    const style = { ...plain, curve: 60, runs: [{ start: 0, end: 4, fill: '#aa0000', fontWeight: 400 }] };
    const [first, , , , fifth] = piecesOf(layoutText(ctx, 'OPENNOW', style, 600).lines);
    expect(first).toMatchObject({ text: 'O', fill: '#aa0000', fontWeight: 400 });
    expect(fifth?.fill).toBeUndefined();
    expect(fifth?.fontWeight).toBe(700);
  });
});

describe('several curved lines', () => {
  test('run about one centre, a line height apart, however small their box: none lies over another', () => {
    const widths = fc.double({ min: 20, max: 700, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(corpus)), styles, curves, widths, (own, style, curve, width) => {
        const { lines } = layoutText(ctx, own, { ...style, curve }, width);
        const radii = lines.map(({ radius = NaN }) => radius);
        const centres = lines.map(({ baseline }, index) => baseline + (radii[index] ?? NaN));
        const apart = radii.slice(1).map((radius, index) => (radii[index] ?? NaN) - radius);
        for (const centre of centres) expect(centre).toBeCloseTo(centres[0] ?? NaN, 6);
        for (const distance of apart) expect(distance).toBeCloseTo(1.2 * style.fontSize, 6);
        for (const radius of radii) expect(Math.sign(radius) * Math.sign(curve)).toBe(1);
      }),
    );
  });

  test.each([360, -360])('of %i degrees end before they begin, however long they are', (curve) => {
    for (const own of [text, 'OPEN ALL NIGHT AND ALL DAY', Object.values(corpus)[3] ?? '']) {
      for (const width of [60, 90, 200, 300]) {
        for (const line of layoutText(ctx, own, { ...plain, curve }, width).lines)
          expect(line.width).toBeLessThan(2 * Math.PI * Math.abs(line.radius ?? NaN));
      }
    }
  });

  test('stand with the tops of their letters outside of the centre', () => {
    const { lines } = layoutText(ctx, text, { ...plain, fontSize: 60, curve: -300 }, 90);
    expect(lines.length).toBeGreaterThan(2);
    for (const { radius = 0 } of lines) expect(-radius).toBeGreaterThanOrEqual(1.25 * 60 - 1e-6);
  });

  test('break as the straight ones do where the circle is large', () => {
    const own = Object.values(corpus)[3] ?? '';
    const broken = (curve: number) => layoutText(ctx, own, { ...plain, curve }, 300).lines.map((line) => line.text);
    expect(broken(3)).toEqual(broken(0));
    expect(broken(3).length).toBeGreaterThan(2);
  });

  test('are fewer the more of a circle they may take', () => {
    expect([lineCount(0), lineCount(180), lineCount(-180)]).toEqual([2, 1, 1]);
  });
});

describe('fitText along a curve', () => {
  test('finds the largest size at which the text takes no more than its sweep and its box', () => {
    fc.assert(
      fc.property(words, styles, curves, (own, style, curve) => {
        const box = { width: 260, height: 260 };
        const wanted = { ...style, fontSize: 120, curve };
        const fitted = fitText(ctx, own, wanted, box, { minFontSize: 1 });
        expect(fitted.height).toBeLessThanOrEqual(box.height + 1e-6);
        const outside = Math.max(...fitted.lines.map(({ radius = NaN }) => Math.abs(radius)));
        expect(outside).toBeLessThanOrEqual(bendOf({ curve }, box.width)?.radius ?? NaN);
        for (const { width, radius = NaN } of fitted.lines)
          expect(width).toBeLessThanOrEqual(((Math.abs(curve) * Math.PI) / 180) * Math.abs(radius) + 1e-6);
      }),
    );
  });
});

describe('paintText along a curve', () => {
  const box = { x: 40, y: 40, width: 320, height: 320, rotation: 0 };

  function painted(style: TextStyle, own = text): Uint8ClampedArray {
    const canvas = createCanvas(400, 400).getContext('2d');
    paintText(canvas, layoutText(canvas, own, style, box.width), box, '#000000');
    return canvas.getImageData(0, 0, 400, 400).data;
  }

  test.each([150, -150, 340])('puts all ink between the circles of the letters at %i degrees', (curve) => {
    const style = { ...plain, fontSize: 40, curve };
    const layout = layoutText(ctx, text, style, box.width);
    const [line] = layout.lines;
    if (!line?.radius) throw new Error('The line is curved.');
    const centre = { x: 200, y: 40 + blockTop(layout, box.height) + line.baseline + line.radius };
    const above = inkedPixels(painted(style)).map(
      ({ x, y }) => Math.sign(curve) * (Math.hypot(x - centre.x, y - centre.y) - Math.abs(line.radius ?? 0)),
    );
    expect(above.length).toBeGreaterThan(3_000);
    expect(Math.max(...above)).toBeLessThan(0.8 * 40);
    expect(Math.min(...above)).toBeGreaterThan(-0.05 * 40);
  });

  test('draws shadow, outline and the rule under the letters along the circle, too', () => {
    const style = { ...plain, fontSize: 36, curve: 150 };
    const plainInk = inkedPixels(painted(style)).length;
    for (const effect of [
      { textStroke: '0.1em #ff0000' },
      { textShadow: '0.08em 0.08em 0em #ff0000' },
      { textShadow: '0em 0em 0.3em #ff0000' },
      { textUnderline: '0.12em 0.06em #ff0000' },
    ]) {
      const data = painted({ ...style, ...effect });
      const red = inkedPixels(data).filter(({ x, y }) => (data[(Math.floor(y) * 400 + Math.floor(x)) * 4] ?? 0) > 80);
      expect(red.length).toBeGreaterThan(plainInk / 20);
      expect(Math.max(...red.map(({ y }) => y)) - Math.min(...red.map(({ y }) => y))).toBeGreaterThan(60);
    }
  });

  test('leaves the state of the context as it was', () => {
    const canvas = createCanvas(400, 400).getContext('2d');
    const style = { ...plain, curve: 90, textUnderline: '0.1em 0.1em #ff0000' };
    paintText(canvas, layoutText(canvas, text, style, box.width), box, '#000000');
    expect(canvas.getTransform().toJSON()).toMatchObject({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
  });

  test('is hit on its letters, not in the hollow of its circle', () => {
    const layout = layoutText(ctx, text, { ...plain, fontSize: 40, curve: 180 }, 320);
    const [line] = layout.lines;
    if (!line?.radius) throw new Error('The line is curved.');
    const middle = piecesOf(layout.lines)[6];
    expect(isOnLine(layout, line, { x: middle?.x ?? 0, y: (middle?.y ?? 0) - 10 })).toBe(true);
    expect(isOnLine(layout, line, { x: 160, y: line.baseline + line.radius - 5 })).toBe(false);
  });
});
