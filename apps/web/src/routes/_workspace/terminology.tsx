import { createFileRoute } from '@tanstack/react-router';
import { entriesQuery } from '../../features/terminology/entries-query.ts';
import { TerminologyPage } from '../../features/terminology/terminology-page.tsx';
import { readTerminologySearch } from '../../features/terminology/terminology-search.ts';

export const Route = createFileRoute('/_workspace/terminology')({
  validateSearch: readTerminologySearch,
  loaderDeps: ({ search: { modal: _modal, ...search } }) => search,
  loader: ({ context, cause, deps }) => {
    if (cause !== 'enter') return;
    void context.queryClient.prefetchQuery(entriesQuery(context.api.client, deps));
  },
  component: TerminologyPage,
});
