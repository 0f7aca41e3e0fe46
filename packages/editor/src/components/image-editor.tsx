import { Banner, EditorLayout } from '@palimpsest/ui';
import { lazy, startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { downloadBlob } from '../export/download.ts';
import type { EditorImage } from '../export/export-png.ts';
import { useWords } from '../messages/use-words.ts';
import { detailOf, editorMessages } from '../messages.ts';
import type { EditorDocument } from '../model/document.ts';
import { runKey } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { KeyInput } from '../actions/key-input.ts';
import { TextCanvas } from '../view/text-canvas.tsx';
import { useEditorShortcuts } from '../view/use-editor-shortcuts.ts';
import { useElementSize } from '../view/use-element-size.ts';
import { useFirstSelection } from '../view/use-first-selection.ts';
import { useZoom } from '../view/use-zoom.ts';
import { useZoomToTyping } from '../view/use-zoom-to-typing.ts';
import { ActionMenu } from './action-menu.tsx';
import { CanvasBoundary } from './canvas-boundary.tsx';
import { EditorError, EditorLoading, ExportOverlay } from './editor-states.tsx';
import type { EditorEvent } from './editor-events.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { CompareControls } from './compare-controls.tsx';
import { FromFirstOpening } from './from-first-opening.tsx';
import { useCompare } from '../view/use-compare.ts';
import { createPatchStore } from '../patch-store.ts';
import type { TextPatch } from '../model/text-patch.ts';
import { createRetouch } from '../retouch/retouch.ts';
import { prepareEditor, type Editor } from './prepare-editor.ts';
import { SidePanel } from './side-panel.tsx';
import type { TranslationCallbacks } from './translate-again.tsx';
import { useEditorContext } from './use-editor-context.ts';
import { useExport } from './use-export.ts';
import type { VersionCallbacks } from './versions-dialog.tsx';
import { ZoomPanel } from './zoom-panel.tsx';

// Asked for by few, and never at once.
const EditorCommandMenu = lazy(async () => ({ default: (await import('./editor-commands.tsx')).EditorCommandMenu }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const VersionsDialog = lazy(async () => ({ default: (await import('./versions-dialog.tsx')).VersionsDialog }));

/** How long after the editor is ready the first text is selected, in ms. */
const firstTextSelectMs = 100;

export interface ImageEditorProps {
  /** The picture without its text; absent while it loads. Not loaded from elsewhere: a tainted canvas cannot be exported. */
  image: EditorImage | undefined;
  /** The picture before it was translated, of the same size. With it texts show what they were, and the whole can be compared. */
  original?: EditorImage | undefined;
  /** Brings the pixels of a patch into memory, for texts that have one; absent where there are none. Read once. */
  loadPatch?: ((patch: TextPatch) => Promise<EditorImage>) | undefined;
  /** The document to begin with; absent while it loads. Later ones have no effect: give the editor another `key` for another. */
  document: EditorDocument | undefined;
  /** Shown until the picture and the fonts are there. Default: a spinner that says so. */
  placeholder?: ReactNode;
  /** Shown in place of the canvas. The wording is in `editorMessages`. */
  error?: string | undefined;
  /** Called with the document after every finished step. */
  onDocumentChange?: ((document: EditorDocument) => void) | undefined;
  /** Called with the PNG and its name; the export lasts until it is done. Default: the browser saves it. */
  onExport?: ((blob: Blob, fileName: string) => void | Promise<void>) | undefined;
  /** Called with what happens, for analytics. */
  onEvent?: ((event: EditorEvent) => void) | undefined;
  /** What gives other words for a text; without it texts can only be typed. */
  translation?: TranslationCallbacks | undefined;
  /** The versions of the document that the host keeps; without them there is no list of versions. */
  versions?: VersionCallbacks | undefined;
  /** How long after the editor is ready the first text is selected, in ms. Default 100. */
  selectFirstAfter?: number | undefined;
  className?: string | undefined;
}

/** Fills its parent: the canvas with the texts to edit, zoom, export, and the typography panel. */
export function ImageEditor({ image, document: source, error, placeholder, ...props }: ImageEditorProps) {
  const [editor, setEditor] = useState<Editor>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!source || editor || failure !== undefined) return undefined;
    let current = true;
    const prepare = async () => {
      try {
        const prepared = await prepareEditor(source);
        // Toolbar, canvas and panel are much to draw: the page answers to input meanwhile.
        if (current) startTransition(() => setEditor(prepared));
      } catch (error) {
        if (current) setFailure(detailOf(error));
      }
    };
    void prepare();
    return () => {
      current = false;
    };
  }, [source, editor, failure]);

  if (error !== undefined) return <EditorError message={error} />;
  if (failure !== undefined) return <EditorError message={failure} onRetry={() => setFailure(undefined)} />;
  if (!image || !editor) return placeholder ?? <EditorLoading />;
  return (
    <CanvasBoundary>
      <LoadedEditor image={image} onCanvasLost={setFailure} {...editor} {...props} />
    </CanvasBoundary>
  );
}

