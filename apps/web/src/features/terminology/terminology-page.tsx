import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '../../lib/page-head.tsx';
import { useApi } from '../../lib/services.ts';
import { entriesQuery } from './entries-query.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { emptyDraft, type Entry } from './entry.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { draftOf } from './terminology-api.ts';
import { TerminologyView } from './terminology-view.tsx';
import { useEntryChanges } from './use-terminology.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

/** The dialog that is open over the list. */
type Opened = { dialog: 'entry'; entry: Entry | undefined } | { dialog: 'import' } | { dialog: 'export' };

/** The screen of a user's glossary and translation memory. */
export function TerminologyPage() {
  const navigate = useNavigate();
  const shared = useWords('shared');
  const problem = useProblem();
  const { modal: _modal, ...search } = useSearch({ from: '/_workspace/terminology' });
  const kind = search.kind ?? 'glossary';
  const pair = { source_lang: search.source, target_lang: search.target };
  const [opened, setOpened] = useState<Opened>();
  const { client } = useApi();
  const list = useQuery(entriesQuery(client, search));
  const { save, remove, importFile, exportFile } = useEntryChanges(kind);

  const open = (next: Opened) => {
    for (const change of [save, importFile, exportFile]) change.reset();
    setOpened(next);
  };
  const close = () => setOpened(undefined);
  const edited = opened?.dialog === 'entry' ? opened.entry : undefined;

  return (
    <>
      <PageHead title={shared.terminology} noIndex />
      <TerminologyView
        search={search}
        onSearchChange={(changed) =>
          void navigate({
            to: '/terminology',
            replace: 'q' in changed,
            search: (before) =>
              Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value)),
          })
        }
        entries={list.data?.entries}
        total={list.data?.total ?? 0}
        loading={list.isFetching && (!list.data || list.isPlaceholderData)}
        error={list.data ? undefined : problem(list.error, 'unexpected')}
        onRetry={() => void list.refetch()}
        onAdd={() => open({ dialog: 'entry', entry: undefined })}
        onEdit={(entry) => open({ dialog: 'entry', entry })}
        onDelete={remove.mutate}
        onImport={() => open({ dialog: 'import' })}
        onExport={() => open({ dialog: 'export' })}
      />
      <EntryDialog
        kind={kind}
        open={opened?.dialog === 'entry'}
        editing={edited !== undefined}
        initial={edited ? draftOf(edited) : { ...emptyDraft, ...pair }}
        saving={save.isPending}
        error={problem(save.error, 'unexpected')}
        onSave={(draft) => save.mutate({ draft, id: edited?.id }, { onSuccess: close })}
        onClose={close}
      />
      <ImportDialog
        kind={kind}
        open={opened?.dialog === 'import'}
        initialPair={pair}
        importing={importFile.isPending}
        error={problem(importFile.error, 'unexpected')}
        result={importFile.data}
        onImport={(languages, file) => importFile.mutate({ pair: languages, file })}
        onFileChange={importFile.reset}
        onClose={close}
      />
      <ExportDialog
        kind={kind}
        open={opened?.dialog === 'export'}
        initialPair={pair}
        exporting={exportFile.isPending}
        error={problem(exportFile.error, 'unexpected')}
        onExport={(languages, format) => exportFile.mutate({ pair: languages, format }, { onSuccess: close })}
        onClose={close}
      />
    </>
  );
}
