import { measureText, type TextContext, type TextStyle } from '@palimpsest/typeset';

// `bench type` shows a change of these: IoU, closeness.
/** Maximum error of measuring whether a word had room, as a share of the width. */
const slack = 0.01;
/** Maximum width of a column, in widths of its widest line. */
const maxGuess = 1.15;
/** Maximum ratio of the sizes of texts in one face that were set alike. */
const sameSize = 1.07;
/** Width, in font sizes, above which lines of a column end nearly alike without hyphens; a letter is half a font size wide. */
const narrow = 20;

/** The possible widths of a text's column, in pixels of the image: at least its widest line, and less than any line together with the first word of the next. */
export interface ColumnRange {
  least: number;
  most: number;
}

/** The column that a text was poured into. Undefined for a single line, and for lines broken by hand or balanced, whose next words would have had room. */
export function columnRange(ctx: TextContext, lines: readonly string[], style: TextStyle): ColumnRange | undefined {
  if (lines.length < 2) return undefined;
  const least = Math.max(...lines.map((line) => measureText(ctx, line, style)));
  const tooNarrowFor = lines.slice(1).map((line, index) => {
    const [word = ''] = line.split(/\s+/u);
    return measureText(ctx, `${lines[index] ?? ''} ${word}`, style);
  });
  const most = Math.min(...tooNarrowFor);
  return most < least * (1 - slack) ? undefined : { least, most };
}

/** The likeliest width within a range. */
export function columnIn({ least, most }: ColumnRange): number {
  return Math.max(least, Math.min((least + most) / 2, least * maxGuess));
}

/** A text that was set in the frame of an angle, with its column where it was poured into one. */
export interface ColumnText {
  range: ColumnRange | undefined;
  angle: number;
  style: TextStyle;
}

/**
 * The width of the column of each text. Texts that were set alike, such as those side by side on a sign, have columns of one width where that can be:
 * together they tell it more exactly than each alone.
 */
export function columnWidths(texts: readonly ColumnText[]): (number | undefined)[] {
  return texts.map((text) => {
    if (!text.range) return undefined;
    const alike = texts.filter((other) => other !== text && isSetAlike(text, other));
    const shared = alike.reduce((known, { range }) => (range && shareOf(known, range)) ?? known, text.range);
    return columnIn(shared);
  });
}

/** The intersection of two ranges; undefined if it is empty. */
function shareOf(one: ColumnRange, other: ColumnRange): ColumnRange | undefined {
  const shared = { least: Math.max(one.least, other.least), most: Math.min(one.most, other.most) };
  return shared.least <= shared.most ? shared : undefined;
}

function isSetAlike({ style: one, angle }: ColumnText, { style: other, angle: otherAngle }: ColumnText): boolean {
  return (
    angle === otherAngle &&
    one.textAlign === other.textAlign &&
    one.fontFamily === other.fontFamily &&
    one.fontWeight === other.fontWeight &&
    one.fontStyle === other.fontStyle &&
    Math.max(one.fontSize, other.fontSize) <= Math.min(one.fontSize, other.fontSize) * sameSize
  );
}

/** Whether lines of a column end so unlike each other that hyphens help. @param width in pixels of the image; undefined without a column */
export function isNarrowColumn(width: number | undefined, { fontSize }: Pick<TextStyle, 'fontSize'>): boolean {
  return width !== undefined && width <= narrow * fontSize;
}
