import { describe, expect, test } from 'vitest';
import { positionAt, positionByKey } from './position.ts';

const frame = { left: 100, width: 400 };

describe('a pointer', () => {
  test.each([
    [100, 0],
    [200, 25],
    [500, 100],
    [20, 0],
    [900, 100],
  ])('at %d px is %d %% of a frame from 100 to 500 px', (x, position) => {
    expect(positionAt(x, frame, false)).toBe(position);
    expect(positionAt(x, frame, true)).toBe(100 - position);
  });

  test('is 0 for an element without width', () => {
    expect(positionAt(10, { left: 0, width: 0 }, false)).toBe(0);
  });
});

describe('a key', () => {
  test.each([
    ['ArrowRight', 51],
    ['ArrowLeft', 49],
    ['ArrowUp', 51],
    ['ArrowDown', 49],
    ['PageUp', 60],
    ['PageDown', 40],
    ['Home', 0],
    ['End', 100],
  ])('%s leads from 50 to %d', (key, position) => {
    expect(positionByKey(key, 50, false)).toBe(position);
  });

  test('left and right change places from right to left', () => {
    expect(positionByKey('ArrowRight', 50, true)).toBe(49);
    expect(positionByKey('ArrowLeft', 50, true)).toBe(51);
    expect(positionByKey('ArrowUp', 50, true)).toBe(51);
  });

  test('never leaves the picture', () => {
    expect(positionByKey('PageUp', 97, false)).toBe(100);
    expect(positionByKey('ArrowLeft', 0, false)).toBe(0);
  });

  test('other keys move nothing', () => {
    expect(positionByKey('a', 50, false)).toBeUndefined();
    expect(positionByKey('Tab', 50, false)).toBeUndefined();
  });
});
