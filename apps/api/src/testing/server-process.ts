import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { assertNoSecrets } from './seen-secrets.ts';
import { createTestClient, type TestClient } from './test-client.ts';

const main = join(import.meta.dirname, '..', 'main.ts');

/** A part of the product as people start it: a process of its own. */
export interface RunningProcess {
  pid: number;
  /** The output of the process so far. */
  output(): string;
  /** Sends the signal and waits for the end; gives the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
  /** Settles when the process has ended in any way. */
  ended: Promise<unknown>;
}

export type ServerProcess = RunningProcess & TestClient;

const running = new Set<ChildProcess>();

/** Ends what a test that failed has left behind. */
export async function endAllServers(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ended);
}

interface StartOptions {
  args?: readonly string[];
  nodeArgs?: readonly string[];
  /** A command that runs what it is given as further arguments, in place of itself. */
  within?: readonly string[];
}

function start(
  variables: NodeJS.ProcessEnv,
  { args = [], nodeArgs = [], within = [] }: StartOptions = {},
): ChildProcess {
  const [command = process.execPath, ...rest] = [...within, process.execPath, ...nodeArgs, main, ...args];
  const child = spawn(command, rest, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts it and waits for the line that it is ready; gives what `ready` captures of it. */
async function startUntil(
  ready: RegExp,
  variables: NodeJS.ProcessEnv,
  options: StartOptions,
): Promise<[RunningProcess, string]> {
  const child = start(variables, options);
  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    const onText = (chunk: string) => {
      output += chunk;
      const match = ready.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout?.setEncoding('utf8').on('data', onText);
    child.stderr?.setEncoding('utf8').on('data', onText);
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
  const ended: Promise<(number | NodeJS.Signals | null)[]> = once(child, 'exit');
  const running: RunningProcess = {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await ended;
      assertNoSecrets(output);
      return code ?? by ?? 'SIGKILL';
    },
  };
  return [running, found];
}

/** Starts a server that answers requests. */
export async function startServerProcess(
  variables: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  within: readonly string[] = [],
): Promise<ServerProcess> {
  const [running, url] = await startUntil(/ready at (http:\S+)/, variables, { args, within });
  // The server listens on the IPv4 loopback only here, and `localhost` may be the other one.
  return { ...running, ...createTestClient(url.replace('localhost', '127.0.0.1')) };
}

/** Starts a server that only works on images. */
export async function startWorkerProcess(variables: NodeJS.ProcessEnv): Promise<RunningProcess> {
  const [running] = await startUntil(/worker is ready/, variables, { args: ['--role=worker'] });
  return running;
}

/** Starts a server that is expected to end by itself. */
export async function runServerToItsEnd(
  variables: NodeJS.ProcessEnv,
  options: StartOptions = {},
): Promise<{ code: number | null; stderr: string }> {
  const child = start(variables, options);
  const ended: Promise<(number | null)[]> = once(child, 'exit');
  const stderr = child.stderr ? await text(child.stderr) : '';
  const [code = null] = await ended;
  return { code, stderr };
}
