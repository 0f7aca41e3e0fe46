import type { Quad } from '@palimpsest/engine';
import { eachPixelIn } from '../quads.ts';
import { difference } from './masks.ts';
import type { Pictures } from './masks.ts';

/** Difference, in levels, from which a stroke can be seen on its background. */
const visible = 16;

/** Coverage from which a pixel is a stroke's. */
const stroke = 128;

/** Share of a line's strokes that may be left before a text set over them shows them. */
const tolerated = 0.05;

/** A true line that the system takes out and sets anew, and the text that it belongs to. */
export interface TakenLine {
  owner: number;
  quad: Quad;
}

export interface GhostScore {
  /** Texts of which at least one line was taken. */
  set: number;
  /** Those set over strokes that still stand: more than 5 % of the pixels of a line are nearer to the original than to the background. */
  ghosts: number;
}

/** Share of the line's visible strokes that still stand; undefined where none can be seen. */
export function standing({ quad }: TakenLine, { source, clean, erased, masks }: Pictures): number | undefined {
  let strokes = 0;
  let left = 0;
  eachPixelIn(quad, masks.width, masks.height, (pixel) => {
    if ((masks.strokes[pixel] ?? 0) < stroke || difference(source, clean, pixel) <= visible) return;
    strokes++;
    if (difference(erased, source, pixel) < difference(erased, clean, pixel)) left++;
  });
  return strokes === 0 ? undefined : left / strokes;
}

export function scoreGhosts(taken: readonly TakenLine[], pictures: Pictures): GhostScore {
  const owners = new Set(taken.map(({ owner }) => owner));
  const ghosts = new Set(taken.filter((line) => (standing(line, pictures) ?? 0) > tolerated).map(({ owner }) => owner));
  return { set: owners.size, ghosts: ghosts.size };
}
