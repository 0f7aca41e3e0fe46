import { hasRightToLeft } from './direction.ts';
import { placeStretches, stretchesOf } from './runs.ts';
import type { LayoutLine, LineSegment, Stretch, TextStyle } from './types.ts';

/** Word separators that are stretched, as in CSS. */
const gap = /[ \u00a0]/gu;
/** The maximum that is added to a space, in ems: a line of few words that needs more is not justified. */
const maxAdded = 3;
/** A line of running text in which spaces grow by more rather ends inside a word, in ems. */
const looseSpace = 0.12;

/** The spaces between the words of a line; those before its first word, and before the end of an indent in UTF-16 units, are none. */
function gapsIn(line: string, indent = 0): number {
  return line.slice(indent).trimStart().match(gap)?.length ?? 0;
}

/** Whether a justified line that leaves so much free, in ems, rather ends inside a word. */
export function isLooseJustified(line: string, free: number): boolean {
  const gaps = gapsIn(line);
  return gaps === 0 || free / gaps > looseSpace;
}

/** A stretch cut behind its spaces. */
function wordsOf({ text, start, run }: Stretch): Stretch[] {
  let at = start;
  return text.split(/(?<=[ \u00a0])(?![ \u00a0])/u).map((word) => {
    const stretch = { text: word, start: at, run };
    at += word.length;
    return stretch;
  });
}

/**
 * The words of a line spread over a width, each with the spaces behind it: all spaces between words grow alike, and no letters do.
 *
 * @param line its `indent` is the letters before its first word that hang out of the box, in UTF-16 units
 * @param width of the box and of what hangs out of it, in pixels of the image
 * @returns undefined if the line is not justified: it has one word, right-to-left words, or so few words that they would stand too far apart
 */
export function justifiedSegments(
  {
    text,
    start,
    width: own,
    direction,
    indent,
  }: Pick<LayoutLine, 'text' | 'start' | 'width' | 'direction'> & { indent: number },
  style: TextStyle,
  measure: (text: string, start: number) => number,
  width: number,
): LineSegment[] | undefined {
  const gaps = gapsIn(text, indent);
  const added = (width - own) / gaps;
  if (gaps === 0 || added < 0 || added > maxAdded * style.fontSize) return undefined;
  if (direction === 'rtl' || hasRightToLeft(text)) return undefined;
  const words = stretchesOf(text, start, style.runs ?? []).flatMap(wordsOf);
  return placeStretches(words, { text, start }, style, measure).map((segment, index) => {
    const before = text.slice(0, (words[index]?.start ?? start) - start);
    return { ...segment, x: segment.x + added * gapsIn(`${before}|`, indent) };
  });
}
