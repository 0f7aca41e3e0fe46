import type { LocalizedText } from '@palimpsest/contract';
import type { TranslationNote } from '@palimpsest/engine';

/** How a translation came about, as clients know it. */
export function toTranslationNote({
  origin,
  by,
  similar,
  misread,
}: TranslationNote): LocalizedText['translation_note'] {
  return {
    origin,
    ...(by !== undefined && { by }),
    similar: [...similar],
    ...(misread && { misread: [...misread] }),
  };
}
