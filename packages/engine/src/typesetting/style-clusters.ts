import { styleClustersParameters } from './parameters.ts';
import { colourDistance, fromHex } from '../image/colour.ts';
import { median } from '../median.ts';
import type { TextStyle } from '@palimpsest/typeset';
import { mean } from '../mean.ts';

/** A text with its original style. */
interface Styled {
  style: TextStyle;
  text: string;
  /** Colour of the letters in hex. */
  colour: string;
}

interface Sized extends Styled {
  /** Font size at which the translation fits its room. */
  fontSize: number;
}

/** Limits for two texts that count as set alike: ratio of their original sizes, and Euclidean distance of their colours in RGB. */
interface Tolerance {
  size: number;
  colour: number;
}

/** The error that is left of measuring texts of one style. */
const oneStyle: Tolerance = { size: 1.07, colour: 60 };
/** Two styles of one designer can be as near as `oneStyle`; rows of one list are nearer. */
const oneList: Tolerance = { size: 1.045, colour: 30 };
const { smallestShare } = styleClustersParameters;
// Chosen by eye on the posters.
/** Weights further apart were meant to differ. */
const sameWeight = 100;
/** Weight from which on blurred letters cannot be told apart. */
const boldest = 700;
/** Maximum distance of texts on a shared edge, in font sizes. */
const sameEdge = 0.2;
/** Letters set apart by more than this belong to another style, such as that of a heading in capitals; in ems. */
const sameSpacing = 0.04;
/** Share of the texts set alike that may stay smaller, and the ratio by which this has to enlarge the others. */
const exceptShare = 0.2;
const minGain = 1.05;
/** Share of the texts set alike that have to need the narrower face before all take it: of single lines, and of those of several lines. */
const minNarrowedShare = { single: 1 / 3, several: 0.5 };

/** A text with where it starts and ends, in pixels of the image. */
interface Listed extends Styled {
  left: number;
  right: number;
}

/**
 * Gives the rows of a list or column the face, size and letter spacing of most of them if they differ by no more than the error of measuring:
 * the eye notices sizes of a list that differ by a fiftieth.
 */
export function unifyFaces<T extends Listed>(texts: readonly T[]): T[] {
  const clusters = clusterStyles(texts, oneList, (a, b) => {
    const near = sameEdge * a.style.fontSize;
    const onOneEdge = Math.abs(a.left - b.left) < near || Math.abs(a.right - b.right) < near;
    return (
      onOneEdge &&
      areOneWeight(a.style.fontWeight, b.style.fontWeight) &&
      isSpacedAlike(a, b) &&
      a.style.fontStyle === b.style.fontStyle
    );
  });
  return texts.map((text) => {
    const cluster = clusters.find((members) => members.includes(text)) ?? [text];
    const letters = new Map<string, number>();
    for (const {
      style,
      text: { length },
    } of cluster)
      letters.set(settingOf(style), (letters.get(settingOf(style)) ?? 0) + length);
    const most = cluster.reduce((best, other) =>
      (letters.get(settingOf(other.style)) ?? 0) > (letters.get(settingOf(best.style)) ?? 0) ? other : best,
    );
    if (settingOf(most.style) === settingOf(text.style)) return text;
    const { fontFamily, fontWeight, fontStyle, fontSize, letterSpacing } = most.style;
    return { ...text, style: { ...text.style, fontFamily, fontWeight, fontStyle, fontSize, letterSpacing } };
  });
}

/** Whether two weights were meant to be the same: the boldest are hardest to tell apart. */
function areOneWeight(one: number, other: number): boolean {
  return Math.abs(one - other) <= sameWeight || Math.min(one, other) >= boldest;
}

function isSpacedAlike(a: Styled, b: Styled): boolean {
  return Math.abs((a.style.letterSpacing ?? 0) - (b.style.letterSpacing ?? 0)) <= sameSpacing;
}

