import { type AdminProcess } from '@palimpsest/contract';
import { Button, EmptyState, ErrorState, ImageCard, ImageCardSkeleton, Page } from '@palimpsest/ui';
import { picturesOf, type SignedPictures } from '../dashboard/card-pictures.ts';
import { ProcessStatusBar } from '../dashboard/process-status-bar.tsx';
import { AdminFilters, type AdminFiltersProps } from './admin-filters.tsx';
import { formatSeconds } from './duration.ts';

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
}

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5';

/** The processes of all users. */
export function AdminProcessesView({
  processes,
  error,
  refused,
  onRetry,
  pictures,
  onOpen,
  ...filters
}: AdminProcessesViewProps) {
  const { search, onSearch } = filters;
  const loading = !processes && !error;
  if (refused)
    return <ErrorState title="Failed to fetch admin processes" description={error} headingLevel={1} size="lg" />;
  return (
    <Page title="All processes" description="What every user has had translated, the newest first.">
      <AdminFilters {...filters} />
      <div className={grid} aria-busy={loading}>
        {processes?.map((process) => (
          <AdminProcessCard key={process.id} process={process} pictures={pictures} onOpen={onOpen} />
        ))}
        {loading ? ['first', 'second', 'third', 'fourth'].map((card) => <ImageCardSkeleton key={card} />) : null}
      </div>
      {error ? <ErrorState title="Failed to fetch admin processes" description={error} onRetry={onRetry} /> : null}
      {processes?.length === 0 ? <EmptyState title="No processes found." /> : null}
      {processes && (search.offset > 0 || processes.length === search.limit) ? (
        <nav aria-label="Pages" className="mt-8 flex justify-center gap-2">
          <Button
            disabled={search.offset === 0}
            onClick={() => onSearch({ ...search, offset: Math.max(search.offset - search.limit, 0) })}
          >
            Newer
          </Button>
          <Button
            disabled={processes.length < search.limit}
            onClick={() => onSearch({ ...search, offset: search.offset + search.limit })}
          >
            Older
          </Button>
        </nav>
      ) : null}
    </Page>
  );
}

interface AdminProcessCardProps {
  process: AdminProcess;
  pictures: SignedPictures | undefined;
  onOpen: (process: AdminProcess) => void;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function AdminProcessCard({ process, pictures, onOpen }: AdminProcessCardProps) {
  const email = process.user_email || 'No email';
  const duration = process.status === 'processed' ? process.processing_duration_seconds : null;
  const created = dateFormat.format(new Date(process.created_at));
  return (
    <ImageCard
      {...picturesOf(process, pictures)}
      alt={`${email}, ${process.source_language} to ${process.target_language}, ${created} UTC`}
      title={email}
      status={<ProcessStatusBar status={process.status} />}
      caption={duration === null ? `${created} UTC` : `${created} UTC, ${formatSeconds(duration)}`}
      problem={process.status === 'failed' ? process.error_message : undefined}
      onOpen={() => onOpen(process)}
    />
  );
}
