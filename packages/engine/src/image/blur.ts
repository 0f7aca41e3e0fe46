/** Blurs a plane like a Gaussian of the given standard deviation, in pixels: three box blurs come close to it (Wells, 1986). */
export function blur(plane: Float32Array, width: number, height: number, deviation: number): Float32Array {
  if (deviation < 0.1) return plane;
  const radius = boxRadius((deviation * deviation) / 3);
  let blurred = plane;
  for (let pass = 0; pass < 3; pass++) {
    blurred = boxBlur(blurred, width, height, 1, width, radius);
    blurred = boxBlur(blurred, height, width, width, 1, radius);
  }
  return blurred;
}

/** The radius, whole pixels and the part of the next that counts, of a box of the given variance. */
function boxRadius(variance: number): number {
  const whole = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2);
  const squares = (whole * (whole + 1) * (2 * whole + 1)) / 3;
  const part = (variance * (2 * whole + 1) - squares) / (2 * ((whole + 1) ** 2 - variance));
  return whole + Math.min(0.999, Math.max(0, part));
}

/** Averages along lines of `length` values, `step` apart, over `2 * radius + 1` values, whose ends count in part; zero beyond the ends. */
function boxBlur(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const whole = Math.floor(radius);
  const part = radius - whole;
  const area = 2 * whole + 1 + 2 * part;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let k = 0; k <= Math.min(whole, length - 1); k++) sum += from[start + k * step] ?? 0;
    for (let k = 0; k < length; k++) {
      const behind = k - whole - 1 >= 0 ? (from[start + (k - whole - 1) * step] ?? 0) : 0;
      const ahead = k + whole + 1 < length ? (from[start + (k + whole + 1) * step] ?? 0) : 0;
      to[start + k * step] = (sum + part * (behind + ahead)) / area;
      sum += ahead - (k - whole >= 0 ? (from[start + (k - whole) * step] ?? 0) : 0);
    }
  }
  return to;
}
