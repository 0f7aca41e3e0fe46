import { columnIn, type ColumnRange, columnRange } from './column.ts';
import { edgesWithin, type TextEdges } from './hanging-edge.ts';
import { isJustified } from './justified.ts';
import { cssFont, measureText, type TextContext, type TextStyle } from '@palimpsest/typeset';
import type { Paragraph, ParagraphStyle } from '../model/paragraph.ts';
import type { Point } from '../geometry/quad.ts';
import { boundsInFrame, type OrientedRectangle, quadOf, toFrame } from '../geometry/oriented-rectangle.ts';
import type { Bounds } from '../geometry/bounds.ts';

/** The setting of a paragraph in the original, in the frame of its angle; lengths are pixels of the image. */
export interface OriginalSetting {
  /** Radians, clockwise. */
  angle: number;
  /** Bounds of the ink of each line. */
  lines: Bounds[];
  /** Bounds of the ink of all lines. */
  ink: Bounds;
  /** Bounds of the box behind the text, which is drawn again around the translation; undefined without one. */
  box?: Bounds | undefined;
  /** The edges that the text was set to; quotation marks and bullets may have stood outside. */
  edges: TextEdges;
  /** Whether these edges are those of the ink, rather than of the pen. */
  opticalEdges: boolean;
  baselines: number[];
  /** Whether the spaces between words were widened until all lines but the last ended on one edge. */
  justified: boolean;
  /** Width of the column that the text was poured into; undefined for a single line, and where the breaks were chosen. */
  column?: number | undefined;
  /** The possible widths of the column, by the lines of this text alone. */
  range?: ColumnRange | undefined;
}

/** Distances of a text's ink from its pen positions and baseline, in ems. */
interface InkMetrics {
  bearingLeft: number;
  bearingRight: number;
  above: number;
  below: number;
}

// Chosen by eye on the posters; the measuring size rounds nothing.
const measuringSize = 200;
/** Size, in pixels of the image, above which designers set the ink of a text to the edge; below, its pen. */
const displaySize = 56;
/** Leading of letters above that size, in font sizes: Material 3 sets its display styles in 1.12 to 1.22, Tailwind letters from 48 px on in 1. */
const displayLeading = 1.1;

/** Whether letters are as large as those of titles. */
export function isDisplay({ fontSize }: Pick<TextStyle, 'fontSize'>): boolean {
  return fontSize > displaySize;
}

/** Gives the style of a single large line, which shows no leading, that of large letters: its translation may need several lines. */
export function withLeading<Style extends TextStyle>(style: Style, lineCount: number): Style {
  const isUnknown = style.lineHeight === undefined && lineCount === 1;
  return isUnknown && isDisplay(style) ? { ...style, lineHeight: displayLeading } : style;
}

/**
 * @param pens where the pen started each line; without them the edges of the lines tell it
 * @param background the box behind the text
 */
export function originalSetting(
  ctx: TextContext,
  paragraph: Paragraph,
  style: TextStyle,
  { pens = [], background }: { pens?: ParagraphStyle['pens']; background?: OrientedRectangle | undefined } = {},
): OriginalSetting {
  const angle = (paragraph.rotation * Math.PI) / 180;
  const lines = paragraph.lines.map(({ quad }) => boundsInFrame(quad, angle));
  const ink = boundsInFrame(
    paragraph.lines.flatMap(({ quad }) => quad),
    angle,
  );
  const set = paragraph.lines.map(({ text }, index) => {
    const line = lines[index] ?? ink;
    const pen = pens[index];
    return pen
      ? byPen(toFrame(pen, angle), measureText(ctx, text.trim(), style))
      : byInk(line, inkMetrics(ctx, text, style), style.fontSize);
  });
  const texts = paragraph.lines.map(({ text }) => text.trim());
  const edges = edgesWithin(ctx, texts, set, style);
  const natural = texts.map((text) => measureText(ctx, text, style));
  const justified = isJustified(lines, natural, style.fontSize);
  const range = justified ? undefined : columnRange(ctx, texts, style);
  const column = justified ? ink.right - edges.left : range && columnIn(range);
  const opticalEdges = isDisplay(style) && !pens.some((pen) => pen !== undefined);
  const box = background && boundsInFrame(quadOf(background), angle);
  const baselines = set.map(({ baseline }) => baseline);
  return { angle, lines, ink, box, edges, opticalEdges, baselines, justified, column, range };
}

/** Where a line begins and ends, and its baseline. */
interface SetLine {
  left: number;
  right: number;
  baseline: number;
}

function byPen({ x, y }: Point, width: number): SetLine {
  return { left: x, right: x + width, baseline: y };
}

function byInk(ink: Bounds, { bearingLeft, bearingRight, above, below }: InkMetrics, fontSize: number): SetLine {
  const bearing = isDisplay({ fontSize }) ? 0 : fontSize;
  return {
    left: ink.left - bearingLeft * bearing,
    right: ink.right + bearingRight * bearing,
    // Both edges tell where the baseline is; their mean halves the error of the size.
    baseline: (ink.bottom - below * fontSize + ink.top + above * fontSize) / 2,
  };
}

const measuredInks = new WeakMap<TextContext, Map<string, InkMetrics>>();

/** Measures each text once on a context. */
export function inkMetrics(
  ctx: TextContext,
  text: string,
  style: Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'fontStyle'>,
): InkMetrics {
  const font = cssFont(style.fontFamily, style.fontWeight, measuringSize, style.fontStyle);
  const known = measuredInks.get(ctx) ?? new Map<string, InkMetrics>();
  measuredInks.set(ctx, known);
  const key = `${font}\n${text}`;
  const metrics = known.get(key) ?? measureInk(ctx, text, font);
  known.set(key, metrics);
  return metrics;
}

function measureInk(ctx: TextContext, text: string, font: string): InkMetrics {
  ctx.save();
  ctx.font = font;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const measured = ctx.measureText(text);
  ctx.restore();
  return {
    bearingLeft: -measured.actualBoundingBoxLeft / measuringSize,
    bearingRight: (measured.width - measured.actualBoundingBoxRight) / measuringSize,
    above: measured.actualBoundingBoxAscent / measuringSize,
    below: measured.actualBoundingBoxDescent / measuringSize,
  };
}
