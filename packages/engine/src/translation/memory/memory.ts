import type { LanguageName, MemoryUnit } from '@palimpsest/contract';
import { distance } from 'fastest-levenshtein';
import { inCaseOf } from '../wording/letter-case.ts';

/** What a memory holds for a text that is nearly the same. */
export interface MemoryMatch extends MemoryUnit {
  /** 0.85 to 1. */
  similarity: number;
}

/** Of what was stored, texts less alike than this are not offered. */
export const leastSimilarity = 0.85;
/** Most that is offered for one text. */
const mostOffered = 3;

/** The translation of a text that was stored, whatever its spaces and case; of several the first. */
export function recall(text: string, memory: readonly MemoryUnit[], to: LanguageName): string | undefined {
  const exact = memory.find(({ source }) => spaced(source) === spaced(text));
  if (exact) return exact.translation;
  const found = memory.find(({ source }) => keyOf(source) === keyOf(text));
  return found && inCaseOf(text, found.translation, to);
}

/** Stored texts that are nearly the same, the nearest first. */
export function recallSimilar(text: string, memory: readonly MemoryUnit[]): MemoryMatch[] {
  const key = keyOf(text);
  return memory
    .map((unit) => ({ ...unit, similarity: similarity(key, keyOf(unit.source)) }))
    .filter((match) => match.similarity >= leastSimilarity && match.similarity < 1)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, mostOffered);
}

function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0 || Math.min(a.length, b.length) < longer * leastSimilarity) return 0;
  return 1 - distance(a, b) / longer;
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function keyOf(text: string): string {
  return spaced(text).toLowerCase().replaceAll('’', "'");
}
