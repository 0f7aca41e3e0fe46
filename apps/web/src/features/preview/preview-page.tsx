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

/** Where languages and options are chosen before an image is processed, and where its process is followed. */
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
  // The place for an image went away with the focus on it.
  useEffect(() => {
    if (kept.isLoading || shown.current === image) return;
    shown.current = image;
    focusHeading();
  }, [image, kept.isLoading]);

  const [atFirst] = useState(process);
  // The address names a process of which this page knows nothing yet, as after a reload or in another tab.
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

/** One image and one language, or where the address names them, several. */
export function PreviewScreen() {
  const { batch } = useSearch({ from: '/_workspace/preview' });
  return batch ? <BatchPage key={batch} id={batch} /> : <PreviewPage />;
}
