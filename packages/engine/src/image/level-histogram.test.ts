import { expect, test } from 'vitest';
import { array, assert, integer, property } from 'fast-check';
import { median } from '../median.ts';
import { LevelHistogram } from './level-histogram.ts';

test('the median of counted levels is that of the levels', () => {
  assert(
    property(array(integer({ min: 0, max: 255 })), (levels) => {
      const histogram = new LevelHistogram();
      for (const level of levels) histogram.add(level);
      expect(histogram.median()).toBe(median(levels));
    }),
  );
});
