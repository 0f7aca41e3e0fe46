import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The types of a model's files; there is either one vocabulary for both languages, or one for each. */
export const fileTypes = ['model', 'lex', 'vocab', 'srcvocab', 'trgvocab'] as const;
export type FileType = (typeof fileTypes)[number];

/** One file of a model. */
export interface ModelFile {
  type: FileType;
  /** Its place under the address of the attachments. */
  location: string;
  /** Size in bytes and SHA-256 of the fetched file. */
  size: number;
  hash: string;
  /** SHA-256 of the unpacked file, if the fetched one is packed with Zstandard. */
  unpackedHash?: string;
}

/** A model of one pair, in one direction. */
export interface Model {
  from: string;
  to: string;
  version: string;
  /** Quantised with factors that the model brings along, or without. */
  hasAlphas: boolean;
  files: ModelFile[];
}

const sha256 = z.string().regex(/^[\da-f]{64}$/u);
const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{4})?$/u);
const address = z.url({ protocol: /^https?$/u });

/**
 * A record of the collection `translations-models-v2` of Firefox's Remote Settings: one file of a model that this engine runs. Other records are left
 * alone: those of later forms, models under trial, and those for tablets.
 */
const record = z.object({
  name: z.string(),
  sourceLanguage: languageCode,
  targetLanguage: languageCode,
  architecture: z.string().optional(),
  version: z.string().regex(/^3\.\d+$/u),
  fileType: z.enum(fileTypes),
  filter_expression: z.enum(['', "env.appinfo.OS != 'Android'"]).optional(),
  decompressedHash: sha256.optional(),
  attachment: z.object({
    hash: sha256,
    size: z.number().int().min(1),
    location: z.string().min(1),
    mimetype: z.string(),
  }),
});
type ModelRecord = z.output<typeof record>;

const records = z.array(z.unknown()).transform((all) => all.flatMap((entry) => record.safeParse(entry).data ?? []));

/** The newest model of each pair in a collection, among those that have all their files. */
function modelsOf(files: readonly ModelRecord[]): Model[] {
  const groups = Map.groupBy(files, (entry) =>
    [entry.sourceLanguage, entry.targetLanguage, entry.version, entry.architecture ?? ''].join(' '),
  );
  const minorOf = ({ version }: Model): number => Number(version.split('.')[1]);
  const oldestFirst = [...groups.values()].flatMap(toModel).toSorted((a, b) => minorOf(a) - minorOf(b));
  return [...new Map(oldestFirst.map((model) => [`${model.from} ${model.to}`, model])).values()];
}

function toModel(entries: readonly ModelRecord[]): Model[] {
  const files = new Map(entries.map((entry) => [entry.fileType, entry]));
  const network = files.get('model');
  if (!network || !(files.has('vocab') || (files.has('srcvocab') && files.has('trgvocab')))) return [];
  return [
    {
      from: network.sourceLanguage,
      to: network.targetLanguage,
      version: network.version,
      hasAlphas: network.name.includes('.alphas.'),
      files: [...files.values()].map(({ fileType: type, attachment: { mimetype, ...file }, decompressedHash }) => ({
        type,
        ...file,
        ...(mimetype === 'application/zstd' && decompressedHash && { unpackedHash: decompressedHash }),
      })),
    },
  ];
}

/** Bytes that have to be fetched for a model. */
export function sizeOf({ files }: Model): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** The answer of a server, as it is kept for other processes. */
const listing = z.object({
  /** Address of a Remote Settings server. */
  server: z.string(),
  /** Time of the answer, in ms since 1970. */
  askedAt: z.number(),
  /** Where the files lie; undefined if the server could not be asked. */
  attachments: address.optional(),
  records,
});
type Listing = z.output<typeof listing>;

/** Which models can be fetched, and from where. */
export interface Catalogue extends Pick<Listing, 'attachments'> {
  models: Model[];
}

export interface KnownCatalogue {
  /** Lists the models that can be fetched now; without models if the server cannot be reached. */
  list(): Promise<Catalogue>;
  /** Asks the server even if a recent answer is kept. */
  refresh(): Promise<Catalogue>;
  /** Remembers that the server, or its files, cannot be reached. */
  forget(): Promise<void>;
}

interface CatalogueOptions {
  /** Address of a Remote Settings server, such as `https://firefox.settings.services.mozilla.com/v1`. */
  server: string;
  /** Where the answer is kept for other processes. */
  folder: string;
  /** Timeout of one request, in ms. @default 3 000 */
  timeoutMs?: number;
}

/** How long an answer holds, in ms; a server that was not reached is left alone for a while, so that nobody waits for it at each text. */
const answerHoldsMs = 24 * 60 * 60 * 1000;
const silenceHoldsMs = 15 * 60 * 1000;

/** Asks a server for its models at most once a day, for all processes that share the folder. */
export function createKnownCatalogue({ server, folder, timeoutMs = 3_000 }: CatalogueOptions): KnownCatalogue {
  const file = join(folder, 'catalogue.json');
  let known: Promise<Listing & Catalogue> | undefined;
  const isFresh = ({ server: asked, askedAt, attachments }: Listing): boolean =>
    asked === server && Date.now() - askedAt < (attachments ? answerHoldsMs : silenceHoldsMs);
  const withModels = (entry: Listing): Listing & Catalogue => ({ ...entry, models: modelsOf(entry.records) });

  const keep = async (answer: Pick<Listing, 'attachments' | 'records'>): Promise<Listing & Catalogue> => {
    const entry = { server, askedAt: Date.now(), ...answer };
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify(entry));
    } catch (error) {
      // A folder that cannot be written costs each process a request of its own; nothing else needs the file.
      if (!isFileFault(error)) throw error;
    }
    return withModels(entry);
  };
  const ask = async (): Promise<Listing & Catalogue> => await keep(await fetchRecords(server, timeoutMs));
  const load = async (): Promise<Listing & Catalogue> => {
    const kept = await readJson(file, listing);
    return kept && isFresh(kept) ? withModels(kept) : await ask();
  };

  return {
    async list() {
      if (known && !isFresh(await known)) known = undefined;
      return await (known ??= load());
    },
    refresh: () => (known = ask()),
    async forget() {
      await (known = keep({ records: [] }));
    },
  };
}

const serverRoot = z.object({ capabilities: z.object({ attachments: z.object({ base_url: address }) }) });

/** @returns no records where the server cannot be reached */
async function fetchRecords(server: string, timeoutMs: number): Promise<Pick<Listing, 'attachments' | 'records'>> {
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
      get('/buckets/main/collections/translations-models-v2/records', z.object({ data: records })),
    ]);
    return { attachments: root.capabilities.attachments.base_url.replace(/\/*$/u, '/'), records: data };
  } catch (error) {
    // No network, no answer in time, or another answer than a Remote Settings server gives.
    const isNetworkFault = [TypeError, SyntaxError, z.ZodError, DOMException].some((kind) => error instanceof kind);
    if (!isNetworkFault) throw error;
    return { records: [] };
  }
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
