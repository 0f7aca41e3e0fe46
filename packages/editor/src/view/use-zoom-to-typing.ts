import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { Size } from '../geometry/rect.ts';
import { centerOf } from '../geometry/rect.ts';
import { typingZoom } from '../geometry/zoom.ts';
import { getText } from '../store.ts';
import { useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';
import { isHandheld } from './is-handheld.ts';
import type { Zoom, ZoomChoice } from './use-zoom.ts';
import type { ViewportControl } from './use-viewport-scroll.ts';

export interface ZoomToTypingOptions {
  store: EditorStore;
  zoom: Zoom;
  /** The size of the container, in px of the screen. */
  container: Size | undefined;
  controlRef: RefObject<ViewportControl | null>;
}

/**
 * Scrolls and zooms a phone to the edited text, so that it is legible, and restores the zoom afterwards, unless the user has zoomed meanwhile.
 */
export function useZoomToTyping({ store, zoom, container, controlRef }: ZoomToTypingOptions): void {
  const id = useEditor(store, ({ tool }) => (tool.name === 'editing' ? tool.id : undefined));
  const zoomed = useRef<{ before: number; chosen: ZoomChoice; to: number }>(undefined);
  const follow = useEffectEvent((typed: string | undefined) => {
    const last = zoomed.current;
    zoomed.current = undefined;
    const kept = last?.to === zoom.zoom ? last : undefined;
    const text = getText(store, typed);
    if (text && container && isHandheld()) {
      const before = kept?.before ?? zoom.zoom;
      const to = typingZoom(text, before, container);
      zoomed.current = { before, chosen: kept?.chosen ?? zoom.chosen, to };
      controlRef.current?.centerOn(centerOf(text), to);
      zoom.setZoom(to);
    } else if (kept) {
      // A zoom that fitted the whole picture follows the size of the container again.
      zoom.choose(kept.chosen);
    }
  });
  useEffect(() => follow(id), [id]);
}
