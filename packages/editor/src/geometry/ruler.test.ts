import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulerMarks } from './ruler.ts';

const numbers = (from: number, to: number, zoom: number) =>
  rulerMarks(from, to, zoom).flatMap(({ at, numbered }) => (numbered ? [at] : []));

test.each([
  [0.1, [0, 1_000, 2_000]],
  [0.5, [0, 200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000]],
])('at %s pixels of the screen for one of the image, numbers stand at round places', (zoom, expected) => {
  expect(numbers(0, 2_000, zoom)).toEqual(expected);
});

test('small marks lie between numbers, outside of the image too', () => {
  expect(rulerMarks(-100, 100, 1)).toEqual(
    [-100, -80, -60, -40, -20, 0, 20, 40, 60, 80, 100].map((at) => ({ at, numbered: at % 100 === 0 })),
  );
});

test('at every zoom numbers have room, and marks stand at whole pixels within the ruler', () => {
  const ruler = fc.record({
    from: fc.double({ min: -5_000, max: 20_000, noNaN: true }),
    screen: fc.integer({ min: 50, max: 3_000 }),
    zoom: fc.double({ min: 0.02, max: 64, noNaN: true }),
  });
  fc.assert(
    fc.property(ruler, ({ from, screen, zoom }) => {
      const to = from + screen / zoom;
      const marks = rulerMarks(from, to, zoom);
      for (const { at } of marks) {
        expect(Number.isInteger(at)).toBe(true);
        expect(at >= from - 1e-6 && at <= to + 1e-6).toBe(true);
      }
      const apart = numbers(from, to, zoom).map((at, index, all) => (at - (all[index - 1] ?? -Infinity)) * zoom);
      expect(apart.filter((gap) => gap < 55.9)).toEqual([]);
      expect(marks.length).toBeLessThan(screen / 8 + 2);
    }),
  );
});
