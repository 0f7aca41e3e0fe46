import {
  errorParameters,
  findLanguage,
  languageNames,
  refusalCodes,
  stageLabels,
  type ErrorParameters,
  type ImageRefusal,
} from '@palimpsest/contract';
import { createFormat } from '@palimpsest/ui/messages/format';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { englishPatterns, englishProblems } from './problems.ts';
import { pt } from './pt.ts';

const languages = Object.entries({ es, de, fr, pt });
const files = import.meta.glob<Record<string, unknown>>(['../features/*/*.messages.ts', './*.messages.ts'], {
  eager: true,
});
const ofFiles = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, words]) => (name.endsWith('Messages') ? [words] : [])),
);

/** Every word below, by its path, but for those with values. */
function wordsOf(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, word]) => wordsOf(word, `${path}/${key}`));
}

/** Words that another language may share with English: names, loan words, and what is only a number. */
const alike = /^[\W\d]*$|^(Palimpsest|PNG|CSV|TBX)/;

test('the list of all words names every file of words', () => {
  expect(ofFiles).toHaveLength(15);
  expect(new Set(Object.values(en))).toEqual(new Set(ofFiles));
});

const minutesIn: Readonly<Record<string, string>> = { es: 'minutos', de: 'Minuten', fr: 'minutes', pt: 'minutos' };

