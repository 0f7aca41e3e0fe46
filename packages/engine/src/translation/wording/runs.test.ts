import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SourceText } from '../translator.ts';
import { finishRuns } from './finish.ts';
import { aroundFixed, findLostRuns, moveRuns, withoutGaps, findTranslatedRuns } from './runs.ts';
import { fromTags, toTags } from './tags.ts';

const pair = { from: 'English', to: 'Spanish' } as const;

/** The runs of an answer, as the words that they hold. */
function wordsOf(answer: string, source: SourceText): { text: string; words: [number, string][] } {
  const { text, runs } = finishRuns(fromTags(answer, source) ?? [], source, pair);
  return { text, words: runs.map(({ run, start, end }) => [run, text.slice(start, end)]) };
}

describe('an answer with runs', () => {
  const source = {
    text: 'Buy two, get one',
    runs: [
      { start: 4, end: 7 },
      { start: 13, end: 16 },
    ],
  };

  test.each([
    [
      'in another order',
      '<r2>Uno</r2> por <r1>dos</r1>',
      'Uno por dos',
      [
        [1, 'Uno'],
        [0, 'dos'],
      ],
    ],
    [
      'cut in two',
      'Compra <r1>los</r1> otros <r1>dos</r1>',
      'Compra los otros dos',
      [
        [0, 'los'],
        [0, 'dos'],
      ],
    ],
    [
      'with spaces inside',
      '<r1> Dos </r1>, <r2> uno </r2>',
      'Dos , uno',
      [
        [0, 'Dos '],
        [1, 'uno'],
      ],
    ],
    ['never closed', 'Compra <r1>dos', 'Compra dos', [[0, 'dos']]],
    [
      'whose tags cross',
      '<r1>dos y <r2>lleva</r1> uno</r2> gratis',
      'Dos y lleva uno gratis',
      [
        [0, 'Dos y '],
        [1, 'lleva uno'],
      ],
    ],
    [
      'within one another',
      '<r1>dos y <r2>uno</r2> gratis</r1> hoy',
      'Dos y uno gratis hoy',
      [
        [0, 'Dos y '],
        [1, 'uno'],
        [0, ' gratis'],
      ],
    ],
    [
      'with attributes and an end that was never opened',
      'Compra <r1 class="x">dos</r1></r2> hoy',
      'Compra dos hoy',
      [[0, 'dos']],
    ],
    ['that holds nothing', 'Compra <r1/>dos', 'Compra dos', []],
    ['that the text does not have', 'Compra <r7>dos</r7>', 'Compra dos', []],
    ['and a full stop that the text lacks', 'Lleva <r2>uno.</r2>', 'Lleva uno', [[1, 'uno']]],
    ['in small letters at its start', '<r1>dos</r1> por uno', 'Dos por uno', [[0, 'Dos']]],
    ['that is a question', '<r1>dos</r1>?', '¿Dos?', [[0, '¿Dos']]],
  ] as const)('%s', (_, answer, text, words) => {
    expect(wordsOf(answer, source)).toEqual({ text, words });
  });

  test('whose text holds what looks like a tag of a run', () => {
    const text = 'Press <r1> now';
    expect(toTags({ text, runs: [{ start: 0, end: 5 }] })).toBe('<r1>Press</r1> &lt;r1&gt; now');
    expect(fromTags(toTags({ text }), { text })).toEqual([{ text, isFixed: false }]);
  });
});

test('a run that ends inside a fixed part takes all of it', () => {
  const fixed = [{ start: 3, end: 9, replacement: '' }];
  expect(
    aroundFixed(
      [
        { start: 0, end: 5 },
        { start: 5, end: 12 },
      ],
      fixed,
    ),
  ).toEqual([
    { start: 0, end: 9 },
    { start: 9, end: 12 },
  ]);
});

