import { IconButton, Tabs } from '@palimpsest/ui';
import { ChevronDown, ChevronUp, Layers, Type } from 'lucide-react';
import { type ComponentType, type CSSProperties, type ReactNode, useState } from 'react';
import { FetchedInPanel } from '../components/fetched-in-panel.tsx';
import { prefetchProps, TextPanel } from '../components/fetched-parts.ts';
import { useWords } from '../messages/words.ts';
import { toolInHand } from '../tools/editor-tools.ts';
import { useEditor } from '../use-editor.ts';
import { useElementSize } from '../view/use-element-size.ts';
import { useEditorParts } from './editor-parts.ts';
import { TextList } from './text-list.tsx';

/** A tab of the host beside those of the editor. */
export interface EditorPanelTab {
  /** The value of the tab; `style` and `texts` are taken. */
  id: string;
  label: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }> | undefined;
  /** The content, which is rendered inside the editor: `useEditorStore` gives it the store. */
  content: ReactNode;
}

export interface EditorPanelProps {
  /** Tabs of the host, behind those of the editor. @default none */
  tabs?: readonly EditorPanelTab[] | undefined;
  /** Whether phones can fold the panel to its tabs, which leaves more room to the picture. @default false */
  foldable?: boolean | undefined;
}

/** The panel, with a tab for the selection, one for all texts, and those of the host. */
export function EditorPanel({ tabs: ownTabs = [], foldable = false }: EditorPanelProps) {
  const { context, tools, surfaces, original, translation, onEvent } = useEditorParts();
  const { setOpen } = surfaces;
  const words = useWords();
  const [tabsRef, tabs] = useElementSize<HTMLDivElement>();
  const count = useEditor(context.store, ({ records }) => records.order.length);
  const ToolPanel = useEditor(context.store, (state) => toolInHand(tools, state))?.Panel;
  const folded = foldable && context.isOpen('folded-panel');
  const unfold = () => setOpen('folded-panel', false);
  const content = folded ? 'pt-0 max-md:hidden' : 'pt-0';
  const [own, setOwn] = useState<string>();
  // A tab that the editor opens takes precedence over one of the host.
  const shown = context.isOpen('layers') || context.isOpen('find') ? 'texts' : (own ?? 'style');
  return (
    <Tabs.Root
      className="relative isolate"
      // Sticky content of the panel stays below the tabs, which are higher on a touch screen.
      style={{ '--panel-tabs': `${tabs?.height ?? 0}px` } as CSSProperties}
      value={shown}
      onValueChange={(value) => {
        setOpen('layers', value === 'texts');
        if (value !== 'texts') setOpen('find', false);
        setOwn(ownTabs.find(({ id }) => id === value)?.id);
      }}
    >
      <div ref={tabsRef} className="sticky top-0 z-1 bg-surface">
        <Tabs.List aria-label={words.panel} className="px-3">
          <Tabs.Trigger value="style" icon={<Type aria-hidden />} onClick={unfold}>
            {words.style}
          </Tabs.Trigger>
          <Tabs.Trigger
            value="texts"
            icon={<Layers aria-hidden />}
            count={count}
            onClick={unfold}
            {...prefetchProps('layers')}
          >
            {words.texts}
          </Tabs.Trigger>
          {ownTabs.map(({ id, label, icon: Icon }) => (
            <Tabs.Trigger key={id} value={id} icon={Icon ? <Icon aria-hidden /> : undefined} onClick={unfold}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {foldable ? (
          <IconButton
            label={folded ? words.unfoldPanel : words.foldPanel}
            size="sm"
            className="absolute end-2 top-1 md:hidden"
            onClick={() => context.toggle('folded-panel')}
          >
            {folded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </IconButton>
        ) : null}
      </div>
      {/* Above both tabs: the tool in hand is set in whichever is open. */}
      {ToolPanel ? (
        <FetchedInPanel>
          <ToolPanel store={context.store} />
        </FetchedInPanel>
      ) : null}
      <Tabs.Content value="style" className={content}>
        <FetchedInPanel>
          <TextPanel store={context.store} original={original} translation={translation} onEvent={onEvent} />
        </FetchedInPanel>
      </Tabs.Content>
      <Tabs.Content value="texts" className={content}>
        <TextList />
      </Tabs.Content>
      {ownTabs.map(({ id, content: panel }) => (
        <Tabs.Content key={id} value={id} className={content}>
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
