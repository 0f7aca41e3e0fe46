import { measureSpecimen } from '../specimen.ts';
import { plainLibraryFace } from '../plain-face.ts';
import type { Plane } from '../../image/raster.ts';

/** Share of the clearest ink of a line from which a pixel counts as ink when words are separated. */
const inkShows = 0.3;
/** Maximum distance of the middle of a gap from its place by the widths of words in the plain face, in heights of the crop. */
const farthestGap = 0.7;

/** A word of a line, and the columns of its ink. */
export interface LineWord {
  text: string;
  /** Where it begins in the text of its line, in UTF-16 units. */
  start: number;
  /** Columns of the ink; `to` is behind the last. */
  from: number;
  to: number;
}

/**
 * Where the words of a line stand: as many of its gaps as it has spaces, the widest, where each lies near to where the widths of the
 * words expect it. Undefined where the gaps tell something else than the text does.
 * @param ink of the line, upright: how sure each pixel is of ink, 0 to 1
 */
export function lineWords(text: string, ink: Plane): LineWord[] | undefined {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ text: word, start: index }));
  const columns = inkColumns(ink);
  const first = columns.findIndex(Boolean);
  const last = columns.lastIndexOf(true);
  if (words.length === 0 || first < 0) return undefined;
  const gaps = gapsOf(columns, first, last)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, words.length - 1)
    .toSorted((a, b) => a.from - b.from);
  if (gaps.length < words.length - 1) return undefined;
  const expected = expectedGaps(text, words, { first, last });
  const isWhereExpected = gaps.every(
    ({ from, to }, index) => Math.abs((from + to) / 2 - (expected[index] ?? Infinity)) <= farthestGap * ink.height,
  );
  if (!isWhereExpected) return undefined;
  return words.map((word, index) => ({
    ...word,
    from: index === 0 ? first : (gaps[index - 1]?.to ?? first),
    to: gaps[index]?.from ?? last + 1,
  }));
}

function inkColumns({ width, data }: Plane): boolean[] {
  const columns = Array.from<boolean>({ length: width }).fill(false);
  for (let i = 0; i < data.length; i++) if ((data[i] ?? 0) >= inkShows) columns[i % width] = true;
  return columns;
}

/** Columns without ink between `first` and `last`. */
function gapsOf(columns: readonly boolean[], first: number, last: number): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  for (let x = first; x <= last; x++) {
    if (columns[x]) continue;
    const from = x;
    while (!columns[x]) x++;
    gaps.push({ from, to: x });
  }
  return gaps;
}

/** The middles of the spaces if the line were set in the plain face, as wide as it is. */
function expectedGaps(
  text: string,
  words: readonly { text: string; start: number }[],
  { first, last }: { first: number; last: number },
): number[] {
  const face = plainLibraryFace();
  const widthOf = (part: string): number => measureSpecimen(part, face)?.width ?? 0;
  const scale = (last + 1 - first) / Math.max(1e-6, widthOf(text));
  return words.slice(1).map(({ start }, index) => {
    const before = words[index];
    const end = before ? before.start + before.text.length : 0;
    const upTo = widthOf(text.slice(0, end));
    const from = widthOf(text) - widthOf(text.slice(start));
    return first + ((upTo + from) / 2) * scale;
  });
}
