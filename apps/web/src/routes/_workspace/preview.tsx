import { createFileRoute, redirect } from '@tanstack/react-router';
import { PreviewPage } from '../../features/preview/preview-page.tsx';

interface PreviewSearch {
  /** The checkout that led back here. */
  session_id?: string;
  /** The process that is followed: still there after a reload. */
  process?: string;
  /** The address of an image that another app shared. */
  shared?: string;
}

export const Route = createFileRoute('/_workspace/preview')({
  validateSearch: ({ session_id, process, shared }: Record<string, unknown>): PreviewSearch => ({
    ...(typeof session_id === 'string' && session_id && { session_id }),
    ...(typeof process === 'string' && process && { process }),
    ...(typeof shared === 'string' && shared && { shared }),
  }),
  beforeLoad: ({ search: { shared } }) => {
    if (shared) throw redirect({ to: '/preview', replace: true, state: { image: shared } });
  },
  component: PreviewPage,
});
