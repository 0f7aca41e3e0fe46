import type { OwnProblem } from '@palimpsest/contract';
import { ConfirmDialog } from '@palimpsest/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { imageFileProblem } from '../../lib/images/chosen-image.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { sampleImage } from '../../lib/images/sample-image.ts';
import { keptBatches } from '../batch/batch-store.ts';
import { RunningBatches } from '../batch/running-batches.tsx';
import { ExportTextsDialog } from '../copy-deck/export-texts-dialog.tsx';
import { ImportTextsDialog } from '../copy-deck/import-texts-dialog.tsx';
import { useTexts } from '../copy-deck/use-texts.ts';
import { DashboardView } from './dashboard-view.tsx';
import { readDashboardSearch, toAsked, type DashboardSearch } from './dashboard-search.ts';
import { applyFilter } from './status-filter.ts';
import { useProcessActions } from './use-process-actions.ts';
import { processesQuery } from './processes-query.ts';
import { useSignedCards, withEdits } from './card-pictures.ts';
import { useEditedPictures } from './edited-pictures.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { useFolderChanges } from './use-folder-changes.ts';
import { useFolders } from './use-folders.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useRename } from './use-rename.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

/** The page of the user's past localizations. */
export function DashboardPage() {
  const api = useApi();
  const { track } = useAnalytics();
  const navigate = useNavigate();
  const shared = useWords('shared');
  const problem = useProblem();
  const { status: filter = 'all', q, folder, sort: order = 'newest' } = useSearch({ from: '/_workspace/dashboard' });
  const [fileProblem, setFileProblem] = useState<OwnProblem>();
  // The address follows the typed text, so that going back restores it.
  const [search, setSearch] = useState(q ?? '');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // The list is deferred, so that typed letters show before it changes.
  const sought = useDeferredValue(search.trim());
  const go = (changed: DashboardSearch) =>
    navigate({
      to: '/dashboard',
      replace: true,
      resetScroll: false,
      search: ({ modal, ...before }) => ({
        ...(modal && { modal }),
        ...readDashboardSearch({ ...before, ...changed }),
      }),
    });
  const change = (changed: DashboardSearch) => void go(changed);

  const [batches] = useState(() => keptBatches(sessionStorage));

  const list = useInfiniteQuery(processesQuery(api, toAsked({ status: filter, q: sought, folder, sort: order })));
  const pictures = withEdits(useSignedCards(list.data), list.data, useEditedPictures(list.data));

  const { actions, hidden, onDeleteAll, onDownloadAll } = useProcessActions();
  const processes = list.data && applyFilter(list.data, filter).filter(({ id }) => !hidden.has(id));
  const renaming = useRename();
  const clearSelection = () => setSelected(new Set());
  const moving = useFolders(clearSelection);
  const texts = useTexts();
  const changing = useFolderChanges(moving.folders, (id) => go({ folder: id }));

  const filtered = filter !== 'all' || sought !== '' || folder !== undefined;
  const take = (file: File) => {
    const found = imageFileProblem(file);
    setFileProblem(found);
    if (!found) void navigate({ to: '/preview', state: imageState(file) });
  };

  useEffect(() => track('view_dashboard'), [track]);

  return (
    <>
      <PageHead title={shared.dashboard} noIndex />
      <DashboardView
        notice={batches.length > 0 ? <RunningBatches ids={batches} /> : null}
        search={search}
        onSearchChange={(text) => {
          setSearch(text);
          change({ q: text.trim() });
        }}
        order={order}
        onOrderChange={(sort) => change({ sort })}
        selected={selected}
        onSelectedChange={({ id }, on) =>
          setSelected((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)))
        }
        onClearSelection={clearSelection}
        onDeleteSelected={(chosen) => {
          clearSelection();
          onDeleteAll(chosen);
        }}
        onDownloadSelected={onDownloadAll}
        onMoveSelected={moving.ask}
        folders={moving.folders}
        folder={folder}
        onFolderChange={(id) => change({ folder: id })}
        onRenameFolder={changing.askName}
        onDeleteFolder={changing.askDeletion}
        onExportFolder={texts.exportFolder}
        onExportTexts={texts.exportOf}
        onImportTexts={texts.importTexts}
        filter={filter}
        onFilterChange={(status) => change({ status })}
        processes={processes}
        error={list.data ? undefined : problem(list.error, 'unknown')}
        onRetry={() => void list.refetch()}
        pictures={pictures}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        {...actions}
        onRename={renaming.ask}
        fileProblem={fileProblem && shared.problem(fileProblem)}
        onFile={take}
        onSample={
          filtered ? undefined : () => void sampleImage().then(take, () => setFileProblem({ code: 'image_not_loaded' }))
        }
        onShowAll={
          filtered
            ? () => {
                setSearch('');
                change({ q: undefined, status: undefined, folder: undefined });
              }
            : undefined
        }
      />
      <FolderDialog {...moving.dialog} />
      <ExportTextsDialog {...texts.exportDialog} />
      <ImportTextsDialog {...texts.importDialog} />
      <RenameDialog {...renaming.dialog} />
      <RenameDialog {...changing.renameDialog} />
      <ConfirmDialog {...changing.deletionDialog} />
    </>
  );
}
