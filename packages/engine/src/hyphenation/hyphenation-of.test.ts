import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import { hyphenationOf } from './hyphenation-of.ts';

/** Parts every word in the middle that has two letters. */
const inMiddle = (word: string) =>
  word.length < 2 ? [word] : [word.slice(0, word.length >> 1), word.slice(word.length >> 1)];

function hyphenation(translation: string, original = '', name: LanguageName = 'Spanish'): string | undefined {
  const language = findLanguage(name);
  return language && hyphenationOf(translation, original, language, inMiddle);
}

describe('the words that may be hyphenated', () => {
  test('are those of the translation, each once', () => {
    expect(hyphenation('montaña montaña verano')).toBe('mon-taña ver-ano');
  });

  test('are no names: a word with a capital inside a sentence stays whole wherever it stands', () => {
    expect(hyphenation('Desde Barcelona salimos temprano. Barcelona espera.')).toBe(
      'De-sde sal-imos temp-rano esp-era',
    );
    expect(hyphenation('desde l’Hospitalet')).toBe('de-sde');
  });

  test('may begin a sentence or a quotation', () => {
    expect(hyphenation('¡Salimos temprano! “Mañana” volvemos')).toBe('Sal-imos temp-rano Mañ-ana volv-emos');
  });

  test('may be nouns of German, which have capitals', () => {
    expect(hyphenation('die Straße nach Venedig', 'to Venedig', 'German')).toBe('d-ie Str-aße na-ch');
  });

  test('do not stand in the original, as names do', () => {
    expect(hyphenation('hotel Miramar cerca', 'The Miramar hotel')).toBe('ce-rca');
  });

  test('are not in capitals, alone or inside', () => {
    expect(hyphenation('OFERTA iPhone McDonald rebajas')).toBe('reb-ajas');
  });

  test('may be none', () => {
    expect(hyphenation('24 h 30 %')).toBeUndefined();
  });
});
