import { batchSchema, type Batch } from './batch.ts';
import { batchKey } from './kept-batches.ts';

/** Where a batch is kept over reloads: the tab's own storage. */
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
    // Written by somebody else: not a batch.
    return undefined;
  }
}