interface LoadedEditorProps extends Editor, Omit<ImageEditorProps, 'image' | 'document' | 'error' | 'placeholder'> {
  image: EditorImage;
  /** Called with the message when the browser takes the canvas away. */
  onCanvasLost: (message: string) => void;
}

const noop = () => {};

function LoadedEditor({
  image,
  original,
  loadPatch,
  store,
  tool,
  onCanvasLost,
  onDocumentChange,
  onExport = downloadBlob,
  onEvent = noop,
  versions,
  translation,
  selectFirstAfter = firstTextSelectMs,
  className,
}: LoadedEditorProps) {
  const words = useWords();
  const rootRef = useRef<HTMLDivElement>(null);
  const [containerRef, container] = useElementSize<HTMLDivElement>();
  const zoom = useZoom(store.size, container);
  const [patches] = useState(() => createPatchStore(loadPatch));
  const retouch = useMemo(() => createRetouch(image, original, store.size), [image, original, store]);
  const compare = useCompare(original !== undefined);
  const { exporting, error, start, copy, dismissError, setError } = useExport({
    store,
    image,
    original,
    patches,
    retouch,
    onExport,
    onEvent,
  });
  const onPatchError = useCallback(
    (cause: unknown) => setError(words.originalFailed(detailOf(cause))),
    [setError, words],
  );
  const { context, controlRef, surfaces } = useEditorContext({
    store,
    tool,
    zoom,
    container,
    exportPng: useCallback(() => start(), [start]),
    copyPicture: useCallback(() => copy(false), [copy]),
    onCopyError: useCallback((cause: unknown) => setError(words.copyFailed(detailOf(cause))), [setError, words]),
    hasOriginal: original !== undefined,
    hasVersions: versions !== undefined,
  });
  useZoomToTyping({ store, zoom, container, controlRef });
  useEditorShortcuts(
    rootRef,
    useCallback((input: KeyInput, where) => runKey(editorActions, context, input, where), [context]),
  );

  useEffect(() => (onDocumentChange ? store.onCommit(onDocumentChange) : undefined), [store, onDocumentChange]);
  useFirstSelection(store, container !== undefined, selectFirstAfter);
  const watchCanvas = useCallback(
    (element: HTMLDivElement | null) => {
      const lost = () => onCanvasLost(editorMessages.canvasReset);
      // The event does not bubble.
      element?.addEventListener('contextlost', lost, { capture: true });
      return () => element?.removeEventListener('contextlost', lost, { capture: true });
    },
    [onCanvasLost],
  );

  return (
    <EditorLayout
      ref={rootRef}
      className={className}
      main={
        <div ref={watchCanvas} data-slot="image-editor" className="flex h-full flex-col">
          <EditorToolbar context={context} exporting={exporting} />
          {error ? (
            <Banner tone="danger" className="m-3 mb-0" onDismiss={dismissError}>
              {error}
            </Banner>
          ) : null}
          <div className="relative flex min-h-0 flex-1 flex-col">
            <ActionMenu context={context}>
              <div data-slot="canvas-area" className="relative min-h-0 flex-1">
                <TextCanvas
                  {...{ context, image, original, compare, patches, retouch, onPatchError }}
                  {...{ container, containerRef, controlRef }}
                />
              </div>
            </ActionMenu>
            <div className="flex flex-wrap justify-center gap-2 px-3 pb-3">
              <ZoomPanel {...zoom} />
              {original ? <CompareControls {...compare} /> : null}
            </div>
            {exporting ? <ExportOverlay /> : null}
          </div>
          <FromFirstOpening open={surfaces.isOpen('export')}>
            <ExportDialog
              {...{ context, image, original, patches, retouch }}
              open={surfaces.isOpen('export')}
              onOpenChange={(open) => surfaces.setOpen('export', open)}
              onExport={start}
              onCopy={copy}
            />
          </FromFirstOpening>
          {versions ? (
            <FromFirstOpening open={surfaces.isOpen('versions')}>
              <VersionsDialog
                {...{ context, ...versions }}
                open={surfaces.isOpen('versions')}
                onOpenChange={(open) => surfaces.setOpen('versions', open)}
              />
            </FromFirstOpening>
          ) : null}
          <FromFirstOpening open={surfaces.isOpen('commands')}>
            <EditorCommandMenu
              context={context}
              open={surfaces.isOpen('commands')}
              onOpenChange={(open) => surfaces.setOpen('commands', open)}
            />
          </FromFirstOpening>
          <FromFirstOpening open={surfaces.isOpen('shortcuts')}>
            <ShortcutSheet
              open={surfaces.isOpen('shortcuts')}
              onOpenChange={(open) => surfaces.setOpen('shortcuts', open)}
            />
          </FromFirstOpening>
        </div>
      }
      side={<SidePanel context={context} setOpen={surfaces.setOpen} {...{ onEvent, original, translation }} />}
    />
  );
}
