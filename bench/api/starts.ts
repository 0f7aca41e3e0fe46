import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUser } from './client.ts';
import { start, type Running } from './processes.ts';

const api = join(import.meta.dirname, '../../apps/api/src/main.ts');

/** Maximum time to open after a kill, in s. */
const goalSeconds = 3;

/** Seconds from the start of the process to its line that it is ready. */
interface Starts {
  /** The time of the first start, on an empty folder. */
  first: number;
  /** After it was told to stop, and after kill -9 beside a sign-up: the median and the slowest. */
  again: { median: number; slowest: number };
  afterKill: { median: number; slowest: number };
}

function summarise(seconds: readonly number[]) {
  const sorted = seconds.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 };
}

/** Starts a server on the embedded database again and again. */
async function measureStarts(rounds: number): Promise<Starts> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-starts-'));
  const variables = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', WORKER_SLOTS: '0' };
  const time = async (): Promise<[Running, number]> => {
    const started = performance.now();
    const server = await start(api, [], { ...variables, SIGNUPS_PER_HOUR: '10000' });
    return [server, (performance.now() - started) / 1_000];
  };
  try {
    const opened = await time();
    let [server] = opened;
    const measured = { again: [] as number[], afterKill: [] as number[] };
    for (const [kind, signal] of [
      ['again', 'SIGTERM'],
      ['afterKill', 'SIGKILL'],
    ] as const) {
      for (let round = 0; round < rounds; round += 1) {
        await createUser(server.url);
        await server.stop(signal);
        let seconds: number;
        [server, seconds] = await time();
        measured[kind].push(seconds);
      }
    }
    await server.stop();
    return { first: opened[1], again: summarise(measured.again), afterKill: summarise(measured.afterKill) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const both = ({ median, slowest }: Starts['again']) => `median ${median.toFixed(1)} s, slowest ${slowest.toFixed(1)} s`;

/** Prints how long a server on the embedded database takes to open. */
export async function printStarts(rounds: number): Promise<void> {
  const { first, again, afterKill } = await measureStarts(rounds);
  console.log(
    `Opens on an empty folder after ${first.toFixed(1)} s, again after ${both(again)}, after kill -9 after ${both(afterKill)}`,
  );
  console.log(`Goal after kill -9, ${goalSeconds} s: ${afterKill.slowest <= goalSeconds ? 'met' : 'not met'}`);
}
