import { alikeGroupsParameters } from './parameters.ts';
import { median } from '../median.ts';
import type { TextAlign } from '@palimpsest/typeset';
import type { Paragraph } from '../model/paragraph.ts';
import type { Raster } from '../image/raster.ts';
import { axesOf, type OrientedRectangle, rectangleOf } from '../geometry/oriented-rectangle.ts';
import { freeRun } from './container.ts';
import type { LineInk } from './line-ink.ts';

// `bench engine` shows a change of these: align %.
/** Maximum distance of the ends of lines in one column, in line heights. */
const straight = 0.25;
/** Texts further above or below, in line heights, are no longer of one column. */
const columnReach = 8;
/** Texts of a column that must agree on the middle or the right, where one may do so by chance. */
const minWitnesses = 2;
/** Ratio of the heights of two lines of one size, of which one has letters below the baseline. */
const likeHeight = 1.4;
const { sameSize } = alikeGroupsParameters;

const alignments: readonly TextAlign[] = ['left', 'center', 'right'];

/** The extent of a text, in pixels along and below the origin of one frame. */
interface Extent {
  from: number;
  to: number;
  top: number;
  bottom: number;
}

interface TextExtent extends Extent {
  /** Height of its lines, in pixels of the image. */
  lineHeight: number;
}

/**
 * How the paragraph is aligned. Several lines: by whichever of their left ends, middles and right ends stray least. A single line, or lines
 * that all run equally wide: left where several like it begin on its edge; else by the column of other paragraphs that it stands in; else right
 * for an amount behind an item; else by what is evenly spaced in its row; else right
 * where it ends a row as far from the container's edge as the row's first text begins; else centred where it stands alone in the middle of
 * its container; else left.
 */
export function alignment(
  paragraph: Paragraph,
  others: readonly Paragraph[],
  lines: readonly Pick<LineInk, 'frame' | 'margin' | 'bounds'>[],
  erased: Raster,
): TextAlign {
  const [first] = lines;
  if (!first) return 'left';
  const axis = first.frame;
  const extents = lines.map((line) => inkExtent(line, axis));
  const height = median(lines.map(({ frame }) => frame.height)) ?? 1;
  const byLines = lines.length > 1 ? straightest(extents, height) : undefined;
  if (byLines) return byLines;
  const own = boxExtent(paragraph, axis);
  const texts = others.filter(({ id }) => id !== paragraph.id).map((other) => boxExtent(other, axis));
  const row = texts.filter(({ top, bottom }) => Math.min(bottom, own.bottom) - Math.max(top, own.top) > 0.5 * height);
  const column = texts.filter((text) => !row.includes(text));
  return (
    byEdge(own, column, height) ??
    byColumn(own, column, height, middleOf(erased, axis)) ??
    byAmount(paragraph, own, row) ??
    byRow([own, ...row], height) ??
    byContainer(own, row, axis, height, erased)
  );
}

function straightest(extents: readonly Extent[], height: number): TextAlign | undefined {
  const strays = {
    left: spread(extents.map(({ from }) => from)),
    center: spread(extents.map(({ from, to }) => (from + to) / 2)),
    right: spread(extents.map(({ to }) => to)),
  };
  const [best, second] = alignments.toSorted((a, b) => strays[a] - strays[b]);
  if (!best || !second || strays[best] > 3 * straight * height) return undefined;
  const ragged = Math.max(strays.left, strays.right);
  return ragged > straight * height && strays[second] > 1.5 * strays[best] ? best : undefined;
}

/**
 * The alignment that this text shares with most of the texts of other widths above or below, and with the picture: left ends, middles or right ends. A
 * text that shares both ends spans the column and is centred in it. Headings of one size that begin on one edge are at the margin of the page, however far apart
 * they are: each counts as two other texts, whose middles may be the same by chance.
 * @param middle that of the picture, along the text
 */
function byColumn(
  own: TextExtent,
  texts: readonly TextExtent[],
  height: number,
  middle: number,
): TextAlign | undefined {
  const votes = { left: 0, center: 0, right: 0 };
  const slack = 0.6 * straight * height;
  if (Math.abs(own.from + own.to - 2 * middle) / 2 < slack) votes.center++;
  for (const text of texts) {
    const isNear = Math.max(text.top - own.bottom, own.top - text.bottom) <= columnReach * height;
    const isAlike = Math.max(text.lineHeight, own.lineHeight) <= Math.min(text.lineHeight, own.lineHeight) * sameSize;
    const off = {
      left: Math.abs(text.from - own.from),
      center: Math.abs(text.from + text.to - own.from - own.to) / 2,
      right: Math.abs(text.to - own.to),
    };
    const [best, second] = alignments.toSorted((a, b) => off[a] - off[b]);
    if (!best || !second || off[best] >= slack || off[second] <= off[best] + slack) continue;
    if (best === 'left' && isAlike) votes.left += 2;
    else if (isNear) votes[best]++;
  }
  if (Math.min(votes.left, votes.right) >= minWitnesses) return 'center';
  const [best, second] = alignments.toSorted((a, b) => votes[b] - votes[a]);
  if (!best || !second || votes[best] === votes[second]) return undefined;
  return best === 'left' || votes[best] >= minWitnesses ? best : undefined;
}

