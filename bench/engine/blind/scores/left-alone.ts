import type { BlindText, Decoy } from '../truth.ts';
import { eachPixelIn } from '../quads.ts';
import { difference } from './masks.ts';
import type { Pictures } from './masks.ts';

export interface LeftAloneScore {
  /** Pictograms, textures, logos and other scripts of which not one pixel in two hundred was changed. */
  decoysKept: number;
  decoys: number;
  /** Texts with letters of which no line was taken. */
  textsLeft: number;
  texts: number;
}

/** Share of a decoy's pixels that may change before it counts as spoilt. */
const tolerated = 0.005;

export function isKept({ quad }: Decoy, { source, erased, masks }: Pictures): boolean {
  let changed = 0;
  let pixels = 0;
  eachPixelIn(quad, masks.width, masks.height, (pixel) => {
    pixels++;
    if (difference(source, erased, pixel) > 0) changed++;
  });
  return changed <= tolerated * pixels;
}

/** @param taken indexes of the texts of which a line was taken */
export function scoreLeftAlone(
  texts: readonly BlindText[],
  decoys: readonly Decoy[],
  taken: ReadonlySet<number>,
  pictures: Pictures,
): LeftAloneScore {
  const lettered = texts.flatMap(({ text }, index) => (/\p{L}/u.test(text) ? [index] : []));
  return {
    decoysKept: decoys.filter((decoy) => isKept(decoy, pictures)).length,
    decoys: decoys.length,
    textsLeft: lettered.filter((index) => !taken.has(index)).length,
    texts: lettered.length,
  };
}
