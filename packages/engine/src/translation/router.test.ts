import { expect, test } from 'vitest';
import { createRouter } from './router.ts';
import type { LanguagePair, Translator } from './translator.ts';

function translatorOf(name: string, pairs: LanguagePair[]): Translator {
  return {
    name,
    pairs: async () => pairs,
    translate: async (texts) => texts.map((text) => `${name}: ${text}`),
  };
}

const first = translatorOf('first', [{ from: 'English', to: 'Spanish' }]);
const second = translatorOf('second', [
  { from: 'English', to: 'Spanish' },
  { from: 'English', to: 'German' },
]);

test('the first translator that offers the pair translates it', async () => {
  const router = createRouter([first, second]);
  expect(await router.translate(['x'], 'English', 'Spanish')).toEqual(['first: x']);
  expect(await router.translate(['x'], 'English', 'German')).toEqual(['second: x']);
});

test('every pair is listed once', async () => {
  expect(await createRouter([first, second]).pairs()).toEqual([
    { from: 'English', to: 'German' },
    { from: 'English', to: 'Spanish' },
  ]);
});

test('a pair that nobody offers is named, with what there is and what to do', async () => {
  await expect(createRouter([first, second]).translate(['x'], 'English', 'Welsh')).rejects.toMatchObject({
    code: 'pair-unavailable',
    message: expect.stringMatching(
      /from English to Welsh is not available.*English can be translated to German, Spanish\..*configure another translator/,
    ),
  });
  await expect(createRouter([]).translate(['x'], 'English', 'Welsh')).rejects.toThrow(/install apertium/);
});

test('support for a pair is asserted without translating', async () => {
  const router = createRouter([first, second]);
  await expect(router.assertSupports({ from: 'English', to: 'German' })).resolves.toBeUndefined();
  await expect(router.assertSupports({ from: 'English', to: 'Welsh' })).rejects.toMatchObject({
    code: 'pair-unavailable',
  });
});
