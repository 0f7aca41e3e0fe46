import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { EngineError } from '../../errors.ts';
import { createRouter } from '../router.ts';
import { openStandIn, type Reaction, type SeenRequest, type StandIn } from '../testing/stand-in.ts';
import { pem, protocols, secret } from '../testing/protocols.ts';
import type { SourceText, Translator } from '../translator.ts';
import { createCall } from './call.ts';
import { createDeepLTranslator } from './machine-translation.ts';
import { createTagTranslator } from './tag-translator.ts';
import { createUsageMeter, sumOf, type Usage } from './usage.ts';

/** A busy machine may be slow: only the tests of a limit come near to one. */
const limits = { retryDelayMs: 1, timeoutMs: 240_000, breakMs: 3_600_000 };
let open: StandIn | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const sources: SourceText[] = [
  { text: 'we swim at Acme & eat', fixed: [{ start: 11, end: 15, replacement: 'Acme' }] },
  { text: 'COME AND SEE' },
];

async function failureOf(translator: Translator, signal?: AbortSignal): Promise<EngineError> {
  try {
    await translator.translate(sources, 'English', 'Spanish', { signal });
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}

describe.each(protocols)('$name', (protocol) => {
  /** A translator whose service meets these faults first when it is asked for translations. */
  async function start(faults: readonly Reaction[] = [], further: Parameters<typeof protocol.create>[1] = {}) {
    const left = [...faults];
    const react = (request: SeenRequest): Reaction =>
      (protocol.translates(request) ? left.shift() : undefined) ?? protocol.react(request);
    const server = await openStandIn(react);
    open = server;
    const translator = protocol.create(server.url, { ...limits, ...further });
    const asked = (): SeenRequest[] => server.requests.filter(protocol.translates);
    return { translator, server, asked };
  }

  test('sends all texts in one request, and sets what comes back', async () => {
    const { translator, asked } = await start();
    expect(await translator.translate(sources, 'English', 'Spanish')).toEqual([
      'weo swimo ato Acme & eato',
      'COMEO ANDO SEEO',
    ]);
    expect(asked()).toHaveLength(1);
    expect(protocol.textsOf(asked()[0] as SeenRequest)[0]).toBe(
      'we swim at <span id="0" translate="no" class="notranslate">Acme</span> &amp; eat',
    );
  });

  test('runs of a text travel as tags, and come back as runs', async () => {
    const { translator, asked } = await start();
    const source = {
      text: 'Now an  orange word at Acme.',
      runs: [
        { start: 8, end: 14 },
        { start: 23, end: 28 },
      ],
    };
    const router = createRouter([translator]);
    const [made] = await router.translate([source], 'English', 'Spanish', { blacklist: ['Acme'] });
    expect(protocol.textsOf(asked()[0] as SeenRequest)[0]).toMatch(
      /^Now an <r1>orange<\/r1> word at <r2><span .*>Acme<\/span>\.<\/r2>$/,
    );
    expect(made?.text).toBe('Nowo ano orangeo wordo ato Acme.');
    expect(made?.runs?.map(({ run, start, end }) => [run, made.text.slice(start, end)])).toEqual([
      [0, 'orangeo'],
      [1, 'Acme.'],
    ]);
  });

  test('a text whose runs were lost is a translation all the same', async () => {
    const { translator, asked } = await start();
    const source = { text: 'an orange word', runs: [{ start: 3, end: 9 }] };
    await translator.translate([source], 'English', 'Spanish');
    open?.faults.push(protocol.react(asked()[0] as SeenRequest, ['una palabra naranja']));
    expect(await translator.translateRuns?.([source], 'English', 'Spanish')).toEqual([
      { text: 'una palabra naranja', runs: [] },
    ]);
  });

  test('offers English to Spanish', async () => {
    const { translator } = await start();
    expect(await translator.pairs()).toContainEqual({ from: 'English', to: 'Spanish' });
  });

  test.each<[string, Reaction]>([
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500 }],
    ['a cut body', 'cut body'],
  ])('asks again after %s', async (_, fault) => {
    const { translator, asked } = await start([fault]);
    expect(await translator.translate(sources, 'English', 'Spanish')).toHaveLength(2);
    expect(asked()).toHaveLength(2);
  });

  test('does not wait for longer than a user would', async () => {
    const { translator, asked } = await start([{ status: 429, headers: { 'retry-after': '3600' } }]);
    expect((await failureOf(translator)).message).toMatch(/429/);
    expect(asked()).toHaveLength(1);
  });

  test('a refused key is told at once, and not tried again', async () => {
    const { translator, asked } = await start([{ status: 401, body: JSON.stringify({ error: `bad key ${secret}` }) }]);
    expect((await failureOf(translator)).message).toBe(`${protocol.name} refused the key (401). Check the key.`);
    expect(asked()).toHaveLength(1);
  });

  test.each<[string, Reaction]>([
    ['an answer of another form', { json: { hello: 'world' } }],
    ['no JSON', { status: 200, body: '<html>' }],
  ])('%s is a failure', async (_, fault) => {
    const { translator } = await start([fault, fault, fault]);
    expect(await failureOf(translator)).toMatchObject({ code: 'translation-failed' });
  });

  test('a service that does not answer is given up', async () => {
    const { translator } = await start(['silence'], { timeoutMs: 100, retries: 0 });
    expect((await failureOf(translator)).message).toBe(
      `${protocol.name} did not answer within 0.1 s. Try again later.`,
    );
  });

  test('after several failures in a row it is left alone for a while', async () => {
    const { translator, asked } = await start(
      Array.from({ length: 9 }, () => ({ status: 500 })),
      {
        retries: 0,
        failuresBeforeBreak: 3,
      },
    );
    for (let failures = 0; failures < 3; failures++) await failureOf(translator);
    expect((await failureOf(translator)).message).toMatch(/left alone for a while/);
    expect(asked()).toHaveLength(3);
  });

  test('a cancelled request ends', async () => {
    const { translator, asked } = await start(['silence']);
    const controller = new AbortController();
    const failure = failureOf(translator, controller.signal);
    await expect.poll(asked, { timeout: 240_000 }).toHaveLength(1);
    controller.abort();
    expect(await failure).toMatchObject({ code: 'cancelled' });
  });

  test('a text whose fixed part was lost counts as not translated', async () => {
    const { translator, asked } = await start();
    expect(await translator.translate(sources, 'English', 'Spanish')).not.toContain('');
    open?.faults.push(protocol.react(asked()[0] as SeenRequest, ['nadamos', 'ven']));
    // A token or a list of languages is kept from the first time.
    expect(await translator.translate(sources, 'English', 'Spanish')).toEqual(['', 'VEN']);
  });

  test('an answer with too few texts is never matched to the wrong ones', async () => {
    const { translator, asked } = await start();
    await translator.translate(sources, 'English', 'Spanish');
    open?.faults.push(protocol.react(asked()[0] as SeenRequest, ['<span id="0">Acme</span>']));
    const outcome = await translator
      .translate(sources, 'English', 'Spanish')
      .catch((error: unknown) => (error instanceof EngineError ? error.code : error));
    expect([['Acme', ''], 'translation-failed']).toContainEqual(outcome);
  });

  test('glossary, memory and protected parts are honoured through the router', async () => {
    const { translator } = await start();
    const texts = await createRouter([translator]).translate(
      [{ text: 'buy early bird tickets at acme.com from 14 September' }, { text: 'good morning' }],
      'English',
      'Spanish',
      {
        glossary: [{ term: 'early bird', translation: 'reserva anticipada' }],
        memory: [{ source: 'Good morning', translation: 'Muy buenas' }],
      },
    );
    expect(texts.map(({ text }) => text)).toEqual([
      'buyo reserva anticipada ticketso ato acme.com fromo 14 Septembero',
      'Muy buenas',
    ]);
  });

  test('the characters that are sent are counted, and never more than the limit of a day', async () => {
    const meter = createUsageMeter({ charactersPerDay: 40 });
    const { translator, asked } = await start([], { meter });
    await translator.translate(sources, 'English', 'Spanish');
    expect(await meter.today()).toMatchObject({ [protocol.name]: { characters: 33 } });
    expect((await failureOf(translator)).message).toMatch(/33 of today's 40 characters.*TRANSLATION_BUDGET/);
    expect(asked()).toHaveLength(1);
  });

  test('tells what an answer used: characters, and the tokens of a language model', async () => {
    const meter = createUsageMeter();
    const { translator } = await start([], { meter });
    const told: Usage[] = [];
    const onUsage = (name: string, usage: Usage): void => void (name === protocol.name && told.push(usage));
    await translator.translate(sources, 'English', 'Spanish', { onUsage });
    const [inputTokens, outputTokens] = protocol.tokens;
    const used = { characters: 33, inputTokens, outputTokens };
    expect(told.reduce(sumOf)).toEqual(used);
    expect(await meter.today()).toEqual({ [protocol.name]: used });
  });

  test('no error says the key, whatever goes wrong', async () => {
    const quoting = { status: 500, body: JSON.stringify({ error: secret, message: secret }) };
    const faults: Reaction[] = [quoting, { status: 400, body: secret }, { status: 200, body: secret }, 'cut body'];
    for (const fault of faults) {
      const { translator, server } = await start([fault], { retries: 0 });
      const error = await failureOf(translator);
      expect(error.message).not.toContain(secret);
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(secret);
      expect(inspect(error, { depth: 10 })).not.toContain(pem.slice(40, 80));
      await server.close();
    }
  });
});

