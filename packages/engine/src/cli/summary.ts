import type { LocalisedDocument } from '../document.ts';
import type { Output } from './outputs.ts';

/** What became of one output. */
export interface Outcome {
  output: Output;
  document?: LocalisedDocument;
  /** A failure that the user can be told of. */
  error?: Error;
}

/** A line for each picture: where it is, how many texts were translated and left, who translated, or why it failed. */
export function toTable(outcomes: readonly Outcome[]): string {
  const rows = [['picture', 'texts', 'left', 'translated by'], ...outcomes.map(toRow)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
}

function toRow({ output, document, error }: Outcome): string[] {
  if (!document) return [output.picture, '', '', `failed: ${error?.message ?? ''}`];
  const { texts, skipped } = document;
  const unchanged = texts.filter(({ note }) => note?.origin === 'unchanged').length;
  const names = new Set(texts.map(({ note }) => note?.by ?? note?.origin).filter((name) => name !== 'unchanged'));
  return [output.picture, `${texts.length - unchanged}`, `${skipped.length + unchanged}`, [...names].join(', ')];
}
