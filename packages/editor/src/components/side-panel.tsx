import { Tabs } from '@palimpsest/ui';
import { Layers, Type } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { EditorContext, EditorSurface } from '../actions/editor-context.ts';
import type { EditorImage } from '../export/render.ts';
import { useWords } from '../messages/use-words.ts';
import { useEditor } from '../use-editor.ts';
import { isBrush } from '../tools/brush-tool.ts';
import type { EditorEvent } from './editor-events.ts';
import { HeldKeys } from './held-keys.tsx';
import type { TranslationCallbacks } from './translate-again.tsx';
import { TextPanel } from './text-panel.tsx';

// Rows that are dragged and drawn only in sight take code that nothing else here needs; the brush is taken up by few.
const BrushPanel = lazy(async () => ({ default: (await import('./brush-panel.tsx')).BrushPanel }));
const LayersPanel = lazy(async () => ({ default: (await import('./layers-panel.tsx')).LayersPanel }));

export interface SidePanelProps {
  context: EditorContext;
  setOpen: (surface: EditorSurface, open: boolean) => void;
  onEvent: (event: EditorEvent) => void;
  original: EditorImage | undefined;
  translation: TranslationCallbacks | undefined;
}

/** Beside the canvas: what is selected, or all texts. */
export function SidePanel({ context, setOpen, onEvent, original, translation }: SidePanelProps) {
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
      <Tabs.Content value="style" className="pt-0">
        <Suspense>{brushes ? <BrushPanel store={context.store} /> : null}</Suspense>
        <TextPanel store={context.store} original={original} translation={translation} onEvent={onEvent} />
      </Tabs.Content>
      <Tabs.Content value="texts" className="pt-0">
        <Suspense fallback={context.isOpen('find') ? <HeldKeys /> : null}>
          <LayersPanel context={context} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
