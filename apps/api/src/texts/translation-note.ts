import type { LocalizedText } from '@palimpsest/contract';
import type { TranslationNote } from '@palimpsest/engine';

/** How a translation came about, as clients know it. */
export function toTranslationNote({ origin, by, misread }: TranslationNote): LocalizedText['translation_note'] {
  return {
    origin,
    ...(by !== undefined && { by }),
    ...(misread && { misread: [...misread] }),
  };
}
