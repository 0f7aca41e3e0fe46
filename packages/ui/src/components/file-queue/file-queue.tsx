'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, FileIcon, RotateCcw, X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { toPercent } from '../progress-bar/to-percent.ts';
import type { Format } from '../../messages/format.ts';
import { inByteUnits } from '../file-dropzone/byte-units.ts';

export interface FileQueueMessages {
  /** How many files are done, above the list. */
  summary: (done: number, count: number, format: Format) => string;
  /** How many files failed, beside the summary. */
  failures: (failed: number, format: Format) => string;
  /** The state of a file that waits. */
  waiting: string;
  /** The state of a file in progress, unless it has its own text. */
  working: string;
  /** The state of a file that is done, unless it has its own text. */
  done: string;
  /** The state of a file that failed, if it has no reason. */
  failed: string;
  /** The state of a cancelled file, unless it has its own text. */
  cancelled: string;
  /** The accessible name of the button that cancels a file. */
  cancel: (name: string) => string;
  /** The accessible name of the button that retries a file. */
  retry: (name: string) => string;
  /** The accessible name of the button that removes a file from the list. */
  remove: (name: string) => string;
  /** The button that retries all failed files. */
  retryAll: string;
  /** The accessible name of the progress bar of a file. */
  progress: (name: string) => string;
  /** The text for a size in bytes. */
  size: (bytes: number, format: Format) => string;
}