test('runs keep their words where the gaps of a text become one space', () => {
  const text = '  an \n orange\tword ';
  const runs = moveRuns(
    [
      { start: 7, end: 13 },
      { start: 0, end: 2 },
    ],
    (at) => withoutGaps(text, at),
  );
  expect(runs).toEqual([{ start: 3, end: 9 }]);
});

describe('runs that a translator lost', () => {
  const source = {
    text: 'Only $9.90 for 9 cakes',
    runs: [
      { start: 5, end: 10 },
      { start: 15, end: 16 },
    ],
  };

  test('are found again where their words stand once', () => {
    expect(findLostRuns(source, 'Nueve tartas por $9.90', [])).toEqual([{ run: 0, start: 17, end: 22 }]);
  });

  test('are not looked for where the translator kept them', () => {
    const kept = [{ run: 0, start: 0, end: 5 }];
    expect(findLostRuns(source, 'Nueve tartas por $9.90', kept)).toEqual(kept);
  });

  test.each([
    ['Publicar cumpliendo los requisitos', 'Publicar', 'Publish fulfilling the requirements', 'Publish'],
    ['Note: the shop is closed', 'Note:', 'Nota importante: la tienda está cerrada', 'Nota importante:'],
    ['Turn on Privacy', 'Privacy', 'Gire encima Privacidad', 'Privacidad'],
    ['Our fresh orange juice', 'fresh', 'Nuestro zumo de naranja', undefined],
    ['Big sale', 'Big', 'Rebajas', undefined],
  ])('of "%s" with "%s", in "%s", are %s', (text, words, translation, found) => {
    const start = text.indexOf(words);
    const [run] = findLostRuns({ text, runs: [{ start, end: start + words.length }] }, translation, []);
    expect(run && translation.slice(run.start, run.end)).toBe(found);
  });

  test('take no letters of another run', () => {
    const kept = [{ run: 0, start: 5, end: 10 }];
    expect(findLostRuns(source, 'Solo $9.80', kept)).toEqual(kept);
  });
});

/** The runs of a text that are found in its translation. @param parts each run, and its translation alone */
function found(text: string, parts: readonly [words: string, alone: string][], translation: string): string[] {
  const runs = parts.map(([words]) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length }));
  const alone = parts.map(([, own]) => own);
  return findTranslatedRuns({ text, runs }, translation, alone).map(
    ({ run, start, end }) => `${run} ${translation.slice(start, end)}`,
  );
}

describe('runs whose words were translated alone', () => {
  test('stand where the same words stand, with the sign that ends them', () => {
    expect(
      found(
        'FACT: There is no evidence that it spreads',
        [
          ['FACT:', 'Hecho:'],
          ['no evidence', 'ninguna evidencia'],
        ],
        'Hecho: no hay ninguna evidencia que se extiende',
      ),
    ).toEqual(['0 Hecho:', '1 ninguna evidencia']);
  });

  test('may be bent otherwise, and stand where the run stands', () => {
    expect(
      found(
        'It is more dangerous and less understood',
        [
          ['more', 'más'],
          ['less understood', 'menos entendido'],
        ],
        'Es más peligrosa, más cara y menos entendida',
      ),
    ).toEqual(['0 más', '1 menos entendida']);
  });

  test('are lost where the translation has other words', () => {
    expect(found('Our fresh juice', [['fresh', 'fresco']], 'Nuestro zumo natural')).toEqual([]);
  });
});

test('what is written as tags is read back: the same text, the same runs', () => {
  const word = fc.stringMatching(/^[a-zé<&]{1,6}$/u);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 8 }), (words) => {
      let text = '';
      const runs: { start: number; end: number }[] = [];
      for (const [each, isRun] of words) {
        text += text === '' ? '' : ' ';
        if (isRun) runs.push({ start: text.length, end: text.length + each.length });
        text += each;
      }
      const source = { text, runs };
      const back = finishRuns(fromTags(toTags(source), source) ?? [], source, pair);
      expect(back).toEqual({ text, runs: runs.map((run, index) => ({ ...run, run: index })) });
    }),
  );
});
