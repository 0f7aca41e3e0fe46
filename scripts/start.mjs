// @ts-check
// `npm start`: sets up what is missing, then runs the product and keeps it running. Runs on Node 20 and newer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setUp } from './setup.mjs';
import { root, stopSteps } from './toolchain.mjs';

/** Milliseconds before a server that died after it had been ready is started again. */
const restartPause = 1_000;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let stopping = false;

/**
 * Ends the server, or the set-up, and then us.
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  stopSteps.abort();
  if (server) server.kill(signal);
  else process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs the server until it ends.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ready: boolean, code: number | null, signal: NodeJS.Signals | null}>}
 */
function run(node, env) {
  const args = [join(root, 'apps/api/src/main.ts'), ...process.argv.slice(2)];
  const child = spawn(node, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  server = child;
  return new Promise((resolve) => {
    let ready = false;
    child.on('message', (message) => (ready ||= message === 'ready'));
    child.on('exit', (code, signal) => resolve({ ready, code, signal }));
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
// npm does not pass every signal on to us; when it is gone, so is the terminal that we belong to.
const { ppid } = process;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && stop('SIGTERM'), 250).unref();

try {
  const { node, env, notice } = await setUp('product');
  if (notice) process.stderr.write(`${notice}\n`);
  for (;;) {
    // Whoever looks at this terminal wants to see what goes wrong; `LOG_LEVEL=info` shows every request.
    const { ready, code, signal } = await run(node, { LOG_LEVEL: 'warn', ...env });
    if (stopping) process.exit(code ?? 0);
    if (!ready || code === 0) process.exit(code ?? 1);
    process.stderr.write(`The server ended with ${signal ?? `code ${code}`}; starting it again.\n`);
    server = undefined;
    await pause(restartPause);
  }
} catch (error) {
  stopSteps.abort();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
