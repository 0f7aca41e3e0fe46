import { createEngine, EngineError, renderDocument } from '@palimpsest/engine';
import type { Translator } from '@palimpsest/engine';
import { findLanguage, languages } from '@palimpsest/contract';
import type { LanguageName } from '@palimpsest/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { createRandom } from './random.ts';
import type { BlindCase } from './truth.ts';
import { vocabularyOf } from './words.ts';

/** Puts in place of each word one of the target language, so that what was set can be told from what stood there. */
export function substituteTranslator(): Translator {
  return {
    name: 'substitute',
    pairs: async () => languages.flatMap(({ name }) => [{ from: name, to: targetOf(name) }]),
    translate: async (texts, _, to) => {
      const { words } = vocabularyOf(to);
      return texts.map(({ text }) => {
        const random = createRandom(text);
        return text.replaceAll(/\p{L}+/gu, (word) => {
          const other = random.pick(words);
          return word === word.toUpperCase() && word.length > 1 ? other.toUpperCase() : other;
        });
      });
    },
  };
}

function targetOf(source: LanguageName): LanguageName {
  return source === 'English' ? 'Spanish' : 'English';
}

/**
 * Lets the engine localise each picture, with other words in place of a translation, and leaves `<name>-result.png` in the folder.
 * @returns paths by name; a picture in which the engine finds nothing to translate has none
 */
export async function setTranslations(
  cases: readonly BlindCase[],
  pathOf: (name: string) => string,
): Promise<Map<string, string>> {
  const engine = await createEngine({ translators: [substituteTranslator()] });
  const results = new Map<string, string>();
  try {
    for (const { name, truth, poster } of cases) {
      const language = findLanguage(truth.language);
      if (!language) throw new Error(`"${truth.language}" is not a language of ours.`);
      try {
        const { document, erasedPng } = await engine.localise(await readFile(poster), {
          source: language.name,
          target: targetOf(language.name),
        });
        const path = pathOf(name);
        await writeFile(path, await renderDocument(erasedPng, document));
        results.set(name, path);
      } catch (error) {
        if (!(error instanceof EngineError) || error.code !== 'no-text-found') throw error;
      }
    }
    return results;
  } finally {
    await engine.close();
  }
}
