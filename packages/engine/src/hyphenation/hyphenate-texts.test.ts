import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import type { ParagraphStyle } from '../model/paragraph.ts';
import type { Quad } from '../geometry/quad.ts';
import type { TranslatedParagraph } from '../typesetting/fit-translations.ts';
import { hyphenateTexts, hyphenationOf } from './hyphenate-texts.ts';

const style: ParagraphStyle = {
  fontFamily: 'Roboto',
  fontWeight: 400,
  fontSize: 16,
  textAlign: 'left',
  colours: ['#000000'],
};
const quad: Quad = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 20 },
  { x: 0, y: 20 },
];
const words = 'ein frisches Frühstück mit Übernachtung und allen weiteren Annehmlichkeiten des Hauses';

function text(lineCount: number, translation = words, fontSize = 16): TranslatedParagraph {
  const lines = Array.from({ length: lineCount }, () => ({ text: 'some words', quad, confidence: 1 }));
  return {
    paragraph: { id: 1, lines, text: 'some words', quad, rotation: 0 },
    style: { ...style, fontSize },
    translation,
  };
}

async function hyphenationIn(given: TranslatedParagraph, language = 'German'): Promise<string | undefined> {
  const [found] = await hyphenateTexts([given], findLanguage(language));
  return found?.hyphenation;
}

describe('texts that may be hyphenated', () => {
  test('are running text', async () => {
    expect(await hyphenationIn(text(3))).toBe(
      'fri-sches Früh-stück Über-nach-tung wei-te-ren An-nehm-lich-kei-ten Hau-ses',
    );
  });

  test('are not labels of two lines, titles of few words or large letters', async () => {
    expect(await hyphenationIn(text(2))).toBeUndefined();
    expect(await hyphenationIn(text(3, 'Übernachtung mit Frühstück'))).toBeUndefined();
    expect(await hyphenationIn(text(3, words, 60))).toBeUndefined();
  });

  test('keep their words as they are', async () => {
    const [found] = await hyphenateTexts([text(3)], findLanguage('German'));
    expect(found?.translation).toBe(words);
  });

  test('are in a language that has patterns', async () => {
    expect(await hyphenationIn(text(3), 'Swahili')).toBeUndefined();
  });
});

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
