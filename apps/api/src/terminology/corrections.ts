import {
  correctedTexts,
  maxMemoryEntries,
  maxSegmentLength,
  type LocalizedText,
  type MemoryUnit,
} from '@palimpsest/contract';
import type { Database } from '../db/open.ts';
import { forgetOldest, removeCorrections, saveUnits, type Scope } from './repository.ts';

/**
 * Remembers what a user made of the texts of a process in this save: other words than the translator's. A correction that is taken back is
 * forgotten, unless the translator's words came from the memory: then they stand there again. A text that this save leaves as it was says
 * nothing: it may have been corrected in another document since.
 *
 * @param before the document as it was saved last; undefined before the first save, when every text had the translator's words
 */
export async function rememberCorrections(
  transaction: Database,
  scope: Scope,
  machine: readonly LocalizedText[],
  content: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): Promise<void> {
  const given = new Map(machine.map((text) => [text.original_text, text.localized_text]));
  const known = new Set([
    ...[...given].map(([source, translation]) => keyOf({ source, translation })),
    ...correctedTexts(before ?? {}).map(keyOf),
  ]);
  const texts = correctedTexts(content).filter(
    ({ source, translation }) => given.has(source) && isStorable(translation) && source.length <= maxSegmentLength,
  );
  const written = texts.filter((unit) => given.get(unit.source) !== unit.translation);
  const corrections = written.filter((unit) => !known.has(keyOf(unit)));
  // A text that stands in the picture twice was taken back where neither has other words any more.
  const stillCorrected = new Set(written.map(({ source }) => source));
  const isThere = new Set(texts.map(({ source }) => source));
  const takenBack = correctedTexts(before ?? {}).filter(
    ({ source, translation }) =>
      given.get(source) !== translation && isThere.has(source) && !stillCorrected.has(source),
  );
  const removed = await removeCorrections(transaction, scope, takenBack);
  const fromMemory = machine.flatMap((text) =>
    text.translation_note?.origin === 'memory' && removed.has(text.original_text)
      ? [{ source: text.original_text, translation: text.localized_text }]
      : [],
  );
  const changed = [...fromMemory, ...corrections];
  if (changed.length === 0) return;
  await saveUnits(transaction, scope, changed, 'correction');
  await forgetOldest(transaction, scope.userId, maxMemoryEntries);
}

/** Two units have the same key if they say the same. */
const keyOf = ({ source, translation }: MemoryUnit) => JSON.stringify([source, translation]);

const isStorable = (text: string) => text.trim() !== '' && text.length <= maxSegmentLength;
