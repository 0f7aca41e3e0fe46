import type { LanguageName } from '@palimpsest/contract';
import { createRouter, type SourceText, type Translator } from '@palimpsest/engine';
import { expect, test } from 'vitest';
import sentences from './sentences.json' with { type: 'json' };

interface Sentence {
  kind: string;
  en: string;
  references: Partial<Record<LanguageName, string[]>>;
}

const all: readonly Sentence[] = sentences;

/** Letters beside the basic ones. */
const letters: Partial<Record<LanguageName, string>> = {
  Catalan: 'àçéèíïóòúü·',
  Esperanto: 'ĉĝĥĵŝŭ',
  French: 'àâæçéèêëîïôœùûü',
  Galician: 'áéíóúüñ',
  German: 'äöüß',
  Italian: 'àèéìòù',
  Occitan: 'àáçéèíïóòúü',
  Polish: 'ąćęłńóśźż',
  Portuguese: 'áâãàçéêíóôõú',
  Spanish: 'áéíóúüñ',
  Turkish: 'çğıiöşüâî',
};

/** Amounts, times, addresses and codes, which stay to the letter. */
const kept = /www\.\S+|\$\d[\d.]*|\d+(?::\d+|%| g\b)|HELLO20/gu;

const every = ({ en, references }: Sentence): { en: string; language: LanguageName; texts: string[] }[] =>
  Object.entries(references).map(([language, texts]) => ({ en, language: language as LanguageName, texts }));

test('there are 200 sentences, of which no two are the same, and each kind has enough to be told from chance', () => {
  expect(all).toHaveLength(200);
  expect(new Set(all.map(({ en }) => en.toLowerCase())).size).toBe(200);
  const counts = Object.groupBy(all, ({ kind }) => kind);
  for (const kind of ['event', 'label', 'menu', 'notice', 'shop']) {
    expect({ kind, enough: (counts[kind]?.length ?? 0) >= 30 }).toEqual({ kind, enough: true });
  }
});

test('every sentence has two different references in each of the five languages', () => {
  for (const { en, references } of all) {
    expect(Object.keys(references)).toEqual(
      expect.arrayContaining(['Spanish', 'French', 'German', 'Polish', 'Turkish']),
    );
    for (const texts of Object.values(references)) {
      expect({ en, count: new Set(texts).size }).toEqual({ en, count: 2 });
    }
  }
});

test('every reference has the letters of its language, typographic apostrophes and no space at its ends', () => {
  for (const { language, texts } of all.flatMap(every)) {
    const foreign = new RegExp(`[^a-z${letters[language] ?? ''}]`, 'u');
    for (const text of texts) {
      // Names and units of the English sentence may hold other letters.
      const words = text.replace(/[^\p{L}·]/gu, '').toLowerCase();
      expect({ text, foreign: words.replace(/i̇/gu, 'i').match(foreign)?.[0] }).toEqual({ text, foreign: undefined });
      expect(text).toMatch(/^\S(?:[^']*\S)?$/u);
    }
  }
});

test('what stays to the letter stands in every reference', () => {
  for (const { en, texts } of all.flatMap(every)) {
    for (const part of en.match(kept) ?? []) {
      for (const text of texts) expect(text).toContain(part);
    }
  }
});

test('no notice holds a phrase of the built-in memory', async () => {
  const notices = all.filter(({ kind }) => kind === 'notice').map(({ en }) => ({ text: en }));
  for (const to of ['Spanish', 'French', 'German'] as const) {
    expect(await fixedIn(notices, to, true)).toEqual(await fixedIn(notices, to, false));
  }
});

/** Returns the fixed parts of texts, as a translator gets them. */
async function fixedIn(texts: readonly SourceText[], to: LanguageName, withPhrases: boolean): Promise<unknown> {
  let seen: readonly SourceText[] = [];
  const echo: Translator = {
    name: 'echo',
    pairs: async () => [{ from: 'English', to }],
    async translate(sources) {
      if (seen.length === 0) seen = sources;
      return sources.map(({ text }) => `${text} (${to})`);
    },
  };
  await createRouter([echo], { withPhrases }).translate(texts, 'English', to);
  return seen.map(({ text, fixed = [] }) => ({ text, fixed }));
}