/** The middle of the picture, along the axis from its origin. */
function middleOf({ width, height }: Raster, axis: OrientedRectangle): number {
  const { origin, along } = axesOf(axis);
  return (width / 2 - origin.x) * along.x + (height / 2 - origin.y) * along.y;
}

/** Left where the text begins on one edge with several like it, whose middles stray more than that: items of a list are about as wide as each other. */
function byEdge(own: TextExtent, texts: readonly TextExtent[], height: number): TextAlign | undefined {
  const slack = 0.6 * straight * height;
  const like = texts.filter(
    (text) =>
      Math.abs(text.from - own.from) <= slack &&
      Math.max(text.top - own.bottom, own.top - text.bottom) <= columnReach * height &&
      Math.max(text.lineHeight, own.lineHeight) <= Math.min(text.lineHeight, own.lineHeight) * likeHeight,
  );
  if (like.length < minWitnesses) return undefined;
  const all = [own, ...like];
  const middles = spread(all.map(({ from, to }) => (from + to) / 2));
  const isRagged = spread(all.map(({ to }) => to)) > slack;
  return isRagged && middles > 2 * spread(all.map(({ from }) => from)) ? 'left' : undefined;
}

/** Amounts behind an item stand flush right, so that their digits line up, even where all are of one width and do not show it. */
function byAmount({ text }: Paragraph, own: Extent, row: readonly Extent[]): TextAlign | undefined {
  const isAmount = /^[\p{Sc}\d\s.,-]+$/u.test(text) && /\d/.test(text);
  return isAmount && row.some(({ to }) => to <= own.from) ? 'right' : undefined;
}

/** Which of the left ends, middles and right ends of three or more texts side by side are evenly spaced, as captions of columns are. */
function byRow(row: readonly Extent[], height: number): TextAlign | undefined {
  if (row.length < 3) return undefined;
  const order = row.toSorted((a, b) => a.from - b.from);
  const unevenness = {
    left: uneven(order.map(({ from }) => from)),
    center: uneven(order.map(({ from, to }) => (from + to) / 2)),
    right: uneven(order.map(({ to }) => to)),
  };
  const [best, second] = alignments.toSorted((a, b) => unevenness[a] - unevenness[b]);
  const slack = straight * height;
  return best && second && unevenness[best] < slack && unevenness[second] > unevenness[best] + slack ? best : undefined;
}

/** The difference between the gaps of sorted values. */
function uneven(values: readonly number[]): number {
  return spread(values.slice(1).map((value, i) => value - (values[i] ?? 0)));
}

function byContainer(
  own: Extent,
  row: readonly Extent[],
  axis: OrientedRectangle,
  height: number,
  erased: Raster,
): TextAlign {
  const before = freeRun(erased, axis, own.from, -1);
  const after = freeRun(erased, axis, own.to, 1);
  const slack = Math.max(straight * height, 0.02 * (before + after + own.to - own.from));
  const beside = row.filter(({ from, to }) => to > own.from - before && from < own.to + after);
  if (beside.length === 0) return Math.abs(before - after) <= 2 * slack ? 'center' : 'left';
  const isLast = beside.every(({ to }) => to <= own.from);
  const rowStart = Math.min(...beside.map(({ from }) => from)) - (own.from - before);
  return isLast && Math.abs(rowStart - after) <= slack ? 'right' : 'left';
}

function inkExtent(
  { frame, margin, bounds }: Pick<LineInk, 'frame' | 'margin' | 'bounds'>,
  axis: OrientedRectangle,
): Extent {
  const { u, v } = placeOn(axis, frame);
  return {
    from: u - margin + bounds.left,
    to: u - margin + bounds.right,
    top: v - margin + bounds.top,
    bottom: v - margin + bounds.bottom,
  };
}

function boxExtent({ lines }: Paragraph, axis: OrientedRectangle): TextExtent {
  const frames = lines.map(({ quad }) => rectangleOf(quad));
  const extents = frames.map((frame) => {
    const { u, v } = placeOn(axis, frame);
    return { from: u, to: u + frame.width, top: v, bottom: v + frame.height };
  });
  return { ...around(extents), lineHeight: median(frames.map(({ height }) => height)) ?? 1 };
}

/** The frame's origin along and below the axis' origin. */
function placeOn(axis: OrientedRectangle, frame: OrientedRectangle): { u: number; v: number } {
  const { origin, along, down } = axesOf(axis);
  const start = axesOf(frame).origin;
  const x = start.x - origin.x;
  const y = start.y - origin.y;
  return { u: x * along.x + y * along.y, v: x * down.x + y * down.y };
}

function around(extents: readonly Extent[]): Extent {
  return {
    from: Math.min(...extents.map(({ from }) => from)),
    to: Math.max(...extents.map(({ to }) => to)),
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
