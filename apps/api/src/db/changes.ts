import { listenOnPostgres } from './listen.ts';
import type { OpenDatabase } from './open.ts';

/** What is told about: a process by its message id, a session by its id. */
const subjects = ['process', 'session'] as const;
export type Subject = (typeof subjects)[number];

/** Told of a row that was changed or deleted; without an id, of any number of them. */
export type ChangeListener = (id: string | undefined) => void;

/** Tells what any server of the installation changed, so that copies in memory can be dropped. */
export interface Changes {
  listen(subject: Subject, listener: ChangeListener): void;
  /** Whether changes are heard of now. While they are not, nothing may be answered from a copy. */
  isHeard(): boolean;
  close(): Promise<void>;
}

/** Triggers on the tables write to it (migration 0004). */
const channel = 'palimpsest_changes';

export interface ChangesOptions {
  database: OpenDatabase;
  /** Of PostgreSQL. */
  url: string | undefined;
  onError: (error: Error) => void;
}

/** Starts to listen. PGlite tells within the statement that commits; PostgreSQL right after it, over a connection of its own. */
export async function openChanges({ database, url, onError }: ChangesOptions): Promise<Changes> {
  const listeners: Record<Subject, ChangeListener[]> = { process: [], session: [] };
  const tell = (payload: string | undefined): void => {
    const [subject, id] = payload?.split(' ') ?? [];
    for (const each of subjects) {
      if (subject === undefined || subject === each) for (const listener of listeners[each]) listener(id);
    }
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
  return { ...source, listen: (subject, listener) => void listeners[subject].push(listener) };
}
