import type { FontStyle, StyledRun, TextAlign, TextBox } from '@palimpsest/typeset';
import type { Rect, Size } from '../geometry/rect.ts';
import { lookOf } from './text-look.ts';
import type { TextLook } from './text-look.ts';
import type { LeftReason, TextPatch } from './text-patch.ts';

/** The attributes of a text that users can change. Lengths are in px of the image. */
export interface TextAttributes extends TextBox, TextLook {
  text: string;
  fontFamily: string;
  /** CSS weight, 100 to 900. */
  fontWeight: number;
  fontSize: number;
  /** A CSS colour. */
  fill: string;
  textAlign: TextAlign;
  /** Whether all lines but the last of each paragraph are as wide as the box. Default false. */
  justified?: boolean | undefined;
  /** Whether quotation marks and bullets at the ends of lines stand outside the box: see typeset's `TextStyle`. Default false. */
  hangingPunctuation?: boolean | undefined;
  /** Default 'normal'. */
  fontStyle?: FontStyle | undefined;
  /** Distance of baselines as a multiple of the font size. Default 1.2. */
  lineHeight?: number | undefined;
  /** The space added between letters, in ems. Default 0. */
  letterSpacing?: number | undefined;
  /** Fills the letters instead of `fill`: a CSS `linear-gradient` of two colours over all lines. Default none. */
  textGradient?: string | undefined;
  /** A CSS `text-shadow` of one layer, in ems. Default none. */
  textShadow?: string | undefined;
  /** A line around the letters, under them: a CSS `-webkit-text-stroke`, in ems. Default none. */
  textStroke?: string | undefined;
  /** A rule under each line: distance from the baseline and thickness, in ems, and colour. Default none. */
  textUnderline?: string | undefined;
  /** A filled box behind all lines: above, below and beside them, radius of its corners, in ems, and colour. Default none. */
  textBackground?: string | undefined;
  /** Words that may be parted at line ends, as `Über-nach-tung Mög-lich-keit`: see typeset's `TextStyle`. Default none. */
  hyphenation?: string | undefined;
  /** Letters that are set in another colour or weight, in order and without overlap. Default none. */
  runs?: readonly StyledRun[] | undefined;
  /** The degrees of a circle that lines may take, above 0 bowed up, below 0 bowed down: see typeset's `TextStyle`. Default 0, straight. */
  curve?: number | undefined;
}

/** Words of an original that the translator corrected as misread: as they were read, and as they were meant. */
export interface Misreading {
  read: string;
  meant: string;
}

/** A box with the perspective in which it is seen. */
export interface TextFrame extends Rect, Pick<TextBox, 'perspective'> {
  /** The font size, in px of the image, before the text gave way to those around it. Absent if it has not. */
  fontSize?: number;
}

/** A text on the image. Never changed in place: every edit makes a new record. */
export interface EditorText extends TextAttributes {
  /** `text-{numeric id}-{timestamp}` of a translated text, `text-new-{timestamp}` of one that the user added. */
  id: string;
  origin: 'translated' | 'added';
  /** The words in the image before it was translated; empty for an added text. */
  originalText: string;
  /** Words of `originalText` that were translated as they were meant. Absent where there are none. */
  misread?: readonly Misreading[] | undefined;
  /** The size of `original` over that of the letters that stood in the image, where it is much smaller. Absent elsewhere. */
  sizeShare?: number | undefined;
  /** The confidence that the letters in the image had the face of `original`, 0 to 1. Absent if it was not measured. */
  faceConfidence?: number | undefined;
  /** The reason why it was left in the picture. Absent if it was translated, or no reason was given. */
  leftBecause?: LeftReason | undefined;
  /** CSS colours, the likeliest first. */
  suggestedColors: readonly string[];
  /** The attributes that the text came with, for Reset. */
  original: TextAttributes;
  /** The box before it grew to hold its text, to which it shrinks back. Absent while the box has not grown. */
  frame?: TextFrame | undefined;
  /** Whether it is neither drawn nor exported. */
  hidden?: boolean | undefined;
  /** Whether it cannot be changed on the canvas. */
  locked?: boolean | undefined;
  /** The pixels that bring the original back, or remove it. Absent if there are none. */
  patch?: TextPatch | undefined;
  /** Whether the picture shows the original, and this text is not drawn. */
  restored?: boolean | undefined;
  /** Whether the user has read and accepted this translation. */
  reviewed?: boolean | undefined;
}

/** The flags that users set on a text, apart from its attributes. */
export const textFlags = ['hidden', 'locked', 'reviewed', 'restored'] as const;
export type TextFlag = (typeof textFlags)[number];

export const textDefaults = {
  fontFamily: 'Arial',
  fontWeight: 400,
  /** The size of a text that names none, in px of the image. */
  fontSize: 20,
  fill: '#ffffff',
  textAlign: 'center',
} as const satisfies Partial<TextAttributes>;

