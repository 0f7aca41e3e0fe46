import type { LanguageName, MemoryUnit } from '@palimpsest/contract';
import { inCaseOf } from './wording/letter-case.ts';

/** The translation of a text that was stored, whatever its spaces and case; of several the first. */
export function recall(text: string, memory: readonly MemoryUnit[], to: LanguageName): string | undefined {
  const exact = memory.find(({ source }) => spaced(source) === spaced(text));
  if (exact) return exact.translation;
  const found = memory.find(({ source }) => keyOf(source) === keyOf(text));
  return found && inCaseOf(text, found.translation, to);
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function keyOf(text: string): string {
  return spaced(text).toLowerCase().replaceAll('’', "'");
}
