import { PageHead } from '../../lib/page-head.tsx';

export function EditorPage() {
  return <PageHead title="Editor" noIndex />;
}
