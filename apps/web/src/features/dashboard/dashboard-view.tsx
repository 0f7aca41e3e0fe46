import { type ProcessSummary, uploadImageTypes } from '@palimpsest/contract';
import { Banner, EmptyState, ErrorState, ImageCardSkeleton, Page, SelectField, UploadTile } from '@palimpsest/ui';
import { cardPicture, ProcessCard } from './process-card.tsx';
import { isStatusFilter, statusFilters, type StatusFilter } from './status-filter.ts';

export interface DashboardViewProps {
  filter: StatusFilter;
  onFilterChange: (filter: StatusFilter) => void;
  /** Undefined while they are loading. */
  processes: readonly ProcessSummary[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  onRetry: () => void;
  /** By the address of the card's picture: the signed one, or why there is none. Undefined while they are being signed. */
  pictures: ReadonlyMap<string, string | undefined> | undefined;
  onOpen: (process: ProcessSummary) => void;
  /** Starts a failed process again. */
  onRetryProcess: (process: ProcessSummary) => void;
  /** Any file that was chosen or dropped, fit or not. */
  onFile: (file: File) => void;
  /** What is wrong with the chosen file. */
  fileProblem: string | undefined;
}

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5';

export function DashboardView({
  filter,
  onFilterChange,
  processes,
  error,
  onRetry,
  pictures,
  onOpen,
  onRetryProcess,
  onFile,
  fileProblem,
}: DashboardViewProps) {
  return (
    <Page
      title="Recent Localizations"
      description="Open a finished image to edit its texts, or start a new one."
      actions={
        <SelectField
          label="Status"
          hideLabel
          className="w-40"
          options={statusFilters}
          value={filter}
          onValueChange={(value) => (isStatusFilter(value) ? onFilterChange(value) : undefined)}
        />
      }
    >
      {fileProblem ? (
        <Banner tone="danger" className="mb-5">
          {fileProblem}
        </Banner>
      ) : null}
      <div className={grid} aria-busy={!processes && !error}>
        <UploadTile accept={uploadImageTypes.join(',')} onFile={onFile} onReject={onFile} />
        {processes?.map((process) => (
          <ProcessCard
            key={process.id}
            process={process}
            picture={pictures ? pictures.get(cardPicture(process)) : null}
            onOpen={onOpen}
            onRetry={onRetryProcess}
          />
        ))}
        {processes || error ? null : <LoadingCards />}
      </div>
      {processes || error ? null : <output className="sr-only">Loading your translations...</output>}
      {error ? <ErrorState title="Failed to fetch image processes" description={error} onRetry={onRetry} /> : null}
      {processes?.length === 0 ? <EmptyState title="No translations found." /> : null}
    </Page>
  );
}

function LoadingCards() {
  return (
    <>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <ImageCardSkeleton key={card} />
      ))}
    </>
  );
}
