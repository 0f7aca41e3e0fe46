import type { Paragraph } from '../model/paragraph.ts';
import type { PixelBox } from '../geometry/bounds.ts';
import { type OrientedRectangle, rectangleFromFrame, rectangleOf, toFrame } from '../geometry/oriented-rectangle.ts';
import { lineZones, signedDistance } from '../geometry/line-zones.ts';
import { copyPlanes, cropMask, readPlanes, writePlanes } from '../image/planes.ts';
import type { Mask, Raster } from '../image/raster.ts';
import { lineStrokes } from '../ink/strokes.ts';
import { fillGap } from './fill/fill-gap.ts';
import { findRepeats } from './fill/repeats.ts';
import { type InkBeside, inkBeside } from './ink-beside.ts';
import type { StrokeMap } from './stroke-network.ts';
import { withoutContinuedLines } from './text-mask/continued-lines.ts';
import { withGlow } from './text-mask/glow.ts';
import { withMissedStrokes } from './text-mask/missed-strokes.ts';
import { shownChanges, withoutStrayMarks } from './text-mask/stray-marks.ts';
import { maskBox, type TextMask, textMask } from './text-mask/text-mask.ts';
import { withUnderline } from './text-mask/underline.ts';
import { withUnrepeated } from './text-mask/unrepeated.ts';
import { withVisibleEdge } from './text-mask/visible-edge.ts';

/** Pixels beyond the rectangles of other texts that belong to them: the soft edges of their letters. posters: gone %. */
const othersReach = 2;

/** The stroke maps of the lines of each paragraph. */
export type StrokeMaps = ReadonlyMap<Paragraph, readonly StrokeMap[]>;

/** The pixels of a part of the image that erasing a text changed. No pixel belongs to two texts. */
export interface ErasedText {
  box: PixelBox;
  /** One byte a pixel of `box`. */
  changed: Uint8Array;
  /** Median height of its lines, in pixels. */
  lineHeight: number;
}

/** A text that was erased, and the pixels of its box that stay, even if the text still shows. */
export interface ErasedAround extends ErasedText {
  /** One byte a pixel of `box`: frames, rules, drawings and letters of other texts. */
  stays: Uint8Array;
}

export interface Erasure {
  /** The image without the texts, whose background is inpainted. */
  erased: Raster;
  /** The erased texts in the order of the paragraphs. */
  texts: ErasedAround[];
}

/**
 * Erases the paragraphs' texts. The result is a new raster, byte for byte the same wherever no letter, rim, shadow or glow of theirs lay. The work
 * grows with the area of the text, not with the picture.
 * @param maps stroke maps: strokes that the colours of a text leave out are erased by them
 * @param staying texts of the picture that keep every pixel
 */
export function eraseText(
  image: Raster,
  paragraphs: readonly Paragraph[],
  maps: StrokeMaps = new Map(),
  staying: readonly Paragraph[] = [],
): Erasure {
  const erased: Raster = { ...image, data: image.data.slice() };
  const frames = [...paragraphs, ...staying].map(({ lines }) => lines.map(({ quad }) => rectangleOf(quad)));
  const masks = paragraphs.map((paragraph, index) => {
    const others = frames.toSpliced(index, 1).flat();
    const beside = besideText(image, paragraph, { others, staying: frames.slice(paragraphs.length).flat() });
    return { ...maskOf(erased, paragraph, beside, maps.get(paragraph) ?? []), stays: beside.stays };
  });
  const text: Mask = { width: image.width, height: image.height, data: new Uint8Array(image.width * image.height) };
  for (const mask of masks) stamp(text, mask, 1);
  const shown = masks.map((found, index) => {
    const before = readPlanes(erased, found.box);
    const planes = copyPlanes(before);
    const unknown = cropMask(text.data, image.width, found.box);
    const shifts = findRepeats(before, unknown, found.lineHeight);
    const mask = withUnrepeated(before, found, unknown, shifts);
    // Ink that stays is no background, unless it is a part of the pattern.
    const isUnknown = (i: number): number => (unknown[i] ?? 0) | (shifts.length === 0 ? (found.stays[i] ?? 0) : 0);
    fillGap(
      planes,
      mask.data.map((value, i) => value | isUnknown(i)),
      mask.lineHeight,
      shifts,
    );
    const paragraph = paragraphs[index];
    const marked = shownChanges(mask, (paragraph && maps.get(paragraph)) ?? [], before, planes);
    const data = without(marked, found.stays);
    writePlanes(erased, mask.box, planes, data);
    stamp(text, mask, 0);
    return { ...mask, data, stays: found.stays };
  });
  return { erased, texts: ownPixels(image, shown) };
}

