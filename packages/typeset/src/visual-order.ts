import type { Measure } from './break.ts';
import { type Direction, firstStrongDirection, hasRightToLeft } from './direction.ts';
import type { Stretch } from './types.ts';

/** What of a paragraph decides the order of one of its lines. */
export interface Around {
  /** Of the letters before the line. Default: as the line is written. */
  before?: Direction | undefined;
  /** Of the letters behind it. */
  after?: Direction | undefined;
  /** The sides of brackets, by where they stand in the whole text: their pairs may be on other lines. */
  brackets?: ReadonlyMap<number, Direction> | undefined;
}

/** A line whose parts are placed. */
export interface PlacedLine {
  text: string;
  /** Where it begins in the whole text, in UTF-16 units. */
  start: number;
  /** In which it is written. Default: from the left. */
  direction?: Direction | undefined;
  /** Of the letters of its paragraph before and after it: numbers and signs at its ends go with them. Default: as it is written. */
  around?: Around | undefined;
}

/** A part of a line, with where it stands on it. */
export interface PlacedPiece {
  piece: Stretch;
  /** From the left end of the line, at size 1. */
  left: number;
  /** Whether its letters are written from the right. */
  rightToLeft: boolean;
}

/** Left ends of pieces that follow each other from the left, at size 1, kerned with what stands before them. */
function leftEnds(line: string, start: number, pieces: readonly Stretch[], measure: Measure): number[] {
  return pieces.map(
    ({ text, start: at }) => measure(line.slice(0, at - start + text.length), start) - measure(text, at),
  );
}

type Side = Direction | 'number' | undefined;

/** Signs that belong to the number beside them. */
const ofNumber = /^[+#%°$€£-]+\s*$/;

/**
 * The side of each piece that has one of its own: numbers behind letters from the left are as those letters.
 * @param before of the letters before the pieces
 */
function sidesOf(pieces: readonly Stretch[], before: Direction): Side[] {
  let strong = before;
  const sides = pieces.map(({ text }): Side => {
    const direction = firstStrongDirection(text);
    strong = direction ?? strong;
    if (direction === undefined && /\p{Nd}/u.test(text)) return strong === 'rtl' ? 'number' : 'ltr';
    return direction;
  });
  return sides.map((side, index) => {
    const beside = sides[index - 1] ?? sides[index + 1];
    return side === undefined && beside === 'number' && ofNumber.test(pieces[index]?.text ?? '') ? beside : side;
  });
}

const opening = '([{';
const closing = ')]}';

/** The sides of brackets, which go with the line unless all within and what stands before them goes the other way. Source: rule N0 of UAX #9. */
function withBrackets(
  pieces: readonly Stretch[],
  sides: readonly Side[],
  base: Direction,
  beforeAll: Direction,
): Side[] {
  const result = [...sides];
  const open: number[] = [];
  for (const [index, { text }] of pieces.entries()) {
    const bracket = text.trim();
    if (bracket.length !== 1) continue;
    if (opening.includes(bracket)) open.push(index);
    if (!closing.includes(bracket)) continue;
    const start = open.pop();
    if (start === undefined) continue;
    const within = sides.slice(start + 1, index).map(ofLetters);
    const other = base === 'ltr' ? 'rtl' : 'ltr';
    if (!within.includes(base) && !within.includes(other)) continue;
    const before = ofLetters(result.slice(0, start).findLast((side) => side !== undefined)) ?? beforeAll;
    const side = !within.includes(base) && before === other ? other : base;
    result[start] = side;
    result[index] = side;
  }
  return result;
}

/** The sides of the brackets of a paragraph whose pairs have one, by where they stand in the whole text. Source: rule N0 of UAX #9. */
export function sidesOfBrackets(pieces: readonly Stretch[], base: Direction): Map<number, Direction> {
  const own = sidesOf(pieces, base);
  const found = new Map<number, Direction>();
  for (const [index, side] of withBrackets(pieces, own, base, base).entries()) {
    const bracket = pieces[index];
    if (bracket && own[index] === undefined && (side === 'ltr' || side === 'rtl')) found.set(bracket.start, side);
  }
  return found;
}

/** Whether a bracket opens or closes in a line whose other one is on another line. */
export function splitsBrackets(line: string): boolean {
  let open = 0;
  for (const character of line) {
    if (opening.includes(character)) open++;
    if (closing.includes(character)) open--;
    if (open < 0) return true;
  }
  return open > 0;
}

/** Numbers count as letters from the right for what stands beside them. */
function ofLetters(side: Side): Direction | undefined {
  return side === 'number' ? 'rtl' : side;
}

/**
 * The embedding level of each piece: odd where it is written from the right. Numbers behind letters from the right stand among them as they do in
 * the text, themselves written from the left; signs go with what is around them, or else with the line.
 */
function levelsOf(pieces: readonly Stretch[], base: Direction, around: PlacedLine['around']): number[] {
  const { before: beforeAll = base, after: afterAll = base, brackets } = around ?? {};
  const sides = withBrackets(pieces, sidesOf(pieces, beforeAll), base, beforeAll).map(
    (side, index) => brackets?.get(pieces[index]?.start ?? -1) ?? side,
  );
  return sides.map((side, index) => {
    if (side === 'number') return 2;
    const before = ofLetters(sides.slice(0, index).findLast((other) => other !== undefined)) ?? beforeAll;
    const after = ofLetters(sides.slice(index + 1).find((other) => other !== undefined)) ?? afterAll;
    const resolved = side ?? (before === after ? before : base);
    return resolved === 'rtl' ? 1 : base === 'rtl' ? 2 : 0;
  });
}

/** Stretches of neighbours of a level or a higher one, as where they begin and end. */
function stretchesFrom(level: number, levels: readonly number[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const [index, own] of levels.entries()) {
    const last = stretches.at(-1);
    if (own < level) continue;
    if (last?.[1] === index) last[1] = index + 1;
    else stretches.push([index, index + 1]);
  }
  return stretches;
}

/**
 * Where the parts of a line stand: in the order of the text from the left or from the right as the line is written, words of the other direction
 * among themselves in the other order. Source: UAX #9, with whole words in place of letters.
 *
 * @param measure width of a part of the whole text at size 1, without space after its last letter
 */
export function placePieces(
  { text, start, direction = 'ltr', around }: PlacedLine,
  pieces: readonly Stretch[],
  measure: Measure,
): PlacedPiece[] {
  const lefts = leftEnds(text, start, pieces, measure);
  const placed = (levels: readonly number[]) =>
    pieces.map((piece, index) => ({ piece, left: lefts[index] ?? 0, rightToLeft: levels[index] === 1 }));
  if (direction === 'ltr' && !around && !hasRightToLeft(text)) return placed([]);
  const widths = pieces.map(({ text: words, start: at }) => measure(words.trimEnd(), at));
  const mirror = (from: number, to: number): void => {
    const all = pieces.slice(from, to).map((_, index) => from + index);
    const left = Math.min(...all.map((index) => lefts[index] ?? 0));
    const right = Math.max(...all.map((index) => (lefts[index] ?? 0) + (widths[index] ?? 0)));
    for (const index of all) lefts[index] = left + right - (lefts[index] ?? 0) - (widths[index] ?? 0);
  };
  const levels = levelsOf(pieces, direction, around);
  for (const level of [2, 1]) for (const [from, to] of stretchesFrom(level, levels)) mirror(from, to);
  return placed(levels);
}
