/** One step that turns the read text into the true one; a character that is missing on either side is empty. */
export interface AlignedPair {
  truth: string;
  read: string;
}

/**
 * Pairs the characters of two texts with the fewest insertions, deletions and substitutions (Wagner and Fischer, 1974).
 * Characters are code points of the texts as they are given.
 */
export function align(truth: string, read: string): AlignedPair[] {
  const from = Array.from(truth);
  const to = Array.from(read);
  const width = to.length + 1;
  const cost = new Uint32Array((from.length + 1) * width);
  const at = (row: number, column: number): number => cost[row * width + column] ?? 0;
  for (let row = 0; row <= from.length; row++) {
    for (let column = 0; column <= to.length; column++) {
      if (row === 0 || column === 0) {
        cost[row * width + column] = row + column;
        continue;
      }
      const replaced = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      cost[row * width + column] = Math.min(replaced, at(row - 1, column) + 1, at(row, column - 1) + 1);
    }
  }
  const pairs: AlignedPair[] = [];
  let row = from.length;
  let column = to.length;
  while (row > 0 || column > 0) {
    const same = row > 0 && column > 0 && from[row - 1] === to[column - 1];
    if (row > 0 && column > 0 && at(row, column) === at(row - 1, column - 1) + (same ? 0 : 1)) {
      pairs.push({ truth: from[--row] ?? '', read: to[--column] ?? '' });
    } else if (row > 0 && at(row, column) === at(row - 1, column) + 1) {
      pairs.push({ truth: from[--row] ?? '', read: '' });
    } else {
      pairs.push({ truth: '', read: to[--column] ?? '' });
    }
  }
  return pairs.toReversed();
}

export function editDistance(truth: string, read: string): number {
  return align(truth, read).filter((pair) => pair.truth !== pair.read).length;
}

/** The fewest edits that turn some stretch of `text` into `pattern` (Sellers, 1980). */
export function distanceWithin(pattern: string, text: string): number {
  const wanted = Array.from(pattern);
  const given = Array.from(text);
  let previous = new Uint32Array(given.length + 1);
  for (let row = 1; row <= wanted.length; row++) {
    const current = new Uint32Array(given.length + 1);
    current[0] = row;
    for (let column = 1; column <= given.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (wanted[row - 1] === given[column - 1] ? 0 : 1);
      current[column] = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return Math.min(...previous);
}
