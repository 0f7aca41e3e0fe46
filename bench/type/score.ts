import { decodeImage, type LocalisedText, type Quad, type Raster } from '@palimpsest/engine';
import { findTypeface, matchFace, type Face } from '@palimpsest/typefaces';
import { parseTextShadow } from '@palimpsest/typeset';
import { readFile } from 'node:fs/promises';
import { sharedShare } from '../engine/correspondence.ts';
import { colourDifference } from '../metrics/colour.ts';
import { psnr } from '../metrics/picture.ts';
import { inkApart, linesOf, type SeenText } from './apart.ts';
import { closeness, type Piece } from './closeness.ts';
import type { DesignedText, Effect } from './designed.ts';
import type { TypeCase, TypeText } from './draw.ts';
import { paintAlone, type PaintedText } from './ink.ts';
import { type JudgedText, lossesOf } from './kept.ts';
import { agreement, meantText } from './oracle.ts';
import { seenEffect } from './seen-effect.ts';

/** The results of a system for a poster; paths of PNG files. */
export interface SetPoster {
  texts: readonly LocalisedText[];
  erased: string;
  result: string;
}

/** Whether a text is as the designer set it. A text that was not set has no figures. */
export interface TextScore extends JudgedText, Pick<SeenText, 'lines' | 'apart' | 'sameWords'> {
  source: 'library' | 'elsewhere';
  kept: boolean;
  family: boolean;
  /** Whether the letters are as wide for their height, within 10 %. */
  width: boolean;
  /** Whether the font size is the same, within 10 %: faces fill their ems unlike. */
  em: boolean;
  /** Undefined for a text of one line. */
  leading: boolean | undefined;
  /** Within a hundredth of an em. */
  tracking: boolean;
  /** Whether a shadow, outline or glow is found where there is one, and none where there is none; undefined where both have none. */
  effect: boolean | undefined;
  closeness: number;
  overlaps: boolean;
  overflows: boolean;
}

const levels = {
  read: 0.95,
  weight: 100,
  size: 0.1,
  leading: 0.05,
  tracking: 0.01,
  width: 0.1,
};

function boundsOf(quads: readonly Quad[], { width, height }: TypeCase, margin: number): Piece {
  const points = quads.flat();
  const left = Math.max(0, Math.floor(Math.min(...points.map(({ x }) => x)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...points.map(({ y }) => y)) - margin));
  const right = Math.min(width, Math.ceil(Math.max(...points.map(({ x }) => x)) + margin));
  const bottom = Math.min(height, Math.ceil(Math.max(...points.map(({ y }) => y)) + margin));
  return { left, top, width: right - left, height: bottom - top };
}

function backgroundOf(erased: Raster, truth: Raster, { left, top, width, height }: Piece): number {
  const data = new Uint8Array(truth.width * truth.height);
  for (let y = top; y < top + height; y++) data.fill(1, y * truth.width + left, y * truth.width + left + width);
  return psnr(erased, truth, { width: truth.width, height: truth.height, data });
}

/** Which of the set texts stands for which designed one: each for the one whose words it was read as, the best reading first. */
function matchTexts(
  item: TypeCase,
  set: readonly LocalisedText[],
): Map<TypeText, { text: LocalisedText; read: number }> {
  const found = new Map<TypeText, { text: LocalisedText; read: number }>();
  const readings = set
    .map((text) => ({ text, meant: meantText(text.originalText, item.texts) }))
    .toSorted((one, other) => other.meant.agreement - one.meant.agreement);
  for (const { text, meant } of readings) {
    if (!found.has(meant.text)) found.set(meant.text, { text, read: meant.agreement });
  }
  return found;
}

/** How high most letters of a text are, in pixels: capitals, or small letters without ascenders. */
function letterHeight(
  fontSize: number,
  face: Pick<Face, 'xHeight' | 'capHeight'> | undefined,
  { upper }: DesignedText,
) {
  return fontSize * (upper ? (face?.capHeight ?? 0) : (face?.xHeight ?? 0));
}

/** The effect that a text was set with. */
function effectOf({ textShadow, textStroke, textUnderline, textBackground }: LocalisedText): Effect {
  if (textBackground !== undefined) return 'box';
  if (textUnderline !== undefined) return 'underline';
  if (textStroke !== undefined) return 'outline';
  const shadow = textShadow === undefined ? undefined : parseTextShadow(textShadow);
  if (!shadow) return 'none';
  if (Math.hypot(shadow.dx, shadow.dy) === 0) return 'glow';
  return shadow.blur > 0 ? 'soft shadow' : 'hard shadow';
}

