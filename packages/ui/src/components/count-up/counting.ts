/** The value of a count, which is fast at first and slow at its end. `elapsed` and `duration` in ms; rounded to `decimals` places. */
export function countAt(from: number, to: number, elapsed: number, duration: number, decimals: number): number {
  // The time of a frame may lie before the start, which was read within it.
  const passed = Math.max(0, elapsed);
  if (passed >= duration) return to;
  const progress = 1 - (1 - passed / duration) ** 4;
  return Number((from + (to - from) * progress).toFixed(decimals));
}

/** How many decimals a number is written with. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.min(100, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)));
}
