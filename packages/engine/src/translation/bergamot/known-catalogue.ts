import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { model, modelsOf } from './catalogue.ts';

/** Which models can be fetched, and from where. */
export const listing = z.object({
  /** Address of a Remote Settings server. */
  server: z.string(),
  /** In ms since 1970. */
  askedAt: z.number(),
  /** Where the files lie; undefined if the server could not be asked. */
  attachments: z.url({ protocol: /^https?$/u }).optional(),
  models: z.array(model),
});
export type Listing = z.output<typeof listing>;

export interface KnownCatalogue {
  /** What can be fetched now; without models if the server cannot be reached. */
  list(): Promise<Listing>;
  /** Asks the server in any case. */
  refresh(): Promise<Listing>;
  /** Remembers that the server, or its files, cannot be reached. */
  forget(): Promise<void>;
}

export interface CatalogueOptions {
  /** Address of a Remote Settings server, such as `https://firefox.settings.services.mozilla.com/v1`. */
  server: string;
  /** Where the answer is kept for other processes. */
  folder: string;
  /** For one request, in ms. @default 3 000 */
  timeoutMs?: number;
  now?: () => number;
}

const fileName = 'catalogue.json';
/** How long an answer holds, in ms; a server that was not reached is left alone for a while, so that nobody waits for it at each text. */
const answerHoldsMs = 24 * 60 * 60 * 1000;
const silenceHoldsMs = 15 * 60 * 1000;

/** Asks a server for its models at most once a day, for all processes that share the folder. */
export function createKnownCatalogue({
  server,
  folder,
  timeoutMs = 3_000,
  now = Date.now,
}: CatalogueOptions): KnownCatalogue {
  const file = join(folder, fileName);
  let known: Promise<Listing> | undefined;

  const isFresh = (entry: Listing): boolean =>
    entry.server === server && now() - entry.askedAt < (entry.attachments ? answerHoldsMs : silenceHoldsMs);

  const keep = async (entry: Listing): Promise<Listing> => {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify(entry));
    } catch (error) {
      // A folder that cannot be written costs each process a request of its own; nothing else needs the file.
      if (!isFileFault(error)) throw error;
    }
    return entry;
  };
  const ask = async (): Promise<Listing> =>
    await keep({ server, askedAt: now(), ...(await fetchModels(server, timeoutMs)) });
  const load = async (): Promise<Listing> => {
    const kept = await readKept(file);
    return kept && isFresh(kept) ? kept : await ask();
  };

  return {
    async list() {
      if (known && !isFresh(await known)) known = undefined;
      known ??= load();
      return await known;
    },
    async refresh() {
      known = ask();
      return await known;
    },
    async forget() {
      known = keep({ server, askedAt: now(), models: [] });
      await known;
    },
  };
}

const serverRoot = z.object({
  capabilities: z.object({ attachments: z.object({ base_url: z.url({ protocol: /^https?$/u }) }) }),
});
const collection = z.object({ data: z.array(z.unknown()) });

async function fetchModels(server: string, timeoutMs: number): Promise<Pick<Listing, 'attachments' | 'models'>> {
  const get = async <Answer>(path: string, answer: z.ZodType<Answer>): Promise<Answer> => {
    const response = await fetch(`${server}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TypeError(`${server} answered ${response.status}`);
    }
    return answer.parse(await response.json());
  };
  try {
    const [root, { data }] = await Promise.all([
      get('/', serverRoot),
      get('/buckets/main/collections/translations-models-v2/records', collection),
    ]);
    return { attachments: root.capabilities.attachments.base_url.replace(/\/*$/u, '/'), models: modelsOf(data) };
  } catch (error) {
    if (!isNetworkFault(error)) throw error;
    return { models: [] };
  }
}

/** No network, no answer in time, another answer than a Remote Settings server gives. */
function isNetworkFault(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError ||
    (error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name))
  );
}

async function readKept(file: string): Promise<Listing | undefined> {
  try {
    return listing.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch (error) {
    // Another process may be writing it.
    if (error instanceof SyntaxError || isFileFault(error)) return undefined;
    throw error;
  }
}

function isFileFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
