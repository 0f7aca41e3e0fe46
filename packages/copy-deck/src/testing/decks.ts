import { array, constantFrom, integer, option, record, string, stringMatching, uniqueArray } from 'fast-check';
import { type CopyDeck, type DeckText, textStates } from '../copy-deck.ts';

/** Texts of words, spaces and signs, with those that file formats trip over. */
const words = array(
  constantFrom(
    'sale',
    ' ',
    '  ',
    '\n',
    '\r\n',
    '\r',
    '\t',
    '"',
    "'",
    '<b>',
    '&amp;',
    ']]>',
    ';',
    ',',
    '=1+1',
    '@',
    '_x000D_',
    '\u202Bשלום\u202C',
    '👩‍👩‍👧',
    'é',
    'e\u0301',
    '\u0001',
    '\uFFFE',
    '\u2028',
  ),
  { maxLength: 6 },
).map((parts) => parts.join(''));
const text = (minLength = 0) => string({ unit: 'binary', minLength, maxLength: 12 });
const id = stringMatching(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,8}$/);

/** Notes consist of graphemes, because signs that a note cannot hold are left out of it. */
const note = string({ unit: 'grapheme', minLength: 1, maxLength: 12 });

const deckText = record({
  id,
  source: words,
  translation: text(),
  state: constantFrom(...textStates),
  note: option(note, { nil: undefined }),
  maxLength: option(integer({ min: 1, max: 999 }), { nil: undefined }),
}).map(({ note: own, maxLength, ...rest }): DeckText => ({
  ...rest,
  ...(own !== undefined && { note: own }),
  ...(maxLength !== undefined && { maxLength }),
}));

const uniqueById = { minLength: 1, maxLength: 4, selector: (one: { id: string }) => one.id };

export const decks = record({
  source: constantFrom('en', 'pt-BR'),
  target: constantFrom('es', 'sr-Latn'),
  pictures: uniqueArray(record({ id, name: text(1), texts: uniqueArray(deckText, uniqueById) }), uniqueById),
}).chain((deck) => constantFrom<CopyDeck>(deck, withWords(deck)));

/** Swaps sources and translations, so that translations hold the signs that formats trip over. */
function withWords(deck: CopyDeck): CopyDeck {
  const swapped = deck.pictures.map((picture) => ({
    ...picture,
    texts: picture.texts.map((one) => ({ ...one, source: one.translation, translation: one.source })),
  }));
  return { ...deck, pictures: swapped };
}
