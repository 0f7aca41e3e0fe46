import type { LibraryFace } from '@palimpsest/typefaces';
import { tightestSpacing } from '../letterforms.ts';
import { median } from '../median.ts';
import type { LineInk } from './line-ink.ts';
import { measureSpecimen, type Specimen } from './specimen.ts';

// `bench type` shows a change of these: class %, family %, size %, tracking %.
/** More lines do not make the medians any surer. */
const measuredLines = 4;
/** Errors of the width and height of ink, in pixels of the image: hinting moves heights to whole pixels. */
const widthError = 0.7;
const heightError = 1;
/** Minimum letter spacing, in ems: less counts as none. */
const smallestSpacing = 0.008;
/** Maximum letter spacing that designers set, in ems. */
const looseLimits = { capitals: 0.32, small: 0.08 };
/** Cost of letter spacing for a face: once for having any, and for each em. */
const spacingCost = { capitals: { once: 0.03, each: 0.15 }, small: { once: 0.08, each: 1.2 } };
/** Cost for a face whose lines need different letter spacing, for each em. */
const spreadCost = 2;
/** Cost for a face, for each pixel, if its height gives another size than its width, and the maximum disagreement in pixels. */
const pixelCost = 0.03;
const maxDisagreement = 3;

/** The setting that lines would have if they were set in a face. */
export interface FaceFit {
  face: LibraryFace;
  /** Font size in pixels of the image. */
  fontSize: number;
  /** Letter spacing in ems; 0 if it is no more than the error of measuring. */
  letterSpacing: number;
  /** Cost of the widths and heights in this face, 0 for a perfect fit. */
  cost: number;
  specimens: readonly (Specimen | undefined)[];
}

/** Letter spacing below which a text is not set, in ems; its width then gives the size. */
export type LeastSpacing = number | undefined;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The number of gaps between the letters of a text. */
export function gapsOf(text: string): number {
  return [...graphemes.segment(text)].length - 1;
}

/** A line with the gaps between its letters. */
export interface MeasuredLine {
  ink: LineInk;
  gaps: number;
  width: number;
  height: number;
}

/** The lines to measure faces by, longest first. */
export function measuredLinesOf(lines: readonly LineInk[]): MeasuredLine[] {
  return lines
    .map((ink) => ({
      ink,
      gaps: gapsOf(ink.text),
      width: ink.bounds.right - ink.bounds.left,
      height: ink.bounds.bottom - ink.bounds.top,
    }))
    .toSorted((a, b) => b.gaps - a.gaps)
    .slice(0, measuredLines);
}

/**
 * Predicts the widths and heights of the lines in a face: the heights give the size; the rest of the widths is letter spacing, which
 * has to be the same in each line. If the sizes by height and by width are nearly the same, the lines may have no letter spacing, and both fits are
 * returned. Returns an empty list if no line has ink in the face.
 *
 * @param least minimum letter spacing. @default none
 */
export function fitFace(face: LibraryFace, lines: readonly MeasuredLine[], least?: LeastSpacing): FaceFit[] {
  const specimens = lines.map(({ ink }) => measureSpecimen(ink.text, face));
  const set = lines.flatMap((line, index) => {
    const specimen = specimens[index];
    return specimen ? [{ line, specimen }] : [];
  });
  const byHeight = median(set.map(({ line, specimen }) => line.height / specimen.height));
  const byWidth = median(set.map(({ line, specimen }) => line.width / specimen.width));
  if (byHeight === undefined || byWidth === undefined) return [];
  const spacings = set.map(({ line, specimen }) => (line.width / byHeight - specimen.width) / Math.max(1, line.gaps));
  const spacing = median(spacings) ?? 0;
  const error = Math.max(
    smallestSpacing,
    median(set.map(({ line, specimen }) => spacingError(line, specimen, byHeight))) ?? 0,
  );
  const stray = spreadCost * (Math.max(...spacings) - Math.min(...spacings));
  const capitals = set.every(({ line }) => isCapitals(line.ink.text));
  const canBeSpaced = Math.abs(spacing) > error && lines.some(({ gaps }) => gaps > 1);
  const highest = Math.max(...set.map(({ line }) => line.height));
  const disagreement = Math.abs(byWidth / byHeight - 1) * highest;
  const plain = {
    face,
    specimens,
    fontSize: combined(byHeight, byWidth, set),
    letterSpacing: 0,
    cost: stray + pixelCost * disagreement,
  };
  const isTooTight = least !== undefined && spacing < least;
  const spaced = {
    face,
    specimens,
    fontSize: isTooTight ? sizeByWidth(set, least) : byHeight,
    letterSpacing: isTooTight ? least : Math.round(spacing * 200) / 200,
    cost: stray + spacingCostOf(spacing, error, capitals),
  };
  if (!canBeSpaced) return [plain];
  return disagreement < maxDisagreement ? [plain, spaced] : [spaced];
}

/** The error of the letter spacing, in ems: the edges of the ink are known to a fraction of a pixel. */
function spacingError({ gaps, height }: MeasuredLine, { width }: Specimen, fontSize: number): number {
  return (widthError / fontSize + (heightError / height) * width) / Math.max(1, gaps);
}

/** The size at which lines with that letter spacing are as wide as they are. */
function sizeByWidth(set: readonly { line: MeasuredLine; specimen: Specimen }[], letterSpacing: number): number {
  const wide = set.reduce((sum, { line, specimen }) => sum + specimen.width + letterSpacing * line.gaps, 0);
  return set.reduce((sum, { line }) => sum + line.width, 0) / wide;
}

/** Height and width give one size, each weighted by the inverse of its variance. */
function combined(
  byHeight: number,
  byWidth: number,
  set: readonly { line: MeasuredLine; specimen: Specimen }[],
): number {
  const widthWeight = (Math.max(...set.map(({ line }) => line.width)) / widthError) ** 2;
  const heightWeight = (Math.max(...set.map(({ line }) => line.height)) / heightError) ** 2;
  return (byWidth * widthWeight + byHeight * heightWeight) / (widthWeight + heightWeight);
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}/u.test(text);
}

function spacingCostOf(spacing: number, error: number, capitals: boolean): number {
  const beyond = Math.abs(spacing) - error;
  if (beyond <= 0) return 0;
  const loosest = capitals ? looseLimits.capitals : looseLimits.small;
  const outside = Math.max(0, spacing - loosest, tightestSpacing - spacing);
  const { once, each } = capitals ? spacingCost.capitals : spacingCost.small;
  return once * Math.min(1, beyond / smallestSpacing) + each * beyond + 4 * outside;
}
