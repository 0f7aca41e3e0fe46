import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { modelProtocols } from '../translation/testing/protocols.ts';
import { openStandIn } from '../translation/testing/stand-in.ts';
import { type Outcome, useCommandLine } from './testing/run-cli.ts';

const { folder, poster, run } = useCommandLine();

describe('what the user should know of a translation', () => {
  /** Two words misread, one text small. */
  const row = /^several\/poster\.es\.png +2 +0 +2 +1 +built-in, test-model$/m;
  /** The same picture into one language, and into two. */
  let alone: Outcome;
  let several: Outcome;
  beforeAll(async () => {
    const [openai] = modelProtocols;
    const long = 'Música en vivo '.repeat(30).trim();
    const misread = [
      { read: 'Live', meant: 'Life' },
      { read: 'park', meant: 'bark' },
    ];
    const model = await openStandIn((request) => openai?.react(request, [long], misread) ?? { status: 500 });
    const settings = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test-model', DATA_DIR: join(folder, 'data') };
    const args = ['translate', poster, '--from', 'en', '--to', 'es', '--translator', 'openai'];
    alone = await run([...args, '--out', 'alone.png'], undefined, settings);
    several = await run([...args, '--to', 'fr', '--out', 'several'], undefined, settings);
    await model.close();
  });

  test('what a language model took for misread is told', () => {
    expect(alone.err).toMatch(/^Read as "Live", translated as "Life"\.\nRead as "park", translated as "bark"\.$/m);
    expect(several.err).toMatch(row);
  });

  test('what is set much smaller than its original is told', () => {
    const [, percent] = /^Set at (\d+) % of the size of its original: "Música en vivo /m.exec(alone.err) ?? [];
    expect(Number(percent)).toBeGreaterThan(10);
    expect(Number(percent)).toBeLessThan(75);
    expect(several.err).toMatch(row);
  });
});

function filesIn(where: string): string[] {
  return readdirSync(join(folder, where)).toSorted();
}

describe('translating several', () => {
  test('one picture into several languages is read once', async () => {
    const { code, err } = await run([
      'translate',
      poster,
      '--from',
      'en',
      '--to',
      'es,fr',
      '--to',
      'it',
      '--out',
      'all',
    ]);
    expect(code).toBe(0);
    expect(err.match(/Reading the text\.\.\./g)).toHaveLength(1);
    expect(err.match(/Translating\.\.\./g)).toHaveLength(3);
    expect(filesIn('all')).toEqual(['poster.es.png', 'poster.fr.png', 'poster.it.png']);
    expect(err).toMatch(/^3 pictures written \([\d.]+ s\)\npicture +texts +left +misread +small +translated by$/m);
    expect(err).toMatch(/^all\/poster\.es\.png +2 +0 +0 +0 +built-in, Apertium$/m);
  });

  test('a folder is translated as a whole; what cannot be is named, and does not stop the rest', async () => {
    mkdirSync(join(folder, 'shop'));
    copyFileSync(poster, join(folder, 'shop/a.png'));
    writeFileSync(join(folder, 'shop/b.png'), 'no image at all');
    writeFileSync(join(folder, 'shop/notes.txt'), 'no image');
    const args = ['translate', 'shop', '--from', 'en', '--to', 'es', '--json', '--jobs', '2'];
    const { code, err } = await run(args);
    expect(code).toBe(1);
    expect(filesIn('shop')).toEqual(['a.es.json', 'a.es.png', 'a.png', 'b.png', 'notes.txt']);
    expect(err).toMatch(/^1 pictures? written, 1 failed/m);
    expect(err).toMatch(/^shop\/b\.es\.png +failed: This file is not an image that can be read/m);

    rmSync(join(folder, 'shop/b.png'));
    const again = await run([...args, '--skip-existing']);
    expect(again).toMatchObject({ code: 0 });
    expect(again.err).not.toContain('Reading the text...');
    expect(again.err).toMatch(/^0 pictures written, 1 there already \([\d.]+ s\)\n$/m);
    expect(again.err).not.toContain('translated by');
  });

  test('a picture on which the program itself fails does not stop the rest', async () => {
    mkdirSync(join(folder, 'odd'));
    for (const name of ['a.png', 'b.png']) copyFileSync(poster, join(folder, 'odd', name));
    writeFileSync(join(folder, 'odd/c.heic'), '');
    // The library that writes pictures breaks at its first one.
    const fault = join(folder, 'fault.mjs');
    writeFileSync(
      fault,
      `import { createRequire } from 'node:module';
       const path = createRequire(${JSON.stringify(import.meta.filename)}).resolve('sharp').replace(/cjs$/, 'mjs');
       const { default: sharp } = await import(path);
       const png = sharp.prototype.png;
       sharp.prototype.png = function () { sharp.prototype.png = png; throw new TypeError('out of luck'); };`,
    );
    const settings = { NODE_OPTIONS: `--import=${fault}` };
    const { code, err } = await run(['translate', 'odd', '--from', 'en', '--to', 'es'], undefined, settings);
    expect(code).toBe(1);
    expect(err).toMatch(/^1 picture written, 1 failed, 1 skipped/m);
    expect(err).toMatch(/^odd\/a\.es\.png +failed: an unexpected error: out of luck$/m);
    expect(err).toMatch(/^odd\/b\.es\.png +2 /m);
    expect(err).toMatch(/^odd\/c\.heic +skipped: only JPEG, PNG, GIF and WebP can be read$/m);
    expect(filesIn('odd')).toEqual(['a.png', 'b.es.png', 'b.png', 'c.heic']);
  });

  test('a picture is written after its texts, so that --skip-existing leaves nothing out', async () => {
    mkdirSync(join(folder, 'late/poster.es.png'), { recursive: true });
    const { code, err } = await run(['translate', poster, '--from', 'en', '--to', 'es,fr', '--out', 'late', '--json']);
    expect(code).toBe(1);
    expect(err).toMatch(/^late\/poster\.es\.png +failed: late\/poster\.es\.png cannot be written: it is a folder$/m);
    expect(filesIn('late').filter((name) => name.endsWith('.json'))).toEqual(['poster.es.json', 'poster.fr.json']);
  });

  test('refuses two pictures that would be written to one file, and one list of texts for several', async () => {
    mkdirSync(join(folder, 'twin'));
    copyFileSync(poster, join(folder, 'twin/poster.png'));
    const twins = await run(['translate', poster, 'twin', '--from', 'en', '--to', 'es', '--out', 'both']);
    expect(twins.code).toBe(1);
    expect(twins.err).toContain('Two pictures would be written to both/poster.es.png');
    const lists = await run(['translate', poster, '--from', 'en', '--to', 'es,fr', '--json', 'texts.json']);
    expect(lists.code).toBe(1);
    expect(lists.err).toContain('several pictures need several files');
    const folderless = await run(['translate', poster, '--from', 'en', '--to', 'es,fr', '--out', 'poster.png']);
    expect(folderless).toMatchObject({
      code: 1,
      err: 'palimpsest: The folder poster.png cannot be made: it is a file\n',
    });
  });
});
