import type { Paragraph } from '../../model/paragraph.ts';
import type { FoundUnderline } from '../../model/drawn-with-text.ts';
import { fromFrame, type OrientedRectangle, rectangleOf } from '../../geometry/oriented-rectangle.ts';
import { type Colour, colourDistance } from '../../image/colour.ts';
import { LevelHistogram } from '../../image/level-histogram.ts';
import type { Raster } from '../../image/raster.ts';
import { frameSampler } from './frame-sampler.ts';

// `bench type` shows a change of these: effects %. Lengths are heights of a line where nothing else is said.
/** Height of a line, in pixels of the image, below which a rule is too thin to tell. */
const smallest = 14;
/** Limits of the rows in which underlines are searched, from the top of the line. */
const from = 0.6;
const to = 1.5;
const thickest = 0.17;
/** Reach of the search for a frame's sides beyond a rule's ends (corners may be round), and its heights, from the line's top and from the rule. */
const sides = { reach: 0.5, rows: [0.3, 0.5, 0.7] };
/** Number of places along the line that are sampled, and their distance from its ends: the line was found with some background around. */
const samples = 160;
const inset = 0.04;
/** Distance in RGB within which a row has one colour, and the minimum share of such pixels: letters with descenders cross the rule. */
const oneColour = 36;
const unbroken = 0.85;
/** Minimum distance in RGB between the rule and the rows above and below it, and the share of each row that must have it. */
const contrast = 60;
const clearBelow = 0.85;
const clearAbove = 0.6;
/** How far beyond the ends of the line its underline may reach: the foot of a shaded button, whose sides have other colours, reaches farther. */
const beyond = 0.25;
/** Maximum width of a gap in a rule that the stroke of a letter hides: wider than strokes of the heaviest faces. */
const crossing = 0.25;

/**
 * The line that was drawn under every line of a text; undefined where there is none, where it is not of one colour, and where it goes on
 * beside the text, as rules do that part one text from another.
 */
export function findUnderline(image: Raster, { lines, perspective, bow }: Paragraph): FoundUnderline | undefined {
  if (perspective || bow) return undefined;
  const found: Underline[] = [];
  for (const { quad } of lines) {
    const line = underlineOf(image, rectangleOf(quad));
    const { colour } = found[0] ?? line ?? {};
    if (!line || !colour || colourDistance(line.colour, colour) >= contrast) return undefined;
    found.push(line);
  }
  const [first] = found;
  return first && { colour: first.colour, lines: found.map(({ rectangle }) => rectangle) };
}

interface Underline {
  colour: Colour;
  rectangle: OrientedRectangle;
}

/** Colours across a line of text, in one row. */
interface Row {
  /** The colour of most of the row. */
  colour: Colour;
  colours: Colour[];
  /** The share of the row that has this colour. */
  share: number;
}

function underlineOf(image: Raster, frame: OrientedRectangle): Underline | undefined {
  const { width, height } = frame;
  if (height < smallest) return undefined;
  const at = frameSampler(image, frame);
  const first = Math.floor(from * height);
  const rows = Array.from({ length: Math.ceil(to * height) - first }, (_, row) => rowAt(at, first + row + 0.5, width));
  for (const { top, bottom } of bandsOf(rows)) {
    const rule = rows[Math.floor((top + bottom) / 2)];
    const [above, below] = [rows[top - 2], rows[bottom + 1]];
    if (!rule || !above || !below || bottom - top > Math.max(2, thickest * height)) continue;
    if (differing(below, rule.colour) < clearBelow || differing(above, rule.colour) < clearAbove) continue;
    const edges = edgesOf(rows, { top, bottom }, rule.colour);
    const ends = endsOf(at, first + (edges.top + edges.bottom) / 2, frame, rule.colour);
    if (!ends) continue;
    if (isFramed(at, { ...ends, v: first + (edges.top + edges.bottom) / 2 }, frame, rule.colour)) return undefined;
    return {
      colour: rule.colour,
      rectangle: partOf(frame, { ...ends, top: first + edges.top, bottom: first + edges.bottom }),
    };
  }
  return undefined;
}

