import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { EngineError } from '../../errors.ts';
import { createRouter } from '../router.ts';
import { type ModelServer, openModelServer, type ServedPair } from '../testing/model-server.ts';
import type { Download, Translator } from '../translator.ts';
import { createBergamotTranslator, type BergamotTranslator } from './bergamot.ts';
import { download } from './download.ts';

const english = {
  Open: 'Abierto',
  open: 'abierto',
  daily: 'diario',
  Summer: 'Verano',
  sale: 'rebajas',
  summer: 'verano',
};
const pairs: ServedPair[] = [
  { from: 'en', to: 'es', words: english },
  { from: 'de', to: 'en', words: { Offen: 'Open', täglich: 'daily' } },
];

let folder: string;
let server: ModelServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
  server = await openModelServer(pairs);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** On a busy machine an answer may take long; waits between attempts are not what is tested. */
const patient = { catalogueTimeoutMs: 240_000, timeoutMs: 240_000, retryDelayMs: 1 };

function open(options: { folder?: string; server?: string | undefined; idleMs?: number } = {}): BergamotTranslator {
  const translator = createBergamotTranslator({ folder, server: server.url, ...patient, ...options });
  onTestFinished(() => translator.close());
  return translator;
}

const toSpanish = async (translator: Translator, ...texts: readonly string[]): Promise<string[]> =>
  await translator.translate(
    texts.map((text) => ({ text })),
    'English',
    'Spanish',
  );

const filesAsked = (): string[] => server.requests.filter((path) => path.startsWith('/files/'));

async function failureOf(work: Promise<unknown>): Promise<EngineError> {
  return await work.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: EngineError) => error,
  );
}

test('a model is fetched when its pair is first used, and translates', async () => {
  const translator = open();
  const seen: (Download | undefined)[] = [];
  const [whole] = await translator.translate([{ text: 'Open daily' }], 'English', 'Spanish', {
    onDownload: (download) => seen.push(download),
  });
  expect(whole).toBe('Abierto diario');
  const total = seen[0]?.totalBytes;
  expect(seen[0]).toEqual({ receivedBytes: 0, totalBytes: total });
  expect(seen.slice(-2)).toEqual([{ receivedBytes: total, totalBytes: total }, undefined]);
  expect(await toSpanish(translator, 'Summer sale', 'open daily')).toEqual(['Verano rebajas', 'abierto diario']);
  expect(filesAsked()).toHaveLength(4);
});

test('the list of pairs names what the first use fetches, until it is there', async () => {
  const translator = open();
  expect(await translator.pairs()).toEqual(
    expect.arrayContaining([
      { from: 'English', to: 'Spanish' },
      { from: 'German', to: 'English' },
      { from: 'German', to: 'Spanish' },
    ]),
  );
  const direct = translator.downloadBytes({ from: 'English', to: 'Spanish' }) ?? 0;
  expect(direct).toBeGreaterThan(1_000);
  expect(translator.downloadBytes({ from: 'German', to: 'Spanish' })).toBeGreaterThan(direct);
  await toSpanish(translator, 'Open');
  await translator.pairs();
  expect(translator.downloadBytes({ from: 'English', to: 'Spanish' })).toBeUndefined();
});

test('where no model leads from one language to the other, two lead through English', async () => {
  expect(await open().translate([{ text: 'Offen täglich' }], 'German', 'Spanish')).toEqual(['Abierto diario']);
});

test('a model with one vocabulary for both languages runs, too', async () => {
  const shared = await openModelServer([{ from: 'en', to: 'it', words: { Bar: 'Bar' }, isShared: true }]);
  onTestFinished(() => shared.close());
  const translator = open({ server: shared.url });
  expect(await translator.translate([{ text: 'Bar 24' }], 'English', 'Italian')).toEqual(['Bar 24']);
});

test('the newest model that is meant for every computer is taken', async () => {
  const several = await openModelServer([
    { from: 'en', to: 'es', words: { Open: 'viejo' } },
    { from: 'en', to: 'es', words: { Open: 'nuevo' }, version: '3.1' },
    { from: 'en', to: 'es', words: { Open: 'pequeño' }, version: '3.2', filter: "env.appinfo.OS == 'Android'" },
    { from: 'en', to: 'es', words: { Open: 'futuro' }, version: '4.0' },
    { from: 'en', to: 'es', words: { Open: 'prueba' }, version: '3.3a1' },
  ]);
  onTestFinished(() => several.close());
  expect(await toSpanish(open({ server: several.url }), 'Open')).toEqual(['Nuevo']);
});

test('fixed parts come back to the letter, capitals and the sign at the end as they were', async () => {
  const texts = [
    { text: 'Open daily, call 555-1234', fixed: [{ start: 17, end: 25, replacement: '555-1234' }] },
    { text: 'SUMMER SALE!' },
    { text: 'Open Summer daily', fixed: [{ start: 5, end: 11, replacement: 'Sommer & Co' }] },
  ];
  expect(await open().translate(texts, 'English', 'Spanish')).toEqual([
    'Abierto diario, call 555-1234',
    '¡VERANO REBAJAS!',
    'Abierto Sommer & Co diario',
  ]);
});

test('runs of a text stand where the network set their words', async () => {
  const texts = [{ text: 'Open daily', runs: [{ start: 5, end: 10 }] }];
  expect(await open().translateRuns?.(texts, 'English', 'Spanish')).toEqual([
    { text: 'Abierto diario', runs: [{ run: 0, start: 8, end: 14 }] },
  ]);
});

