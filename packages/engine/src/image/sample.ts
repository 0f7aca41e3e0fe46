/** Numbers of one or more channels a pixel, rows from the top. */
interface Samples {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/**
 * Samples bilinearly between pixel centres, where the first pixel has its centre at 0, 0. What lies beyond the borders counts as 0; a caller
 * that wants the edge to go on clamps `x` and `y` to it.
 * @param channels numbers a pixel
 * @param channel which of them
 */
export function bilinear({ width, height, data }: Samples, x: number, y: number, channels = 1, channel = 0): number {
  const left = Math.floor(x);
  const upper = Math.floor(y);
  const fx = x - left;
  const fy = y - upper;
  const hasLeft = left >= 0 && left < width;
  const hasRight = left >= -1 && left < width - 1;
  let sum = 0;
  if (upper >= 0 && upper < height) {
    const at = (upper * width + left) * channels + channel;
    sum += ((hasLeft ? (data[at] ?? 0) : 0) * (1 - fx) + (hasRight ? (data[at + channels] ?? 0) : 0) * fx) * (1 - fy);
  }
  if (upper >= -1 && upper < height - 1) {
    const at = ((upper + 1) * width + left) * channels + channel;
    sum += ((hasLeft ? (data[at] ?? 0) : 0) * (1 - fx) + (hasRight ? (data[at + channels] ?? 0) : 0) * fx) * fy;
  }
  return sum;
}
