import type { OnDownload } from '../translator.ts';
import { type Model, sizeOf } from './catalogue.ts';
import { Unreachable } from './download.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import type { ModelStore } from './store.ts';

export interface FetchOptions {
  store: ModelStore;
  catalogue: KnownCatalogue;
  signal?: AbortSignal | undefined;
  onDownload?: OnDownload | undefined;
  /** Wait before a file is asked for again, in ms; doubles. @default that of a download */
  retryDelayMs?: number | undefined;
}

/** Fetches models; says so before it starts, and when it ends. A server that cannot be reached is left alone for a while. */
export async function fetchMissing(models: readonly Model[], options: FetchOptions): Promise<void> {
  const { store, catalogue, signal, onDownload, retryDelayMs } = options;
  const total = models.reduce((sum, model) => sum + sizeOf(model), 0);
  if (models.length === 0) return;
  let before = 0;
  try {
    for (const model of models) {
      const { attachments } = await catalogue.list();
      if (attachments === undefined)
        throw new Unreachable('translation-failed', 'The server of the models cannot be reached.');
      try {
        await store.install(model, {
          attachments,
          signal,
          retryDelayMs,
          onBytes: (received) => onDownload?.({ receivedBytes: before + received, totalBytes: total }),
        });
      } catch (error) {
        if (error instanceof Unreachable) await catalogue.forget();
        throw error;
      }
      before += sizeOf(model);
    }
  } finally {
    onDownload?.(undefined);
  }
}
