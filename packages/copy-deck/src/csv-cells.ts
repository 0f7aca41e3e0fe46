/**
 * How a spreadsheet recognises a formula that it runs. A quote before it keeps it a text (OWASP, CSV injection); cells that begin with
 * quotes before such a sign get one more, so that reading can take it off again.
 */
const formulaStart = String.raw`'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;

/** A cell that no spreadsheet takes for a formula. */
export function escapeFormula(cell: string): string {
  return cell.replace(new RegExp(`^(?=${formulaStart})`), "'");
}

/** The text of such a cell. */
export function unescapeFormula(cell: string): string {
  return cell.replace(new RegExp(`^'(?=${formulaStart})`), '');
}

/** What parts the cells below a head: spreadsheets write a semicolon where a comma stands in numbers. */
export function delimiterOf(head: string): string {
  return [';', '\t'].find((mark) => head.includes(mark)) ?? ',';
}
