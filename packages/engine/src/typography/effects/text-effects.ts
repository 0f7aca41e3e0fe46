import { formatTextShadow, formatTextStroke } from '@palimpsest/typeset';
import { type OrientedRectangle, pixelBox, toFrame } from '../../geometry/oriented-rectangle.ts';
import { blur } from '../../image/blur.ts';
import { type Colour, colourDistance, fromHex, toHex } from '../../image/colour.ts';
import { cutPart } from '../../image/part.ts';
import type { Raster, RasterPart } from '../../image/raster.ts';
import { bilinear } from '../../image/sample.ts';
import { median } from '../../median.ts';
import type { ParagraphStyle } from '../../model/paragraph.ts';
import { groupInks } from '../ink-groups.ts';
import { effectParameters } from './parameters.ts';
import { type EffectEvidence, effectEvidence } from './evidence.ts';
import { type EffectFit, findEffect } from './find-effect.ts';
import { mean } from '../../mean.ts';

const { rim } = effectParameters;
// `bench type` shows a change of these: effects %, class %, closeness. Lengths are heights of a line.
/** Height of a line, in pixels of the image, below which no effect can be told from a blurred edge. */
const smallest = 28;
/** Minimum share of the difference around the letters that an effect has to explain. */
const minExplained = 0.55;
/**
 * The same for a difference, in levels, that compression and erasing can leave around letters without an effect: nothing explained more than
 * 0.66 of that on 17 posters, and faint shadows explain 0.97 to 0.99.
 */
const faint = { below: 7, minExplained: 0.85 };
/** Minimum change by an opaque layer, in levels. */
const minAdded = 20;
/** Channels that darken by shares this near to each other are darkened by black, of no more than this opacity. */
const black = { alike: 0.1, most: 0.9 };
/** A shadow nearer to its letters than this is a glow. */
const still = 0.02;
/** Minimum blur: a layer with less is sharp. */
const sharp = 0.03;
/** Minimum share of those pixels that have one colour if a layer is sharp. */
const oneColour = 0.4;
/** Minimum share of the difference explained by a blurred shadow that a sharp layer has to explain. */
const asSharp = 0.75;
/** A layer nearer to the ink than this, in levels, is the letters' own edge. */
const otherInk = 60;

/** A shadow, glow or outline around the letters of a text. */
export interface TextEffect {
  kind: 'shadow' | 'outline';
  /** Offset in pixels of the image, along the text's own axes. */
  dx: number;
  dy: number;
  /** Standard deviation of the blur, in pixels. */
  deviation: number;
  /** Width of an outline beyond the letters, in pixels. */
  reach: number;
  /** `#rrggbb`, or `#rrggbbaa` where it lets the background through. */
  colour: string;
}

/** An effect, and the part of the erased picture around the text with the effect alone, against which the letters themselves are measured. */
export interface FoundEffect {
  effect: TextEffect;
  backdrop: RasterPart;
}

/**
 * Finds the shadow, glow or outline of a text; undefined if there is none.
 * @param inks colours of the letters, that of most of them first
 */
export function findTextEffect(
  image: Raster,
  erased: Raster,
  frames: readonly OrientedRectangle[],
  inks: readonly Colour[],
): FoundEffect | undefined {
  const height = median(frames.map((frame) => frame.height)) ?? 0;
  const [ink] = inks;
  if (height < smallest || !ink) return undefined;
  const box = pixelBox(frames, rim * height, image);
  const evidence = effectEvidence(image, erased, frames, inks, box, height);
  const fits = findEffect(evidence);
  if (!fits || fits.shadow.explained < (fits.level < faint.below ? faint.minExplained : minExplained)) return undefined;
  const sharpFit = fits.outline.explained >= fits.hard.explained ? fits.outline : fits.hard;
  const isSharp = sharpFit.explained >= asSharp * fits.shadow.explained;
  const flat = isSharp ? flatColour(evidence, ink) : undefined;
  const fit = flat ? sharpFit : fits.shadow;
  const isStill = Math.hypot(fit.dx, fit.dy) < still;
  if (fit.kind === 'shadow' && isStill && (flat || fit.deviation < sharp)) return undefined;
  if (Math.max(...fit.added.map(Math.abs)) < minAdded) return undefined;
  const colour = flat ? toHex(flat) : layerColour(evidence, fit);
  // Where a picture was made larger, the edges of letters fade out like a glow of their own colour.
  if (colourDistance(fromHex(colour), ink) <= otherInk && !isTranslucent(colour)) return undefined;
  const offset = toFrame({ x: fit.dx * height, y: fit.dy * height }, frames[0]?.angle ?? 0);
  const effect: TextEffect = {
    kind: fit.kind,
    dx: isStill ? 0 : offset.x,
    dy: isStill ? 0 : offset.y,
    deviation: flat ? 0 : fit.deviation * height,
    reach: fit.reach * height,
    colour,
  };
  return { effect, backdrop: withEffect(erased, frames, evidence, fit) };
}

