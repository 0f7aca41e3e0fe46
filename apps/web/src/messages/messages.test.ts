import {
  errors,
  findLanguage,
  languageNames,
  problemTexts,
  refusals,
  type Problem,
  type SaidProblem,
} from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import { englishWords, screenWords, type ScreenMessages } from './words.ts';

const languages = Object.entries<ScreenMessages>({ es, de, fr, pt });
const english = englishWords('en-US');

/** Every message below, by its path. */
function messagesOf(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, word]) => messagesOf(word, `${path}/${key}`));
}

/** Words that another language may share with English: names, loan words, and what is only a number or parameters. */
const alike = /^[\W\d]*$|^(Palimpsest|PNG|CSV|TBX)/;

const minutesIn: Readonly<Record<string, string>> = { es: 'minutos', de: 'Minuten', fr: 'minutes', pt: 'minutos' };

describe.each(languages)('%s', (locale, messages) => {
  const minutes = minutesIn[locale] ?? '';
  const words = screenWords(messages, locale);

  test('is not English', () => {
    const inEnglish = new Map(messagesOf(en));
    const same = messagesOf(messages).filter(
      ([path, text]) => inEnglish.get(path) === text && !alike.test(text.replaceAll(/\{\w+\}/g, '')),
    );
    // Loan words and names of plans.
    expect(same.length).toBeLessThanOrEqual(24);
    expect(same.filter(([, text]) => text.split(' ').length > 2)).toEqual([]);
  });

  test('says each problem in its own words, with the parts that English names', () => {
    const { problem } = words.shared;
    const detail: Problem = { code: 'other', sentence: 'Xyz' };
    expect(Object.keys(problemTexts).length).toBeGreaterThan(70);
    for (const [key, text] of Object.entries(problemTexts)) {
      const code = key.replace('/detail', '');
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const parameters = Object.fromEntries(names.map((name) => [name, '17']));
      const own: SaidProblem = { code, parameters, sentence: text, ...(names.includes('detail') && { detail }) };
      const sentence = problem(own);
      // “Error:” is a word of Spanish, too.
      expect(sentence !== english.shared.problem(own) || key === 'unexpected/detail').toBe(true);
      expect(sentence).not.toMatch(/[{}]|undefined/);
      expect(sentence).toContain(own.detail ? 'Xyz' : '');
    }
  });

  test('says a field that the server refused by its code, whatever the sentence beside it', () => {
    const { problem } = words.shared;
    const refused = problem({ code: 'email_invalid', sentence: 'An address has an at sign, a name and a domain' });
    expect(refused).toBe(problem({ code: 'email_invalid' }));
    expect(refused).not.toMatch(/domain/);
  });

  test('keeps the words of a server whose code it does not know', () => {
    const { problem } = words.shared;
    expect(problem({ code: 'other', sentence: 'The {disk} is full.' })).toBe('The {disk} is full.');
    expect(problem({ code: 'disk_full', parameters: { free: 0 }, sentence: 'No room.' })).toBe('No room.');
    expect(problem({ code: 'unavailable', sentence: 'The disk is full.' })).not.toBe('The disk is full.');
  });

  test('says the numbers that the server names, and goes without those that it does not know', () => {
    const { problem } = words.shared;
    const said = (code: string, parameters: SaidProblem['parameters']) =>
      problem({ code, parameters, sentence: 'Too much.' });
    expect(said('rate_limited', { retry_after_seconds: 290 })).toMatch(new RegExp(`5\\s${minutes}`));
    expect(said('rate_limited', { retry_after_seconds: 30 })).toMatch(/30\s/);
    expect(said('too_large', { max_megabytes: 25 })).toMatch(/25.(?:MB|Mo)/);
    for (const [code, { parameters }] of Object.entries(errors)) {
      const general = said(code, {});
      expect(general).not.toMatch(/[{}]|Too much/);
      expect(said(code, { max_patience: 3 })).toBe(general);
      const sentences = parameters.map((name) => said(code, { [name]: 17 }));
      for (const sentence of sentences) expect(sentence).toMatch(/17/);
      expect(new Set([general, ...sentences]).size).toBe(parameters.length + 1);
    }
  });

  test('says why an image was refused, with the names and numbers of the server', () => {
    const { problem, languageName } = words.shared;
    const values = { language: 'Greek', translator: 'DeepL', megapixels: 48, side: 900, characters: 700, status: 456 };
    const all: string[] = [];
    for (const [code, sets] of Object.entries(refusals)) {
      for (const names of ['', ...sets].map((set) => set.split('/').filter(Boolean))) {
        const parameters = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
        const sentence = problem({ code, parameters, sentence: 'The detector says so.' });
        expect(sentence).not.toMatch(/detector|undefined|[{}]/);
        for (const [name, value] of Object.entries(parameters)) {
          expect(sentence).toContain(name === 'language' ? languageName('Greek') : String(value));
        }
        all.push(sentence);
      }
    }
    expect(new Set(all).size).toBe(all.length);
  });

  test('names every language, each another way', () => {
    const names = languageNames.map(words.shared.languageName);
    expect(new Set(names).size).toBe(languageNames.length);
    expect(names.filter((name) => name === '' || findLanguage(name)?.tag === name)).toEqual([]);
    expect(names.every((name) => name.charAt(0) === name.charAt(0).toLocaleUpperCase(locale))).toBe(true);
    expect(words.shared.languageName('Klingon')).toBe('Klingon');
  });

  test('counts as the language does', () => {
    const counted = [1, 2, 1234].map((count) => words.dashboard.deleted({ count }));
    expect(new Set(counted).size).toBe(3);
    expect(counted[2]).toContain(new Intl.NumberFormat(locale).format(1234));
    const { imported } = words.terminology.memory;
    expect(imported({ added: 2, replaced: 1 })).toMatch(/^2 .+, 1 .+\.$/);
    expect(imported({ added: 0, replaced: 2 })).toMatch(/^2 .+\.$/);
  });
});

describe('English', () => {
  test('reads as the contract and the specification have it', () => {
    expect(en.problems).toMatchObject(problemTexts);
    expect(english.shared.problem({ code: 'login_needed' })).toBe('Please log in to continue');
    expect(english.workspace.creditsLeft({ count: 1 })).toBe('You have only 1 credits left');
  });

  test('has the words of the server for its problems', () => {
    expect(english.shared.problem({ code: 'unavailable', sentence: 'The disk is full.' })).toBe('The disk is full.');
  });
});

test('a code without the values that its sentence names reads as the server says it', () => {
  const unnamed = { code: 'image_too_large', sentence: 'This image is too large.' };
  expect(english.shared.problem(unnamed)).toBe(unnamed.sentence);
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
