import { describe, expect, test } from 'vitest';
import { seenEffect } from './seen-effect.ts';

const palette = { paper: '#fdf6d8', accent: '#205f5c' };
const place = { left: 1, top: 1, width: 2, height: 2 };

/** A picture of one colour. */
function plain([red, green, blue]: readonly [number, number, number]) {
  const data = Uint8ClampedArray.from({ length: 4 * 4 * 4 }, (_, i) => [red, green, blue, 255][i % 4] ?? 0);
  return { width: 4, height: 4, data };
}

const paper = plain([0xfd, 0xf6, 0xd8]);
const sign = plain([0x20, 0x5f, 0x5c]);

describe('the effect that can be seen of a text', () => {
  test('is none where it has the colour that it lies on', () => {
    expect(seenEffect({ effect: 'outline' }, palette, paper, place)).toBe('none');
    expect(seenEffect({ effect: 'glow' }, palette, sign, place)).toBe('none');
    expect(seenEffect({ effect: 'soft shadow' }, palette, plain([4, 4, 4]), place)).toBe('none');
  });

  test('is the one that it was set with elsewhere', () => {
    expect(seenEffect({ effect: 'outline' }, palette, sign, place)).toBe('outline');
    expect(seenEffect({ effect: 'glow' }, palette, paper, place)).toBe('glow');
    expect(seenEffect({ effect: 'soft shadow' }, palette, sign, place)).toBe('soft shadow');
  });
});
