import { createFileRoute } from '@tanstack/react-router';
import { AdminProcessPage } from '../../../features/admin/admin-process-page.tsx';

export const Route = createFileRoute('/_workspace/admin/processes/$message_id')({ component: AdminProcessPage });
