import { type ApiClient } from '@palimpsest/api-client';
import type { FolderEntry, ProcessSummary } from '@palimpsest/contract';
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';
import type { FolderDialogProps } from './folder-dialog.tsx';

export interface Folders {
  folders: readonly FolderEntry[];
  /** Opens the dialog that asks for the folder of these localizations. */
  ask: (processes: readonly ProcessSummary[]) => void;
  dialog: FolderDialogProps;
}

/** Reads the user's folders, and moves localizations into them. @param onMoved called when all of them are moved */
export function useFolders(onMoved: () => void): Folders {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const problem = useProblem();
  const toasts = useToasts();
  const words = useWords('dashboard');
  const [processes, setProcesses] = useState<readonly ProcessSummary[]>([]);
  const moved = useRef<string>(undefined);
  const { data: folders = [] } = useQuery(foldersQuery(client));
  const move = useMutation({
    mutationFn: (folder: string | null) =>
      Promise.all(
        processes.map(({ message_id }) => client.call('updateProcess', { params: { message_id }, body: { folder } })),
      ),
    onSuccess: (_, folder) => {
      const [first] = processes;
      moved.current = first?.message_id;
      toasts.add({ tone: 'success', title: folder === null ? words.takenOut : words.moved({ folder }) });
      setProcesses([]);
      onMoved();
    },
    // If one localization could not be moved, others may have been, so both lists are read again in any case.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: foldersQuery(client).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['processes'] }),
      ]),
  });
  return {
    folders,
    ask: (next) => {
      move.reset();
      setProcesses(next);
    },
    dialog: {
      processes,
      folders,
      saving: move.isPending,
      error: problem(move.error, 'unknown'),
      onMove: move.mutate,
      onClose: () => setProcesses([]),
      onCloseAutoFocus: (event) => {
        // The button that opened the dialog is gone with the selection, so the first moved card takes the focus.
        const card =
          moved.current && document.querySelector(`[data-process="${moved.current}"] input[type="checkbox"]`);
        moved.current = undefined;
        if (!(card instanceof HTMLElement)) return;
        event.preventDefault();
        card.focus();
      },
    },
  };
}

/** The folders of whoever is logged in. */
export const foldersQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['folders'], queryFn: ({ signal }) => client.call('folders', { signal }) });
