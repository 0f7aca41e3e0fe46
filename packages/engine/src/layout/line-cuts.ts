import { overlap } from '../geometry/bounds.ts';
import { type OrientedRectangle, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { type Colour, colourDistance, meanColour, pixelAt } from '../image/colour.ts';
import { cropUpright } from '../image/crop.ts';
import type { Raster } from '../image/raster.ts';
import { detectedAround, findInk } from '../ink/find-ink.ts';
import { mean } from '../mean.ts';
import { median } from '../median.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import { onOneBaseline, type PlacedLine, placeLines } from './placed-line.ts';

// In heights of the capitals of the line where no other unit is named.
const cropCapitalPx = 20;
/** Reach of the crop above and below the baseline: beyond the letters, so that no stem is taken for a rule. */
const above = 1.3;
const below = 0.4;
/** Share of a column at each of its ends that lies beyond capitals and the baseline, where a frame close around a text has its edges. */
const columnEnds = 0.14;
/** Maximum distances in RGB: of the pixels of a column without ink from their mean, and of two columns of one background. */
const maxColumnSpread = 36;
const maxDrift = 24;
/** Minimum gaps from a word to the edge of its shape, and to the ink beyond the edge: a space in a photograph may show an edge, too. */
const minGapPart = 0.15;
const minGap = 1;
/** Maximum width of an edge, which is that of a button's round ends at the height of a line. */
const maxEdge = 0.8;
/** Minimum distance in RGB of a shape or a rule from its surroundings. */
const minColourDistance = 40;
/** Minimum share of rows that an edge runs through: noise may hide it in some. */
const minRowShare = 0.95;
/** Limits for a rule between cells: reach above the capitals and below the baseline, maximum width, and minimum free room on both sides. */
const ruleReach = 0.8;
const maxRule = 0.6;
const minBesideRule = 0.25;
/**
 * Limits for two fields: minimum width of the stretch between them, maximum reach above and below their text, and the share of their line's height
 * above and below its letters.
 */
const minGutter = 0.15;
const maxPadding = 0.3;
const paddedEnd = 0.25;
/**
 * Minimum gap beside a field of changing colours; minimum shares of other colours in each of the field's columns and in the first; and
 * maximum share on the text's side, where letters stand on the gap's own ground.
 */
const minFieldGap = 0.4;
const minFilled = 0.3;
const minFilledEdge = 0.8;
const maxInk = 0.5;
/** Minimum width of a text in a shape, and of a column. */
const minText = 0.5;
const minColumn = 2.5;
/** Minimum width of a gap between two columns, also in spaces between words. */
const minWideGap = 0.75;
const gapToWordSpace = 1.8;
const minWordSpace = 0.2;
/** Minimum gap between two entries: faces with a fixed pitch leave up to 1.1 between two words. */
const minEntryGap = 1.25;
/** Maximum distance of rows of a table and lines of captions, in font sizes. */
const maxRowDistance = 2.6;
/** Minimum share of a gap that lies within the gap of the next row. */
const minSharedGap = 0.6;
/**
 * Minimum ratio of the strokes of two weights, or minimum distance in RGB of their ink: thin strokes of small type never reach the colour of bold ones. In
 * five families at 11 to 24 px both are at most 1.11 and 19 within a weight, and at least 1.15 or 30 between regular and bold.
 */
const minStrokeRatio = 1.14;
const minInkDistance = 28;

/** A stretch of a line without ink; left and right in the frame of the line, in pixels of the picture. */
interface Gap {
  left: number;
  right: number;
  /** True where the edge of a shape, such as a button, or a rule runs through it. */
  isCrossed: boolean;
}

/**
 * Finds the lines that hold more than one text: where the edge of a shape or a rule parts their words, where the gap between two columns
 * runs through them and through the line above or below, where a gap is too wide for a space between two words, as in a menu bar, and where
 * the type changes behind a wide gap, as between a label and its value.
 * @returns the parts of such lines from left to right; lines along arcs and on tilted surfaces are not parted
 */
export function findLineParts<Line extends RecognisedLine>(
  picture: Raster,
  lines: readonly Line[],
): Map<Line, OrientedRectangle[]> {
  const straight = lines.filter(({ bow, onPlane }) => !bow && !onPlane);
  const parts = new Map<Line, OrientedRectangle[]>();
  for (const together of Map.groupBy(straight, ({ box }) => box.angle).values()) {
    const placed = placeLines(together);
    const gaps = placed.map((line) => gapsIn(picture, line));
    for (const [index, line] of together.entries()) {
      const place = placed[index];
      const own = gaps[index] ?? [];
      if (!place) continue;
      const cuts = own.filter(
        (gap) =>
          gap.isCrossed ||
          (isBehindWord(gap, place) &&
            (isBetweenEntries(gap, own, place) ||
              (isWide(gap, own, place) &&
                (isShared(gap, place, placed, gaps) || isBetweenStyles(picture, gap, place))))),
      );
      if (cuts.length > 0) parts.set(line, partsBetween(place, cuts));
    }
  }
  return parts;
}

function partsBetween(line: PlacedLine, cuts: readonly Gap[]): OrientedRectangle[] {
  const starts = [line.left, ...cuts.map(({ right }) => right)];
  const ends = [...cuts.map(({ left }) => left), line.right];
  return starts.map((left, index) =>
    rectangleFromFrame({ ...line, left, right: ends[index] ?? line.right }, line.line.box.angle),
  );
}

/** Whether words stand before a gap: drawn marks of list items stand in a column, too, and are looked for where they are. */
function isBehindWord(gap: Gap, line: PlacedLine): boolean {
  const isColumn = gap.left - line.left >= minColumn * line.capitalHeight;
  return isColumn || /^\p{Letter}{3,}$/u.test(wordsBeside(line, gap)[0]);
}

/** Whether a gap is wider than a space between two words of its line can be. */
function isWide(gap: Gap, all: readonly Gap[], { capitalHeight }: PlacedLine): boolean {
  const width = ({ left, right }: Gap): number => right - left;
  const wordSpaces = all.filter((other) => other !== gap && width(other) >= minWordSpace * capitalHeight).map(width);
  const wordSpace = median(wordSpaces) ?? 0;
  return width(gap) >= minWideGap * capitalHeight && width(gap) >= gapToWordSpace * wordSpace;
}

/**
 * Whether a gap parts two entries of a row such as a menu bar: wider than the space between two words of any face, also of one with a fixed
 * pitch, and clearly wider than the gaps that are not.
 */
function isBetweenEntries(gap: Gap, all: readonly Gap[], { capitalHeight }: PlacedLine): boolean {
  const widths = all.map(({ left, right }) => right - left);
  const wordSpace = Math.max(0, ...widths.filter((width) => width < minEntryGap * capitalHeight));
  return gap.right - gap.left >= Math.max(minEntryGap * capitalHeight, gapToWordSpace * wordSpace);
}

/** Whether a gap goes on in the line above or below: within it, or between two lines of that row. */
function isShared(
  gap: Gap,
  line: PlacedLine,
  lines: readonly PlacedLine[],
  gaps: readonly (readonly Gap[])[],
): boolean {
  const shares = (left: number, right: number): boolean =>
    right - left >= minWideGap * line.capitalHeight &&
    overlap(gap.left, gap.right, left, right) >= minSharedGap * (gap.right - gap.left);
  return lines.some((other, index) => {
    const distance = Math.abs(other.baseline - line.baseline);
    if (other === line || onOneBaseline(other, line) || distance > maxRowDistance * line.fontSize) return false;
    const own = gaps[index] ?? [];
    if (own.some((one) => isWide(one, own, other) && shares(one.left, one.right))) return true;
    const beside = lines.filter((one) => one !== other && onOneBaseline(one, other) && one.left >= other.right);
    return beside.some(({ left }) => shares(other.right, left));
  });
}

/**
 * Whether the words left and right of a gap are of two weights or colours. Beside a number they are one text all the same: an amount, or the
 * number in a line of a program. That of a version behind a title is a text of its own.
 */
function isBetweenStyles(picture: Raster, gap: Gap, line: PlacedLine): boolean {
  if (!wordsBeside(line, gap).every((words) => /\p{Letter}|\d\.\d+\.\d/u.test(words))) return false;
  const [before, after] = partsBetween(line, [gap]).map((part) => findInk(picture, detectedAround(part))[0]);
  if (!before || !after) return false;
  const strokeRatio = Math.max(before.stroke, after.stroke) / Math.min(before.stroke, after.stroke);
  return strokeRatio >= minStrokeRatio || colourDistance(before.colour, after.colour) >= minInkDistance;
}

/** The words left and right of a gap, parted at the space of the text that is nearest to it. */
function wordsBeside({ left, right, line: { text } }: PlacedLine, gap: Gap): [before: string, after: string] {
  const at = (text.length * ((gap.left + gap.right) / 2 - left)) / (right - left);
  const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index);
  const [nearest = text.length] = spaces.toSorted((a, b) => Math.abs(a + 0.5 - at) - Math.abs(b + 0.5 - at));
  return [text.slice(0, nearest), text.slice(nearest)];
}

