import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** A server in a process of its own. */
export interface Running {
  url: string;
  /** Resident memory of the process and of those that it started, in MB. */
  memory(): Promise<number>;
  /** Processor time that the process has taken, without those that it started, in µs; in steps of 10 000. */
  processorTime(): Promise<number>;
  /** @param signal by which it is told; default SIGTERM */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a script with the Node that runs this, and waits until it prints where it answers. */
export async function start(script: string, args: string[], variables: NodeJS.ProcessEnv = {}): Promise<Running> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readAddress(child);
  return {
    url,
    memory: async () => (child.pid === undefined ? 0 : await residentMegabytes(child.pid)),
    processorTime: async () => (child.pid === undefined ? 0 : await processorMicroseconds(child.pid)),
    async stop(signal = 'SIGTERM') {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const onText = (text: string) => {
      output += text;
      const url = /ready at (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.setEncoding('utf8').on('data', onText);
    child.stderr?.setEncoding('utf8').on('data', onText);
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
}

/** Reads the resident memory, in MB, of a process and its children (Linux: `/proc`). */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
  const theirs = await Promise.all(children.map((child) => residentMegabytes(Number(child))));
  return theirs.reduce((sum, each) => sum + each, own);
}

/** Linux counts in ticks of 10 ms: `utime` and `stime` are the 14th and 15th field of `/proc/<pid>/stat`, whose second is a name in parentheses. */
async function processorMicroseconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
