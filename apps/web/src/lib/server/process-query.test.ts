import { statusPollMs, type ProcessStatus } from '@palimpsest/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clientOfServer } from '../../testing/answering-server.ts';
import { sampleProcess } from '../../testing/sample-process.ts';
import { processQuery } from './process-query.ts';

/** How often the server is asked for a process that was read as long ago as this. */
async function asksFor(status: ProcessStatus, milliseconds: number): Promise<number> {
  let asks = 0;
  const client = await clientOfServer(() => {
    asks += 1;
    return { body: sampleProcess('processed') };
  });
  const queries = new QueryClient();
  const query = processQuery(client, 'm-1');
  queries.setQueryData(query.queryKey, sampleProcess(status), { updatedAt: Date.now() - milliseconds });
  await queries.fetchQuery(query);
  return asks;
}

test('a process that is done is never asked for again', async () => {
  expect(await asksFor('processed', 3_600_000)).toBe(0);
  expect(await asksFor('failed', 3_600_000)).toBe(0);
});

test('a process that is under way is asked for again when the next poll is due', async () => {
  expect(await asksFor('localization_processing', statusPollMs + 1)).toBe(1);
  expect(await asksFor('localization_processing', 0)).toBe(0);
});