/** The pixels around a text that do not belong to it. */
interface BesideText {
  box: PixelBox;
  frames: readonly OrientedRectangle[];
  /** One byte a pixel of the box: 1 for pixels that must not change. */
  stays: Uint8Array;
  /** Pixels of the box that belong to other texts, and those that stay. */
  blocked: Uint8Array;
}

/** Finds the pixels that must stay, and those that belong to other texts. */
function besideText(
  image: Raster,
  { lines, underline }: Paragraph,
  { others, staying }: { others: readonly OrientedRectangle[]; staying: readonly OrientedRectangle[] },
): BesideText {
  const frames = lines.map(({ quad }) => rectangleOf(quad));
  const box = maskBox(frames, image);
  const strokes = lines.flatMap(({ quad }) => lineStrokes(image, quad) ?? []);
  const text = { box, frames, strokes, staying, rules: underline?.lines ?? [] };
  const pieces = inkBeside(readPlanes(image, box), text);
  const foreign = lineZones(others, box, othersReach).line;
  const own = lineZones(frames, box, othersReach).outside;
  const stays = pieces?.stays ?? new Uint8Array(box.width * box.height);
  const blocked = stays.map((value, i) => {
    const isOthers = (foreign[i] ?? -1) >= 0 && (own[i] ?? 1) > 0 && pieces?.own[i] !== 1;
    return value !== 0 || isOthers ? 1 : 0;
  });
  return { box, frames: frames.map((frame) => (pieces ? tightened(frame, box, pieces) : frame)), stays, blocked };
}

/** A line's rectangle without ink in it that stays, such as a frame that hugs it: the background of the letters is seen beside them. */
function tightened(frame: OrientedRectangle, box: PixelBox, { own, stays }: InkBeside): OrientedRectangle {
  let holdsOthers = false;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const inside = signedDistance([frame], box, 0);
  for (let i = 0; i < inside.length; i++) {
    if ((inside[i] ?? 1) > 0) continue;
    if (stays[i] !== 0) holdsOthers = true;
    if (own[i] === 0) continue;
    const { x, y } = toFrame(
      { x: box.x + (i % box.width) + 0.5, y: box.y + Math.floor(i / box.width) + 0.5 },
      frame.angle,
    );
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return holdsOthers && bounds.left < bounds.right && bounds.top < bounds.bottom
    ? rectangleFromFrame(bounds, frame.angle)
    : frame;
}

/**
 * The pixels to erase. A shadow that can be removed is removed from the picture at once: the next text may lie in it.
 * @param seen stroke maps of the lines
 */
function maskOf(
  picture: Raster,
  { underline }: Paragraph,
  { box, frames, blocked }: BesideText,
  seen: readonly StrokeMap[],
): TextMask {
  const takeOff = ({ unshadowed, ...mask }: TextMask): TextMask => {
    if (!unshadowed) return { ...mask, unshadowed };
    const changed = without(unshadowed.changed, blocked);
    writePlanes(picture, box, unshadowed.planes, changed);
    return { ...mask, unshadowed: { ...unshadowed, changed } };
  };
  const found = takeOff(withMissedStrokes(withoutStrayMarks(textMask(picture, box, frames, blocked), seen), seen));
  const lit = withGlow(readPlanes(picture, box), found, blocked);
  const unlit = withoutContinuedLines(readPlanes(picture, box), lit);
  const mask = withUnderline(withVisibleEdge(readPlanes(picture, box), unlit, blocked), underline);
  return { ...mask, data: without(mask.data, blocked) };
}

/** A mask without the pixels of another one. */
function without(mask: Uint8Array, other: Uint8Array): Uint8Array {
  return mask.map((value, i) => value & ~(other[i] ?? 0) & 1);
}

/** Sets the pixels that a paragraph's mask marks. */
function stamp(text: Mask, { box, data }: Pick<TextMask, 'box' | 'data'>, value: 0 | 1): void {
  for (let y = 0, i = 0; y < box.height; y++) {
    let to = (box.y + y) * text.width + box.x;
    for (let x = 0; x < box.width; x++, i++, to++) if (data[i] !== 0) text.data[to] = value;
  }
}

/** Gives each pixel that masks share to the first of them. */
function ownPixels({ width, height }: Raster, masks: readonly (TextMask & { stays: Uint8Array })[]): ErasedAround[] {
  const taken: Mask = { width, height, data: new Uint8Array(width * height) };
  return masks.map(({ box, data, lineHeight, unshadowed, stays }) => {
    const before = cropMask(taken.data, width, box);
    const changed = data.map((value, i) => (value | (unshadowed?.changed[i] ?? 0)) & ~(before[i] ?? 0) & 1);
    stamp(taken, { box, data: changed }, 1);
    return { box, changed, lineHeight, stays };
  });
}
