import { problemOf, processProblem } from '@palimpsest/api-client';
import { isTerminal, type ImageProcess, firstTextSelectMs, statusPollMs } from '@palimpsest/contract';
import type { EditorEvent } from '@palimpsest/editor';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Analytics } from '../../lib/integrations/analytics.ts';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { processQuery } from '../../lib/server/process-query.ts';
import { signedPictures } from '../../lib/images/signed-pictures.ts';
import { resultName } from '../dashboard/result-names.ts';
import { WorkspaceHeader } from '../workspace/workspace-header.tsx';
import { createVersionCallbacks } from './document-versions.ts';
import { draftKeys } from './draft.ts';
import { EditorView } from './editor-view.tsx';
import { openWithDrafts } from './left-drafts.ts';
import { loadPicture } from './load-picture.ts';
import { openResult } from './open-result.ts';
import { picturesOf } from './pictures-of.ts';
import { SaveStatus } from './save-status.tsx';
import { createTranslate } from './translate-text.ts';
import { createPatchLoader } from './text-patches.ts';
import { useAutosave } from './use-autosave.ts';
import { languagePair, type SharedWords, useWords } from '../../messages/words.ts';

/** Edits the result of the process that the address names or the navigation state carries. */
export function EditorPage() {
  const { client, signedUrls } = useApi();
  const { track } = useAnalytics();
  const shared = useWords('shared');
  const named = useSearch({ from: '/_workspace/editor' }).process;
  const carried = useLocation({ select: ({ state }) => state.process });
  const id = named ?? carried?.message_id ?? '';

  const record = useQuery({
    ...processQuery(client, id),
    enabled: id !== '',
    ...(carried?.message_id === id && { initialData: carried }),
    refetchInterval: ({ state }) => (state.data && !isTerminal(state.data.status) ? statusPollMs : false),
  });
  const url = record.data?.inpainted_image_url ?? '';
  const texts = record.data?.localized_texts ?? [];
  const skipped = record.data?.skipped_texts ?? [];
  const originalUrl = record.data?.original_image_url ?? '';
  const patchesUrl = record.data?.text_patches_url ?? '';

  const result = record.data?.result_thumbnails?.large;
  const signed = useQuery(signedPictures(signedUrls, picturesOf(record.data)));

  const opened = useQuery({
    queryKey: ['opened-process', id],
    queryFn: async ({ signal }) => {
      const result = await openResult({ client, signedUrls, signal }, { id, url, texts, skipped });
      // A draft continues from the version that it changed: if another was saved since, saving the draft asks what to do.
      const drafts = await draftKeys(id);
      if (drafts.length === 0) return result;
      return openWithDrafts(client, id, result, drafts);
    },
    // An address that could not be signed with the others is signed again alone, so that its error says why.
    enabled: url !== '' && signed.isFetched,
    // The draft is read anew whenever the editor opens.
    gcTime: 0,
    staleTime: Infinity,
  });

  // The original is only compared with: the editor opens without waiting for it.
  const original = useQuery({
    queryKey: ['opened-original', id],
    queryFn: ({ signal }) => loadPicture(signedUrls, originalUrl, signal),
    enabled: opened.isSuccess && originalUrl !== '',
    gcTime: 0,
    staleTime: Infinity,
  });
  const loadPatch = useMemo(
    () => (patchesUrl === '' ? undefined : createPatchLoader(signedUrls, patchesUrl)),
    [signedUrls, patchesUrl],
  );

  // The picture mounts the whole editor, so that render is deferred: the page keeps answering to input.
  const shown = useDeferredValue(opened.data);
  const size = shown?.image;
  const versions = useMemo(
    () => record.data && size && createVersionCallbacks(client, record.data, size),
    [client, record.data, size],
  );

  const translators = useQuery({
    queryKey: ['translators'],
    queryFn: async ({ signal }) => (await client.call('languages', { signal })).translators.map(({ name }) => name),
    enabled: opened.isSuccess,
    staleTime: Infinity,
  });
  const translation = useMemo(
    () => ({ translators: translators.data ?? [], translate: createTranslate(client, id, shared.problem) }),
    [client, id, shared.problem, translators.data],
  );

  const saving = useAutosave(id, opened.data);

  useEffect(() => track('view_editor'), [track]);

  return (
    <>
      <PageHead title={shared.editor} noIndex />
      {record.data ? (
        <WorkspaceHeader>
          <p className="truncate text-sm font-medium text-ink max-sm:hidden">{record.data.file_name ?? shared.image}</p>
          <p className="text-sm whitespace-nowrap text-muted max-sm:hidden">{languagePair(shared, record.data)}</p>
          {saving.state ? (
            <SaveStatus
              state={saving.state}
              compare={saving.compare}
              onKeepMine={() => void saving.keepMine()}
              onOpenOther={() => {
                void saving.drop().then(() => window.location.reload());
              }}
            />
          ) : null}
        </WorkspaceHeader>
      ) : null}
      <EditorView
        key={id}
        hasData={id !== ''}
        stage={record.data && !isTerminal(record.data.status) ? shared.stages[record.data.status] : undefined}
        picture={record.data && !result ? null : result && signed.data?.get(result)}
        image={shown?.image}
        original={original.data}
        loadPatch={loadPatch}
        versions={versions}
        translation={translation}
        fileName={record.data && resultName(record.data)}
        document={shown?.document}
        error={recordProblem(shared, record.data, record.error) ?? pictureProblem(shared, opened.error)}
        onRetry={record.error ? () => void record.refetch() : opened.error ? () => void opened.refetch() : undefined}
        onReload={isNewer(opened.error) ? () => window.location.reload() : undefined}
        onDocumentChange={saving.onChange}
        onEvent={(event) => trackEditorEvent(track, event)}
        selectFirstAfter={firstTextSelectMs}
      />
    </>
  );
}

/** Why a record cannot be opened, in the words to show; undefined when it can, or is still on its way. */
function recordProblem(
  { problem }: SharedWords,
  record: ImageProcess | undefined,
  error: Error | null,
): string | undefined {
  if (!record)
    return error ? problem({ code: 'unexpected', detail: problemOf(error) ?? { code: 'unknown' } }) : undefined;
  if (record.status === 'failed') return problem(processProblem(record));
  if (record.status === 'processed' && !record.inpainted_image_url) return problem({ code: 'image_unavailable' });
  return undefined;
}

/** Whether a newer version of the editor saved the document: the server would serve a newer page now. */
const isNewer = (error: Error | null) => error !== null && problemOf(error)?.code === 'newer_document';

function pictureProblem({ problem }: SharedWords, error: Error | null): string | undefined {
  if (!error) return undefined;
  if (isNewer(error)) return problem({ code: 'newer_document' });
  return problem({ code: 'image_failed', detail: problemOf(error) ?? { code: 'unknown' } });
}

function trackEditorEvent(track: Analytics['track'], event: EditorEvent): void {
  switch (event.name) {
    case 'export_start':
      track('export_start', { estimated_bytes: event.estimatedBytes });
      break;
    case 'export_success':
      track('export_success', { bytes: event.bytes });
      break;
    case 'export_error':
      track('export_error', { error_message: event.detail });
      break;
    case 'font_change':
      track('font_change', { font_family: event.fontFamily });
      break;
  }
}
