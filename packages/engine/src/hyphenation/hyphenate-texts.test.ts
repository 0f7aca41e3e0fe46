import { findLanguage } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import type { ParagraphStyle } from '../model/paragraph.ts';
import type { Quad } from '../geometry/quad.ts';
import type { TranslatedParagraph } from '../typesetting/fit-translations.ts';
import { hyphenateTexts } from './hyphenate-texts.ts';

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

async function hyphenationOf(given: TranslatedParagraph, language = 'German'): Promise<string | undefined> {
  const [found] = await hyphenateTexts([given], findLanguage(language));
  return found?.hyphenation;
}

describe('texts that may be hyphenated', () => {
  test('are running text', async () => {
    expect(await hyphenationOf(text(3))).toBe(
      'fri-sches Früh-stück Über-nach-tung wei-te-ren An-nehm-lich-kei-ten Hau-ses',
    );
  });

  test('are not labels of two lines, titles of few words or large letters', async () => {
    expect(await hyphenationOf(text(2))).toBeUndefined();
    expect(await hyphenationOf(text(3, 'Übernachtung mit Frühstück'))).toBeUndefined();
    expect(await hyphenationOf(text(3, words, 60))).toBeUndefined();
  });

  test('keep their words as they are', async () => {
    const [found] = await hyphenateTexts([text(3)], findLanguage('German'));
    expect(found?.translation).toBe(words);
  });

  test('are in a language that has patterns', async () => {
    expect(await hyphenationOf(text(3), 'Swahili')).toBeUndefined();
  });
});
