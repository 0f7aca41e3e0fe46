import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { cancellable, throwIfCancelled } from '../cancel.ts';
import { EngineError } from '../errors.ts';

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

type Pipeline = ChildProcessByStdio<Writable, Readable, Readable>;

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

  const start = (): Pipeline => {
    // A process group of its own, so that all programs of the pipeline can be ended together.
    const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    // A write to a pipeline that died is reported by its exit.
    child.stdin.on('error', () => undefined);
    child.once('close', () => {
      if (running === child) running = undefined;
    });
    running = child;
    return child;
  };

  const attempt = async (text: string): Promise<string> => {
    if (closed) {
      throw new EngineError('translation-failed', 'The translator was closed before it had translated everything.');
    }
    const child = running ?? start();
    return new Promise((resolve, reject) => {
      let answer = '';
      let complaints = '';
      const onAnswer = (chunk: string): void => {
        answer += chunk;
        if (answer.endsWith('\0')) settle(() => resolve(answer.slice(0, -1)));
      };
      const onComplaint = (chunk: string): void => {
        complaints = (complaints + chunk).slice(-500);
      };
      const onEnd = (): void => settle(() => reject(new PipelineDied(complaints.trim())));
      const onError = (error: Error): void => settle(() => reject(new PipelineDied(error.message)));
      const timer = setTimeout(() => {
        settle(() =>
          reject(
            new EngineError(
              'translation-failed',
              `The translator did not answer within ${timeoutMs / 1000} s (Apertium ${name}). Try again.`,
            ),
          ),
        );
        running = undefined;
        killGroup(child);
      }, timeoutMs);
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        child.stdout.off('data', onAnswer);
        child.stderr.off('data', onComplaint);
        child.off('close', onEnd);
        child.off('error', onError);
        finish();
      };
      child.stdout.on('data', onAnswer);
      child.stderr.on('data', onComplaint);
      child.once('close', onEnd);
      child.once('error', onError);
      child.stdin.write(`${text}\0`);
    });
  };

  const answer = async (text: string): Promise<string> => {
    try {
      return await attempt(text);
    } catch (error) {
      if (!(error instanceof PipelineDied)) throw error;
    }
    try {
      return await attempt(text);
    } catch (error) {
      if (!(error instanceof PipelineDied)) throw error;
      const reason = error.message ? `: ${error.message}` : '';
      throw new EngineError(
        'translation-failed',
        `The translator stopped twice on the same text (Apertium ${name}${reason}). Its packages may need to be installed again.`,
        { cause: error },
      );
    }
  };

  return {
    get pid() {
      return running?.pid;
    },
    async request(text, signal) {
      const previous = queue;
      const answered = previous.then(() => {
        throwIfCancelled(signal);
        return answer(text);
      });
      queue = answered.catch(() => undefined);
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

function killGroup(child: Pipeline): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
