import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalisedDocument } from '../model/document.ts';
import { drawPoster } from '../testing/draw-poster.ts';
import { type ModelServer, openModelServer } from '../translation/testing/model-server.ts';
import { type Outcome, useCommandLine } from './testing/run-cli.ts';

const words = { Live: 'Vivo', live: 'vivo', music: 'sonido', in: 'en', the: 'el', park: 'jardín' };

const { folder, run: call } = useCommandLine();
let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer([
    { from: 'en', to: 'es', words },
    { from: 'de', to: 'en', words: { Park: 'park' } },
  ]);
});
afterAll(() => server.close());

const run = (args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  call(args, undefined, { MODELS_DIR: join(folder, 'models'), MODELS_URL: server.url, ...variables });

test('models are listed, fetched through English, and removed', async () => {
  const before = await run(['models', 'list']);
  expect(before.out).toMatch(/^No model is in .*models yet\.$/m);
  expect(before.out).toMatch(/English → Spanish {2}[\d.]+ MB$/m);

  const added = await run(['models', 'add', 'German', 'es']);
  expect(added).toMatchObject({ code: 0, out: '' });
  expect(added.err).toMatch(/^Fetching the translation model\.\.\. 0\.0 MB of /m);
  expect(added.err).toMatch(/German → Spanish: fetched [\d.]+ MB into /);
  expect((await run(['models', 'add', 'German', 'es'])).err).toContain('is there already');
  expect((await run(['models', 'list'])).out).toMatch(/German → English {2}[\d.]+ MB, version 3\.0$/m);

  expect(await run(['models', 'remove', 'German', 'English'])).toMatchObject({
    code: 0,
    out: 'German → English is removed.\n',
  });
  expect(await run(['models', 'remove', 'German', 'English'])).toMatchObject({ code: 1 });
});

test('a pair without a model, and a server that cannot be reached, are said to be so', async () => {
  const none = await run(['models', 'add', 'English', 'Welsh']);
  expect(none.code).toBe(1);
  expect(none.err).toContain('There is no model that translates English to Welsh.');
  const offline = await run(['models', 'add', 'English', 'Welsh'], { MODELS_URL: 'http://127.0.0.1:1' });
  expect(offline.code).toBe(1);
  expect(offline.err).toContain('set MODELS_URL to a mirror');
});

test('a call leaves nothing where it is made: models lie with the server, or with the user', async () => {
  const variables = { MODELS_DIR: '', XDG_CACHE_HOME: join(folder, 'cache') };
  expect((await run(['models', 'list'], variables)).out).toContain(join(folder, 'cache/palimpsest/models'));
  expect(existsSync(join(folder, '.data'))).toBe(false);
  mkdirSync(join(folder, '.data'));
  expect((await run(['models', 'list'], variables)).out).toContain(join(folder, '.data/models'));
});

test('a picture is translated with a model that is fetched for it', async () => {
  const poster = join(folder, 'music.png');
  writeFileSync(poster, drawPoster([{ text: 'Live music in the park', x: 60, y: 200, size: 34, weight: 400 }]));
  const variables = { MODELS_DIR: join(folder, 'fresh') };
  const doctor = (await run(['doctor', '--pairs'], variables)).out;
  expect(doctor).toMatch(
    /^ {2}Bergamot +neural +\d+ +free +nothing fetched yet: English → Spanish fetches [\d.]+ MB at first use$/m,
  );
  expect(doctor).toMatch(/^ {2}English[^\n]* {2}Bergamot +neural +free +fetches [\d.]+ MB +.*Spanish/m);
  const { code, err } = await run(
    ['translate', poster, '--from', 'en', '--to', 'es', '--json', 'poster.json'],
    variables,
  );
  expect(code).toBe(0);
  expect(err).toMatch(/^Translating\.\.\.\nFetching the translation model\.\.\. 0\.0 MB of [\d.]+ MB$/m);
  const document = JSON.parse(readFileSync(join(folder, 'poster.json'), 'utf8')) as LocalisedDocument;
  expect(document.texts).toMatchObject([
    { translatedText: 'Vivo sonido en el jardín', note: { origin: 'translator', by: 'Bergamot' } },
  ]);
});