/** Whether a rule is the foot of a frame around the text or the head of one below it: beside both of its ends the colour goes up or down. */
function isFramed(
  at: (u: number, v: number) => Colour,
  { left, right, v }: { left: number; right: number; v: number },
  { height }: OrientedRectangle,
  colour: Colour,
): boolean {
  // A rule that is part of a frame ends within its sides.
  const steps = Array.from({ length: Math.ceil(sides.reach * height) + 2 }, (_, step) => step - 1);
  const hasSide = (end: number, outwards: 1 | -1, rows: readonly number[]): boolean =>
    steps.some((step) => rows.every((row) => colourDistance(at(end + outwards * step, row), colour) < contrast / 2));
  return [sides.rows.map((share) => share * height), sides.rows.map((share) => v + share * height)].some(
    (rows) => hasSide(left, -1, rows) && hasSide(right, 1, rows),
  );
}

function rowAt(at: (u: number, v: number) => Colour, v: number, width: number): Row {
  const count = Math.min(samples, Math.ceil(width));
  const colours = Array.from({ length: count }, (_, i) =>
    at(width * (inset + ((1 - 2 * inset) * (i + 0.5)) / count), v),
  );
  const level = (c: 0 | 1 | 2): number => {
    const histogram = new LevelHistogram();
    for (const colour of colours) histogram.add(colour[c]);
    return histogram.median() ?? 0;
  };
  const colour: Colour = [level(0), level(1), level(2)];
  const same = colours.filter((one) => colourDistance(one, colour) <= oneColour);
  return { colour, colours, share: same.length / Math.max(1, count) };
}

/** Rows that follow each other and have one colour all along; compression softens the first and the last of a rule. */
function bandsOf(rows: readonly Row[]): { top: number; bottom: number }[] {
  const bands: { top: number; bottom: number }[] = [];
  for (let top = 0; top < rows.length; top++) {
    const start = rows[top];
    if (!start || start.share < unbroken) continue;
    let bottom = top + 1;
    const goesOn = (row: Row | undefined, before = start): boolean =>
      row !== undefined &&
      row.share >= unbroken &&
      colourDistance(row.colour, before.colour) <= oneColour &&
      colourDistance(row.colour, start.colour) < contrast;
    while (goesOn(rows[bottom], rows[bottom - 1])) bottom++;
    bands.push({ top, bottom });
    top = bottom - 1;
  }
  return bands;
}

/** The share of a row that has clearly another colour. */
function differing({ colours }: Row, colour: Colour): number {
  return colours.filter((one) => colourDistance(one, colour) >= contrast).length / Math.max(1, colours.length);
}

/** Top and bottom to a fraction of a row, by how far the rows beside the band are on the way from the background to its colour. */
function edgesOf(rows: readonly Row[], { top, bottom }: { top: number; bottom: number }, colour: Colour) {
  const shareOf = (row: Row | undefined, background: Row | undefined): number => {
    if (!row || !background) return 0;
    const whole = colourDistance(background.colour, colour);
    const share = whole > 0 ? 1 - colourDistance(row.colour, colour) / whole : 0;
    return Math.min(1, Math.max(0, share));
  };
  return { top: top - shareOf(rows[top - 1], rows[top - 2]), bottom: bottom + shareOf(rows[bottom], rows[bottom + 1]) };
}

/** The ends of the rule, also behind letters that cross it; undefined if it goes on beyond the text or stops short of its ends. */
function endsOf(
  at: (u: number, v: number) => Colour,
  v: number,
  { width, height }: OrientedRectangle,
  colour: Colour,
): { left: number; right: number } | undefined {
  const isRule = (u: number): boolean => colourDistance(at(u, v), colour) < contrast / 2;
  const far = beyond * height;
  const endFrom = (start: number, step: 1 | -1): number => {
    let end = start;
    for (let way = 0; way <= crossing * height && end + way * step > -far && end + way * step < width + far;) {
      if (isRule(end + (way + 0.5) * step)) [end, way] = [end + (way + 1) * step, 0];
      else way++;
    }
    return end;
  };
  const left = endFrom(far, -1);
  const right = endFrom(width - far, 1);
  const reaches = isRule(far) && isRule(width - far) && left < far && right > width - far;
  return reaches && left > -far && right < width + far ? { left, right } : undefined;
}

/** A part of a rectangle; lengths from its top left corner, along its axes. */
function partOf(
  frame: OrientedRectangle,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): OrientedRectangle {
  const offset = fromFrame({ x: (left + right - frame.width) / 2, y: (top + bottom - frame.height) / 2 }, frame.angle);
  return {
    x: frame.x + offset.x,
    y: frame.y + offset.y,
    width: right - left,
    height: bottom - top,
    angle: frame.angle,
  };
}
