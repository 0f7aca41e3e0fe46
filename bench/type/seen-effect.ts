import type { Raster } from '@palimpsest/engine';
import { colourDifference } from '../metrics/colour.ts';
import type { Design, DesignedText, Effect } from './designed.ts';
import type { Piece } from './closeness.ts';

/** The smallest visible difference of an effect from its background, in ΔE2000. */
const minVisible = 3;

/** Opacity of the black of a soft shadow, 0 to 1. */
const shadowOpacity = 0.55;

function toHex(levels: readonly number[]): string {
  return `#${levels.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`;
}

function meanOf({ width, data }: Raster, piece: Piece): number[] {
  const sums = [0, 0, 0];
  for (let y = piece.top; y < piece.top + piece.height; y++) {
    for (let x = piece.left; x < piece.left + piece.width; x++) {
      for (const c of [0, 1, 2]) sums[c] = (sums[c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0);
    }
  }
  return sums.map((sum) => sum / Math.max(1, piece.width * piece.height));
}

/**
 * The effect of a designed text as far as it can be seen: an outline in the colour of the paper that it stands on, or a glow in that of its sign, is none.
 * @param background the poster without text
 * @param place of the text
 */
export function seenEffect(
  { effect }: Pick<DesignedText, 'effect'>,
  { paper, accent }: Pick<Design['palette'], 'paper' | 'accent'>,
  background: Raster,
  place: Piece,
): Effect {
  if (effect === 'none') return 'none';
  const behind = meanOf(background, place);
  const shaded = toHex(behind.map((level) => level * (1 - shadowOpacity)));
  const colour = effect === 'soft shadow' ? shaded : effect === 'outline' ? paper : accent;
  return colourDifference(colour, toHex(behind)) < minVisible ? 'none' : effect;
}
