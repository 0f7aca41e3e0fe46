import type { LineStrokes, Paragraph } from '../document.ts';
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
  const first = eraseText(
    image,
    all.map(({ paragraph }) => paragraph),
    maps,
  );
  let forced = first.erased;
  const outcomes = first.texts.map((pixels, index): ErasingOutcome => {
    const text = all[index];
    if (!text) return { isErased: false, pixels, residue: 1 };
    const residue = residueOf(image, forced, text, pixels);
    const mayGo = index < texts.length;
    if (residue <= residualStrokes.most) return { isErased: mayGo, pixels, residue };
    const others = changedPixels(image, first.texts.toSpliced(index, 1));
    const second = eraseAgain(image, forced, text, pixels, others, maps?.get(text.paragraph));
    if (second.residue >= residue) return { isErased: false, pixels, residue };
    forced = second.erased;
    return { isErased: mayGo && second.residue <= residualStrokes.most, pixels: second.text, residue: second.residue };
  });
  const erased: Raster = { ...forced, data: forced.data.slice() };
  for (const { isErased, pixels } of outcomes) if (!isErased) copyPixels(image, erased, pixels);
  return { erased, outcomes, forced };
}

interface StrongerAttempt {
  erased: Raster;
  text: ErasedText;
  residue: number;
}

/**
 * Erases a text by the ink that the stroke network confirms; where too much still stands, by all ink of its lines. The network misses letters
 * that stand far apart, and what it does not see looks like grain to it.
 */
function eraseAgain(
  image: Raster,
  erased: Raster,
  text: TextToErase,
  pixels: ErasedText,
  others: Uint8Array,
  maps: readonly StrokeMap[] = [],
): StrongerAttempt {
  const attempt = (seen: readonly StrokeMap[]): StrongerAttempt => {
    const second = eraseStronger(erased, pixels, text.strokes, others, seen);
    return { ...second, residue: residueOf(image, second.erased, text, second.text) };
  };
  const confirmed = attempt(maps);
  if (maps.length === 0 || confirmed.residue <= residualStrokes.most) return confirmed;
  const whole = attempt([]);
  return whole.residue < confirmed.residue ? whole : confirmed;
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

function changedPixels({ width, height }: Raster, texts: readonly ErasedText[]): Uint8Array {
  const marked = new Uint8Array(width * height);
  for (const { box, changed } of texts) {
    for (let y = 0, i = 0; y < box.height; y++) {
      let to = (box.y + y) * width + box.x;
      for (let x = 0; x < box.width; x++, i++, to++) if (changed[i] !== 0) marked[to] = 1;
    }
  }
  return marked;
}
