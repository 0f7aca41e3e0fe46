import { clientEvents, type ApiClient } from '@palimpsest/api-client';
import { keptImage } from '../../lib/images/kept-images.ts';
import type { Analytics } from '../../lib/integrations/analytics.ts';
import type { Api } from '../../lib/server/api.ts';
import { createBatchRunner, type BatchRunner } from './batch-runner.ts';
import { loadBatch } from './batch-store.ts';
import { progressFetch } from './progress-fetch.ts';

const runners = new WeakMap<ApiClient, Map<string, BatchRunner>>();

/** Returns the running runner of a batch, or a new one for the batch that this tab kept; undefined where it kept none. */
export function batchRunner({ client, fetch }: Api, track: Analytics['track'], id: string): BatchRunner | undefined {
  const known = runners.get(client) ?? new Map<string, BatchRunner>();
  runners.set(client, known);
  const batch = known.has(id) ? undefined : loadBatch(sessionStorage, id);
  if (batch) {
    const uploadFetch = fetch ? () => fetch : progressFetch;
    const storage = sessionStorage;
    known.set(id, createBatchRunner({ client, track, storage, id, batch, loadFile: keptImage, uploadFetch }));
    // A log-out ends the runner for good: after the next login, a new one continues the kept batch.
    const stop = client.on(clientEvents.userLoggedOut, () => {
      known.delete(id);
      stop();
    });
  }
  return known.get(id);
}
