import { spawn, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../domain-error.ts';
import type { ChildCall, ChildFunctions, ChildMessage, ParentAnswer } from './serve-functions.ts';

export interface LimitedChildOptions {
  /** The module that the child runs. */
  script: string;
  /**
   * Ceiling of the child's memory, in MiB: `RLIMIT_DATA`, which counts what is writable and private.
   * A bare Node counts about 620 of them, most of which it never touches.
   */
  memoryMb: number;
  /** Variables that this child gets beside the inherited ones. @default none */
  environment?: Readonly<Record<string, string>>;
  /** Each line that the child writes. */
  onOutput: (line: string) => void;
}

export interface ChildOptions extends LimitedChildOptions {
  /** A child that nobody has called for this long is ended, in ms. @default never */
  idleMs?: number;
  /** A child that holds more than this after its last call is ended, in MiB. @default never */
  recycleMb?: number;
  /** Answers to the questions of the child, by their names. @default none */
  answers?: Readonly<Record<string, (input: never) => Promise<unknown>>>;
  /** Whether starts after a failed one wait, each longer than the one before. @default false: a failed start is reported at once */
  backOff?: boolean;
}

type ResultOf<F> = F extends (input: never, tell: never) => Promise<infer R> ? R : never;
type EventOf<F> = F extends (input: never, tell: (event: infer E) => void) => unknown ? E : never;

export interface CallOptions<Event> {
  onEvent?: (event: Event) => void;
  /** Time that the call may take once the child is ready, in ms; then the child is killed, with all its calls. @default never */
  timeLimitMs?: number;
  /** Kills the child at once, with all its calls. */
  signal?: AbortSignal;
}

/** The functions of a module, called in a process of its own: it can be stopped inside native code, and cannot take the server down. */
export interface Child<Functions extends ChildFunctions> {
  /**
   * Starts the process unless it is there; several calls may be under way at the same time.
   * @throws ChildFailed if the function threw, the DomainError that it threw, {@link ChildEnded} if the process ended, or the reason of the signal
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

/** The child ended, or cannot be reached. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded';
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

/** A process, and the calls under way in it, by their ids. */
interface Running {
  process: ChildProcess;
  ready: PromiseWithResolvers<void>;
  calls: Map<number, PromiseWithResolvers<ResultMessage> & { onEvent: ((event: unknown) => void) | undefined }>;
}

type ResultMessage = Extract<ChildMessage, { type: 'result' }>;

/** Gives the functions that `serveFunctions` offers in the script. No process is started before the first call. */
export function openChild<Functions extends ChildFunctions>(options: ChildOptions): Child<Functions> {
  const { idleMs, recycleMb = Infinity, backOff = false, answers = {} } = options;
  let running: Running | undefined;
  let failedStarts = 0;
  let uses = 0;
  let calls = 0;
  let idle: NodeJS.Timeout | undefined;

  function launch(): Running {
    const started: Running = { process: spawnLimited(options), ready: Promise.withResolvers(), calls: new Map() };
    const { process: child, ready, calls: open } = started;
    ready.promise.then(
      () => (failedStarts = 0),
      () => (failedStarts += 1),
    );
    const end = (error: ChildEnded) => {
      if (running === started) running = undefined;
      for (const { reject } of [ready, ...open.values()]) reject(error);
    };
    child.on('exit', (code, signal) =>
      end(new ChildEnded(`The child process ended (${signal ?? `exit code ${code}`}).`)),
    );
    child.on('error', (cause) => end(new ChildEnded('The child process cannot be reached.', { cause })));
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'ready') return ready.resolve();
      if (message.type === 'question') return void answer(child, message);
      const call = open.get(message.id);
      if (message.type === 'event') call?.onEvent?.(message.event);
      else if (message.type === 'result') call?.resolve(message);
      else call?.reject(errorOf(message));
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

  async function use<T>(work: (child: Running) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', close);
    clearTimeout(idle);
    uses += 1;
    try {
      if (backOff && !running && failedStarts > 0) {
        await delay(Math.min(maxBackOffMs, firstBackOffMs * 2 ** (failedStarts - 1)), undefined, signal && { signal });
      }
      const child = (running ??= launch());
      await child.ready.promise;
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
    const { result, residentBytes } = await use(async ({ process: child, calls: open }) => {
      const timer = timeLimitMs === undefined ? undefined : setTimeout(close, timeLimitMs);
      const answered = Promise.withResolvers<ResultMessage>();
      // The child sends what its function told, whose type is that of the function's own parameter.
      open.set(id, { ...answered, onEvent: onEvent as ((event: unknown) => void) | undefined });
      try {
        child.send({ id, name, input } satisfies ChildCall);
        return await answered.promise;
      } finally {
        clearTimeout(timer);
        open.delete(id);
      }
    }, signal);
    if (uses === 0 && residentBytes > recycleMb * megabyte) close();
    return result as ResultOf<Functions[Name]>;
  }

  return { call, close, start: () => use(async () => undefined) };
}

function errorOf({ name, message, code, refusal }: Extract<ChildMessage, { type: 'failure' }>): Error {
  return refusal ? new DomainError(refusal.code, refusal.detail, refusal) : new ChildFailed(name, message, code);
}

/** Variables of our environment that every child gets: paths of programs and scratch files, and the locale. None holds a secret. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ'];

/** Largest number of files that a child may hold open. */
const openFiles = 1_024;

/** Forbids core dumps, which hold users' images, and limits files and memory. Limits that a system does not know are left out. */
const limit = `ulimit -c 0; ulimit -n ${openFiles} 2>/dev/null; ulimit -d "$0" 2>/dev/null; exec "$@"`;

/** The server's compile cache, if it has one, halves the time of loading. Each child flushes it once loaded, because the child will be killed. */
function compileCache(): NodeJS.ProcessEnv {
  // Node caches in a folder for its version, inside the folder that it was given.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

/**
 * Starts a child process that talks over IPC, leads a process group of its own, and has limits that the system enforces.
 * The shell that sets them is replaced by Node, so that the child's id is Node's.
 */
export function spawnLimited({ script, memoryMb, environment, onOutput }: LimitedChildOptions): ChildProcess {
  const node = [process.execPath, script];
  const command = process.platform === 'win32' ? node : ['/bin/sh', '-c', limit, String(memoryMb * 1_024), ...node];
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...compileCache(),
      // The allocator of the canvas (mimalloc) would reserve 1 024 MB at its start, all of which the limit counts.
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
      ...Object.fromEntries(inherited.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput(text.trimEnd()));
  }
  return child;
}

/** Kills the child and the processes that it started, also inside native code. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
