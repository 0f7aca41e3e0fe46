import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { openInTurn } from '../children/in-turn.ts';
import { DomainError } from '../domain-error.ts';
import type { ImageHeader, InspectFunctions } from './inspect-child.ts';
import { tooDemanding } from './png-chunks.ts';

/** Inspects uploaded files in child processes, so that the server goes on when a file breaks its decoder. */
export type Inspector = ReturnType<typeof createInspector>;

const script = join(import.meta.dirname, 'inspect-child.ts');

/** Images that decode in less memory than this do not wait for larger ones, in bytes. */
const smallBytes = 16_000_000;
/** `RLIMIT_DATA` of the children, in MiB; see `LimitedChildOptions.memoryMb` for what a bare Node takes of it. */
const memoryMb = { small: 1_000, large: 1_100 };
/** Longest times for one file, in ms: some ten times the usual time, because a busy machine takes longer. */
const timeLimitsMs = { readHeader: 5_000, decode: { small: 15_000, large: 30_000 } };
/** Time for which a user's files go to a child apart after a file that took too much time or memory, in ms. */
const suspectMs = 60 * 60_000;
/** Time without a call after which the child apart is ended, in ms. */
const idleMs = 60_000;
/**
 * Makes glibc give memory back: it uses one arena, and maps blocks from 128 KiB on by themselves, in bytes. Without these variables a
 * child keeps up to 100 MB of the images that it has decoded. Other C libraries ignore them.
 */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

interface LaneOptions extends InspectorOptions {
  size: 'small' | 'large';
  /** Called with the user whose file took too much time or memory. */
  onTooDemanding: (userId: string) => void;
  /** @default the child is kept */
  idleMs?: number;
}

/** Opens one child, at which users take turns. */
function createLane({ size, onTooDemanding, headerLimitMs = timeLimitsMs.readHeader, ...options }: LaneOptions) {
  const { take, start, close } = openInTurn<InspectFunctions>(
    { ...options, script, memoryMb: memoryMb[size], environment: allocator },
    (cause, userId) => {
      onTooDemanding(userId);
      return new DomainError('too_large', tooDemanding, { cause });
    },
  );
  return {
    close,
    readHeader: (userId: string, path: string) =>
      take(userId, (call) => call('readHeader', { path }, { timeLimitMs: headerLimitMs })),
    decode: (userId: string, path: string, folder: string) =>
      take(userId, (call) => call('decode', { path, folder }, { timeLimitMs: timeLimitsMs.decode[size] })),
    start() {
      // A failure is logged here; the next call that needs the child starts it again or fails.
      start().catch((error: unknown) => options.onOutput(`No child for ${size} images: ${String(error)}`));
    },
  };
}

export interface InspectorOptions {
  /** Each line that a child writes. */
  onOutput: (line: string) => void;
  /** Longest time for a look at the header, in ms. @default 5 000 */
  headerLimitMs?: number;
}

export function createInspector(options: InspectorOptions) {
  const suspects = new LRUCache<string, true>({ max: 10_000, ttl: suspectMs });
  const common = { ...options, onTooDemanding: (userId: string) => void suspects.set(userId, true) };
  const small = createLane({ ...common, size: 'small' });
  const large = createLane({ ...common, size: 'large' });
  // A user whose file took too much waits for other such users only, and keeps nobody else waiting.
  const apart = createLane({ ...common, size: 'large', idleMs });
  return {
    /**
     * Finds out what the file is and proves that it can be decoded to its last pixel. Users take turns.
     * @param folder where its thumbnails are written
     * @throws DomainError that says what is wrong with the file
     */
    async inspect(userId: string, path: string, folder: string): Promise<ImageHeader> {
      // Both children run from the first upload on, so that hostile files add no more memory than that of decoding them.
      large.start();
      const laneFor = (lane: typeof small) => (suspects.has(userId) ? apart : lane);
      const header = await laneFor(small).readHeader(userId, path);
      const isSmall = Math.max(header.decodeBytes, header.width * header.height * 3) <= smallBytes;
      await laneFor(isSmall ? small : large).decode(userId, path, folder);
      return header;
    },
    /** Kills the children; they start again when they are needed. */
    close() {
      for (const lane of [small, large, apart]) lane.close();
    },
  };
}
