import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { cancellable } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';
import { threadLimits } from '../../thread-limits.ts';
import type { InstalledModel } from './store.ts';

/** Bergamot's WebAssembly in a thread of its own, so that nothing here waits for it. */
export interface MarianWorker {
  /**
   * Translates texts in HTML by one model, or by two, one after the other.
   * @throws EngineError `translation-failed` or `cancelled`
   */
  translate(texts: readonly string[], models: readonly InstalledModel[], signal?: AbortSignal): Promise<string[]>;
  close(): Promise<void>;
}

export interface MarianWorkerOptions {
  /** Idle time after which the thread is ended, in ms. */
  idleMs: number;
  /** Longest time for one call, in ms. */
  timeoutMs: number;
}

/** The message with which the package's worker answers a call. */
interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

interface Thread {
  call(name: string, ...parameters: readonly unknown[]): Promise<unknown>;
  /** Models that it holds. */
  loaded: Set<string>;
  end(): Promise<void>;
}

/** Most models in memory at once; a pivot needs two. */
const maxModels = 2;

export function createMarianWorker({ idleMs, timeoutMs }: MarianWorkerOptions): MarianWorker {
  let thread: Promise<Thread> | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Calls wait for each other: the thread does one thing at a time. */
  let queue: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const running = thread;
    thread = undefined;
    await (await running)?.end();
  };

  const run = async (texts: readonly string[], models: readonly InstalledModel[]): Promise<string[]> => {
    clearTimeout(idle);
    thread ??= startThread();
    const failed = setTimeout(() => void end(), timeoutMs);
    try {
      const running = await thread;
      await load(running, models);
      const answer = (await running.call('translate', {
        models: models.map(pairOf),
        texts: texts.map((text) => ({ text, html: true })),
      })) as readonly { target: { text: string } }[];
      return answer.map(({ target }) => target.text);
    } catch (error) {
      // An abort inside WebAssembly leaves the instance unusable.
      await end();
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new EngineError(
        'translation-failed',
        `Bergamot failed on these texts (${reason}). Leave it out of TRANSLATORS, or exclude them.`,
        { cause: error, details: { translator: 'Bergamot' }, concernsText: true },
      );
    } finally {
      clearTimeout(failed);
      idle = setTimeout(() => void end(), idleMs);
      idle.unref();
    }
  };

  return {
    async translate(texts, models, signal) {
      const answered = queue.then(() => run(texts, models));
      queue = Promise.allSettled([answered]);
      return await cancellable(answered, signal);
    },
    close: end,
  };
}

const pairOf = ({ from, to }: InstalledModel): { from: string; to: string } => ({ from, to });
const keyOf = ({ from, to, version }: InstalledModel): string => `${from} ${to} ${version}`;

/** Frees models that are not needed before others are loaded. */
async function load(thread: Thread, models: readonly InstalledModel[]): Promise<void> {
  const wanted = new Set(models.map(keyOf));
  for (const key of thread.loaded) {
    if (wanted.has(key) || thread.loaded.size + wanted.size <= maxModels) continue;
    const [from, to] = key.split(' ');
    await thread.call('freeTranslationModel', { from, to });
    thread.loaded.delete(key);
  }
  for (const model of models.filter((each) => !thread.loaded.has(keyOf(each)))) {
    await thread.call('loadTranslationModel', pairOf(model), await readModel(model));
    thread.loaded.add(keyOf(model));
  }
}

/** Reads a file of a model; empty where the model lacks it. */
async function bytesOf(path: string | undefined): Promise<ArrayBuffer> {
  const content = path === undefined ? new Uint8Array() : await readFile(path);
  return Uint8Array.from(content).buffer;
}

/** Reads a model's files into the argument of the package's `loadTranslationModel`. */
async function readModel({ files, hasAlphas }: InstalledModel): Promise<unknown> {
  const vocabularies = files.vocab === undefined ? [files.srcvocab, files.trgvocab] : [files.vocab];
  return {
    model: await bytesOf(files.model),
    shortlist: await bytesOf(files.lex),
    vocabs: await Promise.all(vocabularies.map(bytesOf)),
    qualityModel: null,
    config: hasAlphas ? {} : { 'gemm-precision': 'int8shiftAll' },
  };
}

/**
 * Starts the package's own worker. It is CommonJS in a package of modules, which Node loads from its text only; that also takes away the
 * two variables that say where it lies.
 */
async function startThread(): Promise<Thread> {
  const script = join(
    dirname(createRequire(import.meta.url).resolve('@browsermt/bergamot-translator/package.json')),
    'worker/translator-worker.js',
  );
  const place = `globalThis.__filename = ${JSON.stringify(script)}; globalThis.__dirname = ${JSON.stringify(dirname(script))};`;
  const worker = new Worker(`${place}\n${await readFile(script, 'utf8')}`, {
    eval: true,
    // The worker needs no environment variables, and its output is of use to its authors only.
    env: {},
    resourceLimits: threadLimits,
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  const fail = (error: Error): void => {
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = open.get(id);
    open.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('its thread ended')));
  const thread: Thread = {
    loaded: new Set(),
    async call(name, ...parameters) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      asked += 1;
      open.set(asked, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
      worker.postMessage({ id: asked, name, args: parameters });
      // A thread that works keeps the process alive; one that waits does not.
      worker.ref();
      try {
        return await promise;
      } finally {
        worker.unref();
      }
    },
    end: async () => {
      await worker.terminate();
    },
  };
  await thread.call('initialize', { cacheSize: 0 });
  return thread;
}
