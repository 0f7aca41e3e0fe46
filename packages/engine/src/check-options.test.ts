import type { LanguageName } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { checkBytes, checkDocument, checkOptions, checkTranslations } from './check-options.ts';
import { supportedLanguage } from './languages/language-checks.ts';
import { createEngine } from './pipeline.ts';

const languages = { source: 'English', target: 'Spanish' };

test.each([
  ['engine', null, 'options is null; expected options { imageLimits, translators, families }'],
  ['engine', { translators: [{}] }, 'options.translators[0].name is undefined; expected a string'],
  ['engine', { translators: [undefined] }, 'options.translators[0] is undefined; expected a translator'],
  ['engine', { imageLimits: { maxPixels: 100 } }, 'options.imageLimits has no maxPixels; it takes'],
  ['engine', { translator: [] }, 'options has no translator; it takes options { imageLimits, translators, families }'],
  ['localise', undefined, 'options is undefined; expected options { source, target, … }'],
  ['localise', { source: 'English' }, 'options.target is undefined; expected the name of a language'],
  ['localise', { ...languages, blacklist: 'x' }, "options.blacklist is 'x'; expected an array of strings"],
  ['localise', { ...languages, exclusions: [[0, 0, 9, 9]] }, 'options.exclusions[0] is [ 0, 0, 9, 9 ]; expected a rec'],
  ['read', { source: 'English', signal: {} }, 'options.signal is {}; expected an AbortSignal'],
] as const)('%s with %j says the option, what was given and what is expected', (kind, options, sentence) => {
  expect(() => checkOptions('call()', kind, options)).toThrow(`call(): ${sentence}`);
});

test('right options are accepted', () => {
  const region = { x1: 0, y1: 0, x2: 9, y2: 9 };
  expect(() =>
    checkOptions('call()', 'localise', { ...languages, blacklist: ['x'], exclusions: [region] }),
  ).not.toThrow();
  expect(() => checkOptions('call()', 'engine', {})).not.toThrow();
});

test('the path of a file is not taken for its content', () => {
  expect(() => checkBytes('engine.localise(bytes, options)', 'poster.png')).toThrow(
    "bytes is 'poster.png'; expected the content of an image file as a Uint8Array",
  );
});

test('a closed engine says that it is closed', async () => {
  const engine = await createEngine();
  await engine.close();
  const sentence = 'The engine is closed. Create another one with createEngine().';
  await expect(engine.read(new Uint8Array(), { source: 'English' })).rejects.toThrow(sentence);
  await expect(engine.pairs()).rejects.toThrow(sentence);
});

test('a document that is none is named', () => {
  expect(() => checkDocument('renderDocument(erasedPng, document)', undefined)).toThrow(
    'document is undefined; expected the document that engine.localise() returns',
  );
});

test.each([[undefined], [[{ text: 'Hola' }]], [[]]])('a translator that returns %j is named', (given) => {
  expect(() => checkTranslations('mine', given, 1)).toThrow(/^The translator mine returned .*; expected 1 strings/s);
});

test('a code in place of a language says what is expected', () => {
  expect(() => supportedLanguage('en' as LanguageName)).toThrow('Give the English name of one, such as "English".');
});
