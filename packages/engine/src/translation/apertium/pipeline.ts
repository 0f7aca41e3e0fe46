import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** The programs of an Apertium mode, in a process group of their own. */
export type Pipeline = ChildProcessByStdio<Writable, Readable, Readable>;

/** @param onClose called once all programs have ended */
export function spawnPipeline(command: string, onClose: (child: Pipeline) => void): Pipeline {
  // A process group of its own, so that all programs of the pipeline can be ended together.
  const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  // A write to a pipeline that died is reported by its exit.
  child.stdin.on('error', () => undefined);
  child.once('close', () => onClose(child));
  return child;
}

export function killGroup(child: Pipeline): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