/** Columns of a crop. */
interface Stretch {
  from: number;
  to: number;
}

/** Columns that show one colour each, the same or nearly so. */
interface EvenStretch extends Stretch {
  colour: Colour;
}

/** The gaps between the words of a line, also where shapes begin and end between them. */
function gapsIn(picture: Raster, line: PlacedLine): Gap[] {
  const { left } = line;
  const { crop, scale, unit } = cropAround(picture, line, { above, below });
  const ruled = ruledGaps(cropAround(picture, line, { above: 1 + ruleReach, below: ruleReach }));
  const edged = crossedGaps(crop, unit);
  const outlined = [...edged, ...apartFrom(edged, ruled)];
  const fields = gapsBesideFields(crop, unit);
  const parted = [...fields, ...apartFrom(fields, gutters(crop, unit, boxRows(line, crop, scale)))];
  const crossed = [...outlined, ...apartFrom(outlined, parted)];
  return [...apartFrom(crossed, evenStretches(crop, 0, minGapPart * unit)), ...crossed]
    .filter(({ from, to }) => from >= minText * unit && to <= crop.width - minText * unit)
    .map((gap) => ({ left: left + gap.from / scale, right: left + gap.to / scale, isCrossed: crossed.includes(gap) }))
    .toSorted((a, b) => a.left - b.left);
}

