import { expect, test } from 'vitest';
import { fromTags, toTags } from '../wording/tags.ts';
import { keepFixedParts } from './fixed-parts.ts';

const source = {
  text: 'Call 555-1234 now & save',
  fixed: [{ start: 5, end: 13, replacement: '555-1234' }],
};

/** @param whole what the network makes of the whole text; of a piece it makes the piece in capitals */
async function translated(whole: string): Promise<{ text: string | undefined; pieces: string[] }> {
  const asked: string[][] = [];
  const [answer = ''] = await keepFixedParts([toTags(source)], [source], async (html) => {
    asked.push([...html]);
    return asked.length === 1 ? [whole] : html.map((piece) => piece.toUpperCase().replace('&AMP;', '&amp;'));
  });
  const text = fromTags(answer, source)
    ?.map((piece) => piece.text)
    .join('');
  return { text, pieces: asked[1] ?? [] };
}

test('an element that came back around what was put into it is kept where the network set it', async () => {
  const { text, pieces } = await translated('Ahora <span id="0">555-1234</span> llama &amp; ahorra');
  expect(text).toBe('Ahora 555-1234 llama & ahorra');
  expect(pieces).toEqual([]);
});

test.each([
  ['lost', 'Llama ahora &amp; ahorra'],
  ['set twice', '<span id="0">555</span> llama <span id="0">1234</span> ahora'],
  ['set around words that would be lost with it', 'Llama <span id="0">555-1234 ahora</span> &amp; ahorra'],
])('a text whose element was %s is translated piece by piece', async (_, whole) => {
  const { text, pieces } = await translated(whole);
  expect(pieces).toEqual(['Call', 'now &amp; save']);
  expect(text).toBe('CALL 555-1234 NOW & SAVE');
});

test('what is translated piece by piece keeps its runs', async () => {
  const withRuns = {
    ...source,
    runs: [
      { start: 5, end: 13 },
      { start: 20, end: 24 },
    ],
  };
  let asked = 0;
  const [answer = ''] = await keepFixedParts([toTags(withRuns)], [withRuns], async (html) =>
    asked++ === 0 ? ['Llama ahora'] : html.map((piece) => piece.toUpperCase().replace('&AMP;', '&amp;')),
  );
  expect(fromTags(answer, withRuns)).toEqual([
    { text: 'CALL ', isFixed: false },
    { text: '555-1234', isFixed: true, run: 0 },
    { text: ' NOW & ', isFixed: false },
    { text: 'SAVE', isFixed: false, run: 1 },
  ]);
});
