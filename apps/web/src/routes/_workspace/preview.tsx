import { createFileRoute, redirect } from '@tanstack/react-router';
import { languagesQuery } from '../../features/preview/use-languages.ts';
import { PreviewScreen } from '../../features/preview/preview-page.tsx';

interface PreviewSearch {
  /** The id of the checkout that led back here. */
  session_id?: string;
  /** The `message_id` of the process that is followed, which a reload keeps. */
  process?: string;
  /** The address of an image that another app shared. */
  shared?: string;
  /** The id of the batch that is chosen or on its way, which this tab keeps over a reload. */
  batch?: string;
}

export const Route = createFileRoute('/_workspace/preview')({
  validateSearch: ({ session_id, process, shared, batch }: Record<string, unknown>): PreviewSearch => ({
    ...(typeof session_id === 'string' && session_id && { session_id }),
    ...(typeof process === 'string' && process && { process }),
    ...(typeof shared === 'string' && shared && { shared }),
    ...(typeof batch === 'string' && batch && { batch }),
  }),
  beforeLoad: ({ search: { shared } }) => {
    if (shared) throw redirect({ to: '/preview', replace: true, state: { image: shared } });
  },
  loader: ({ context, cause }) => {
    if (cause !== 'enter') return;
    void context.queryClient.prefetchQuery(languagesQuery(context.api.client));
  },
  component: PreviewScreen,
});
