import { describe, expect, test } from 'vitest';
import { language } from '../testing/language.ts';
import { detectLanguage, otherLanguageOf } from './language.ts';

test.each([
  ['Los niños menores de doce años viajan gratis con un adulto.', 'Spanish'],
  ['Please keep the door closed while the machine is running.', 'English'],
  ['Les enfants de moins de douze ans voyagent gratuitement.', 'French'],
  ['Barn under tolv år reiser gratis sammen med en voksen hele året.', 'Norwegian'],
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

describe('otherLanguageOf', () => {
  const german = 'Frisch vom Hof: Käse, Gemüse und Brot aus der Region, jeden Samstag auf dem Markt.';

  test('names the language that a text is clearly written in', async () => {
    expect((await otherLanguageOf(german, language('English')))?.name).toBe('German');
    expect(
      (await otherLanguageOf('Les enfants de moins de douze ans voyagent gratuitement.', language('Spanish')))?.name,
    ).toBe('French');
  });

  test.each([
    ['the language itself', german, 'German'],
    [
      'a language that the detector does not know',
      'Benvenguda a la fièra granda del vilatge, cada dimenge de mai.',
      'Occitan',
    ],
    [
      'a language that it knows in another script',
      'Čekamo vas u četvrtak na Šumskom putu: đevreci, ćevapi i još džez.',
      'Serbian (latin)',
    ],
    ['a near language', 'Friske rødspætter og æblekage hver lørdag på torvet, kom sultne!', 'Norwegian'],
    [
      'a text in two languages',
      `${german} Fresh from the farm: cheese, vegetables and bread, every Saturday at the market.`,
      'English',
    ],
    ['a short text', 'Käse und Brot', 'English'],
  ])('does not object to %s', async (_, text, name) => {
    expect(await otherLanguageOf(text, language(name))).toBeUndefined();
  });
});
