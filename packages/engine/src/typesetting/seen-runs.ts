import type { StyledRun, TextStyle } from '@palimpsest/typeset';
import { type Colour, colourDistance, fromHex } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { boundsInFrame } from '../geometry/oriented-rectangle.ts';
import type { Quad } from '../geometry/quad.ts';
import type { Paragraph } from '../model/paragraph.ts';
import { median } from '../median.ts';

/** Colours nearer than this, as distance in RGB, are not told apart by readers. */
const minContrast = 48;
/** Pixels looked at along each side of a line. */
const samplesAcross = 16;

/** The colour that most of the background of some lines has. */
function backgroundOf({ width, height, data }: Raster, lines: readonly Quad[]): Colour | undefined {
  const pixels: Colour[] = [];
  for (const line of lines) {
    const { left, right, top, bottom } = boundsInFrame(line, 0);
    for (let row = 0; row < samplesAcross; row++) {
      for (let column = 0; column < samplesAcross; column++) {
        const x = Math.floor(left + ((column + 0.5) / samplesAcross) * (right - left));
        const y = Math.floor(top + ((row + 0.5) / samplesAcross) * (bottom - top));
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const at = (y * width + x) * 4;
        pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      }
    }
  }
  const [red, green, blue] = ([0, 1, 2] as const).map((channel) => median(pixels.map((pixel) => pixel[channel])));
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

/**
 * The runs of a translation, of which none has the color of its background: words take another place than those of the original, and one that stood over
 * a drawing in a light color would vanish beside it. Such a run takes the color of its text, if that is seen.
 * @param erased the picture without the texts
 * @param style of the translation, with its runs
 * @param color of most letters, hex
 */
export function seenRuns(
  erased: Raster,
  { lines }: Paragraph,
  {
    runs,
    textBackground,
    textShadow,
    textStroke,
  }: Pick<TextStyle, 'runs' | 'textBackground' | 'textShadow' | 'textStroke'>,
  color = '#000000',
): readonly StyledRun[] | undefined {
  const hasOwnBackground = textBackground !== undefined || textShadow !== undefined || textStroke !== undefined;
  if (hasOwnBackground || !runs?.some(({ fill }) => fill !== undefined)) return runs;
  const background = backgroundOf(
    erased,
    lines.map(({ quad }) => quad),
  );
  const isSeen = (hex: string): boolean => !background || colourDistance(fromHex(hex), background) >= minContrast;
  if (!isSeen(color)) return runs;
  const seen = runs.flatMap(({ fill, ...run }): StyledRun[] => {
    if (fill !== undefined && isSeen(fill)) return [{ ...run, fill }];
    return run.fontWeight === undefined ? [] : [run];
  });
  return seen.length > 0 ? seen : undefined;
}