/** Compares a set text with the designer's type. @param effect that can be seen */
function typeOf(text: LocalisedText, { design, target }: TypeText, effect: Effect) {
  const style = text.fontStyle ?? 'normal';
  const drawn = findTypeface(text.fontFamily);
  const face = matchFace(text.fontFamily, text.fontWeight, style)?.face;
  const slopes = style === 'italic';
  const leading = text.lineHeight ?? 1.2;
  return {
    class: drawn?.class === design.typeface.class,
    family: drawn?.name === design.typeface.name,
    width: face !== undefined && Math.abs(face.width / design.face.width - 1) <= levels.width,
    weight: Math.abs((face?.weight ?? text.fontWeight) - design.face.weight) <= levels.weight,
    slope: slopes === (design.face.style === 'italic'),
    size:
      Math.abs(letterHeight(text.fontSize, face, design) / letterHeight(target.fontSize, design.face, design) - 1) <=
      levels.size,
    em: Math.abs(text.fontSize / target.fontSize - 1) <= levels.size,
    leading:
      target.lines.length > 1
        ? Math.abs((leading * text.fontSize) / (design.leading * target.fontSize) - 1) <= levels.leading
        : undefined,
    tracking: Math.abs((text.letterSpacing ?? 0) - design.tracking) <= levels.tracking,
    effect: effectOf(text) === 'none' && effect === 'none' ? undefined : effectOf(text) === effect,
  };
}

const notSet = {
  kept: false,
  read: false,
  class: false,
  family: false,
  width: false,
  weight: false,
  slope: false,
  size: false,
  em: false,
  leading: undefined,
  tracking: false,
  effect: undefined,
  iou: 0,
  color: 100,
  overlaps: false,
  overflows: false,
  lines: false,
  apart: undefined,
  set: '–',
};

/** Holds what a system made of a poster against the designer's version, text by text. */
export async function scorePoster(item: TypeCase, outcome: SetPoster): Promise<TextScore[]> {
  const [erased, background] = await Promise.all(
    [outcome.erased, item.background].map(async (path) => decodeImage(await readFile(path))),
  );
  if (!erased || !background) throw new Error(`${item.design.name} has no background.`);
  const matches = matchTexts(item, outcome.texts);
  const painted = new Map<LocalisedText, PaintedText>(
    outcome.texts.map((text) => [text, paintAlone(text, item.width, item.height)]),
  );
  const scores: TextScore[] = [];
  for (const truth of item.texts) {
    const match = matches.get(truth);
    const own = match && painted.get(match.text);
    const area = boundsOf([truth.source.quad], item, 0);
    const union = boundsOf([truth.target.quad, truth.source.quad, ...(own?.quad ? [own.quad] : [])], item, 4);
    const effect = seenEffect(truth.design, item.design.palette, background, area);
    const figures = {
      poster: item.design.name,
      part: truth.design.part,
      source: item.design.source,
      background: backgroundOf(erased, background, area),
      sameWords: agreement(truth.source.text, truth.target.text),
      closeness: await closeness(
        { result: outcome.result, target: item.target, source: item.poster },
        union,
        truth.target.fontSize / 3,
      ),
    };
    if (!match || !own) {
      scores.push({ ...notSet, ...figures, effect: effect === 'none' ? undefined : false });
      continue;
    }
    const others = [...painted].filter(([text]) => text !== match.text).map(([, other]) => other);
    const measured = {
      ...figures,
      ...typeOf(match.text, truth, effect),
      read: match.read >= levels.read,
      iou: own.quad ? sharedShare(own.quad, truth.target.quad) : 0,
      color: colourDifference(match.text.suggestedColours[0] ?? '#000000', truth.design.color),
      overlaps: others.some(({ pixels }) => [...own.pixels].some((pixel) => pixels.has(pixel))),
      overflows: own.leaves,
      lines: linesOf(match.text).join('\n') === truth.target.lines.map(({ text }) => text.trim()).join('\n'),
      apart: own.quad && inkApart(own.quad, truth.target.quad, truth.target.fontSize),
      set: `${match.text.fontFamily} ${match.text.fontWeight}${match.text.fontStyle === 'italic' ? 'i' : ''} ${match.text.fontSize.toFixed(1)}/${(match.text.lineHeight ?? 1.2).toFixed(2)} ${(match.text.letterSpacing ?? 0).toFixed(3)}`,
    };
    scores.push({ ...measured, kept: lossesOf(measured).length === 0 });
  }
  return scores;
}
