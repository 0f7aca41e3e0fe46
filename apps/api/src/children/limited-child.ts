import { spawn, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/** What every child may know of our environment: where programs, scratch files and languages are. No secret is among it. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'PALIMPSEST_RECOGNITION_DATA'];

export interface LimitedChildOptions {
  /** The module that the child runs. */
  script: string;
  /**
   * Ceiling of the child's memory, in MiB: `RLIMIT_DATA`, which counts what is writable and private.
   * A bare Node counts about 620 of them, most of which it never touches.
   */
  memoryMb: number;
  /** What this child has to know beside. @default nothing */
  environment?: Readonly<Record<string, string>>;
  /** Each line that the child writes. */
  onOutput: (line: string) => void;
}

/** Largest number of files that a child may hold open. */
const openFiles = 1_024;

/** No core dumps, which hold users' images; few files; bounded memory. What a system does not know is left out. */
const limit = `ulimit -c 0; ulimit -n ${openFiles} 2>/dev/null; ulimit -d "$0" 2>/dev/null; exec "$@"`;

/** That of the server, where it has one: what was compiled once is loaded in half the time. Each child flushes it once it is loaded, for it will be killed. */
function compileCache(): NodeJS.ProcessEnv {
  // The folder of this version of Node in the one that was asked for.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

/**
 * Starts a child process that talks over IPC, leads a process group of its own, and has limits that the system enforces.
 * The shell that sets them is replaced by Node, so that the child's id is Node's.
 */
export function spawnLimited({ script, memoryMb, environment, onOutput }: LimitedChildOptions): ChildProcess {
  const node = [process.execPath, script];
  const command = process.platform === 'win32' ? node : ['/bin/sh', '-c', limit, String(memoryMb * 1_024), ...node];
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...compileCache(),
      // The allocator of the canvas (mimalloc) would reserve 1 024 MB at its start, all of which the limit counts.
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
      ...Object.fromEntries(inherited.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput(text.trimEnd()));
  }
  return child;
}

/** The child ended, or cannot be reached. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded';
}

/** The first thing that `pick` finds in what the child tells. Rejects with what `pick` throws, and with {@link ChildEnded}. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what this child sends, which arrives untyped
export function nextMessage<Message, T>(child: ChildProcess, pick: (message: Message) => T | undefined): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const settle = () => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
    };
    const onMessage = (message: Message) => {
      try {
        const found = pick(message);
        if (found === undefined) return;
        settle();
        resolve(found);
      } catch (error) {
        settle();
        reject(error);
      }
    };
    const onExit = (code: number | null, signal: string | null) => {
      settle();
      reject(new ChildEnded(`The child process ended (${signal ?? `exit code ${code}`}).`));
    };
    const onError = (cause: Error) => {
      settle();
      reject(new ChildEnded('The child process cannot be reached.', { cause }));
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
  });
}

/** Ends the child and what it started, also inside native code. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
