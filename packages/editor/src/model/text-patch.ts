import type { Rect } from '../geometry/rect.ts';

/** Pixels that belong to one text, as a picture to be drawn over the one without text; in pixels of the image. */
export interface TextPatch extends Rect {
  /** The key by which the application finds the picture. */
  key: string;
  /** `original` brings the original text back; `erased` removes a text that was left in the picture. */
  brings: 'original' | 'erased';
}

/** Why a text was left in the picture as it was. */
export const leftReasons = [
  /** The confidence of its reading is low. */
  'low-confidence',
  'pictogram',
  'other-script',
  /** It runs around nearly a whole circle. */
  'curved',
  /** It is in a language that no translator reads. */
  'other-language',
  /** Its translation is the same as the original. */
  'unchanged',
  /** It has no letters, as a price. */
  'no-letters',
  /** No translator had a usable translation. */
  'untranslated',
  /** Its letters would have shown behind a translation. */
  'not-erased',
] as const;
export type LeftReason = (typeof leftReasons)[number];

interface Patched {
  patch?: TextPatch | undefined;
  restored?: boolean | undefined;
}

/** The patches that have to be drawn over the picture for texts to be as they are, the lowest first. */
export function patchesToDraw(texts: Iterable<Patched>): TextPatch[] {
  return [...texts].flatMap(({ patch, restored = false }) =>
    patch && (patch.brings === 'original') === restored ? [patch] : [],
  );
}
