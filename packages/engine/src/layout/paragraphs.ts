import { breaksParameters, paragraphsParameters } from './parameters.ts';
import { colourDistance } from '../image/colour.ts';
import type { Paragraph } from '../model/paragraph.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import { bowOf } from './bow.ts';
import { breaksIntoItems } from './breaks.ts';
import {
  boundsInFrame,
  degreesOf,
  type OrientedRectangle,
  quadOf,
  rectangleFromFrame,
} from '../geometry/oriented-rectangle.ts';
import { type Plane, quadInImage, rectangleAround } from '../geometry/plane.ts';
import { overlap } from '../geometry/bounds.ts';
import { placeItemStarts } from './item-starts.ts';
import { type Orthography, unknownOrthography } from '../model/orthography.ts';
import { joinLines } from './joining.ts';
import { type PlacedLine, frameAngle, placeLines } from './placed-line.ts';
import { joinSpacedWords } from './spaced-words.ts';
import { inReadingOrder } from './reading-order.ts';

const { maxSizeRatio, maxStrokeRatio, alignmentTolerance, minLeading, maxLeading, leadingTolerance } =
  paragraphsParameters;
// `bench engine` shows a change of these: groups %.
/** Maximum angle between lines of one text box, in radians, and the additional error for a line as high as wide. */
const maxTurn = 2 * (Math.PI / 180);
const shortTurn = 4 * (Math.PI / 180);
/** Maximum distance of colours in RGB. */
const maxColourDistance = 70;
const { closeLeading } = breaksParameters;

/**
 * Groups lines into the text boxes of the designer: lines that follow one another in one style, along one edge or centre, evenly spaced.
 * Columns, cells of a table, items of a list and headings stay apart. The words along one arc are one text.
 * @param orthography of the language, which tells the hyphens of words from those at the ends of lines
 */
export function groupParagraphs(
  lines: readonly RecognisedLine[],
  orthography: Orthography = unknownOrthography,
): Paragraph[] {
  const surfaces = Map.groupBy(lines, ({ onPlane }) => onPlane?.plane);
  const paragraphs = [...surfaces].flatMap(([plane, own]) =>
    groupsOf(own.map((line) => ({ ...line, box: line.onPlane?.box ?? line.box }))).map((group) =>
      toParagraph(group, plane, orthography),
    ),
  );
  return inReadingOrder(paragraphs, ({ quad }) => boundsInFrame(quad, 0)).map((paragraph, index) => ({
    ...paragraph,
    id: index + 1,
  }));
}

/** The lines of each text on one surface, in its view. */
function groupsOf(lines: readonly RecognisedLine[]): PlacedLine[][] {
  const bows = Map.groupBy(lines, ({ bow }) => bow);
  const straight = byAngle(bows.get(undefined) ?? []).flatMap((sameAngle) => {
    const placed = placeLines(joinSpacedWords(sameAngle));
    placeItemStarts(placed);
    return runsOf(placed).flatMap((run) => breaksIntoItems(run, placed));
  });
  bows.delete(undefined);
  return [...straight, ...[...bows.values()].map(placeLines)].filter(isMoreThanALetter);
}

/** A letter on its own is a pictogram, or says the same in every language. */
function isMoreThanALetter(group: readonly PlacedLine[]): boolean {
  return group.length > 1 || group.some(({ line }) => !/^\p{Letter}$/u.test(line.text));
}

function byAngle(lines: readonly RecognisedLine[]): RecognisedLine[][] {
  const groups: RecognisedLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.angle - b.box.angle)) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last && previous && line.box.angle - previous.box.angle <= turnBetween(previous, line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** How far the angles of two lines of one text can be apart as they were measured: that of a short word is known least. */
function turnBetween(...lines: readonly RecognisedLine[]): number {
  return maxTurn + shortTurn * Math.max(...lines.map(({ box }) => Math.min(1, box.height / box.width)));
}

/** Chains of lines that follow one another as the lines of one text would, whatever they say. */
function runsOf(lines: readonly PlacedLine[]): PlacedLine[][] {
  const runs: PlacedLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const nearest = runs
      .filter((run) => follows(run, line, lines))
      .toSorted((a, b) => (b.at(-1)?.baseline ?? 0) - (a.at(-1)?.baseline ?? 0))[0];
    if (!nearest) {
      runs.push([line]);
      continue;
    }
    // Where the spacing grows tighter, the next text began with the line before.
    if (spacingChange(nearest, line) >= -leadingTolerance) nearest.push(line);
    else runs.push([...nearest.splice(-1), line]);
  }
  return runs;
}

