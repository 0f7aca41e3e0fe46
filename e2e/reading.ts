import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { createReader } from '@palimpsest/engine';
import type { Picture } from './picture.ts';

/** All words that stand in a picture, lower case, in reading order. */
export async function readWords(picture: Picture, name: LanguageName): Promise<string[]> {
  const language = findLanguage(name);
  if (!language) throw new Error(`${name} is not a language of ours.`);
  const reader = await createReader();
  try {
    const paragraphs = await reader.read(picture, { language });
    return wordsOf(paragraphs.map(({ text }) => text).join(' '));
  } finally {
    await reader.close();
  }
}

/** The words of a text, lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}
