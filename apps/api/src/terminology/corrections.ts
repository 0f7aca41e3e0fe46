import {
  correctedTexts,
  maxMemoryEntries,
  maxSegmentLength,
  type LocalizedText,
  type MemoryUnit,
} from '@palimpsest/contract';
import type { Database } from '../db/open.ts';
import { hashSource } from './normalise.ts';
import { forgetOldest, knownHashes, saveUnits, type Scope } from './repository.ts';

/** What a user made of the texts of a process, where it differs from what the translator gave, or from what they wanted before. */
export async function rememberCorrections(
  transaction: Database,
  scope: Scope,
  machine: readonly LocalizedText[],
  content: Record<string, unknown>,
): Promise<void> {
  const given = new Map(machine.map((text) => [text.original_text, text.localized_text]));
  const texts = correctedTexts(content)
    .filter(
      ({ source, translation }) => given.has(source) && isStorable(translation) && source.length <= maxSegmentLength,
    )
    .map((unit) => ({ ...unit, isChanged: given.get(unit.source) !== unit.translation }));
  // Who goes back to the translator's words wants those from now on.
  const unchanged = texts.filter(({ isChanged }) => !isChanged).map(({ source }) => hashSource(source));
  const known = unchanged.length > 0 ? await knownHashes(transaction, scope, unchanged) : new Set<string>();
  const corrections: MemoryUnit[] = texts
    .filter(({ source, isChanged }) => isChanged || known.has(hashSource(source)))
    .map(({ source, translation }) => ({ source, translation }));
  if (corrections.length === 0) return;
  await saveUnits(transaction, scope, corrections, 'correction');
  await forgetOldest(transaction, scope.userId, maxMemoryEntries);
}

const isStorable = (text: string) => text.trim() !== '' && text.length <= maxSegmentLength;
