import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createKeptChild } from '../children/kept-child.ts';
import { ChildEnded, nextMessage, spawnLimited } from '../children/limited-child.ts';
import { DomainError } from '../domain-error.ts';
import { createFairQueue } from './fair-queue.ts';
import { tooDemanding, type ImageHeader, type InspectCommand, type InspectEvent } from './inspect-messages.ts';

/** Looks at uploaded files in child processes: whatever a file does to its decoder, the server goes on. */
export interface Inspector {
  /**
   * Finds out what the file is and proves that it can be decoded to its last pixel. Users take turns.
   * @param folder where its thumbnails are written
   * @throws DomainError that says what is wrong with the file
   */
  inspect(userId: string, path: string, folder: string): Promise<ImageHeader>;
  /** Kills the children; they start again when they are needed. */
  close(): void;
}

const script = join(import.meta.dirname, 'inspect-child.ts');

/** Images that decode in less memory than this do not wait for larger ones, in bytes. */
const smallBytes = 16_000_000;
/** `RLIMIT_DATA` of the children, in MiB; see `LimitedChildOptions.memoryMb` for what a bare Node takes of it. */
const memoryMb = { small: 1_000, large: 1_100 };
/** Longest time for one file, in ms: some ten times what one may take, for on a busy machine each takes longer. */
const timeLimitMs = { small: 15_000, large: 30_000 };
/**
 * How glibc gives memory back: one arena, and blocks from 128 KiB on apart from it, in bytes. Without these a child keeps up to
 * 100 MB of the images that it has decoded. Other C libraries do not know them.
 */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** One child, and the turns that users take at it. */
interface Lane {
  ask<T extends object | true>(
    userId: string,
    command: InspectCommand,
    pick: (event: InspectEvent) => T | undefined,
  ): Promise<T>;
  /** Starts the child unless it is there. */
  start(): void;
  close(): void;
}

function createLane(size: 'small' | 'large', onOutput: (line: string) => void): Lane {
  const run = createFairQueue();
  const { use, close } = createKeptChild({
    start: () => spawnLimited({ script, memoryMb: memoryMb[size], environment: allocator, onOutput }),
    whenReady: (child) => nextMessage<InspectEvent, true>(child, ({ type }) => type === 'ready' || undefined),
  });

  async function ask<T>(
    child: ChildProcess,
    command: InspectCommand,
    pick: (event: InspectEvent) => T | undefined,
  ): Promise<T> {
    const timer = setTimeout(close, timeLimitMs[size]);
    try {
      const answer = nextMessage(child, (event: InspectEvent) => {
        if (event.type === 'refused') {
          throw new DomainError(event.code, event.detail, event.parameters && { parameters: event.parameters });
        }
        if (event.type === 'broken') {
          throw Object.assign(new Error(`The image could not be looked at: ${event.message}`), { code: event.code });
        }
        return pick(event);
      });
      child.send(command);
      return await answer;
    } catch (error) {
      // It ended for the time or the memory that the file took.
      if (error instanceof ChildEnded) throw new DomainError('too_large', tooDemanding, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    close,
    ask: (userId, command, pick) => run(userId, () => use((child) => ask(child, command, pick))),
    start() {
      // Whoever needs it hears of a failure; this only says so earlier.
      use(async () => undefined).catch((error: unknown) => onOutput(`No child for ${size} images: ${String(error)}`));
    },
  };
}

export function createInspector(options: { onOutput: (line: string) => void }): Inspector {
  const [small, large] = [createLane('small', options.onOutput), createLane('large', options.onOutput)];
  return {
    async inspect(userId, path, folder) {
      // There from the first upload on, so that hostile files add to the memory of the server what they decode to, and no more.
      large.start();
      const header = await small.ask(userId, { type: 'readHeader', path }, (event) =>
        event.type === 'header' ? event.header : undefined,
      );
      const isSmall = Math.max(header.decodeBytes, header.width * header.height * 3) <= smallBytes;
      await (isSmall ? small : large).ask(
        userId,
        { type: 'decode', path, folder },
        ({ type }) => type === 'decoded' || undefined,
      );
      return header;
    },
    close() {
      small.close();
      large.close();
    },
  };
}
