import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire, enableCompileCache, getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { killGroup, spawnLimited } from './child.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-child-'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function spawnScript(source: string, memoryMb = 900) {
  const script = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(script, source);
  return spawnLimited({ script, memoryMb, onOutput: () => undefined });
}

/** The next thing that the child sends, as JSON knows it. */
async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

test('a child knows where programs are, and no secret of ours', async () => {
  vi.stubEnv('AUTH_SECRET', 'the secret that signs tokens');
  vi.stubEnv('DATABASE_URL', 'postgres://user:password@host/db');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_x');
  const child = await spawnScript('process.send(process.env)');
  const seen = await nextMessage<Record<string, string>>(child);
  expect(seen.PATH).toBe(process.env.PATH);
  const known = ['AUTH_SECRET', 'DATABASE_URL', 'STRIPE_SECRET_KEY'].filter((name) => name in seen);
  expect(known).toEqual([]);
});

test('a child that takes more memory than its limit ends, and we go on', async () => {
  const child = await spawnScript(
    `const kept = [];
     process.on('message', () => { for (;;) kept.push(Buffer.alloc(50 * 1024 * 1024, 1)); });
     process.send('ready');`,
  );
  await once(child, 'message');
  const ended = once(child, 'exit');
  child.send('fill');
  expect(await ended).not.toContain(0);
});

test('a child writes no core dumps', async () => {
  const child = await spawnScript(
    `import { readFileSync } from 'node:fs'; process.send(readFileSync('/proc/self/limits', 'utf8'))`,
  );
  const seen = await nextMessage<string>(child);
  expect(seen).toMatch(/Max core file size +0 +0/);
  expect(seen).toMatch(/Max data size +943718400 /);
});

test('memory limit: a child that draws counts little of its limit that it never touches', async () => {
  const engine = createRequire(import.meta.resolve('@palimpsest/engine'));
  const typeset = createRequire(engine.resolve('@palimpsest/typeset'));
  const child = await spawnScript(
    `import { readFileSync } from 'node:fs';
     import canvas from ${JSON.stringify(typeset.resolve('@napi-rs/canvas'))};
     canvas.createCanvas(64, 64).getContext('2d').fillRect(0, 0, 64, 64);
     process.send(Number(/VmData:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024);`,
    4_096,
  );
  // A bare Node counts about 620 MB; the allocator of the canvas would reserve 1 024 more.
  expect(await nextMessage<number>(child)).toBeLessThan(900);
});

test('killing a child ends what it started, too', async () => {
  const child = await spawnScript(
    `import { spawn } from 'node:child_process';
     process.send(spawn('sleep', ['60']).pid);
     setInterval(() => undefined, 1000);`,
  );
  const grandchild = await nextMessage<number>(child);
  killGroup(child);
  await eventually(() => expect(() => process.kill(grandchild, 0)).toThrow('ESRCH'));
});

test('a child loads what was compiled before from the cache of the server', async () => {
  enableCompileCache(join(folder, 'compile-cache'));
  const child = await spawnScript(
    `import { getCompileCacheDir } from 'node:module'; process.send(getCompileCacheDir());`,
  );
  expect(await nextMessage<string>(child)).toBe(getCompileCacheDir());
});
