import { useId, useMemo, useRef, useState } from 'react';
import type { MouseEvent, Ref, RefCallback } from 'react';
import type { EditorContext } from '../actions/editor-context.ts';
import { editorActions } from '../actions/editor-actions.ts';
import { runKey } from '../actions/action.ts';
import { keyInputOf } from '../actions/key-input.ts';
import { selectTexts } from '../commands/texts.ts';
import type { EditorImage } from '../export/export-png.ts';
import type { Size } from '../geometry/rect.ts';
import { viewportOf } from '../geometry/viewport.ts';
import { useEditor } from '../store.ts';
import { textAt } from '../tools/hit-test.ts';
import { HoverOutline, Marquee, SelectionMarks, SnapGuides } from './canvas-marks.tsx';
import { clipboardHandlers } from './clipboard.ts';
import { ImageViewport } from './image-viewport.tsx';
import { ActiveTexts, RestingTexts } from './text-node.tsx';
import { TextProxies } from './text-proxies.tsx';
import { useCanvasFocus } from './use-canvas-focus.ts';
import { useSpaceKey } from './use-space-key.ts';
import { useToolEvents } from './use-tool-events.ts';
import type { ViewportControl } from './use-viewport-scroll.ts';

export interface TextCanvasProps {
  context: EditorContext;
  image: EditorImage;
  container: Size | undefined;
  containerRef: RefCallback<HTMLDivElement>;
  controlRef: Ref<ViewportControl>;
}

/** The image with its texts: turns what pointers, keys and the clipboard do into the tool's input. */
export function TextCanvas({ context, image, container, containerRef, controlRef }: TextCanvasProps) {
  const { store, tool, view, clipboard } = context;
  const contentRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [hovered, setHovered] = useState<string>();
  const { zoom } = view;
  const viewport = useMemo(() => container && viewportOf(store.size, container, zoom), [store, container, zoom]);
  const { focus, onFocus, onBlur } = useCanvasFocus(store, contentRef);
  const onClipboard = useMemo(() => clipboardHandlers(store, clipboard), [store, clipboard]);
  const space = useSpaceKey(contentRef);
  const mode = useEditor(store, (state) => state.mode);
  const panning = useEditor(store, (state) => state.tool.name === 'panning');
  const layers = useMemo(
    () => [<RestingTexts key="resting" store={store} />, <ActiveTexts key="active" store={store} />],
    [store],
  );
  const { handlers, imagePoint } = useToolEvents({
    store,
    tool,
    contentRef,
    viewport,
    at: (point) => textAt(store, point),
    isSpaceHeld: space.isHeld,
    onPress: focus,
  });

  const onContextMenu = (event: MouseEvent) => {
    const id = textAt(store, imagePoint(event));
    if (id !== undefined && !store.getState().selectedIds.includes(id)) selectTexts(store, [id]);
  };
  const pushes = mode === 'pan' || space.held;
  const cursor = panning ? 'grabbing' : pushes ? 'grab' : hovered === undefined ? 'default' : 'move';
  return (
    <ImageViewport
      image={image}
      size={store.size}
      container={container}
      containerRef={containerRef}
      controlRef={controlRef}
      viewport={viewport}
      onZoom={view.setZoom}
      minimap
      layers={layers}
      contentRef={contentRef}
      role="application"
      aria-label="Image with texts"
      aria-describedby={hintId}
      tabIndex={-1}
      style={{ outline: 'none', cursor }}
      {...handlers}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        if (event.pointerType !== 'touch') setHovered(textAt(store, imagePoint(event)));
      }}
      onPointerLeave={() => setHovered(undefined)}
      onContextMenu={onContextMenu}
      onKeyDown={(event) => {
        if (runKey(editorActions, context, keyInputOf(event.nativeEvent), 'canvas')) event.preventDefault();
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      {...onClipboard}
    >
      {viewport ? (
        <>
          <p id={hintId} hidden>
            Tab goes from text to text. Enter edits the text, the arrow keys move it, with Ctrl they resize it, Delete
            removes it. The question mark lists all keys.
          </p>
          <HoverOutline store={store} viewport={viewport} id={pushes ? undefined : hovered} />
          <TextProxies store={store} viewport={viewport} />
          <SelectionMarks store={store} viewport={viewport} />
          <SnapGuides store={store} viewport={viewport} />
          <Marquee store={store} viewport={viewport} />
        </>
      ) : null}
    </ImageViewport>
  );
}
