import { FetchedInPanel } from '../components/fetched-in-panel.tsx';
import { LayersPanel } from '../components/fetched-parts.ts';
import { HeldKeys } from '../components/held-keys.tsx';
import { useEditorParts } from './editor-parts.ts';

/** All texts in reading order, the original below each translation: searched, replaced, edited, moved, hidden, locked and reviewed. */
export function TextList() {
  const { context } = useEditorParts();
  return (
    <FetchedInPanel waiting={context.isOpen('find') ? <HeldKeys /> : null}>
      <LayersPanel context={context} />
    </FetchedInPanel>
  );
}
