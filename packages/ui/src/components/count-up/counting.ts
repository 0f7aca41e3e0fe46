/** The value of a count after `elapsed` of `duration` ms, rounded to `decimals` places. The count slows down towards its end (ease-out). */
export function countAt(from: number, to: number, elapsed: number, duration: number, decimals: number): number {
  // The timestamp of the first frame can be earlier than the start time, which was read during that frame.
  const passed = Math.max(0, elapsed);
  if (passed >= duration) return to;
  const progress = 1 - (1 - passed / duration) ** 4;
  return Number((from + (to - from) * progress).toFixed(decimals));
}

/** The number of decimal places of a number. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.min(100, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)));
}
