import type { Paragraph } from '../document.ts';
import type { FrameRectangle } from './geometry.ts';
import { boundsInFrame, boxFromFrame, degreesOf, overlap, quadOf } from './geometry.ts';
import { joinLines } from './joining.ts';
import { extentOf } from './letterforms.ts';
import { inReadingOrder } from './reading-order.ts';
import type { RecognisedLine } from './recognise.ts';

/** Radians between lines of one text box. */
const mostTurn = (2 * Math.PI) / 180;
/** Ratios between lines of one text box, as far as they can be measured. */
const mostSizeRatio = 1.2;
const mostStrokeRatio = 1.45;
/** Distance of colours in RGB. */
const mostColourDistance = 70;
/** All below in font sizes. */
const alignmentTolerance = 0.4;
const leastLeading = 0.7;
const mostLeading = 2.1;
/** Lines further apart than this are one text only if the upper one was full. */
const mostLeadingOfBrokenLines = 1.5;
const leadingTolerance = 0.13;
/** A line with room for the next word and this much more was ended on purpose. */
const deliberateRoom = 0.6;
const wordSpace = 0.25;

/** A line in the frame of its own angle. */
interface PlacedLine extends FrameRectangle {
  line: RecognisedLine;
  fontSize: number;
  baseline: number;
  /** True where other text stands on the same baseline. */
  hasNeighbour: boolean;
}

/**
 * Groups lines into the text boxes of the designer: lines that follow one another in one style, along one edge or centre, evenly spaced.
 * Columns, cells of a table, items of a list and headings stay apart.
 */
export function groupParagraphs(lines: readonly RecognisedLine[]): Paragraph[] {
  const groups = byAngle(lines).flatMap((sameAngle) => groupLevelLines(placed(sameAngle)));
  const paragraphs = groups.map((group) => ({ group, bounds: uprightBounds(group) }));
  return inReadingOrder(paragraphs, ({ bounds }) => bounds).map(({ group }, index) => toParagraph(group, index + 1));
}

function byAngle(lines: readonly RecognisedLine[]): RecognisedLine[][] {
  const groups: RecognisedLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.angle - b.box.angle)) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last && previous && line.box.angle - previous.box.angle <= mostTurn) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function placed(lines: readonly RecognisedLine[]): PlacedLine[] {
  const angle = frameAngle(lines);
  const inFrame = lines.map((line) => {
    const bounds = boundsInFrame(quadOf(line.box), angle);
    const { above, below } = extentOf(line.text);
    const fontSize = line.box.height / (above + below);
    return { ...bounds, line, fontSize, baseline: bounds.bottom - below * fontSize, hasNeighbour: false };
  });
  for (const line of inFrame) {
    line.hasNeighbour = inFrame.some(
      (other) =>
        other !== line && Math.abs(other.baseline - line.baseline) < 0.3 * Math.min(line.fontSize, other.fontSize),
    );
  }
  return inFrame;
}

/** The angle of the longest line, which is the one that is known best. */
function frameAngle(lines: readonly RecognisedLine[]): number {
  return lines.reduce((best, line) => (line.box.width > best.width ? line.box : best), { width: 0, angle: 0 }).angle;
}

function groupLevelLines(lines: readonly PlacedLine[]): PlacedLine[][] {
  const groups: PlacedLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const candidates = groups.filter((group) => continues(group, line, lines));
    const nearest = candidates.toSorted((a, b) => (b.at(-1)?.baseline ?? 0) - (a.at(-1)?.baseline ?? 0))[0];
    if (nearest) nearest.push(line);
    else groups.push([line]);
  }
  return groups;
}

