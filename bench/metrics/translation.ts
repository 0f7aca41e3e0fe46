/** A translation and what it is held against. */
export interface ScoredTranslation {
  translation: string;
  references: readonly string[];
}

/** The maximum length of n-grams, of words for BLEU and of characters for chrF. */
const maxWordOrder = 4;
const maxCharacterOrder = 6;
/** chrF weighs recall so much more than precision. */
const beta = 2;

/**
 * Corpus BLEU of one to four words with the closest reference length (Papineni et al., 2002), 0 to 100, not smoothed.
 * Words and signs are split as in mteval 13a, in the case in which they stand.
 */
export function bleu(corpus: readonly ScoredTranslation[]): number {
  const matched = Array.from({ length: maxWordOrder }, () => 0);
  const total = Array.from({ length: maxWordOrder }, () => 0);
  let length = 0;
  let wanted = 0;
  for (const { translation, references } of corpus) {
    const words = wordsOf(translation);
    const truths = references.map(wordsOf);
    length += words.length;
    wanted += closestLength(
      words.length,
      truths.map((truth) => truth.length),
    );
    for (let size = 1; size <= maxWordOrder; size++) {
      const limits = truths.map((truth) => countsOf(gramsOf(truth, size)));
      for (const [gram, count] of countsOf(gramsOf(words, size))) {
        const most = Math.max(0, ...limits.map((counts) => counts.get(gram) ?? 0));
        matched[size - 1] = (matched[size - 1] ?? 0) + Math.min(count, most);
        total[size - 1] = (total[size - 1] ?? 0) + count;
      }
    }
  }
  const precisions = matched.map((count, index) => count / Math.max(1, total[index] ?? 0));
  if (precisions.includes(0)) return 0;
  const mean = Math.exp(precisions.reduce((sum, precision) => sum + Math.log(precision), 0) / maxWordOrder);
  return 100 * mean * Math.min(1, Math.exp(1 - wanted / Math.max(1, length)));
}

/** chrF of one to six characters without spaces (Popović, 2015), 0 to 100: the mean of each text's best reference. */
export function chrF(corpus: readonly ScoredTranslation[]): number {
  const scores = corpus.map(({ translation, references }) =>
    Math.max(...references.map((reference) => chrFOf(translation, reference))),
  );
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

function chrFOf(translation: string, reference: string): number {
  const [made, truth] = [translation, reference].map((text) => Array.from(text.replace(/\s+/gu, '')));
  const scores: number[] = [];
  for (let size = 1; size <= maxCharacterOrder; size++) {
    const found = countsOf(gramsOf(made ?? [], size));
    const wanted = countsOf(gramsOf(truth ?? [], size));
    const [foundTotal, wantedTotal] = [found, wanted].map((counts) => [...counts.values()].reduce((a, b) => a + b, 0));
    if (!foundTotal || !wantedTotal) continue;
    const both = [...found].reduce((sum, [gram, count]) => sum + Math.min(count, wanted.get(gram) ?? 0), 0);
    const precision = both / foundTotal;
    const recall = both / wantedTotal;
    scores.push(both === 0 ? 0 : ((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall));
  }
  return (100 * scores.reduce((sum, score) => sum + score, 0)) / Math.max(1, scores.length);
}

function wordsOf(text: string): string[] {
  return text.replaceAll('’', "'").match(/[\p{L}\p{M}\p{N}]+(?:[.,:][\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}

function gramsOf(parts: readonly string[], size: number): string[] {
  return parts.slice(size - 1).map((_, start) => parts.slice(start, start + size).join('\u0000'));
}

function countsOf(grams: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}

function closestLength(length: number, lengths: readonly number[]): number {
  return lengths.reduce((best, other) => {
    const [near, far] = [Math.abs(other - length), Math.abs(best - length)];
    return near < far || (near === far && other < best) ? other : best;
  }, lengths[0] ?? 0);
}
