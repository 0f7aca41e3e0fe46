import type { DeadLetter } from '@palimpsest/contract';
import { Button, Link, Section } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { useId, useState } from 'react';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import { useWords } from '../../messages/words.ts';

export interface DeadLetterListProps {
  letters: readonly DeadLetter[];
  /** The one that is being started again, by its `message_id`. */
  retrying: string | undefined;
  onRetry: (letter: DeadLetter) => void;
  /** Shows the failed processes of the same user. */
  onUser: (letter: DeadLetter) => void;
}

const failure = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

/** How many are shown at first, so that the list of processes below stays in sight. */
const atFirst = 3;

/** Processes that failed for a fault of the server; the staff starts them again for their owners. */
export function DeadLetterList({ letters, retrying, onRetry, onUser }: DeadLetterListProps) {
  const words = useWords('admin');
  const shared = useWords('shared');
  const format = useFormat();
  const dateFormat = useDateFormat(failure);
  const id = useId();
  const [all, setAll] = useState(false);
  const shown = all ? letters : letters.slice(0, atFirst);
  const { list, press } = useFocusAfterRemoval<HTMLUListElement>(letters.map(({ message_id }) => message_id));
  return (
    <Section title={words.deadLetters} description={words.deadLettersHint} className="mb-8">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.deadLetters}
        className="flex flex-col divide-y divide-line border-y border-line outline-none"
      >
        {shown.map((letter, index) => {
          const reason = letter.error_message || letter.failure_code;
          const failed = letter.failed_at && `${dateFormat.format(new Date(letter.failed_at))} UTC`;
          return (
            <li key={letter.message_id} className="flex items-center gap-4 py-2 text-sm">
              <div id={`${id}-${index}`} className="min-w-0 flex-1">
                {letter.file_name ? <p className="font-medium wrap-anywhere text-ink">{letter.file_name}</p> : null}
                <p className="wrap-anywhere text-ink">{reason}</p>
                <p className="mt-0.5 text-xs wrap-anywhere text-muted">
                  {[words.attempts({ count: letter.attempts }), failed].filter(Boolean).join(' · ')}
                  {' · '}
                  <Link asChild tone="quiet">
                    <button type="button" onClick={() => onUser(letter)}>
                      {letter.user_email || words.noEmail}
                    </button>
                  </Link>
                </p>
              </div>
              <Button
                size="sm"
                aria-describedby={`${id}-${index}`}
                loading={retrying === letter.message_id}
                onClick={() => {
                  press(letter.message_id);
                  onRetry(letter);
                }}
              >
                {words.startAgain}
              </Button>
            </li>
          );
        })}
      </ul>
      {shown.length < letters.length ? (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2 self-start"
          onClick={() => {
            setAll(true);
            list.current?.focus();
          }}
        >
          {shared.showAll} ({format.number(letters.length)})
        </Button>
      ) : null}
    </Section>
  );
}
