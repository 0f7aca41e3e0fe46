import { findLanguage, type Language } from '@palimpsest/contract';
import { type Engine, type Quad, renderDocument, type TextPatch } from '@palimpsest/engine';
import type { ReadText } from './answer.ts';

/** Translates a picture as the product does, and returns its reading in the form of the bench. */
export interface TranslatedPicture {
  texts: ReadText[];
  erasedPng: Buffer;
  resultPng: Uint8Array;
}

/** An upright box as a quad. */
export function upright(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The upright box around quads. */
export function boxAround(quads: readonly Quad[]): Quad {
  const [xs, ys] = [quads.flatMap((quad) => quad.map(({ x }) => x)), quads.flatMap((quad) => quad.map(({ y }) => y))];
  return upright(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** The box of the pixels that are erased: the quad of the document is where the translation is set, which may be elsewhere. */
function boxOfPatch(patch: TextPatch | undefined, otherwise: Quad): Quad {
  if (!patch) return otherwise;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let pixel = 0; pixel < patch.width * patch.height; pixel++) {
    if (!patch.data[pixel * 4 + 3]) continue;
    const x = pixel % patch.width;
    const y = (pixel - x) / patch.width;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right < left) return otherwise;
  return upright(patch.x + left, patch.y + top, patch.x + right, patch.y + bottom);
}

/** @throws Error for a name that is no language of ours */
export function languageNamed(name: string): Language {
  const language = findLanguage(name);
  if (!language) throw new Error(`"${name}" is not a language of ours.`);
  return language;
}

/**
 * Translates a picture as the product does.
 * @param bytes of an image file
 * @throws EngineError
 */
export async function translatePicture(
  engine: Engine,
  bytes: Uint8Array,
  { language, target }: { language: string; target: string },
): Promise<TranslatedPicture> {
  const { document, erasedPng, textPatches, skippedPatches } = await engine.localise(bytes, {
    source: languageNamed(language).name,
    target: languageNamed(target).name,
  });
  const texts = document.texts.map(({ originalText, translatedText, note, quad, fontFamily }, index): ReadText => {
    const read: ReadText = { text: originalText, quad: boxOfPatch(textPatches[index], quad) };
    if (note?.origin === 'unchanged') return read;
    return { ...read, translation: translatedText, set: { quad, family: fontFamily } };
  });
  const left = document.skipped.map(({ text, quad }, index): ReadText => ({
    text,
    quad: boxOfPatch(skippedPatches[index], quad),
  }));
  return { texts: [...texts, ...left], erasedPng, resultPng: await renderDocument(erasedPng, document) };
}
