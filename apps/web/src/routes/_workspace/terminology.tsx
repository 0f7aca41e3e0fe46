import { createFileRoute } from '@tanstack/react-router';
import { TerminologyPage } from '../../features/terminology/terminology-page.tsx';
import { readTerminologySearch } from '../../features/terminology/terminology-search.ts';
import { askAhead } from '../../lib/server/ask-ahead.ts';

export const Route = createFileRoute('/_workspace/terminology')({
  validateSearch: readTerminologySearch,
  loaderDeps: ({ search: { modal: _modal, ...search } }) => search,
  loader: ({ context, cause, deps }) => {
    if (cause !== 'enter') return;
    askAhead(context, async (queries) => {
      // Part of the screen's code: what an entry may hold is known to it alone.
      const { entriesQuery } = await import('../../features/terminology/entries-query.ts');
      await queries.prefetchQuery(entriesQuery(context.api.client, deps));
    });
  },
  component: TerminologyPage,
});
