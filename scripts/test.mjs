// @ts-check
// `npm test`: sets up what is missing, then runs every suite with Node 24. Runs on Node 20 and newer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setUp } from './setup.mjs';
import { root, stopSteps } from './toolchain.mjs';

try {
  const { node, env, notice } = await setUp('tests');
  if (notice) process.stderr.write(`${notice}\n`);
  const args = [join(root, 'scripts/run-suites.ts'), ...process.argv.slice(2)];
  const suites = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => suites.kill(signal));
  suites.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  stopSteps.abort();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
