import { createContext, use } from 'react';
import type { RefCallback, RefObject } from 'react';
import type { EditorContext, EditorSurface } from '../actions/editor-context.ts';
import type { EditorEvent } from '../components/editor-events.ts';
import type { TranslationCallbacks } from '../components/translate-again.tsx';
import type { ExportRequest, Notice } from '../components/use-export.ts';
import type { VersionCallbacks } from '../components/versions-dialog.tsx';
import type { EditorImage } from '../export/render.ts';
import type { Size } from '../geometry/rect.ts';
import type { PatchStore } from '../patch-store.ts';
import type { Retouch } from '../retouch/retouch.ts';
import type { EditorStore } from '../store.ts';
import type { EditorTool } from '../tools/editor-tool.ts';
import type { Compare } from '../view/use-compare.ts';
import type { ViewportControl } from '../view/use-viewport-scroll.ts';
import type { Zoom } from '../view/use-zoom.ts';

/** The state that the parts of one editor share. */
export interface EditorParts {
  context: EditorContext;
  /** The tools of the editor and of its host. */
  tools: readonly EditorTool[];
  surfaces: { isOpen: (surface: EditorSurface) => boolean; setOpen: (surface: EditorSurface, open: boolean) => void };
  image: EditorImage;
  original: EditorImage | undefined;
  patches: PatchStore;
  retouch: Retouch;
  compare: Compare;
  zoom: Zoom;
  /** The size of the canvas, in px of the screen; undefined until it is rendered. */
  container: Size | undefined;
  containerRef: RefCallback<HTMLDivElement>;
  controlRef: RefObject<ViewportControl | null>;
  onPatchError: (cause: unknown) => void;
  /** Reports that a part could not be fetched. */
  onUnavailable: () => void;
  exports: {
    exporting: boolean;
    notice: Notice | undefined;
    dismissNotice: () => void;
    start: (request?: ExportRequest) => void;
    copy: (selectionOnly: boolean) => void;
  };
  versions: VersionCallbacks | undefined;
  translation: TranslationCallbacks | undefined;
  onEvent: (event: EditorEvent) => void;
}

export const EditorPartsContext = createContext<EditorParts | undefined>(undefined);

/** The shared state of the editor around a component. @throws Error outside of `EditorRoot` */
export function useEditorParts(): EditorParts {
  const parts = use(EditorPartsContext);
  if (!parts) throw new Error('A part of the editor stands outside of an editor. Put it inside EditorRoot.');
  return parts;
}

/** The editor around a component, for `useEditor` and the commands. @throws Error outside of `EditorRoot` */
export function useEditorStore(): EditorStore {
  return useEditorParts().context.store;
}
