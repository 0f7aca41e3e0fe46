import { type ColourPlanes, copyPlanes } from '../../image/planes.ts';
import { fillSmooth } from '../fill/laplace.ts';
import { findGlow } from './find-glow.ts';
import { glowRemoval, glowSearch } from './parameters.ts';
import { takeOffLayer, type WithoutLayer } from './take-off-layer.ts';

/** Where a glow shows. */
export interface GlowPlace {
  /** One byte a pixel: what letters cover for the most part. */
  letters: Uint8Array;
  /** What is marked as letters and rims. */
  marked: Uint8Array;
  /** As far as the glow reaches, `marked` included. */
  reached: Uint8Array;
  /** What belongs to other texts. */
  blocked: Uint8Array;
  /** In pixels. */
  lineHeight: number;
}

/** Takes a glow off what shows through it; undefined where it is none that letters cast. */
export function removeGlow(
  planes: ColourPlanes,
  { letters, marked, reached, blocked, lineHeight }: GlowPlace,
): WithoutLayer | undefined {
  const background = copyPlanes(planes);
  fillSmooth(
    background,
    reached.map((value, i) => value | (blocked[i] ?? 0)),
  );
  const looked = reached.map((value, i) => value & ~(marked[i] ?? 0) & ~(blocked[i] ?? 0) & 1);
  const layer = findGlow(planes, letters, background, looked, lineHeight);
  if (!layer) return undefined;
  const opacity = layer.opacity.map((value, i) =>
    blocked[i] !== 0 || marked[i] !== 0 || value < glowSearch.faintest ? 0 : value,
  );
  return takeOffLayer(planes, { ...layer, opacity }, glowRemoval);
}
