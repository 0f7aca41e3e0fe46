import { TooltipProvider } from '@palimpsest/ui';
import { FontUnavailableError, serveFontsFrom } from '@palimpsest/typeset/browser';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { type Action, runKey } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import type { KeyInput } from '../actions/key-input.ts';
import { CanvasBoundary } from '../components/canvas-boundary.tsx';
import type { EditorEvent } from '../components/editor-events.ts';
import { EditorError, EditorLoading } from '../components/editor-states.tsx';
import { prepareEditor, type Editor } from '../components/prepare-editor.ts';
import type { TranslationCallbacks } from '../components/translate-again.tsx';
import { useEditorContext } from '../components/use-editor-context.ts';
import { useExport } from '../components/use-export.ts';
import type { VersionCallbacks } from '../components/versions-dialog.tsx';
import type { EditorImage } from '../export/export-png.ts';
import { useWords } from '../messages/words.ts';
import { useTextFonts } from '../fonts/use-text-fonts.ts';
import { detailOf, editorMessages } from '../messages.ts';
import type { EditorDocument } from '../model/document.ts';
import type { TextPatch } from '../model/text-patch.ts';
import { createPatchStore } from '../patch-store.ts';
import { createRetouch } from '../retouch/retouch.ts';
import type { EditorStore } from '../store.ts';
import { createTextTool } from '../tools/create-text-tool.ts';
import type { EditorTool } from '../tools/editor-tool.ts';
import { editorTools } from '../tools/editor-tools.ts';
import { useCompare } from '../view/use-compare.ts';
import { useEditorShortcuts } from '../view/use-editor-shortcuts.ts';
import { resizeDebounceMs, useElementSize } from '../view/use-element-size.ts';
import { useFirstSelection } from '../view/use-first-selection.ts';
import { useZoom } from '../view/use-zoom.ts';
import { useZoomToTyping } from '../view/use-zoom-to-typing.ts';
import { EditorPartsContext, type EditorParts } from './editor-parts.ts';

/** How long after the editor is ready the first text is selected, in ms. */
const firstTextSelectMs = 100;

export interface EditorRootProps {
  /** The picture without its text; absent while it loads. Not loaded from elsewhere: a tainted canvas cannot be exported. */
  image: EditorImage | undefined;
  /** The picture before it was translated, of the same size. With it texts show their originals, and the pictures can be compared. */
  original?: EditorImage | undefined;
  /** Loads the pixels of a patch, for texts that have one; absent if none has. Read once. */
  loadPatch?: ((patch: TextPatch) => Promise<EditorImage>) | undefined;
  /** The initial document; absent while it loads. Later ones have no effect: to open another, give the editor another `key`. */
  document?: EditorDocument | undefined;
  /** An editor from `createEditor` whose fonts are loaded, in place of a document. Default: one is made of `document`. */
  store?: EditorStore | undefined;
  /** Whether the texts are seen, compared and exported, and not changed; of a `store`, what it was made with counts. Read once. @default false */
  readOnly?: boolean | undefined;
  /** The address of the folder with the font files of `@palimpsest/typefaces`; it counts for the whole page. Default: `/v1/typefaces`. */
  fonts?: string | undefined;
  /** Shown until the picture and the fonts are there. Default: a spinner that says so. */
  placeholder?: ReactNode;
  /** Shown in place of the canvas. The wording is in `editorMessages`. */
  error?: string | undefined;
  /** Names exported files of other formats than PNG, without an ending, as `menu-spanish`. Default: `localized-image-` and the time, as of PNGs. */
  fileName?: string | undefined;
  /** Called with the document after every finished step. */
  onDocumentChange?: ((document: EditorDocument) => void) | undefined;
  /** Called with the file, in the format that was asked for, and its name; the export lasts until it is done. Default: the browser saves it. */
  onExport?: ((blob: Blob, fileName: string) => void | Promise<void>) | undefined;
  /** Called with each event, for analytics. */
  onEvent?: ((event: EditorEvent) => void) | undefined;
  /** Translates texts again; without it texts can only be typed. */
  translation?: TranslationCallbacks | undefined;
  /** The versions of the document that the host keeps; without them there is no list of versions. */
  versions?: VersionCallbacks | undefined;
  /** Tools of the host beside those of the editor, each with an action that takes it up; see `takeUp`. Read once. */
  tools?: readonly EditorTool[] | undefined;
  /** Actions of the host: for keys, the list of commands, the sheet of keys and, where they say so, the toolbar. Read once. */
  actions?: readonly Action<EditorContext>[] | undefined;
  /** How long after the editor is ready the first text is selected, in ms. Default 100. */
  selectFirstAfter?: number | undefined;
  /** The parts, in any layout. */
  children: ReactNode;
}

/**
 * An editor without a layout: creates the store of a document, holds the state that its parts share, and handles the editor's keys wherever in it
 * the focus is. Shows the placeholder until everything has loaded, and an error in place of the parts. Adds no box of its own.
 */
