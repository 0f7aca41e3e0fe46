import { assert, asyncProperty } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CopyDeck, deckFormats, type DeckRow } from './copy-deck.ts';
import { readDeck, writeDeck } from './deck-files.ts';
import { decks } from './testing/decks.ts';

/** The rows of a deck as a file holds them. */
function rowsOf({ pictures }: CopyDeck): DeckRow[] {
  return pictures.flatMap(({ id: picture, texts }) =>
    texts.map((text) => ({
      ...text,
      picture,
      at: expect.stringMatching(/^(row|line) \d+$/),
      ...(text.translation !== '' && { exported: text.translation }),
    })),
  );
}

describe.each(deckFormats)('%s', (format) => {
  test('comes back as it was exported, whatever its texts are', async () => {
    await assert(
      asyncProperty(decks, async (deck) => {
        const { rows, problems, source, target } = await readDeck(await writeDeck(deck, format), `deck.${format}`);
        expect(rows).toEqual(rowsOf(deck));
        expect({ source, target, problems }).toEqual({ source: deck.source, target: deck.target, problems: [] });
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2, 3)],
    ['half a file', 'half'],
  ])('%s is refused with the name of the file', async (_, content) => {
    const deck: CopyDeck = {
      source: 'en',
      target: 'es',
      pictures: [{ id: 'p', name: 'p.png', texts: [{ id: '1', source: 'a"', translation: 'b"', state: 'initial' }] }],
    };
    const whole = await writeDeck(deck, format);
    const bytes = typeof content === 'string' ? whole.subarray(0, whole.length / 2) : content;
    await expect(readDeck(bytes, 'deck.file')).rejects.toThrow(/^deck\.file .{10}/);
  });
});
