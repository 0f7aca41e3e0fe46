import { onSameSurface } from '@palimpsest/typeset';
import { boundsOfImage, containsRect, intersects, unionRect } from '../geometry/rect.ts';
import type { Point, Rect, Size } from '../geometry/rect.ts';
import { anchorOf, growthAnchor as growthAnchorOf, scaleOfDrag } from '../geometry/resize-rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';
import { boundsOf, moveInside, withSize } from '../geometry/rotation.ts';
import type { Anchor } from '../geometry/rotation.ts';
import { isLeftover, maxFontSize, minBoxWidth, minFontSize } from '../model/text.ts';
import type { EditorText, TextFrame } from '../model/text.ts';
import type { LayOut } from '../model/text-layout.ts';
import type { EditorStore } from '../store.ts';

/** The environment that determines the size of a box: the image, the layout of its text, and the texts beside it. */
export interface Setting {
  /** The size of the image, in px. */
  size: Size;
  layOut: LayOut;
  /** Absent while a document is opened, when no box has grown beside others yet. */
  getState?: EditorStore['getState'];
}

function frameOf({ x, y, width, height, perspective }: EditorText): TextFrame {
  return { x, y, width, height, ...(perspective && { perspective }) };
}

/** The side of a box at which its lines stand, which stays where it is as the box becomes higher. */
const verticalAnchor = { top: 0, middle: 0.5, bottom: 1 } as const;

/**
 * The side that stays in place when a box grows, that of the lines if the user has chosen one. A label of one line keeps its middle, so that it
 * stays in the middle of its button; a paragraph, and a text that the user added, grow downwards.
 */
function growthAnchor({ layOut }: Setting, text: EditorText): Anchor {
  if (text.verticalAlign !== undefined) return { x: 0, y: verticalAnchor[text.verticalAlign] };
  const isLabel = text.origin === 'translated' && layOut(text.original).lines.length === 1;
  return { x: 0, y: isLabel ? 0.5 : 0 };
}

/** The side of a box at which its lines are set, which stays where it is as the box becomes wider. */
const alignedSide = { left: 0, center: 0.5, right: 1 } as const;

/** An auto-fit text at the largest size at which its box holds it, but at no size that is too small to read. */
function autoFitted({ size, layOut }: Setting, text: EditorText): EditorText {
  if (!text.autoFit) return text;
  const min = Math.min(minFontSize, text.original.fontSize);
  return { ...text, fontSize: layOut.largestSize(text, { min, max: maxFontSize(size) }) };
}

/** The part of a box that its letters cover at most, without the leading above and below, which may overlap that of another text. */
function letterBounds({ layOut }: Setting, text: EditorText): Rect {
  const { lines, height, width } = layOut(text);
  const leading = Math.max(0, height / lines.length - text.fontSize) / 2;
  const size = { width: Math.min(width, text.width), height: Math.max(1, Math.min(height, text.height) - 2 * leading) };
  return boundsOf(
    withSize(text, size, { x: alignedSide[text.textAlign], y: verticalAnchor[text.verticalAlign ?? 'middle'] }),
  );
}

/** The gap that a growing box keeps to the letters beside it, in ems. */
const gapEms = 0.5;

/** Makes a test whether a changed box is inside the image and its letters cover those of no text that they did not cover before. */
function roomAround(setting: Setting, before: EditorText): (after: EditorText, gap?: number) => boolean {
  const { records } = setting.getState?.() ?? {};
  const own = letterBounds(setting, before);
  const others = (records?.order ?? []).flatMap((id) => {
    const other = id === before.id ? undefined : records?.byId.get(id);
    return other && !other.hidden && !isLeftover(other) ? [letterBounds(setting, other)] : [];
  });
  const free = others.filter((other) => !intersects(own, other));
  const image = unionRect(boundsOfImage(setting), boundsOf(before));
  return (after, gap = 0) => {
    const letters = letterBounds(setting, after);
    const kept = { ...letters, x: letters.x - gap, width: letters.width + 2 * gap };
    return containsRect(image, boundsOf(after)) && !free.some((other) => intersects(kept, other));
  };
}

/** Whether a text is a straight, translated label of one line whose width is unchanged. */
function mayWiden({ layOut }: Setting, text: EditorText): boolean {
  const { original, perspective, curve } = text;
  return (
    text.origin === 'translated' &&
    text.width === original.width &&
    perspective === undefined &&
    curve === undefined &&
    layOut(original).lines.length === 1
  );
}

