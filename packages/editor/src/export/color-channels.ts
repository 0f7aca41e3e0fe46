import { canvasOf, releaseCanvas } from './canvas.ts';

/** The parts of a CSS colour, each 0 to 255. The browser reads it, so that every notation is known. */
export function channelsOf(fill: string): { r: number; g: number; b: number; alpha: number } {
  const { canvas, ctx } = canvasOf(1, 1);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 255] = ctx.getImageData(0, 0, 1, 1).data;
  releaseCanvas(canvas);
  return { r, g, b, alpha };
}
