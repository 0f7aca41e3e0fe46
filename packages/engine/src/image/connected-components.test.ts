import { expect, test } from 'vitest';
import { connectedComponents, outlineOf } from './connected-components.ts';

/** A map of 0 and 1 drawn in text. */
function map(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  return { width, height: rows.length, values: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)) };
}

test('pixels that touch by a corner belong together, others do not', () => {
  const { values, width, height } = map('#..#', '.#.#', '....', '##..');
  const { components } = connectedComponents(values, width, height, 0.5);
  expect(components).toEqual([
    { label: 1, size: 2, left: 0, top: 0, right: 1, bottom: 1 },
    { label: 2, size: 2, left: 3, top: 0, right: 3, bottom: 1 },
    { label: 3, size: 2, left: 0, top: 3, right: 1, bottom: 3 },
  ]);
});

test('the labels tell which component a pixel belongs to', () => {
  const { values, width, height } = map('#.#', '#.#');
  expect([...connectedComponents(values, width, height, 0.5).labels]).toEqual([1, 0, 2, 1, 0, 2]);
});

test('the outline holds the ends of every row', () => {
  const { values, width, height } = map('.##.', '####', '.#..');
  const { components, labels } = connectedComponents(values, width, height, 0.5);
  expect(components.map((component) => outlineOf(component, labels, width))).toEqual([
    [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 0, y: 1 },
      { x: 3, y: 1 },
      { x: 1, y: 2 },
      { x: 1, y: 2 },
    ],
  ]);
});
