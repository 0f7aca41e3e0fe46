import { extractErrorText, workflowTexts } from '@palimpsest/api-client';
import { defaultListLimit, statusGroup, statusPollMs } from '@palimpsest/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAnalytics } from '../../lib/analytics.ts';
import { useApi } from '../../lib/api.ts';
import { imageFileProblem } from '../../lib/chosen-image.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { signedPictures } from '../../lib/signed-pictures.ts';
import { addressesOf } from './card-pictures.ts';
import { DashboardView } from './dashboard-view.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { applyFilter, queriedStatus, type StatusFilter } from './status-filter.ts';
import { useProcessActions } from './use-process-actions.ts';

/** The past localizations of whoever is logged in. */
export function DashboardPage() {
  const { client, signedUrls } = useApi();
  const { track } = useAnalytics();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [fileProblem, setFileProblem] = useState<string>();
  const status = queriedStatus(filter);

  const list = useQuery({
    queryKey: ['processes', status ?? 'all'],
    queryFn: ({ signal }) =>
      client.call('processes', { query: { limit: defaultListLimit, ...(status && { status }) }, signal }),
    staleTime: 0,
    // As long as something moves, so does the list.
    refetchInterval: ({ state }) =>
      state.data?.some((process) => statusGroup(process.status) === 'processing') ? statusPollMs : false,
  });
  const processes = list.data && applyFilter(list.data, filter);
  const urls = list.data?.flatMap(addressesOf) ?? [];

  const signing = useQuery(signedPictures(signedUrls, urls));

  const { actions, deletion } = useProcessActions();

  useEffect(() => track('view_dashboard'), [track]);

  return (
    <>
      <PageHead title="Dashboard" noIndex />
      <DashboardView
        filter={filter}
        onFilterChange={setFilter}
        processes={processes}
        error={list.isError && !list.data ? (extractErrorText(list.error) ?? workflowTexts.unknown) : undefined}
        onRetry={() => void list.refetch()}
        pictures={signing.data}
        {...actions}
        fileProblem={fileProblem}
        onFile={(file) => {
          const problem = imageFileProblem(file);
          setFileProblem(problem);
          if (!problem) void navigate({ to: '/preview', state: imageState(file) });
        }}
      />
      <DeleteDialog {...deletion} />
    </>
  );
}
