import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { on } from 'node:events';
import type { Readable, Writable } from 'node:stream';
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

/** The programs of an Apertium mode, in a process group of their own, so that all of them can be ended together. */
interface Pipeline {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** The last that they wrote on standard error. */
  complaints: string;
  /** Resolves once all of them have ended. */
  ended: Promise<unknown>;
}

/**
 * Keeps a shell pipeline running, since loading its dictionaries takes a hundred times longer than a text.
 * @param command of programs that answer at each NUL
 * @param timeoutMs for one text, the start of the pipeline included
 */
export function openPipe(name: string, command: string, timeoutMs: number): ApertiumPipe {
  let running: Pipeline | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const start = (): Pipeline => {
    const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    const { promise: ended, resolve } = Promise.withResolvers<unknown>();
    child.once('close', resolve);
    const pipeline: Pipeline = { child, complaints: '', ended };
    child.stdout.setEncoding('utf8').once('close', () => {
      if (running === pipeline) running = undefined;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      pipeline.complaints = (pipeline.complaints + chunk).slice(-500);
    });
    // The end of its output tells of a pipeline that did not start, and of a write to one that died.
    child.on('error', () => undefined);
    child.stdin.on('error', () => undefined);
    return pipeline;
  };

  /** A pipeline that died between two texts is started again; one that dies on the same text twice will do so again. */
  const ask = async (text: string, isSecond = false): Promise<string> => {
    if (closed) throw fault('The translator was closed before it had translated everything.');
    const pipeline = (running ??= start());
    const answer = await answerOf(pipeline, text, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
      if (running === pipeline) running = undefined;
      killGroup(pipeline);
      throw error instanceof Error && error.name === 'AbortError'
        ? fault(`The translator did not answer within ${timeoutMs / 1000} s (Apertium ${name}). Try again.`)
        : error;
    });
    if (answer !== undefined) return answer;
    killGroup(pipeline);
    await pipeline.ended;
    if (!isSecond) return await ask(text, true);
    const reason = pipeline.complaints.trim();
    throw fault(
      `The translator stopped twice on the same text (Apertium ${name}${reason && `: ${reason}`}). Its packages may need to be installed again.`,
    );
  };

  return {
    get pid() {
      return running?.child.pid;
    },
    async request(text, signal) {
      const answered = queue.then(() => {
        throwIfCancelled(signal);
        return ask(text);
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
        killGroup(running);
      };
      queue = end();
    },
    async close() {
      closed = true;
      const pipeline = running;
      killGroup(pipeline);
      await pipeline?.ended;
    },
  };
}

function fault(message: string): EngineError {
  return new EngineError('translation-failed', message, { details: { translator: 'Apertium' }, concernsText: true });
}

/** Undefined where the pipeline ends before it has answered. */
async function answerOf({ child }: Pipeline, text: string, signal: AbortSignal): Promise<string | undefined> {
  let answer = '';
  child.stdin.write(`${text}\0`);
  for await (const [chunk] of on(child.stdout, 'data', { signal, close: ['close'] }) as AsyncIterable<[string]>) {
    answer += chunk;
    if (answer.endsWith('\0')) return answer.slice(0, -1);
  }
  return undefined;
}

function killGroup(pipeline: Pipeline | undefined): void {
  const pid = pipeline?.child.pid;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Pipelines kept running, the most recently used: the longest chain. One holds 80 to 700 MB of dictionaries. */
const maxPipes = 3;
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
    for (const [name, oldest] of [...pipes].slice(0, Math.max(0, pipes.size - kept))) {
      pipes.delete(name);
      oldest.retire();
    }
  };
  return {
    of(mode) {
      const pipe = pipes.get(mode.name) ?? openPipe(mode.name, mode.command, timeoutMs);
      pipes.delete(mode.name);
      pipes.set(mode.name, pipe);
      retireOldest(maxPipes);
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