function apartFrom(gaps: readonly Stretch[], stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(({ from, to }) => gaps.every((gap) => overlap(from, to, gap.from, gap.to) <= 0));
}

interface LineCrop {
  crop: Raster;
  /** Pixels of the crop to one of the picture, and to the height of a capital. */
  scale: number;
  unit: number;
}

/** @param reach how far above and below its baseline a line is looked at, in heights of its capitals */
function cropAround(picture: Raster, line: PlacedLine, reach: { above: number; below: number }): LineCrop {
  const { capitalHeight: capital, baseline, left, right } = line;
  const frame = { left, right, top: baseline - reach.above * capital, bottom: baseline + reach.below * capital };
  const rectangle = rectangleFromFrame(frame, line.line.box.angle);
  const crop = cropUpright(picture, rectangle, Math.round((reach.above + reach.below) * cropCapitalPx));
  const scale = crop.height / (frame.bottom - frame.top);
  return { crop, scale, unit: capital * scale };
}

/**
 * The gaps with a rule that runs on above and below the line, as no letter does. Every row is looked at for itself, since a picture may go
 * on behind the rule.
 */
function ruledGaps({ crop, unit }: LineCrop): Stretch[] {
  const [half, beside] = [Math.round(maxRule * unit * 0.5), Math.round(minBesideRule * unit)];
  const gaps: Stretch[] = [];
  for (let x = half + beside; x < crop.width - half - beside; x++) {
    let rows = 0;
    for (let y = 0; y < crop.height; y++) {
      const rule = pixelAt(crop, x, y);
      const isBeside = (from: number): boolean => {
        const colours = Array.from({ length: beside }, (_, index) => pixelAt(crop, from + index, y));
        const colour = meanColour(colours);
        return (
          colourDistance(colour, rule) > minColourDistance &&
          colours.every((one) => colourDistance(one, colour) <= maxDrift)
        );
      };
      if (isBeside(x - half - beside) && isBeside(x + half)) rows += 1;
    }
    if (rows < minRowShare * crop.height) continue;
    const last = gaps.at(-1);
    const [from, to] = [x - half - beside, x + half + beside];
    if (last && from < last.to) last.to = to;
    else gaps.push({ from, to });
  }
  return gaps;
}

