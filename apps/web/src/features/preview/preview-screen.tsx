import { useSearch } from '@tanstack/react-router';
import { BatchPage } from '../batch/batch-page.tsx';
import { PreviewPage } from './preview-page.tsx';

/** One image and one language, or where the address names them, several. */
export function PreviewScreen() {
  const { batch } = useSearch({ from: '/_workspace/preview' });
  return batch ? <BatchPage key={batch} id={batch} /> : <PreviewPage />;
}
