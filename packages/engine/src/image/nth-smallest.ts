/**
 * The value that has `rank` others before it in their order, without sorting them (Hoare, "Algorithm 65: Find", 1961). Reorders `values`.
 * @param rank from 0, less than their number
 */
export function nthSmallest(values: Float32Array, rank: number): number {
  let first = 0;
  let last = values.length - 1;
  while (first < last) {
    const pivot = values[(first + last) >> 1] ?? 0;
    let low = first;
    let high = last;
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low++;
      while ((values[high] ?? 0) > pivot) high--;
      if (low > high) break;
      const swapped = values[low] ?? 0;
      values[low++] = values[high] ?? 0;
      values[high--] = swapped;
    }
    if (rank <= high) last = high;
    else if (rank >= low) first = low;
    else break;
  }
  return values[rank] ?? 0;
}
