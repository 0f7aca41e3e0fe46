import type { SessionEntry } from '@palimpsest/contract';
import { Button } from '@palimpsest/ui';
import { browserName } from './browser-name.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import { useWords } from '../../messages/words.ts';

export interface SessionListProps {
  /** Undefined while they are loading. */
  sessions: readonly SessionEntry[] | undefined;
  /** The log-in that is being ended. */
  ending: string | undefined;
  /** Ends one of the other log-ins. */
  onEnd: (session: SessionEntry) => void;
}

const lastUse = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The log-ins of a user; all but the one of this browser can be ended one by one. */
export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const words = useWords('account');
  const dateFormat = useDateFormat(lastUse);
  // The button goes with its row: the focus stays at the list.
  const { list, press } = useFocusAfterRemoval<HTMLUListElement>(sessions?.map(({ id }) => id));

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={words.sessions}
      aria-busy={!sessions}
      className="mb-3 flex flex-col divide-y divide-line border-y border-line outline-none"
    >
      {sessions?.map((session) => {
        const browser = browserName(session.user_agent, words);
        return (
          <li key={session.id} className="flex min-h-12 items-center gap-x-4 py-1.5 text-sm">
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 truncate text-ink">{browser}</span>
              <span className="text-xs text-muted">
                {session.is_current
                  ? words.thisBrowser
                  : words.lastUsed({ at: dateFormat.format(new Date(session.last_used_at)) })}
              </span>
            </span>
            {session.is_current ? null : (
              <Button
                size="sm"
                variant="ghost"
                aria-label={words.logOutOf({ browser })}
                loading={ending === session.id}
                onClick={() => {
                  press(session.id);
                  onEnd(session);
                }}
              >
                {words.logOut}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
