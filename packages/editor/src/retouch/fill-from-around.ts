/** Pixels of one level: red, green and blue of each, and how much of it is known, 0 to 1. */
interface Level {
  width: number;
  height: number;
  colors: Float32Array;
  known: Float32Array;
}

const channels = 3;

function coarser({ width, height, colors, known }: Level): Level {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const count = half.width * half.height;
  const next = { ...half, colors: new Float32Array(count * channels), known: new Float32Array(count) };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const weight = known[y * width + x] ?? 0;
      if (weight === 0) continue;
      const at = (y >> 1) * half.width + (x >> 1);
      next.known[at] = (next.known[at] ?? 0) + weight;
      for (let channel = 0; channel < channels; channel += 1) {
        const to = at * channels + channel;
        next.colors[to] = (next.colors[to] ?? 0) + (colors[(y * width + x) * channels + channel] ?? 0) * weight;
      }
    }
  }
  for (let at = 0; at < count; at += 1) {
    const weight = next.known[at] ?? 0;
    if (weight === 0) continue;
    for (let channel = 0; channel < channels; channel += 1) {
      const to = at * channels + channel;
      next.colors[to] = (next.colors[to] ?? 0) / weight;
    }
    next.known[at] = Math.min(1, weight);
  }
  return next;
}

/** Gives what is unknown of a level the colours of the coarser one, between its pixels in proportion. */
function spread({ width, height, colors, known }: Level, coarse: Level): void {
  const cell = (x: number, y: number) =>
    Math.min(coarse.height - 1, Math.max(0, y)) * coarse.width + Math.min(coarse.width - 1, Math.max(0, x));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const weight = known[y * width + x] ?? 0;
      if (weight >= 1) continue;
      const [cx, cy] = [x / 2 - 0.25, y / 2 - 0.25];
      const [left, top] = [Math.floor(cx), Math.floor(cy)];
      const [fx, fy] = [cx - left, cy - top];
      const corners = [cell(left, top), cell(left + 1, top), cell(left, top + 1), cell(left + 1, top + 1)];
      const shares = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      for (let channel = 0; channel < channels; channel += 1) {
        const to = (y * width + x) * channels + channel;
        const from = corners.reduce(
          (sum, at, corner) => sum + (coarse.colors[at * channels + channel] ?? 0) * (shares[corner] ?? 0),
          0,
        );
        colors[to] = (colors[to] ?? 0) * weight + from * (1 - weight);
      }
    }
  }
}

/**
 * Fills pixels from what is around them, smoothly, by the pull–push pyramid of Gortler et al., "The Lumigraph" (1996): what is known
 * is averaged into ever coarser levels, and what is unknown takes the colours of the coarser level.
 *
 * @param pixels RGBA; the unknown ones are overwritten
 * @param isUnknown of each pixel, by its index
 * @returns false where nothing is known: the pixels stay as they were
 */
export function fillFromAround(
  pixels: { data: Uint8ClampedArray; width: number; height: number },
  isUnknown: (index: number) => boolean,
): boolean {
  const { data, width, height } = pixels;
  const count = width * height;
  const first = { width, height, colors: new Float32Array(count * channels), known: new Float32Array(count) };
  let knows = 0;
  for (let at = 0; at < count; at += 1) {
    if (isUnknown(at)) continue;
    knows += 1;
    first.known[at] = 1;
    for (let channel = 0; channel < channels; channel += 1)
      first.colors[at * channels + channel] = data[at * 4 + channel] ?? 0;
  }
  if (knows === 0) return false;
  const levels: Level[] = [first];
  for (let level: Level = first; level.width > 1 || level.height > 1;) levels.push((level = coarser(level)));
  for (let index = levels.length - 2; index >= 0; index -= 1) {
    const [fine, coarse] = [levels[index], levels[index + 1]];
    if (fine && coarse) spread(fine, coarse);
  }
  for (let at = 0; at < count; at += 1) {
    if ((first.known[at] ?? 0) > 0) continue;
    for (let channel = 0; channel < channels; channel += 1)
      data[at * 4 + channel] = first.colors[at * channels + channel] ?? 0;
    data[at * 4 + 3] = 255;
  }
  return true;
}
