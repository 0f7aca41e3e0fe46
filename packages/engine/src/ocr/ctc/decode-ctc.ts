import type { Reading } from '../reading.ts';

/** The classes of a CTC network: class 0 is the blank. */
export interface Alphabet {
  /** The sign of each class. */
  symbols: readonly string[];
  /** The classes that a text in Latin script can hold, the blank among them. */
  latin: readonly number[];
}

export function createAlphabet(symbols: readonly string[]): Alphabet {
  return { symbols, latin: symbols.flatMap((symbol, index) => (index === 0 || isLatin(symbol) ? [index] : [])) };
}

/** Letters and signs of the languages in Latin script. */
function isLatin(symbol: string): boolean {
  return /^[\p{Script=Latin}\p{ASCII}‘’“”„«»…–—·•°€£¥©®™¿¡×]$/u.test(symbol) && !/[\uFF00-\uFFEF]/.test(symbol);
}

/**
 * Greedy CTC decoding (Graves et al., 2006) among the Latin classes: the best class of each step, repeats and blanks dropped.
 * @param scores `classCount` probabilities a step
 */
export function decodeCtc(scores: Float32Array, classCount: number, { symbols, latin }: Alphabet): Reading {
  let text = '';
  const certainty: number[] = [];
  let previous = 0;
  let foreign = 0;
  for (let step = 0; step + classCount <= scores.length; step += classCount) {
    const best = bestOf(scores, step, latin);
    if (best !== 0 && best !== previous) {
      text += symbols[best] ?? '';
      certainty.push(scores[step + best] ?? 0);
    }
    if (isForeignStep(scores, step, classCount, scores[step + best] ?? 0, symbols)) foreign++;
    previous = best;
  }
  const start = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const kept = certainty.slice(start, start + trimmed.length);
  return {
    text: trimmed,
    confidence: kept.reduce((sum, value) => sum + value, 0) / Math.max(1, kept.length),
    certainty: kept,
    otherScript: foreign / Math.max(1, foreign + trimmed.replaceAll(/\s/g, '').length),
  };
}

function bestOf(scores: Float32Array, step: number, classes: readonly number[]): number {
  let best = 0;
  for (const candidate of classes) if ((scores[step + candidate] ?? 0) > (scores[step + best] ?? 0)) best = candidate;
  return best;
}

/** Whether the most probable class of all is a letter of another script, and more probable than not. */
function isForeignStep(
  scores: Float32Array,
  step: number,
  classCount: number,
  latinScore: number,
  symbols: readonly string[],
): boolean {
  if (latinScore >= 0.5) return false;
  for (let at = 1; at < classCount; at++) {
    if ((scores[step + at] ?? 0) > 0.5) return /^\p{Letter}$/u.test(symbols[at] ?? '') && !isLatin(symbols[at] ?? '');
  }
  return false;
}
