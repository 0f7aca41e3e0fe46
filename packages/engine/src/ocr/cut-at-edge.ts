import { boundsInFrame, quadOf } from '../geometry/oriented-rectangle.ts';
import { colourDistance, pixelAt } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import type { Words } from './words.ts';

// In heights of the line where no other unit is named.
/** Maximum distance from the last ink that was read to the edge: a letter that the edge cuts may not have been read. */
const farthest = 0.4;
/** Maximum angle of a line, in radians: lines that are turned more run off the picture at other places. */
const steepest = 0.1;
/** Distance above and below a line up to which a frame is searched. */
const beyondFrame = 0.4;

/**
 * Whether the left or the right edge of a picture cuts a text, as those of a list that is scrolled are: what is seen of a word at the edge is no word, or
 * another one. Several lines of which each has a whole word there were set at the edge.
 * @param lines of the text
 */
export function isCutAtEdge(picture: Raster, lines: readonly RecognisedLine[], hasWord: Words): boolean {
  const words = lines.flatMap((line) => wordAtEdge(picture, line) ?? []);
  return words.length === 1 || words.some((word) => !hasWord(word.replaceAll(/[^\p{Letter}]/gu, '')));
}

/** The first or last word of a line, where it runs up to the edge of the picture. A frame at the edge is drawn on above and below the line. */
function wordAtEdge(picture: Raster, { text, box, colour, background }: RecognisedLine): string | undefined {
  if (!colour || !background || Math.abs(box.angle) > steepest) return undefined;
  const { left, right, top, bottom } = boundsInFrame(quadOf(box), 0);
  const { width, height } = picture;
  const isInk = (x: number, y: number): boolean => {
    const pixel = pixelAt(picture, x, Math.min(height - 1, Math.max(0, Math.round(y))));
    return colourDistance(pixel, colour) < colourDistance(pixel, background);
  };
  const rows = Array.from({ length: Math.max(1, Math.floor(bottom - top)) }, (_, row) => top + row);
  const beyond = beyondFrame * (bottom - top);
  const isCut = (x: number, gap: number): boolean =>
    gap <= farthest * (bottom - top) &&
    rows.some((y) => isInk(x, y)) &&
    !(isInk(x, top - beyond) && isInk(x, bottom + beyond));
  const words = text.split(' ');
  if (isCut(0, left)) return words[0];
  return isCut(width - 1, width - right) ? words.at(-1) : undefined;
}
