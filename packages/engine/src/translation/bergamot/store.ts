import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { EngineError } from '../../errors.ts';
import { type FileType, fileTypes, type Model, type ModelFile } from './catalogue.ts';
import { alone } from './alone.ts';
import { diskFault, download, type DownloadOptions, hashOf, lengthOf } from './download.ts';

/** What the folder of a model says about it. */
const manifest = z.object({
  from: z.string(),
  to: z.string(),
  version: z.string(),
  hasAlphas: z.boolean(),
  /** Bytes of each of its files. */
  files: z.partialRecord(z.enum(fileTypes), z.number().int().min(1)),
});
type Manifest = z.output<typeof manifest>;

const storedManifest = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is no JSON');
      return z.NEVER;
    }
  })
  .pipe(manifest);

/** A model that is there. */
export interface InstalledModel extends Omit<Manifest, 'files'> {
  /** Paths of its files. */
  files: Partial<Record<FileType, string>>;
  /** In bytes. */
  size: number;
}

export interface InstallOptions extends Pick<DownloadOptions, 'signal' | 'attempts' | 'retryDelayMs'> {
  /** Address under which the files lie; ends in `/`. */
  attachments: string;
  /** Called with the bytes that are there, also while another process fetches them. */
  onBytes?: (received: number) => void;
}

/** The models on this machine, each in a folder of its own: `en-es`. */
export interface ModelStore {
  readonly folder: string;
  /** Those that are there and whole. */
  list(): Promise<InstalledModel[]>;
  /**
   * Fetches a model, unless it is there; processes that want the same one wait for each other.
   * @throws EngineError `translation-failed` or `cancelled`
   */
  install(model: Model, options: InstallOptions): Promise<void>;
  /** @returns whether it was there */
  remove(from: string, to: string): Promise<boolean>;
}

const manifestName = 'manifest.json';
/** What is not whole yet. */
const partialFolder = 'partial';
export function createModelStore(folder: string): ModelStore {
  const placeOf = ({ from, to }: Pick<Model, 'from' | 'to'>): string => join(folder, `${from}-${to}`);
  return {
    folder,

    async list() {
      const names = await readdir(folder).catch(noneIfMissing);
      const models = await Promise.all(
        names.filter((name) => !name.includes('.')).map((name) => read(join(folder, name))),
      );
      return models.flatMap((model) => model ?? []);
    },

    async install(model, options) {
      const partial = join(folder, partialFolder);
      try {
        await mkdir(partial, { recursive: true });
      } catch (error) {
        throw diskFault(error, partial);
      }
      const place = placeOf(model);
      const tellThere = async (): Promise<void> => options.onBytes?.(await bytesThere(model, partial));
      await tellThere();
      await alone(`${place}.lock`, { signal: options.signal, onWait: tellThere }, async () => {
        // Another process may have fetched it while this one waited.
        if (await read(place)) return;
        await fetchFiles(model, partial, options);
        await assemble(model, { partial, place });
      });
    },

    async remove(from, to) {
      const place = placeOf({ from, to });
      const wasThere = (await read(place)) !== undefined;
      await rm(place, { recursive: true, force: true });
      return wasThere;
    },
  };
}

const partialOf = (partial: string, { hash }: ModelFile): string => join(partial, hash);

async function fetchFiles(model: Model, partial: string, options: InstallOptions): Promise<void> {
  let before = 0;
  for (const file of model.files) {
    await download({
      ...options,
      url: new URL(file.location, options.attachments).href,
      partial: partialOf(partial, file),
      size: file.size,
      hash: file.hash,
      onBytes: (received) => options.onBytes?.(before + received),
    });
    before += file.size;
  }
}

async function bytesThere(model: Model, partial: string): Promise<number> {
  const lengths = await Promise.all(model.files.map((file) => lengthOf(partialOf(partial, file))));
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Unpacks what was fetched beside the place and moves it there as a whole. */
async function assemble(model: Model, { partial, place }: { partial: string; place: string }): Promise<void> {
  const draft = `${place}.${process.pid}.part`;
  const { from, to, version, hasAlphas } = model;
  const files: Manifest['files'] = {};
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft);
    for (const file of model.files) {
      const target = join(draft, file.type);
      await unpack(file, partialOf(partial, file), target);
      files[file.type] = (await stat(target)).size;
    }
    await writeFile(
      join(draft, manifestName),
      JSON.stringify({ from, to, version, hasAlphas, files } satisfies Manifest),
    );
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
    await Promise.all(model.files.map((file) => rm(partialOf(partial, file), { force: true })));
  } catch (error) {
    throw diskFault(error, place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpack(file: ModelFile, packed: string, target: string): Promise<void> {
  const unpacking = file.unpackedHash === undefined ? [] : [createZstdDecompress()];
  try {
    await pipeline([createReadStream(packed), ...unpacking, createWriteStream(target)]);
    if (file.unpackedHash === undefined || (await hashOf(target)) === file.unpackedHash) return;
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ZSTD_')) throw error;
  }
  await rm(packed, { force: true });
  throw new EngineError(
    'translation-failed',
    'A translation model does not unpack to the file that the catalogue names. Try again later, or set MODELS_URL to another server.',
  );
}

async function read(place: string): Promise<InstalledModel | undefined> {
  const text = await readFile(join(place, manifestName), 'utf8').catch(noneIfMissing);
  if (typeof text !== 'string') return undefined;
  const parsed = storedManifest.safeParse(text);
  if (!parsed.success) return undefined;
  const entries = Object.entries(parsed.data.files) as [FileType, number][];
  for (const [type, size] of entries) {
    const found = await stat(join(place, type)).catch(noneIfMissing);
    if (!('size' in found) || found.size !== size) return undefined;
  }
  const files = Object.fromEntries(entries.map(([type]) => [type, join(place, type)]));
  return { ...parsed.data, files, size: entries.reduce((sum, [, size]) => sum + size, 0) };
}

function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
