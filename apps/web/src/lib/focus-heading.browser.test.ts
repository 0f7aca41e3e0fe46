import { beforeEach, expect, test } from 'vitest';
import { focusHeading } from './focus-heading.ts';

beforeEach(() => {
  document.body.innerHTML = '<input><h1>Recent Localizations</h1><h1>Another</h1>';
});

test('a focus that was lost goes to the first heading', () => {
  focusHeading();
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('a focus that stands somewhere stays', () => {
  const input = document.querySelector('input');
  input?.focus();
  focusHeading();
  expect(document.activeElement).toBe(input);
});

test('a screen without a heading leaves the focus where it is', () => {
  document.body.innerHTML = '<p>Nothing</p>';
  focusHeading();
  expect(document.activeElement).toBe(document.body);
});
