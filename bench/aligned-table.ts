/**
 * Sets rows of cells below one another, each column as wide as its widest cell.
 * @param names how many of the first columns are names and stand to the left; figures stand to the right
 */
export function alignedTable(rows: readonly (readonly string[])[], names = 1): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const set = (cell: string, column: number): string =>
    column < names ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(set).join('  ')).join('\n');
}
