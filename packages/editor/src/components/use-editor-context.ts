import { useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { EditorContext, EditorSurface } from '../actions/editor-context.ts';
import { tabClipboard } from '../commands/clipboard.ts';
import { noSearch } from '../commands/find.ts';
import { finishEditing } from '../commands/texts.ts';
import { getSelected } from '../box-store.ts';
import { centerOf } from '../geometry/rect.ts';
import type { Size } from '../geometry/rect.ts';
import { clampZoom } from '../geometry/zoom.ts';
import { boundsOfAll } from '../model/box.ts';
import type { EditorStore } from '../store.ts';
import type { SelectTool } from '../tools/select/tool.ts';
import { rememberRulers, wereRulersShown } from '../view/remembered-rulers.ts';
import type { Zoom } from '../view/use-zoom.ts';
import type { ViewportControl } from '../view/use-viewport-scroll.ts';

interface ContextOptions extends Pick<EditorContext, 'actions'> {
  store: EditorStore;
  tool: SelectTool;
  zoom: Zoom;
  container: Size | undefined;
  exportPng: () => void;
  copyPicture: () => void;
  /** Called when the browser refuses to write to the clipboard. */
  onCopyError: (error: unknown) => void;
  hasOriginal: boolean;
  hasVersions: boolean;
}

/** The surface that another one closes when it opens: surfaces in the panel unfold it, and only one comparison is open at a time. */
const closedBy: Partial<Record<EditorSurface, EditorSurface>> = {
  layers: 'folded-panel',
  find: 'folded-panel',
  'compare-slider': 'compare-beside',
  'compare-beside': 'compare-slider',
};

/** The media query of windows below the breakpoint `md`, where the panel stands below the canvas. */
const phone = '(width < 48rem)';

/** The share of the canvas that the selection fills when it is zoomed to. */
const selectionShare = 0.8;

/** The context of an editor's actions, which also control the canvas. */
export function useEditorContext({
  store,
  actions,
  tool,
  zoom,
  container,
  exportPng,
  copyPicture,
  onCopyError,
  hasOriginal,
  hasVersions,
}: ContextOptions): {
  context: EditorContext;
  controlRef: RefObject<ViewportControl | null>;
  surfaces: { isOpen: (surface: EditorSurface) => boolean; setOpen: (surface: EditorSurface, open: boolean) => void };
} {
  const controlRef = useRef<ViewportControl>(null);
  const [finds, setFinds] = useState(0);
  const [search, setSearch] = useState(noSearch);
  const [open, setOpenSurfaces] = useState<readonly EditorSurface[]>(() => [
    ...(wereRulersShown() ? (['rulers'] as const) : []),
    // On a phone the panel is folded at first, in favour of the picture: its tabs stay visible, and each of them unfolds it.
    ...(matchMedia(phone).matches ? (['folded-panel'] as const) : []),
  ]);

  return useMemo(() => {
    const isOpen = (surface: EditorSurface) => open.includes(surface);
    const setOpen = (surface: EditorSurface, on: boolean) => {
      if (surface === 'rulers') rememberRulers(on);
      const closed = on ? closedBy[surface] : undefined;
      setOpenSurfaces((before) => [
        ...before.filter((other) => other !== surface && other !== closed),
        ...(on ? [surface] : []),
      ]);
    };
    const fitSelection = () => {
      const bounds = boundsOfAll(getSelected(store));
      if (!bounds || !container) return;
      const next = clampZoom(
        Math.min(container.width / bounds.width, container.height / bounds.height) * selectionShare,
      );
      controlRef.current?.centerOn(centerOf(bounds), next);
      zoom.setZoom(next);
    };
    const context: EditorContext = {
      store,
      actions,
      tool,
      leave: () => finishEditing(store),
      clipboard: tabClipboard,
      view: { zoom: zoom.zoom, setZoom: zoom.setZoom, fit: zoom.resetToFit, fitSelection },
      toggle: (surface) => setOpen(surface, !isOpen(surface)),
      isOpen,
      find: () => {
        setOpen('find', true);
        setFinds((before) => before + 1);
      },
      finds,
      search,
      setSearch,
      hasOriginal,
      hasVersions,
      exportPng,
      copyPicture,
      writeClipboard: (words) => void navigator.clipboard.writeText(words).catch(onCopyError),
    };
    return { context, controlRef, surfaces: { isOpen, setOpen } };
  }, [
    store,
    actions,
    tool,
    zoom,
    container,
    exportPng,
    copyPicture,
    onCopyError,
    hasOriginal,
    hasVersions,
    open,
    finds,
    search,
  ]);
}
