import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

const item = (name: string, left: number, top: number, right: number, bottom: number) => ({
  name,
  bounds: { left, top, right, bottom },
});
const order = (items: ReturnType<typeof item>[]): string =>
  inReadingOrder(items, ({ bounds }) => bounds)
    .map(({ name }) => name)
    .join(' ');

test('reads a heading, then each column from top to bottom', () => {
  const page = [
    item('right-body', 520, 160, 900, 400),
    item('left-head', 100, 120, 300, 150),
    item('title', 100, 20, 900, 90),
    item('left-body', 100, 160, 480, 380),
    item('right-head', 520, 120, 700, 150),
  ];
  expect(order(page)).toBe('title left-head left-body right-head right-body');
});

test('reads rows that stand clearly apart across', () => {
  const table = [
    item('b2', 300, 180, 400, 200),
    item('a1', 100, 100, 200, 120),
    item('a2', 100, 180, 200, 200),
    item('b1', 300, 100, 400, 120),
  ];
  expect(order(table)).toBe('a1 b1 a2 b2');
});

test('loses and repeats nothing', () => {
  const bounds = fc
    .record({ left: fc.nat(500), top: fc.nat(500), width: fc.nat(300), height: fc.nat(100) })
    .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
  fc.assert(
    fc.property(fc.array(bounds, { maxLength: 20 }), (all) => {
      const sorted = inReadingOrder(all, (each) => each);
      expect(sorted).toHaveLength(all.length);
      expect(new Set(sorted)).toEqual(new Set(all));
    }),
  );
});
