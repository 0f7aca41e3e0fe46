'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { selectedRow } from '../layer-list/selected-row.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { useToday } from './use-today.ts';
import { byDay, dayLabel } from './days.ts';

/** The built-in words of HistoryList. */
export interface HistoryListMessages {
  /** The accessible name of the list. */
  label: string;
  /** Marks the version that is in use. */
  current: string;
  /** The button that restores a version. */
  restore: string;
  /** Shown when there are no versions. */
  empty: string;
}

export const historyListMessages: HistoryListMessages = {
  label: 'Versions',
  current: 'Current',
  restore: 'Restore',
  empty: 'There are no older versions yet.',
};

export interface HistoryVersion {
  /** Unique among the versions. */
  id: string;
  /** The time when it was saved. */
  at: Date;
  /** A few words about the change. */
  title: ReactNode;
  /** Who saved it. */
  author?: ReactNode;
}

export interface HistoryListProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** The versions, the newest first. */
  versions: readonly HistoryVersion[];
  /** The id of the version that is in use; it cannot be restored. */
  currentId?: string | undefined;
  /** The id of the version that is previewed. */
  selectedId?: string | undefined;
  /** Called with the id of the version to preview. */
  onSelect: (id: string) => void;
  /** Called with the id of the version to restore. Without it there are no restore buttons. */
  onRestore?: ((id: string) => void) | undefined;
  /** The id of the version that is being restored: its button shows a spinner. */
  restoringId?: string | undefined;
  /**
   * The current time, which decides which versions are from "today" and "yesterday".
   * @default the current time
   */
  now?: Date | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<HistoryListMessages> | undefined;
}

/** The versions of a document in a timeline, grouped by day. Users preview and restore them. */
export function HistoryList({
  versions,
  currentId,
  selectedId,
  onSelect,
  onRestore,
  restoringId,
  now,
  messages,
  className,
  ...props
}: HistoryListProps) {
  const words = useMessages('historyList', historyListMessages, messages);
  const { locale } = useFormat();
  const today = useToday();
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <section
      data-slot="history-list"
      aria-label={words.label}
      className={cn('pal-root flex flex-col gap-4', className)}
      {...props}
    >
      {byDay(versions).map((day) => (
        <section key={day[0]?.id}>
          <h3
            data-slot="history-list-day"
            className="px-2 pb-1 text-pal-xs font-medium text-pal-muted first-letter:uppercase"
          >
            {day[0] ? dayLabel(day[0].at, now ?? new Date(today), locale) : null}
          </h3>
          <ol className="relative before:absolute before:inset-y-4 before:start-3.75 before:w-px before:bg-pal-line">
            {day.map((version) => (
              <Version
                key={version.id}
                version={version}
                current={version.id === currentId}
                selected={version.id === selectedId}
                restoring={version.id === restoringId}
                {...{ time, words, onSelect, onRestore }}
              />
            ))}
          </ol>
        </section>
      ))}
      {versions.length === 0 ? (
        <p data-slot="history-list-empty" className="px-2 py-6 text-center text-pal-sm text-pal-muted">
          {words.empty}
        </p>
      ) : null}
    </section>
  );
}

interface VersionProps extends Pick<HistoryListProps, 'onSelect' | 'onRestore'> {
  version: HistoryVersion;
  /** Whether it is the version in use. */
  current: boolean;
  /** Whether it is the previewed version. */
  selected: boolean;
  restoring: boolean;
  time: Intl.DateTimeFormat;
  words: HistoryListMessages;
}

function Version({ version, current, selected, restoring, time, words, onSelect, onRestore }: VersionProps) {
  const { id, at, title, author } = version;
  return (
    <li
      data-slot="history-list-version"
      data-current={current ? '' : undefined}
      data-selected={selected ? '' : undefined}
      className={cn('group relative flex items-center gap-2 rounded-pal-md pe-1.5 hover:bg-pal-ink/4', selectedRow)}
    >
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the title of the version names it */}
      <button
        type="button"
        data-slot="history-list-select"
        aria-pressed={selected}
        onClick={() => onSelect(id)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-pal-md py-1.5 ps-3 text-start text-pal-sm focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className="size-2 shrink-0 rounded-full border border-pal-strong bg-pal-surface group-data-current:border-pal-accent group-data-current:bg-pal-accent forced-colors:group-data-current:bg-[Highlight]"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{title}</span>
          <span className="block truncate text-pal-xs text-pal-muted">
            <time dateTime={at.toISOString()}>{time.format(at)}</time>
            {author ? <> · {author}</> : null}
          </span>
        </span>
      </button>
      {current ? <Badge tone="accent">{words.current}</Badge> : null}
      {onRestore && !current ? (
        <Button
          data-slot="history-list-restore"
          size="sm"
          loading={restoring}
          onClick={() => onRestore(id)}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 group-data-selected:opacity-100 aria-busy:opacity-100 pointer-coarse:opacity-100"
        >
          {words.restore}
        </Button>
      ) : null}
    </li>
  );
}
