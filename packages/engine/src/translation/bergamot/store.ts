import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { OnDownload } from '../translator.ts';
import { type FileType, fileTypes, type KnownCatalogue, type Model, readJson, sizeOf } from './catalogue.ts';
import { diskFault, download, type DownloadOptions, Unreachable } from './download.ts';

/** The manifest in the folder of a model. */
const manifest = z.object({
  from: z.string(),
  to: z.string(),
  version: z.string(),
  hasAlphas: z.boolean(),
  /** Size of each file, in bytes. */
  files: z.partialRecord(z.enum(fileTypes), z.number().int().min(1)),
});
type Manifest = z.output<typeof manifest>;

/** A model on this machine. */
export interface InstalledModel extends Omit<Manifest, 'files'> {
  /** Paths of its files. */
  files: Partial<Record<FileType, string>>;
  /** Size of all files, in bytes. */
  size: number;
}

export interface FetchOptions extends Pick<DownloadOptions, 'signal' | 'retryDelayMs'> {
  catalogue: KnownCatalogue;
  onDownload?: OnDownload | undefined;
}

/** The models on this machine, each in a folder of its own: `en-es`. */
export interface ModelStore {
  readonly folder: string;
  /** Lists the models that are complete. */
  list(): Promise<InstalledModel[]>;
  /**
   * Fetches models; reports the start and the end. A server that cannot be reached is not asked again for a while.
   * @throws EngineError `translation-failed` or `cancelled`
   */
  fetch(models: readonly Model[], options: FetchOptions): Promise<void>;
  /** @returns whether the model was there */
  remove(from: string, to: string): Promise<boolean>;
}

const manifestName = 'manifest.json';
/** Age after which an incomplete model, whose folder has a dot in its name, was left by a process that died. */
const draftLastsMs = 60 * 60 * 1000;

export function createModelStore(folder: string): ModelStore {
  const placeOf = (from: string, to: string): string => join(folder, `${from}-${to}`);
  return {
    folder,

    async list() {
      const names = await readdir(folder).catch(noneIfMissing);
      const models = await Promise.all(
        names.filter((name) => !name.includes('.')).map((name) => read(join(folder, name))),
      );
      return models.flatMap((model) => model ?? []);
    },

    async fetch(models, { catalogue, signal, onDownload, retryDelayMs }) {
      if (models.length === 0) return;
      const totalBytes = models.reduce((sum, model) => sum + sizeOf(model), 0);
      let before = 0;
      const onBytes = (received: number): void => onDownload?.({ receivedBytes: before + received, totalBytes });
      try {
        onBytes(0);
        const { attachments } = await catalogue.list();
        if (attachments === undefined) {
          throw new Unreachable('translation-failed', 'The server of the models cannot be reached.');
        }
        for (const model of models) {
          await install(model, placeOf(model.from, model.to), { attachments, signal, onBytes, retryDelayMs });
          before += sizeOf(model);
        }
      } catch (error) {
        if (error instanceof Unreachable) await catalogue.forget();
        throw error;
      } finally {
        onDownload?.(undefined);
      }
    },

    async remove(from, to) {
      const wasThere = (await read(placeOf(from, to))) !== undefined;
      await rm(placeOf(from, to), { recursive: true, force: true });
      return wasThere;
    },
  };
}

interface InstallOptions extends Omit<DownloadOptions, 'url' | 'target'> {
  /** Address under which the files lie; ends in `/`. */
  attachments: string;
}

/** Fetches a model beside its place and moves it there as a whole, unless another process was faster. */
async function install(model: Model, place: string, { attachments, onBytes, ...options }: InstallOptions) {
  const draft = `${place}.${randomUUID()}`;
  const { from, to, version, hasAlphas } = model;
  const files: Manifest['files'] = {};
  let before = 0;
  try {
    await mkdir(draft, { recursive: true });
    await removeAbandoned(place);
    for (const file of model.files) {
      const target = join(draft, file.type);
      await download(file, {
        ...options,
        url: new URL(file.location, attachments).href,
        target,
        onBytes: (received) => onBytes?.(before + received),
      });
      before += file.size;
      files[file.type] = (await stat(target)).size;
    }
    const about: Manifest = { from, to, version, hasAlphas, files };
    await writeFile(join(draft, manifestName), JSON.stringify(about));
    if (await read(place)) return;
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  } catch (error) {
    throw diskFault(error, place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeAbandoned(place: string): Promise<void> {
  const folder = join(place, '..');
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    if (!draft.startsWith(`${place}.`)) continue;
    // Another process may have moved its own draft into place since.
    const found = await stat(draft).catch(noneIfMissing);
    if ('mtimeMs' in found && Date.now() - found.mtimeMs > draftLastsMs)
      await rm(draft, { recursive: true, force: true });
  }
}

async function read(place: string): Promise<InstalledModel | undefined> {
  const data = await readJson(join(place, manifestName), manifest);
  if (!data) return undefined;
  const entries = Object.entries(data.files) as [FileType, number][];
  for (const [type, size] of entries) {
    const found = await stat(join(place, type)).catch(noneIfMissing);
    if (!('size' in found) || found.size !== size) return undefined;
  }
  const files = Object.fromEntries(entries.map(([type]) => [type, join(place, type)]));
  return { ...data, files, size: entries.reduce((sum, [, size]) => sum + size, 0) };
}

function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
