import { maxFolderNameLength, type FolderChange, type FolderEntry } from '@palimpsest/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConfirmDialogProps } from '@palimpsest/ui';
import { useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';
import type { RenameDialogProps } from './rename-dialog.tsx';
import { foldersQuery } from './use-folders.ts';

export interface FolderChanges {
  /** Asks for another name of a folder. */
  askName: (folder: string) => void;
  /** Asks whether a folder is to be deleted. */
  askDeletion: (folder: string) => void;
  renameDialog: RenameDialogProps;
  deletionDialog: ConfirmDialogProps;
}

/**
 * Renames and deletes folders; what lies in them stays.
 * @param onChanged shows the folder under its new name, or all where it was deleted
 */
export function useFolderChanges(
  folders: readonly FolderEntry[],
  onChanged: (name: string | undefined) => Promise<void>,
): FolderChanges {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const problem = useProblem();
  const toasts = useToasts();
  const words = useWords('dashboard');
  const [renamed, setRenamed] = useState<string>();
  const [deleted, setDeleted] = useState<string>();
  const change = useMutation({
    mutationFn: (body: FolderChange) => client.call('changeFolder', { body }),
    onSuccess: async (entries, { folder, name }) => {
      const { queryKey } = foldersQuery(client);
      // Both names are known until the address has the new one: the menu stays, and gets the focus back as the dialog closes.
      if (name !== null) queryClient.setQueryData(queryKey, [...entries, { name: folder, count: 0 }]);
      await onChanged(name ?? undefined);
      queryClient.setQueryData(queryKey, entries);
      setRenamed(undefined);
      setDeleted(undefined);
      if (name === null) toasts.add({ tone: 'success', title: words.folderDeleted({ folder }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['processes'] }),
  });
  const ask = (put: (folder: string) => void) => (folder: string) => {
    change.reset();
    put(folder);
  };
  const status = { error: problem(change.error, 'unknown') };
  return {
    askName: ask(setRenamed),
    askDeletion: ask(setDeleted),
    renameDialog: {
      ...status,
      name: renamed,
      title: words.renameFolder,
      hint: words.renameFolderHint,
      label: words.folderName,
      maxLength: maxFolderNameLength,
      problemOf: (name) =>
        name !== renamed && folders.some(({ name: known }) => known === name) ? words.folderTaken : undefined,
      saving: change.isPending,
      onRename: (name) => {
        if (name === renamed) setRenamed(undefined);
        else if (renamed !== undefined) change.mutate({ folder: renamed, name });
      },
      onClose: () => setRenamed(undefined),
    },
    deletionDialog: {
      ...status,
      open: deleted !== undefined,
      title: words.deleteFolderTitle({ folder: deleted ?? '' }),
      description: words.deleteFolderHint,
      confirmLabel: words.deleteFolder,
      busy: change.isPending,
      onConfirm: () => {
        if (deleted !== undefined) change.mutate({ folder: deleted, name: null });
      },
      onOpenChange: (open) => (open ? undefined : setDeleted(undefined)),
    },
  };
}
