import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CopyDeck, DeckRow } from './copy-deck.ts';
import { diffDeck } from './diff-deck.ts';
import { readXliff } from './read-xliff.ts';
import { decks } from './testing/decks.ts';
import { writeXliff } from './write-xliff.ts';

const poster: CopyDeck = {
  source: 'en',
  target: 'es',
  pictures: [
    {
      id: 'p1',
      name: 'poster.png',
      texts: [
        { id: '1', source: 'Summer sale', translation: 'Venta de verano', state: 'translated', maxLength: 20 },
        { id: '2', source: 'Open', translation: 'Abierto', state: 'translated' },
        { id: '3', source: 'ACME', translation: '', state: 'initial' },
      ],
    },
  ],
};

const row = (id: string, translation: string, more: Partial<DeckRow> = {}): DeckRow => ({
  picture: 'p1',
  id,
  source: '',
  translation,
  state: 'translated',
  at: `row ${Number(id) + 1}`,
  ...more,
});
const diff = (...rows: DeckRow[]) =>
  diffDeck(poster, { name: 'deck.csv', source: 'en', target: 'es', rows, problems: [] });
const kinds = (...rows: DeckRow[]) => diff(...rows).texts.map(({ kind, translation }) => [kind, translation]);

describe('a deck that comes back', () => {
  test('changes nothing where it is as it was exported', () => {
    assert(
      property(decks, (deck) => {
        if (deck.pictures.every(({ texts }) => texts.length === 0)) return;
        const { texts, unknown } = diffDeck(deck, readXliff(writeXliff(deck), 'deck.xlf'));
        expect(texts.filter(({ kind, text }) => kind !== 'same' && text.translation.trim() !== '')).toEqual([]);
        expect(texts.map(({ translation }) => translation)).toEqual(
          deck.pictures.flatMap((picture) => picture.texts.map(({ translation }) => translation)),
        );
        expect(unknown).toEqual([]);
      }),
    );
  });

  test('says of each text whether it is changed, the same or missing, and keeps what is missing', () => {
    expect(kinds(row('1', ' Rebajas '), row('2', ' '), row('3', ''))).toEqual([
      ['changed', 'Rebajas'],
      ['missing', 'Abierto'],
      ['same', ''],
    ]);
    expect(kinds(row('2', 'Abierto'))).toEqual([
      ['missing', 'Venta de verano'],
      ['same', 'Abierto'],
      ['missing', ''],
    ]);
  });

  test('warns of words for which there is no room', () => {
    const [first] = diff(row('1', 'Grandes rebajas de verano 👩‍🌾')).texts;
    expect(first?.warnings).toEqual([
      {
        code: 'too_long',
        row: 2,
        values: { characters: 29, max: 20 },
        sentence: 'deck.csv, row 2: 29 characters, and there is room for 20.',
      },
    ]);
  });

  test('does not take back what was changed here since, and warns where both were changed', () => {
    const [, left] = diff(row('2', 'Abre', { exported: 'Abre' })).texts;
    expect(left).toMatchObject({ kind: 'same', translation: 'Abierto', warnings: [] });
    const [, both] = diff(row('2', 'Abrimos', { exported: 'Abre' })).texts;
    expect(both).toMatchObject({
      kind: 'changed',
      translation: 'Abrimos',
      warnings: [
        {
          code: 'changed_here',
          sentence: 'deck.csv, row 3: the text was changed here as well since it was exported, to "Abierto".',
        },
      ],
    });
  });

  test('takes what a text was exported with for its translation where nothing says it here', () => {
    const left = diff(row('3', 'Acme', { exported: 'Acme' })).texts[2];
    expect(left).toMatchObject({ kind: 'same', before: 'Acme', translation: 'Acme' });
    const emptied = diff(row('3', '', { exported: 'Acme' })).texts[2];
    expect(emptied).toMatchObject({ kind: 'missing', translation: 'Acme' });
    const changed = diff(row('3', 'ACME', { exported: 'Acme' })).texts[2];
    expect(changed).toMatchObject({ kind: 'changed', before: 'Acme', translation: 'ACME', warnings: [] });
  });

  test('finds a text by what it says where its id is that of another one now', () => {
    expect(kinds(row('9', 'Rebajas', { source: 'Summer  sale' }), row('1', 'Abre', { source: 'Open' }))).toEqual([
      ['changed', 'Rebajas'],
      ['changed', 'Abre'],
      ['missing', ''],
    ]);
  });

  test('sets no words of a row that belongs to no text, and says why', () => {
    const { texts, unknown } = diff(
      row('1', 'Uno', { picture: 'p9' }),
      row('1', 'Dos', { source: 'Winter sale' }),
      row('7', 'Tres', { source: 'Closed' }),
      row('2', 'Abre'),
      row('2', 'Abrimos'),
    );
    expect(unknown.map(({ code }) => code)).toEqual(['no_picture', 'other_source', 'no_text', 'twice']);
    expect(unknown.map(({ sentence }) => sentence)).toEqual([
      'deck.csv, row 2: there is no picture "p9" here.',
      'deck.csv, row 2: the text says "Summer sale" in poster.png, and "Winter sale" in the file.',
      'deck.csv, row 8: poster.png has no text "Closed".',
      'deck.csv, row 3: the text is in the file twice; the first one counts.',
    ]);
    expect(texts.map(({ translation }) => translation)).toEqual(['Venta de verano', 'Abre', '']);
  });

  test('knows a picture by its name, as files of XLIFF 1.2 have it', () => {
    expect(kinds(row('1', 'Rebajas', { picture: 'poster.png' }))[0]).toEqual(['changed', 'Rebajas']);
  });
});