test('DeepL is asked for the formality that was configured', async () => {
  const deepl = protocols.find(({ name }) => name === 'DeepL');
  const server = await openStandIn((request) => deepl?.react(request) ?? { json: {} });
  open = server;
  const translator = createDeepLTranslator({ key: secret, url: server.url, formality: 'more', ...limits });
  await translator.translate([{ text: 'we swim' }], 'English', 'German');
  const body = JSON.parse(server.requests.find(({ path }) => path === '/v2/translate')?.body ?? '{}') as object;
  expect(body).toMatchObject({ formality: 'prefer_more' });
});

test('a service that cannot be reached is named, with what to check', async () => {
  const server = await openStandIn(() => ({ json: {} }));
  await server.close();
  for (const protocol of protocols) {
    const error = await failureOf(protocol.create(server.url, { retries: 0 }));
    expect(error.message).toBe(`${protocol.name} cannot be reached. Check the network and its URL.`);
  }
});

test('a failure that trying again does not mend asks for something else', async () => {
  const call = createCall({ name: 'X' });
  await expect(call(() => Promise.reject(new Error('odd')))).rejects.toThrow(/^X could not be asked.* TRANSLATORS to/u);
  const short = createTagTranslator({ name: 'X', quality: 'neural', pairs: async () => [], send: async () => [] });
  await expect(short.translate(sources, 'English', 'Spanish')).rejects.toThrow(
    /^X was .* Check its URL and version\.$/u,
  );
});
