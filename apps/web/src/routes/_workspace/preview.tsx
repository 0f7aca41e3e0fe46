import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../features/preview/preview-page.tsx';

export const Route = createFileRoute('/_workspace/preview')({ component: PreviewPage });
