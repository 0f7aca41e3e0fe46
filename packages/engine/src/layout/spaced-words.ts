import type { RecognisedLine } from '../model/recognised-line.ts';
import { boundsInFrame, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { colourDistance } from '../image/colour.ts';
import { onOneBaseline, type PlacedLine, placeLines } from './placed-line.ts';

// `bench type` shows a change of these: read %.
/** Maximum gap, in distances from one letter to the next; cells of a table are farther apart. */
const maxGap = 1.6;
/** Maximum ratio of the sizes of two words, as far as their letters show it. */
const sameSize = 1.4;
/** Maximum distances in RGB of the ink and of its background: a photograph changes more along a line than type does. */
const sameColour = 40;
const sameBackground = 70;
const minLetters = 2;
/** Limits for faces of a fixed pitch: the room beside the ink of the first and the last letter, the ratio of two pitches, and a word's offset from its place. */
const besideInk = 0.23;
const samePitch = 1.08;
const offPitch = 0.3;

/**
 * Joins words that stand so far apart that the detector took each for a line of its own: capitals with wide letter spacing, and words in a face with a
 * fixed pitch. A gap tells nothing by itself; it is a word space where it is hardly wider than a letter of these very words with the space around it, or
 * where the next word begins just one letter further on.
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
  if (first.bow || second.bow || first.doubt !== second.doubt) return false;
  const [a, b] = placeLines([first, second]);
  return (
    a !== undefined &&
    b !== undefined &&
    b.left >= a.right &&
    Math.max(a.fontSize, b.fontSize) <= sameSize * Math.min(a.fontSize, b.fontSize) &&
    onOneBaseline(a, b) &&
    first.colour !== undefined &&
    second.colour !== undefined &&
    colourDistance(first.colour, second.colour) <= sameColour &&
    standOnOneShape(first, second) &&
    (areSpacedCapitals(a, b) || areOfOnePitch(a, b))
  );
}

/** Whether two words may stand on one shape: the badges of two logos differ in color. */
function standOnOneShape({ background: a }: RecognisedLine, { background: b }: RecognisedLine): boolean {
  return !a || !b || colourDistance(a, b) <= sameBackground;
}

function areSpacedCapitals(first: PlacedLine, second: PlacedLine): boolean {
  const widest = maxGap * Math.min(pitchOf(first.line), pitchOf(second.line));
  return isCapitals(first.line) && isCapitals(second.line) && second.left - first.right <= widest;
}

/** Whether all letters of two words, and the space between them, are as far from each other: hardly ever so where letters differ in width. */
function areOfOnePitch(first: PlacedLine, second: PlacedLine): boolean {
  const [letters, others] = [lettersOf(first.line), lettersOf(second.line)];
  if (Math.min(letters, others) < minLetters) return false;
  const [pitch, other] = [first.line.box.width / (letters - besideInk), second.line.box.width / (others - besideInk)];
  const ahead = (second.left - first.left) / pitch - (letters + 1);
  return Math.max(pitch, other) <= samePitch * Math.min(pitch, other) && Math.abs(ahead) <= offPitch;
}

/** Capitals alone are set with much letter spacing. */
function isCapitals({ text }: RecognisedLine): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '').length;
  return letters >= minLetters && text === text.toUpperCase();
}

/** Mean distance from one letter to the next, in pixels of the picture. */
function pitchOf(line: RecognisedLine): number {
  return line.box.width / lettersOf(line);
}

function lettersOf({ text }: RecognisedLine): number {
  return Array.from(text).length;
}

function together(first: RecognisedLine, second: RecognisedLine): RecognisedLine {
  const { angle } = first.box;
  const bounds = boundsInFrame([...quadOf(first.box), ...quadOf(second.box)], angle);
  const isLower = boundsInFrame(quadOf(second.box), angle).bottom > boundsInFrame(quadOf(first.box), angle).bottom;
  return {
    ...first,
    descent: isLower ? second.descent : first.descent,
    text: `${first.text} ${second.text}`,
    confidence: Math.min(first.confidence, second.confidence),
    box: rectangleFromFrame(bounds, angle),
  };
}