/** The rows of a crop around a line that its box reaches over. */
function boxRows({ top, bottom, baseline, capitalHeight }: PlacedLine, crop: Raster, scale: number): Stretch {
  const from = Math.round((top - baseline + above * capitalHeight) * scale);
  return { from: Math.max(0, from), to: Math.min(crop.height, from + Math.round((bottom - top) * scale)) };
}

/**
 * The stretches between two fields that stand close beside each other, such as two entries of a calendar, whose texts run up to their
 * edges: of one colour from above the line to below it, while the fields are of other colours and reach above and below their letters. The
 * box of such a line may be as high as the fields, since the stretch may be of the colour of the letters.
 */
function gutters(crop: Raster, unit: number, rows: Stretch): Stretch[] {
  const height = rows.to - rows.from;
  const ends = [
    { from: Math.max(0, Math.round(rows.from - maxPadding * unit)), to: Math.round(rows.from + height * paddedEnd) },
    {
      from: Math.round(rows.to - height * paddedEnd),
      to: Math.min(crop.height, Math.round(rows.to + maxPadding * unit)),
    },
  ];
  return evenStretches(crop, 0, minGutter * unit).filter((gutter) =>
    ([1, -1] as const).every((side) => ends.every((end) => isFieldBeside(crop, unit, gutter, side, end))),
  );
}

/** Whether a field of another colour lies beside a gutter, in one of the rows wide enough for the end of a letter not to be taken for it. */
function isFieldBeside(crop: Raster, unit: number, gutter: EvenStretch, side: 1 | -1, rows: Stretch): boolean {
  const start = side === 1 ? gutter.to : gutter.from - 1;
  const reach = Math.min((maxEdge + 1) * unit, side === 1 ? crop.width - gutter.to : gutter.from);
  for (let y = rows.from; y < rows.to; y++) {
    let first: Colour | undefined;
    let width = 0;
    for (let step = 0; step < reach; step++) {
      const colour = pixelAt(crop, start + side * step, y);
      const isGutter = colourDistance(colour, gutter.colour) <= minColourDistance;
      const goesOn = !isGutter && first !== undefined && colourDistance(first, colour) <= maxDrift;
      width = isGutter ? 0 : goesOn ? width + 1 : 1;
      if (!goesOn) first = isGutter ? undefined : colour;
      if (width >= unit) return true;
    }
  }
  return false;
}

