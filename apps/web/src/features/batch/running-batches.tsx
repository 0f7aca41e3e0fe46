import { useSyncExternalStore } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { BatchNotice } from './batch-notice.tsx';
import type { BatchRunner } from './batch-runner.ts';
import { batchRunner } from './batches.ts';

/** Leads back to each of these batches that is not ready yet, and goes on with it after a reload. */
export function RunningBatches({ ids }: { ids: readonly string[] }) {
  const api = useApi();
  const { track } = useAnalytics();
  return ids.map((id) => {
    const runner = batchRunner(api, track, id);
    return runner ? <RunningBatch key={id} id={id} runner={runner} /> : null;
  });
}

function RunningBatch({ id, runner }: { id: string; runner: BatchRunner }) {
  const { items } = useSyncExternalStore(runner.subscribe, runner.batch);
  if (!items.some(({ state }) => state === 'waiting' || state === 'working')) return null;
  return <BatchNotice id={id} done={items.filter(({ state }) => state === 'done').length} all={items.length} />;
}
