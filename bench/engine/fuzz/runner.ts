import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome } from './child.ts';

/** The faults that no file may cause. */
type Fault = 'crash' | 'hang' | 'memory';

interface Verdict {
  /** `localised`, the code of the engine's error, or the fault. */
  code: string;
  fault: Fault | undefined;
  /** The last words of the process. */
  complaint: string;
}

export interface Limits {
  /** Seconds of all cores for one file; of the clock on a system that does not tell them, and six times as many of the clock at most. */
  milliseconds: number;
  /** Limit of resident memory. */
  bytes: number;
}

/** Localises files in a process of its own and starts another after a fault. */
export interface Runner {
  /** The peak resident memory of any of the processes, in bytes. */
  peakBytes(): number;
  feed(bytes: Uint8Array): Promise<Verdict>;
  close(): void;
}

type Reply = { said: Outcome } | { ended: string } | { late: true };

function reply(child: ChildProcess, milliseconds: number): Promise<Reply> {
  return new Promise((resolve) => {
    const settle = (value: Reply): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(value);
    };
    const onMessage = (said: unknown): void => settle({ said: said as Outcome });
    const onExit = (code: number | null, signal: string | null): void => settle({ ended: signal ?? `code ${code}` });
    const timer = setTimeout(() => settle({ late: true }), milliseconds);
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}

/** How often the clock may pass the limit while the machine's other work keeps the process from its cores. */
const patience = 6;

/** One tick of `/proc/<pid>/stat`, in ms (`USER_HZ`). */
const tick = 10;

/** Time of all cores that the process has used, in ms; undefined where the system has no `/proc`. */
function usedMilliseconds(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/stat`;
  if (pid === undefined || !existsSync(path)) return undefined;
  // The second field is the name in brackets, which may hold blanks; user and system time are the fields 14 and 15.
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Time that a process may take to load its networks. */
const startMilliseconds = 120_000;

export function createRunner({ milliseconds, bytes: maxBytes }: Limits): Runner {
  let child: ChildProcess | undefined;
  let complaint = '';
  let peak = 0;

  const start = async (): Promise<ChildProcess> => {
    complaint = '';
    const started = fork(join(import.meta.dirname, 'child.ts'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    const first = await reply(started, startMilliseconds);
    if (!('said' in first)) throw new Error(`The engine did not start: ${complaint}`);
    return started;
  };
  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const faulty = (fault: Fault, detail: string): Verdict => {
    end();
    return { code: fault, fault, complaint: detail };
  };

  return {
    peakBytes: () => peak,
    close: end,
    async feed(bytes) {
      child ??= await start();
      const before = usedMilliseconds(child.pid);
      let waiting = reply(child, milliseconds);
      child.send(Buffer.from(bytes).toString('base64'));
      let answer = await waiting;
      for (let times = 1; 'late' in answer && times < patience; times++) {
        const used = usedMilliseconds(child.pid);
        if (before === undefined || used === undefined || used - before > milliseconds) break;
        waiting = reply(child, milliseconds);
        answer = await waiting;
      }
      if ('late' in answer) return faulty('hang', `no answer after ${milliseconds} ms`);
      if ('ended' in answer) return faulty('crash', `${answer.ended}\n${complaint}`);
      peak = Math.max(peak, answer.said.peakBytes);
      if (answer.said.peakBytes > maxBytes) return faulty('memory', `${Math.round(answer.said.peakBytes / 1e6)} MB`);
      return { code: answer.said.code, fault: undefined, complaint: '' };
    },
  };
}