/** The gaps between a field whose colours change, such as a picture in a list with the length of a film in its corner, and the plain ground of a text. */
function gapsBesideFields(crop: Raster, unit: number): EvenStretch[] {
  const reach = Math.round(minColumn * unit);
  const edge = Math.round(minGapPart * unit);
  const even = evenStretches(crop, 0, 1);
  const isField = (shares: readonly number[], from: number, to: number): boolean =>
    shares.length === reach &&
    (shares[edge] ?? 0) >= minFilledEdge &&
    shares.slice(edge).every((share) => share >= minFilled) &&
    even.every((stretch) => overlap(from, to, stretch.from, stretch.to) <= 0);
  return even.filter((gap) => {
    if (gap.to - gap.from < minFieldGap * unit) return false;
    const [before, after] = [sharesOfOthers(crop, gap, -1, reach), sharesOfOthers(crop, gap, 1, reach)];
    return (
      (isField(before, gap.from - reach, gap.from - edge) && mean(after) <= maxInk) ||
      (isField(after, gap.to + edge, gap.to + reach) && mean(before) <= maxInk)
    );
  });
}

/** The share of pixels of other colours than that of a gap in each column beside it, from the nearest. */
function sharesOfOthers(crop: Raster, gap: EvenStretch, side: 1 | -1, reach: number): number[] {
  const start = side === 1 ? gap.to : gap.from - 1;
  const columns = Math.min(reach, side === 1 ? crop.width - gap.to : gap.from);
  return Array.from({ length: columns }, (_, step) => {
    const pixels = Array.from({ length: crop.height }, (_, y) => pixelAt(crop, start + side * step, y));
    return pixels.filter((colour) => colourDistance(colour, gap.colour) > minColourDistance).length / crop.height;
  });
}

/**
 * The gaps that the edge of a shape or a rule runs through. The frame of a field and the background of a picture may change beside the
 * ends of a column, above and below the letters: an edge has to run through these, but a column need not be even there.
 */
function crossedGaps(crop: Raster, unit: number): Stretch[] {
  const gaps: Stretch[] = [];
  let last: EvenStretch | undefined;
  for (const stretch of evenStretches(crop, Math.round(columnEnds * crop.height), minGapPart * unit)) {
    if (last && stretch.from - last.to <= maxEdge * unit && isEdgeBetween(crop, last, stretch)) {
      const gap = gaps.at(-1);
      if (gap?.to === last.to) gap.to = stretch.to;
      else gaps.push({ from: last.from, to: stretch.to });
    }
    last = stretch;
  }
  return gaps.filter(({ from, to }) => to - from >= minGap * unit);
}

/**
 * @param ends how many pixels at each end of a column may be of other colours
 * @param minWidth in pixels of the crop
 */
function evenStretches(crop: Raster, ends: number, minWidth: number): EvenStretch[] {
  const stretches: EvenStretch[] = [];
  for (let x = 0; x < crop.width; x++) {
    const colours = Array.from({ length: crop.height - 2 * ends }, (_, y) => pixelAt(crop, x, ends + y));
    const colour = meanColour(colours);
    if (colours.some((one) => colourDistance(one, colour) > maxColumnSpread)) continue;
    const last = stretches.at(-1);
    if (last?.to === x && colourDistance(last.colour, colour) <= maxDrift) last.to = x + 1;
    else stretches.push({ from: x, to: x + 1, colour });
  }
  return stretches.filter(({ from, to }) => to - from >= minWidth);
}

/**
 * Whether the edge of a shape or a rule lies between two stretches: in every row, also above and below the letters, the colour of the one
 * gives way to that of the other once or, where they are alike, something else stands between them.
 */
function isEdgeBetween(crop: Raster, first: EvenStretch, second: EvenStretch): boolean {
  const isStep = colourDistance(first.colour, second.colour) > minColourDistance;
  let rows = 0;
  for (let y = 0; y < crop.height; y++) {
    const colours = Array.from({ length: second.from - first.to }, (_, index) => pixelAt(crop, first.to + index, y));
    const isSecond = colours.map((one) => colourDistance(one, second.colour) < colourDistance(one, first.colour));
    const start = isSecond.indexOf(true);
    const isCrossed = isStep
      ? start < 0 || isSecond.slice(start).every(Boolean)
      : colours.some((one) => colourDistance(one, first.colour) > minColourDistance);
    if (isCrossed) rows += 1;
  }
  return rows >= minRowShare * crop.height;
}
