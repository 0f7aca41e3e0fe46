import { Tabs } from '@palimpsest/ui';
import { Layers, Type } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { TextPanel } from '../components/text-panel.tsx';
import { useWords } from '../messages/use-words.ts';
import { isBrush } from '../tools/brush-tool.ts';
import { useEditor } from '../use-editor.ts';
import { useEditorParts } from './editor-parts.ts';
import { TextList } from './text-list.tsx';

// The brush is taken up by few.
const BrushPanel = lazy(async () => ({ default: (await import('../components/brush-panel.tsx')).BrushPanel }));

/** What is selected and all texts, as two tabs. */
export function EditorPanel() {
  const { context, surfaces, original, translation, onEvent } = useEditorParts();
  const { setOpen } = surfaces;
  const words = useWords();
  const count = useEditor(context.store, ({ records }) => records.order.length);
  const brushes = useEditor(context.store, ({ mode }) => isBrush(mode));
  const shown = context.isOpen('layers') || context.isOpen('find') ? 'texts' : 'style';
  return (
    <Tabs.Root
      className="relative isolate"
      value={shown}
      onValueChange={(value) => {
        setOpen('layers', value === 'texts');
        if (value !== 'texts') setOpen('find', false);
      }}
    >
      <Tabs.List aria-label={words.panel} className="sticky top-0 z-1 bg-surface px-3">
        <Tabs.Trigger value="style" icon={<Type aria-hidden />}>
          {words.style}
        </Tabs.Trigger>
        <Tabs.Trigger value="texts" icon={<Layers aria-hidden />} count={count}>
          {words.texts}
        </Tabs.Trigger>
      </Tabs.List>
      {/* Above both tabs: the brush is set in whichever is open. */}
      <Suspense>{brushes ? <BrushPanel store={context.store} /> : null}</Suspense>
      <Tabs.Content value="style" className="pt-0">
        <TextPanel store={context.store} original={original} translation={translation} onEvent={onEvent} />
      </Tabs.Content>
      <Tabs.Content value="texts" className="pt-0">
        <TextList />
      </Tabs.Content>
    </Tabs.Root>
  );
}
