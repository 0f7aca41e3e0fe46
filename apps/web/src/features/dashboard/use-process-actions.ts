import { extractErrorText, workflowTexts } from '@palimpsest/api-client';
import { type ProcessSummary } from '@palimpsest/contract';
import { useToasts } from '@palimpsest/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { createOriginalLoader } from '../../lib/original-image.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';
import type { ProcessActions } from './process-card.tsx';

/** What the cards of the dashboard do, and the dialog that asks before one is deleted. */
export function useProcessActions(): { actions: ProcessActions; deletion: DeleteDialogProps } {
  const { client, signedUrls } = useApi();
  const navigate = useNavigate();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [loadOriginal] = useState(() => createOriginalLoader(signedUrls));
  const [toDelete, setToDelete] = useState<ProcessSummary>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['processes'] });
  const fail = (title: string) => (error: unknown) =>
    toasts.add({ tone: 'danger', title, description: extractErrorText(error) });

  const retry = useMutation({
    mutationFn: ({ message_id }: ProcessSummary) => client.call('retryProcess', { params: { message_id } }),
    onSettled: () => {
      client.announceCredits();
      return refresh();
    },
    onError: fail('This image could not be started again.'),
  });
  const download = useMutation({
    mutationFn: async ({ message_id: id }: ProcessSummary) => {
      const { downloadResult } = await import('./download-result.ts');
      await downloadResult(client, signedUrls, id);
    },
    onError: fail('This image could not be downloaded.'),
  });
  const translateAgain = useMutation({
    mutationFn: async (process: ProcessSummary) => {
      const original = await loadOriginal(process.original_image_url);
      const file = new File([original], process.file_name ?? original.name, { type: original.type });
      await navigate({ to: '/preview', state: { ...imageState(file), imageId: process.original_image_id } });
    },
    onError: fail('This image could not be opened.'),
  });
  const remove = useMutation({
    mutationFn: ({ message_id }: ProcessSummary) => client.call('deleteProcess', { params: { message_id } }),
    onSuccess: async () => {
      await refresh();
      setToDelete(undefined);
    },
  });

  return {
    actions: {
      onOpen: ({ message_id: process }) => void navigate({ to: '/editor', search: { process } }),
      onRetryProcess: retry.mutate,
      onDownload: download.mutate,
      onTranslateAgain: translateAgain.mutate,
      onDelete: setToDelete,
    },
    deletion: {
      process: toDelete,
      busy: remove.isPending,
      error: remove.error ? (extractErrorText(remove.error) ?? workflowTexts.unexpected) : undefined,
      onConfirm: remove.mutate,
      onCancel: () => {
        remove.reset();
        setToDelete(undefined);
      },
    },
  };
}
