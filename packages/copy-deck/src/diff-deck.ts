import { type CopyDeck, type DeckPicture, type DeckRow, type DeckText, type ReadDeck, quote } from './copy-deck.ts';

/** What a file that came back says of one text. */
export interface TextChange {
  picture: DeckPicture;
  text: DeckText;
  /** `missing`: the file has no translation of it. */
  kind: 'changed' | 'same' | 'missing';
  /** What its translation is now; of a text that has none here, what it was exported with. */
  before: string;
  /** What is to stand in the picture from now on: of a text that is not changed, what it is now. */
  translation: string;
  /** What somebody should look at, each a sentence that names the file and the place in it. */
  warnings: string[];
}

export interface DeckDifference {
  /** Of each text of the deck, in its order. */
  texts: TextChange[];
  /** Rows that belong to no text of the deck, each a sentence that names the file, the place and the reason. */
  unknown: string[];
}

/**
 * Compares the texts of pictures with a file that came back. A row is known by its id; where that text says something else in the picture now, as
 * after the picture was read anew, by what it says, if only one text of the picture does. A row with a translation as it was exported changes nothing,
 * whatever became of the text since.
 */
export function diffDeck(current: CopyDeck, incoming: ReadDeck): DeckDifference {
  const rows = new Map<DeckText, DeckRow>();
  const unknown: string[] = [];
  for (const row of incoming.rows) {
    const found = findText(current, row);
    const reason =
      typeof found === 'string'
        ? found
        : rows.has(found)
          ? 'the text is in the file twice; the first one counts.'
          : undefined;
    if (typeof found !== 'string' && reason === undefined) rows.set(found, row);
    else unknown.push(`${incoming.name}, ${row.at}: ${reason}`);
  }
  const texts = current.pictures.flatMap((picture) =>
    picture.texts.map((text) => ({ picture, text, ...changeOf(text, rows.get(text), incoming.name) })),
  );
  return { texts, unknown };
}

/** The text that a row belongs to, or why there is none. */
function findText({ pictures }: CopyDeck, row: DeckRow): DeckText | string {
  const picture = pictures.find(({ id, name }) => id === row.picture || name === row.picture);
  if (!picture) return `there is no picture ${quote(row.picture)} here.`;
  const own = picture.texts.find(({ id }) => id === row.id);
  if (own && (row.source === '' || isSame(own.source, row.source))) return own;
  const [only, ...others] = picture.texts.filter(({ source }) => isSame(source, row.source));
  if (only && others.length === 0) return only;
  if (own) return `the text says ${quote(own.source)} in ${picture.name}, and ${quote(row.source)} in the file.`;
  return `${picture.name} has no text ${quote(row.source)}.`;
}

function changeOf(
  text: DeckText,
  row: DeckRow | undefined,
  file: string,
): Pick<TextChange, 'kind' | 'before' | 'translation' | 'warnings'> {
  const before = text.translation === '' ? (row?.exported ?? '') : text.translation;
  const words = row?.translation.trim() ?? '';
  const left = { before, translation: before, warnings: [] };
  // A text that had no translation to begin with, as a name, is not missed.
  if (!row || words === '') return { kind: row && before === '' ? 'same' : 'missing', ...left };
  const exported = row.exported?.trim();
  if (words === exported || words === before.trim()) return { kind: 'same', ...left };
  const at = `${file}, ${row.at}`;
  const length = Array.from(words).length;
  const isLong = text.maxLength !== undefined && length > text.maxLength;
  const isMovedOn = exported !== undefined && exported !== before.trim();
  return {
    kind: 'changed',
    before,
    translation: words,
    warnings: [
      ...(isLong ? [`${at}: ${length} characters, and there is room for ${text.maxLength}.`] : []),
      ...(isMovedOn ? [`${at}: the text was changed here as well since it was exported, to ${quote(before)}.`] : []),
    ],
  };
}

function isSame(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

/** Without what tools change on their own: the kind and the number of spaces, and how letters are composed. */
function normalise(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
