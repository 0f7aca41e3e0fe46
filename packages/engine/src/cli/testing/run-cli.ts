import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { drawPoster } from '../../testing/draw-poster.ts';

/** How a call of the command line ended, and what it wrote. */
export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** A folder for the tests of one file, from which the command line is called. */
export interface CommandLine {
  folder: string;
  /** A picture with two texts in it: one that is a phrase of signs, one that is not. */
  poster: string;
  /** @param interruptAt what the program has to say before it is interrupted @param settings further variables of its environment */
  run: (args: readonly string[], interruptAt?: string, settings?: NodeJS.ProcessEnv) => Promise<Outcome>;
  /** Runs it for a reader that has gone before the first line. */
  runUnread: (args: readonly string[]) => Promise<Outcome>;
}

/** The compile cache of the server: the next calls load what one has compiled. */
const compileCache = join(import.meta.dirname, '../../../../../.tools/compile-cache');

/** Makes the folder before the tests of a file and removes it after them. */
export function useCommandLine(): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-cli-'));
  const poster = join(folder, 'poster.png');
  beforeAll(() => {
    writeFileSync(
      poster,
      drawPoster([
        { text: 'SUMMER SALE', x: 60, y: 110, size: 60 },
        { text: 'Live music in the park', x: 60, y: 200, size: 34, weight: 400 },
      ]),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const start = (args: readonly string[], settings: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams =>
    spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...settings },
    });

  return {
    folder,
    poster,
    runUnread(args) {
      const child = start(args);
      child.stdout.destroy();
      return outcome(child);
    },
    run: (args, interruptAt, settings) => outcome(start(args, settings), interruptAt),
  };
}

/** The output of a call that has ended. */
function outcome(child: ChildProcessWithoutNullStreams, interruptAt?: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      const isNow = interruptAt !== undefined && !err.includes(interruptAt) && (err + chunk).includes(interruptAt);
      err += chunk;
      if (isNow) child.kill('SIGINT');
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
