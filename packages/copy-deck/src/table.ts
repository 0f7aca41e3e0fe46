import {
  assertDeckRows,
  type CopyDeck,
  DeckFileError,
  type DeckRow,
  quote,
  type ReadDeck,
  type TextState,
  textStates,
} from './copy-deck.ts';

/** The columns of a table of texts. A file that comes back may have them in any order, and others between them. */
export const columns = ['id', 'picture', 'source', 'translation', 'note', 'state', 'max length', 'exported'] as const;
type Column = (typeof columns)[number];

/** The sign between the ids of picture and text in the id of a row; pictures' ids do not contain it. */
const idMark = '/';

/** The cells of the head, which name the languages. */
export function headOf({ source, target }: Pick<CopyDeck, 'source' | 'target'>): string[] {
  const languages: Partial<Record<Column, string>> = { source, translation: target };
  return columns.map((column) => (languages[column] === undefined ? column : `${column} (${languages[column]})`));
}

/** The rows of a table without its head. */
export function cellsOf({ pictures }: CopyDeck): string[][] {
  return pictures.flatMap(({ id: picture, name, texts }) =>
    texts.map(({ id, source, translation, note = '', state, maxLength }) => {
      const cells: Record<Column, string> = {
        id: `${picture}${idMark}${id}`,
        picture: name,
        source,
        translation,
        note,
        state,
        'max length': maxLength === undefined ? '' : `${maxLength}`,
        exported: translation,
      };
      return columns.map((column) => cells[column]);
    }),
  );
}

/** A row of a file as text, with its number in the file; `fault` says why the row cannot be used. */
export interface TableRow {
  number: number;
  cells: readonly string[];
  fault?: string;
}

/**
 * Reads a table: its head, and a text in each further row.
 * @throws DeckFileError where the head lacks a column that is needed, or there are no rows
 */
export function readTable([head, ...rows]: readonly TableRow[], name: string): ReadDeck {
  const found = new Map(head?.cells.map((cell, index) => [labelOf(cell).column, { index, ...labelOf(cell) }]));
  for (const column of ['id', 'translation']) {
    if (found.has(column)) continue;
    throw new DeckFileError(`${name} has no column "${column}" in its first row. Keep the head as it was exported.`);
  }
  assertDeckRows(name, rows.length);
  const problems: string[] = [];
  const texts = rows.flatMap(({ number, cells, fault }): DeckRow[] => {
    const cell = (column: Column): string => cells[found.get(column)?.index ?? -1] ?? '';
    if (cells.every((one) => one === '')) return [];
    const [, picture, id] = /^([^/]+)\/(.+)$/s.exec(cell('id')) ?? [];
    const reason = picture === undefined || id === undefined ? `${quote(cell('id'))} is no id of a text.` : fault;
    if (picture === undefined || id === undefined || reason !== undefined) {
      problems.push(`${name}, row ${number}: ${reason}`);
      return [];
    }
    const exported = cell('exported');
    const note = cell('note');
    return [
      {
        picture,
        id,
        source: cell('source'),
        translation: cell('translation'),
        state: stateOf(cell('state')),
        ...(exported !== '' && { exported }),
        ...(note !== '' && { note }),
        ...(/^\d+$/.test(cell('max length')) && { maxLength: Number(cell('max length')) }),
        at: `row ${number}`,
      },
    ];
  });
  if (texts.length + problems.length === 0) throw new DeckFileError(`${name} has no texts below its head.`);
  return {
    name,
    source: found.get('source')?.language,
    target: found.get('translation')?.language,
    rows: texts,
    problems,
  };
}

/** Parses a cell of the head into the name and the language of its column. */
function labelOf(cell: string): { column: string; language: string | undefined } {
  const [, column = '', language] = /^(.*?)\s*(?:\(([^()]+)\))?$/s.exec(cell.trim().toLowerCase()) ?? [];
  return { column, language: language === undefined ? undefined : canonicalTag(language) };
}

/** A BCP 47 tag as it is usually written; undefined for what is none, as words that a translator wrote beside the label. */
function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function stateOf(cell: string): TextState {
  return textStates.find((state) => state === cell.trim().toLowerCase()) ?? 'translated';
}
