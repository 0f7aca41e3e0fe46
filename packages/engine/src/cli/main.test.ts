import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguage } from '@palimpsest/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeImage } from '../image/decode.ts';
import type { LocalisedDocument } from '../model/document.ts';
import { createReader } from '../analyse.ts';
import { type Outcome, useCommandLine } from './testing/run-cli.ts';

const { folder, poster, run, runUnread } = useCommandLine();

describe('the command line', () => {
  test('explains itself', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/translate \[options\] <image\.\.\.> +write a picture with the text translated/);
    expect((await run(['translate', '--help'])).out).toMatch(/--from <language> +the language of the image/);
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    [[], /Usage: palimpsest/],
    [['trnslate'], /unknown command 'trnslate'\s+\(Did you mean translate\?\)/],
    [['translate', '--from', 'en', '--to', 'es'], /missing required argument 'image'/],
    [['translate', 'a.png', '--from', 'en', '--to', 'es', '--jobs', 'many'], /is no number of pictures/],
    [['translate', 'a.png', '--to', 'es'], /'--from <language>' not specified/],
    [
      ['translate', 'a.png', '--from', 'Englsh', '--to', 'es'],
      /"Englsh" is no supported language\. Did you mean English\?/,
    ],
    [['translate', 'a.png', '--from', 'en', '--to', 'English'], /choose two different languages/],
    [
      ['translate', 'a.png', '--from', 'en', '--to', 'es', '--blacklst', 'x'],
      /unknown option '--blacklst'\s+\(Did you mean --blacklist\?\)/,
    ],
    [['translate', 'a.png', '--from', 'en', '--to'], /'--to <languages>' argument missing/],
    [['translate', 'a.png', '--from', 'en', '--to', 'es', '--exclude', '9,9,1,1'], /is no rectangle/],
  ])('%j is wrong usage, and says what is wrong', async (args, message) => {
    const { code, err, out } = await run(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(out).toBe('');
  });

  test('ends without a word where the reader of its lines has gone', async () => {
    expect(await runUnread(['translate', '--help'])).toEqual({ code: 0, out: '', err: '' });
  });

  test('fails with one line and code 1 where a file is missing, no image, or would be overwritten', async () => {
    const pair = ['--from', 'English', '--to', 'Spanish'];
    const missing = await run(['translate', 'none.png', ...pair]);
    expect(missing).toMatchObject({
      code: 1,
      err: 'palimpsest: none.png cannot be read: there is no such file or folder\n',
    });

    writeFileSync(join(folder, 'text.png'), 'no image at all');
    const noImage = await run(['translate', 'text.png', ...pair]);
    expect(noImage.code).toBe(1);
    expect(noImage.err).toMatch(/palimpsest: This file is not an image that can be read\..*\n$/);
    expect(noImage.err).not.toContain('    at ');

    const overwriting = await run(['translate', poster, ...pair, '--out', 'poster.png']);
    expect(overwriting.code).toBe(1);
    expect(overwriting.err).toContain('would be overwritten');
  });

  test('a wrong setting of a translator is one line', async () => {
    const { code, err } = await run(['translate', poster, '--from', 'en', '--to', 'es', '--translators', 'deepl']);
    expect(code).toBe(1);
    expect(err).toBe('palimpsest: TRANSLATORS names deepl, which needs DEEPL_API_KEY\n');
  });

  test('a list of words that cannot be used is named', async () => {
    const list = join(folder, 'terms.csv');
    writeFileSync(list, 'word,meaning\nsale,rebaja\n');
    const { code, err } = await run(['translate', poster, '--from', 'en', '--to', 'es', '--glossary', list]);
    expect(code).toBe(1);
    expect(err).toContain(`${list}: row 1 cannot be used. The first line has to be "term,translation"`);
  });

  test('the doctor says who answers and what others need', async () => {
    const { code, out } = await run(['doctor']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}Apertium +gist +\d+ +free +answers in [\d.]+ s$/m);
    expect(out).toMatch(/^ {2}deepl +- +- +- +not asked: set DEEPL_API_KEY$/m);
    expect(out).not.toContain('Pairs, with');
  });

  test('stops at once when it is interrupted, and leaves no half-written file', async () => {
    const { code, err } = await run(
      ['translate', poster, '--from', 'en', '--to', 'es', '--out', 'stopped.png'],
      'Reading the text...',
    );
    expect(code).toBe(130);
    expect(err).toMatch(/palimpsest: stopped\n$/);
    expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  test('leaves no part of a picture that is being written when it is interrupted', async () => {
    const args = ['translate', poster, '--from', 'en', '--to', 'es', '--out', 'cut.jpg'];
    await run(args, 'Writing the picture...');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('translating a poster', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await run([
      'translate',
      poster,
      '--from',
      'English',
      '--to',
      'es',
      '--out',
      'poster.es.png',
      '--json',
      'poster.json',
    ]);
  });

  test('says what it is at, a line for each stage where there is no terminal', () => {
    expect(outcome.code).toBe(0);
    expect(outcome.out).toBe('');
    expect(outcome.err.split('\n').slice(0, -2)).toEqual([
      'Preparing...',
      'Reading the text...',
      'Translating...',
      'Erasing the original...',
      'Setting the translation...',
      'Writing the picture...',
    ]);
    expect(outcome.err).toMatch(/poster\.es\.png: 2 texts, English to Spanish \(\d+\.\d s\)\n$/);
  });

  test('writes the texts', () => {
    const document = JSON.parse(readFileSync(join(folder, 'poster.json'), 'utf8')) as LocalisedDocument;
    expect(document.texts.map(({ translatedText }) => translatedText)).toEqual([
      'REBAJAS DE VERANO',
      expect.stringMatching(/Música/),
    ]);
  });

  test('writes a picture of the same size in which the translation can be read, and the original cannot', async () => {
    expect(existsSync(join(folder, 'poster.es.png'))).toBe(true);
    const picture = await decodeImage(readFileSync(join(folder, 'poster.es.png')));
    expect([picture.width, picture.height]).toEqual([640, 360]);
    const reader = await createReader();
    const language = findLanguage('Spanish');
    const paragraphs = language ? await reader.read(picture, { language }) : [];
    await reader.close();
    const text = paragraphs.map((paragraph) => paragraph.text).join(' ');
    expect(text).toContain('REBAJAS DE VERANO');
    expect(text).toMatch(/música/i);
    expect(text).not.toMatch(/SUMMER|SALE|park/);
  });
});
