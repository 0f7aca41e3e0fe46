import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import type { InkedLine } from './binarisation/find-ink.ts';
import { findInkParameters } from './binarisation/parameters.ts';
import { marksBesideParameters } from './parameters.ts';

const { leastGap, mostWidth } = marksBesideParameters;

/** A line without the marks at one of its ends. */
export interface CutLine {
  /** What is left of the line. */
  rest: OrientedRectangle;
  /** What stands apart from it. */
  mark: OrientedRectangle;
}

/** Ways to take the first or the last marks off a line, where a gap as wide as a space parts them from the rest: they may be a pictogram. */
export function withoutMarks({ box, columns, image }: Pick<InkedLine, 'box' | 'columns' | 'image'>): CutLine[] {
  const { rim } = findInkParameters;
  const scale = box.height / Math.max(1, image.height - 2 * rim);
  const start = columns[0]?.left ?? 0;
  const spans = columns.map(({ left, right }) => ({ from: (left - start) * scale, to: (right - start) * scale }));
  const gaps = spans.slice(1).flatMap(({ from }, index) => {
    const { to } = spans[index] ?? { to: from };
    return from - to >= leastGap * box.height ? [{ from: to, to: from }] : [];
  });
  const first = gaps.findLast(({ to }) => to <= mostWidth * box.height);
  const last = gaps.find(({ from }) => from >= box.width - mostWidth * box.height);
  return [
    ...(first ? [{ rest: part(box, first.to, box.width), mark: part(box, 0, first.from) }] : []),
    ...(last ? [{ rest: part(box, 0, last.from), mark: part(box, last.to, box.width) }] : []),
  ];
}

/** A part of a line, from and to in pixels of the picture from its left end. */
function part(line: OrientedRectangle, from: number, to: number): OrientedRectangle {
  const { left, top, bottom } = boundsInFrame(quadOf(line), line.angle);
  return rectangleFromFrame({ left: left + from, right: left + to, top, bottom }, line.angle);
}
