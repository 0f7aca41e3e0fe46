import { formatTextGradient, gradientLine, gradientTop } from '@palimpsest/typeset';
import type { ParagraphStyle } from '../../model/paragraph.ts';
import { type OrientedRectangle, toFrame } from '../../geometry/oriented-rectangle.ts';
import type { Point } from '../../geometry/quad.ts';
import { type Colour, toHex } from '../../image/colour.ts';
import { colourAt } from '../../image/planes.ts';
import { median } from '../../median.ts';
import type { StrokePixels } from '../stroke-pixels.ts';
import type { Inks } from '../runs/run-styles.ts';
import { mean } from '../../mean.ts';

/** Height of a line, in pixels of the image, below which strokes are too thin to tell. */
const smallest = 24;
/** Limits of the number of pixels inside strokes: fewer are too few to measure, more add nothing. */
const fewest = 200;
const maxLooked = 4000;
/** Minimum change of the colour over the letters, in levels of RGB, without this share of them at both ends. */
const minSpan = 45;
const ends = 0.02;
/**
 * Minimum share of the variance of the colour that the gradient has to explain. Of 300 drawn texts in one colour, with noise and compression, none
 * reached 0.13, and none a span of 21 levels; gradients at 30 px after JPEG of quality 62 reach 0.6 to 0.8.
 */
const minExplained = 0.6;
/** The way is divided into pieces: in so many of them the slope of the colour has to be this share of the whole slope. */
const pieces = 6;
const minSteady = 0.4;
const steadyPieces = 4;
/** Minimum share of the variance explained by the best direction that an axis of the text has to explain. */
const asStraight = 0.95;

/** Letters whose colour changes evenly in one direction. */
export interface InkGradient {
  /** Direction in degrees as in CSS: 90 to the right, 180 down. */
  angle: number;
  /** Where the letters lie, in the frame of the text. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The colour of letters at a distance along the direction of the gradient, in pixels of the frame. */
  levelsAt: (distance: number) => Colour;
}

interface Sample extends Point {
  colour: Colour;
}

/**
 * Finds two colours that run into each other over all letters of a text: by least squares of the colour inside the strokes on the place.
 * Undefined if one colour explains nearly as much, or if the colour changes in steps, from word to word or line to line.
 */
export function findGradient(strokes: StrokePixels, frames: readonly OrientedRectangle[]): InkGradient | undefined {
  const height = median(frames.map((frame) => frame.height)) ?? 0;
  if (height < smallest) return undefined;
  const angle = frames[0]?.angle ?? 0;
  const samples = samplesOf(strokes, angle);
  if (samples.length < fewest) return undefined;
  const { direction, along, fit } = straightest(samples);
  const order = along.toSorted((a, b) => a - b);
  const quantile = (share: number): number => order[Math.floor(share * (order.length - 1))] ?? 0;
  const span = Math.hypot(...fit.change) * (quantile(1 - ends) - quantile(ends));
  if (span < minSpan || fit.explained < minExplained || !isSteady(along, samples, fit)) return undefined;
  const xs = samples.map(({ x }) => x);
  const ys = samples.map(({ y }) => y);
  return {
    angle: (Math.atan2(direction.x, -direction.y) * 180) / Math.PI,
    left: least(xs),
    right: -least(xs.map((x) => -x)),
    top: least(ys),
    bottom: -least(ys.map((y) => -y)),
    levelsAt: (distance) => levelsOf(fit, distance),
  };
}

/** Places and colours of pixels inside the strokes, in the frame of the text, evenly spread. */
function samplesOf({ box, planes, inside }: StrokePixels, angle: number): Sample[] {
  const stride = Math.ceil(inside.length / maxLooked);
  return inside
    .filter((_, index) => index % stride === 0)
    .map((i) => {
      const [x, y] = [i % planes.width, Math.floor(i / planes.width)];
      return { ...toFrame({ x: box.x + x + 0.5, y: box.y + y + 0.5 }, angle), colour: colourAt(planes, i) };
    });
}

/** The gradient as a field of a style, over the lines at the pens. */
export function gradientStyle(
  gradient: InkGradient | undefined,
  { pens = [], fontSize }: Pick<ParagraphStyle, 'pens' | 'fontSize'>,
  angle: number,
): Pick<ParagraphStyle, 'textGradient'> {
  if (!gradient) return {};
  const baselines = pens.flatMap((pen) => (pen ? [toFrame(pen, angle).y] : []));
  const [first, last] = [baselines[0], baselines.at(-1)];
  const { left, right, levelsAt } = gradient;
  const [top, bottom] =
    first === undefined || last === undefined
      ? [gradient.top, gradient.bottom]
      : [first - gradientTop * fontSize, last];
  const { x1, y1, x2, y2 } = gradientLine(gradient.angle, { left, right, top, bottom });
  const direction = directionFrom(gradient.angle);
  const hexAt = (x: number, y: number): string => toHex(levelsAt(x * direction.x + y * direction.y));
  return { textGradient: formatTextGradient({ angle: gradient.angle, from: hexAt(x1, y1), to: hexAt(x2, y2) }) };
}

