import { describe, expect, it } from 'vitest';
import { colourDifference } from './colour.ts';

describe('colourDifference', () => {
  it('is 0 for the same colour', () => {
    expect(colourDifference('#1f4030', '#1f4030')).toBe(0);
  });

  it('is 100 between black and white', () => {
    expect(colourDifference('#000000', '#ffffff')).toBeCloseTo(100, 1);
  });

  it('is 86.61 between the red and the green of sRGB', () => {
    expect(colourDifference('#ff0000', '#00ff00')).toBeCloseTo(86.608, 2);
  });

  it('is the same both ways', () => {
    expect(colourDifference('#c8472b', '#f2b84b')).toBeCloseTo(colourDifference('#f2b84b', '#c8472b'), 10);
  });
});
