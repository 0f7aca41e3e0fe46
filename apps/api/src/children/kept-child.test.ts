import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createKeptChild, type KeptChild } from './kept-child.ts';
import { ChildEnded, nextMessage, spawnLimited } from './limited-child.ts';

const idleMs = 300;

let folder: string;
let script: string;
let started: number[];
let kept: KeptChild;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-kept-'));
  script = join(folder, 'echo.mjs');
  await writeFile(script, `process.on('message', (text) => process.send(text)); process.send('ready');`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  started = [];
  kept = createKeptChild({
    start() {
      const child = spawnLimited({ script, memoryMb: 900, onOutput: () => undefined });
      started.push(child.pid ?? 0);
      return child;
    },
    whenReady: (child) => nextMessage(child, (text: string) => text === 'ready' || undefined),
    idleMs,
  });
});
afterEach(() => kept.close());

const echo = (text: string) =>
  kept.use(async (child) => {
    const answer = nextMessage(child, (sent: string) => (sent === text ? sent : undefined));
    child.send(text);
    return await answer;
  });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('uses at the same time, and one after the other, share one child', async () => {
  expect(await Promise.all([echo('a'), echo('b')])).toEqual(['a', 'b']);
  expect(await echo('c')).toBe('c');
  expect(started).toHaveLength(1);
});

test('a child that nobody uses is ended, and the next use starts another', async () => {
  await echo('a');
  await eventually(() => expect(isAlive(started[0] ?? 0)).toBe(false));
  expect(await echo('b')).toBe('b');
  expect(started).toHaveLength(2);
});

test('a use under way fails when the child is killed, and the next use starts another', async () => {
  const cut = kept.use((child) => {
    const never = nextMessage(child, () => undefined);
    kept.close();
    return never;
  });
  await expect(cut).rejects.toBeInstanceOf(ChildEnded);
  expect(await echo('b')).toBe('b');
  expect(started).toHaveLength(2);
});