function follows(run: readonly PlacedLine[], line: PlacedLine, all: readonly PlacedLine[]): boolean {
  const previous = run.at(-1);
  if (!previous || line.beginsItem || !(inOneStyle(previous, line) || goesOnEmphasised(previous, line))) return false;
  const size = Math.min(previous.fontSize, line.fontSize);
  const leading = (line.baseline - previous.baseline) / size;
  if (leading < minLeading || leading > maxLeading || spacingChange(run, line) > leadingTolerance) return false;
  return isAligned(run, line, size) && !isInterrupted(previous, line, all);
}

/** Distance of the line from the last line of the run minus that of the last two lines of the run, in font sizes. */
function spacingChange(run: readonly PlacedLine[], line: PlacedLine): number {
  const [before, previous] = run.slice(-2);
  if (!before || !previous) return 0;
  return (line.baseline - 2 * previous.baseline + before.baseline) / Math.min(previous.fontSize, line.fontSize);
}

function inOneStyle(a: PlacedLine, b: PlacedLine): boolean {
  if (!haveOneSize(a, b)) return false;
  if (a.line.colour && b.line.colour && colourDistance(a.line.colour, b.line.colour) > maxColourDistance) return false;
  if (!a.line.stroke || !b.line.stroke) return true;
  return Math.max(a.line.stroke, b.line.stroke) / Math.min(a.line.stroke, b.line.stroke) <= maxStrokeRatio;
}

/**
 * Whether a sentence goes on from one line to the next in another colour or weight: designers set the words that matter so, however the lines break.
 * Labels below each other are farther apart, or begin in capitals.
 */
function goesOnEmphasised(previous: PlacedLine, line: PlacedLine): boolean {
  const leading = (line.baseline - previous.baseline) / Math.min(previous.fontSize, line.fontSize);
  return (
    haveOneSize(previous, line) &&
    leading <= closeLeading &&
    /[\p{Letter}\d,)%]$/u.test(previous.line.text) &&
    /^\p{Lowercase}/u.test(line.line.text)
  );
}

function haveOneSize(a: PlacedLine, b: PlacedLine): boolean {
  return a.sizes.some((one) => b.sizes.some((other) => Math.max(one, other) / Math.min(one, other) <= maxSizeRatio));
}

/** True where the line shares its left edge, with or without the mark of a list item, its right edge or its centre with all lines of the run. */
function isAligned(run: readonly PlacedLine[], line: PlacedLine, size: number): boolean {
  const tolerance = alignmentTolerance * size;
  const near = (edge: (line: PlacedLine) => number): boolean =>
    run.every((other) => Math.abs(edge(other) - edge(line)) <= tolerance);
  const overlaps = run.every((other) => overlap(other.left, other.right, line.left, line.right) > 0);
  return (
    overlaps &&
    (near(({ markLeft }) => markLeft) ||
      near(({ textLeft }) => textLeft) ||
      near(({ right }) => right) ||
      near(({ left, right }) => (left + right) / 2))
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

function toParagraph(
  group: readonly PlacedLine[],
  plane: Plane | undefined,
  orthography: Orthography,
): Omit<Paragraph, 'id'> {
  const lines = group.map(({ line }) => line);
  const angle = frameAngle(lines);
  const bounds = boundsInFrame(
    lines.flatMap(({ box }) => quadOf(box)),
    angle,
  );
  const box = rectangleFromFrame(bounds, angle);
  const text = joinLines(
    lines.map((line) => line.text),
    orthography,
  );
  const [first] = lines;
  return {
    lines: lines.map(({ text: words, box: own, confidence }) => ({ text: words, ...placed(own, plane), confidence })),
    text,
    ...placed(box, plane),
    rotation: degreesOf(plane ? rectangleAround(quadInImage(plane, box)).angle : angle),
    ...(plane && { plane }),
    ...(first?.bow && { bow: bowOf(first.bow, text) }),
  };
}

/** Where a rectangle stands in the image. */
function placed(box: OrientedRectangle, plane: Plane | undefined): Pick<Paragraph, 'quad' | 'perspective'> {
  if (!plane) return { quad: quadOf(box) };
  const perspective = quadInImage(plane, box);
  return { quad: quadOf(rectangleAround(perspective)), perspective };
}