test('a connection that is cut is tried again', async () => {
  const arrived = Promise.withResolvers<void>();
  server.faults.push({ cutAfter: 1_000, once: arrived.promise }, { status: 503 });
  const made = await open().translate([{ text: 'Open daily' }], 'English', 'Spanish', {
    onDownload: (now) => (now?.receivedBytes === 1_000 ? arrived.resolve() : undefined),
  });
  expect(made).toEqual(['Abierto diario']);
  expect(filesAsked()).toHaveLength(6);
});

test('a file with another hash than the catalogue names is never used', async () => {
  server.faults.push(...Array.from({ length: 4 }, () => 'other content' as const));
  const failure = await failureOf(toSpanish(open(), 'Open'));
  expect(failure.code).toBe('translation-failed');
  expect(failure.message).toContain('is not the file that its catalogue names');
  expect(await readdir(folder)).toEqual(['catalogue.json']);
});

test('a file that does not unpack to what the catalogue names is never used', async () => {
  const wrong = await openModelServer([{ from: 'en', to: 'es', words: english, unpackedHash: '0'.repeat(64) }]);
  onTestFinished(() => wrong.close());
  const failure = await failureOf(toSpanish(open({ server: wrong.url }), 'Open'));
  expect(failure.message).toContain('is not the file that its catalogue names');
  expect(await readdir(folder)).toEqual(['catalogue.json']);
});

test('a full disk is said to be full', async () => {
  const content = Buffer.from('a model');
  const hash = createHash('sha256').update(content).digest('hex');
  const url = `data:application/octet-stream;base64,${content.toString('base64')}`;
  const file = { type: 'model', location: url, size: content.length, hash } as const;
  const failure = await failureOf(download(file, { url, target: '/dev/full' }));
  expect(failure.message).toContain('the disk is full');
});

test('what a process left that died is removed', async () => {
  const [abandoned, underWay] = [join(folder, 'en-es.abandoned'), join(folder, 'en-es.under-way')];
  for (const draft of [abandoned, underWay]) await mkdir(draft);
  await utimes(abandoned, new Date(0), new Date(0));
  await toSpanish(open(), 'Open');
  expect((await readdir(folder)).toSorted()).toEqual(['catalogue.json', 'en-es', 'en-es.under-way']);
});

test('two processes that fetch the same model do not disturb each other', async () => {
  const script = join(folder, 'translate.mjs');
  await writeFile(
    script,
    `import { createBergamotTranslator } from ${JSON.stringify(join(import.meta.dirname, 'bergamot.ts'))};
const translator = createBergamotTranslator({ folder: process.argv[2], server: process.argv[3], ...${JSON.stringify(patient)} });
console.log((await translator.translate([{ text: 'Open daily' }], 'English', 'Spanish')).join());
await translator.close();`,
  );
  const run = async (): Promise<string> =>
    (await promisify(execFile)(process.execPath, [script, join(folder, 'shared'), server.url])).stdout.trim();
  expect(await Promise.all([run(), run()])).toEqual(['Abierto diario', 'Abierto diario']);
  expect((await readdir(join(folder, 'shared'))).toSorted()).toEqual(['catalogue.json', 'en-es']);
});

test('without a network, only what is there is offered, and the next translator is asked', async () => {
  await server.close();
  const gist: Translator = {
    name: 'gist',
    quality: 'gist',
    pairs: async () => [{ from: 'English', to: 'Spanish' }],
    translate: async (texts) => texts.map(({ text }) => `${text}o`),
  };
  const router = createRouter([open(), gist]);
  expect(await router.pairs()).toEqual([{ from: 'English', to: 'Spanish' }]);
  const [made] = await router.translate([{ text: 'Reading room' }], 'English', 'Spanish');
  expect(made).toMatchObject({ by: 'gist', text: 'Reading roomo' });
});

test('a server that cannot be reached is asked once, by all processes together', async () => {
  const silent = await openModelServer([]);
  await silent.close();
  expect(await open({ server: silent.url }).pairs()).toEqual([]);
  const revived = await openModelServer(pairs);
  onTestFinished(() => revived.close());
  await open({ server: silent.url }).pairs();
  expect(revived.requests).toEqual([]);
});

test('a server that breaks off while it sends is not offered again for a while', async () => {
  server.faults.push(...Array.from({ length: 4 }, () => ({ status: 503 })));
  const translator = open();
  expect((await failureOf(toSpanish(translator, 'Open'))).message).toContain('Try again later');
  expect(await translator.pairs()).toEqual([]);
});

test('models that are there need no server', async () => {
  await toSpanish(open(), 'Open');
  await server.close();
  expect(await toSpanish(open({ server: undefined }), 'Open daily')).toEqual(['Abierto diario']);
});

test('a cancelled translation stops fetching', async () => {
  server.gate = new Promise(() => {});
  const controller = new AbortController();
  const work = open().translate([{ text: 'Open' }], 'English', 'Spanish', {
    signal: controller.signal,
    onDownload: () => controller.abort(),
  });
  expect((await failureOf(work)).code).toBe('cancelled');
});

test('a model that the engine cannot run fails with a message, and the next one runs', async () => {
  const translator = open();
  await toSpanish(translator, 'Open');
  const files = join(folder, 'de-en');
  await mkdir(files);
  await Promise.all(['model', 'vocab'].map((name) => writeFile(join(files, name), 'nonsense')));
  await writeFile(
    join(files, 'manifest.json'),
    JSON.stringify({ from: 'de', to: 'en', version: '3.0', hasAlphas: true, files: { model: 8, vocab: 8 } }),
  );
  const failure = await failureOf(translator.translate([{ text: 'Offen' }], 'German', 'English'));
  expect(failure.message).toContain('Bergamot failed on these texts');
  expect(await toSpanish(translator, 'Open')).toEqual(['Abierto']);
});
