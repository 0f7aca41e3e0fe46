import { colourDifference } from '../metrics/colour.ts';
import type { TrueText } from '../posters/truth.ts';
import type { FoundStyle } from './system.ts';

/** How the style of one text was described; undefined parts could not be judged. */
export interface StyleScore {
  /** CIEDE2000; undefined where the text was not found. */
  colour: number | undefined;
  /** Larger over smaller size, 1 where they are equal; undefined where the text was not found. */
  size: number | undefined;
  /** Within one step of 100; wrong where the text was not found. */
  weightRight: boolean;
  /** Undefined for a single line, which shows no alignment; wrong where the text was not found. */
  alignRight: boolean | undefined;
}

export function scoreStyle(text: TrueText, found: FoundStyle | undefined): StyleScore {
  return {
    colour: found && colourDifference(text.color, found.colour),
    size: found && Math.max(found.fontSize / text.fontSize, text.fontSize / found.fontSize),
    weightRight: found !== undefined && Math.abs(found.fontWeight - text.fontWeight) <= 100,
    alignRight: text.lines.length > 1 ? found?.textAlign === text.textAlign : undefined,
  };
}
