import { Spinner } from '@palimpsest/ui';
import { useSearch } from '@tanstack/react-router';
import { createElement } from 'react';
import { usePart } from '../../lib/on-demand/use-part.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';
import { PreviewPage } from './preview-page.tsx';

const loadBatchPage = async () => (await import('../batch/batch-page.tsx')).BatchPage;

/** One image and one language, or where the address names them, several. */
export function PreviewScreen() {
  const { batch } = useSearch({ from: '/_workspace/preview' });
  const BatchPage = usePart(loadBatchPage, { wanted: batch !== undefined });
  if (!batch) return <PreviewPage />;
  return BatchPage ? createElement(BatchPage, { key: batch, id: batch }) : <Loading />;
}

function Loading() {
  const { loading } = useSharedWords();
  return (
    <div className="flex h-full items-center justify-center">
      <Spinner label={loading} />
    </div>
  );
}
