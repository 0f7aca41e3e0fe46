// @ts-check
// `npm test`: sets up what is missing, then runs every suite with Node 24; `npm test -- --changed` runs only the tests, outside of stories and e2e, that
// reach a file that differs from `main`. Runs on Node 20 and newer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setUp } from './setup.mjs';
import { ensureToolchain, root, stopSteps } from './toolchain.mjs';

const changed = ['unit', 'server', 'browser'].flatMap((name) => ['--project', name]);

try {
  const isPart = process.argv.includes('--changed');
  const { node, env, notice } = isPart ? { ...(await ensureToolchain()), notice: undefined } : await setUp('tests');
  if (notice) process.stderr.write(`${notice}\n`);
  const args = isPart
    ? ['node_modules/vitest/vitest.mjs', 'run', '--changed=main', ...changed]
    : [join(root, 'scripts/run-suites.ts'), ...process.argv.slice(2)];
  const suites = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => suites.kill(signal));
  suites.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  stopSteps.abort();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
