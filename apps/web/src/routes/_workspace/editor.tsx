import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '../../features/editor/editor-page.tsx';
import { askAhead } from '../../lib/server/ask-ahead.ts';
import { processQuery } from '../../lib/server/process-query.ts';
import { signedPictures } from '../../lib/images/signed-pictures.ts';
import { picturesOf } from '../../features/editor/pictures-of.ts';

export const Route = createFileRoute('/_workspace/editor')({
  validateSearch: (search: Record<string, unknown>): { process?: string } =>
    typeof search.process === 'string' ? { process: search.process } : {},
  loaderDeps: ({ search }) => ({ process: search.process }),
  loader: ({ context, deps: { process }, location }) => {
    const { client, signedUrls } = context.api;
    const { process: carried } = location.state;
    // Who comes from another screen brings the process along, and its pictures signed.
    if (!process || carried?.message_id === process) {
      signedUrls.learn(carried?.signed_files);
      return;
    }
    askAhead(context, async (queries) => {
      const query = processQuery(client, process);
      await queries.prefetchQuery(query);
      const record = queries.getQueryData(query.queryKey);
      signedUrls.learn(record?.signed_files);
      const pictures = picturesOf(record);
      if (pictures.length > 0) await queries.prefetchQuery(signedPictures(signedUrls, pictures));
    });
  },
  component: EditorPage,
});
