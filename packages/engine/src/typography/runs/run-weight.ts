import type { LibraryFace } from '@palimpsest/typefaces';
import { drawText, measureSpecimen } from '../specimen.ts';

/** Size, in pixels, and colour in which words are drawn to measure their strokes. */
const drawnSize = 48;
const drawnColour = '#000000';

/**
 * The weight of the family in which strokes are so many times wider than those of the rest as they were measured to be.
 * @param face of the rest
 * @param words of the run, and of the rest
 * @param stroke times as wide as the rest's
 */
export function runWeight(face: LibraryFace, words: { run: string; rest: string }, stroke: number): number {
  const rest = strokeOf(words.rest, face);
  const mistakes = face.typeface.faces
    .filter(({ style }) => style === face.face.style)
    .map((other) => {
      const drawn = strokeOf(words.run, { typeface: face.typeface, face: other });
      return { weight: other.weight, mistake: Math.abs(Math.log(drawn / rest / stroke)) };
    })
    .filter(({ mistake }) => Number.isFinite(mistake));
  return mistakes.toSorted((a, b) => a.mistake - b.mistake)[0]?.weight ?? face.face.weight;
}

/** Mean width of strokes, in pixels at the size at which words are drawn. */
function strokeOf(words: string, face: LibraryFace): number {
  const specimen = measureSpecimen(words, face);
  if (!specimen) return Number.NaN;
  const [columns, rows] = [specimen.width, specimen.height].map((length) => Math.ceil(length * drawnSize) + 4);
  const pen = { x: 2 - specimen.left * drawnSize, y: 2 + specimen.ascent * drawnSize, size: drawnSize };
  return strokeWidth(drawText(words, face, { ...pen, letterSpacing: 0, colour: drawnColour }, columns ?? 1, rows ?? 1));
}

/** Mean width of the strokes of letters: their area over half the length of their rims. @param ink how much of each pixel is ink, 0 to 1 */
export function strokeWidth({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: ArrayLike<number>;
}): number {
  let area = 0;
  let rim = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const share = data[i] ?? 0;
      const across = x + 1 < width ? (data[i + 1] ?? 0) : 0;
      const below = y + 1 < height ? (data[i + width] ?? 0) : 0;
      area += share;
      rim += Math.sqrt((across - share) ** 2 + (below - share) ** 2);
    }
  }
  return (2 * area) / rim;
}
