import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';

export interface PosterText {
  text: string;
  x: number;
  /** Position of the baseline, in pixels from the top. */
  y: number;
  size: number;
  weight?: number;
  colour?: string;
}

/** Draws texts on a plain background, which may be transparent, as PNG. */
export function drawPoster(
  texts: readonly PosterText[],
  { width = 640, height = 360, background = '#f4efe6' }: { width?: number; height?: number; background?: string } = {},
): Buffer {
  registerFonts();
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = background;
  ctx.fillRect(0, 0, width, height);
  for (const { text, x, y, size, weight = 700, colour = '#20304a' } of texts) {
    ctx.font = cssFont('Roboto', weight, size);
    ctx.fillStyle = colour;
    ctx.fillText(text, x, y);
  }
  return canvas.toBuffer('image/png');
}
