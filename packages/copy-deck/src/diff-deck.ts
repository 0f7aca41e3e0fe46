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
  warnings: DeckNotice[];
}

/** Something to tell about a row of a file: as a sentence that names the file and the place in it, and in parts for programs that have words of their own. */
export interface DeckNotice {
  /**
   * A change has `too_long`, or `changed_here` if the text was changed since the export. A row that belongs to no text has `no_picture`, `no_text`, `twice`,
   * or `other_source` if its text has other words now.
   */
  code: DeckNoticeCode;
  /** The number of the row of a table, or the line of an XLIFF file. */
  row: number;
  /** The parts of the file and of the deck that the sentence names, and numbers. */
  values: Readonly<Record<string, string | number>>;
  sentence: string;
}

export const deckNoticeCodes = ['too_long', 'changed_here', 'no_picture', 'no_text', 'other_source', 'twice'] as const;
export type DeckNoticeCode = (typeof deckNoticeCodes)[number];

export interface DeckDifference {
  /** The change of each text of the deck, in the deck's order. */
  texts: TextChange[];
  /** Rows that belong to no text of the deck. */
  unknown: DeckNotice[];
}

/**
 * Compares the texts of pictures with a file that came back. A row is matched by its id. Where the text with that id has another source now, as
 * after the picture was read anew, the row is matched by its source, if exactly one text of the picture has it. A row whose translation is the
 * exported one changes nothing, even if the text was changed here since.
 */
export function diffDeck(current: CopyDeck, incoming: ReadDeck): DeckDifference {
  const rows = new Map<DeckText, DeckRow>();
  const unknown: DeckNotice[] = [];
  for (const row of incoming.rows) {
    const found = findText(current, row);
    if ('code' in found) unknown.push(noticeOf(incoming, row, found));
    else if (rows.has(found)) unknown.push(noticeOf(incoming, row, twice));
    else rows.set(found, row);
  }
  const texts = current.pictures.flatMap((picture) =>
    picture.texts.map((text) => ({ picture, text, ...changeOf(text, rows.get(text), incoming) })),
  );
  return { texts, unknown };
}

/** A notice without its place. */
type Reason = Omit<DeckNotice, 'row'>;

const twice: Reason = { code: 'twice', values: {}, sentence: 'the text is in the file twice; the first one counts.' };

function noticeOf({ name }: ReadDeck, { at }: DeckRow, { sentence, ...reason }: Reason): DeckNotice {
  return { ...reason, row: Number(/\d+/.exec(at)?.[0]), sentence: `${name}, ${at}: ${sentence}` };
}

/** The text that a row belongs to, or why there is none. */
function findText({ pictures }: CopyDeck, row: DeckRow): DeckText | Reason {
  const picture = pictures.find(({ id, name }) => id === row.picture || name === row.picture);
  const source = quote(row.source);
  if (!picture) {
    const named = quote(row.picture);
    return { code: 'no_picture', values: { picture: named }, sentence: `there is no picture ${named} here.` };
  }
  const { name } = picture;
  const own = picture.texts.find(({ id }) => id === row.id);
  if (own && (row.source === '' || isSame(own.source, row.source))) return own;
  const [only, ...others] = picture.texts.filter((text) => isSame(text.source, row.source));
  if (only && others.length === 0) return only;
  if (!own) {
    return { code: 'no_text', values: { picture: name, source }, sentence: `${name} has no text ${source}.` };
  }
  const now = quote(own.source);
  const sentence = `the text says ${now} in ${name}, and ${source} in the file.`;
  return { code: 'other_source', values: { picture: name, source, now }, sentence };
}

function changeOf(
  text: DeckText,
  row: DeckRow | undefined,
  file: ReadDeck,
): Pick<TextChange, 'kind' | 'before' | 'translation' | 'warnings'> {
  const before = text.translation === '' ? (row?.exported ?? '') : text.translation;
  const words = row?.translation.trim() ?? '';
  const left = { before, translation: before, warnings: [] };
  // A text that never had a translation, such as a name, does not count as missing.
  if (!row || words === '') return { kind: row && before === '' ? 'same' : 'missing', ...left };
  const exported = row.exported?.trim();
  if (words === exported || words === before.trim()) return { kind: 'same', ...left };
  const characters = Array.from(words).length;
  const { maxLength: max } = text;
  const warnings: Reason[] = [];
  if (max !== undefined && characters > max) {
    const sentence = `${characters} characters, and there is room for ${max}.`;
    warnings.push({ code: 'too_long', values: { characters, max }, sentence });
  }
  if (exported !== undefined && exported !== before.trim()) {
    const now = quote(before);
    const sentence = `the text was changed here as well since it was exported, to ${now}.`;
    warnings.push({ code: 'changed_here', values: { now }, sentence });
  }
  return { kind: 'changed', before, translation: words, warnings: warnings.map((each) => noticeOf(file, row, each)) };
}

function isSame(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

/** Removes the differences that tools make on their own: the kind and number of spaces, and the composition of letters. */
function normalise(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
