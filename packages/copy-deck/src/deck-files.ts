import type { CopyDeck, DeckFormat, ReadDeck } from './copy-deck.ts';
import { readCsv, writeCsv } from './csv.ts';
import { readXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';
import { readXlsx, writeXlsx } from './xlsx.ts';

/** The endings of the files of each format, the usual one first. */
export const deckEndings: Readonly<Record<DeckFormat, readonly [string, ...string[]]>> = {
  xliff: ['.xlf', '.xliff'],
  xlsx: ['.xlsx'],
  csv: ['.csv', '.tsv', '.txt'],
};

/** Writes a deck as a file. */
export async function writeDeck(deck: CopyDeck, format: DeckFormat): Promise<Uint8Array> {
  if (format === 'xlsx') return await writeXlsx(deck);
  return new TextEncoder().encode(format === 'xliff' ? writeXliff(deck) : writeCsv(deck));
}

/**
 * Reads a file of any of the formats; the format is recognised by the content.
 * @param name of the file, for messages
 * @throws DeckFileError where nothing in it can be used
 */
export async function readDeck(bytes: Uint8Array, name: string): Promise<ReadDeck> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return await readXlsx(bytes, name);
  const content = decode(bytes);
  return content.trimStart().startsWith('<') ? readXliff(content, name) : readCsv(content, name);
}

/** Decodes UTF-8, or UTF-16 by its byte order mark, as spreadsheets save "Unicode text". */
function decode(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
