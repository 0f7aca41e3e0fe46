import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '../../features/editor/editor-page.tsx';
import { processQuery } from '../../lib/server/process-query.ts';
import { signedPictures } from '../../lib/images/signed-pictures.ts';
import { picturesOf } from '../../features/editor/pictures-of.ts';
import type { RouterContext } from '../../router.tsx';

/** Asks for a process and its signed pictures. A failed query is asked again by the screen, which says why. */
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
    // Who comes from another screen brings the process along, and its pictures signed.
    if (!process || carried?.message_id === process) {
      signedUrls.learn(carried?.signed_files);
      return;
    }
    void prefetchResult(context, process);
  },
  component: EditorPage,
});