/** The box in which a label has the fewest lines that the room beside it allows, no wider than they need. */
function widened(setting: Setting, framed: EditorText, hasRoom: ReturnType<typeof roomAround>): EditorText {
  const anchor = { x: alignedSide[framed.textAlign], y: 0.5 } as const;
  const at = (width: number) => withSize(framed, { width, height: framed.height }, anchor);
  const linesAt = (width: number) => setting.layOut(at(width)).lines.length;
  const own = linesAt(framed.width);
  const maxWidth = Math.max(framed.width, setting.size.width + setting.size.height);
  for (let lines = linesAt(maxWidth); lines < own; lines += 1) {
    let narrow = framed.width;
    let wide = maxWidth;
    while (wide - narrow > 0.5) {
      const middle = (narrow + wide) / 2;
      if (linesAt(middle) > lines) narrow = middle;
      else wide = middle;
    }
    if (hasRoom(at(wide), gapEms * framed.fontSize)) return at(wide);
  }
  return framed;
}

/** A text in its frame, with the box that it needs: a label first grows into the free room beside it, then takes further lines. */
function grown(setting: Setting, whole: EditorText): EditorText {
  const framed = autoFitted(setting, whole);
  const isFull = setting.layOut(framed).height > framed.height || partsWord(setting, framed);
  const mayGrow = isFull && !framed.autoFit && mayWiden(setting, framed);
  const wide = mayGrow ? widened(setting, framed, roomAround(setting, framed)) : framed;
  const { height } = setting.layOut(wide);
  if (wide === framed && height <= framed.height) return framed;
  const size = { width: wide.width, height: Math.max(height, framed.height) };
  const box = onSameSurface(wide, withSize(wide, size, growthAnchor(setting, wide)));
  return { ...moveInside(box, boundsOfImage(setting)), frame: frameOf(whole) };
}

/** A text in its frame as {@link grown}, or in a smaller size if its lines would cover another text or break a word in its own. */
function givenWay(setting: Setting, whole: EditorText): EditorText {
  const hasRoom = roomAround(setting, whole);
  const isWell = (text: EditorText) => hasRoom(text) && !partsWord(setting, text);
  let fitted = grown(setting, whole);
  if (whole.autoFit || !mayWiden(setting, whole)) return fitted;
  for (let fontSize = Math.ceil(whole.fontSize) - 1; fontSize >= minFontSize && !isWell(fitted); fontSize -= 1) {
    const smaller = grown(setting, { ...whole, fontSize });
    fitted = { ...smaller, frame: { ...frameOf(whole), fontSize: whole.fontSize } };
  }
  return fitted;
}

/** A text before it grew, or gave way to others. */
function inFrame(text: EditorText): EditorText {
  return { ...text, ...text.frame, frame: undefined };
}

/**
 * Makes the box of a text as large as its frame, or larger if the text needs it: a box never hides text, and one that grew shrinks back as
 * soon as it can. It stays inside the image. An auto-fit text, or one that gave way to others, changes its font size first.
 */
export function fitBoxToText(setting: Setting, text: EditorText): EditorText {
  return (text.frame?.fontSize === undefined ? grown : givenWay)(setting, inFrame(text));
}

/**
 * Does the same as {@link fitBoxToText} after the words have changed: a label whose size the user has not chosen gives way to the texts around it,
 * down to the smallest legible size, and is as large as before once there is room.
 */
export function fitBoxToWords(setting: Setting, text: EditorText): EditorText {
  const whole = inFrame(text);
  return (whole.fontSize === text.original.fontSize ? givenWay : grown)(setting, whole);
}

/** Marks the size of a text as chosen by the user: it no longer gives way to other texts. */
export function withOwnSize(text: EditorText, fontSize: number): EditorText {
  const { fontSize: _, ...frame } = text.frame ?? frameOf(text);
  return { ...text, fontSize, ...(text.frame && { frame }) };
}

/** Whether a line ends within a word, as it does where a word is wider than its box. */
function partsWord({ layOut }: Setting, text: EditorText): boolean {
  const { lines } = layOut(text);
  return lines.some(({ text: drawn, start, end }, index) => {
    // At a permitted hyphenation point the drawn line is longer than its source, by the hyphen.
    const isHyphenated = drawn.length > end - start;
    return !isHyphenated && lines[index + 1]?.start === end && isInWord(text.text, end);
  });
}

