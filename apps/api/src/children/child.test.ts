import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { ChildEnded, ChildFailed, openChild, type Child, type ChildOptions } from './child.ts';

/** The types of the functions in the script below. */
interface Echo extends Record<string, (input: never, tell: never) => Promise<unknown>> {
  echo: (text: string) => Promise<string>;
  count: (to: number, tell: (event: number) => void) => Promise<string>;
  pid: (input: undefined) => Promise<number>;
  hang: (input: undefined, tell: (event: 'hangs') => void) => Promise<never>;
  spin: (input: undefined) => Promise<never>;
  openMissing: (input: undefined) => Promise<never>;
  refuse: (input: undefined) => Promise<never>;
  fill: (input: undefined) => Promise<never>;
}

const source = (serve: string, domainError: string) => `
import { DomainError } from ${JSON.stringify(domainError)};
import { open } from 'node:fs/promises';
import { serveFunctions } from ${JSON.stringify(serve)};
const kept = [];
serveFunctions({
  echo: async (text) => text,
  count: async (to, tell) => { for (let n = 1; n <= to; n += 1) tell(n); return 'counted'; },
  pid: async () => process.pid,
  hang: (_, tell) => { tell('hangs'); return new Promise(() => undefined); },
  spin: async () => { for (;;); },
  openMissing: () => open('/nothing/here'),
  refuse: async () => { throw new DomainError('too_large', 'Too large.', { parameters: { max_megabytes: 25 } }); },
  fill() {
    // Outside of the function's own promise, where nobody catches what cannot be allocated.
    setImmediate(() => { for (;;) kept.push(Buffer.alloc(50 * 1024 * 1024, 1)); });
    return new Promise(() => undefined);
  },
});`;

let folder: string;
let script: string;
const opened: Child<Echo>[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-child-'));
  script = join(folder, 'echo.mjs');
  await writeFile(
    script,
    source(
      ...(['serve-functions.ts', '../domain-error.ts'].map((path) => new URL(path, import.meta.url).href) as [
        string,
        string,
      ]),
    ),
  );
});
afterEach(() => {
  for (const child of opened.splice(0)) child.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function open(options: Partial<ChildOptions> = {}): Child<Echo> {
  const child = openChild<Echo>({ script, memoryMb: 900, onOutput: () => undefined, ...options });
  opened.push(child);
  return child;
}

const pidOf = (child: Child<Echo>) => child.call('pid', undefined);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('calls at the same time, and one after the other, share one process and get the answers of their own', async () => {
  const child = open();
  const texts = Array.from({ length: 20 }, (_, index) => String(index));
  expect(await Promise.all(texts.map((text) => child.call('echo', text)))).toEqual(texts);
  const pid = await pidOf(child);
  expect(await child.call('echo', 'later')).toBe('later');
  expect(await pidOf(child)).toBe(pid);
});

test('a caller hears the events of its own call, in their order, before the result', async () => {
  const child = open();
  const heard: number[][] = [[], []];
  const [three, two] = [3, 2].map((to, index) =>
    child.call('count', to, { onEvent: (event) => heard[index]?.push(event) }),
  );
  expect([await three, await two]).toEqual(['counted', 'counted']);
  expect(heard).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
});

test('a function that throws rejects its call with the message and the code of the system, and the process goes on', async () => {
  const child = open();
  const pid = await pidOf(child);
  const failed = child.call('openMissing', undefined);
  await expect(failed).rejects.toBeInstanceOf(ChildFailed);
  await expect(failed).rejects.toMatchObject({
    code: 'ENOENT',
    message: expect.stringContaining('openMissing failed in its child process: ENOENT'),
  });
  expect(await pidOf(child)).toBe(pid);
});

test('a refusal for whoever asked reaches the caller as what it was, with its numbers', async () => {
  await expect(open().call('refuse', undefined)).rejects.toMatchObject({
    name: 'DomainError',
    code: 'too_large',
    detail: 'Too large.',
    parameters: { max_megabytes: 25 },
  });
});

test('time limit: a call that takes longer ends the process, also in code that never yields, and the next call starts another', async () => {
  const child = open();
  const pid = await pidOf(child);
  await expect(child.call('spin', undefined, { timeLimitMs: 200 })).rejects.toBeInstanceOf(ChildEnded);
  await eventually(() => expect(isAlive(pid)).toBe(false));
  expect(await pidOf(child)).not.toBe(pid);
});

test('a signal ends the process at once, and the call rejects with its reason', async () => {
  const child = open();
  const pid = await pidOf(child);
  const stopping = new AbortController();
  const reason = new Error('The server is stopping.');
  const hung = child.call('hang', undefined, { signal: stopping.signal, onEvent: () => stopping.abort(reason) });
  await expect(hung).rejects.toBe(reason);
  await eventually(() => expect(isAlive(pid)).toBe(false));
  await expect(child.call('echo', 'x', { signal: stopping.signal })).rejects.toBe(reason);
  expect(await child.call('echo', 'again')).toBe('again');
});

test('memory limit: a call that takes more ends its process, and the next call starts another', async () => {
  const child = open();
  await expect(child.call('fill', undefined)).rejects.toBeInstanceOf(ChildEnded);
  expect(await child.call('echo', 'again')).toBe('again');
});

test('every call under way fails when the process is killed, and the next call starts another', async () => {
  const child = open();
  const first = await pidOf(child);
  const hung = [0, 1].map(() => child.call('hang', undefined, { onEvent: () => child.close() }));
  const outcomes = await Promise.allSettled(hung);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(ChildEnded) });
  expect(await pidOf(child)).not.toBe(first);
});

test('a process that nobody calls is ended after its idle time, and the next call starts another', async () => {
  const child = open({ idleMs: 300 });
  const pid = await pidOf(child);
  await eventually(() => expect(isAlive(pid)).toBe(false));
  expect(await pidOf(child)).not.toBe(pid);
});

test('a process that holds too much after a call is replaced by a new one', async () => {
  const [lean, heavy] = [open({ recycleMb: 4_000 }), open({ recycleMb: 1 })];
  expect(await pidOf(lean)).toBe(await pidOf(lean));
  expect(await pidOf(heavy)).not.toBe(await pidOf(heavy));
});

test('a process that cannot start fails the call; with a back-off the next start waits, and a signal ends the wait', async () => {
  const child = open({ memoryMb: 10, backOff: true });
  await expect(child.call('echo', 'x')).rejects.toBeInstanceOf(ChildEnded);
  const signal = AbortSignal.timeout(20);
  await expect(child.call('echo', 'x', { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
});
