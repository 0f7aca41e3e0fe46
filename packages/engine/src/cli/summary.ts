import type { LocalisedDocument } from '../model/document.ts';
import { EngineError } from '../errors.ts';
import { TranslatorConfigError } from '../translation/settings.ts';
import { toColumns } from './columns.ts';
import type { Output } from './outputs.ts';
import { UserError } from './user-error.ts';

/** The outcome of one output. */
export interface Outcome {
  output: Output;
  document?: LocalisedDocument;
  /** The error of the picture, also an unexpected one. */
  error?: Error;
}

/**
 * A line for each picture: where it is, how many texts were translated and left, how many words were misread, how many texts are much smaller than
 * their originals, who translated, or why it failed. Then one for each file that cannot be read.
 * @param unreadable pictures of other types
 */
export function toTable(outcomes: readonly Outcome[], unreadable: readonly string[] = []): string {
  const rows = [
    ['picture', 'texts', 'left', 'misread', 'small', 'translated by'],
    ...outcomes.map(toRow),
    ...unreadable.map((path) => [path, '', '', '', '', 'skipped: only JPEG, PNG, GIF and WebP can be read']),
  ];
  return toColumns(rows)
    .map((line) => `${line}\n`)
    .join('');
}

/** Returns the message of a failure; an unexpected one is named as such. */
export function toSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = [EngineError, UserError, TranslatorConfigError].some((kind) => error instanceof kind);
  return isExpected ? message : `an unexpected error: ${message}`;
}

function toRow({ output, document, error }: Outcome): string[] {
  if (!document) return [output.picture, '', '', '', '', `failed: ${error ? toSentence(error) : ''}`];
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
