import type { LocalizedText } from './texts.ts';

/**
 * The id by which a skipped text is named where ids of texts are asked for: those of the process's texts are counted on.
 * @param index in the list of skipped texts
 */
export function skippedTextId(texts: readonly Pick<LocalizedText, 'id'>[], index: number): number {
  return Math.max(0, ...texts.map(({ id }) => id)) + 1 + index;
}