/** Whether a place is between two letters of a script that puts spaces between words. */
function isInWord(words: string, at: number): boolean {
  return (
    /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*$/u.test(words.slice(0, at)) &&
    /^\p{L}/u.test(words.slice(at))
  );
}

const maxLineWidth = (lines: readonly { width: number }[]) => Math.max(0, ...lines.map(({ width }) => width));

/** The number of sizes per px that are tried. */
const sizeSteps = 10;

/**
 * The largest size, in px of the image and up to that of the text, at which it fits its box. A text that came larger than its box may
 * exceed it as much again.
 */
export function sizeWithin({ layOut }: Setting, text: EditorText): number {
  const { fontSize } = text;
  const came = layOut(text.original);
  const room = { width: Math.max(text.width, maxLineWidth(came.lines)), height: Math.max(text.height, came.height) };
  const finds = (size: number) => {
    const { lines, height } = layOut({ ...text, fontSize: size });
    return height <= room.height && maxLineWidth(lines) <= room.width;
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

/** Takes the box, which the user has just resized, as a new frame, and grows it if the text needs more room. */
function reframe(setting: Setting, text: EditorText, anchor: Anchor): EditorText {
  const framed = autoFitted(setting, { ...text, frame: undefined });
  const height = Math.max(framed.height, setting.layOut(framed).height);
  const box = onSameSurface(framed, withSize(framed, { width: framed.width, height }, anchor));
  return moveInside(box, boundsOfImage(setting));
}

/**
 * Accepts a box that the user has resized: it stays on the surface on which it stood. A text of which only the width was changed
 * keeps its top: its lines stand in the middle of the box, whose height changes as theirs does.
 */
export function reshape(setting: Setting, before: EditorText, after: EditorText, anchor: Anchor): EditorText {
  const isWidthAlone = after.width !== before.width && after.height === before.height && !after.autoFit;
  const linesHeight = (text: EditorText) => setting.layOut(text).height;
  const height = isWidthAlone ? before.height + linesHeight(after) - linesHeight(before) : after.height;
  const hugging = height === after.height ? after : withSize(after, { width: after.width, height }, anchor);
  return reframe(setting, onSameSurface(before, { ...hugging, perspective: before.perspective }), anchor);
}

/** The upright rectangle of the image that the lines of a text cover; for curved text or text in perspective, its box. */
export function inkBounds(setting: Setting, text: EditorText): Rect {
  return text.curve === undefined && text.perspective === undefined ? letterBounds(setting, text) : boundsOf(text);
}

/** Added to the width of a box that was scaled with its text, in px of the image, so that rounding breaks no further line. */
const roundingRoom = 1e-6;

/**
 * Scales a text with its box, whose corner was dragged by `delta` in px of the image; lines break where they did before. If the font
 * size follows from the box, only the box is scaled.
 */
export function scaleText(setting: Setting, start: EditorText, corner: Handle, delta: Point): EditorText {
  const bounds = boundsOfImage(setting);
  const limits = {
    min: Math.min(1, Math.max(minFontSize / start.fontSize, minBoxWidth / start.width)),
    max: Math.max(1, maxFontSize(setting.size) / start.fontSize),
  };
  const by = scaleOfDrag(start, corner, delta, bounds, limits);
  const fontSize = by === 1 || start.autoFit ? start.fontSize : Math.floor(start.fontSize * by * 100) / 100;
  const share = start.autoFit ? by : fontSize / start.fontSize;
  const size = { width: start.width * share + roundingRoom, height: start.height * share };
  const scaled = withSize({ ...start, fontSize }, size, anchorOf(corner));
  return reshape(setting, start, scaled, growthAnchorOf(corner));
}

/** Moves a box and its frame by pixels of the image, as far as the image goes. */
export function moveTextBox(image: Size, text: EditorText, delta: Point): EditorText {
  const moved = moveInside({ ...text, x: text.x + delta.x, y: text.y + delta.y }, { x: 0, y: 0, ...image });
  if (!text.frame) return moved;
  const frame = { ...text.frame, x: text.frame.x + moved.x - text.x, y: text.frame.y + moved.y - text.y };
  return { ...moved, frame };
}
