import type { TextAlign } from '@palimpsest/typeset';
import type { Paragraph } from '../document.ts';
import type { Raster } from '../raster.ts';
import { type LineFrame, lineFrame } from '../erase/line-frame.ts';
import { freeRun } from './container.ts';
import type { LineInk } from './line-ink.ts';

/** Ends of lines in one column stray by less than this, in line heights. */
const straight = 0.25;

/** From where to where a text runs, and how high it stands, in pixels along and below one frame's origin. */
interface Extent {
  from: number;
  to: number;
  top: number;
  bottom: number;
}

/**
 * How the paragraph is aligned. Several lines: by whichever of their left ends, middles and right ends stray least. A single line, or lines
 * that all run equally wide: by the column of other paragraphs that it stands in; else right where it ends a row as far from the
 * container's edge as the row's first text begins; else centred where it stands in the middle of its container; else left.
 */
export function alignment(
  paragraph: Paragraph,
  others: readonly Paragraph[],
  lines: readonly LineInk[],
  erased: Raster,
): TextAlign {
  const [first] = lines;
  if (!first) return 'left';
  const axis = first.frame;
  const extents = lines.map((line) => inkExtent(line, axis));
  const height = median(lines.map(({ frame }) => frame.height));
  const byLines = lines.length > 1 ? straightest(extents, height) : undefined;
  if (byLines) return byLines;
  const own = around(extents);
  const texts = others
    .filter((other) => other !== paragraph && other.id !== paragraph.id)
    .map((other) => boxExtent(other, axis));
  return byColumn(own, texts, height) ?? byContainer(own, texts, axis, height, erased);
}

function straightest(extents: readonly Extent[], height: number): TextAlign | undefined {
  const strays = {
    left: spread(extents.map(({ from }) => from)),
    center: spread(extents.map(({ from, to }) => (from + to) / 2)),
    right: spread(extents.map(({ to }) => to)),
  };
  const order = (['left', 'center', 'right'] as const).toSorted((a, b) => strays[a] - strays[b]);
  const [best, second] = order;
  if (!best || !second || strays[best] > 3 * straight * height) return undefined;
  const ragged = Math.max(strays.left, strays.right);
  return ragged > straight * height && strays[second] > 1.5 * strays[best] ? best : undefined;
}

/** What most of the texts of other widths right above or below share with this one: their left ends, middles or right ends. */
function byColumn(own: Extent, texts: readonly Extent[], height: number): TextAlign | undefined {
  const votes = { left: 0, center: 0, right: 0 };
  const slack = straight * height;
  for (const text of texts) {
    const near = Math.max(text.top - own.bottom, own.top - text.bottom) < 8 * height;
    const sameRow = text.top < own.bottom - 0.5 * height && own.top < text.bottom - 0.5 * height;
    if (!near || sameRow || Math.abs(text.to - text.from - (own.to - own.from)) < 2 * slack) continue;
    if (Math.abs(text.from - own.from) < slack) votes.left++;
    else if (Math.abs(text.to - own.to) < slack) votes.right++;
    else if (Math.abs(text.from + text.to - own.from - own.to) < slack) votes.center++;
  }
  const [best, second] = (['left', 'center', 'right'] as const).toSorted((a, b) => votes[b] - votes[a]);
  return best && second && votes[best] > votes[second] ? best : undefined;
}

function byContainer(
  own: Extent,
  texts: readonly Extent[],
  axis: LineFrame,
  height: number,
  erased: Raster,
): TextAlign {
  const before = freeRun(erased, axis, own.from, -1);
  const after = freeRun(erased, axis, own.to, 1);
  const slack = Math.max(straight * height, 0.02 * (before + after + own.to - own.from));
  const row = texts.filter(({ top, bottom }) => Math.min(bottom, own.bottom) - Math.max(top, own.top) > 0.5 * height);
  const inContainer = row.filter(({ from, to }) => to > own.from - before && from < own.to + after);
  const firstFrom = Math.min(...inContainer.map(({ from }) => from));
  if (inContainer.length > 0) {
    const isLast = inContainer.every(({ to }) => to <= own.from);
    return isLast && Math.abs(firstFrom - (own.from - before) - after) <= slack ? 'right' : 'left';
  }
  return Math.abs(before - after) <= 2 * slack ? 'center' : 'left';
}

function inkExtent({ frame, margin, bounds }: LineInk, axis: LineFrame): Extent {
  const { u, v } = placeOn(axis, frame);
  return {
    from: u - margin + bounds.left,
    to: u - margin + bounds.right,
    top: v - margin + bounds.top,
    bottom: v - margin + bounds.bottom,
  };
}

function boxExtent({ lines }: Paragraph, axis: LineFrame): Extent {
  return around(
    lines.map(({ quad }) => {
      const frame = lineFrame(quad);
      const { u, v } = placeOn(axis, frame);
      return { from: u, to: u + frame.width, top: v, bottom: v + frame.height };
    }),
  );
}

/** The frame's origin along and below the axis' origin. */
function placeOn({ origin, along, down }: LineFrame, frame: LineFrame): { u: number; v: number } {
  const x = frame.origin.x - origin.x;
  const y = frame.origin.y - origin.y;
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1;
}
