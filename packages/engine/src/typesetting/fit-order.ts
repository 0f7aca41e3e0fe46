import { narrowerFace } from '@palimpsest/typefaces';
import type { TextContext, TextStyle } from '@palimpsest/typeset';
import type { FreeSpace } from './free-space.ts';
import { tightestSpacing } from '../letterforms.ts';
import { fitOrderParameters } from './parameters.ts';
import { findRoom, type FoundRoom, type Placement } from './place.ts';

const { sameSize } = fitOrderParameters;
// Chosen by eye on the posters.
/** Amount by which letters are set closer before they become smaller, in ems, which no reader sees, and its step. */
const tightening = { max: 0.02, step: 0.004 };
/** Minimum share of the size that a narrower face has to save if it does not save all of it. */
const otherFace = 0.03;

/** A translation with the same words, of which some are kept on one line where that costs nothing. */
export interface UnfittedText extends Placement {
  /** The text with no-break spaces within its names; undefined where it holds none. */
  unbroken?: string | undefined;
}

/** A translation with the style and the room in which it fits best. */
export interface FittedText {
  text: string;
  style: TextStyle;
  room: FoundRoom;
}

/**
 * Fits a translation in the order in which a designer makes changes: its own lines and size, with the free space around; closer letters; the
 * narrower face of its family; further lines; a smaller size.
 * @param mayNarrow whether the narrower face may be taken
 */
export function fitInOrder(ctx: TextContext, text: UnfittedText, space: FreeSpace, mayNarrow: boolean): FittedText {
  const fitted = fitStyle(ctx, text, space, mayNarrow);
  if (text.unbroken === undefined) return fitted;
  const unbroken = { ...fitted, text: text.unbroken };
  const room = findRoom(ctx, { ...text, ...unbroken }, space);
  const further = room.lines - fitted.room.lines;
  const costsNothing = room.fontSize >= fitted.room.fontSize * sameSize && further >= 0 && further <= 1;
  return costsNothing ? { ...unbroken, room } : fitted;
}

function fitStyle(ctx: TextContext, text: UnfittedText, space: FreeSpace, mayNarrow: boolean): FittedText {
  const fitIn = (style: TextStyle, cost: number): FittedText => {
    const room = findRoom(ctx, { ...text, style }, space);
    return { text: text.text, style, room: { ...room, score: room.score - cost } };
  };
  /** Sets letters only as much closer as the text needs. */
  const leastClose = (style: TextStyle, cost: number, fitted: FittedText): FittedText => {
    for (let closer = tightening.step; closer < tightening.max; closer += tightening.step) {
      const looser = fitIn(withCloserLetters(style, closer), cost);
      if (keepsAll(text, looser.room)) return looser;
    }
    return fitted;
  };
  const own = fitIn(text.style, 0);
  if (keepsAll(text, own.room)) return own;
  const narrow = mayNarrow ? inNarrowerFace(text.style) : undefined;
  const steps = [
    { style: text.style, closer: true, cost: 0 },
    ...(narrow ? [false, true].map((closer) => ({ style: narrow, closer, cost: otherFace })) : []),
  ];
  let best = own;
  for (const { style, closer, cost } of steps) {
    const fitted = fitIn(closer ? withCloserLetters(style, tightening.max) : style, cost);
    if (keepsAll(text, fitted.room)) return closer ? leastClose(style, cost, fitted) : fitted;
    if (fitted.room.score > best.room.score + 1e-6) best = fitted;
  }
  return best;
}

/** Whether a text keeps its size, and its lines unless they were poured into a column, where a further one is no change. */
function keepsAll({ style, setting }: Placement, { fontSize, lines }: FoundRoom): boolean {
  return fontSize >= style.fontSize * sameSize && (setting.column !== undefined || lines <= setting.baselines.length);
}

/** Letters closer by so many ems, but no closer than designers set them. */
function withCloserLetters(style: TextStyle, by: number): TextStyle {
  const { letterSpacing = 0 } = style;
  const closer = Math.max(tightestSpacing, letterSpacing - by);
  return { ...style, letterSpacing: Math.min(letterSpacing, closer) };
}

/** A style in the narrower face of its family; undefined where the library has none of its weight and slope. */
export function inNarrowerFace<Style extends TextStyle>(style: Style): Style | undefined {
  const narrow = narrowerFace(style.fontFamily, style.fontWeight, style.fontStyle);
  return narrow && { ...style, fontFamily: narrow.typeface.name };
}
