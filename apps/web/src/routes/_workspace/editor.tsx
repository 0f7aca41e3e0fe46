import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '../../features/editor/editor-page.tsx';
import { processQuery } from '../../lib/server/process-query.ts';
import { signedPictures } from '../../lib/images/signed-pictures.ts';
import { picturesOf } from '../../features/editor/pictures-of.ts';
import type { RouterContext } from '../../router.tsx';

/** Prefetches a process and its signed pictures. The screen repeats a failed query, and shows its error. */
async function prefetchResult({ api: { client, signedUrls }, queryClient }: RouterContext, id: string): Promise<void> {
  const query = processQuery(client, id);
  await queryClient.prefetchQuery(query);
  const record = queryClient.getQueryData(query.queryKey);
  signedUrls.learn(record?.signed_files);
  const pictures = picturesOf(record);
  if (pictures.length > 0) await queryClient.prefetchQuery(signedPictures(signedUrls, pictures));
}

export const Route = createFileRoute('/_workspace/editor')({
  validateSearch: (search: Record<string, unknown>): { process?: string } =>
    typeof search.process === 'string' ? { process: search.process } : {},
  loaderDeps: ({ search }) => ({ process: search.process }),
  loader: ({ context, deps: { process }, location }) => {
    const { signedUrls } = context.api;
    const { process: carried } = location.state;
    // A navigation from another screen carries the process and the signed addresses of its pictures.
    if (!process || carried?.message_id === process) {
      signedUrls.learn(carried?.signed_files);
      return;
    }
    void prefetchResult(context, process);
  },
  component: EditorPage,
});
