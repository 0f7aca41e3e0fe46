/** The states of a translation, as XLIFF 2 names them. */
export const textStates = ['initial', 'translated', 'reviewed', 'final'] as const;
export type TextState = (typeof textStates)[number];

/** One text of a picture. */
export interface DeckText {
  /** Names the text within its picture, for good: an XML NMTOKEN. */
  id: string;
  /** The words in the picture. */
  source: string;
  /** The words that replace the source; empty while there is no translation. */
  translation: string;
  state: TextState;
  /** A note for the translator. */
  note?: string;
  /** The most characters that the text's place in the picture has room for. */
  maxLength?: number;
  /** A PNG file that shows the text in the picture. */
  crop?: Uint8Array;
}

/** A picture with its texts, in reading order. */
export interface DeckPicture {
  /** Names the picture within the deck: an XML NMTOKEN, as letters, digits, `.`, `-` and `_` are. */
  id: string;
  /** The name of the picture's file. */
  name: string;
  texts: readonly DeckText[];
}

/** The texts of pictures in one pair of languages. */
export interface CopyDeck {
  /** BCP 47 tags. */
  source: string;
  target: string;
  pictures: readonly DeckPicture[];
}

/** One text of a file that came back from a translator. */
export interface DeckRow extends Pick<DeckText, 'id' | 'source' | 'translation' | 'state' | 'note' | 'maxLength'> {
  /** The id of its picture. */
  picture: string;
  /** The translation at the export; undefined where there was none, or the file does not say. */
  exported?: string;
  /** The place of the text in the file, in words: `row 7`. */
  at: string;
}

/** A file that came back from a translator. */
export interface ReadDeck {
  /** The name of the file. */
  name: string;
  /** BCP 47 tags; undefined where the file does not say. */
  source: string | undefined;
  target: string | undefined;
  rows: DeckRow[];
  /** Parts of the file that cannot be used, each a sentence that names the file, the place and the reason. */
  problems: string[];
}

/** The kinds of files that a deck is written to. */
export const deckFormats = ['xliff', 'xlsx', 'csv'] as const;
export type DeckFormat = (typeof deckFormats)[number];

/** The size up to which a file is read, in bytes after unpacking. */
export const maxDeckBytes = 64_000_000;
/** The number of texts up to which a file is read. */
export const maxDeckRows = 50_000;

/** A file of which nothing can be used. Its message is for people, and names the file. */
export class DeckFileError extends Error {
  override readonly name = 'DeckFileError';
}

/** The longest part of a file that a message repeats, in characters. */
const maxQuoteLength = 80;

/** Part of a file, quoted for a message: a cell can hold millions of characters. */
export function quote(words: string): string {
  return words.length > maxQuoteLength ? `"${words.slice(0, maxQuoteLength)}…"` : `"${words}"`;
}

/** @throws DeckFileError where a file is larger than is read */
export function assertDeckSize(name: string, bytes: number): void {
  if (bytes <= maxDeckBytes) return;
  throw new DeckFileError(`${name} is too large: files of at most ${maxDeckBytes / 1_000_000} MB are read, unpacked.`);
}

/** @throws DeckFileError where a file has more texts than are read */
export function assertDeckRows(name: string, rows: number): void {
  if (rows <= maxDeckRows) return;
  throw new DeckFileError(`${name} has too many texts: files of at most ${maxDeckRows} are read. Split it.`);
}
