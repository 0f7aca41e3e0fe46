import type { TextStyle } from '@palimpsest/typeset';

/** A text with its original style. */
interface Styled {
  style: TextStyle;
  text: string;
  /** Hex. */
  colour: string;
}

interface Sized extends Styled {
  /** At which the translation fits its room. */
  fontSize: number;
}

/** Ratio of original sizes within which texts were set alike; what measuring them leaves. */
const sameSize = 1.07;
/** Euclidean distance in RGB. */
const sameColour = 60;
/** Weights further apart were meant to differ. */
const sameWeight = 100;
/** A text that alone would make all its kind smaller than this share stays the only small one. */
const smallestShare = 0.75;

/** Gives texts of one size and colour, whose faces were judged differently by no more than the error of judging, the face of most of them. */
export function alikeFaces<T extends Styled>(texts: readonly T[]): T[] {
  const kinds = kindsOf(texts, (a, b) => Math.abs(a.style.fontWeight - b.style.fontWeight) <= sameWeight);
  return texts.map((text) => {
    const kind = kinds.find((members) => members.includes(text)) ?? [text];
    const letters = new Map<string, number>();
    for (const {
      style,
      text: { length },
    } of kind)
      letters.set(faceOf(style), (letters.get(faceOf(style)) ?? 0) + length);
    const most = kind.reduce((best, other) =>
      (letters.get(faceOf(other.style)) ?? 0) > (letters.get(faceOf(best.style)) ?? 0) ? other : best,
    );
    const { fontFamily, fontWeight } = most.style;
    return { ...text, style: { ...text.style, fontFamily, fontWeight } };
  });
}

/** Gives texts that were set alike one size again: the largest at which all of them fit. */
export function alikeSizes(texts: readonly Sized[]): number[] {
  const kinds = kindsOf(texts, (a, b) => faceOf(a.style) === faceOf(b.style));
  const sizes = new Map<Sized, number>();
  for (const kind of kinds) {
    const original = mean(kind.map(({ style }) => style.fontSize));
    const fitting = kind.filter(({ fontSize }) => fontSize >= smallestShare * original);
    const common = Math.min(original, ...fitting.map(({ fontSize }) => fontSize));
    for (const text of kind) sizes.set(text, fitting.includes(text) ? common : text.fontSize);
  }
  return texts.map((text) => sizes.get(text) ?? text.fontSize);
}

function kindsOf<T extends Styled>(texts: readonly T[], areAlike: (a: T, b: T) => boolean): T[][] {
  const kinds: T[][] = [];
  for (const text of texts.toSorted((a, b) => a.style.fontSize - b.style.fontSize)) {
    const kind = kinds.find(
      ([first]) =>
        first &&
        text.style.fontSize <= first.style.fontSize * sameSize &&
        colourDistance(first.colour, text.colour) <= sameColour &&
        areAlike(first, text),
    );
    if (kind) kind.push(text);
    else kinds.push([text]);
  }
  return kinds;
}

function faceOf({ fontFamily, fontWeight }: TextStyle): string {
  return `${fontFamily} ${fontWeight}`;
}

function colourDistance(a: string, b: string): number {
  const first = channels(a);
  return Math.hypot(...channels(b).map((value, index) => value - (first[index] ?? 0)));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