/** The one colour of a sharp layer; undefined where the colours around the letters run into each other, or are the letters' own edges. */
function flatColour({ colours }: EffectEvidence, ink: Colour): Colour | undefined {
  const [most] = groupInks(colours);
  if (!most || most.count < oneColour * colours.length || colourDistance(most.colour, ink) <= otherInk)
    return undefined;
  return most.colour;
}

/** Whether a colour, `#rrggbb` or `#rrggbbaa`, lets the background through. */
function isTranslucent(colour: string): boolean {
  return colour.length > '#rrggbb'.length;
}

/** An effect as fields of a style. */
export function effectStyle(
  effect: TextEffect | undefined,
  fontSize: number,
): Pick<ParagraphStyle, 'textShadow' | 'textStroke'> {
  if (!effect) return {};
  const { kind, dx, dy, deviation, reach, colour } = effect;
  if (kind === 'outline') return { textStroke: formatTextStroke({ width: (2 * reach) / fontSize, colour }) };
  const shadow = { dx: dx / fontSize, dy: dy / fontSize, blur: (2 * deviation) / fontSize, colour };
  return { textShadow: formatTextShadow(shadow) };
}

/** The colour of the layer: translucent black if all channels darken alike, else the colour that an opaque layer shows. */
function layerColour({ behind, around }: EffectEvidence, { added }: EffectFit): string {
  const background = behind.map((plane) => around.reduce((sum, i) => sum + (plane[i] ?? 0), 0) / around.length);
  const shares = added.map((value, c) => -value / Math.max(1, background[c] ?? 0));
  const opacity = mean(shares);
  const isBlack =
    shares.every((share) => Math.abs(share - opacity) < black.alike) && opacity > 0 && opacity < black.most;
  if (isBlack)
    return `#000000${Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')}`;
  // Several shadows over each other add more than one layer of their colour can: clipping a single channel would turn the hue.
  const most = Math.min(1, ...added.map((value, c) => shareWithin(background[c] ?? 0, value)));
  const level = (c: number): number => Math.round((background[c] ?? 0) + most * (added[c] ?? 0));
  return toHex([level(0), level(1), level(2)]);
}

/** The share of an addition to a level with which the sum stays within 0 to 255. */
function shareWithin(level: number, added: number): number {
  if (added === 0) return 1;
  return Math.max(0, ((added > 0 ? 255 : 0) - level) / added);
}

/** The part of the erased picture around the lines with the effect, whose letters are those of the evidence. */
function withEffect(
  erased: Raster,
  frames: readonly OrientedRectangle[],
  { box, factor, letters, unit }: EffectEvidence,
  fit: EffectFit,
): RasterPart {
  const part = cutPart(erased, pixelBox(frames, rim * Math.max(...frames.map((frame) => frame.height)), erased));
  const { data } = part;
  const { width, height } = letters;
  const deviation = fit.kind === 'outline' ? fit.reach : fit.deviation;
  const cast = { width, height, data: blur(letters.data, width, height, deviation * unit) };
  for (let y = 0, at = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++, at += 4) {
      const covered = bilinear(
        cast,
        (part.x - box.x + x + 0.5) / factor - 0.5 - fit.dx * unit,
        (part.y - box.y + y + 0.5) / factor - 0.5 - fit.dy * unit,
      );
      if (covered <= 0) continue;
      for (let c = 0; c < 3; c++) data[at + c] = (data[at + c] ?? 0) + covered * (fit.added[c] ?? 0);
    }
  }
  return part;
}
