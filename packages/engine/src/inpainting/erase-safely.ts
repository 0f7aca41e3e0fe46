import type { Paragraph } from '../paragraph.ts';
import type { LineStrokes } from '../recognised-line.ts';
import type { PixelBox } from '../geometry/bounds.ts';
import { readPlanes, writePlanes } from '../image/planes.ts';
import type { Raster } from '../image/raster.ts';
import { type ErasedText, eraseText, type StrokeMaps } from './erase-text.ts';
import { residualStrokes } from './parameters.ts';
import { residualShare } from './residual-strokes.ts';
import { longestUntouched } from './untouched-stretch.ts';
import { eraseStronger } from './stronger-mask.ts';
import type { StrokeMap } from './stroke-network.ts';

/** A text to erase, with the strokes of those of its lines that could be told from the background. */
export interface TextToErase {
  paragraph: Paragraph;
  strokes: readonly LineStrokes[];
}

/** How erasing one text went. */
export interface ErasingOutcome {
  /** False where the text was left as it was, because its strokes would still have shown. */
  isErased: boolean;
  /** What erasing the text changes; where it was left as it was, what erasing it would change. */
  pixels: ErasedText;
  /** The share of its strokes that stood after the best attempt, 0 to 1. */
  residue: number;
}

export interface SafeErasure {
  /** The same picture as `forced` where no text was left as it was. */
  erased: Raster;
  /** In the order of the texts, then of the doubtful ones. */
  outcomes: ErasingOutcome[];
  /** The picture with all texts erased as far as they could be, for those who want one erased all the same. */
  forced: Raster;
}

/**
 * Erases texts and looks at what is left of them. Where too much of the strokes still stands, a stronger mask is tried; where that does not
 * help, the text gets its pixels back, so that nothing is set over letters that still show.
 * @param doubtful texts that stay as they are, but whose pixels are asked for; their outcomes come last
 * @param maps what the stroke network says of the texts
 */
export function eraseSafely(
  image: Raster,
  texts: readonly TextToErase[],
  doubtful: readonly TextToErase[] = [],
  maps?: StrokeMaps,
): SafeErasure {
  const all = [...texts, ...doubtful];
  const { erased: forced, texts: first } = eraseText(
    image,
    all.map(({ paragraph }) => paragraph),
    maps,
  );
  const outcomes = first.map((pixels, index): ErasingOutcome => {
    const text = all[index];
    if (!text) return { isErased: false, pixels, residue: 1 };
    const once: Attempt = { pixels, residue: residueOf(image, forced, text, pixels) };
    const others = (): Uint8Array => changedIn(pixels.box, first.toSpliced(index, 1));
    const isClean = once.residue <= residualStrokes.most;
    const best = isClean ? once : eraseAgain(image, forced, text, once, others(), maps?.get(text.paragraph));
    return { isErased: index < texts.length && best.residue <= residualStrokes.most, ...best };
  });
  if (outcomes.every(({ isErased }) => isErased)) return { erased: forced, outcomes, forced };
  const erased: Raster = { ...forced, data: forced.data.slice() };
  for (const { isErased, pixels } of outcomes) if (!isErased) copyPixels(image, erased, pixels);
  return { erased, outcomes, forced };
}

type Attempt = Omit<ErasingOutcome, 'isErased'>;

/**
 * Erases a text by the ink that the stroke network confirms; where too much still stands, by all ink of its lines. The network misses letters
 * that stand far apart, and what it does not see looks like grain to it. The best attempt is left in `forced`.
 */
function eraseAgain(
  image: Raster,
  forced: Raster,
  text: TextToErase,
  once: Attempt,
  others: Uint8Array,
  maps: readonly StrokeMap[] = [],
): Attempt {
  const { box } = once.pixels;
  const before = readPlanes(forced, box);
  let best = once;
  let bestPlanes = before;
  for (const seen of maps.length > 0 ? [maps, []] : [[]]) {
    const { planes, text: pixels } = eraseStronger(forced, once.pixels, text.strokes, others, seen);
    writePlanes(forced, box, planes, pixels.changed);
    const residue = residueOf(image, forced, text, pixels);
    if (residue < best.residue) [best, bestPlanes] = [{ pixels, residue }, planes];
    if (best.residue <= residualStrokes.most) return best;
    writePlanes(forced, box, before, pixels.changed);
  }
  writePlanes(forced, box, bestPlanes, best.pixels.changed);
  return best;
}

/** The share of a text's strokes that stands, 0 to 1. A text stands whole of which nothing was erased, or nothing along a part of a line. */
function residueOf(image: Raster, erased: Raster, { paragraph, strokes }: TextToErase, pixels: ErasedText): number {
  if (!pixels.changed.includes(1) || longestUntouched(paragraph, pixels) > residualStrokes.longestStretch) return 1;
  return residualShare(image, erased, strokes);
}

/** Copies a text's pixels from one picture into another, in place. */
function copyPixels(from: Raster, to: Raster, { box, changed }: ErasedText): void {
  for (let y = 0, i = 0; y < box.height; y++) {
    let at = ((box.y + y) * from.width + box.x) * 4;
    for (let x = 0; x < box.width; x++, i++, at += 4) {
      if (changed[i] !== 0) to.data.set(from.data.subarray(at, at + 4), at);
    }
  }
}

/** Marks the pixels of a box that erasing the texts changed. */
function changedIn(box: PixelBox, texts: readonly ErasedText[]): Uint8Array {
  const marked = new Uint8Array(box.width * box.height);
  for (const { box: other, changed } of texts) {
    const left = Math.max(box.x, other.x);
    const right = Math.min(box.x + box.width, other.x + other.width);
    const bottom = Math.min(box.y + box.height, other.y + other.height);
    for (let y = Math.max(box.y, other.y); y < bottom; y++) {
      const row = (y - other.y) * other.width - other.x;
      const to = (y - box.y) * box.width - box.x;
      for (let x = left; x < right; x++) if (changed[row + x] !== 0) marked[to + x] = 1;
    }
  }
  return marked;
}
