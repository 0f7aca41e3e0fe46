import { createFileRoute } from '@tanstack/react-router';
import { PreviewRedirect } from '../../features/preview/preview-redirect.tsx';

export const Route = createFileRoute('/_workspace/preview-redirect')({ component: PreviewRedirect });
