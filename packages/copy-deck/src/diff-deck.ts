import { type CopyDeck, type DeckPicture, type DeckRow, type DeckText, type ReadDeck, quote } from './copy-deck.ts';

/** The change that a file from a translator makes to one text. */
export interface TextChange {
  picture: DeckPicture;
  text: DeckText;
  /** `missing`: the file has no translation of it. */
  kind: 'changed' | 'same' | 'missing';
  /** The present translation; if the text has none, the translation at the export. */
  before: string;
  /** The translation for the picture from now on; the same as `before` for a text that is not changed. */
  translation: string;
  /** Warnings for the user, each a sentence that names the file and the place in it. */
  warnings: string[];
}

export interface DeckDifference {
  /** The change of each text of the deck, in the deck's order. */
  texts: TextChange[];
  /** Rows that belong to no text of the deck, each a sentence that names the file, the place and the reason. */
  unknown: string[];
}

/**
 * Compares the texts of pictures with a file that came back. A row is matched by its id. Where the text with that id has another source now, as
 * after the picture was read anew, the row is matched by its source, if exactly one text of the picture has it. A row whose translation is the
 * exported one changes nothing, even if the text was changed here since.
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
  // A text that never had a translation, such as a name, does not count as missing.
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

/** Removes the differences that tools make on their own: the kind and number of spaces, and the composition of letters. */
function normalise(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
