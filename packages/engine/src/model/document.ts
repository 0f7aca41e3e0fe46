import type { LanguageName, Misreading, SkipReason } from '@palimpsest/contract';
import type { FontStyle, StyledRun, TextAlign, TextTransform } from '@palimpsest/typeset';
import type { PixelBox } from '../geometry/bounds.ts';
import type { Point, Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';

/**
 * Why a text stays although translators were asked: all of them failed on it, had no answer, answered in the language of the original, or sent
 * their own markup along.
 */
export type KeptReason = 'refused' | 'empty' | 'wrong-language' | 'broken';

/** The origin of a translation. */
export interface TranslationNote {
  /**
   * `memory`: the user's own, stored; `built-in`: dates, numbers, terms and phrases of signs that need no translator; `translator`: see `by`;
   * `unchanged`: no translator had other words for it, so that it is kept in the picture.
   */
  origin: 'memory' | 'built-in' | 'translator' | 'unchanged';
  /** Name of the translator. */
  by?: string;
  /** Why an unchanged text has no translation. @default every translator had the same words for it */
  kept?: KeptReason;
  /** Words of the original that the translator took for misread, and translated as they were meant. @default none */
  misread?: readonly Misreading[];
}

export interface LocalisedText {
  /** Number of the text from 1, in reading order. */
  id: number;
  originalText: string;
  translatedText: string;
  /** Undefined where somebody else than the engine set the text. */
  note?: TranslationNote;
  quad: Quad;
  center: Point;
  /** The size of the box along the text's own axes, in pixels of the image. */
  width: number;
  height: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** The size at which the translation fits its box, in pixels of the image. */
  fontSize: number;
  /** `fontSize` over that of the original, if below three quarters, of which users are told; undefined otherwise. */
  sizeShare?: number;
  fontFamily: string;
  fontWeight: number;
  textAlign: TextAlign;
  /** Whether all lines but the last of each paragraph are as wide as the box. @default false */
  justified?: boolean;
  /** Whether quotation marks and bullets at the ends of lines stand outside the box: see typeset's `TextStyle`. @default false */
  hangingPunctuation?: boolean;
  /** @default 'normal' */
  fontStyle?: FontStyle;
  /** Distance of baselines as a multiple of the font size. @default 1.2 */
  lineHeight?: number;
  /** In ems. @default 0 */
  letterSpacing?: number;
  /** Two colours that run into each other over the letters: a CSS `linear-gradient`. */
  textGradient?: string;
  /** A shadow or glow behind the letters: a CSS `text-shadow` of one layer, in ems. */
  textShadow?: string;
  /** A line around the letters, under them: a CSS `-webkit-text-stroke`, in ems. */
  textStroke?: string;
  /** A rule under each line: its distance from the baseline and its thickness, in ems, and its colour. */
  textUnderline?: string;
  /** A filled box behind all lines: above, below and beside them, and the radius of its corners, in ems, and its colour. */
  textBackground?: string;
  /** Words of the translation that may be parted at line ends, as `Über-nach-tung Mög-lich-keit`: see typeset's `TextStyle`. @default none */
  hyphenation?: string;
  /** Letters of the translation that are set in another colour or weight. @default none */
  runs?: readonly StyledRun[];
  /** How sure the face is, 0 to 1. @default it was not measured, or the text is set in another one, as a narrower one */
  faceConfidence?: number;
  /** Hex, the likeliest first; never empty. */
  suggestedColours: string[];
  /** Lines of the original. */
  lineCount: number;
  /**
   * Where the corners of the box are seen on a surface at an angle, such as a sign, clockwise from its top left: the translation is set in the box
   * and drawn by the homography to these corners. Undefined where the text stands upright before the camera.
   */
  perspective?: Quad;
  /**
   * Degrees of a circle that a line as long as it may be takes: above 0 the middle of a line is its highest point, below 0 its lowest. The circle
   * around all lines is as wide as the box; from 180 degrees on its diameter is. @default 0, straight
   */
  curve?: number;
  /** Opacity of the text together with everything drawn around it, 0 to 1. @default 1 */
  opacity?: number;
  /** The case in which the letters of `translatedText` are drawn, by the rules of `lang`. @default 'none', as they are */
  textTransform?: TextTransform;
  /** Language of `translatedText`, as a BCP 47 tag. */
  lang?: string;
}

/** A text that stands in the picture as it did. */
export interface SkippedText {
  /** Defined if the text was read surely: words can be set in its place by this id. */
  id?: number;
  quad: Quad;
  /** The text as it was read. */
  text: string;
  /** 0 to 1. */
  confidence: number;
  reason: SkipReason;
  /** Its own words as they are set in the picture, from which an editor starts after erasing it; undefined if their style could not be found. */
  set?: LocalisedText;
}

/**
 * Pixels of a text, which replace those of the picture wherever their alpha is not 0. For an erased text they are those of the original and bring
 * it back; for a skipped text they erase it.
 */
export interface TextPatch extends Raster, PixelBox {}

/** The amount of text that was sent to one service for an image. */
export interface TranslatorUsage {
  translator: string;
  /** Number of characters of the texts, without markup. */
  characters: number;
  /** Tokens as a language model counts them; 0 for other services. */
  inputTokens: number;
  outputTokens: number;
}

/** The result of localising an image: everything that an editor needs beside the picture without its text. */
export interface LocalisedDocument {
  width: number;
  height: number;
  sourceLanguage: LanguageName;
  targetLanguage: LanguageName;
  texts: LocalisedText[];
  skipped: SkippedText[];
  /** Number of frames in the file; the first was localised. */
  frameCount: number;
  /** The amounts of text sent to services and answered by language models. */
  usage: TranslatorUsage[];
}
