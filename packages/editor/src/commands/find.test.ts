import { describe, expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { countMatches, finderOf, replaceAll, replaceNext } from './find.ts';
import type { FindOptions } from './find.ts';
import { flagTexts } from './texts.ts';

function patternOf(options: FindOptions): RegExp {
  const finder = finderOf(options);
  if (!finder || 'error' in finder) throw new Error('There is no pattern.');
  return finder.pattern;
}

describe('finding', () => {
  test.each<[string, FindOptions, number]>([
    ['Año nuevo, año', { query: 'año' }, 2],
    ['Año nuevo, año', { query: 'año', matchCase: true }, 1],
    ['pan y panadería', { query: 'pan', wholeWord: true }, 1],
    ['más y masía', { query: 'm', wholeWord: true }, 0],
    ['5\u00a0€ en Central\u00a0Park', { query: 'Central Park' }, 1],
    ['5 € en Central Park', { query: '5\u00a0€' }, 1],
    ['5 € (5)', { query: '(5)' }, 1],
    ['9 a 17 h', { query: String.raw`\d+`, isPattern: true }, 2],
    ['abc', { query: 'x*', isPattern: true }, 0],
  ])('in “%s” by %j: %d', (words, options, count) => {
    expect(countMatches(words, patternOf(options))).toBe(count);
  });

  test('says when a query is no regular expression', () => {
    expect(finderOf({ query: '(', isPattern: true })).toEqual({ error: 'This is not a regular expression.' });
  });
});

describe('replacing', () => {
  const texts = [sampleText(1, { text: 'One $5 offer' }), sampleText(2, { text: 'Two $5 offers' })];

  test('changes all texts in one step and leaves locked ones', () => {
    const editor = createTestEditor([...texts, sampleText(3, { text: '$5' })]);
    flagTexts(editor.store, ['text-3-1000'], 'locked', true);
    expect(replaceAll(editor.store, patternOf({ query: '$5' }), { replacement: '$&1' })).toBe(2);
    expect(editor.document().texts.map(({ text }) => text)).toEqual(['One $&1 offer', 'Two $&1 offers', '$5']);
    editor.key('z', { ctrlKey: true });
    expect(editor.document().texts[1]?.text).toBe('Two $5 offers');
  });

  test('puts the groups of a regular expression where $1 names them', () => {
    const editor = createTestEditor(texts);
    replaceAll(editor.store, patternOf({ query: String.raw`\$(\d)`, isPattern: true }), {
      replacement: '$1 €',
      isPattern: true,
    });
    expect(editor.document().texts[0]?.text).toBe('One 5 € offer');
  });

  test('goes from match to match, over what it wrote, and around the end', () => {
    const editor = createTestEditor([sampleText(1, { text: 'an a' }), sampleText(2, { text: 'a' })]);
    const words = () => editor.document().texts.map(({ text }) => text);
    const seen: string[][] = [];
    let from = replaceNext(editor.store, editor.document().texts, patternOf({ query: 'a' }), { replacement: 'aa' });
    for (let time = 0; time < 3; time += 1) {
      seen.push(words());
      const options = { replacement: 'aa', from };
      from = replaceNext(editor.store, editor.document().texts, patternOf({ query: 'a' }), options);
    }
    expect(seen).toEqual([
      ['aan a', 'a'],
      ['aan aa', 'a'],
      ['aan aa', 'aa'],
    ]);
    expect(words()).toEqual(['aaan aa', 'aa']);
    editor.key('z', { ctrlKey: true });
    expect(words()).toEqual(['aan aa', 'aa']);
  });

  test('replaces one match in the text that is named, and passes over locked ones', () => {
    const editor = createTestEditor([...texts, sampleText(3, { text: '$5' })]);
    flagTexts(editor.store, ['text-2-1000'], 'locked', true);
    const options = { replacement: '6', from: { id: 'text-2-1000', index: 0 } };
    expect(replaceNext(editor.store, editor.document().texts, patternOf({ query: '$5' }), options)).toEqual({
      id: 'text-3-1000',
      index: 1,
    });
    expect(editor.document().texts.map(({ text }) => text)).toEqual(['One $5 offer', 'Two $5 offers', '6']);
    expect(editor.store.getState().selectedIds).toEqual(['text-3-1000']);
  });
});