/** The size of a text that the user adds, in px of the image. */
export const addedText = { width: 200, fontSize: 24 } as const;

/** The minimum width and font size of a text, in px of the image: on screen they are multiplied by the zoom. */
export const minBoxWidth = 20;
export const minFontSize = 12;

/** The maximum curve of a line, in degrees: a whole circle. */
export const maxCurve = 360;

/** The largest size of a text on an image: its longer side, in pixels of the image. */
export function maxFontSize({ width, height }: Size): number {
  return Math.max(width, height, minFontSize);
}

/** The attributes of a text apart from the rest of the record. */
export function attributesOf(text: TextAttributes): TextAttributes {
  const { x, y, width, height, rotation, fontFamily, fontWeight, fontSize, fill, textAlign } = text;
  const {
    justified,
    hangingPunctuation,
    fontStyle,
    lineHeight,
    letterSpacing,
    textGradient,
    textShadow,
    textStroke,
    textUnderline,
    textBackground,
    hyphenation,
    runs,
    perspective,
    curve,
  } = text;
  return {
    text: text.text,
    x,
    y,
    width,
    height,
    rotation,
    fontFamily,
    fontWeight,
    fontSize,
    fill,
    textAlign,
    ...(justified !== undefined && { justified }),
    ...(hangingPunctuation !== undefined && { hangingPunctuation }),
    ...(fontStyle !== undefined && { fontStyle }),
    ...(lineHeight !== undefined && { lineHeight }),
    ...(letterSpacing !== undefined && { letterSpacing }),
    ...(textGradient !== undefined && { textGradient }),
    ...(textShadow !== undefined && { textShadow }),
    ...(textStroke !== undefined && { textStroke }),
    ...(textUnderline !== undefined && { textUnderline }),
    ...(textBackground !== undefined && { textBackground }),
    ...(hyphenation !== undefined && { hyphenation }),
    ...(runs !== undefined && { runs }),
    ...(perspective !== undefined && { perspective }),
    ...(curve !== undefined && { curve }),
    ...lookOf(text),
  };
}

/** A translated text as it comes from a server or a file. */
export interface TranslatedText extends TextBox, Partial<Omit<TextAttributes, keyof TextBox | 'text'>> {
  id: number;
  text: string;
  originalText: string;
  /** See {@link EditorText.misread}. */
  misread?: readonly Misreading[] | undefined;
  /** See {@link EditorText.sizeShare}. */
  sizeShare?: number | undefined;
  /** See {@link EditorText.faceConfidence}. */
  faceConfidence?: number | undefined;
  /** See {@link EditorText.leftBecause}. */
  leftBecause?: LeftReason | undefined;
  suggestedColors: readonly string[];
  /** See {@link EditorText.patch}. */
  patch?: TextPatch | undefined;
  /** See {@link EditorText.restored}. */
  restored?: boolean | undefined;
}

/**
 * The record of a translated text. Its colour is the first suggested one unless it names another.
 *
 * @param now ms since the epoch, for the id
 */
export function createTranslatedText(source: TranslatedText, now: number): EditorText {
  const { id, originalText, misread, sizeShare, faceConfidence, leftBecause, ...rest } = source;
  const { suggestedColors, patch, restored, ...attributes } = rest;
  const [firstColor] = suggestedColors;
  const original = attributesOf({ ...textDefaults, ...(firstColor ? { fill: firstColor } : {}), ...attributes });
  return {
    ...original,
    id: `text-${id}-${now}`,
    origin: 'translated',
    originalText,
    ...(misread && { misread }),
    ...(sizeShare !== undefined && { sizeShare }),
    ...(faceConfidence !== undefined && { faceConfidence }),
    ...(leftBecause !== undefined && { leftBecause }),
    suggestedColors,
    original,
    ...(patch && { patch }),
    ...(restored && { restored }),
  };
}

/**
 * An id for a text that the user adds, made of the time or, if that is taken, of the next free ms.
 *
 * @param now ms since the epoch
 */
export function freeTextId(isTaken: (id: string) => boolean, now: number): string {
  let timestamp = now;
  while (isTaken(`text-new-${timestamp}`)) timestamp += 1;
  return `text-new-${timestamp}`;
}

/** Whether a text was added and has no words: it is removed once it is left. */
export function isLeftover(text: EditorText): boolean {
  return text.origin === 'added' && text.text.trim() === '';
}

/** The record of a copy that the user makes of a text: Reset brings it back to how it was copied. */
export function copyOfText(text: EditorText, id: string): EditorText {
  const { suggestedColors, frame } = text;
  const original = attributesOf({ ...text, ...frame });
  return {
    ...attributesOf(text),
    id,
    origin: 'added',
    originalText: '',
    suggestedColors,
    original,
    ...(frame && { frame }),
  };
}
