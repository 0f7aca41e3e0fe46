import { languageNames, languages } from '@palimpsest/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { covers, pickTypeface, typefaces } from './typefaces.ts';
import { createTextSource, vocabularyOf } from './words.ts';

describe('the words', () => {
  it.each(languageNames)('of %s show every letter of its own', (name) => {
    const { letters, words, phrases, sentences } = vocabularyOf(name);
    const all = [...words, ...phrases, ...sentences].join(' ');
    const missing = Array.from(letters).filter(
      (letter) => !all.includes(letter) && !all.toLowerCase().includes(letter),
    );
    expect(missing).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(16);
    expect(Math.min(...sentences.map((sentence) => sentence.split(' ').length))).toBeGreaterThanOrEqual(5);
  });

  it('are composed letters, as they are compared', () => {
    const all = languageNames.flatMap((name) => Object.values(vocabularyOf(name)).flat()).join('');
    expect(all).toBe(all.normalize('NFC'));
  });

  it.each(languages)('of $name can be set in several families', (language) => {
    const { alphabet } = createTextSource(language, createRandom('a'));
    expect(typefaces().filter((typeface) => covers(typeface, alphabet)).length).toBeGreaterThanOrEqual(4);
    expect(pickTypeface(createRandom('a'), 'text', alphabet).use).toBe('text');
  });

  it('do not come twice before all have come', () => {
    const language = languages[0];
    const source = createTextSource(language, createRandom('a'));
    const { words } = vocabularyOf(language.name);
    expect(new Set(words.map(() => source.word())).size).toBe(words.length);
  });
});
