import { describe, expect, test } from 'vitest';
import { createFormat } from '../../messages/format.ts';
import { pricingCardMessages } from './pricing-card.tsx';
import { formatPrice, yearlySaving, yearlyTotal, type PricingPlan } from './pricing-plan.ts';

const english = createFormat('en-US');

function plan(monthly: number, yearly: number): PricingPlan {
  return { id: 'plan', name: 'Plan', pricePerMonth: { monthly, yearly } };
}

describe('a price', () => {
  test.each([
    [9, '$9'],
    [7.5, '$7.50'],
    [15.8, '$15.80'],
    [0, '$0'],
    [1290, '$1,290'],
  ])('of %d has cents only where there are some: %s', (amount, text) => {
    expect(formatPrice(amount, 'USD', english)).toBe(text);
  });

  test('is written for its locale and currency', () => {
    expect(formatPrice(7.5, 'EUR', createFormat('de-DE'))).toBe('7,50\u00A0€');
    expect(formatPrice(900, 'JPY', createFormat('ja-JP'))).toBe('￥900');
  });
});

describe('what may be used up', () => {
  test('is a number a month, or unlimited', () => {
    expect(pricingCardMessages.allowance(50, 'images', english)).toBe('50 images per month');
    expect(pricingCardMessages.allowance(12_000, 'images', english)).toBe('12,000 images per month');
    expect(pricingCardMessages.unlimited('images')).toBe('Unlimited images');
  });
});

describe('a year', () => {
  test('costs twelve months at the yearly price, to the cent', () => {
    expect(yearlyTotal(plan(19, 15.8))).toBe(189.6);
  });

  test('saves what every plan saves', () => {
    expect(yearlySaving([plan(9, 7.5), plan(19, 15.8), plan(39, 32.5)])).toBe(16);
    expect(yearlySaving([plan(10, 8)])).toBe(20);
  });

  test('is 0 if one plan does not get cheaper; free plans do not count', () => {
    expect(yearlySaving([plan(9, 9), plan(19, 15)])).toBe(0);
    expect(yearlySaving([plan(0, 0), plan(20, 15)])).toBe(25);
    expect(yearlySaving([plan(0, 0)])).toBe(0);
  });
});
