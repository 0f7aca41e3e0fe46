import type { Reading } from './tesseract.ts';

/** Share of characters that may differ between two readings of the same text. */
const agreement = 0.25;

/**
 * Chooses between two readings of one line. Tesseract knows the letters of the language, the CTC network is the harder to mislead by a
 * background: where they agree but for diacritics, tesseract's reading stands; where they do not, the more confident one.
 */
export function fuse(tesseract: Reading, ctc: Reading): Reading {
  const distance = relativeDistance(skeleton(tesseract.text), skeleton(ctc.text));
  if (distance <= agreement) {
    return { text: tesseract.text, confidence: Math.max(tesseract.confidence, ctc.confidence) };
  }
  return tesseract.confidence >= ctc.confidence ? tesseract : ctc;
}

/** The text as both recognisers can write it: without diacritics, spaces and differences of case. */
export function skeleton(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Mark}\s]/gu, '')
    .toLowerCase();
}

/** Levenshtein distance over the length of the longer text, 0 to 1. */
export function relativeDistance(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : editDistance(a, b) / longer;
}

/** Levenshtein, 1965: insertions, deletions and substitutions. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
