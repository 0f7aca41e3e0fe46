import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every command that still runs. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/** A command that ended with another code than 0; the message carries the end of what it printed. */
export class CommandError extends Error {}

/**
 * Runs a command to its end and gives what it printed to standard output.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void}} [options]
 * @returns {Promise<string>}
 */
export function runCommand(command, args, { cwd, env, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    let everything = '';
    /** @param {string} chunk */
    const take = (chunk) => {
      everything += chunk;
      const last = chunk.trim().split('\n').at(-1)?.trim();
      if (last) onLine?.(last.slice(0, 100));
    };
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      take(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else {
        const tail = everything.trimEnd().split('\n').slice(-15).join('\n');
        reject(new CommandError(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}:\n${tail}`));
      }
    });
  });
}
