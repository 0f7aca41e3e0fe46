import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';
import { cancellable, throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';
import type { ApertiumMode } from './modes.ts';

/** Text that a pipeline answers for each text that it is given. */
export interface ApertiumPipe {
  /**
   * One text in Apertium's stream format; calls wait for each other.
   * @throws EngineError `translation-failed` when the pipeline does not answer in time or dies twice, `cancelled` when `signal` fires
   */
  request(text: string, signal?: AbortSignal): Promise<string>;
  /** Process id of the pipeline's process group while it runs. */
  readonly pid: number | undefined;
  /** Ends the pipeline once it has answered what it was asked. */
  retire(): void;
  /** Ends the pipeline at once. */
  close(): Promise<void>;
}

class PipelineDied extends Error {}

/**
 * Keeps a shell pipeline running, since loading its dictionaries takes a hundred times longer than a text.
 * @param command of programs that answer at each NUL
 * @param timeoutMs for one text, the start of the pipeline included
 */
export function openPipe(name: string, command: string, timeoutMs: number): ApertiumPipe {
  let running: Pipeline | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const forget = (child: Pipeline): void => {
    if (running === child) running = undefined;
  };
  const attempt = async (text: string): Promise<string> => {
    if (closed) {
      throw new EngineError('translation-failed', 'The translator was closed before it had translated everything.');
    }
    running ??= spawnPipeline(command, forget);
    return await answerOf(running, text, { name, timeoutMs, giveUp: forget });
  };

  return {
    get pid() {
      return running?.pid;
    },
    async request(text, signal) {
      const previous = queue;
      const answered = previous.then(() => {
        throwIfCancelled(signal);
        return twice(name, () => attempt(text));
      });
      // The next text waits for the end of this one, however it ends; who asked for this one hears of it.
      queue = Promise.allSettled([answered]);
      return cancellable(answered, signal);
    },
    retire() {
      const asked = queue;
      const end = async (): Promise<void> => {
        await asked;
        closed = true;
        if (running) killGroup(running);
      };
      queue = end();
    },
    async close() {
      closed = true;
      const child = running;
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'close');
      killGroup(child);
      await ended;
    },
  };
}

/** A pipeline that died between two texts is started again; one that dies on the same text twice will do so again. */
async function twice(name: string, attempt: () => Promise<string>): Promise<string> {
  for (let isSecond = false; ; isSecond = true) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PipelineDied)) throw error;
      if (!isSecond) continue;
      const reason = error.message ? `: ${error.message}` : '';
      throw new EngineError(
        'translation-failed',
        `The translator stopped twice on the same text (Apertium ${name}${reason}). Its packages may need to be installed again.`,
        { cause: error, details: { translator: 'Apertium' }, concernsText: true },
      );
    }
  }
}

interface AnswerOptions {
  name: string;
  timeoutMs: number;
  /** Called with a pipeline that did not answer, before it is killed. */
  giveUp: (child: Pipeline) => void;
}

/** @throws PipelineDied, or EngineError `translation-failed` after `timeoutMs` */
async function answerOf(child: Pipeline, text: string, options: AnswerOptions): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  let complaints = '';
  const onAnswer = (chunk: string): void => {
    answer += chunk;
    if (answer.endsWith('\0')) resolve(answer.slice(0, -1));
  };
  const onComplaint = (chunk: string): void => {
    complaints = (complaints + chunk).slice(-500);
  };
  const onEnd = (): void => reject(new PipelineDied(complaints.trim()));
  const onError = (error: Error): void => reject(new PipelineDied(error.message));
  const timer = setTimeout(() => {
    reject(tooSlow(options));
    options.giveUp(child);
    killGroup(child);
  }, options.timeoutMs);
  child.stdout.on('data', onAnswer);
  child.stderr.on('data', onComplaint);
  child.once('close', onEnd);
  child.once('error', onError);
  child.stdin.write(`${text}\0`);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.stdout.off('data', onAnswer);
    child.stderr.off('data', onComplaint);
    child.off('close', onEnd);
    child.off('error', onError);
  }
}

function tooSlow({ name, timeoutMs }: AnswerOptions): EngineError {
  return new EngineError(
    'translation-failed',
    `The translator did not answer within ${timeoutMs / 1000} s (Apertium ${name}). Try again.`,
    { details: { translator: 'Apertium' }, concernsText: true },
  );
}

/** The programs of an Apertium mode, in a process group of their own. */
type Pipeline = ChildProcessByStdio<Writable, Readable, Readable>;

/** @param onClose called once all programs have ended */
function spawnPipeline(command: string, onClose: (child: Pipeline) => void): Pipeline {
  // A process group of its own, so that all programs of the pipeline can be ended together.
  const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  // A write to a pipeline that died is reported by its exit.
  child.stdin.on('error', () => undefined);
  child.once('close', () => onClose(child));
  return child;
}

function killGroup(child: Pipeline): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Pipelines kept running, the most recently used: the longest chain. One holds 80 to 700 MB of dictionaries. */
const pipesKept = 3;
/** After so long without work they are ended; starting one again takes 0.2 to 2.7 s. */
const idleMs = 120_000;

/** The pipelines of a translator. */
export interface ApertiumPipes {
  of(mode: ApertiumMode): ApertiumPipe;
  /** Starts the time after which idle pipelines end. */
  rest(): void;
  close(): Promise<void>;
}

/** @param timeoutMs for one sentence, the start of a pipeline included */
export function createPipes(timeoutMs: number): ApertiumPipes {
  const pipes = new Map<string, ApertiumPipe>();
  let idleTimer: NodeJS.Timeout | undefined;

  const retireOldest = (kept: number): void => {
    for (const [name, oldest] of pipes) {
      if (pipes.size <= kept) return;
      pipes.delete(name);
      oldest.retire();
    }
  };

  return {
    of(mode) {
      const pipe = pipes.get(mode.name) ?? openPipe(mode.name, mode.command, timeoutMs);
      pipes.delete(mode.name);
      pipes.set(mode.name, pipe);
      retireOldest(pipesKept);
      return pipe;
    },
    rest() {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => retireOldest(0), idleMs).unref();
    },
    async close() {
      clearTimeout(idleTimer);
      const open = [...pipes.values()];
      pipes.clear();
      await Promise.all(open.map((pipe) => pipe.close()));
    },
  };
}
