/** A mark on a ruler. */
interface RulerMark {
  /** In pixels of the image. */
  at: number;
  numbered: boolean;
}

/** Room that a number has at least, in pixels of the screen. */
const leastGap = 56;

/** From one number to the next: 1, 2 or 5 times a power of ten, in pixels of the image. */
function stepAt(zoom: number): number {
  const least = Math.max(1, leastGap / zoom);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
}

/** Parts that small marks cut a step into, each a whole number of pixels. */
function partsOf(step: number): number {
  if (step <= 2) return step;
  return String(step).startsWith('2') ? 4 : 5;
}

/**
 * The marks of a ruler along a part of the image.
 *
 * @param from where the ruler starts, in pixels of the image; may be outside of it
 * @param to where it ends
 * @param zoom pixels of the screen for one of the image
 */
export function rulerMarks(from: number, to: number, zoom: number): RulerMark[] {
  const step = stepAt(zoom);
  const parts = partsOf(step);
  const small = step / parts;
  const first = Math.ceil(from / small);
  const count = Math.max(0, Math.floor(to / small) - first + 1);
  return Array.from({ length: count }, (_, index) => ({
    at: (first + index) * small,
    numbered: (first + index) % parts === 0,
  }));
}