export const fileQueueMessages: FileQueueMessages = {
  summary: (done, count, { number, plural }) =>
    `${number(done)} of ${plural(count, { one: '# file', other: '# files' })} done`,
  failures: (failed, { plural }) => plural(failed, { one: '# failed', other: '# failed' }),
  waiting: 'Waiting',
  working: 'Uploading',
  done: 'Done',
  failed: 'It could not be processed.',
  cancelled: 'Cancelled',
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Remove ${name} from the list`,
  retryAll: 'Try failed files again',
  progress: (name) => `Progress of ${name}`,
  size: inByteUnits,
};

export interface QueuedFile {
  /** Unique among the files. */
  id: string;
  /** The name of the file. */
  name: string;
  /** The size, in bytes. @default not shown */
  size?: number | undefined;
  /** The state of its processing. `working` means any step, for example uploading, reading or translating. */
  status: 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';
  /** The text of the state, for example the current step. A failed file shows `error` instead. @default the message for `status` */
  statusText?: string | undefined;
  /** The progress, from 0 to 1; null while it is unknown. @default null */
  progress?: number | null | undefined;
  /** Why it failed, and what to do. @default the message `failed` */
  error?: string | undefined;
  /** The address of a small picture of it. @default an icon of a file */
  thumbnailUrl?: string | undefined;
  /** Actions for a file that is done, for example a link to the result. */
  action?: ReactNode;
}

export interface FileQueueProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** The accessible name of the list, for example the purpose of the files. */
  label: string;
  /** The files, in the order in which they are processed. */
  files: readonly QueuedFile[];
  /** Called to cancel a file that is waiting or in progress. Without it files cannot be cancelled. */
  onCancel?: ((id: string) => void) | undefined;
  /** Called to retry a failed or cancelled file. Without it files cannot be retried. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called to remove a file that is done, failed or cancelled. Without it files cannot be removed. */
  onRemove?: ((id: string) => void) | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<FileQueueMessages> | undefined;
}

/**
 * Moves the focus on after the file that had it was removed: to the last button of the next file, else of the last one, else to the list.
 * @returns a ref to the list, and a function to call before a file is removed
 */
function useFocusAfterRemoval(files: readonly QueuedFile[]) {
  const list = useRef<HTMLElement>(null);
  const removed = useRef<{ id: string; index: number }>(undefined);
  useLayoutEffect(() => {
    const last = removed.current;
    if (!last || files.some(({ id }) => id === last.id)) return;
    removed.current = undefined;
    if (document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll('[data-slot=file-queue-item]') ?? [])];
    const button = [...((rows[last.index] ?? rows.at(-1))?.querySelectorAll('button') ?? [])].at(-1);
    (button ?? list.current)?.focus();
  }, [files]);
  const remember = (id: string) => {
    removed.current = { id, index: files.findIndex((file) => file.id === id) };
  };
  return [list, remember] as const;
}

/** A list of files that are being processed. Each has its progress, its actions, and the reason if it failed. */
export function FileQueue({
  label,
  files,
  onCancel,
  onRetry,
  onRemove,
  messages,
  className,
  ref,
  ...props
}: FileQueueProps) {
  const words = useMessages('fileQueue', fileQueueMessages, messages);
  const [list, rememberFocus] = useFocusAfterRemoval(files);
  const listRef = useComposedRefs(list, ref);
  const remove =
    onRemove &&
    ((id: string) => {
      rememberFocus(id);
      onRemove(id);
    });
  return (
    <section
      ref={listRef}
      data-slot="file-queue"
      aria-label={label}
      tabIndex={-1}
      className={cn('flex flex-col overflow-hidden rounded-pal-lg border border-pal-line bg-pal-raised', className)}
      {...props}
    >
      <Summary {...{ files, words, onRetry }} />
      <ul className="divide-y divide-pal-line">
        {files.map((file) => (
          <Row key={file.id} {...{ file, words, onCancel, onRetry }} onRemove={remove} />
        ))}
      </ul>
    </section>
  );
}

interface SummaryProps extends Pick<FileQueueProps, 'files' | 'onRetry'> {
  words: FileQueueMessages;
}

/** How many files are done and how many failed, and a button that retries all failed ones. */
function Summary({ files, words, onRetry }: SummaryProps) {
  const format = useFormat();
  const done = files.filter(({ status }) => status === 'done').length;
  const failed = files.filter(({ status }) => status === 'failed');
  return (
    <header
      data-slot="file-queue-summary"
      className="flex min-h-11 items-center gap-3 border-b border-pal-line px-3 py-1.5"
    >
      <output className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-pal-sm">
        <span className="font-medium">{words.summary(done, files.length, format)}</span>
        {failed.length > 0 ? (
          <span className="text-pal-xs text-pal-danger">{words.failures(failed.length, format)}</span>
        ) : null}
      </output>
      {onRetry && failed.length > 1 ? (
        <Button size="sm" variant="ghost" icon={<RotateCcw />} onClick={() => failed.forEach(({ id }) => onRetry(id))}>
          {words.retryAll}
        </Button>
      ) : null}
    </header>
  );
}

interface RowProps extends Pick<FileQueueProps, 'onCancel' | 'onRetry' | 'onRemove'> {
  file: QueuedFile;
  words: FileQueueMessages;
}

function Row({ file, words, onCancel, onRetry, onRemove }: RowProps) {
  const format = useFormat();
  const { id, name, size, status, statusText, progress = null, error, action } = file;
  const isUnfinished = status === 'waiting' || status === 'working';
  const cancelOrRemove = isUnfinished ? onCancel : onRemove;
  return (
    <li data-slot="file-queue-item" data-status={status} className="flex items-center gap-3 px-3 py-2.5">
      <Thumbnail file={file} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-baseline gap-2 text-pal-sm">
          {/* The name of a file has its own writing direction. */}
          <bdi className="truncate font-medium">{name}</bdi>
          {size === undefined ? null : (
            <span className="shrink-0 text-pal-xs text-pal-faint tabular-nums">{words.size(size, format)}</span>
          )}
        </div>
        {status === 'working' ? <ProgressBar label={words.progress(name)} value={progress} /> : null}
        <div className="flex items-start justify-between gap-2 text-pal-xs text-pal-faint">
          <span
            data-slot="file-queue-status"
            className={cn('min-w-0', status === 'failed' && 'text-pal-danger', status === 'done' && 'text-pal-success')}
          >
            {(status === 'failed' ? error : statusText) || words[status]}
          </span>
          {status === 'working' && progress !== null ? (
            <span className="shrink-0 tabular-nums">
              {format.number(toPercent(progress) / 100, { style: 'percent' })}
            </span>
          ) : null}
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-0.5">
        {status === 'done' ? action : null}
        {(status === 'failed' || status === 'cancelled') && onRetry ? (
          <IconButton size="sm" label={words.retry(name)} className="border-0" onClick={() => onRetry(id)}>
            <RotateCcw aria-hidden />
          </IconButton>
        ) : null}
        {cancelOrRemove ? (
          <IconButton
            size="sm"
            label={isUnfinished ? words.cancel(name) : words.remove(name)}
            className="border-0 text-pal-faint"
            onClick={() => cancelOrRemove(id)}
          >
            <X aria-hidden />
          </IconButton>
        ) : null}
      </div>
    </li>
  );
}

/** The picture of the file or an icon of a file, with an icon for the result. */
function Thumbnail({ file: { thumbnailUrl, status } }: { file: QueuedFile }) {
  return (
    <span aria-hidden className="relative shrink-0">
      {thumbnailUrl ? (
        <img
          src={thumbnailUrl}
          alt=""
          className={cn(
            'size-10 rounded-pal-md border border-pal-line object-cover',
            (status === 'waiting' || status === 'cancelled') && 'opacity-50',
          )}
        />
      ) : (
        <span className="flex size-10 items-center justify-center rounded-pal-md bg-pal-ink/6 text-pal-faint">
          <FileIcon className="size-5" strokeWidth={1.6} />
        </span>
      )}
      {status === 'done' ? (
        <CircleCheck className="absolute -end-1 -bottom-1 size-4 rounded-full bg-pal-raised text-pal-success" />
      ) : null}
      {status === 'failed' ? (
        <CircleAlert className="absolute -end-1 -bottom-1 size-4 rounded-full bg-pal-raised text-pal-danger" />
      ) : null}
    </span>
  );
}
