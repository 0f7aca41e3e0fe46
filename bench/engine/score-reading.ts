import { align, distanceWithin } from '../metrics/edit-distance.ts';
import type { Match, PlacedLine } from './correspondence.ts';
import { onSamePlace } from './correspondence.ts';

/** Counts that add up over posters. */
export interface ReadingScore {
  /** Insertions, deletions and substitutions, those of text that is not there included. */
  edits: number;
  characters: number;
  linesFound: number;
  lines: number;
  diacriticsRight: number;
  diacritics: number;
  paragraphsRight: number;
  paragraphs: number;
}

/** Share of a line's characters that may be wrong for it to count as found. */
const tolerance = 0.25;

/** Typographic variants that any reader may choose from, and white space, are not counted. */
export function normalised(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’‚‛′`´]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The lines as one normalised text. */
export const joined = (lines: readonly PlacedLine[]): string => normalised(lines.map(({ text }) => text).join(' '));

const isMarkedLetter = (character: string): boolean =>
  /\p{L}/u.test(character) && (character.codePointAt(0) ?? 0) > 0x7f;

export function scoreReading(
  truth: readonly PlacedLine[],
  read: readonly PlacedLine[],
  matches: readonly Match[],
): ReadingScore {
  const score: ReadingScore = {
    edits: 0,
    characters: 0,
    linesFound: 0,
    lines: truth.length,
    diacriticsRight: 0,
    diacritics: 0,
    paragraphsRight: paragraphsRight(truth, read),
    paragraphs: new Set(truth.map(({ owner }) => owner)).size,
  };
  for (const match of matches) {
    const readText = joined(match.read);
    const pairs = align(joined(match.truth), readText);
    score.edits += pairs.filter((pair) => pair.truth !== pair.read).length;
    score.characters += pairs.filter((pair) => pair.truth !== '').length;
    const marked = pairs.filter((pair) => isMarkedLetter(pair.truth));
    score.diacritics += marked.length;
    score.diacriticsRight += marked.filter((pair) => pair.truth === pair.read).length;
    for (const line of match.truth) {
      const text = normalised(line.text);
      if (distanceWithin(text, readText) <= tolerance * text.length) score.linesFound++;
    }
  }
  return score;
}

/** How many true texts stand alone and whole in one read text: all their lines, no other's, and no second read text among them. */
function paragraphsRight(truth: readonly PlacedLine[], read: readonly PlacedLine[]): number {
  const covered = truth.map(
    (line) => new Set(read.filter((other) => onSamePlace(line.quad, other.quad)).map(({ owner }) => owner)),
  );
  const owners = new Set(truth.map(({ owner }) => owner));
  let right = 0;
  for (const owner of owners) {
    const found = new Set(covered.flatMap((set, index) => (truth[index]?.owner === owner ? [...set] : [])));
    const [only] = found;
    const whole = covered.every((set, index) => truth[index]?.owner !== owner || set.size > 0);
    const alone = covered.every((set, index) => truth[index]?.owner === owner || only === undefined || !set.has(only));
    if (found.size === 1 && whole && alone) right++;
  }
  return right;
}