describe.each(languages)('%s', (locale, catalogue) => {
  const minutes = minutesIn[locale] ?? '';

  test('leaves no word empty', () => {
    expect(wordsOf(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('is not English', () => {
    const english = new Map(wordsOf(en));
    const same = wordsOf(catalogue).filter(([path, text]) => english.get(path) === text && !alike.test(text));
    // Loan words and names of plans.
    expect(same.length).toBeLessThanOrEqual(24);
    expect(same.filter(([, text]) => text.split(' ').length > 2)).toEqual([]);
  });

  test('says each problem in its own words, and none as in English', () => {
    const { problem } = catalogue.shared;
    const sentences = Object.values(englishProblems).flatMap((texts) => Object.values<string>({ ...texts }));
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((text) => problem(text) === text)).toEqual([]);
    const filled = Object.values(englishPatterns).map((pattern) => pattern.replace('{}', 'xyz'));
    expect(filled.filter((text) => problem(text) === text && !text.startsWith('Error: '))).toEqual([]);
  });

  test('says what a step that failed was told, in both parts', () => {
    const { problem } = catalogue.shared;
    const detail = problem('Unknown server error');
    expect(problem('Upload failed: Unknown server error')).toMatch(new RegExp(`: ${detail}$`));
    expect(problem('Processing failed: the detector gave up', 'fault')).toMatch(
      new RegExp(`: ${problem('the detector gave up', 'fault')}$`),
    );
  });

  test('keeps the words of a server that says nothing else', () => {
    expect(catalogue.shared.problem('The disk is full.')).toBe('The disk is full.');
    expect(catalogue.shared.problem('The disk is full.', 'unavailable')).not.toBe('The disk is full.');
  });

  test('says the numbers that the server names', () => {
    const { problem } = catalogue.shared;
    const said = (parameters: ErrorParameters) =>
      problem('Too many attempts. Please try again in 5 minutes.', { code: 'rate_limited', parameters });
    expect(said({ retry_after_seconds: 290 })).toMatch(new RegExp(`5\\s${minutes}`));
    expect(said({ retry_after_seconds: 30 })).toMatch(/30\s/);
    expect(said({})).toBe(problem('Too many attempts.', 'rate_limited'));
    for (const name of Object.keys(errorParameters.shape)) {
      const sentence = said({ [name]: 17 });
      expect(sentence).toMatch(/17/);
      expect(sentence).not.toBe(said({}));
    }
    expect(
      problem('Upload failed: The image file is larger.', { code: 'too_large', parameters: { max_megabytes: 25 } }),
    ).toMatch(/25.(?:MB|Mo)/);
  });

  test('says why an image was refused, with the names and numbers of the server', () => {
    const { problem, languageName } = catalogue.shared;
    const told = (refusal: ImageRefusal) => problem('Processing failed: The detector says so.', refusal);
    const general = refusalCodes.map((code) => told({ code }));
    expect(new Set([...general, problem('Processing failed: The detector says so.', 'refused')]).size).toBe(
      refusalCodes.length + 1,
    );
    for (const sentence of general) expect(sentence).not.toMatch(/detector|undefined/);
    const cases: [ImageRefusal, string][] = [
      [{ code: 'wrong-language', language: 'Greek' }, languageName('Greek')],
      [{ code: 'language-data-missing', language: 'Polish' }, languageName('Polish')],
      [{ code: 'image-unreadable', megapixels: 48 }, '48'],
      [{ code: 'image-unreadable', side: 900 }, '900'],
      [{ code: 'translation-failed', translator: 'DeepL' }, 'DeepL'],
      [{ code: 'translation-failed', translator: 'DeepL', status: 456 }, '(456)'],
      [{ code: 'translation-failed', characters: 700 }, '700'],
    ];
    for (const [refusal, part] of cases) expect(told(refusal)).toContain(part);
    expect(new Set(cases.map(([refusal]) => told(refusal))).size).toBe(cases.length);
    const called = { code: 'unavailable' as const, reason: { code: 'wrong-language' as const, language: 'Greek' } };
    expect(problem('It looks like Greek.', called)).toContain(languageName('Greek'));
  });

  test('names every language, each another way', () => {
    const names = languageNames.map(catalogue.shared.languageName);
    expect(new Set(names).size).toBe(languageNames.length);
    expect(names.filter((name) => name === '' || findLanguage(name)?.tag === name)).toEqual([]);
    expect(names.every((name) => name.charAt(0) === name.charAt(0).toLocaleUpperCase(locale))).toBe(true);
    expect(catalogue.shared.languageName('Klingon')).toBe('Klingon');
  });

  test('counts as the language does', () => {
    const format = createFormat(locale);
    const counted = [1, 2, 1234].map((count) => catalogue.dashboard.deleted(count, format));
    expect(new Set(counted).size).toBe(3);
    expect(counted[2]).toContain(format.number(1234));
    const { imported } = catalogue.terminology.memory;
    expect(imported({ added: 2, replaced: 1 }, format)).toMatch(/^2 .+, 1 .+\.$/);
    expect(imported({ added: 0, replaced: 2 }, format)).toMatch(/^2 .+\.$/);
  });
});

test('English reads as the contract and the specification have it', () => {
  expect(en.shared.stages).toBe(stageLabels);
  expect(en.shared.problem('Please log in to continue', 'unauthenticated')).toBe('Please log in to continue');
  expect(en.workspace.creditsLeft(1, createFormat('en-US'))).toBe('You have only 1 credits left');
});

describe('the screens', () => {
  const sources = import.meta.glob<string>(['../{features,lib,routes,app}/**/*.tsx', '!**/*.{test,stories}.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const spoken = 'label|title|description|hint|placeholder|alt|aria-label|loadingText|busyText|confirmLabel|busyLabel';
  const literal = new RegExp(`\\b(?:${spoken})(?:="|: ')[^"']*[a-z]{2}`, 'g');
  /** A line of text between tags, or text on the line of its tags. */
  const text = /^ +[A-Z][\w',.!?-]*(?: [\w',.!?-]+)*$|>[A-Z][\w ',.!?-]+</gm;
  test('hold no words of their own', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    const found = Object.entries(sources).flatMap(([file, source]) => {
      const body = source.replaceAll(/^import [^;]+;$/gm, '');
      return [...body.matchAll(literal), ...body.matchAll(text)].map(([match]) => `${file}: ${match.trim()}`);
    });
    expect(found).toEqual([]);
  });
});
