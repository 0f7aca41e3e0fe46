import type { AdminProcess } from '@palimpsest/contract';
import { Button, EmptyState, ErrorState, ImageCard, ImageCardSkeleton, Page } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { picturesOf, type SignedPictures } from '../dashboard/card-pictures.ts';
import { cardOutOfSight } from '../dashboard/card-out-of-sight.ts';
import { ProcessStatusBar } from '../dashboard/process-status-bar.tsx';
import { useFirstCards } from '../dashboard/use-first-cards.ts';
import { AdminFilters, type AdminFiltersProps } from './admin-filters.tsx';
import { cardColumns } from '../../lib/card-columns.ts';
import { formatSeconds } from './duration.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { languagePair, useWords } from '../../messages/words.ts';

export interface AdminProcessesViewProps extends AdminFiltersProps {
  /** Undefined while they are loading. */
  processes: readonly AdminProcess[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Whether the server refuses the list to this user: there is nothing to search or to try again. */
  refused: boolean;
  onRetry: () => void;
  /** Undefined while they are being signed. */
  pictures: SignedPictures | undefined;
  onOpen: (process: AdminProcess) => void;
  /** The content above the filters. */
  notice?: ReactNode;
  /** The content at the end of the page. */
  end?: ReactNode;
}

/** The staff's list of all users' processes. */
export function AdminProcessesView({
  processes,
  error,
  refused,
  onRetry,
  pictures,
  onOpen,
  notice,
  end,
  ...filters
}: AdminProcessesViewProps) {
  const { search, onSearch } = filters;
  const words = useWords('admin');
  const loading = !processes && !error;
  if (refused) return <Refused reason={error} />;
  return (
    <Page title={words.list} description={words.listHint}>
      {notice}
      <AdminFilters {...filters} />
      <div className={cardColumns} aria-busy={loading}>
        {processes ? <AdminProcessCards processes={processes} pictures={pictures} onOpen={onOpen} /> : null}
        {loading ? ['first', 'second', 'third', 'fourth'].map((card) => <ImageCardSkeleton key={card} />) : null}
      </div>
      {error ? <ErrorState title={words.listFailed} description={error} onRetry={onRetry} /> : null}
      {processes?.length === 0 ? <EmptyState title={words.empty} /> : null}
      {processes && (search.offset > 0 || processes.length === search.limit) ? (
        <nav aria-label={words.pages} className="mt-8 flex justify-center gap-2">
          <Button
            disabled={search.offset === 0}
            onClick={() => onSearch({ ...search, offset: Math.max(search.offset - search.limit, 0) })}
          >
            {words.newer}
          </Button>
          <Button
            disabled={processes.length < search.limit}
            onClick={() => onSearch({ ...search, offset: search.offset + search.limit })}
          >
            {words.older}
          </Button>
        </nav>
      ) : null}
      {end}
    </Page>
  );
}

/** Replaces the list for users who are not staff. */
function Refused({ reason }: { reason: string | undefined }) {
  const words = useWords('admin');
  const { toDashboard } = useWords('shared');
  return (
    <div className="flex h-full items-center justify-center p-6">
      <ErrorState
        title={words.listFailed}
        description={reason}
        headingLevel={1}
        size="lg"
        action={
          <Button asChild>
            <Link to="/dashboard">{toDashboard}</Link>
          </Button>
        }
      />
    </div>
  );
}

interface AdminProcessCardsProps {
  processes: readonly AdminProcess[];
  pictures: SignedPictures | undefined;
  onOpen: (process: AdminProcess) => void;
}

function AdminProcessCards({ processes, ...props }: AdminProcessCardsProps) {
  const shown = useFirstCards(processes);
  return shown.map((process) => <AdminProcessCard key={process.id} process={process} {...props} />);
}

interface AdminProcessCardProps extends Omit<AdminProcessCardsProps, 'processes'> {
  process: AdminProcess;
}

const creation = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

function AdminProcessCard({ process, pictures, onOpen }: AdminProcessCardProps) {
  const words = useWords('admin');
  const shared = useWords('shared');
  const format = useFormat();
  const dateFormat = useDateFormat(creation);
  const email = process.user_email || words.noEmail;
  const duration = process.status === 'processed' ? process.processing_duration_seconds : null;
  const created = dateFormat.format(new Date(process.created_at));
  return (
    <ImageCard
      style={cardOutOfSight}
      {...picturesOf(process, pictures)}
      alt={`${email}, ${languagePair(shared, process)}, ${created} UTC`}
      title={email}
      status={<ProcessStatusBar status={process.status} />}
      caption={
        duration === null ? (
          `${created} UTC`
        ) : (
          <>
            {`${created} UTC, `}
            <span className="whitespace-nowrap">{formatSeconds(duration, format)}</span>
          </>
        )
      }
      problem={process.status === 'failed' ? (process.error_message ?? undefined) : undefined}
      onOpen={() => onOpen(process)}
    />
  );
}
