import { contains, type OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Raster } from '../image/raster.ts';
import { detectedAround } from '../ink/find-ink.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import { findLeadingMarks, type LeadingMark } from './leading-marks.ts';
import { findLineParts } from './line-cuts.ts';

/**
 * Reads the text in a box.
 * @param others what is no part of it
 */
export type ReadBox<Line> = (box: OrientedRectangle, others: readonly OrientedRectangle[]) => Promise<Line[]>;

/**
 * Parts the lines that hold more than a line of one text, and reads the parts anew, as reading them together may have spoilt them: texts in
 * shapes or columns beside each other, and the drawn marks of list items, which are taken off. Every line with a mark before it says so.
 * @throws what `readBox` throws
 */
export async function partLines<Line extends RecognisedLine>(
  picture: Raster,
  lines: readonly Line[],
  readBox: ReadBox<Line>,
): Promise<Line[]> {
  return await withoutLeadingMarks(picture, await cutLines(picture, lines, readBox), readBox);
}

async function cutLines<Line extends RecognisedLine>(
  picture: Raster,
  lines: readonly Line[],
  readBox: ReadBox<Line>,
): Promise<Line[]> {
  const parts = findLineParts(picture, lines);
  const cut: Line[] = [];
  for (const line of lines) {
    const boxes = parts.get(line) ?? [];
    const read: Line[] = [];
    for (const box of boxes) read.push(...(await readBox(detectedAround(box), besides(line, lines, boxes, box))));
    // A line that cannot be read in parts is kept whole.
    cut.push(...(read.length > 1 ? read : [line]));
  }
  return cut;
}

/** The boxes of other lines, and of the other parts of a line. */
function besides<Line extends RecognisedLine>(
  line: Line,
  lines: readonly Line[],
  parts: readonly OrientedRectangle[],
  part: OrientedRectangle,
): OrientedRectangle[] {
  const others = lines.filter((other) => other !== line).map(({ box }) => box);
  return [...others, ...parts.filter((other) => other !== part)];
}

async function withoutLeadingMarks<Line extends RecognisedLine>(
  picture: Raster,
  lines: readonly Line[],
  readBox: ReadBox<Line>,
): Promise<Line[]> {
  const marks = findLeadingMarks(picture, lines);
  const parted: Line[] = [];
  for (const line of lines) {
    const mark = marks.get(line);
    // A mark that was read as a line of its own is no text.
    if ([...marks.values()].some(({ box }) => contains(box, line.box))) continue;
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
  const [first, ...more] = await readBox(detectedAround(rest), besides(line, lines, [rest, box], rest));
  const [, ...words] = line.text.split(' ');
  return [{ ...(first ?? { ...line, box: rest, text: words.join(' ') }), mark: { box } }, ...more];
}
