import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../features/preview/preview-page.tsx';

interface PreviewSearch {
  /** The checkout that led back here. */
  session_id?: string;
  /** The process that is followed: still there after a reload. */
  process?: string;
}

export const Route = createFileRoute('/_workspace/preview')({
  validateSearch: ({ session_id, process }: Record<string, unknown>): PreviewSearch => ({
    ...(typeof session_id === 'string' && session_id && { session_id }),
    ...(typeof process === 'string' && process && { process }),
  }),
  component: PreviewPage,
});
