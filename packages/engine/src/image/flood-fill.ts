/**
 * The marked pixels and those that are reached from them, side by side.
 * @param seeds one byte a pixel, in rows of `width`
 * @param mayPass whether a marked pixel reaches the one beside it; both by their index
 */
export function floodFill(
  seeds: Uint8Array,
  mayPass: (to: number, from: number) => boolean,
  width: number,
): Uint8Array {
  const filled = seeds.slice();
  const open: number[] = [];
  for (let i = 0; i < filled.length; i++) if (filled[i] !== 0) open.push(i);
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next < 0 || next >= filled.length || filled[next] !== 0 || !mayPass(next, i)) continue;
      filled[next] = 1;
      open.push(next);
    }
  }
  return filled;
}
