import { expect, test } from 'vitest';
import { headerWarning } from './header-warning.ts';
import { englishWords } from '../../messages/words.ts';

const credits = (remaining_credits: number, is_unlimited = false) => ({ remaining_credits, is_unlimited });

const warning = (hasSubscription: boolean, left: ReturnType<typeof credits> | undefined) =>
  headerWarning(hasSubscription, left, englishWords('en-US').workspace);

test('without a subscription the header says so, whatever is left', () => {
  expect(warning(false, undefined)).toBe("You're in trial mode.");
  expect(warning(false, credits(0))).toBe("You're in trial mode.");
});

test('with a subscription it warns at one credit or fewer', () => {
  expect(warning(true, credits(2))).toBeUndefined();
  expect(warning(true, credits(1))).toBe('You have only 1 credits left');
  expect(warning(true, credits(0))).toBe('You have only 0 credits left');
});

test('unlimited or unknown credits warn of nothing', () => {
  expect(warning(true, credits(0, true))).toBeUndefined();
  expect(warning(true, undefined)).toBeUndefined();
});
