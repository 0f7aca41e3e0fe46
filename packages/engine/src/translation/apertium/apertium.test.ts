import { setTimeout as delay } from 'node:timers/promises';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageName } from '@palimpsest/contract';
import { createRouter, type RouteOptions } from '../router.ts';
import { createApertiumTranslator } from './apertium.ts';
import { openPipe } from './pipe.ts';

/** On a busy machine the programs of a pair take long to start; no test here is about that. */
const patient = { timeoutMs: 240_000 };
const apertium = createApertiumTranslator(patient);
afterAll(() => apertium.close());

const toSpanish = async (...texts: string[]): Promise<string[]> => translate(texts, 'English', 'Spanish');

/** By way of the router, as the product asks it; its phrases are left out, so that Apertium has to translate them. */
async function translate(
  texts: readonly string[],
  from: LanguageName,
  to: LanguageName,
  options: RouteOptions = {},
): Promise<string[]> {
  const router = createRouter([apertium], { withPhrases: false });
  const sources = texts.map((text) => ({ text }));
  return (await router.translate(sources, from, to, options)).map(({ text }) => text);
}

describe('translating with the installed pairs', () => {
  beforeAll(async () => {
    const pairs = await apertium.pairs();
    if (!pairs.some(({ from, to }) => from === 'English' && to === 'Spanish')) {
      throw new Error(
        'Apertium and its English–Spanish pair are needed by these tests: apt-get install apertium apertium-eng-spa',
      );
    }
  });

  test('the words of a compound are translated apart', async () => {
    expect(await toSpanish('those in the high-risk group', 'good-quality sleep')).toEqual([
      'aquellos en el grupo de riesgo alto',
      'sueño de calidad buena',
    ]);
  });

  test('the promised languages are reached from English and lead back to it', async () => {
    const pairs = await apertium.pairs();
    const names = [
      'Catalan',
      'Esperanto',
      'French',
      'Galician',
      'Italian',
      'Occitan',
      'Portuguese',
      'Spanish',
    ] as const;
    for (const name of names) {
      expect(pairs).toContainEqual({ from: 'English', to: name });
      expect(pairs).toContainEqual({ from: name, to: 'English' });
    }
    for (const name of ['Bosnian', 'Croatian', 'Montenegrin', 'Serbian (latin)', 'Slovenian'] as const) {
      expect(pairs).toContainEqual({ from: name, to: 'English' });
    }
  });

  test('a pair whose packages produce no language is not offered', async () => {
    expect(await apertium.pairs()).not.toContainEqual({ from: 'English', to: 'Croatian' });
    await expect(translate(['Free entry'], 'English', 'Croatian')).rejects.toMatchObject({
      code: 'pair-unavailable',
    });
  });

  test.each([
    ['Catalan', 'Entrada libre', /entrada lliure/i],
    ['French', 'Entrada libre', /entrée libre/i],
    ['Italian', 'música', /musica/],
    ['Portuguese', 'verano', /verão/],
    ['Esperanto', 'música', /muziko/],
  ] as const)('to %s, directly or through other languages', async (to, text, expected) => {
    expect((await translate([text], 'Spanish', to))[0]).toMatch(expected);
  });

  test('headings keep their case, whatever the dictionaries know', async () => {
    expect(await toSpanish('SUMMER SALE', 'Summer Sale', 'summer sale', 'LONDON', 'BREAD & WINE')).toEqual([
      'VENTA DE VERANO',
      'Venta de verano',
      'venta de verano',
      'LONDRES',
      'PAN Y VINO',
    ]);
  });

  test('unknown words come through without marks, in their own spelling', async () => {
    const [text = ''] = await toSpanish('Zorbliq opens in London on Monday.');
    expect(text).toBe('Zorbliq abre en Londres el lunes.');
    expect(await toSpanish('Zorbliq Quuxel')).toEqual(['Zorbliq Quuxel']);
  });

  test('signs, prices, addresses and hours stay as they are', async () => {
    expect(await toSpanish('“Free entry!”', 'Only $9.99* at 7 PM: info@acme.com', '24/7', '→ 50% ←')).toEqual([
      '“¡Entrada libre!”',
      expect.stringMatching(/\$9\.99\*.*7 PM.*info@acme\.com$/),
      '24/7',
      '→ 50% ←',
    ]);
  });

  test('lines are joined before they are translated', async () => {
    expect(await toSpanish('SUMMER\nSALE')).toEqual(['VENTA DE VERANO']);
  });

  test.each([
    ['English', 'Spanish', 'will'],
    ['English', 'Catalan', 'Shall'],
    ['English', 'Portuguese', 'WOULD'],
    ['Spanish', 'English', 'se'],
    ['Italian', 'English', 'ci'],
  ] as const)(
    'from %s to %s, "%s" has no answer and is kept; the text beside it is translated',
    async (from, to, word) => {
      const router = createRouter([apertium], { withPhrases: false });
      const [kept, other] = await router.translate([{ text: word }, { text: 'animal' }], from, to);
      expect(kept).toMatchObject({ text: word, origin: 'unchanged', kept: 'empty' });
      expect(other?.kept).toBeUndefined();
    },
  );

  test.each([
    ['l’ONU', 'French', 'Spanish', 'la ONU'],
    ['Usa la versione di casa', 'Italian', 'English', /^It uses the version/u],
    ['Gli Usa e la Francia', 'Italian', 'English', /USA/u],
  ] as const)('capitals of %j come out as its words are meant', async (text, from, to, expected) => {
    expect((await translate([text], from, to))[0]).toMatch(expected);
  });

  test('an initialism is no word, however much the dictionaries have that word', async () => {
    const [code = '', lamp = '', bottle = '', manager = '', word = ''] = await toSpanish(
      'Enter your PIN code',
      'Bright LED lamp',
      'Recycle your PET bottles here',
      'GNOME Display Manager',
      'BRING YOUR PET',
    );
    expect(code).toContain('PIN');
    expect(lamp).toContain('LED');
    expect(bottle).toContain('PET');
    expect(manager).toContain('GNOME');
    expect(word).toContain('MASCOTA');
  });

  test('a word that is known on the way only comes out as it went in, not in a third language', async () => {
    expect(await translate(['Firewall', 'Il firewall della casa'], 'Italian', 'English')).toEqual([
      'Firewall',
      expect.stringContaining('firewall'),
    ]);
  });

  test('an answer with a tag of Apertium keeps its text', async () => {
    const router = createRouter([apertium], { withPhrases: false });
    const [kept] = await router.translate([{ text: 'Vas-y, essaie !' }], 'French', 'Spanish');
    expect(kept).toMatchObject({ text: 'Vas-y, essaie !', origin: 'unchanged', kept: 'broken' });
  });

  test('protected terms always come back verbatim, with the numbers of the text', async () => {
    const words = fc.constantFrom(
      'summer',
      'SALE',
      'Free',
      'entry',
      'London',
      'opens',
      'the',
      'of',
      'don’t',
      'and',
      '5',
      '1,000.50',
      '20%',
      '&',
      '!',
      '.',
      '*',
      '#1',
      '@',
      '(',
      '|',
    );
    const terms = fc.constantFrom('Acme', 'BLUE door', 'iCloud+', 'Ñandú', 'C++', 'open');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(words, terms), { minLength: 1, maxLength: 12 }),
        fc.uniqueArray(terms, { minLength: 1 }),
        async (parts, blacklist) => {
          const source = parts.join(' ');
          const [translation = ''] = await translate([source], 'English', 'Spanish', { blacklist });
          for (const term of blacklist) {
            expect(countOf(translation, term)).toBeGreaterThanOrEqual(countOf(parts, term));
          }
          expect((translation.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted()).toEqual(
            (source.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted(),
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('failing', () => {
  test('a cancelled translation stops', async () => {
    const signal = AbortSignal.abort();
    await expect(apertium.translate([{ text: 'Free entry' }], 'English', 'Spanish', { signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  test('without Apertium there are no pairs', async () => {
    const none = createApertiumTranslator({ modesDirectory: '/nonexistent' });
    expect(await none.pairs()).toEqual([]);
    await expect(none.translate([{ text: 'x' }], 'English', 'Spanish')).rejects.toMatchObject({
      code: 'pair-unavailable',
    });
  });

  test('a mode whose data is missing is not offered', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'apertium-modes-'));
    await writeFile(join(directory, 'eng-spa.mode'), "cat '/nonexistent/eng-spa.bin'");
    expect(await createApertiumTranslator({ modesDirectory: directory }).pairs()).toEqual([]);
    await rm(directory, { recursive: true });
  });

  test('a translator that dies is started again once, and then the failure is told', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'apertium-pipe-'));
    const counter = join(directory, 'starts');
    const dying = openPipe('dying', `echo start >> '${counter}'; echo no dictionary >&2; exit 1`, 10_000);
    await expect(dying.request('text')).rejects.toMatchObject({
      code: 'translation-failed',
      message: expect.stringContaining('no dictionary'),
    });
    expect(await readFile(counter, 'utf8')).toBe('start\nstart\n');
    await rm(directory, { recursive: true });
  });

  test('a pipeline killed between two texts answers the next one', async () => {
    const pipe = openPipe('cat', 'cat', 10_000);
    expect(await pipe.request('one')).toBe('one');
    process.kill(-Number(pipe.pid), 'SIGKILL');
    expect(await pipe.request('two')).toBe('two');
    await pipe.close();
  });

  test('a retired pipeline answers what it was asked, and ends', async () => {
    const pipe = openPipe('cat', 'cat', 10_000);
    const answer = pipe.request('one');
    pipe.retire();
    expect(await answer).toBe('one');
    await expect(pipe.request('two')).rejects.toMatchObject({ code: 'translation-failed' });
    await pipe.close();
    expect(pipe.pid).toBeUndefined();
  });

  test('many chains at once, more than are kept running, all get their answers', async () => {
    const many = createApertiumTranslator(patient);
    const targets = ['Spanish', 'French', 'Portuguese', 'Catalan', 'Esperanto'] as const;
    const translations = await Promise.all(
      targets.map((to) => many.translate([{ text: 'Summer music' }], 'English', to)),
    );
    expect(new Set(translations.flat()).size).toBe(targets.length);
    await many.close();
  });

  test('a pipeline that does not answer is given up', async () => {
    const silent = openPipe('silent', 'cat > /dev/null', 50);
    await expect(silent.request('text')).rejects.toMatchObject({
      code: 'translation-failed',
      message: expect.stringContaining('0.05 s'),
    });
    await silent.close();
  });

  test('closing ends programs that would not end by themselves', async () => {
    const stuck = openPipe('stuck', 'cat | (sleep 300; cat)', 60_000);
    const answer = stuck.request('text').catch((error: unknown) => error);
    await expect.poll(() => stuck.pid, { timeout: 240_000 }).toBeDefined();
    const group = Number(stuck.pid);
    await stuck.close();
    await expect.poll(() => isRunning(group), { timeout: 240_000 }).toBe(false);
    expect(await answer).toMatchObject({ code: 'translation-failed' });
  });

  test('cancelling does not wait for the answer', async () => {
    const silent = openPipe('silent', 'cat > /dev/null', 60_000);
    const controller = new AbortController();
    const request = silent.request('text', controller.signal);
    controller.abort();
    await expect(request).rejects.toMatchObject({ code: 'cancelled' });
    await silent.close();
  });
});

test('closing ends every program of every pipeline', async () => {
  const translator = createApertiumTranslator(patient);
  await translator.translate([{ text: 'Free entry' }], 'English', 'French');
  const before = await childGroups();
  expect(before.length).toBeGreaterThan(0);
  await apertium.close();
  await translator.close();
  for (let left = before.length; left > 0; left = (await childGroups()).length) await delay(10);
  expect(await childGroups()).toEqual([]);
});

/** Whether a process of that group still works; one that ended and waits for init to notice does not. */
async function isRunning(group: number): Promise<boolean> {
  return (await livingProcesses()).some((process) => process.group === String(group));
}

function countOf(text: string | readonly string[], part: string): number {
  return typeof text === 'string' ? text.split(part).length - 1 : text.filter((other) => other === part).length;
}

interface LivingProcess {
  /** The line of the kernel that all of this was read from. */
  stat: string;
  pid: string;
  parent: string | undefined;
  group: string | undefined;
}

async function livingProcesses(): Promise<LivingProcess[]> {
  const found: LivingProcess[] = [];
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    // A process may end between the two looks.
    const stat = await readFile(join('/proc', pid, 'stat'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ESRCH') return '';
      throw error;
    });
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat && state !== 'Z') found.push({ stat, pid, parent, group });
  }
  return found;
}

/** Programs of a pair that this process started, directly or through a shell. */
async function childGroups(): Promise<string[]> {
  const living = await livingProcesses();
  const parentOf = new Map(living.map(({ pid, parent }) => [pid, parent]));
  return living
    .filter(({ parent, group = '' }) => [parent, parentOf.get(group)].includes(String(process.pid)))
    .filter(({ stat }) => /^\d+ \((?:lt-proc|apertium|lrx-proc|lsx-proc|cg-proc|sh)/.test(stat))
    .map(({ stat }) => stat);
}
