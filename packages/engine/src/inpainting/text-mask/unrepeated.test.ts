import { expect, test } from 'vitest';
import type { ColourPlanes } from '../../image/planes.ts';
import type { Shift } from '../fill/repeats.ts';
import type { TextMask } from './text-mask.ts';
import { withUnrepeated } from './unrepeated.ts';

const side = 80;
const shifts: Shift[] = [
  { across: 16, down: 0, share: 1, error: 0 },
  { across: 0, down: 16, share: 1, error: 0 },
  { across: 32, down: 0, share: 1, error: 0 },
];
const striped = (x: number): number => (x % 16 < 8 ? 60 : 200);
const isIn = (from: number, to: number, x: number, y: number): boolean => [x, y].every((at) => at >= from && at < to);
const marked = (of: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: side * side }, (_, i) => (of(i % side, Math.floor(i / side)) ? 1 : 0));
const planesOf = (of: (x: number, y: number) => number): ColourPlanes => {
  const plane = Float32Array.from({ length: side * side }, (_, i) => of(i % side, Math.floor(i / side)));
  return { width: side, height: side, channels: [plane, plane.slice(), plane.slice()] };
};

const letters = marked((x, y) => isIn(36, 44, x, y));
const mask: TextMask = {
  box: { x: 0, y: 0, width: side, height: side },
  data: letters,
  letters,
  lineHeight: 20,
  unshadowed: undefined,
};
/** An outline of 2 px in the colour of the darker stripes. */
const outlined = planesOf((x, y) => (isIn(36, 44, x, y) ? 0 : isIn(34, 46, x, y) ? 60 : striped(x)));

test('takes in an outline where it shows on the pattern', () => {
  const { data } = withUnrepeated(outlined, mask, letters, shifts);
  const expected = marked((x, y) => isIn(36, 44, x, y) || (isIn(34, 46, x, y) && striped(x) === 200));
  expect(data).toEqual(expected);
});

test('leaves what is off the pattern farther away, and other texts', () => {
  const stained = planesOf((x, y) => (x === 20 && y === 40 ? 0 : striped(x)));
  expect(withUnrepeated(stained, mask, letters, shifts).data).toEqual(letters);
  const others = marked((x, y) => isIn(36, 44, x, y) || isIn(34, 36, x, y) || (x >= 44 && x < 46));
  const { data } = withUnrepeated(outlined, mask, others, shifts);
  expect(data.some((value, i) => value === 1 && letters[i] === 0 && others[i] === 1)).toBe(false);
});

test('takes in what was left of a shadow, as far as one was taken off', () => {
  const shaded = planesOf((x, y) => striped(x) - (y === 60 && x > 30 && x < 50 ? 8 : 0));
  const changed = marked((x, y) => y >= 44 && y < 64 && x > 20 && x < 60);
  const shadowed = { ...mask, unshadowed: { planes: shaded, changed } };
  const { data } = withUnrepeated(shaded, shadowed, letters, shifts);
  expect(data[60 * side + 40]).toBe(1);
  expect(data[62 * side + 40]).toBe(0);
});

test('needs a pattern that repeats itself faithfully', () => {
  expect(withUnrepeated(outlined, mask, letters, [])).toBe(mask);
  const vague = shifts.map((shift) => ({ ...shift, share: 0.7 }));
  expect(withUnrepeated(outlined, mask, letters, vague)).toBe(mask);
});
