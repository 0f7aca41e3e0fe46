import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { killGroup, nextMessage, spawnLimited, type LimitedChildOptions } from './limited-child.ts';
import type { ChildCall, ChildFunctions, ChildMessage, ParentAnswer } from './serve-functions.ts';

export interface ChildOptions extends LimitedChildOptions {
  /** A child that nobody has called for this long is ended, in ms. @default never */
  idleMs?: number;
  /** A child that holds more than this after its last call is ended, in MiB. @default never */
  recycleMb?: number;
  /** Answers to the questions of the child, by their names. @default none */
  answers?: Readonly<Record<string, (input: never) => Promise<unknown>>>;
  /** Whether each start that follows a failed one waits longer than the one before. @default false: it fails at once */
  backOff?: boolean;
}

type ResultOf<F> = F extends (input: never, tell: never) => Promise<infer R> ? R : never;
type EventOf<F> = F extends (input: never, tell: (event: infer E) => void) => unknown ? E : never;

export interface CallOptions<Event> {
  onEvent?: (event: Event) => void;
  /** The child is killed, with all that it is doing, if it has not answered this long after it was ready, in ms. @default never */
  timeLimitMs?: number;
  /** Kills the child at once, in whatever it is doing. */
  signal?: AbortSignal;
}

/** The functions of a module, called in a process of its own: it can be stopped inside native code, and cannot take the server down. */
export interface Child<Functions extends ChildFunctions> {
  /**
   * Starts the process unless it is there; several calls may be under way at the same time.
   * @throws ChildFailed if the function threw, {@link ChildEnded} if the process ended, or the reason of the signal
   */
  call: <Name extends keyof Functions & string>(
    name: Name,
    input: Parameters<Functions[Name]>[0],
    options?: CallOptions<EventOf<Functions[Name]>>,
  ) => Promise<ResultOf<Functions[Name]>>;
  /** Starts the process before the first call needs it. @throws ChildEnded */
  start: () => Promise<void>;
  /** Kills the process and what it started; it starts again at the next call. */
  close: () => void;
}

/** A function of a child threw something that its caller is not meant to handle. */
export class ChildFailed extends Error {
  override readonly name = 'ChildFailed';
  /** The code of the system's error, such as ENOSPC. */
  readonly code: string | undefined;

  constructor(call: string, message: string, code: string | undefined) {
    super(`${call} failed in its child process: ${message}`);
    this.code = code;
  }
}

const megabyte = 1024 * 1024;
/** First wait before a start that follows a failed one, in ms; doubles up to the longest. */
const firstBackOffMs = 250;
const maxBackOffMs = 30_000;

interface Running {
  process: ChildProcess;
  ready: Promise<unknown>;
}

/** Gives the functions that `serveFunctions` offers in the script. No process is started before the first call. */
export function openChild<Functions extends ChildFunctions>(options: ChildOptions): Child<Functions> {
  const { idleMs, recycleMb = Infinity, backOff = false, answers = {} } = options;
  let running: Running | undefined;
  let failedStarts = 0;
  let uses = 0;
  let calls = 0;
  let idle: NodeJS.Timeout | undefined;

  function launch(): Running {
    // Each call under way listens.
    const child = spawnLimited(options).setMaxListeners(0);
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'question') void answer(child, message);
    });
    const ready = nextMessage(child, ({ type }: ChildMessage) => type === 'ready' || undefined);
    const started = { process: child, ready };
    ready.then(
      () => (failedStarts = 0),
      () => (failedStarts += 1),
    );
    child.once('exit', () => {
      if (running === started) running = undefined;
    });
    return started;
  }

  async function answer(
    child: ChildProcess,
    { id: answerTo, name, input }: Extract<ChildMessage, { type: 'question' }>,
  ): Promise<void> {
    const reply = (message: ParentAnswer) => void (child.connected && child.send(message));
    try {
      // Both sides know the input from the type of the answer itself.
      const work = answers[name] as ((input: unknown) => Promise<unknown>) | undefined;
      if (!work) throw new Error(`The server has no answer to ${name}.`);
      reply({ answerTo, answer: await work(input) });
    } catch (error) {
      reply({ answerTo, failure: error instanceof Error ? error.message : String(error) });
    }
  }

  function close(): void {
    clearTimeout(idle);
    if (running) killGroup(running.process);
    running = undefined;
  }

  async function use<T>(work: (child: ChildProcess) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', close);
    clearTimeout(idle);
    uses += 1;
    try {
      if (backOff && !running && failedStarts > 0) {
        await delay(Math.min(maxBackOffMs, firstBackOffMs * 2 ** (failedStarts - 1)), undefined, signal && { signal });
      }
      running ??= launch();
      const child = running.process;
      await running.ready;
      signal?.throwIfAborted();
      return await work(child);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', close);
      uses -= 1;
      if (uses === 0 && idleMs !== undefined) idle = setTimeout(close, idleMs).unref();
    }
  }

  async function call<Name extends keyof Functions & string>(
    name: Name,
    input: Parameters<Functions[Name]>[0],
    { onEvent, timeLimitMs, signal }: CallOptions<EventOf<Functions[Name]>> = {},
  ): Promise<ResultOf<Functions[Name]>> {
    const id = (calls += 1);
    const { result, residentBytes } = await use(async (child) => {
      const timer = timeLimitMs === undefined ? undefined : setTimeout(close, timeLimitMs);
      try {
        const answer = nextMessage(child, (message: ChildMessage) => {
          if (message.type === 'ready' || message.type === 'question' || message.id !== id) return undefined;
          if (message.type === 'failure') throw new ChildFailed(name, message.message, message.code);
          if (message.type === 'result') return message;
          // The child sends what its function told, whose type is that of the function's own parameter.
          onEvent?.(message.event as EventOf<Functions[Name]>);
          return undefined;
        });
        child.send({ id, name, input } satisfies ChildCall);
        return await answer;
      } finally {
        clearTimeout(timer);
      }
    }, signal);
    if (uses === 0 && residentBytes > recycleMb * megabyte) close();
    return result as ResultOf<Functions[Name]>;
  }

  return { call, close, start: () => use(async () => undefined) };
}
