import { distance } from 'fastest-levenshtein';

/** A pair of indices that an alignment puts together; undefined where one of the two has nothing. */
export type AlignedPair = readonly [a: number | undefined, b: number | undefined];

/** Levenshtein distance over the length of the longer text, 0 to 1. */
export function relativeDistance(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : distance(a, b) / longer;
}

/** The cheapest alignment of two sequences, in order (Needleman and Wunsch, 1970). `cost` is 0 for equals and at most 1. */
export function align(lengthA: number, lengthB: number, cost: (a: number, b: number) => number): AlignedPair[] {
  const width = lengthB + 1;
  const costs = new Float64Array((lengthA + 1) * width);
  const at = (a: number, b: number): number => costs[a * width + b] ?? 0;
  const gap = 0.75;
  for (let a = 0; a <= lengthA; a++) {
    for (let b = 0; b <= lengthB; b++) {
      if (a === 0 || b === 0) costs[a * width + b] = (a + b) * gap;
      else {
        const matched = at(a - 1, b - 1) + cost(a - 1, b - 1);
        costs[a * width + b] = Math.min(matched, at(a - 1, b) + gap, at(a, b - 1) + gap);
      }
    }
  }
  const pairs: AlignedPair[] = [];
  for (let a = lengthA, b = lengthB; a > 0 || b > 0;) {
    const here = at(a, b);
    if (a > 0 && b > 0 && Math.abs(here - at(a - 1, b - 1) - cost(a - 1, b - 1)) < 1e-9) pairs.push([--a, --b]);
    else if (a > 0 && Math.abs(here - at(a - 1, b) - gap) < 1e-9) pairs.push([--a, undefined]);
    else pairs.push([undefined, --b]);
  }
  return pairs.toReversed();
}
