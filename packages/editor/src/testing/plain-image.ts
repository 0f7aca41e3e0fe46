import type { Size } from '../geometry/rect.ts';

/** An image of one CSS colour. */
export function drawPlainImage({ width, height }: Size, color: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}
