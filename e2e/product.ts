import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The product as a user starts it, on a free port, with a data folder of its own. */
export interface Product {
  url: string;
  /** Kills the server as a crash does; what watches it starts it again. */
  killServer(): Promise<void>;
  /** All that it printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does, and removes its data folder. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

function whenReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /Palimpsest is ready at (http:\/\/\S+)/.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    });
    child.on('exit', (code) =>
      reject(new Error(`The product ended with code ${code} before it was ready:\n${output()}`)),
    );
  });
}

/**
 * Its database is a copy of the one in the folder that `EMPTY_DATABASE` names; without that variable it makes one, as at its first start.
 * @param variables of the environment; a `DATA_DIR` among them stays when the product is stopped
 * @throws Error with what was printed when the product ends before it is ready.
 */
export async function startProduct(variables: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'palimpsest-e2e-'));
  const { EMPTY_DATABASE: empty } = process.env;
  if (empty) cpSync(empty, join(dataDirectory, 'database'), { recursive: true });
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      // Without a server, so that no model is fetched.
      MODELS_DIR: join(dataDirectory, 'models'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  const output = () => printed;
  const url = await whenReady(child, output);
  return {
    url,
    output,
    async killServer() {
      const [server] = execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).split('\n');
      const restarted = new Promise<void>((resolve) => {
        const before = output().length;
        child.stdout.on('data', () => output().slice(before).includes('Palimpsest is ready') && resolve());
      });
      process.kill(Number(server), 'SIGKILL');
      await restarted;
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
