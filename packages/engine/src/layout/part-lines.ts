import type { OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Raster } from '../image/raster.ts';
import { detectedAround } from '../ocr/binarisation/find-ink.ts';
import type { RecognisedLine } from '../recognised-line.ts';
import { findLeadingMarks, type LeadingMark } from './leading-marks.ts';

/**
 * Reads the text in a box.
 * @param others what is no part of it
 */
export type ReadBox<Line> = (box: OrientedRectangle, others: readonly OrientedRectangle[]) => Promise<Line[]>;

/**
 * Takes the drawn marks of list items off the lines that were read with them, and reads the rest anew: the mark may have spoilt it.
 * Every line with a mark before it says so.
 * @throws what `readBox` throws
 */
export async function withoutLeadingMarks<Line extends RecognisedLine>(
  picture: Raster,
  lines: readonly Line[],
  readBox: ReadBox<Line>,
): Promise<Line[]> {
  const marks = findLeadingMarks(picture, lines);
  const parted: Line[] = [];
  for (const line of lines) {
    const mark = marks.get(line);
    if (!mark) parted.push(line);
    else if (!mark.rest) parted.push({ ...line, mark: { box: mark.box } });
    else parted.push(...(await readBehind(line, mark.rest, mark, lines, readBox)));
  }
  return parted;
}

async function readBehind<Line extends RecognisedLine>(
  line: Line,
  rest: OrientedRectangle,
  { box }: LeadingMark,
  lines: readonly Line[],
  readBox: ReadBox<Line>,
): Promise<Line[]> {
  const others = lines.filter((other) => other !== line).map((other) => other.box);
  const [first, ...more] = await readBox(detectedAround(rest), [...others, box]);
  const [, ...words] = line.text.split(' ');
  return [{ ...(first ?? { ...line, box: rest, text: words.join(' ') }), mark: { box } }, ...more];
}
