/** Sums over upright rectangles of a map in constant time: a summed-area table (Crow, 1984). */
export interface IntegralImage {
  /** Sum of the values in columns `left` to `right` and rows `top` to `bottom`, the last ones excluded; within the map. */
  sum(left: number, top: number, right: number, bottom: number): number;
}

/** @param valueAt the value of a pixel, by its index in rows of `width` */
export function integralImage(width: number, height: number, valueAt: (index: number) => number): IntegralImage {
  const stride = width + 1;
  const table = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += valueAt(y * width + x);
      table[(y + 1) * stride + x + 1] = row + (table[y * stride + x + 1] ?? 0);
    }
  }
  const at = (x: number, y: number): number => table[y * stride + x] ?? 0;
  return {
    sum: (left, top, right, bottom) => at(right, bottom) - at(right, top) - at(left, bottom) + at(left, top),
  };
}
