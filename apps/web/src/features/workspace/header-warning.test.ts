import { expect, test } from 'vitest';
import { headerWarning } from './header-warning.ts';

const credits = (remaining_credits: number, is_unlimited = false) => ({ remaining_credits, is_unlimited });

test('without a subscription the header says so, whatever is left', () => {
  expect(headerWarning(false, undefined)).toBe("You're in trial mode.");
  expect(headerWarning(false, credits(0))).toBe("You're in trial mode.");
});

test('with a subscription it warns at one credit or fewer', () => {
  expect(headerWarning(true, credits(2))).toBeUndefined();
  expect(headerWarning(true, credits(1))).toBe('You have only 1 credits left');
  expect(headerWarning(true, credits(0))).toBe('You have only 0 credits left');
});

test('unlimited or unknown credits warn of nothing', () => {
  expect(headerWarning(true, credits(0, true))).toBeUndefined();
  expect(headerWarning(true, undefined)).toBeUndefined();
});
