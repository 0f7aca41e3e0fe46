import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test.each([
  ['Los niños menores de doce años viajan gratis con un adulto.', 'Spanish'],
  ['Please keep the door closed while the machine is running.', 'English'],
  ['Les enfants de moins de douze ans voyagent gratuitement.', 'French'],
  ['Os meninos com menos de doze anos não pagam bilhete.', 'Portuguese'],
])('%s is %s', async (text, name) => {
  expect(await detectLanguage(text)).toMatchObject({ language: { name }, reliable: true });
});

test('a name is too short to be sure', async () => {
  expect((await detectLanguage('Hotel Roma'))?.reliable ?? false).toBe(false);
});

test('figures are in no language', async () => {
  expect(await detectLanguage('12:30')).toBeUndefined();
});
