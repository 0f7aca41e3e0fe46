import type { Paragraph } from '../paragraph.ts';
import type { PixelBox } from '../geometry/bounds.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { lineZones } from '../geometry/line-zones.ts';
import { copyPlanes, cropMask, readPlanes, writePlanes } from '../image/planes.ts';
import type { Mask, Raster } from '../image/raster.ts';
import { fillGap } from './fill/fill-gap.ts';
import { findRepeats } from './fill/repeats.ts';
import { erasingParameters } from './parameters.ts';
import type { StrokeMap } from './stroke-network.ts';
import { withGlow } from './text-mask/glow.ts';
import { withMissedStrokes } from './text-mask/missed-strokes.ts';
import { shownChanges, withoutStrayMarks } from './text-mask/stray-marks.ts';
import { type TextMask, textMask } from './text-mask/text-mask.ts';
import { withUnderline } from './text-mask/underline.ts';
import { withUnrepeated } from './text-mask/unrepeated.ts';
import { withVisibleEdge } from './text-mask/visible-edge.ts';

/** What the stroke network says of the lines of each paragraph. */
export type StrokeMaps = ReadonlyMap<Paragraph, readonly StrokeMap[]>;

/** The pixels of a part of the image that erasing a text changed. No pixel belongs to two texts. */
export interface ErasedText {
  box: PixelBox;
  /** One byte a pixel of `box`. */
  changed: Uint8Array;
  /** Median of its lines, in pixels. */
  lineHeight: number;
}

export interface Erasure {
  /** The image with the texts gone and what was behind them made up. */
  erased: Raster;
  /** In the order of the paragraphs. */
  texts: ErasedText[];
}

/**
 * Erases the paragraphs' texts. The result is a new raster, byte for byte the same wherever no letter, rim, shadow or glow lay. The work
 * grows with the area of the text, not with the picture.
 * @param maps where the colours of a text leave strokes out, what its maps mark is erased too
 */
export function eraseText(image: Raster, paragraphs: readonly Paragraph[], maps: StrokeMaps = new Map()): Erasure {
  const erased: Raster = { ...image, data: image.data.slice() };
  const frames = paragraphs.map(({ lines }) => lines.map(({ quad }) => rectangleOf(quad)));
  const masks = paragraphs.map((paragraph, index) => {
    const own = frames[index] ?? [];
    const others = frames.toSpliced(index, 1).flat();
    const seen = maps.get(paragraph) ?? [];
    const mask = withMissedStrokes(withoutStrayMarks(textMask(erased, own, others), seen), seen);
    // The next text may lie in this one's shadow.
    if (mask.unshadowed) writePlanes(erased, mask.box, mask.unshadowed.planes, mask.unshadowed.changed);
    const foreign = Uint8Array.from(lineZones(others, mask.box, erasingParameters.othersReach).line, (line) =>
      line >= 0 ? 1 : 0,
    );
    const unlit = withGlow(readPlanes(erased, mask.box), mask, foreign);
    if (unlit.unshadowed) writePlanes(erased, mask.box, unlit.unshadowed.planes, unlit.unshadowed.changed);
    return withUnderline(withVisibleEdge(readPlanes(erased, mask.box), unlit, foreign), paragraph.underline);
  });
  const text: Mask = { width: image.width, height: image.height, data: new Uint8Array(image.width * image.height) };
  for (const mask of masks) stamp(text, mask, 1);
  const shown = masks.map((found, index) => {
    const before = readPlanes(erased, found.box);
    const planes = copyPlanes(before);
    const unknown = cropMask(text.data, image.width, found.box);
    const shifts = findRepeats(before, unknown, found.lineHeight);
    const mask = withUnrepeated(before, found, unknown, shifts);
    fillGap(
      planes,
      unknown.map((value, i) => value | (mask.data[i] ?? 0)),
      mask.lineHeight,
      shifts,
    );
    const paragraph = paragraphs[index];
    const data = shownChanges(mask, (paragraph && maps.get(paragraph)) ?? [], before, planes);
    writePlanes(erased, mask.box, planes, data);
    stamp(text, mask, 0);
    return { ...mask, data };
  });
  return { erased, texts: ownPixels(image, shown) };
}

/** Sets the pixels that a paragraph's mask marks. */
function stamp(text: Mask, { box, data }: Pick<TextMask, 'box' | 'data'>, value: 0 | 1): void {
  for (let y = 0, i = 0; y < box.height; y++) {
    let to = (box.y + y) * text.width + box.x;
    for (let x = 0; x < box.width; x++, i++, to++) if (data[i] !== 0) text.data[to] = value;
  }
}

/** Gives each pixel that masks share to the first of them. */
function ownPixels({ width, height }: Raster, masks: readonly TextMask[]): ErasedText[] {
  const taken: Mask = { width, height, data: new Uint8Array(width * height) };
  return masks.map(({ box, data, lineHeight, unshadowed }) => {
    const before = cropMask(taken.data, width, box);
    const changed = data.map((value, i) => (value | (unshadowed?.changed[i] ?? 0)) & ~(before[i] ?? 0) & 1);
    stamp(taken, { box, data: changed }, 1);
    return { box, changed, lineHeight };
  });
}