/** The texts that were set alike, by the style of their originals. */
function setAlike<T extends Styled>(texts: readonly T[]): T[][] {
  return clusterStyles(texts, oneStyle, (a, b) => faceOf(a.style) === faceOf(b.style) && isSpacedAlike(a, b));
}

/** Gives single lines, which show no leading, that of the texts that were set alike: their translations may need several lines. */
export function unifyLeading<T extends Styled>(texts: readonly T[]): T[] {
  const found = new Map<T, number | undefined>();
  for (const cluster of setAlike(texts)) {
    const common = median(cluster.flatMap(({ style }) => style.lineHeight ?? []));
    for (const text of cluster) found.set(text, text.style.lineHeight ?? common);
  }
  return texts.map((text) => {
    const lineHeight = found.get(text);
    return lineHeight === undefined ? text : { ...text, style: { ...text.style, lineHeight } };
  });
}

/** A text with whether it fits better in the narrower face of its family. */
interface Narrowed extends Styled {
  isNarrowed: boolean;
  isSingleLine: boolean;
}

/**
 * Which texts take the narrower face: all that were set alike where enough of them need it. Of fewer, single lines take it alone; several lines,
 * which can become more, do without. Single lines and several lines choose apart.
 */
export function unifyNarrowing(texts: readonly Narrowed[]): boolean[] {
  const narrow = setAlike(texts)
    .flatMap((cluster) =>
      [true, false].map((isSingle) => cluster.filter(({ isSingleLine }) => isSingleLine === isSingle)),
    )
    .flatMap((cluster) => {
      const needing = cluster.filter(({ isNarrowed }) => isNarrowed);
      const share = cluster[0]?.isSingleLine ? minNarrowedShare.single : minNarrowedShare.several;
      if (needing.length >= share * cluster.length) return cluster;
      return needing.filter(({ isSingleLine }) => isSingleLine);
    });
  return texts.map((text) => narrow.includes(text));
}

/**
 * Gives texts that were set alike one size again: the largest at which all of them fit, or all but a few, if these alone would make the others of a long
 * list smaller.
 */
export function unifySizes(texts: readonly Sized[]): number[] {
  const clusters = setAlike(texts);
  const sizes = new Map<Sized, number>();
  for (const cluster of clusters) {
    const original = mean(cluster.map(({ style }) => style.fontSize));
    const fitting = cluster.filter(({ fontSize }) => fontSize >= smallestShare * original);
    const common = Math.min(original, commonSize(fitting.map(({ fontSize }) => fontSize)));
    for (const text of cluster)
      sizes.set(text, fitting.includes(text) ? Math.min(common, text.fontSize) : text.fontSize);
  }
  return texts.map((text) => sizes.get(text) ?? text.fontSize);
}

/** The smallest of sizes, or of all but a few, if that is clearly larger; infinite where there are none. */
function commonSize(sizes: readonly number[]): number {
  const smallest = Math.min(...sizes);
  const others = sizes.toSorted((a, b) => a - b)[Math.floor(exceptShare * sizes.length)] ?? smallest;
  return others >= minGain * smallest ? others : smallest;
}

function clusterStyles<T extends Styled>(
  texts: readonly T[],
  { size, colour }: Tolerance,
  belongTogether: (a: T, b: T) => boolean,
): T[][] {
  const clusters: T[][] = [];
  for (const text of texts.toSorted((a, b) => a.style.fontSize - b.style.fontSize)) {
    const cluster = clusters.find(
      ([first]) =>
        first &&
        text.style.fontSize <= first.style.fontSize * size &&
        colourDistance(fromHex(first.colour), fromHex(text.colour)) <= colour &&
        belongTogether(first, text),
    );
    if (cluster) cluster.push(text);
    else clusters.push([text]);
  }
  return clusters;
}

function faceOf({ fontFamily, fontWeight, fontStyle = 'normal' }: TextStyle): string {
  return `${fontFamily} ${fontWeight} ${fontStyle}`;
}

function settingOf(style: TextStyle): string {
  return `${faceOf(style)} ${style.letterSpacing ?? 0}`;
}
