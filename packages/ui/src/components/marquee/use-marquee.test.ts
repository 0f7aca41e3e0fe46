import { describe, expect, test } from 'vitest';
import { marqueeLayout } from './use-marquee.ts';

describe('a marquee', () => {
  test('is the width of a copy over the speed', () => {
    expect(marqueeLayout(800, 1200).duration).toBe(30_000);
  });

  test.each([
    [800, 1200],
    [1200, 400],
    [1200, 410],
    [375, 375],
  ])('fills a window of %d px at every moment with copies of %d px', (windowWidth, copyWidth) => {
    const { copies } = marqueeLayout(windowWidth, copyWidth);
    // At the end of a round one copy has left the window.
    expect((copies - 1) * copyWidth).toBeGreaterThanOrEqual(windowWidth);
    expect((copies - 2) * copyWidth).toBeLessThan(windowWidth);
  });

  test('is undefined until it is measured', () => {
    expect(marqueeLayout(0, 0)).toEqual({ copies: 1, duration: undefined });
  });
});
