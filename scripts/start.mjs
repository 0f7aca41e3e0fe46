// `npm start`: sets up what is missing, then runs the product and keeps it running. Runs on Node 20 and newer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './toolchain.mjs';
import { stopCommands } from './run-command.mjs';
import { setUp } from './setup.mjs';

/** Pauses before a server that died is started again, in milliseconds; one that lived for `forgiven` begins with the first again. */
const backOff = { first: 500, longest: 10_000, forgiven: 60_000 };

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
  stopCommands();
  if (server) server.kill(signal);
  else process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** npm does not pass every signal on to us; when it is gone, so is the terminal that we belong to. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, 250).unref();
}

/**
 * Runs the server until it ends by itself or by a signal of ours; starts it again when it dies after it had been ready.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function keepRunning(node, env, pause = backOff.first) {
  const started = performance.now();
  let ready = false;
  server = spawn(node, [join(root, 'apps/api/src/main.ts'), ...process.argv.slice(2)], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server.on('message', (message) => {
    ready ||= message === 'ready';
  });
  server.on('exit', (code, signal) => {
    server = undefined;
    if (stopping) process.exit(code ?? 0);
    if (!ready || code === 0) process.exit(code ?? 1);
    process.stderr.write(`The server ended with ${signal ?? `code ${code}`}; starting it again.\n`);
    const wait = performance.now() - started > backOff.forgiven ? backOff.first : pause;
    setTimeout(() => stopping || keepRunning(node, env, Math.min(wait * 2, backOff.longest)), wait);
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
stopWithNpm();
try {
  const { node, env, notice } = await setUp();
  if (notice) process.stderr.write(`${notice}\n`);
  // Whoever looks at this terminal wants to see what goes wrong; `LOG_LEVEL=info` shows every request.
  keepRunning(node, { LOG_LEVEL: 'warn', ...env });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
