import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '../../features/editor/editor-page.tsx';

export const Route = createFileRoute('/_workspace/editor')({
  validateSearch: (search: Record<string, unknown>): { process?: string } =>
    typeof search.process === 'string' ? { process: search.process } : {},
  component: EditorPage,
});
