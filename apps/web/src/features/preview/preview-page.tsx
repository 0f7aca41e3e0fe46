import { isTerminal } from '@palimpsest/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { processQuery } from '../../lib/server/process-query.ts';
import { useKeptImage } from '../../lib/images/use-kept-image.ts';
import { useCheckoutReturn } from '../billing/checkout-return.ts';
import { UserInfoModal } from '../profile/user-info-modal.tsx';
import { choicesOf, defaultChoices } from './choices.ts';
import { LoadingImage } from './loading-image.tsx';
import { useWords } from '../../messages/words.ts';
import { PreviewFlow } from './preview-flow.tsx';
import { BatchPage } from '../batch/batch-page.tsx';

/** The page on which languages and options for an image are chosen, and its process followed. */
function PreviewPage() {
  const { client } = useApi();
  const { track } = useAnalytics();
  const { session_id: sessionId, process } = useSearch({ from: '/_workspace/preview' });
  const { image, choices, imageId, storedUrl } = useLocation({ select: ({ state }) => state });
  const kept = useKeptImage(image);
  const { chooseLanguages } = useWords('shared');
  useCheckoutReturn(sessionId);

  useEffect(() => track('view_preview'), [track]);

  const shown = useRef(image);
  // The dropzone that had the focus is gone once an image is shown, so the heading takes the focus.
  useEffect(() => {
    if (kept.isLoading || shown.current === image) return;
    shown.current = image;
    focusHeading();
  }, [image, kept.isLoading]);

  const [atFirst] = useState(process);
  // The address may name a process that this page does not know, as after a reload or in another tab.
  const unknown = process !== undefined && (process === atFirst || !choices);
  const record = useQuery({
    ...processQuery(client, process ?? ''),
    enabled: unknown,
  });

  return (
    <>
      <PageHead title={chooseLanguages} noIndex />
      <UserInfoModal />
      {unknown && record.isLoading ? (
        <LoadingImage />
      ) : (
        <PreviewFlow
          file={kept.file}
          url={kept.url ?? (kept.isLoading ? undefined : image)}
          isLoadingImage={kept.isLoading}
          imageId={imageId ?? record.data?.original_image_id}
          storedUrl={storedUrl ?? record.data?.original_image_url}
          reached={record.data && !isTerminal(record.data.status) ? record.data.status : undefined}
          initialChoices={choices ?? (record.data ? choicesOf(record.data) : defaultChoices)}
        />
      )}
    </>
  );
}

/** The screen of one image and one language, or of the batch that the address names. */
export function PreviewScreen() {
  const { batch } = useSearch({ from: '/_workspace/preview' });
  return batch ? <BatchPage key={batch} id={batch} /> : <PreviewPage />;
}
