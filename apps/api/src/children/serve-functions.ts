import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { DomainError } from '../domain-error.ts';

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
  /** The child's module is loaded, so that it takes calls. */
  | { type: 'ready' }
  | { type: 'event'; id: number; event: unknown }
  | { type: 'result'; id: number; result: unknown; residentBytes: number }
  /** A question to the parent, which answers with a {@link ParentAnswer}. */
  | { type: 'question'; id: number; name: string; input: unknown }
  /** The function threw; a DomainError reaches the caller as what it is. */
  | { type: 'failure'; id: number; name: string; message: string; code: string | undefined; refusal?: Refusal };

type Refusal = Pick<DomainError, 'code' | 'detail' | 'retryAfter' | 'parameters' | 'refusal'>;

/** The answer of the parent to a question of its child. */
export type ParentAnswer = { answerTo: number } & ({ answer: unknown } | { failure: string });

/** Niceness of children: answering requests comes before work on files that strangers send. */
const niceness = 10;

function send(message: ChildMessage): void {
  if (process.connected) process.send?.(message);
}

/**
 * Answers the calls of `openChild` in this process, also several at the same time. The script that `openChild` names calls it
 * once, at its end.
 */
export function serveFunctions(functions: ChildFunctions): void {
  // The channel closes however the server ends, and no child may outlive the server.
  process.on('disconnect', () => process.exit(0));
  setPriority(niceness);
  process.on('message', (message: ChildCall | ParentAnswer) => {
    if ('name' in message) void answer(functions, message);
    else settle(message);
  });
  send({ type: 'ready' });
  flushCompileCache();
}

const open = new Map<number, PromiseWithResolvers<unknown>>();
let questions = 0;

/** Asks the server a question for which `openChild` was given an answer. @throws Error with the message of the server's error */
export async function askParent(name: string, input: unknown): Promise<unknown> {
  const id = (questions += 1);
  const asked = Promise.withResolvers<unknown>();
  open.set(id, asked);
  send({ type: 'question', id, name, input });
  return await asked.promise;
}

function settle(message: ParentAnswer): void {
  const asked = open.get(message.answerTo);
  open.delete(message.answerTo);
  if ('failure' in message) asked?.reject(new Error(message.failure));
  else asked?.resolve(message.answer);
}

async function answer(functions: ChildFunctions, { id, name, input }: ChildCall): Promise<void> {
  try {
    // Both sides know the input and the events from the type of the function itself.
    const work = functions[name] as ((input: unknown, tell: (event: unknown) => void) => Promise<unknown>) | undefined;
    if (!work) throw new Error(`This child process has no function ${name}.`);
    const result = await work(input, (event) => send({ type: 'event', id, event }));
    send({ type: 'result', id, result, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    send({ type: 'failure', id, name, ...describe(error) });
  }
}

function describe(error: unknown): Pick<ChildMessage & { type: 'failure' }, 'message' | 'code' | 'refusal'> {
  if (!(error instanceof Error)) return { message: String(error), code: undefined };
  const { message } = error;
  if (error instanceof DomainError) {
    const { code, detail, retryAfter, parameters, refusal } = error;
    return { message, code: undefined, refusal: { code, detail, retryAfter, parameters, refusal } };
  }
  // The system's word for what went wrong, such as ENOSPC.
  return { message, code: 'code' in error && typeof error.code === 'string' ? error.code : undefined };
}
