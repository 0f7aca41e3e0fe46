import type { LeftReason } from '../model/text-patch.ts';
import type { EditorWords } from './words.ts';

/** The words that say why a text was left in the picture. */
export const leftReasonWords = {
  'low-confidence': 'leftUnread',
  pictogram: 'leftPictogram',
  'other-script': 'leftOtherScript',
  curved: 'leftCurved',
  'other-language': 'leftOtherLanguage',
  unchanged: 'leftUnchanged',
  'no-letters': 'leftWithoutLetters',
  untranslated: 'leftUntranslated',
  'not-erased': 'leftNotErased',
} as const satisfies Record<LeftReason, keyof EditorWords>;
