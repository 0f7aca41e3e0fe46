import type { Language } from '@palimpsest/contract';
import type { Reader } from './analyse.ts';
import type { LocalisedText } from './model/document.ts';
import type { Raster } from './image/raster.ts';
import type { Paragraph } from './model/paragraph.ts';
import { fitOnSurfaces } from './views/surfaces.ts';

/** Texts that stay in the picture, and what tells how they are set. */
export interface TextsThatStay {
  flat: Raster;
  /** The picture without these texts and without those that are translated. */
  forced: Raster;
  staying: readonly Paragraph[];
  /** The texts of the picture that are translated. */
  others: readonly Paragraph[];
  /** The language into which whoever takes one out will translate it. */
  target: Language | undefined;
}

/**
 * Sets the words of texts that stay in the picture as they are set there, so that an editor can take one out and begin with them. They are looked at
 * by themselves: what was not read surely must not change how the other texts are set.
 * @returns in the order of the texts, each undefined where its style could not be told
 */
export async function setOwnWords(
  reader: Pick<Reader, 'describe'>,
  { flat, forced, staying, others, target }: TextsThatStay,
): Promise<(LocalisedText | undefined)[]> {
  // Texts that were not read surely have numbers of their own, which are replaced here.
  const last = Math.max(0, ...others.map(({ id }) => id));
  const own = staying.map((paragraph, index): Paragraph => ({ ...paragraph, id: last + 1 + index }));
  const styles = await reader.describe(flat, forced, own, [...others, ...own], target);
  const texts = own.flatMap((paragraph, index) => {
    const style = styles[index];
    return style ? [{ paragraph, style, translation: paragraph.text }] : [];
  });
  const kept = others.flatMap(({ lines }) => lines.map(({ quad }) => quad));
  const set = new Map(fitOnSurfaces(forced, texts, kept).map((text) => [text.id, text]));
  return own.map(({ id }) => set.get(id));
}
