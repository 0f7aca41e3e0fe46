import { extractErrorText, workflowTexts } from '@palimpsest/api-client';
import { useToasts } from '@palimpsest/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type Draft, type Entry, type Kind } from './entry.ts';
import { draftOf, terminologyApi, type ExportFormat, type LanguagePair } from './terminology-api.ts';
import { toListQuery, type TerminologySearch } from './terminology-search.ts';
import { words } from './words.ts';

/** The words for what a call threw; undefined where nothing was thrown. */
export const failureText = (error: unknown) =>
  error ? (extractErrorText(error) ?? workflowTexts.unexpected) : undefined;

/** The entries that the address asks for. */
export function useEntries(kind: Kind, search: TerminologySearch) {
  const { client } = useApi();
  const query = toListQuery(search);
  return useQuery({
    queryKey: ['terminology', kind, query],
    queryFn: ({ signal }) => terminologyApi(client, kind).list(query, signal),
    placeholderData: (previous, before) => (before?.queryKey[1] === kind ? previous : undefined),
  });
}

/** What changes the entries of one kind; the list is read again after each. */
export function useEntryChanges(kind: Kind) {
  const { client } = useApi();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const api = terminologyApi(client, kind);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['terminology', kind] });
  const fail = (title: string) => (error: unknown) =>
    toasts.add({ tone: 'danger', title, description: extractErrorText(error) });

  const save = useMutation({
    mutationFn: ({ draft, id }: { draft: Draft; id: string | undefined }) => api.save(draft, id),
    onSuccess: refresh,
  });
  const restore = useMutation({
    mutationFn: (entry: Entry) => api.save(draftOf(entry), undefined),
    onSuccess: refresh,
    onError: fail('This entry could not be brought back.'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Entry) => api.remove(id),
    onSuccess: async (_, entry) => {
      await refresh();
      toasts.add({
        title: words[kind].deleted,
        description: entry.source,
        action: { label: 'Undo', onSelect: () => restore.mutate(entry) },
      });
    },
    onError: fail('This entry could not be deleted.'),
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
