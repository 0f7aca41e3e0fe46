import type { Language } from '@palimpsest/contract';
import type { Random } from './random.ts';
import vocabulary from './words.json' with { type: 'json' };

/** Words of one language, and the letters outside of a to z that its texts must show. */
export interface Vocabulary {
  letters: string;
  words: string[];
  phrases: string[];
  sentences: string[];
}

/** Texts of one language in a seeded order; a word comes again only when all have come. */
export interface TextSource {
  word(): string;
  /** Two to six words. */
  phrase(): string;
  /** Five words or more. */
  sentence(): string;
  upper(text: string): string;
  price(): string;
  /** Every character that may come. */
  alphabet: string;
}

/** @throws Error for a language without words */
export function vocabularyOf(language: string): Vocabulary {
  const found = (vocabulary as Partial<Record<string, Vocabulary>>)[language];
  if (!found) throw new Error(`There are no words of ${language} in bench/engine/blind/words.json.`);
  return found;
}

function inTurn(list: readonly string[], random: Random): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(list);
    return left.pop() ?? '';
  };
}

export function createTextSource({ name, tag }: Language, random: Random): TextSource {
  const { words, phrases, sentences, letters } = vocabularyOf(name);
  const upper = (text: string): string => text.toLocaleUpperCase(tag);
  const all = [...words, ...phrases, ...sentences].join('') + letters;
  const currency = random.pick(['€', '$', '£', '']);
  const point = random.pick(['.', ',']);
  return {
    word: inTurn(words, random.fork('words')),
    phrase: inTurn(phrases, random.fork('phrases')),
    sentence: inTurn(sentences, random.fork('sentences')),
    upper,
    price: () => {
      const amount = `${random.whole(1, 24)}${point}${random.pick(['00', '20', '50', '80', '90'])}`;
      return currency === '$' || currency === '£' ? currency + amount : `${amount} ${currency}`.trim();
    },
    alphabet: [...new Set(all + upper(all))].filter((character) => character !== ' ').join(''),
  };
}
