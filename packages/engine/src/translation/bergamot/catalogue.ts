import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What each file of a model is; the vocabulary is either one for both languages, or one for each. */
export const fileTypes = ['model', 'lex', 'vocab', 'srcvocab', 'trgvocab'] as const;
export type FileType = (typeof fileTypes)[number];

const sha256 = z.string().regex(/^[\da-f]{64}$/u);
const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{4})?$/u);

/** One file of a model. */
const modelFile = z.object({
  type: z.enum(fileTypes),
  /** Its place under the address of the attachments. */
  location: z.string().min(1),
  /** Of what is fetched, in bytes. */
  size: z.number().int().min(1),
  hash: sha256,
  /** Of what is kept, where what is fetched is packed with Zstandard. */
  unpackedHash: sha256.optional(),
});
export type ModelFile = z.output<typeof modelFile>;

/** A model of one pair, in one direction. */
const model = z.object({
  from: languageCode,
  to: languageCode,
  version: z.string(),
  /** Quantised with factors that the model brings along, or without. */
  hasAlphas: z.boolean(),
  files: z.array(modelFile).min(2),
});
export type Model = z.output<typeof model>;

/**
 * A record of the collection `translations-models-v2` of Firefox's Remote Settings: one file of a model. Other records of the collection, or
 * of later forms, are left alone.
 */
const record = z.object({
  name: z.string(),
  sourceLanguage: languageCode,
  targetLanguage: languageCode,
  architecture: z.string().optional(),
  version: z.string().regex(/^\d+\.\d+$/u),
  fileType: z.enum(fileTypes),
  filter_expression: z.string().optional(),
  decompressedHash: sha256.optional(),
  attachment: z.object({
    hash: sha256,
    size: z.number().int().min(1),
    location: z.string().min(1),
    mimetype: z.string(),
  }),
});
type ModelRecord = z.output<typeof record>;

/** The models that this engine runs: the first for tablets and the ones under trial are for other programs. */
const supportedMajor = 3;
const forEverybody = ['', "env.appinfo.OS != 'Android'"];

/** Of a collection, the newest model of each pair that has all its files. */
function modelsOf(records: readonly unknown[]): Model[] {
  const usable = records.flatMap((entry) => {
    const parsed = record.safeParse(entry);
    return parsed.success && isUsable(parsed.data) ? [parsed.data] : [];
  });
  const groups = Map.groupBy(usable, (entry) =>
    [entry.sourceLanguage, entry.targetLanguage, entry.version, entry.architecture ?? ''].join(' '),
  );
  const models = [...groups.values()].flatMap((files) => toModel(files) ?? []);
  const oldestFirst = models.toSorted((a, b) => minorOf(a.version) - minorOf(b.version));
  return [...new Map(oldestFirst.map((each) => [`${each.from} ${each.to}`, each])).values()];
}

function isUsable({ version, filter_expression: filter = '' }: ModelRecord): boolean {
  return Number.parseInt(version, 10) === supportedMajor && forEverybody.includes(filter);
}

function toModel(records: readonly ModelRecord[]): Model | undefined {
  const files = new Map(records.map((entry) => [entry.fileType, entry]));
  const network = files.get('model');
  if (!network || !(files.has('vocab') || (files.has('srcvocab') && files.has('trgvocab')))) return undefined;
  return {
    from: network.sourceLanguage,
    to: network.targetLanguage,
    version: network.version,
    hasAlphas: network.name.includes('.alphas.'),
    files: [...files.values()].map(toFile),
  };
}

function toFile({ fileType, attachment, decompressedHash }: ModelRecord): ModelFile {
  const { hash, size, location, mimetype } = attachment;
  const isPacked = mimetype === 'application/zstd' && decompressedHash !== undefined;
  return { type: fileType, location, size, hash, ...(isPacked && { unpackedHash: decompressedHash }) };
}

const minorOf = (version: string): number => Number(version.split('.')[1]);

/** Bytes that have to be fetched for a model. */
export function sizeOf({ files }: Model): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Which models can be fetched, and from where. */
const listing = z.object({
  /** Address of a Remote Settings server. */
  server: z.string(),
  /** In ms since 1970. */
  askedAt: z.number(),
  /** Where the files lie; undefined if the server could not be asked. */
  attachments: z.url({ protocol: /^https?$/u }).optional(),
  models: z.array(model),
});
type Listing = z.output<typeof listing>;

export interface KnownCatalogue {
  /** Lists the models that can be fetched now; without models if the server cannot be reached. */
  list(): Promise<Listing>;
  /** Asks the server in any case. */
  refresh(): Promise<Listing>;
  /** Remembers that the server, or its files, cannot be reached. */
  forget(): Promise<void>;
}

interface CatalogueOptions {
  /** Address of a Remote Settings server, such as `https://firefox.settings.services.mozilla.com/v1`. */
  server: string;
  /** Where the answer is kept for other processes. */
  folder: string;
  /** For one request, in ms. @default 3 000 */
  timeoutMs?: number;
}

const fileName = 'catalogue.json';
/** How long an answer holds, in ms; a server that was not reached is left alone for a while, so that nobody waits for it at each text. */
const answerHoldsMs = 24 * 60 * 60 * 1000;
const silenceHoldsMs = 15 * 60 * 1000;

/** Asks a server for its models at most once a day, for all processes that share the folder. */
export function createKnownCatalogue({ server, folder, timeoutMs = 3_000 }: CatalogueOptions): KnownCatalogue {
  const file = join(folder, fileName);
  let known: Promise<Listing> | undefined;

  const isFresh = (entry: Listing): boolean =>
    entry.server === server && Date.now() - entry.askedAt < (entry.attachments ? answerHoldsMs : silenceHoldsMs);

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
    await keep({ server, askedAt: Date.now(), ...(await fetchModels(server, timeoutMs)) });
  const load = async (): Promise<Listing> => {
    const kept = await readJson(file, listing);
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
      known = keep({ server, askedAt: Date.now(), models: [] });
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

/** Reads a file; undefined where it cannot be read, or holds something else: another process may be writing it. */
export async function readJson<Content>(file: string, content: z.ZodType<Content>): Promise<Content | undefined> {
  try {
    return content.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || isFileFault(error)) return undefined;
    throw error;
  }
}

function isFileFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
