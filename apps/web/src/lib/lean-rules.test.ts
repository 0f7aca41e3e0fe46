import { expect, test } from 'vitest';
import { directionByAttribute, withoutDateFields, withoutTokenFallbacks } from '../../lean-rules.ts';

test('the look of fields of dates and times is left out, that of others is not', () => {
  const css =
    '::-webkit-search-decoration{a:b}::-webkit-datetime-edit{a:b}::-webkit-datetime-edit-year-field{a:b}::-webkit-date-and-time-value{a:b}';
  expect(withoutDateFields(css)).toBe('::-webkit-search-decoration{a:b}');
});

test('the direction is that of the attribute', () => {
  expect(directionByAttribute('.a:where(:dir(rtl)){b:c}')).toBe('.a:where([dir=rtl],[dir=rtl] *){b:c}');
});

test('a token of the root needs nothing that stands in for it', () => {
  const css =
    ':root{--pal-font:Inter}html{font:var(--pal-font,-apple-system, "Segoe UI");color:var(--pal-font-ink,red)}';
  expect(withoutTokenFallbacks(css)).toBe(
    ':root{--pal-font:Inter}html{font:var(--pal-font);color:var(--pal-font-ink,red)}',
  );
});
