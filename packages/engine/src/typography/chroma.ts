import type { Colour } from '../image/palette.ts';
import type { ColourPlanes } from '../image/planes.ts';

/** Difference in lightness, in levels, below which it cannot tell how much ink a pixel holds. */
const leastLightness = 30;

/**
 * The ink as it was before compression halved the resolution of colour. JPEG keeps lightness sharp and smears chroma into the background,
 * so that thin strokes look pale, but smearing keeps sums: all the colour that the text added, divided by all the ink that the lightness
 * shows, is the ink's own.
 */
export function withFullChroma(ink: Colour, image: ColourPlanes, behind: ColourPlanes): Colour {
  const full = lightness(ink);
  const sums = [0, 0, 0];
  let covered = 0;
  for (let i = 0; i < image.width * image.height; i++) {
    const seen = at(image, i);
    const ground = at(behind, i);
    if (seen[0] === ground[0] && seen[1] === ground[1] && seen[2] === ground[2]) continue;
    const contrast = full - lightness(ground);
    if (Math.abs(contrast) < leastLightness) return ink;
    const coverage = (lightness(seen) - lightness(ground)) / contrast;
    covered += coverage;
    for (const c of [0, 1, 2] as const) sums[c] = (sums[c] ?? 0) + seen[c] - ground[c] * (1 - coverage);
  }
  if (covered < 1) return ink;
  const level = (c: number): number => Math.min(255, Math.max(0, (sums[c] ?? 0) / covered));
  return [level(0), level(1), level(2)];
}

/** Luma as JPEG has it (ITU-R BT.601). */
function lightness([red, green, blue]: Colour): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function at({ channels: [red, green, blue] }: ColourPlanes, i: number): Colour {
  return [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0];
}
