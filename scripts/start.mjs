// `npm start`: sets up what is missing, then runs the product and keeps it running. Runs on Node 20 and newer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './toolchain.mjs';
import { stopCommands } from './run-command.mjs';
import { setUp } from './setup.mjs';

/** Shortest and longest pause before the product is started again after it died, in milliseconds. */
const backOff = { first: 500, longest: 10_000 };

/** @param {unknown} error */
function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/**
 * A signal during the set-up ends what it has started, and us.
 * @param {NodeJS.Signals} signal
 */
function stopDuringSetUp(signal) {
  stopCommands();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs the server until it ends by itself or by our signal; starts it again when it died after it had been ready.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function keepRunning(node, env) {
  let stopping = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let pause = backOff.first;
  /** @type {NodeJS.Timeout | undefined} */
  let restart;

  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (!child || child.exitCode !== null) process.exit(0);
    stopping = true;
    clearTimeout(restart);
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGTERM'));

  const run = () => {
    let ready = false;
    child = spawn(node, [join(root, 'apps/api/src/main.ts'), ...process.argv.slice(2)], {
      cwd: process.cwd(),
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (message === 'ready') {
        ready = true;
        pause = backOff.first;
      }
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (stopping) process.exit(code ?? 0);
      if (!ready || code === 0) process.exit(code ?? 1);
      process.stderr.write(`The server ended with ${signal ?? `code ${code}`}; starting it again.\n`);
      restart = setTimeout(run, pause);
      pause = Math.min(pause * 2, backOff.longest);
    });
  };
  run();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopDuringSetUp);
try {
  const { node, env, notice } = await setUp();
  if (notice) process.stderr.write(`${notice}\n`);
  keepRunning(node, env);
} catch (error) {
  fail(error);
}
