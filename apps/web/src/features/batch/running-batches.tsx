import { Banner, Button } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import type { BatchRunner } from './batch-runner.ts';
import { batchRunner } from './batches.ts';
import { useWords } from '../../messages/words.ts';

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

interface BatchNoticeProps {
  /** The id of the batch. */
  id: string;
  /** How many of its images in one language are ready. */
  done: number;
  all: number;
}

/** Tells on other pages how far a batch is, and leads to it. */
export function BatchNotice({ id, done, all }: BatchNoticeProps) {
  const words = useWords('batch');
  return (
    <Banner
      className="mb-5"
      action={
        <Button asChild>
          <Link to="/preview" search={{ batch: id }}>
            {words.showProgress}
          </Link>
        </Button>
      }
    >
      {words.underWay({ done, all })}
    </Banner>
  );
}
