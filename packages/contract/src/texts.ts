import { z } from 'zod/mini';

const pixel = z.number();

/** The corners run clockwise from the text's own top left, so that a rotated text keeps its angle. Pixels of the image. */
export const coordinates = z.object({
  x1: pixel,
  y1: pixel,
  x2: pixel,
  y2: pixel,
  x3: pixel,
  y3: pixel,
  x4: pixel,
  y4: pixel,
  center_x: pixel,
  center_y: pixel,
});
export type Coordinates = z.infer<typeof coordinates>;

/** Four corners, clockwise from the text's own top left. Pixels of the image. */
export const corners = z.omit(coordinates, { center_x: true, center_y: true });
export type Corners = z.infer<typeof corners>;

export const textAlignments = ['left', 'center', 'right'] as const;

/** The cases in which letters are drawn, as CSS names them: as typed, in capitals, in small letters, or each word with a capital first. */
export const textTransforms = ['none', 'uppercase', 'lowercase', 'capitalize'] as const;

/** Where the pixels of one text lie: in the image, and as a PNG file inside the file of all patches of a process. */
export const textPatch = z.object({
  x: pixel,
  y: pixel,
  width: pixel,
  height: pixel,
  /** The position of the PNG's first byte in the file at `text_patches_url`. */
  offset: z.int(),
  bytes: z.int(),
});
export type TextPatchEntry = z.infer<typeof textPatch>;

/** Words of an original that a translator took for a mistake of the reader: as they were read, and as they were meant. */
export const misreading = z.object({ read: z.string(), meant: z.string() });
export type Misreading = z.infer<typeof misreading>;

/** How a translation came about. */
export const translationNote = z.object({
  /**
   * `memory`: the user's own, stored; `built-in`: dates, numbers, terms and phrases of signs; `translator`: see `by`; `unchanged`: no
   * translator had other words for it. The engine leaves such texts in the picture; the words of a single text may still come back so.
   */
  origin: z.enum(['memory', 'built-in', 'translator', 'unchanged']),
  /** Name of the translator. */
  by: z.optional(z.string()),
  /** Words of `original_text` that the translator took for misread, and translated as they were meant; missing where there are none. */
  misread: z.optional(z.array(misreading)),
});

/** Letters of a translation that are set in another colour or weight than the rest, as the original had them. */
export const localizedRun = z.object({
  /** Where it begins and ends in `localized_text`, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  /** Hex; that of the text where it is missing. */
  color: z.optional(z.string()),
  /** CSS weight, 100 to 900; that of the text where it is missing. */
  font_weight: z.optional(z.int()),
});
export type LocalizedRun = z.infer<typeof localizedRun>;

