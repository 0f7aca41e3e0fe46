import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { chooseLanguage, firstLanguage, followLanguage, localeOf } from './language.ts';

afterEach(async () => {
  await chooseLanguage('en');
  localStorage.clear();
});

test('the first language is the chosen one, else the first of the browser that there is, else English', () => {
  expect(firstLanguage('fr', ['de-AT'])).toBe('fr');
  expect(firstLanguage(null, ['nl', 'pt-BR', 'en'])).toBe('pt');
  expect(firstLanguage('tlh', ['nl'])).toBe('en');
});

test("dates and numbers are written as in the user's own kind of the language", () => {
  expect(localeOf('de', ['fr', 'de-AT', 'de'])).toBe('de-AT');
  expect(localeOf('es', ['de'])).toBe('es');
  expect(localeOf('en', ['de'])).toBe('en-US');
  expect(localeOf('en', ['en-US@posix'])).toBe('en-US');
});

test('a language that is chosen on the account page is shown at once, and kept', async () => {
  await openApp('/account', { answers: { sessions: () => [] } });
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect.element(page.getByRole('heading', { name: 'Konto', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Sprache' })).toHaveTextContent('Deutsch');
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Konto · Palimpsest');
  expect(localStorage.getItem('language')).toBe('de');
});

test('keys have the names of keyboards of the language', async () => {
  await chooseLanguage('de');
  await openApp('/account');
  await page.getByRole('button', { name: 'Profil', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: /^Befehle/ })).toHaveTextContent('BefehleStrgK');
});

test('another tab that chooses a language changes this one', async () => {
  await followLanguage(() => undefined);
  await openApp('/', { loggedIn: false });
  await expect.element(page.getByRole('button', { name: 'Try for free' })).toBeVisible();
  localStorage.setItem('language', 'es');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  await expect.element(page.getByRole('button', { name: 'Prueba gratis' })).toBeVisible();
});

test('what the server refuses is told in the language of the page', async () => {
  await chooseLanguage('de');
  const refusal = new Refusal(401, 'Invalid email or password', 'invalid_credentials');
  await openApp('/', { loggedIn: false, answers: { login: () => refusal } });
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('marta@albabotanica.example');
  await page.getByLabelText('Passwort', { exact: true }).fill('engine-no-2');
  await page.getByRole('dialog').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('E-Mail oder Passwort ist falsch');
});
