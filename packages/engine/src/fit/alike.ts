import type { TextStyle } from '@palimpsest/typeset';

interface Sized {
  /** Of the original. */
  style: TextStyle;
  /** Hex. */
  colour: string;
  /** At which the translation fits its room. */
  fontSize: number;
}

/** Ratio of original sizes within which texts were set alike; what measuring them leaves. */
const sameSize = 1.07;
const sameColour = 60;
/** A text that alone would make all its kind smaller than this share stays the only small one. */
const smallestShare = 0.75;

/** Gives texts that were set alike one size again: the largest at which all of them fit. */
export function alikeSizes(texts: readonly Sized[]): number[] {
  const kinds: Sized[][] = [];
  for (const text of texts.toSorted((a, b) => a.style.fontSize - b.style.fontSize)) {
    const kind = kinds.find(([first]) => first && areAlike(first, text));
    if (kind) kind.push(text);
    else kinds.push([text]);
  }
  const sizes = new Map<Sized, number>();
  for (const kind of kinds) {
    const original = mean(kind.map(({ style }) => style.fontSize));
    const fitting = kind.filter(({ fontSize }) => fontSize >= smallestShare * original);
    const common = Math.min(original, ...fitting.map(({ fontSize }) => fontSize));
    for (const text of kind) sizes.set(text, fitting.includes(text) ? common : text.fontSize);
  }
  return texts.map((text) => sizes.get(text) ?? text.fontSize);
}

function areAlike(a: Sized, b: Sized): boolean {
  return (
    b.style.fontSize <= a.style.fontSize * sameSize &&
    a.style.fontFamily === b.style.fontFamily &&
    a.style.fontWeight === b.style.fontWeight &&
    colourDistance(a.colour, b.colour) <= sameColour
  );
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