function continues(group: readonly PlacedLine[], line: PlacedLine, all: readonly PlacedLine[]): boolean {
  const previous = group.at(-1);
  if (!previous || !inOneStyle(previous, line) || isListItem(line.line.text)) return false;
  const size = Math.min(previous.fontSize, line.fontSize);
  const leading = (line.baseline - previous.baseline) / size;
  if (leading < leastLeading || leading > mostLeading || !isAligned(group, line, size)) return false;
  if (isInterrupted(previous, line, all)) return false;
  const before = group.at(-2);
  if (before && Math.abs(line.baseline - 2 * previous.baseline + before.baseline) > leadingTolerance * size)
    return false;
  if (!endsOnPurpose(group, previous, line)) return true;
  const startsAnew = /[.!?:]$/u.test(previous.line.text) && /^[\p{Uppercase}¿¡]/u.test(line.line.text);
  return (
    leading <= mostLeadingOfBrokenLines &&
    !(previous.hasNeighbour && line.hasNeighbour) &&
    !(startsAnew && leading > 1.35)
  );
}

function inOneStyle(a: PlacedLine, b: PlacedLine): boolean {
  const sizeRatio = Math.max(a.fontSize, b.fontSize) / Math.min(a.fontSize, b.fontSize);
  if (sizeRatio > mostSizeRatio) return false;
  if (a.line.colour && b.line.colour && colourDistance(a.line.colour, b.line.colour) > mostColourDistance) return false;
  if (!a.line.stroke || !b.line.stroke) return true;
  return Math.max(a.line.stroke, b.line.stroke) / Math.min(a.line.stroke, b.line.stroke) <= mostStrokeRatio;
}

function colourDistance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, channel) => value - (b[channel] ?? 0)));
}

/** True where the line shares its left edge, its right edge or its centre with all lines of the group. */
function isAligned(group: readonly PlacedLine[], line: PlacedLine, size: number): boolean {
  const tolerance = alignmentTolerance * size;
  const near = (edge: (line: PlacedLine) => number): boolean =>
    group.every((other) => Math.abs(edge(other) - edge(line)) <= tolerance);
  const overlaps = group.every((other) => overlap(other.left, other.right, line.left, line.right) > 0);
  return (
    overlaps &&
    (near(({ left }) => left) || near(({ right }) => right) || near(({ left, right }) => (left + right) / 2))
  );
}

/** True where another text stands between two lines. */
function isInterrupted(upper: PlacedLine, lower: PlacedLine, all: readonly PlacedLine[]): boolean {
  const left = Math.min(upper.left, lower.left);
  const right = Math.max(upper.right, lower.right);
  return all.some(
    (other) =>
      other.baseline > upper.baseline + 0.4 * upper.fontSize &&
      other.baseline < lower.baseline - 0.4 * lower.fontSize &&
      overlap(other.left, other.right, left, right) > 0,
  );
}

/** True where the first word of the next line would have had room on this one. */
function endsOnPurpose(group: readonly PlacedLine[], previous: PlacedLine, line: PlacedLine): boolean {
  const widest = Math.max(...[...group, line].map(({ left, right }) => right - left));
  const [firstWord = ''] = line.line.text.split(' ');
  const wordWidth = ((line.right - line.left) * firstWord.length) / Math.max(1, line.line.text.length);
  const room = widest - (previous.right - previous.left) - wordWidth;
  return room > (wordSpace + deliberateRoom) * line.fontSize;
}

function isListItem(text: string): boolean {
  return /^(?:[•·▪◦‣*–—-]\s?|\d{1,2}[.)]\s|[a-z]\)\s)\S/u.test(text);
}

function uprightBounds(group: readonly PlacedLine[]): FrameRectangle {
  return boundsInFrame(
    group.flatMap(({ line }) => quadOf(line.box)),
    0,
  );
}

function toParagraph(group: readonly PlacedLine[], id: number): Paragraph {
  const lines = group.map(({ line }) => line);
  const angle = frameAngle(lines);
  const bounds = boundsInFrame(
    lines.flatMap(({ box }) => quadOf(box)),
    angle,
  );
  return {
    id,
    lines: lines.map(({ text, box, confidence }) => ({ text, quad: quadOf(box), confidence })),
    text: joinLines(lines.map(({ text }) => text)),
    quad: quadOf(boxFromFrame(bounds, angle)),
    rotation: degreesOf(angle),
  };
}
