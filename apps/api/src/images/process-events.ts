import { isTerminal, stageProgress, type ProcessEvent } from '@palimpsest/contract';
import { inArray } from 'drizzle-orm';
import { findLiveSessions } from '../accounts/repository.ts';
import type { Database } from '../db/open.ts';
import { processes } from '../db/schema.ts';
import type { Queue } from '../jobs/queue.ts';

/** A listener to the changes of a process. */
export interface ProcessListener {
  sessionId: string;
  tell: (event: ProcessEvent) => void;
  /** Called when the session is over, after which the listener gets no more events. */
  end: () => void;
}

/** Interval of the queries, in ms. */
const lookMs = 1_000;

/** Tells all listeners how far their processes are, with one query a second for all of them. */
export function createProcessEvents(db: Database, queue: Pick<Queue, 'position'>, onError: (error: Error) => void) {
  const listeners = new Map<string, Set<ProcessListener>>();
  let timer: NodeJS.Timeout | undefined;

  /** Ends the listeners whose sessions are over. */
  async function endSessions(): Promise<void> {
    const all = [...listeners.values()].flatMap((each) => [...each]);
    const live = await findLiveSessions(db, [...new Set(all.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, end } of all) if (!live.has(sessionId)) end();
  }

  async function look(): Promise<void> {
    await endSessions();
    const { messageId, status, updatedAt, modelDownload } = processes;
    const rows = await db
      .select({ messageId, status, updatedAt, modelDownload })
      .from(processes)
      .where(inArray(messageId, [...listeners.keys()]));
    for (const row of rows) {
      const event: ProcessEvent = {
        id: `${row.updatedAt.getTime()}-${row.status}`,
        status: row.status,
        progress: stageProgress[row.status],
        queue_position: row.status === 'idle' ? await queue.position(row.messageId) : null,
        model_download: row.modelDownload,
      };
      for (const { tell } of listeners.get(row.messageId) ?? []) tell(event);
      if (isTerminal(row.status)) listeners.delete(row.messageId);
    }
  }

  function schedule(wait: number): void {
    timer = setTimeout(() => {
      look()
        .catch(onError)
        .finally(() => {
          timer = undefined;
          if (listeners.size > 0) schedule(lookMs);
        });
    }, wait);
  }

  return {
    /** Tells the listener the present state and each change, the terminal one last. @returns a function that removes the listener */
    listen(messageId: string, listener: ProcessListener): () => void {
      const all = listeners.get(messageId) ?? new Set();
      listeners.set(messageId, all.add(listener));
      if (!timer) schedule(0);
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(messageId) === all) listeners.delete(messageId);
      };
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
