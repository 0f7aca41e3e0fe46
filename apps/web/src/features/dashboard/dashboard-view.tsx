import { type ProcessSummary, uploadImageTypes } from '@palimpsest/contract';
import { Banner, EmptyState, ErrorState, ImageCardSkeleton, Page, SelectField, UploadTile } from '@palimpsest/ui';
import type { SignedPictures } from './card-pictures.ts';
import { ProcessCard, type ProcessActions } from './process-card.tsx';
import { isStatusFilter, statusFilters, type StatusFilter } from './status-filter.ts';

export interface DashboardViewProps extends ProcessActions {
  filter: StatusFilter;
  onFilterChange: (filter: StatusFilter) => void;
  /** Undefined while they are loading. */
  processes: readonly ProcessSummary[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  onRetry: () => void;
  /** Undefined while they are being signed. */
  pictures: SignedPictures | undefined;
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
  onFile,
  fileProblem,
  ...actions
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
          <ProcessCard key={process.id} process={process} pictures={pictures} {...actions} />
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
