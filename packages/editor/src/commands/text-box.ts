import { onSameSurface } from '@palimpsest/typeset';
import { boundsOfImage } from '../geometry/rect.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { moveInside, withSize } from '../geometry/rotation.ts';
import type { Anchor } from '../geometry/rotation.ts';
import { maxFontSize, minFontSize } from '../model/text.ts';
import type { EditorText, TextFrame } from '../model/text.ts';
import type { LayOut } from '../model/text-layout.ts';

/** What the size of a box depends on: the image, and how its text is laid out. */
export interface Setting {
  /** Of the image, in its pixels. */
  size: Size;
  layOut: LayOut;
}

function frameOf({ x, y, width, height, perspective }: EditorText): TextFrame {
  return { x, y, width, height, ...(perspective && { perspective }) };
}

/**
 * The side that stays in place when a box grows. A label of one line stays where its middle was, so that it stays in the middle
 * of its button; a paragraph, and a text that the user added, grow downwards.
 */
function growthAnchor({ layOut }: Setting, text: EditorText): Anchor {
  const isLabel = text.origin === 'translated' && layOut(text.original).lines.length === 1;
  return { x: 0, y: isLabel ? 0.5 : 0 };
}

/** A text that fits itself at the largest size at which its box holds it, but at none that is too small to read. */
function autoFitted({ size, layOut }: Setting, text: EditorText): EditorText {
  if (!text.autoFit) return text;
  const min = Math.min(minFontSize, text.original.fontSize);
  return { ...text, fontSize: layOut.largestSize(text, { min, max: maxFontSize(size) }) };
}

/**
 * Makes the box as high as its frame, or higher where the text needs it: a box never hides text, and one that grew shrinks back
 * as soon as there is no need. It stays inside the image. A text that fits itself takes another size first.
 */
export function fitBoxToText(setting: Setting, text: EditorText): EditorText {
  const frame = text.frame ?? frameOf(text);
  const framed = autoFitted(setting, { ...text, ...frame });
  const { height } = setting.layOut(framed);
  if (height <= frame.height) return { ...framed, frame: undefined };
  const grown = onSameSurface(framed, withSize(framed, { width: frame.width, height }, growthAnchor(setting, text)));
  return { ...moveInside(grown, boundsOfImage(setting)), frame };
}

const widest = (lines: readonly { width: number }[]) => Math.max(0, ...lines.map(({ width }) => width));

/** Sizes are tried in so many steps a pixel. */
const sizeSteps = 10;

/**
 * The largest size, in pixels of the image and up to that of the text, at which it finds room in its box. What came with less room than
 * its letters take may take as much again.
 */
export function sizeWithin({ layOut }: Setting, text: EditorText): number {
  const { fontSize } = text;
  const came = layOut(text.original);
  const room = { width: Math.max(text.width, widest(came.lines)), height: Math.max(text.height, came.height) };
  const finds = (size: number) => {
    const { lines, height } = layOut({ ...text, fontSize: size });
    return height <= room.height && widest(lines) <= room.width;
  };
  if (finds(fontSize)) return fontSize;
  let low = Math.floor(Math.min(minFontSize, fontSize) * sizeSteps);
  let high = Math.ceil(fontSize * sizeSteps);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (finds(middle / sizeSteps)) low = middle;
    else high = middle;
  }
  return low / sizeSteps;
}

/** Takes the box as a new frame, as one that the user has just resized, and grows it where the text needs more room. */
function reframe(setting: Setting, text: EditorText, anchor: Anchor): EditorText {
  const framed = autoFitted(setting, { ...text, frame: undefined });
  const height = Math.max(framed.height, setting.layOut(framed).height);
  const box = onSameSurface(framed, withSize(framed, { width: framed.width, height }, anchor));
  return moveInside(box, boundsOfImage(setting));
}

/** Takes the box that the user has made of one: larger or smaller, it is seen on the surface on which it stood. */
export function reshape(setting: Setting, before: EditorText, after: EditorText, anchor: Anchor): EditorText {
  return reframe(setting, onSameSurface(before, { ...after, perspective: before.perspective }), anchor);
}

/** Moves a box and its frame by pixels of the image, as far as the image goes. */
export function moveTextBox(image: Size, text: EditorText, delta: Point): EditorText {
  const moved = moveInside({ ...text, x: text.x + delta.x, y: text.y + delta.y }, { x: 0, y: 0, ...image });
  if (!text.frame) return moved;
  const frame = { ...text.frame, x: text.frame.x + moved.x - text.x, y: text.frame.y + moved.y - text.y };
  return { ...moved, frame };
}
