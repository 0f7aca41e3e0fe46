import type { Language } from '@palimpsest/contract';
import { partableWords } from '@palimpsest/typeset';
import type { PartWord } from './word-parts.ts';

/** In whose texts every noun has a capital, so that a capital is no sign of a name. */
const nounsHaveCapitals: readonly Language['tag'][] = ['de', 'lb'];
const capitalFirst = /^\p{Lu}/u;
const capitalLater = /^.+\p{Lu}/su;
/** A word with a capital that begins no sentence and no quotation. */
const capitalInside = /(?<!^|[\p{L}\p{M}]|[.!?…:\n•]["'“”„«»‘’)\]]*\s*|["“„«‘¿¡(])\p{Lu}[\p{L}\p{M}]*/gu;

/** Words that are written with a capital inside a sentence. */
function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(capitalInside)].map(([word]) => word));
}

/**
 * The words of a translation that may be parted at line ends, as a style has them: `Über-nach-tung Mög-lich-keit`. Names, words in capitals and
 * words that stand in the original as well stay whole.
 * @returns undefined where no word may be parted
 */
export function hyphenationOf(
  translation: string,
  original: string,
  { tag }: Language,
  partsOf: PartWord,
): string | undefined {
  const kept = new Set(partableWords(original));
  const names = nounsHaveCapitals.includes(tag) ? new Set<string>() : namesIn(translation);
  const entries = partableWords(translation).flatMap((word) => {
    const isName = capitalLater.test(word) || (capitalFirst.test(word) && names.has(word));
    const parts = kept.has(word) || isName ? [word] : partsOf(word);
    return parts.length > 1 ? [parts.join('-')] : [];
  });
  return entries.length > 0 ? [...new Set(entries)].join(' ') : undefined;
}
