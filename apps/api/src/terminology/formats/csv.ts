import { maxTermLength, type GlossaryTerm } from '@palimpsest/contract';
import { delimiterOf, escapeFormula, unescapeFormula } from '@palimpsest/copy-deck/csv-cells';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { DomainError } from '../../domain-error.ts';

const columns = ['term', 'translation'] as const;
/** More cells than this in the first line are no table of terms, and would cost a parser seconds. */
const maxHeaderCells = 50;

/**
 * A CSV file (RFC 4180) with a header line `term,translation`, or one whose cells are parted by semicolons or tabs; an empty translation
 * keeps the term. @throws DomainError `invalid_request`
 */
export function readCsv(content: string): GlossaryTerm[] {
  const rows = parseRows(content);
  const [header = [], ...lines] = rows;
  const [term, translation] = columns.map((column) => header.findIndex((cell) => cell.toLowerCase() === column));
  if (term === undefined || translation === undefined || term < 0 || translation < 0) {
    throw new DomainError('invalid_request', 'The first line of the CSV file must be: term,translation');
  }
  if (lines.length === 0) throw new DomainError('invalid_request', 'The CSV file has no terms.');
  return lines.map((cells, index) => {
    const entry = {
      term: unescapeFormula(cells[term] ?? ''),
      translation: unescapeFormula(cells[translation] ?? ''),
    };
    const problem =
      entry.term === ''
        ? 'the term is missing'
        : entry.term.length > maxTermLength || entry.translation.length > maxTermLength
          ? `terms have at most ${maxTermLength} characters`
          : undefined;
    if (problem) throw new DomainError('invalid_request', `Row ${index + 2} of the CSV file: ${problem}.`);
    return { term: entry.term, translation: entry.translation === '' ? null : entry.translation };
  });
}

function parseRows(content: string): string[][] {
  const [first = ''] = content.split('\n', 1);
  const delimiter = delimiterOf(first);
  if (first.split(delimiter, maxHeaderCells + 1).length > maxHeaderCells) {
    throw new DomainError('invalid_request', 'The first line of the CSV file must be: term,translation');
  }
  try {
    return parse(content, {
      bom: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DomainError('invalid_request', `The CSV file cannot be read: ${reason}`, { cause });
  }
}

export function writeCsv(terms: readonly GlossaryTerm[]): string {
  return stringify(
    terms.map(({ term, translation }) => [escapeFormula(term), escapeFormula(translation ?? '')]),
    { header: true, columns: [...columns] },
  );
}
