import type { AdminProcess } from '@palimpsest/contract';
import { ImageEditor, type ImageEditorProps } from '@palimpsest/editor';
import { Button, EmptyState, ErrorState, type ButtonProps } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { ProcessStatusBar } from '../dashboard/process-status-bar.tsx';
import { formatSeconds } from './duration.ts';
import { useFormat } from '@palimpsest/ui/messages/context';
import { languagePair, useWords } from '../../messages/words.ts';

export interface AdminProcessViewProps extends ImageEditorProps {
  /** The process as the list showed it; undefined where the page was opened without the list. */
  process: AdminProcess | undefined;
  /** Whether the original is on its way. */
  downloading: boolean;
  onDownload: () => void;
}

/** Shows one process of any user: its owner, its course and its result. */
export function AdminProcessView({ process, downloading, onDownload, ...editor }: AdminProcessViewProps) {
  const words = useWords('admin');
  const shared = useWords('shared');
  const format = useFormat();
  if (!process) {
    return (
      <div className="flex h-full items-center justify-center p-6">
        <ErrorState headingLevel={1} title={words.noProcess} action={<BackToDashboard />} />
      </div>
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-3 sm:px-6">
        <div className="flex min-w-60 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 truncate text-sm font-medium text-ink">{process.user_email || words.noEmail}</h1>
          <ProcessStatusBar status={process.status} className="w-auto" />
          {process.processing_duration_seconds === null ? null : (
            <p className="text-sm text-muted tabular-nums">
              {formatSeconds(process.processing_duration_seconds, format)}
            </p>
          )}
          <p className="text-sm text-muted">{languagePair(shared, process)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" loading={downloading} onClick={onDownload}>
            {words.downloadOriginal}
          </Button>
          <BackToDashboard size="sm" />
        </div>
      </header>
      <div className="min-h-0 flex-1">
        {process.status === 'processed' ? (
          <ImageEditor {...editor} />
        ) : (
          <div className="flex h-full items-center justify-center p-6">
            {process.status === 'failed' ? (
              <ErrorState title={process.error_message || shared.statuses.failed} />
            ) : (
              <EmptyState title={words.noResult} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function BackToDashboard({ size }: Pick<ButtonProps, 'size'>) {
  const { back } = useWords('admin');
  return (
    <Button asChild size={size}>
      <Link to="/admin/processes">{back}</Link>
    </Button>
  );
}
