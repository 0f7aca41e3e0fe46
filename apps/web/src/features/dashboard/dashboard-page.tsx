import { extractErrorText, workflowTexts } from '@palimpsest/api-client';
import { defaultListLimit, statusGroup, statusPollMs, type ProcessSummary } from '@palimpsest/contract';
import { useToasts } from '@palimpsest/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAnalytics } from '../../lib/analytics.ts';
import { useApi } from '../../lib/api.ts';
import { imageFileProblem } from '../../lib/chosen-image.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { signedPictures } from '../../lib/signed-pictures.ts';
import { DashboardView } from './dashboard-view.tsx';
import { cardPicture } from './process-card.tsx';
import { applyFilter, queriedStatus, type StatusFilter } from './status-filter.ts';

/** The past localizations of whoever is logged in. */
export function DashboardPage() {
  const { client, signedUrls } = useApi();
  const { track } = useAnalytics();
  const toasts = useToasts();
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
  const urls = list.data?.map(cardPicture) ?? [];

  const signing = useQuery(signedPictures(signedUrls, urls));

  const retry = useMutation({
    mutationFn: (process: ProcessSummary) =>
      client.call('retryProcess', { params: { message_id: process.message_id } }),
    onSettled: () => {
      client.announceCredits();
      return list.refetch();
    },
    onError: (error) =>
      toasts.add({
        tone: 'danger',
        title: 'This image could not be started again.',
        description: extractErrorText(error),
      }),
  });

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
        onOpen={(process) => void navigate({ to: '/editor', search: { process: process.message_id } })}
        onRetryProcess={retry.mutate}
        fileProblem={fileProblem}
        onFile={(file) => {
          const problem = imageFileProblem(file);
          setFileProblem(problem);
          if (!problem) void navigate({ to: '/preview', state: imageState(file) });
        }}
      />
    </>
  );
}
