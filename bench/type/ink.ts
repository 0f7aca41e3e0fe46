import { type LocalisedText, paintLocalisedText, type Quad } from '@palimpsest/engine';
import { createCanvas } from '@palimpsest/typeset/node';

/** The bounds of the ink of a text. */
export interface PaintedText {
  /** Pixels that the text covers, as indices of the picture. */
  pixels: ReadonlySet<number>;
  /** Around the ink, along the text's own axes. */
  quad: Quad | undefined;
  /** Whether ink would stand outside of the picture. */
  leaves: boolean;
}

/** Alpha from which a pixel counts as ink; `measurePage` takes the same. */
const inkAlpha = 64;

function inkBox(text: LocalisedText, width: number, height: number) {
  // Ink stands out of its box by less than its size, whichever way the box is turned.
  const reach = Math.ceil(Math.hypot(text.width, text.height) / 2 + 2 * text.fontSize);
  const from = { x: Math.floor(text.center.x) - reach, y: Math.floor(text.center.y) - reach };
  const canvas = createCanvas(2 * reach, 2 * reach);
  const ctx = canvas.getContext('2d');
  ctx.translate(-from.x, -from.y);
  paintLocalisedText(ctx, text);
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Set<number>();
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let leaves = false;
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      if ((data[(y * canvas.width + x) * 4 + 3] ?? 0) < inkAlpha) continue;
      const column = x + from.x;
      const row = y + from.y;
      box.left = Math.min(box.left, column);
      box.right = Math.max(box.right, column + 1);
      box.top = Math.min(box.top, row);
      box.bottom = Math.max(box.bottom, row + 1);
      if (column < 0 || row < 0 || column >= width || row >= height) leaves = true;
      else pixels.add(row * width + column);
    }
  }
  return { pixels, box, leaves };
}

/** Paints the letters of one text alone, without what lies around them, and looks where their ink is. */
export function paintAlone(
  {
    textShadow: _shadow,
    textStroke: _stroke,
    textUnderline: _underline,
    textBackground: _background,
    ...text
  }: LocalisedText,
  width: number,
  height: number,
): PaintedText {
  const turned = inkBox(text, width, height);
  const { box } = text.rotation === 0 ? turned : inkBox({ ...text, rotation: 0 }, width, height);
  return {
    pixels: turned.pixels,
    leaves: turned.leaves,
    quad: box.right > box.left ? turnedQuad(text, box) : undefined,
  };
}

function turnedQuad(
  { center, rotation }: LocalisedText,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): Quad {
  const angle = (rotation * Math.PI) / 180;
  const corner = (x: number, y: number) => ({
    x: center.x + (x - center.x) * Math.cos(angle) - (y - center.y) * Math.sin(angle),
    y: center.y + (x - center.x) * Math.sin(angle) + (y - center.y) * Math.cos(angle),
  });
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}
