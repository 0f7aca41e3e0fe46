/**
 * The start of a cell that a spreadsheet runs as a formula. A quote before it keeps the cell a text (OWASP, CSV injection); a cell that
 * already begins with quotes before such a sign gets one more, so that reading can take one off again.
 */
const formulaStart = String.raw`'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;

/** Writes a cell so that no spreadsheet takes it for a formula. */
export function escapeFormula(cell: string): string {
  return cell.replace(new RegExp(`^(?=${formulaStart})`), "'");
}

/** Reads a cell that {@link escapeFormula} has written. */
export function unescapeFormula(cell: string): string {
  return cell.replace(new RegExp(`^'(?=${formulaStart})`), '');
}

/** The delimiter of the cells, read from the head: spreadsheets write semicolons where numbers have a decimal comma. */
export function delimiterOf(head: string): string {
  return [';', '\t'].find((mark) => head.includes(mark)) ?? ',';
}
