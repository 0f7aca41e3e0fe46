import { breaksParameters, paragraphsParameters } from './parameters.ts';
import { isAddressGoingOn } from './joining.ts';
import { median } from '../median.ts';
import { onOneBaseline, type PlacedLine } from './placed-line.ts';
import { overlap } from '../geometry/bounds.ts';

const { closeLeading } = breaksParameters;
// `bench engine` shows a change of these: groups %.
/** In font sizes: a text goes on over a line that was ended on purpose only where its lines stand this close. */
const looseLeading = 1.55;
/** In font sizes: a line with room for the next word and this much more was ended on purpose. */
const deliberateRoom = 0.6;
/** In font sizes: lines of a headline stand closer than this, whose capitals may be lower than those of the mean of faces. */
const headlineLeading = 1.45;
/** Ratio of the size of a headline to that of most lines of a picture. */
const headlineSize = 1.6;
const wordSpace = 0.25;
/** In characters: lines this long that leave no room are running text even where each begins with a capital. */
const longLine = 26;
/** In font sizes: the text of an item stands so far behind its mark that a line below the text does not stand below the mark. */
const itemIndent = 0.6;
/** Ratio of the strokes of a bold line to those of a regular one of the same face, as measured in small type. */
const boldStroke = 1.22;
const { alignmentTolerance, minLeading, leadingTolerance } = paragraphsParameters;

/**
 * Splits a run of evenly spaced lines into texts. In running text a line breaks where the next word found no
 * room, and most lines go on in small letters; items of a list and cells of a table begin anew, with room to spare.
 * @param all the lines of the picture, among which a headline stands out
 */
export function breaksIntoItems(run: readonly PlacedLine[], all: readonly PlacedLine[]): PlacedLine[][] {
  const width = Math.max(...run.map(({ left, right }) => right - left));
  const breaks = run.slice(1).map((line, index) => breakBefore(line, run[index] ?? line, width, all));
  const areTwoApart = run.length === 2 && breaks.every(({ leading }) => leading > looseLeading);
  const isProse =
    !areTwoApart &&
    (breaks.filter(({ beginsSmall }) => beginsSmall).length * 3 >= Math.max(1, breaks.length) ||
      run.some(({ line }) => /\p{Letter}[.!?]$/u.test(line.text)) ||
      run.slice(0, -1).every(({ line }) => line.text.length >= longLine));
  const areRows = beginInCapitals(run);
  const isList =
    breaks.filter(({ hadRoom, leading }) => hadRoom && (areRows || leading > looseLeading)).length * 2 > breaks.length;
  const most = median(all.map(({ fontSize }) => fontSize)) ?? 0;
  const isHeadline = run.every(({ fontSize }) => fontSize >= headlineSize * most);
  const fullLeading = isHeadline ? headlineLeading : closeLeading;
  const itemLeading = run[0]?.beginsItem ? Math.min(looseLeading, leadingOfItems(run[0], all)) : 0;
  const parts: PlacedLine[][] = [];
  for (const [index, line] of run.entries()) {
    const before = breaks[index - 1];
    const goesOnHere =
      before &&
      ((before.leading <= itemLeading && isBelowText(line, run)) ||
        (!isList &&
          !isNumberBelow(line, isProse || isHeadline) &&
          !before.isBelowHeading &&
          goesOn(before, isProse, fullLeading)));
    if (goesOnHere) parts.at(-1)?.push(line);
    else parts.push([line]);
  }
  return parts;
}

/**
 * Whether each line begins in a capital although words within lines do not, as rows of a menu do. Two such lines may be a sentence whose
 * second line begins with a name.
 */
function beginInCapitals(run: readonly PlacedLine[]): boolean {
  const inner = run.flatMap(({ line }) => line.text.split(' ').slice(1)).filter((word) => /^\p{Letter}/u.test(word));
  const small = inner.filter((word) => /^\p{Lowercase}/u.test(word));
  return (
    run.length > 2 && run.every(({ line }) => /^\p{Uppercase}/u.test(line.text)) && small.length * 2 > inner.length
  );
}

/** The least distance of two items of one list, the lines of an item being closer, in font sizes; infinite where there is no other item. */
function leadingOfItems({ textLeft, fontSize, baseline }: PlacedLine, all: readonly PlacedLine[]): number {
  const list = all
    .filter((other) => other.beginsItem && Math.abs(other.textLeft - textLeft) <= alignmentTolerance * fontSize)
    .map((other) => (other.baseline - baseline) / fontSize)
    .toSorted((a, b) => a - b);
  const distances = list.slice(1).map((at, index) => at - (list[index] ?? at));
  return Math.min(Infinity, ...distances.filter((distance) => distance >= minLeading)) + leadingTolerance;
}

