import { createTranslatedText, type EditorDocument, type EditorText } from '@palimpsest/editor';
import { expect, test } from 'vitest';
import { documentDifferences } from './document-differences.ts';

const size = { width: 800, height: 600 };

const named = (id: number, words: string, openedAt = 0) =>
  createTranslatedText(
    {
      id,
      text: words,
      originalText: 'Sale',
      x: 10,
      y: 20,
      width: 100,
      height: 40,
      rotation: 0,
      fontFamily: 'Roboto',
      fontSize: 20,
      suggestedColors: [],
    },
    openedAt,
  );
const first = named(1, 'Rebajas');
const second = named(2, 'Hoy');

const documentOf = (...texts: EditorText[]): EditorDocument => ({ ...size, texts });

test('versions that say and show the same have no difference, also where a key has no value', () => {
  expect(documentDifferences(documentOf({ ...first, autoFit: undefined }), documentOf({ ...first }))).toEqual([]);
});

test('a text that says something else, or looks different, is told with both wordings', () => {
  const mine = documentOf({ ...first, text: 'Mañana' }, { ...second, x: second.x + 1 });
  expect(documentDifferences(mine, documentOf(first, second))).toEqual([
    { id: first.id, mine: 'Mañana', other: first.text },
    { id: second.id, mine: second.text, other: second.text },
  ]);
});

test('a text that only one of them has is told', () => {
  expect(documentDifferences(documentOf(first), documentOf(second))).toEqual([
    { id: first.id, mine: first.text, other: undefined },
    { id: second.id, mine: undefined, other: second.text },
  ]);
});

test('texts that two tabs named after when each opened the image are the same texts', () => {
  const mine = documentOf(first, named(2, 'Mañana'), { ...first, id: 'text-new-1' });
  const other = documentOf(named(1, 'Rebajas', 5_000), named(2, 'Hoy', 5_000), { ...first, id: 'text-new-2' });
  expect(documentDifferences(mine, other)).toEqual([
    { id: second.id, mine: 'Mañana', other: 'Hoy' },
    { id: 'text-new-1', mine: 'Rebajas', other: undefined },
    { id: 'text-new-2', mine: undefined, other: 'Rebajas' },
  ]);
});
