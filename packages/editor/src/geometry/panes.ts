import type { Size } from './rect.ts';

/** The width from which two pictures of any shape stand side by side, in px of the screen. */
const wideEnough = 640;

/**
 * How two pictures of one size are placed in an area: where it is narrow, so that they are seen larger.
 * @returns a value of `flex-direction`
 */
export function panesDirection(image: Size, area: Size | undefined): 'row' | 'column' {
  if (!area || area.width >= wideEnough) return 'row';
  const zoomIn = (width: number, height: number) => Math.min(width / image.width, height / image.height);
  return zoomIn(area.width / 2, area.height) < zoomIn(area.width, area.height / 2) ? 'column' : 'row';
}
