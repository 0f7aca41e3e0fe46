import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseTheme, followTheme, readTheme } from './theme.ts';

const html = document.documentElement;
const colorScheme = () => html.dataset.theme;

beforeEach(followTheme);
afterEach(() => {
  localStorage.clear();
  delete html.dataset.theme;
});

test('follows the system until a theme is chosen', () => {
  expect([readTheme(), colorScheme()]).toEqual(['system', undefined]);
});

test('the chosen theme is kept and drawn; system gives it back to the system', () => {
  chooseTheme('dark');
  expect([readTheme(), colorScheme()]).toEqual(['dark', 'dark']);
  chooseTheme('system');
  expect([readTheme(), colorScheme()]).toEqual(['system', undefined]);
});

test('what another tab chooses is drawn here', () => {
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(colorScheme()).toBe('light');
});

test('what is no theme counts as none', () => {
  localStorage.setItem('theme', 'sepia');
  followTheme();
  expect([readTheme(), colorScheme()]).toEqual(['system', undefined]);
});