export const localizedText = z.object({
  id: z.int(),
  original_text: z.string(),
  localized_text: z.string(),
  coordinates,
  /** The size of the box along the text's own axes, in pixels of the image. */
  dimensions: z.object({ height: pixel, width: pixel }),
  /** The size at which the translation fits its box, in px of the image. */
  font_size: z.number().check(z.positive()),
  /** `font_size` over the size of the original's letters, where it is below 0.75; missing elsewhere. */
  size_share: z.optional(z.number().check(z.positive())),
  /** Lines of the original. */
  line_count: z.int().check(z.positive()),
  /** Length of the translation divided by the length of the original, in characters. */
  length_ratio: z.number(),
  created_at: z.iso.datetime(),
  text_alignment: z._default(z.enum(textAlignments), 'center'),
  /** Whether the spaces between words grow until all lines but the last of each paragraph are as wide as the box; false where it is missing. */
  justified: z.optional(z.boolean()),
  /**
   * Whether quotation marks at the start of lines that are set left or justified, and at the end of those set right, stand outside the box, as does a
   * bullet where a paragraph begins; false where it is missing.
   */
  hanging_punctuation: z.optional(z.boolean()),
  /** Hex colours, the likeliest first. */
  suggested_colors: z.array(z.string()),
  font_family: z.string(),
  /** CSS weight, 100 to 900. */
  font_weight: z.int(),
  /** `normal` where it is missing. */
  font_style: z.optional(z.enum(['normal', 'italic'])),
  /** Distance of baselines as a multiple of the font size; 1.2 where it is missing. */
  line_height: z.optional(z.number()),
  /** Added between letters, in ems; 0 where it is missing. */
  letter_spacing: z.optional(z.number()),
  /** The fill of the letters, over all lines: a CSS `linear-gradient` of two colours, as `linear-gradient(180deg, #ffd24a, #d1410c)`. */
  text_gradient: z.optional(z.string()),
  /** A shadow or glow behind the letters: a CSS `text-shadow` of one layer in ems, as `0.05em 0.05em 0em #1a66aa`. */
  text_shadow: z.optional(z.string()),
  /** A line around the letters, under them: a CSS `-webkit-text-stroke` in ems, as `0.06em #ffffff`. */
  text_stroke: z.optional(z.string()),
  /** A rule under each line: its distance from the baseline and its thickness, in ems, and its colour, as `0.12em 0.06em #1a66aa`. */
  text_underline: z.optional(z.string()),
  /**
   * A filled box behind all lines: how far it reaches over the first baseline, under the last one and beyond the widest line, and the radius of
   * its corners, in ems, and its colour, as `1em 0.4em 0.5em 0.2em #1a66aa`.
   */
  text_background: z.optional(z.string()),
  /**
   * Words of `localized_text` that may be parted at the end of a line, with a hyphen where each may be, as TeX's `\hyphenation` has them:
   * `Über-nach-tung Mög-lich-keit`. None where it is missing.
   */
  hyphenation: z.optional(z.string()),
  /** The runs in their order, without overlap; none if it is missing. */
  runs: z.optional(z.array(localizedRun)),
  /** The confidence in the typeface, 0 to 1; missing if it was not measured or the text is set in another one, such as a narrower one. */
  face_confidence: z.optional(z.number()),
  /** Degrees, clockwise. */
  rotation: z.number(),
  /**
   * Where the corners of the box are seen on a surface at an angle, such as a sign. The text is set in the box of `coordinates`, `dimensions` and
   * `rotation`, and drawn by the homography from that box to these corners. Missing where it is drawn in the box as it is.
   */
  perspective: z.optional(corners),
  /**
   * The degrees of a circle that a line of full length takes, for text along an arc: above 0 the middle of a line is its highest point, below 0
   * its lowest. The circle around all lines is as wide as the box; from 180 degrees on its diameter is. Missing where lines are straight.
   */
  curve: z.optional(z.number().check(z.gte(-360), z.lte(360))),
  /** How much is seen of the text and of everything drawn around it, as one picture; 1 where it is missing. */
  opacity: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** The case in which the letters of `localized_text` are drawn, by the rules of `lang`; as typed where it is missing. */
  text_transform: z.optional(z.enum(textTransforms)),
  /** Whether an editor keeps `font_size` the largest at which the text finds room in its box; not where it is missing. */
  auto_fit: z.optional(z.boolean()),
  /** The language of `localized_text`, as a BCP 47 tag. */
  lang: z.optional(z.string()),
  /** The original's pixels: drawn over the picture without text, they bring this text back. */
  patch: z.optional(z.nullable(textPatch)),
  /** Missing in processes that are older than this field. */
  translation_note: z.optional(translationNote),
});
export type LocalizedText = z.infer<typeof localizedText>;

/** Why a text was left as it was. */
export const skipReasons = [
  /** The reading is not sure enough. */
  'low-confidence',
  /** One or two signs that a pictogram may show. */
  'pictogram',
  /** Letters of another script than the source language's. */
  'other-script',
  /** It runs around nearly a whole circle: where it begins cannot be told. */
  'curved',
  /** Another language than was chosen, from which no translator leads to the target. */
  'other-language',
  /** Its translation is what it says already, as with names. */
  'unchanged',
  /** It has no letters, as a price: there is nothing to translate. */
  'no-letters',
  /** No translator had a usable translation of it. */
  'untranslated',
  /** Its strokes would have shown behind the translation. */
  'not-erased',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** A text that was left in the picture. */
export const skippedText = z.object({
  coordinates,
  /** Its words as they were read. */
  text: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  reason: z.enum(skipReasons),
  /** The pixels that erase it: drawn over the picture without text, they remove this text as well. */
  patch: z.optional(z.nullable(textPatch)),
  /**
   * The text with its own words and style, with which an editor begins when it takes the text out of the picture. Missing if the style could not be
   * measured, and in processes that are older than this field.
   */
  as_set: z.optional(localizedText),
});
export type SkippedTextEntry = z.infer<typeof skippedText>;

/**
 * The id of a skipped text in calls that take ids of texts: it continues the numbering of the process's texts.
 * @param index in the list of skipped texts
 */
export function skippedTextId(texts: readonly Pick<LocalizedText, 'id'>[], index: number): number {
  return Math.max(0, ...texts.map(({ id }) => id)) + 1 + index;
}
