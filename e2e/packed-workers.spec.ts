import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-packed-'));

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Every file that the scripts of a packed package name beside themselves: what they import, and the workers that they start. */
async function namedFiles(name: string): Promise<string[]> {
  const tarball = join(folder, `${name}.tgz`);
  await run('pnpm', ['--filter', `@palimpsest/${name}`, 'pack', '--out', tarball], { cwd: root });
  const unpacked = join(folder, name);
  mkdirSync(unpacked);
  await run('tar', ['-xzf', tarball, '-C', unpacked]);
  const dist = join(unpacked, 'package', 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const script = readFileSync(join(dist, file), 'utf8');
      const named = script.matchAll(/(?:from |import |import\(|new URL\()'(\.[^']+\.(?:[jt]s|json))'/g);
      return [...named].map(([, path = '']) => join(dist, dirname(file), path));
    });
}

for (const [name, worker] of [
  ['editor', 'raster-worker.js'],
  ['typefaces', 'compress-worker.js'],
] as const) {
  test(`the packed ${name} holds every file that its scripts name, its worker among them`, async () => {
    const files = await namedFiles(name);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.some((file) => file.endsWith(worker))).toBe(true);
  });
}
