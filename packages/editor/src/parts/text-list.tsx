import { lazy, Suspense } from 'react';
import { HeldKeys } from '../components/held-keys.tsx';
import { useEditorParts } from './editor-parts.ts';

// Rows that are dragged and drawn only in sight take code that nothing else here needs.
const LayersPanel = lazy(async () => ({ default: (await import('../components/layers-panel.tsx')).LayersPanel }));

/** All texts in reading order, the original below each translation: searched, replaced, edited, hidden, locked and reviewed. */
export function TextList() {
  const { context } = useEditorParts();
  return (
    <Suspense fallback={context.isOpen('find') ? <HeldKeys /> : null}>
      <LayersPanel context={context} />
    </Suspense>
  );
}
