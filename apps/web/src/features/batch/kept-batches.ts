const prefix = 'batch:';

/** Under which key a tab keeps a batch. */
export const batchKey = (id: string): string => `${prefix}${id}`;

/** Ids of the batches that a tab keeps. */
export function keptBatches(storage: Pick<Storage, 'length' | 'key'>): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}
