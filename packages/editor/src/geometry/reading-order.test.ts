import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrderOfReading } from './reading-order.ts';

const item = (name: string, x: number, y: number, width: number, height = 20) => ({ name, x, y, width, height });
const order = (items: ReturnType<typeof item>[]) =>
  inOrderOfReading(items, (box) => box)
    .map(({ name }) => name)
    .join(' ');

test('a menu beside what it opens is read before it, though their lines interleave', () => {
  const menu = ['home', 'inbox', 'team', 'files'].map((name, index) => item(name, 20, 40 + index * 36, 90));
  const content = ['title', 'intro', 'note', 'more'].map((name, index) => item(name, 200, 58 + index * 36, 300));
  expect(order([...content, ...menu])).toBe('home inbox team files title intro note more');
});

test('a headline and a footer over two columns are read before and after them', () => {
  const page = [
    item('footer', 100, 500, 800),
    item('right-body', 520, 160, 380, 240),
    item('left-head', 100, 120, 200, 30),
    item('headline', 100, 20, 800, 70),
    item('left-body', 100, 160, 380, 220),
    item('right-head', 520, 120, 180, 30),
  ];
  expect(order(page)).toBe('headline left-head left-body right-head right-body footer');
});

test('a list of dishes with prices is read by rows', () => {
  const rows = ['soup', 'fish', 'cake'].flatMap((name, index) => [
    item(`${name}-price`, 400, 102 + index * 50, 40, 16),
    item(name, 40, 100 + index * 50, 200),
  ]);
  expect(order(rows)).toBe('soup soup-price fish fish-price cake cake-price');
});

test('three columns of headings and paragraphs are read one after the other', () => {
  const page = ['a', 'b', 'c'].flatMap((name, index) => [
    item(`${name}-body`, 40 + index * 300, 140, 240, 90),
    item(`${name}-head`, 40 + index * 300, 100, 120, 24),
  ]);
  expect(order(page)).toBe('a-head a-body b-head b-body c-head c-body');
});

test('a box between the middles of two headlines on one line is read once', () => {
  const page = [
    item('headline-left', 50, 90, 300, 40),
    item('headline-right', 60, 80, 300, 40),
    item('left-top', 0, 0, 100, 20),
    item('left-between', 0, 100, 100, 10),
    item('right-top', 200, 0, 100, 20),
    item('right-bottom', 200, 200, 100, 20),
  ];
  expect(order(page)).toBe('left-top left-between right-top headline-left headline-right right-bottom');
});

test('loses and repeats nothing', () => {
  const box = fc.record({
    x: fc.nat(500),
    y: fc.nat(500),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), (boxes) => {
      const sorted = inOrderOfReading(boxes, (each) => each);
      expect(sorted).toHaveLength(boxes.length);
      expect(new Set(sorted)).toEqual(new Set(boxes));
    }),
  );
});
