import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '../../errors.ts';

/** Counts what is sent to services that cost money. */
export interface UsageMeter {
  /**
   * Counts characters before they are sent.
   * @throws EngineError `translation-failed` when the day's limit would be passed
   */
  reserve(translator: string, characters: number): Promise<void>;
  /** Characters sent today by translator, of every process that shares the folder. */
  today(): Promise<Record<string, number>>;
}

export interface UsageOptions {
  /** Most characters a day, of all translators together. @default no limit */
  charactersPerDay?: number | undefined;
  /** Where the counts of each day are kept; without it, only this process is counted. */
  folder?: string | undefined;
  now?: () => Date;
}

/** One line for each request in a file for each day: appending is atomic, so that processes need no lock. Days are UTC. */
export function createUsageMeter({ charactersPerDay, folder, now = () => new Date() }: UsageOptions = {}): UsageMeter {
  const inMemory = new Map<string, string>();
  const day = (): string => now().toISOString().slice(0, 10);
  const read = async (): Promise<string> => {
    if (folder === undefined) return inMemory.get(day()) ?? '';
    return await readFile(join(folder, day()), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  };
  const today = async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const line of (await read()).split('\n')) {
      const [characters, translator] = line.split('\t');
      if (translator === undefined) continue;
      counts[translator] = (counts[translator] ?? 0) + Number(characters);
    }
    return counts;
  };
  return {
    today,
    async reserve(translator, characters) {
      if (charactersPerDay !== undefined) {
        const used = Object.values(await today()).reduce((sum, count) => sum + count, 0);
        if (used + characters > charactersPerDay) throw limitReached(translator, used, charactersPerDay);
      }
      const line = `${characters}\t${translator}\n`;
      if (folder === undefined) {
        inMemory.set(day(), (inMemory.get(day()) ?? '') + line);
        return;
      }
      await mkdir(folder, { recursive: true });
      await appendFile(join(folder, day()), line);
    },
  };
}

function limitReached(translator: string, used: number, limit: number): EngineError {
  return new EngineError(
    'translation-failed',
    `${translator} was not asked: ${used} of today's ${limit} characters are used. Raise TRANSLATION_BUDGET_CHARS_PER_DAY, or wait until midnight UTC.`,
  );
}
