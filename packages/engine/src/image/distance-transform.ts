/**
 * The pixels within `radius` of a marked one, measured as an octagon-like chamfer distance (3-4 weights, two passes), so that a round pen of
 * any width costs the same.
 */
export function dilate(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const distance = chamferDistance(mask, width, height);
  const limit = radius * 3;
  const grown = new Uint8Array(mask.length);
  for (let i = 0; i < grown.length; i++) grown[i] = (distance[i] ?? 0) <= limit ? 1 : 0;
  return grown;
}

/** Three times the distance in pixels to the nearest marked pixel (Borgefors' 3-4 chamfer); 65535 where there is none. */
export function chamferDistance(mask: Uint8Array, width: number, height: number): Uint16Array {
  const far = 65535;
  const stride = width + 2;
  const padded = new Uint16Array(stride * (height + 2)).fill(far);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (mask[y * width + x] !== 0) padded[(y + 1) * stride + x + 1] = 0;
  }
  const at = (i: number): number => padded[i] ?? far;
  for (let y = 1; y <= height; y++) {
    for (let x = 1, i = y * stride + 1; x <= width; x++, i++) {
      const best = Math.min(at(i), at(i - 1) + 3, at(i - stride) + 3, at(i - stride - 1) + 4, at(i - stride + 1) + 4);
      padded[i] = Math.min(best, far);
    }
  }
  for (let y = height; y >= 1; y--) {
    for (let x = width, i = y * stride + width; x >= 1; x--, i--) {
      const best = Math.min(at(i), at(i + 1) + 3, at(i + stride) + 3, at(i + stride + 1) + 4, at(i + stride - 1) + 4);
      padded[i] = Math.min(best, far);
    }
  }
  const distance = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    distance.set(padded.subarray((y + 1) * stride + 1, (y + 1) * stride + 1 + width), y * width);
  }
  return distance;
}
