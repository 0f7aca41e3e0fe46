import { type Measure, splitParagraphs } from './break.ts';
import { hasRightToLeft } from './direction.ts';
import type { TextStyle } from './types.ts';

/** Quotation marks at the ends of a line: those of the Unicode categories that CSS's `hanging-punctuation` names, and the straight ones. */
const openingQuotes = /^["'‚„\p{Pi}\p{Pf}]+/u;
const closingQuotes = /["'\p{Pi}\p{Pf}]+$/u;
/** A bullet at the start of a paragraph, with the space behind it. */
const bullet = /^[•‣⁃◦·▪▫●○■□✓✔➤►][ \u00a0]+/u;

/** Returns the letters of a line that hang out at its start; empty where nothing does. */
export function hangingStart(line: string, beginsParagraph: boolean): string {
  return (beginsParagraph ? bullet.exec(line)?.[0] : undefined) ?? openingQuotes.exec(line)?.[0] ?? '';
}

/** Returns the letters of a line that hang out at its end. */
export function hangingEnd(line: string): string {
  return closingQuotes.exec(line)?.[0] ?? '';
}

/** Whether a line of a text may begin or end, on the side that it is aligned to, with what hangs out. */
export function mayHang(text: string, { textAlign }: Pick<TextStyle, 'textAlign'>): boolean {
  if (textAlign === 'center') return false;
  const words = text.split(/\s+/u);
  return textAlign === 'right'
    ? words.some((word) => hangingEnd(word) !== '')
    : words.some((word) => hangingStart(word, false) !== '') ||
        splitParagraphs(text).some((paragraph) => hangingStart(paragraph.text, true) !== '');
}

/** The part of a line that stands outside its box. */
interface Hanging {
  /** Letters at its start, in UTF-16 units, and how wide they are. */
  units: number;
  before: number;
  /** Width of the letters at its end. */
  after: number;
}

const nothing: Hanging = { units: 0, before: 0, after: 0 };

type Hangs = (line: string, start: number) => Hanging;

/**
 * Tells what hangs out of the box on the side that a text is aligned to: quotation marks at the start of lines set left or justified and at the end of
 * lines set right, and the bullet of a paragraph.
 *
 * @param measure in any unit, which is that of the result
 */
export function hangingOf(
  text: string,
  { hangingPunctuation = false, textAlign, justified = false }: TextStyle,
  measure: Measure,
): Hangs {
  const atStart = textAlign === 'left' || justified;
  // Lines from the right begin and end on the other side.
  if (!hangingPunctuation || hasRightToLeft(text) || (textAlign === 'center' && !justified)) return () => nothing;
  const starts = new Set(splitParagraphs(text).map(({ start }) => start));
  return (line, start) => {
    if (!atStart) {
      const { length } = hangingEnd(line);
      const after = length === 0 ? 0 : measure(line, start) - measure(line.slice(0, -length), start);
      return { ...nothing, after };
    }
    const units = hangingStart(line, starts.has(start)).length;
    const before = units === 0 ? 0 : measure(line, start) - measure(line.slice(units), start + units);
    return { ...nothing, units, before };
  };
}

/** Measures lines without what hangs out of their box. */
export function measureWithin(measure: Measure, hangs: Hangs): Measure {
  return (line, start) => {
    const { before, after } = hangs(line, start);
    return measure(line, start) - before - after;
  };
}
