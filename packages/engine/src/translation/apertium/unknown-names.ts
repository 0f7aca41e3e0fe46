import type { FixedSpan } from '../translator.ts';
import { findNames } from '../wording/names.ts';
import { matchesOf, toPattern } from '../wording/spans.ts';
import type { SentenceTranslation } from './sentences.ts';

/**
 * Names of several words in running text of which the dictionaries lack one, whether it starts with a capital or not: they would translate the
 * rest of it, "Weight Watchers" to half a "Peso".
 */
export async function unknownNames(text: string, job: SentenceTranslation): Promise<FixedSpan[]> {
  const names: string[] = [];
  for (const name of findNames(text, { lines: [], to: job.from, terms: [] })) {
    const { unknown } = await job.run(name);
    if (unknown.length === 0) continue;
    const small = new Set((await job.run(name.toLowerCase())).unknown.map((word) => word.toLowerCase()));
    if (unknown.some((word) => small.has(word.toLowerCase()))) names.push(name);
  }
  return matchesOf(text, names.map(toPattern));
}
