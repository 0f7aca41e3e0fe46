import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { rememberCheckout } from './checkout-return.ts';

test('a checkout is recorded once, whatever comes between', () => {
  const tab = memoryStorage();
  expect(rememberCheckout(tab, 'cs_1')).toBe(true);
  expect(rememberCheckout(tab, 'cs_2')).toBe(true);
  expect(rememberCheckout(tab, 'cs_1')).toBe(false);
  expect(rememberCheckout(memoryStorage(), 'cs_1')).toBe(true);
});
