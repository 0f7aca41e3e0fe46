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
  /** Its start in the whole text, in UTF-16 units. */
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

/** Returns the visible part of a line that ends here: without the spaces at its end, and with the hyphen of a soft hyphen that broke it. */
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

/** A line of a paragraph that was broken. */
export interface BrokenLine {
  /** The text of the line, with trailing white space, so that the lines join to the paragraph. */
  text: string;
  /** Whether a word was parted at its end, where a hyphen is drawn that the text does not have. */
  hyphenated: boolean;
}

/** Returns the visible part of a broken line. */
export function shownOf({ text, hyphenated }: BrokenLine): string {
  return hyphenated ? `${text}-` : visibleLine(text);
}

/** How a paragraph is broken. */
export interface Breaking {
  /** Width of the longest line, in the unit of `measure`. */
  width: number;
  measure: Measure;
  /**
   * Whether a line that leaves so much of the width free shall rather end inside the next word, where that may be parted.
   * @param line what is seen of it
   */
  isLoose: (line: string, free: number) => boolean;
}

/** The maximum number of consecutive lines that end with a hyphen: more look like a ladder. */
const maxHyphensInRow = 2;

/**
 * Breaks a paragraph into lines, each as full as it can be. Every line is within the width, except one that holds a single
 * grapheme cluster wider than it. A word is cut only when it, or a part of it, is wider than a whole line, and then starts on a line of its own.
 *
 * @param words of the paragraph, from `splitAtBreaks`, each in the parts between which it may be hyphenated
 * @param start where the paragraph begins in the whole text, in UTF-16 units
 * @returns at least one
 */
export function breakLines(
  words: readonly (readonly string[])[],
  start: number,
  { width, measure, isLoose }: Breaking,
): BrokenLine[] {
  const lines: BrokenLine[] = [];
  let line = '';
  let lineStart = start;
  let hyphensInRow = 0;
  const fits = (text: string, hyphenated = false) => measure(shownOf({ text, hyphenated }), lineStart) <= width;
  const end = (text: string, hyphenated = false): void => {
    lines.push({ text, hyphenated });
    line = '';
    lineStart += text.length;
    hyphensInRow = hyphenated ? hyphensInRow + 1 : 0;
  };
  /** How many parts of a word the line takes before a hyphen. */
  const partsTaken = (parts: readonly string[]): number => {
    if (parts.length < 2) return 0;
    const shown = visibleLine(line);
    const mayPart =
      line === '' || (hyphensInRow < maxHyphensInRow && isLoose(shown, width - measure(shown, lineStart)));
    let taken = mayPart ? parts.length - 1 : 0;
    while (taken > 0 && !fits(line + parts.slice(0, taken).join(''), true)) taken--;
    return taken;
  };
  for (const word of words) {
    let rest = word;
    while (!fits(line + rest.join(''))) {
      const taken = partsTaken(rest);
      if (taken > 0) {
        end(line + rest.slice(0, taken).join(''), true);
        rest = rest.slice(taken);
      } else if (line) {
        end(line);
      } else {
        const cut = splitWord(rest.join(''), lineStart, width, measure);
        rest = cut.splice(-1);
        for (const part of cut) end(part);
        break;
      }
    }
    line += rest.join('');
  }
  lines.push({ text: line, hyphenated: false });
  return lines;
}