export function EditorRoot({
  image,
  document: source,
  store,
  readOnly = false,
  fonts,
  error,
  placeholder,
  tools: ownTools = [],
  actions: ownActions = [],
  ...props
}: EditorRootProps) {
  const [tools] = useState(() => [...editorTools, ...ownTools]);
  const [actions] = useState(() => [...ownTools.flatMap((tool) => tool.actions), ...editorActions, ...ownActions]);
  const [prepared, setPrepared] = useState<Editor>();
  const [failure, setFailure] = useState<string>();
  const given = useMemo(() => store && { store, tool: createTextTool(store, tools) }, [store, tools]);
  const editor = given ?? prepared;

  useLayoutEffect(() => {
    if (fonts !== undefined) serveFontsFrom(fonts);
  }, [fonts]);
  useEffect(() => {
    if (!source || editor || failure !== undefined) return undefined;
    let current = true;
    const prepare = async () => {
      try {
        const next = await prepareEditor(source, { tools, readOnly });
        // Rendering toolbar, canvas and panel takes long: a transition keeps the page responsive.
        if (current) startTransition(() => setPrepared(next));
      } catch (error) {
        if (current) setFailure(detailOf(error));
      }
    };
    void prepare();
    return () => {
      current = false;
    };
  }, [source, editor, failure, tools, readOnly]);

  if (error !== undefined) return <EditorError message={error} />;
  if (failure !== undefined) return <EditorError message={failure} onRetry={() => setFailure(undefined)} />;
  if (!image || !editor) return placeholder ?? <EditorLoading />;
  return (
    <CanvasBoundary>
      <LoadedRoot image={image} onCanvasLost={setFailure} tools={tools} actions={actions} {...editor} {...props} />
    </CanvasBoundary>
  );
}

interface LoadedRootProps
  extends
    Editor,
    Pick<EditorContext, 'actions'>,
    Pick<EditorParts, 'tools'>,
    Omit<
      EditorRootProps,
      'image' | 'document' | 'store' | 'readOnly' | 'fonts' | 'error' | 'placeholder' | 'tools' | 'actions'
    > {
  image: EditorImage;
  /** Called with the message when the browser takes the canvas away. */
  onCanvasLost: (message: string) => void;
}

const noop = () => {};

function LoadedRoot(props: LoadedRootProps) {
  const { store, selectFirstAfter = firstTextSelectMs, onCanvasLost, onDocumentChange, children } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const parts = useParts(props);
  const { context, zoom, container, controlRef } = parts;
  useZoomToTyping({ store, zoom, container, controlRef });
  useEditorShortcuts(
    rootRef,
    useCallback((input: KeyInput, where) => runKey(context.actions, context, input, where), [context]),
  );
  useEffect(() => (onDocumentChange ? store.onCommit(onDocumentChange) : undefined), [store, onDocumentChange]);
  useFirstSelection(store, container !== undefined, selectFirstAfter);
  useEffect(() => {
    const root = rootRef.current;
    const lost = () => onCanvasLost(editorMessages.canvasReset);
    // The event does not bubble.
    root?.addEventListener('contextlost', lost, { capture: true });
    return () => root?.removeEventListener('contextlost', lost, { capture: true });
  }, [onCanvasLost]);
  return (
    <EditorPartsContext value={parts}>
      {/* Most buttons are icons, so their names appear without a delay. */}
      <TooltipProvider delay={0}>
        <div ref={rootRef} data-slot="editor-root" style={{ display: 'contents' }}>
          {children}
        </div>
      </TooltipProvider>
    </EditorPartsContext>
  );
}

/** Creates the state that the parts share. */
function useParts({
  image,
  original,
  loadPatch,
  store,
  tools,
  actions,
  tool,
  fileName,
  onExport = downloadBlob,
  onEvent = noop,
  versions,
  translation,
}: LoadedRootProps): EditorParts {
  const words = useWords();
  const [containerRef, container] = useElementSize<HTMLDivElement>(resizeDebounceMs);
  const zoom = useZoom(store.size, container);
  const [patches] = useState(() => createPatchStore(loadPatch));
  const retouch = useMemo(() => createRetouch(image, original, store.size), [image, original, store]);
  const pictures = { image, original, patches, retouch };
  const { setError, ...exports } = useExport({ store, fileName, ...pictures, onExport, onEvent });
  const { start, copy } = exports;
  const { context, controlRef, surfaces } = useEditorContext({
    store,
    actions,
    tool,
    zoom,
    container,
    exportPng: useCallback(() => start(), [start]),
    copyPicture: useCallback(() => copy(false), [copy]),
    onCopyError: useCallback(
      (cause: unknown) => setError(words.copyFailed({ detail: detailOf(cause) })),
      [setError, words],
    ),
    hasOriginal: original !== undefined,
    hasVersions: versions !== undefined && !store.readOnly,
  });
  const onFontUnavailable = useCallback(
    (cause: unknown) => {
      onEvent({ name: 'font_error', message: detailOf(cause) });
      const families = cause instanceof FontUnavailableError ? cause.families.join(', ') : detailOf(cause);
      setError(words.fontsReplaced({ families }));
    },
    [onEvent, setError, words],
  );
  useTextFonts(store, onFontUnavailable);
  const compare = useCompare(original !== undefined, context.isOpen('compare-slider'));
  const onPatchError = useCallback(
    (cause: unknown) => setError(words.originalFailed({ detail: detailOf(cause) })),
    [setError, words],
  );
  const onUnavailable = useCallback(() => setError(words.partUnavailable), [setError, words]);
  const canvas = { container, containerRef, controlRef, onPatchError, onUnavailable };
  return { context, tools, surfaces, ...pictures, compare, zoom, ...canvas, exports, versions, translation, onEvent };
}

/** How long the address of a downloaded blob is kept: a browser may fetch it a while after the click. In ms. */
const keptFor = 60_000;

/** Hands a blob to the browser as a file to save. */
function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
