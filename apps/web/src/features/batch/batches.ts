import { clientEvents, type ApiClient } from '@palimpsest/api-client';
import { keptImage } from '../../lib/images/kept-images.ts';
import type { Analytics } from '../../lib/integrations/analytics.ts';
import type { Api } from '../../lib/server/api.ts';
import { createBatchRunner, type BatchRunner } from './batch-runner.ts';
import { loadBatch } from './batch-store.ts';
import { progressFetch } from './progress-fetch.ts';

const runners = new WeakMap<ApiClient, Map<string, BatchRunner>>();

/** The runner of a batch: the one that goes on, or one for what this tab has kept of it; undefined where that is nothing. */
export function batchRunner({ client, fetch }: Api, track: Analytics['track'], id: string): BatchRunner | undefined {
  const known = runners.get(client) ?? new Map<string, BatchRunner>();
  runners.set(client, known);
  const batch = known.has(id) ? undefined : loadBatch(sessionStorage, id);
  if (batch) {
    const uploadFetch = fetch ? () => fetch : progressFetch;
    const storage = sessionStorage;
    known.set(id, createBatchRunner({ client, track, storage, id, batch, loadFile: keptImage, uploadFetch }));
    // It has ended for good: whoever logs in again goes on with what is kept.
    const stop = client.on(clientEvents.userLoggedOut, () => {
      known.delete(id);
      stop();
    });
  }
  return known.get(id);
}
