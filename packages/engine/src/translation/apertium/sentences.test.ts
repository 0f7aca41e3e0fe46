import { expect, test } from 'vitest';
import { matchesOf, toPattern } from '../wording/spans.ts';
import { translateText } from './sentences.ts';

/** @param run what happens to a sentence, and which of its words are unknown */
async function translateWith(
  run: (sentence: string) => [translation: string, ...unknown: string[]],
  text: string,
  blacklist: readonly string[] = [],
): Promise<string> {
  return translateText(
    { text, fixed: matchesOf(text, blacklist.map(toPattern)) },
    {
      from: 'English',
      to: 'Spanish',
      async run(sentence) {
        const [translation, ...unknown] = run(sentence);
        return { text: translation, unknown };
      },
    },
  );
}

test('a protected word that the translator loses or doubles is kept by translating around it', async () => {
  const lost = await translateWith((sentence) => [sentence.replace(/xqz\w+/giu, '').trim()], 'we love Acme shoes', [
    'Acme',
  ]);
  expect(lost).toBe('we love Acme shoes');
  const doubled = await translateWith((sentence) => [`${sentence} ${sentence}`], 'love Acme', ['Acme']);
  expect(doubled.split('Acme')).toHaveLength(2);
});

test('a number that the translator changes or drops is kept', async () => {
  expect(await translateWith((sentence) => [sentence.replace('5', 'cinco')], 'only 5 days')).toBe('only 5 days');
});

test('an initialism keeps its capitals, whatever the generator makes of them', async () => {
  expect(await translateWith(() => ['Ccd simulador'], 'CCD Simulator')).toBe('CCD simulador');
});

test('a clause to which nothing is answered is translated with the rest of its paragraph', async () => {
  const text = await translateWith(
    (sentence) => [sentence === 'I know | we shall' ? 'lo sé y así será' : sentence === 'we shall' ? '' : 'lo sé'],
    'I know | we shall',
  );
  expect(text).toBe('Lo sé y así será');
});

test('a paragraph with a clause that nothing is answered to has no translation', async () => {
  expect(await translateWith((sentence) => [/will/i.test(sentence) ? '' : 'lo sé'], 'I know. Will.')).toBe('');
  expect(await translateWith((sentence) => [sentence === 'will' ? '' : 'voluntad'], 'WILL')).toBe('VOLUNTAD');
});

test('what has no letters is not given to the translator', async () => {
  const asked: string[] = [];
  const text = await translateWith((sentence) => {
    asked.push(sentence);
    return [sentence];
  }, '24/7 — 100 %');
  expect(text).toBe('24/7 — 100 %');
  expect(asked).toEqual([]);
});

test('of several readings the one is taken that leaves the fewest words as they are', async () => {
  const small = await translateWith(
    (sentence) => [sentence.replace('summer', 'verano').replace('sale', 'venta')],
    'Summer Sale',
  );
  expect(small).toBe('Verano venta');
  const name = await translateWith(
    (sentence) => (sentence === 'New York' ? ['Nueva York'] : ['nuevo york', 'york']),
    'New York',
  );
  expect(name).toBe('Nueva York');
});
