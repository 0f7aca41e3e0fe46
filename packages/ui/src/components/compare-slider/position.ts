/** Clamps a position in percent to the range from 0 to 100. */
export function clampPosition(position: number): number {
  return Math.min(100, Math.max(0, position));
}

/** The position of a pointer over an element, in percent of the width from its start side. `x` is in px of the viewport (`clientX`). */
export function positionAt(x: number, { left, width }: Pick<DOMRect, 'left' | 'width'>, rightToLeft: boolean): number {
  if (width === 0) return 0;
  const fromLeft = ((x - left) / width) * 100;
  return clampPosition(rightToLeft ? 100 - fromLeft : fromLeft);
}

/** The step of the arrow keys, in percent. */
const step = 1;
/** The step of Page Up and Page Down, in percent. */
const page = 10;

/** The position that a key moves to, in percent; undefined for any other key. */
export function positionByKey(key: string, position: number, rightToLeft: boolean): number | undefined {
  const forwards = rightToLeft ? -step : step;
  switch (key) {
    case 'ArrowRight':
      return clampPosition(position + forwards);
    case 'ArrowLeft':
      return clampPosition(position - forwards);
    case 'ArrowUp':
      return clampPosition(position + step);
    case 'ArrowDown':
      return clampPosition(position - step);
    case 'PageUp':
      return clampPosition(position + page);
    case 'PageDown':
      return clampPosition(position - page);
    case 'Home':
      return 0;
    case 'End':
      return 100;
    default:
      return undefined;
  }
}
