import type { Paragraph } from '../model/paragraph.ts';
import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { type Context, draw, type Drawing, type DrawnText } from './drawing.ts';

/** Margin of the quads of drawn texts around their ink, in pixels. */
const margin = 2;

export interface DrawnBox {
  colour: string;
  /** From the ink, in pixels. */
  padding: { left: number; right: number; top: number; bottom: number };
  radius: number;
}

/** Texts, the first of them on a box. @returns the picture, the picture without texts, that without the box, and where the box was drawn */
export function drawOnBox(
  size: { width: number; height: number },
  background: (context: Context) => void,
  texts: readonly [DrawnText, ...DrawnText[]],
  { colour, padding, radius }: DrawnBox,
): Drawing & { bare: Drawing['clean']; box: OrientedRectangle; first: Paragraph } {
  const plain = draw(size.width, size.height, background, texts);
  const [paragraph] = plain.paragraphs;
  if (!paragraph) throw new Error('The drawing has a text.');
  const angle = ((texts[0].rotation ?? 0) * Math.PI) / 180;
  const ink = boundsInFrame(paragraph.quad, angle);
  const box = rectangleFromFrame(
    {
      left: ink.left + margin - padding.left,
      right: ink.right - margin + padding.right,
      top: ink.top + margin - padding.top,
      bottom: ink.bottom - margin + padding.bottom,
    },
    angle,
  );
  const [corner] = quadOf(box);
  const withBox = (context: Context): void => {
    background(context);
    context.save();
    context.translate(corner.x, corner.y);
    context.rotate(angle);
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(0, 0, box.width, box.height, radius);
    context.fill();
    context.restore();
  };
  return { ...draw(size.width, size.height, withBox, texts), bare: plain.clean, box, first: paragraph };
}
