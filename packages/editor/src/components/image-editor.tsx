import { cn, EditorLayout } from '@palimpsest/ui';
import { EditorCanvas, EditorCompareControls, EditorZoomControls } from '../parts/editor-canvas.tsx';
import { EditorDialogs } from '../parts/editor-dialogs.tsx';
import { EditorPanel, type EditorPanelTab } from '../parts/editor-panel.tsx';
import { useEditorParts } from '../parts/editor-parts.ts';
import { EditorRoot, type EditorRootProps } from '../parts/editor-root.tsx';
import { EditorNotice, EditorToolbar } from '../parts/editor-toolbar.tsx';

export interface ImageEditorProps extends Omit<EditorRootProps, 'children'> {
  /** Tabs of the host in the panel, behind those of the editor. @default none */
  tabs?: readonly EditorPanelTab[] | undefined;
  /** Goes to the layout. */
  className?: string | undefined;
}

/** The whole editor, which fills its parent: the canvas with the texts to edit, zoom, export, and the panels. */
export function ImageEditor({ className, tabs, ...props }: ImageEditorProps) {
  return (
    <EditorRoot {...props}>
      <Arrangement className={className} tabs={tabs} />
      <EditorDialogs />
    </EditorRoot>
  );
}

function Arrangement({ className, tabs }: Pick<ImageEditorProps, 'className' | 'tabs'>) {
  const { context } = useEditorParts();
  return (
    <EditorLayout
      className={cn(context.isOpen('folded-panel') && 'max-md:[&>aside]:h-auto', className)}
      main={
        <div data-slot="image-editor" className="flex h-full flex-col">
          <EditorToolbar />
          <EditorNotice />
          <div className="relative flex min-h-0 flex-1 flex-col">
            <div className="relative min-h-0 flex-1">
              <EditorCanvas />
            </div>
            <div className="@container flex flex-wrap justify-center gap-2 px-3 pb-3 max-[22.5rem]:gap-1 max-[22.5rem]:px-2">
              <EditorZoomControls />
              <EditorCompareControls />
            </div>
          </div>
        </div>
      }
      side={<EditorPanel tabs={tabs} foldable />}
    />
  );
}
