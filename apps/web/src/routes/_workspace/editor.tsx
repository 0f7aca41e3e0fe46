import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '../../features/editor/editor-page.tsx';
import { askAhead } from '../../lib/ask-ahead.ts';
import { processQuery } from '../../lib/process-query.ts';

export const Route = createFileRoute('/_workspace/editor')({
  validateSearch: (search: Record<string, unknown>): { process?: string } =>
    typeof search.process === 'string' ? { process: search.process } : {},
  loaderDeps: ({ search }) => ({ process: search.process }),
  loader: ({ context, deps: { process }, location }) => {
    // Who comes from another screen brings the process along.
    if (!process || location.state.process?.message_id === process) return;
    askAhead(context, (queries) => queries.prefetchQuery(processQuery(context.api.client, process)));
  },
  component: EditorPage,
});
