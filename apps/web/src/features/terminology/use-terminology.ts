import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { saveFile } from '../../lib/images/save-file.ts';
import type { Draft, Entry, Kind } from './entry.ts';
import { entriesKey } from './entries-query.ts';
import { draftOf, terminologyApi, type ExportFormat, type LanguagePair } from './terminology-api.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';

/** Saves, deletes, imports and exports entries of one kind; the list is read again after each change. */
export function useEntryChanges(kind: Kind) {
  const { client } = useApi();
  const toasts = useToasts();
  const words = useWords('terminology');
  const shared = useWords('shared');
  const problem = useProblem();
  const queryClient = useQueryClient();
  const api = terminologyApi(client, kind);
  const refresh = () => queryClient.invalidateQueries({ queryKey: entriesKey(kind) });
  const fail = (title: string) => (error: unknown) =>
    toasts.add({ tone: 'danger', title, description: problem(error) });

  const save = useMutation({
    mutationFn: ({ draft, id }: { draft: Draft; id: string | undefined }) => api.save(draft, id),
    onSuccess: refresh,
  });
  const restore = useMutation({
    mutationFn: (entry: Entry) => api.save(draftOf(entry), undefined),
    onSuccess: refresh,
    onError: fail(words.restoreFailed),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Entry) => api.remove(id),
    onSuccess: async (_, entry) => {
      await refresh();
      toasts.add({
        title: words[kind].deleted,
        description: entry.source,
        action: { label: shared.undo, onSelect: () => restore.mutate(entry) },
      });
    },
    onError: fail(words.deleteFailed),
  });
  const importFile = useMutation({
    mutationFn: ({ pair, file }: { pair: LanguagePair; file: File }) => api.importFile(pair, file),
    onSuccess: refresh,
  });
  const exportFile = useMutation({
    mutationFn: async ({ pair, format }: { pair: LanguagePair; format: ExportFormat }) =>
      saveFile(await api.exportFile(pair, format)),
  });
  return { save, remove, importFile, exportFile };
}
