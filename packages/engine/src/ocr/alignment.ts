/** A pair of indices that an alignment puts together; undefined where one of the two has nothing. */
export type AlignedPair = readonly [a: number | undefined, b: number | undefined];

/** Levenshtein distance (1965): insertions, deletions and substitutions. */
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

/** Levenshtein distance over the length of the longer text, 0 to 1. */
export function relativeDistance(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : editDistance(a, b) / longer;
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
