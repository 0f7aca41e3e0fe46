import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import type { Bounds } from '../geometry/bounds.ts';
import type { InkedLine } from '../ink/find-ink.ts';
import { findInkParameters } from '../ink/parameters.ts';
import { marksBesideParameters } from './parameters.ts';
import type { GlyphColumn } from './spacing.ts';

const { leastGap, mostWidth } = marksBesideParameters;

/** A line with its glyphs from left to right, in pixels of its image. */
type CutInk = Pick<InkedLine, 'box' | 'image'> & { columns: readonly GlyphColumn[] };

/** A line without the marks at one of its ends. */
export interface CutLine {
  /** What is left of the line. */
  rest: OrientedRectangle;
  /** What stands apart from it. */
  mark: OrientedRectangle;
}

/** Ways to take the first or the last marks off a line, where a gap as wide as a space parts them from the rest: they may be a pictogram. */
export function withoutMarks({ box, columns, image }: CutInk): CutLine[] {
  const { scale, start } = scaleOf({ box, columns, image });
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

/**
 * A line cut at some of its glyphs: where those stand, and what is left between them, from left to right.
 * @param marks their bounds, from left to right, in pixels of the image of the line
 */
export function cutAt(
  { box, columns, image }: CutInk,
  marks: readonly Bounds[],
): { marks: OrientedRectangle[]; rests: OrientedRectangle[] } {
  const { scale, start } = scaleOf({ box, columns, image });
  const placed = (left: number, right: number): OrientedRectangle =>
    part(box, (left - start) * scale, (right - start) * scale);
  const groups: GlyphColumn[][] = [[]];
  for (const column of columns) {
    if (!marks.some(({ left, right }) => column.left >= left && column.right <= right)) groups.at(-1)?.push(column);
    else if (groups.at(-1)?.length !== 0) groups.push([]);
  }
  return {
    marks: marks.map(({ left, right }) => placed(left, right)),
    rests: groups.flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      return first && last ? [placed(first.left, last.right)] : [];
    }),
  };
}

/** From the left of the first glyph, in pixels of the image of the line, and what one of those is in the picture. */
function scaleOf({ box, columns, image }: CutInk): { scale: number; start: number } {
  return {
    scale: box.height / Math.max(1, image.height - 2 * findInkParameters.rim),
    start: columns[0]?.left ?? 0,
  };
}

/** A part of a line, from and to in pixels of the picture from its left end. */
function part(line: OrientedRectangle, from: number, to: number): OrientedRectangle {
  const { left, top, bottom } = boundsInFrame(quadOf(line), line.angle);
  return rectangleFromFrame({ left: left + from, right: left + to, top, bottom }, line.angle);
}
