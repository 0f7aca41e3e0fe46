import { createFileRoute } from '@tanstack/react-router';
import { AdminProcessesPage } from '../../../features/admin/admin-processes-page.tsx';
import { readAdminSearch } from '../../../features/admin/admin-search.ts';

export const Route = createFileRoute('/_workspace/admin/processes/')({
  validateSearch: readAdminSearch,
  component: AdminProcessesPage,
});
