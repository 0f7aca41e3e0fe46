import { listenOnPostgres } from './listen.ts';
import type { OpenDatabase } from './open.ts';

/** Called when a session was ended or deleted; without an id, when any number of them may have been. */
export type ChangeListener = (sessionId: string | undefined) => void;

/** Tells which sessions any server of the installation ended, so that copies in memory can be dropped. */
export interface Changes {
  listen(listener: ChangeListener): void;
  /** Whether changes are heard of now. While they are not, nothing may be answered from a copy. */
  isHeard(): boolean;
  close(): Promise<void>;
}

/** Triggers on the sessions write to it, such as `session <id>` (migration 0004). */
const channel = 'palimpsest_changes';

export interface ChangesOptions {
  database: OpenDatabase;
  /** Of PostgreSQL. */
  url: string | undefined;
  onError: (error: Error) => void;
}

/** Starts to listen. PGlite tells within the statement that commits; PostgreSQL right after it, over a connection of its own. */
export async function openChanges({ database, url, onError }: ChangesOptions): Promise<Changes> {
  const listeners: ChangeListener[] = [];
  const tell = (payload: string | undefined): void => {
    const id = payload?.split(' ')[1];
    for (const listener of listeners) listener(id);
  };
  const source =
    database.engine === 'pglite'
      ? { isHeard: () => true, close: await database.client.listen(channel, tell) }
      : await listenOnPostgres({
          url: url ?? '',
          channel,
          onNotification: tell,
          // Whatever was missed may have been about anything.
          onConnect: () => tell(undefined),
          onError,
        });
  return { ...source, listen: (listener) => void listeners.push(listener) };
}
