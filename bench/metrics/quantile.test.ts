import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

test('quantiles are values that were measured', () => {
  expect([quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 0.95), quantile([], 0.5)]).toEqual([2, 3, Number.NaN]);
});
