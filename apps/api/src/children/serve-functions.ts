import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';

/** A function that a child process offers. `tell`, its second parameter, sends events to the caller before the result is there. */
export type ChildFunctions = Readonly<Record<string, (input: never, tell: never) => Promise<unknown>>>;

/** One call, as the parent sends it. */
export interface ChildCall {
  id: number;
  name: string;
  input: unknown;
}

/** A message of a child to its parent. */
export type ChildMessage =
  /** Its module is loaded: it takes calls. */
  | { type: 'ready' }
  | { type: 'event'; id: number; event: unknown }
  | { type: 'result'; id: number; result: unknown; residentBytes: number }
  /** The function threw. Failures that a caller is expected to handle are results. */
  | { type: 'failure'; id: number; message: string; code: string | undefined };

/** Answering requests comes before work on files that strangers send. */
const niceness = 10;

function send(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}

/**
 * Answers the calls of `openChild` in this process, several at the same time if they are made so. Called once, at the end of
 * the module that `openChild` names as its script.
 */
export function serveFunctions(functions: ChildFunctions): void {
  // The channel closes with the server, however it ends; nothing may outlive it.
  process.on('disconnect', () => process.exit(0));
  setPriority(niceness);
  process.on('message', (call: ChildCall) => void answer(functions, call));
  send({ type: 'ready' });
  flushCompileCache();
}

async function answer(functions: ChildFunctions, { id, name, input }: ChildCall): Promise<void> {
  try {
    // Both sides know the input and the events from the type of the function itself.
    const work = functions[name] as ((input: unknown, tell: (event: unknown) => void) => Promise<unknown>) | undefined;
    if (!work) throw new Error(`This child process has no function ${name}.`);
    const result = await work(input, (event) => send({ type: 'event', id, event }));
    send({ type: 'result', id, result, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    send({ type: 'failure', id, message: error instanceof Error ? error.message : String(error), code: codeOf(error) });
  }
}

/** The system's word for what went wrong, such as ENOSPC. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
