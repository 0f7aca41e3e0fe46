import type { Paragraph } from '../../model/paragraph.ts';
import { axesOf } from '../../geometry/oriented-rectangle.ts';
import { inkBounds } from '../coverage.ts';
import type { LineInk } from '../line-ink.ts';
import { lineWords } from './line-words.ts';

/** Letters of a line that are of one weight. */
export interface LinePiece {
  ink: LineInk;
  /** Which run of the paragraph they are of; undefined for none. */
  run: number | undefined;
  /** Where they begin in the text of their line, in UTF-16 units. */
  start: number;
}

/** The lines of a paragraph, cut where its runs of another weight begin and end; whole where their words cannot be told apart. */
export function linePieces(
  { text, runs = [] }: Pick<Paragraph, 'text' | 'runs'>,
  lines: readonly LineInk[],
): LinePiece[] {
  let from = 0;
  return lines.flatMap((line): LinePiece[] => {
    const [first = ''] = line.text.split(/\s/u);
    const offset = Math.max(from, text.indexOf(first, from));
    from = offset + line.text.length;
    const weighed = runs.flatMap(({ start, end, stroke }, run) =>
      stroke !== undefined && start < from && end > offset ? [{ start: start - offset, end: end - offset, run }] : [],
    );
    const words = weighed.length > 0 ? lineWords(line.text, line.coverage) : undefined;
    const pieces: { from: number; to: number; start: number; end: number; run: number | undefined }[] = [];
    for (const word of words ?? []) {
      const run = weighed.find(({ start, end }) => word.start >= start && word.start < end)?.run;
      const last = pieces.at(-1);
      const end = word.start + word.text.length;
      if (last && last.run === run) Object.assign(last, { to: word.to, end });
      else pieces.push({ from: word.from, to: word.to, start: word.start, end, run });
    }
    const cut = pieces.flatMap(({ run, start, end, ...columns }) => {
      const ink = cutLine(line, line.text.slice(start, end), columns);
      return ink ? [{ ink, run, start }] : [];
    });
    return cut.length > 0 ? cut : [{ ink: line, run: undefined, start: 0 }];
  });
}

/** The columns of a line from `from` to `to`, with a few around them. */
function cutLine(line: LineInk, text: string, columns: { from: number; to: number }): LineInk | undefined {
  const { coverage, origin, frame, margin } = line;
  const left = Math.max(0, columns.from - Math.ceil(margin));
  const width = Math.min(coverage.width, columns.to + Math.ceil(margin)) - left;
  const data = new Float32Array(width * coverage.height);
  for (let y = 0; y < coverage.height; y++) {
    for (let x = columns.from; x < columns.to; x++)
      data[y * width + x - left] = coverage.data[y * coverage.width + x] ?? 0;
  }
  const piece = { width, height: coverage.height, data };
  const bounds = inkBounds(piece);
  if (!bounds) return undefined;
  const { along } = axesOf(frame);
  // Level lines were cut out along the pixels of the image.
  const across = along.x < 0.9999 ? along : { x: 1, y: 0 };
  return {
    ...line,
    text,
    coverage: piece,
    bounds,
    origin: { x: origin.x + across.x * left, y: origin.y + across.y * left },
  };
}
