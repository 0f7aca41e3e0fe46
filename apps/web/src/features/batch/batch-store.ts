import { batchSchema, type Batch } from './batch.ts';

/** The tab's own storage, which keeps a batch over reloads. */
export type BatchStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function saveBatch(storage: BatchStorage, id: string, batch: Batch): void {
  storage.setItem(batchKey(id), JSON.stringify(batch));
}

/** The batch of that id; undefined where this tab keeps none, or one that this version cannot read. */
export function loadBatch(storage: BatchStorage, id: string): Batch | undefined {
  const kept = storage.getItem(batchKey(id));
  if (kept === null) return undefined;
  const parsed = batchSchema.safeParse(parseJson(kept));
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A value that is no JSON was not written by this app.
    return undefined;
  }
}

const prefix = 'batch:';

/** The key under which a tab keeps a batch. */
const batchKey = (id: string): string => `${prefix}${id}`;

/** Ids of the batches that a tab keeps. */
export function keptBatches(storage: Pick<Storage, 'length' | 'key'>): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}
