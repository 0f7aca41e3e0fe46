import type { ProcessSummary } from '@palimpsest/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { createOriginalLoader } from '../../lib/images/original-image.ts';
import type { ProcessActions } from './process-card.tsx';
import { deleteWithUndo } from './undoable-deletion.ts';
import { useDownloadAll } from './use-download-all.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';

export interface DashboardActions {
  actions: Omit<ProcessActions, 'onRename' | 'onExportTexts' | 'onImportTexts'>;
  /** The ids of the localizations that are hidden, because they are being deleted. */
  hidden: ReadonlySet<string>;
  onDeleteAll: (processes: readonly ProcessSummary[]) => void;
  /** Saves one result as a picture, several as one zip file. */
  onDownloadAll: (processes: readonly ProcessSummary[]) => void;
}

/** The actions on the cards of the dashboard, one or several at once. */
export function useProcessActions(): DashboardActions {
  const { client, signedUrls } = useApi();
  const navigate = useNavigate();
  const toasts = useToasts();
  const words = useWords('dashboard');
  const shared = useWords('shared');
  const problem = useProblem();
  const queryClient = useQueryClient();
  const [loadOriginal] = useState(() => createOriginalLoader(signedUrls));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['processes'] });
  const fail = (title: string) => (error: unknown) =>
    toasts.add({ tone: 'danger', title, description: problem(error) });

  const retry = useMutation({
    mutationFn: ({ message_id }: ProcessSummary) => client.call('retryProcess', { params: { message_id } }),
    onSettled: () => {
      client.announceCredits();
      return refresh();
    },
    onError: fail(words.retryFailed),
  });
  const download = useMutation({
    mutationFn: async ({ message_id }: ProcessSummary) => {
      const { downloadResult } = await import('./download-result.ts');
      await downloadResult({ client, signedUrls, signal: new AbortController().signal }, message_id);
    },
    onError: fail(words.downloadFailed),
  });
  const onDownloadAll = useDownloadAll();
  const translateAgain = useMutation({
    mutationFn: async (process: ProcessSummary) => {
      const original = await loadOriginal(process.original_image_url);
      const file = new File([original], process.file_name ?? original.name, { type: original.type });
      await navigate({ to: '/preview', state: { ...imageState(file), imageId: process.original_image_id } });
    },
    onError: fail(words.openFailed),
  });
  const saidOfDeleted = ([first, ...others]: readonly ProcessSummary[]) => {
    if (!first || others.length > 0) return words.deleted({ count: others.length + 1 });
    const language = shared.languageInSentence(first.target_language);
    return first.file_name ? words.deletedOne({ name: first.file_name, language }) : words.deletedUnnamed({ language });
  };
  const onDeleteAll = (processes: readonly ProcessSummary[]) =>
    deleteWithUndo(processes, {
      said: { deleted: saidOfDeleted(processes), undo: shared.undo },
      toasts,
      setHidden: (list, on) =>
        setHidden((before) => {
          const ids = new Set(list.map(({ id }) => id));
          return new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.has(id)));
        }),
      remove: ({ message_id }) => client.call('deleteProcess', { params: { message_id } }),
      onDone: (failed) => {
        client.announceCredits();
        void refresh();
        if (failed.length > 0) {
          toasts.add({ tone: 'danger', title: words.deleteFailed });
        }
      },
    });

  return {
    actions: {
      onOpen: ({ message_id: process }) => void navigate({ to: '/editor', search: { process } }),
      onRetryProcess: retry.mutate,
      onDownload: download.mutate,
      onTranslateAgain: translateAgain.mutate,
      onDelete: (process) => onDeleteAll([process]),
    },
    hidden,
    onDeleteAll,
    onDownloadAll: (processes) => {
      const [only, ...others] = processes;
      if (only && others.length === 0) download.mutate(only);
      else onDownloadAll(processes);
    },
  };
}
