/** A mark on a ruler. */
interface RulerMark {
  /** The place of the mark, in px of the image. */
  at: number;
  numbered: boolean;
}

/** The minimum distance between two numbers, in px of the screen. */
const minGap = 56;

/** The distance from one number to the next: 1, 2 or 5 times a power of ten, in px of the image. */
function stepAt(zoom: number): number {
  const minStep = Math.max(1, minGap / zoom);
  const power = 10 ** Math.floor(Math.log10(minStep));
  return ([1, 2, 5].find((times) => times * power >= minStep) ?? 10) * power;
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