/** The inks of letters with a gradient: in the middle, then near its ends. */
export function gradientInks({ angle, left, right, top, bottom, levelsAt }: InkGradient): Inks {
  const { x1, y1, x2, y2 } = gradientLine(angle, { left, right, top, bottom });
  const direction = directionFrom(angle);
  const letters = [0.5, 0.1, 0.9].map((share) =>
    levelsAt((x1 + (x2 - x1) * share) * direction.x + (y1 + (y2 - y1) * share) * direction.y),
  );
  return { letters, all: letters };
}

function directionFrom(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}

function least(values: readonly number[]): number {
  return values.reduce((lowest, value) => Math.min(lowest, value), Infinity);
}

const channels = [0, 1, 2] as const;

/** The direction in which the colour changes most for each pixel: down or to the right. */
function directionOf(samples: readonly Sample[]): Point {
  const center = { x: mean(samples.map(({ x }) => x)), y: mean(samples.map(({ y }) => y)) };
  const colour = channels.map((c) => mean(samples.map((sample) => sample.colour[c])));
  let [xx, xy, yy] = [0, 0, 0];
  const toX = [0, 0, 0];
  const toY = [0, 0, 0];
  for (const sample of samples) {
    const [x, y] = [sample.x - center.x, sample.y - center.y];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    for (const c of channels) {
      const level = sample.colour[c] - (colour[c] ?? 0);
      toX[c] = (toX[c] ?? 0) + x * level;
      toY[c] = (toY[c] ?? 0) + y * level;
    }
  }
  const determinant = Math.max(1e-9, xx * yy - xy * xy);
  const slopes = channels.map((c) => ({
    x: ((toX[c] ?? 0) * yy - (toY[c] ?? 0) * xy) / determinant,
    y: ((toY[c] ?? 0) * xx - (toX[c] ?? 0) * xy) / determinant,
  }));
  const sum = (of: (slope: Point) => number): number => slopes.reduce((total, slope) => total + of(slope), 0);
  // The direction of the greatest change: the main axis of the slopes of all channels.
  const turn =
    Math.atan2(
      2 * sum(({ x, y }) => x * y),
      sum(({ x, y }) => x * x - y * y),
    ) / 2;
  const direction = { x: Math.cos(turn), y: Math.sin(turn) };
  return direction.x + direction.y < 0 ? { x: -direction.x, y: -direction.y } : direction;
}

interface Way {
  direction: Point;
  /** Distance of each sample along the direction. */
  along: number[];
  fit: LineFit;
}

/** The direction in which the colour changes: an axis of the text if that explains nearly as much as any direction. */
function straightest(samples: readonly Sample[]): Way {
  const wayOf = (direction: Point): Way => {
    const along = samples.map(({ x, y }) => x * direction.x + y * direction.y);
    return { direction, along, fit: lineFit(along, samples) };
  };
  const free = wayOf(directionOf(samples));
  const across = wayOf({ x: 1, y: 0 });
  const down = wayOf({ x: 0, y: 1 });
  const straight = across.fit.explained > down.fit.explained ? across : down;
  return straight.fit.explained >= asStraight * free.fit.explained ? straight : free;
}

interface LineFit {
  middle: number;
  colour: readonly number[];
  /** Change per pixel, in levels, by channel. */
  change: readonly number[];
  /** Share of the variance that the fit explains, 0 to 1. */
  explained: number;
}

function lineFit(along: readonly number[], samples: readonly Sample[]): LineFit {
  const middle = mean(along);
  const spread = along.reduce((sum, at) => sum + (at - middle) ** 2, 0);
  const colour = channels.map((c) => mean(samples.map((sample) => sample.colour[c])));
  let all = 0;
  const change = channels.map((c) => {
    let product = 0;
    for (const [i, sample] of samples.entries()) {
      const level = sample.colour[c] - (colour[c] ?? 0);
      product += level * ((along[i] ?? 0) - middle);
      all += level * level;
    }
    return product / Math.max(1e-9, spread);
  });
  const told = change.reduce((sum, slope) => sum + slope * slope * spread, 0);
  return { middle, colour, change, explained: told / Math.max(1, all) };
}

function levelsOf({ middle, colour, change }: LineFit, distance: number): Colour {
  const level = (c: number): number =>
    Math.round(Math.min(255, Math.max(0, (colour[c] ?? 0) + (change[c] ?? 0) * (distance - middle))));
  return [level(0), level(1), level(2)];
}

/** Whether the colour also changes within most pieces of the way: if words or lines have colours of their own, it is constant within them. */
function isSteady(along: readonly number[], samples: readonly Sample[], { change }: LineFit): boolean {
  const steepness = Math.hypot(...change);
  const order = [...along.keys()].toSorted((a, b) => (along[a] ?? 0) - (along[b] ?? 0));
  const size = Math.floor(order.length / pieces);
  let steady = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const own = order.slice(piece * size, (piece + 1) * size);
    const at = own.map((i) => along[i] ?? 0);
    const shade = own.map((i) =>
      channels.reduce<number>((sum, c) => sum + ((samples[i]?.colour[c] ?? 0) * (change[c] ?? 0)) / steepness, 0),
    );
    const [middle, tone] = [mean(at), mean(shade)];
    const spread = at.reduce((sum, value) => sum + (value - middle) ** 2, 0);
    const product = at.reduce((sum, value, i) => sum + (value - middle) * ((shade[i] ?? 0) - tone), 0);
    if (product >= minSteady * steepness * spread) steady++;
  }
  return steady >= steadyPieces;
}