/** The break between a line and the one before it. */
interface LineBreak {
  /** Distance of the baselines, in font sizes of the smaller line. */
  leading: number;
  /** True where the first word of the line would have fitted on the one before. */
  hadRoom: boolean;
  /** True where the lines are cells of a table: other texts stand beside both, and the lines are apart as rows are, or those texts are figures. */
  isTabular: boolean;
  beginsSmall: boolean;
  /** True where the line before is bolder and the line begins in a capital: the text below a heading of the same size. */
  isBelowHeading: boolean;
  /** True where the line before ends in the middle of a sentence or of an address, as its last sign or the text beside it shows. */
  isOpen: boolean;
}

function breakBefore(line: PlacedLine, previous: PlacedLine, width: number, all: readonly PlacedLine[]): LineBreak {
  const [firstWord = ''] = line.line.text.split(' ');
  const wordWidth = ((line.right - line.left) * firstWord.length) / Math.max(1, line.line.text.length);
  const room = width - (previous.right - previous.left) - wordWidth;
  const leading = leadingBetween(previous, line);
  const isOpen = isOpenBefore(previous, line) || isWrappedBeside(previous, line, all);
  const isLighter = (previous.line.stroke ?? 0) > boldStroke * (line.line.stroke ?? Infinity);
  const isBesideFigures = previous.neighbour === 'figures' || line.neighbour === 'figures';
  return {
    leading,
    hadRoom: room > (wordSpace + deliberateRoom) * line.fontSize,
    isTabular:
      previous.neighbour !== 'none' && line.neighbour !== 'none' && (isBesideFigures || leading > closeLeading),
    beginsSmall: /^\p{Lowercase}/u.test(line.line.text),
    isBelowHeading: isLighter && !isOpen && /^\p{Punctuation}?\p{Uppercase}/u.test(line.line.text),
    isOpen,
  };
}

/** The distance of the baselines of two lines, in font sizes of the smaller one. */
function leadingBetween(upper: PlacedLine, lower: PlacedLine): number {
  return (lower.baseline - upper.baseline) / Math.min(upper.fontSize, lower.fontSize);
}

function isOpenBefore(previous: PlacedLine, { line }: PlacedLine): boolean {
  return /[-,;\u00AD]$/u.test(previous.line.text) || isAddressGoingOn(previous.line.text, line.text);
}

/**
 * True where a text beside goes on from one of two lines to the other: cells of a row begin on one line, so that the second line begins none. The
 * leading is that of the text beside, since smaller type stands on the same baselines.
 */
function isWrappedBeside(previous: PlacedLine, line: PlacedLine, all: readonly PlacedLine[]): boolean {
  const uppers = all.filter((other) => other !== previous && onOneBaseline(other, previous));
  const lowers = all.filter((other) => other !== line && onOneBaseline(other, line));
  return uppers.some((upper) =>
    lowers.some(
      (lower) =>
        overlap(upper.left, upper.right, lower.left, lower.right) > 0 &&
        leadingBetween(upper, lower) <= looseLeading &&
        (isOpenBefore(upper, lower) ||
          (/^\p{Uppercase}/u.test(upper.line.text) && /^\p{Lowercase}/u.test(lower.line.text))),
    ),
  );
}

/**
 * True where a line is a number or a range that belongs to the label above, such as an address in a network or dates;
 * in running text a number continues the sentence.
 */
function isNumberBelow({ line }: PlacedLine, isText: boolean): boolean {
  const number = String.raw`[\d\p{Punctuation}\s]*\d{2}[\d\p{Punctuation}\s]*`;
  return !isText && new RegExp(`^${number}(?:\\s\\p{Letter}{1,4}\\s${number})?$`, 'u').test(line.text);
}

/** True where a line begins below the text of the item at the start of its run, not below the mark: a new item has a mark of its own. */
function isBelowText({ left, fontSize }: PlacedLine, run: readonly PlacedLine[]): boolean {
  const [item] = run;
  if (!item) return false;
  const isHanging = run.some(({ line }) => line.mark) || item.textLeft - item.left > itemIndent * fontSize;
  return isHanging && Math.abs(left - item.textLeft) <= alignmentTolerance * fontSize;
}

/** @param fullLeading the widest leading at which a line that left no room goes on in capitals, in font sizes */
function goesOn(
  { leading, hadRoom, isTabular, beginsSmall, isOpen }: LineBreak,
  isProse: boolean,
  fullLeading: number,
): boolean {
  if (beginsSmall && !isTabular && (!hadRoom || leading <= looseLeading)) return true;
  if (isOpen) return true;
  if (hadRoom) return !isTabular && leading <= (isProse ? looseLeading : closeLeading);
  return isProse || (!isTabular && leading <= fullLeading);
}
