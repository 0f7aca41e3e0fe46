import { Example7_13, Example7_25, LB13, LB25, Rules } from '@cto.af/linebreak';

/**
 * Gives the width of a part of a text, in any unit that is used throughout.
 * @param start where the part begins in the whole text, in UTF-16 units: its runs may be wider than the rest
 */
export type Measure = (text: string, start: number) => number;

const rules = createRules();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The rules with UAX #14's tailoring for numbers. The library's own option finds them by function name, which a minifier changes. */
function createRules(): Rules {
  const tailored = new Map([
    [LB13, Example7_13],
    [LB25, Example7_25],
  ]);
  const created = new Rules();
  created.rules = created.rules.map((rule) => tailored.get(rule) ?? rule);
  return created;
}

const paragraphEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Spaces that vanish at the end of a line; those that join words (U+00A0, U+202F, U+2007) stay. */
const hangingSpace = /[ \t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+$/;
const softHyphen = '\u00ad';

export interface TextParagraph {
  text: string;
  /** Where it begins in the whole text, in UTF-16 units. */
  start: number;
}

/** The paragraphs of a text: what its explicit line ends part. */
export function splitParagraphs(text: string): TextParagraph[] {
  const paragraphs: TextParagraph[] = [];
  let start = 0;
  for (const { 0: lineEnd, index } of text.matchAll(paragraphEnd)) {
    paragraphs.push({ text: text.slice(start, index), start });
    start = index + lineEnd.length;
  }
  paragraphs.push({ text: text.slice(start), start });
  return paragraphs;
}

/**
 * A paragraph cut at every place where a line may end, by Unicode's line breaking algorithm (UAX #14), and never inside a
 * grapheme cluster.
 */
export function splitAtBreaks(paragraph: string): string[] {
  const clusters = graphemes.segment(paragraph);
  const pieces: string[] = [];
  let start = 0;
  for (const { position } of rules.breaks(paragraph)) {
    // The rules part emoji after a zero width joiner that they have merged into the letter before it.
    const cluster = clusters.containing(position);
    if (cluster && cluster.index !== position) continue;
    pieces.push(paragraph.slice(start, position));
    start = position;
  }
  return pieces;
}

/** What is seen of a line that ends here: without the spaces at its end, and with the hyphen of a soft hyphen that broke it. */
export function visibleLine(line: string): string {
  const shown = line.replace(hangingSpace, '');
  return shown.endsWith(softHyphen) ? `${shown.slice(0, -1)}-` : shown;
}

/** Cuts a word too wide for its line between grapheme clusters; each part but the last fills the width, and holds one cluster at least. */
function splitWord(word: string, start: number, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment, index } of graphemes.segment(word)) {
    if (part && measure(visibleLine(part + segment), start + index - part.length) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  parts.push(part);
  return parts;
}

/**
 * Breaks a paragraph into lines, each as full as it can be. Every line is within the width, except one that holds a single
 * grapheme cluster wider than it. A word is cut only when it is wider than a whole line, and then starts on a line of its own.
 *
 * @param pieces of the paragraph, from `splitAtBreaks`
 * @param start where the paragraph begins in the whole text, in UTF-16 units
 * @returns the lines with the white space at their ends, so that they join to the paragraph; at least one
 */
export function breakLines(pieces: readonly string[], start: number, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let lineStart = start;
  const fits = (words: string) => measure(visibleLine(words), lineStart) <= width;
  const end = (whole: string): void => {
    lines.push(whole);
    lineStart += whole.length;
  };
  for (const piece of pieces) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line) end(line);
    line = piece;
    if (fits(piece)) continue;
    const parts = splitWord(piece, lineStart, width, measure);
    line = parts.pop() ?? '';
    for (const part of parts) end(part);
  }
  lines.push(line);
  return lines;
}
