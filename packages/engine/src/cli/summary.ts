import type { LocalisedDocument } from '../document.ts';
import { toColumns } from './columns.ts';
import type { Output } from './outputs.ts';

/** What became of one output. */
export interface Outcome {
  output: Output;
  document?: LocalisedDocument;
  /** A failure that the user can be told of. */
  error?: Error;
}

/**
 * A line for each picture: where it is, how many texts were translated and left, how many words were misread, how many texts are much smaller than
 * their originals, who translated, or why it failed.
 */
export function toTable(outcomes: readonly Outcome[]): string {
  const rows = [['picture', 'texts', 'left', 'misread', 'small', 'translated by'], ...outcomes.map(toRow)];
  return toColumns(rows)
    .map((line) => `${line}\n`)
    .join('');
}

function toRow({ output, document, error }: Outcome): string[] {
  if (!document) return [output.picture, '', '', '', '', `failed: ${error?.message ?? ''}`];
  const { texts, skipped } = document;
  const names = new Set(texts.map(({ note }) => note?.by ?? note?.origin));
  const misread = texts.reduce((sum, { note }) => sum + (note?.misread?.length ?? 0), 0);
  return [
    output.picture,
    `${texts.length}`,
    `${skipped.length}`,
    `${misread}`,
    `${texts.filter(({ sizeShare }) => sizeShare !== undefined).length}`,
    [...names].join(', '),
  ];
}
