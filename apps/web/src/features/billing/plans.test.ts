import { expect, test } from 'vitest';
import { englishWords } from '../../messages/words.ts';
import { isPaidPlan, pricingPlans } from './plans.ts';

const plans = pricingPlans(englishWords('en-US').billing);

test('the price list holds what the specification says of each plan', () => {
  const rows = plans.map(({ name, pricePerMonth, allowance, features }) => [
    name,
    pricePerMonth.monthly,
    pricePerMonth.yearly,
    allowance?.amount,
    features?.join(', '),
  ]);
  expect(rows).toEqual([
    ['Starter', 9, 7.5, 50, 'Editing tools, Live chat support'],
    ['Growth', 19, 15.8, 100, 'Editing tools, Live chat support'],
    ['Pro', 39, 32.5, 'unlimited', 'Editing tools, Direct line to founders'],
  ]);
});

test('only these can be bought', () => {
  expect(plans.every(({ id }) => isPaidPlan(id))).toBe(true);
  expect(isPaidPlan('trial')).toBe(false);
  expect(isPaidPlan('toString')).toBe(false);
});
