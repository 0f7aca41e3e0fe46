import type { LocalisedText, Point, Quad } from '@palimpsest/engine';
import { layoutText } from '@palimpsest/typeset';
import { createCanvas } from '@palimpsest/typeset/node';

/** How the ink of a text lies beside that of the designer's. */
export interface InkApart {
  /** Ratio of the widths less 1. */
  width: number;
  /** How far it stands elsewhere, in font sizes: along the line at the edge that agrees best, and across it. */
  place: number;
}

/** The causes that decide how near a text comes to the designer's picture. */
export interface SeenText {
  closeness: number;
  read: boolean;
  class: boolean;
  family: boolean;
  weight: boolean;
  slope: boolean;
  effect: boolean | undefined;
  /** Whether the lines break where the designer's do. */
  lines: boolean;
  apart: InkApart | undefined;
  /** How much of the words is the same in both languages, 0 to 1. */
  sameWords: number;
}

/** Least closeness, greatest difference of widths and place, and what of the words may be the same. */
const levels = { closeness: 0.65, width: 0.01, place: 0.03, sameWords: 0.6 };

/** Why a text can be far from the designer's, what changes most first. */
const causes: readonly { name: string; holds: (score: SeenText) => boolean }[] = [
  { name: 'read otherwise', holds: ({ read }) => !read },
  { name: 'lines break elsewhere', holds: ({ lines }) => !lines },
  { name: 'another class, weight or slope', holds: (score) => !score.class || !score.weight || !score.slope },
  { name: 'another family', holds: ({ family }) => !family },
  { name: 'another effect', holds: ({ effect }) => effect === false },
  { name: 'lines of another width', holds: ({ apart }) => Math.abs(apart?.width ?? 0) > levels.width },
  { name: 'another place', holds: ({ apart }) => (apart?.place ?? 0) > levels.place },
  { name: 'words that hardly differ between the languages', holds: (score) => score.sameWords > levels.sameWords },
  { name: 'none of these', holds: () => true },
];

/** The first cause that holds for a text that is not near; undefined for one that is. */
export function causeOf(score: SeenText): string | undefined {
  return score.closeness >= levels.closeness ? undefined : causes.find(({ holds }) => holds(score))?.name;
}

/** Counts the texts that are not near by their cause, with what each takes off the mean closeness of all: the most first. */
export function printCauses(scores: readonly SeenText[]): string {
  const far = Map.groupBy(scores, causeOf);
  far.delete(undefined);
  const lost = (texts: readonly SeenText[]): number =>
    texts.reduce((sum, { closeness }) => sum + levels.closeness - closeness, 0) / scores.length;
  const lines = [...far]
    .toSorted(([, one], [, other]) => lost(other) - lost(one))
    .map(([cause, texts]) => `${cause}: ${texts.length} texts, ${lost(texts).toFixed(2)}`);
  const count = [...far.values()].reduce((sum, { length }) => sum + length, 0);
  return [`closeness below ${levels.closeness}: ${count} of ${scores.length} texts`, ...lines].join('\n');
}

/** The lines of a set text. */
export function linesOf(text: LocalisedText): string[] {
  const ctx = createCanvas(1, 1).getContext('2d');
  return layoutText(ctx, text.translatedText, text, text.width).lines.map((line) => line.text.trim());
}

const length = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

const middle = ([a, , c]: Quad): Point => ({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 });

/** Compares the ink of a text with the designer's. */
export function inkApart(own: Quad, designed: Quad, fontSize: number): InkApart {
  const width = length(designed[0], designed[1]);
  const along = { x: (designed[1].x - designed[0].x) / width, y: (designed[1].y - designed[0].y) / width };
  const off = (one: Point, other: Point) => ({
    along: Math.abs((one.x - other.x) * along.x + (one.y - other.y) * along.y),
    across: Math.abs((one.y - other.y) * along.x - (one.x - other.x) * along.y),
  });
  const ends = [off(own[0], designed[0]), off(own[1], designed[1]), off(middle(own), middle(designed))];
  const across = off(middle(own), middle(designed)).across;
  return {
    width: length(own[0], own[1]) / width - 1,
    place: Math.hypot(Math.min(...ends.map((end) => end.along)), across) / fontSize,
  };
}
