import type { Colour } from '../image/colour.ts';
import { luma } from '../image/luma.ts';
import { colourAt, type ColourPlanes } from '../image/planes.ts';

/** Difference in lightness, in levels, below which it cannot tell how much ink a pixel holds. */
const minLightness = 30;
/** Tolerance of the ink that lightness shows, below none and above all of a pixel. */
const maxStray = 0.1;

/**
 * The ink as it was before compression halved the resolution of colour. JPEG keeps lightness sharp and smears chroma into the background,
 * so that thin strokes look pale, but smearing keeps sums: all the colour that the text added, divided by all the ink that the lightness
 * shows, is the ink's own. An outline, a shadow and a busy background that was filled otherwise are no mixture of ink and background: beside them the sums say
 * nothing, and white letters on grass would turn pink.
 */
export function withFullChroma(ink: Colour, image: ColourPlanes, behind: ColourPlanes): Colour {
  const full = luma(...ink);
  const sums = [0, 0, 0];
  let covered = 0;
  let stray = 0;
  for (let i = 0; i < image.width * image.height; i++) {
    const seen = colourAt(image, i);
    const background = colourAt(behind, i);
    if (seen[0] === background[0] && seen[1] === background[1] && seen[2] === background[2]) continue;
    const contrast = full - luma(...background);
    if (Math.abs(contrast) < minLightness) return ink;
    const coverage = (luma(...seen) - luma(...background)) / contrast;
    covered += coverage;
    stray += Math.max(0, -coverage, coverage - 1);
    for (const c of [0, 1, 2] as const) sums[c] = (sums[c] ?? 0) + seen[c] - background[c] * (1 - coverage);
  }
  if (covered < 1 || stray > maxStray * covered) return ink;
  const level = (c: number): number => Math.min(255, Math.max(0, (sums[c] ?? 0) / covered));
  return [level(0), level(1), level(2)];
}
