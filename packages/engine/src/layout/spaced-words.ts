import type { RecognisedLine } from '../model/recognised-line.ts';
import { boundsInFrame, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { colourDistance } from '../image/colour.ts';
import { spacedWordsParameters } from './parameters.ts';

const { widestGap, sameHeight, sameMiddle, sameColour, fewestLetters } = spacedWordsParameters;

/**
 * Joins words of capitals that letter spacing set so far apart that the detector took each for a line of its own. A gap tells nothing by
 * itself; it is a word space where it is hardly wider than a letter of these very words with the space around it.
 */
export function joinSpacedWords(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const joined: RecognisedLine[] = [];
  for (const line of lines.toSorted((a, b) => a.box.x - b.box.x)) {
    const before = joined.findIndex((other) => goesOn(other, line));
    const start = joined[before];
    if (start) joined[before] = together(start, line);
    else joined.push(line);
  }
  return joined;
}

function goesOn(first: RecognisedLine, second: RecognisedLine): boolean {
  if (!isCapitals(first) || !isCapitals(second) || first.doubt !== second.doubt) return false;
  const { angle } = first.box;
  const [a, b] = [first, second].map(({ box }) => boundsInFrame(quadOf(box), angle));
  if (!a || !b) return false;
  const [high, low] = [a.bottom - a.top, b.bottom - b.top].toSorted((one, other) => other - one);
  const gap = b.left - a.right;
  return (
    gap >= 0 &&
    gap <= widestGap * Math.min(pitchOf(first), pitchOf(second)) &&
    (high ?? 0) <= sameHeight * (low ?? 0) &&
    Math.abs(a.top + a.bottom - b.top - b.bottom) / 2 <= sameMiddle * (low ?? 0) &&
    first.colour !== undefined &&
    second.colour !== undefined &&
    colourDistance(first.colour, second.colour) <= sameColour
  );
}

/** Capitals alone are set with much letter spacing. */
function isCapitals({ text, bow }: RecognisedLine): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '').length;
  return bow === undefined && letters >= fewestLetters && text === text.toUpperCase();
}

/** From one letter to the next, in pixels of the picture. */
function pitchOf({ text, box }: RecognisedLine): number {
  return box.width / Array.from(text).length;
}

function together(first: RecognisedLine, second: RecognisedLine): RecognisedLine {
  const { angle } = first.box;
  const bounds = boundsInFrame([...quadOf(first.box), ...quadOf(second.box)], angle);
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    confidence: Math.min(first.confidence, second.confidence),
    box: rectangleFromFrame(bounds, angle),
  };
}
