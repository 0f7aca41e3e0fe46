import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { assertDeckSize, type CopyDeck, DeckFileError, type ReadDeck } from './copy-deck.ts';
import { delimiterOf, escapeFormula, unescapeFormula } from './csv-cells.ts';
import { cellsOf, headOf, readTable } from './table.ts';

/** More cells than this in the first line are no table of texts, and would cost a parser seconds. */
const maxHeadCells = 200;

/** Writes a CSV file (RFC 4180) in UTF-8, with the byte order mark by which spreadsheets recognise the encoding. */
export function writeCsv(deck: CopyDeck): string {
  return stringify([headOf(deck), ...cellsOf(deck).map((row) => row.map(escapeFormula))], { bom: true });
}

/** Reads a CSV file, also one whose cells are parted by semicolons or tabs. @throws DeckFileError */
export function readCsv(content: string, name: string): ReadDeck {
  assertDeckSize(name, content.length);
  const [head = ''] = content.split('\n', 1);
  const delimiter = delimiterOf(head);
  const rows = head.split(delimiter, maxHeadCells + 1).length > maxHeadCells ? [] : parseRows(content, delimiter, name);
  return readTable(
    rows.map((cells, index) => ({ number: index + 1, cells: cells.map(unescapeFormula) })),
    name,
  );
}

function parseRows(content: string, delimiter: string, name: string): string[][] {
  try {
    return parse(content, { bom: true, delimiter, relax_column_count: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DeckFileError(`${name} cannot be read: ${reason}`, { cause });
  }
}
