import { type FolderEntry, type ListOrder, type ProcessSummary, uploadImageTypes } from '@palimpsest/contract';
import {
  Banner,
  Button,
  DropdownMenu,
  EmptyState,
  ErrorState,
  IconButton,
  ImageCardSkeleton,
  Page,
  SelectField,
  TextField,
  UploadTile,
} from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { cardColumns } from '../../lib/card-columns.ts';
import { TextItems } from '../copy-deck/text-items.tsx';
import { CardGrid } from './card-grid.tsx';
import type { SignedPictures } from './card-pictures.ts';
import { MoreOnSight } from './more-on-sight.tsx';
import type { ProcessActions } from './process-card.tsx';
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';
import { isStatusFilter, statusFilters, type StatusFilter } from './status-filter.ts';
import { useWords } from '../../messages/words.ts';

export interface DashboardViewProps extends ProcessActions, Omit<SelectionBarProps, 'chosen'> {
  /** The text to find in file names. */
  search: string;
  onSearchChange: (search: string) => void;
  order: ListOrder;
  onOrderChange: (order: ListOrder) => void;
  /** The ids of the selected localizations. */
  selected: ReadonlySet<string>;
  onSelectedChange: (process: ProcessSummary, selected: boolean) => void;
  /** The folders of the user. */
  folders: readonly FolderEntry[];
  /** The folder that is shown; undefined for all. */
  folder: string | undefined;
  onFolderChange: (folder: string | undefined) => void;
  /** Asks for another name of a folder. */
  onRenameFolder: (folder: string) => void;
  /** Asks whether a folder is to be deleted. */
  onDeleteFolder: (folder: string) => void;
  /** Asks for the file that the texts of a folder go into. */
  onExportFolder: (folder: string) => void;
  filter: StatusFilter;
  onFilterChange: (filter: StatusFilter) => void;
  /** Undefined while they are loading. */
  processes: readonly ProcessSummary[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  onRetry: () => void;
  /** Whether there are more localizations than are shown. */
  hasMore: boolean;
  /** Whether the next page is on its way. */
  loadingMore: boolean;
  onMore: () => void;
  /** Undefined while they are being signed. */
  pictures: SignedPictures | undefined;
  /** Called with any file that was chosen or dropped, valid or not. */
  onFile: (file: File) => void;
  /** Takes the sample instead of the user's own image; left out where the user has localizations or filters the list. */
  onSample?: (() => void) | undefined;
  /** Ends the search and the filters; offered where they find nothing. */
  onShowAll?: (() => void) | undefined;
  /** The problem with the chosen file. */
  fileProblem: string | undefined;
  /** The content above the cards. */
  notice?: ReactNode;
}

const orders = ['newest', 'oldest', 'name'] as const satisfies readonly ListOrder[];

/** `isolate` keeps layers within the cards below the selection bar. */
const grid = `relative isolate ${cardColumns}`;

/** On a phone the filters stand two in a row. */
const halfOnPhones = 'w-[calc(50%-0.25rem)]';

/** On a phone the upload tile is a low row above the cards. */
const tile = 'max-sm:*:aspect-auto';

export function DashboardView({
  search,
  onSearchChange,
  order,
  onOrderChange,
  selected,
  onSelectedChange,
  onClearSelection,
  onDeleteSelected,
  onDownloadSelected,
  onMoveSelected,
  folders,
  folder,
  onFolderChange,
  onRenameFolder,
  onDeleteFolder,
  onExportFolder,
  filter,
  onFilterChange,
  processes,
  error,
  onRetry,
  hasMore,
  loadingMore,
  onMore,
  pictures,
  onFile,
  onSample,
  onShowAll,
  fileProblem,
  notice,
  ...actions
}: DashboardViewProps) {
  const words = useWords('dashboard');
  const shared = useWords('shared');
  const searchField = useRef<HTMLInputElement>(null);
  const showAll = onShowAll && (
    <Button
      onClick={() => {
        onShowAll();
        // The button is removed, so the field that it emptied takes the focus.
        searchField.current?.focus();
      }}
    >
      {shared.showAll}
    </Button>
  );
  return (
    <Page
      title={words.title}
      description={words.hint}
      actions={
        <>
          <TextField
            ref={searchField}
            label={words.search}
            hideLabel
            type="search"
            placeholder={words.search}
            className={folders.length > 0 ? `${halfOnPhones} sm:w-full lg:w-60` : 'w-full sm:w-80 lg:w-72'}
            value={search}
            onChange={({ target }) => onSearchChange(target.value)}
          />
          <FolderFilter
            {...{ folders, folder, onFolderChange, onRenameFolder, onDeleteFolder, onExportFolder }}
            onImportTexts={actions.onImportTexts}
          />
          <SelectField
            label={words.order}
            hideLabel
            className={`${halfOnPhones} sm:w-40 sm:max-lg:grow`}
            options={orders.map((value) => ({ value, label: words.orders[value] }))}
            value={order}
            onValueChange={(value) => onOrderChange(orders.find((known) => known === value) ?? 'newest')}
          />
          <SelectField
            label={shared.status}
            hideLabel
            className={`${halfOnPhones} sm:w-36 sm:max-lg:grow`}
            options={statusFilters.map((value) => ({
              value,
              label: value === 'all' ? words.filter : shared.statuses[value],
            }))}
            value={filter}
            onValueChange={(value) => (isStatusFilter(value) ? onFilterChange(value) : undefined)}
          />
        </>
      }
    >
      {notice}
      {fileProblem ? (
        <Banner tone="danger" className="mb-5">
          {fileProblem}
        </Banner>
      ) : null}
      <div className={grid} aria-busy={!processes && !error}>
        <UploadTile className={tile} accept={uploadImageTypes.join(',')} onFile={onFile} onReject={onFile} />
        {processes ? (
          <CardGrid
            {...{ processes, pictures, selected, onSelectedChange }}
            end={hasMore ? <MoreOnSight loading={loadingMore} onMore={onMore} /> : null}
            {...actions}
          />
        ) : null}
        {processes || error ? null : (
          <>
            <LoadingCards />
            {/* The message lies over the cards, so that nothing moves when it goes. */}
            <output className="pointer-events-none absolute inset-x-0 top-1/3 mx-auto w-fit rounded-lg border border-line bg-surface px-4 py-2 text-sm text-muted">
              {words.loading}
            </output>
          </>
        )}
        {processes?.length === 0 && !hasMore ? (
          <EmptyState
            className="self-center lg:col-span-2"
            title={words.empty}
            description={onSample ? words.howItGoes : null}
            action={onSample ? <Button onClick={onSample}>{shared.trySample}</Button> : showAll}
          />
        ) : null}
        {error ? (
          <ErrorState
            className="self-center lg:col-span-2"
            title={words.listFailed}
            description={error}
            onRetry={onRetry}
          />
        ) : null}
      </div>
      <SelectionBar
        chosen={processes?.filter(({ id }) => selected.has(id)) ?? []}
        {...{ onClearSelection, onDeleteSelected, onMoveSelected, onDownloadSelected }}
        onExportTexts={actions.onExportTexts}
        onImportTexts={actions.onImportTexts}
      />
    </Page>
  );
}

/** The option for all folders: an option needs a non-empty value, and no folder has this name, since names are trimmed. */
const everyFolder = ' ';

type FolderProp =
  | 'folders'
  | 'folder'
  | 'onFolderChange'
  | 'onRenameFolder'
  | 'onDeleteFolder'
  | 'onExportFolder'
  | 'onImportTexts';

/** Selects a folder, once there is one, and has a menu for the folder that is shown. */
function FolderFilter({
  folders,
  folder,
  onFolderChange,
  onRenameFolder,
  onDeleteFolder,
  onExportFolder,
  onImportTexts,
}: Pick<DashboardViewProps, FolderProp>) {
  const words = useWords('dashboard');
  const shared = useWords('shared');
  const { number } = useFormat();
  if (folders.length === 0 && folder === undefined) return null;
  const isKept = folders.some(({ name }) => name === folder);
  return (
    <div className={`${halfOnPhones} flex items-center gap-1 sm:w-auto sm:max-lg:grow`}>
      <SelectField
        label={words.folder}
        hideLabel
        className="min-w-0 grow sm:min-w-40"
        options={[
          { value: everyFolder, label: words.everyFolder },
          ...folders.map(({ name, count }) => ({ value: name, label: `${name} (${number(count)})` })),
          // An address may name a folder that was renamed or emptied since.
          ...(folder === undefined || isKept ? [] : [{ value: folder, label: `${folder} (${number(0)})` }]),
        ]}
        value={folder ?? everyFolder}
        onValueChange={(value) => onFolderChange(value === everyFolder ? undefined : value)}
      />
      {folder !== undefined && isKept ? (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <IconButton label={shared.actionsFor({ name: folder })} tooltip={false}>
              <Ellipsis aria-hidden />
            </IconButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            <TextItems onExport={() => onExportFolder(folder)} onImport={onImportTexts} />
            <DropdownMenu.Item onSelect={() => onRenameFolder(folder)}>
              <Pencil aria-hidden />
              {words.renameFolder}
            </DropdownMenu.Item>
            <DropdownMenu.Item tone="danger" onSelect={() => onDeleteFolder(folder)}>
              <Trash2 aria-hidden />
              {words.deleteFolder}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      ) : null}
    </div>
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
