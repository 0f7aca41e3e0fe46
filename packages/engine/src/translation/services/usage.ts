import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '../../errors.ts';

/** The amounts sent to a service and received from it. */
export interface Usage {
  /** Number of characters of the texts that were sent, without markup. */
  characters: number;
  /** Tokens of the whole request, as a language model counts them; 0 for other services. */
  inputTokens: number;
  outputTokens: number;
}

/** Counts the usage of services that cost money. */
export interface UsageMeter {
  /**
   * Counts characters before they are sent.
   * @throws EngineError `translation-failed` when the day's limit would be passed
   */
  reserve(translator: string, characters: number): Promise<void>;
  /** Counts the tokens of an answer. */
  countTokens(translator: string, tokens: Omit<Usage, 'characters'>): Promise<void>;
  /** Today's usage by translator, of all processes that share the folder. */
  today(): Promise<Record<string, Usage>>;
}

export interface UsageOptions {
  /** Maximum number of characters a day, of all translators together. @default no limit */
  charactersPerDay?: number | undefined;
  /** Folder for the counts of each day; without it, only this process is counted. */
  folder?: string | undefined;
  now?: () => Date;
}

/** Writes one line for each request to a file for each day: appending is atomic, so that processes need no lock. Days are UTC. */
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
  const write = async (translator: string, { characters, inputTokens, outputTokens }: Usage): Promise<void> => {
    const line = `${[characters, translator, inputTokens, outputTokens].join('\t')}\n`;
    if (folder === undefined) {
      inMemory.set(day(), (inMemory.get(day()) ?? '') + line);
      return;
    }
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, day()), line);
  };
  const today = async (): Promise<Record<string, Usage>> => {
    const counts: Record<string, Usage> = {};
    for (const line of (await read()).split('\n')) {
      // A line of an earlier version ends after the name.
      const [characters, translator, inputTokens = 0, outputTokens = 0] = line.split('\t');
      if (translator === undefined) continue;
      counts[translator] = sumOf(counts[translator], {
        characters: Number(characters),
        inputTokens: Number(inputTokens),
        outputTokens: Number(outputTokens),
      });
    }
    return counts;
  };
  return {
    today,
    async reserve(translator, characters) {
      if (charactersPerDay !== undefined) {
        const used = Object.values(await today()).reduce((sum, count) => sum + count.characters, 0);
        if (used + characters > charactersPerDay) throw limitReached(translator, used, charactersPerDay);
      }
      await write(translator, { characters, inputTokens: 0, outputTokens: 0 });
    },
    countTokens: (translator, tokens) => write(translator, { characters: 0, ...tokens }),
  };
}

/** @param before undefined for nothing */
export function sumOf(before: Usage | undefined, further: Usage): Usage {
  if (!before) return further;
  return {
    characters: before.characters + further.characters,
    inputTokens: before.inputTokens + further.inputTokens,
    outputTokens: before.outputTokens + further.outputTokens,
  };
}

/** The refusal of a request that would pass the limit of the day, in characters. */
export function limitReached(translator: string, used: number, limit: number): EngineError {
  return new EngineError(
    'translation-failed',
    `${translator} was not asked: ${used} of today's ${limit} characters are used. Raise TRANSLATION_BUDGET_CHARS_PER_DAY, or wait until midnight UTC.`,
    { details: { characters: limit } },
  );
}
