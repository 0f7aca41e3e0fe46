import { ApiError, AuthenticationRequiredError, isAbort, type ApiClient, type Clock } from '@palimpsest/api-client';
import { batchPollMs, maxListLimit, type ProcessSummary } from '@palimpsest/contract';

export interface LookOptions {
  client: ApiClient;
  clock: Clock;
  signal: AbortSignal;
  /** Message ids of the processes that are in work. */
  open: () => readonly string[];
  onSeen: (process: SeenProcess) => void;
}

/** A process as far as a batch shows it. */
export type SeenProcess = Pick<ProcessSummary, 'message_id' | 'status' | 'error_message' | 'failure_code' | 'refusal'>;

/**
 * Polls many processes with one call per interval until none is in work. A poll that fails is repeated.
 * @throws AuthenticationRequiredError, or the signal's AbortError
 */
export async function lookAtProcesses({ client, clock, signal, open, onSeen }: LookOptions): Promise<void> {
  while (open().length > 0) {
    try {
      await lookOnce({ client, signal, open, onSeen });
    } catch (error) {
      if (isAbort(error) || error instanceof AuthenticationRequiredError) throw error;
    }
    if (open().length > 0) await clock.wait(batchPollMs, signal);
  }
  client.announceCredits();
}

async function lookOnce({ client, signal, open, onSeen }: Omit<LookOptions, 'clock'>): Promise<void> {
  const asked = open();
  const list = await client.call('processes', { query: { limit: maxListLimit }, signal });
  const found = new Map(list.map((process) => [process.message_id, process]));
  for (const id of asked) onSeen(found.get(id) ?? (await lookAtOne(client, id, signal)));
}

/** Reads a process that is not among the listed ones; one that is gone counts as failed. */
async function lookAtOne(client: ApiClient, id: string, signal: AbortSignal) {
  try {
    return await client.call('processStatus', { params: { message_id: id }, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return { message_id: id, status: 'failed' as const, error_message: error.message };
  }
}
