import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import type { ImageRefusal, ModelDownload, ProcessStatus } from '@palimpsest/contract';
import { translatorVariables } from '@palimpsest/engine/translator-settings';
import { ChildEnded, killGroup, nextMessage, spawnLimited } from '../children/limited-child.ts';
import type { EngineCommand, EngineEvent, Languages, LocalisedImage, LocaliseRequest } from './engine-messages.ts';

/** The image cannot be localised; `message` is for the user. */
export class LocaliseRefusal extends Error {
  override readonly name = 'LocaliseRefusal';
  /** The same for programs, and for other languages. */
  readonly refusal: ImageRefusal | undefined;

  constructor(message: string, refusal: ImageRefusal | undefined) {
    super(message);
    this.refusal = refusal;
  }
}

/** The engine process ended, or failed in a way that another attempt may mend. */
export class EngineBroken extends Error {
  override readonly name = 'EngineBroken';
}

export interface LocaliseOptions {
  onStage: (status: ProcessStatus) => void;
  /** Hears how much of a translation model is there; null once none is fetched any more. */
  onDownload: (download: ModelDownload | null) => void;
  /** Kills the engine at once, in whatever it is doing. */
  signal: AbortSignal;
}

/** An engine in a process of its own, so that it can be stopped inside native code and cannot take the server down. */
export interface EngineProcess {
  /** What the engine can translate, as it found when it was last started. */
  languages(): Promise<Languages>;
  /**
   * Works on one image; one at a time.
   * @throws LocaliseRefusal, EngineBroken, or the reason of the signal
   */
  localise(request: LocaliseRequest, options: LocaliseOptions): Promise<LocalisedImage>;
  /** Kills the process; it starts again at the next call. */
  kill(): void;
}

export interface EngineProcessOptions {
  /** Each line that the engine writes. */
  onOutput: (line: string) => void;
  /** Ceiling of the engine's memory, in MiB. */
  memoryMb: number;
  /** Where models and the counts of the day lie. */
  dataDir: string;
  /** An engine that holds more than this after an image is replaced by a new one, in MiB. */
  recycleMb: number;
}

const megabyte = 1024 * 1024;

const script = join(import.meta.dirname, 'engine-child.ts');

/** First wait before starting an engine again that ended before it was ready, in ms; doubles up to the longest. */
const firstBackOff = 250;
const longestBackOff = 30_000;

interface Running {
  child: ChildProcess;
  ready: Promise<Languages>;
}

export function createEngineProcess(options: EngineProcessOptions): EngineProcess {
  const { onOutput, memoryMb, dataDir, recycleMb } = options;
  let running: Running | undefined;
  let failedStarts = 0;

  function start(): Running {
    // It asks the translators itself, with their keys.
    const translators = translatorVariables({ ...process.env, DATA_DIR: dataDir });
    // One arena of glibc's: on a poster, 80 MB less at the peak for the same CPU time.
    const environment = { ...translators, MALLOC_ARENA_MAX: '1' };
    const child = spawnLimited({ script, memoryMb, environment, onOutput });
    const ready = nextMessage(child, (event: EngineEvent) => (event.type === 'ready' ? event : undefined));
    const started: Running = { child, ready };
    ready.then(
      () => (failedStarts = 0),
      () => (failedStarts += 1),
    );
    child.once('exit', () => {
      if (running === started) running = undefined;
    });
    return started;
  }

  async function ensureRunning(signal?: AbortSignal): Promise<Running> {
    if (!running && failedStarts > 0) {
      const wait = Math.min(longestBackOff, firstBackOff * 2 ** (failedStarts - 1));
      await delay(wait, undefined, signal ? { signal } : undefined);
    }
    running ??= start();
    return running;
  }

  function kill(): void {
    if (running) killGroup(running.child);
    running = undefined;
  }

  return {
    kill,
    languages: async () => await (await ensureRunning()).ready,
    async localise(request, { onStage, onDownload, signal }) {
      signal.throwIfAborted();
      signal.addEventListener('abort', kill);
      try {
        const { child, ready } = await ensureRunning(signal);
        await ready;
        signal.throwIfAborted();
        const outcome = nextMessage(child, (event: EngineEvent) => {
          if (event.type === 'stage') onStage(event.status);
          if (event.type === 'download') onDownload(event.download);
          if (event.type === 'refused') throw new LocaliseRefusal(event.message, event.refusal);
          if (event.type === 'broken') throw new EngineBroken(event.message);
          return event.type === 'localised' ? event : undefined;
        });
        child.send({ type: 'localise', request } satisfies EngineCommand);
        const { document, patches, residentBytes } = await outcome;
        if (residentBytes > recycleMb * megabyte) kill();
        return { document, patches };
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof ChildEnded ? new EngineBroken(error.message, { cause: error }) : error;
      } finally {
        signal.removeEventListener('abort', kill);
      }
    },
  };
}
