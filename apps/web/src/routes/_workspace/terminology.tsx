import { createFileRoute } from '@tanstack/react-router';
import { TerminologyPage } from '../../features/terminology/terminology-page.tsx';
import { readTerminologySearch } from '../../features/terminology/terminology-search.ts';

export const Route = createFileRoute('/_workspace/terminology')({
  validateSearch: readTerminologySearch,
  component: TerminologyPage,
});
