import { maxFileNameLength, type ProcessSummary } from '@palimpsest/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/services.ts';
import type { RenameDialogProps } from './rename-dialog.tsx';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

export interface Renaming {
  /** Asks for the name of a localization. */
  ask: (process: ProcessSummary) => void;
  dialog: RenameDialogProps;
}

/** Renames one localization at a time. */
export function useRename(): Renaming {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const problem = useProblem();
  const words = useWords('dashboard');
  const [process, setProcess] = useState<ProcessSummary>();
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      client.call('updateProcess', { params: { message_id: id }, body: { file_name: name } }),
    onSuccess: async () => {
      setProcess(undefined);
      await queryClient.invalidateQueries({ queryKey: ['processes'] });
    },
  });
  return {
    ask: (next) => {
      rename.reset();
      setProcess(next);
    },
    dialog: {
      // A name that its file never had is empty.
      name: process && (process.file_name ?? ''),
      title: words.rename,
      hint: words.renameHint,
      label: words.name,
      maxLength: maxFileNameLength,
      saving: rename.isPending,
      error: problem(rename.error, 'unknown'),
      onRename: (name) => {
        if (process) rename.mutate({ id: process.message_id, name });
      },
      onClose: () => setProcess(undefined),
    },
  };
}
