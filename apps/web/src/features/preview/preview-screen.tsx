import { Spinner } from '@palimpsest/ui';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSharedWords } from '../../messages/shared.messages.ts';
import { PreviewPage } from './preview-page.tsx';

const BatchPage = lazy(async () => ({ default: (await import('../batch/batch-page.tsx')).BatchPage }));

/** One image and one language, or where the address names them, several. */
export function PreviewScreen() {
  const { batch } = useSearch({ from: '/_workspace/preview' });
  return batch ? (
    <Suspense fallback={<Loading />}>
      <BatchPage key={batch} id={batch} />
    </Suspense>
  ) : (
    <PreviewPage />
  );
}

function Loading() {
  const { loading } = useSharedWords();
  return (
    <div className="flex h-full items-center justify-center">
      <Spinner label={loading} />
    </div>
  );
}
