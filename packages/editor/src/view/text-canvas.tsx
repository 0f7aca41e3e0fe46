import { useEffect, useId, useMemo, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefCallback } from 'react';
import { keyInputOf } from '../commands/key-input.ts';
import { handleCanvasKey } from '../commands/keyboard.ts';
import type { EditorImage } from '../export/export-png.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { handles } from '../geometry/resize-rect.ts';
import { toImagePoint, viewportOf } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import { getText, useEditor } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { textAt } from '../tools/hit-test.ts';
import type { SelectTool } from '../tools/select-tool.ts';
import { clipboardHandlers } from './clipboard.ts';
import { ImageViewport } from './image-viewport.tsx';
import { SelectionBox } from './selection-box.tsx';
import { ActiveText, RestingTexts } from './text-node.tsx';
import { TextProxies } from './text-proxies.tsx';
import { useCanvasFocus } from './use-canvas-focus.ts';

export interface TextCanvasProps {
  store: EditorStore;
  tool: SelectTool;
  image: EditorImage;
  container: Size | undefined;
  containerRef: RefCallback<HTMLDivElement>;
  zoom: number;
  onZoom: (zoom: number) => void;
}

function Selection({ store, viewport }: { store: EditorStore; viewport: Viewport }) {
  const text = useEditor(store, ({ records, selectedId }) =>
    selectedId === undefined ? undefined : records.byId.get(selectedId),
  );
  const tool = useEditor(store, (state) => state.tool.name);
  if (!text) return null;
  return <SelectionBox viewport={viewport} box={text} resizable={tool !== 'editing' && tool !== 'translating'} />;
}

function isTextArea(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement;
}

/** The handle that an element belongs to. */
function handleOf(target: EventTarget) {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset.handle : undefined;
  return handles.find((handle) => handle === name);
}

/** The image with its texts: turns what pointers, keys and the clipboard do into the tool's input. */
export function TextCanvas({ store, tool, image, container, containerRef, zoom, onZoom }: TextCanvasProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const pointerId = useRef<number>(undefined);
  const hintId = useId();
  const viewport = useMemo(() => container && viewportOf(store.size, container, zoom), [store, container, zoom]);
  const { focus, onFocus, onBlur } = useCanvasFocus(store, contentRef);
  const clipboard = useMemo(() => clipboardHandlers(store), [store]);
  const layers = useMemo(
    () => [<RestingTexts key="resting" store={store} />, <ActiveText key="active" store={store} />],
    [store],
  );

  const imagePoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = contentRef.current?.getBoundingClientRect();
    if (!box || !viewport) return { x: 0, y: 0 };
    return toImagePoint(viewport, { x: clientX - box.left, y: clientY - box.top });
  };
  const input = (event: PointerEvent | MouseEvent) => ({ point: imagePoint(event), zoom, shiftKey: event.shiftKey });

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || isTextArea(event.target)) return;
    if (!event.isPrimary) {
      tool.cancelGesture();
      return;
    }
    pointerId.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    tool.pointerDown({ ...input(event), handle: handleOf(event.target), touch: event.pointerType === 'touch' });
    focus();
  };
  const endGesture = (event: PointerEvent<HTMLDivElement>, end: () => void) => {
    if (event.pointerId !== pointerId.current) return;
    pointerId.current = undefined;
    end();
  };

  useEffect(() => {
    const content = contentRef.current;
    if (!content) return undefined;
    // A finger scrolls the canvas, except where it takes hold of what is selected. Only a listener that is not passive can say so.
    const listener = (event: TouchEvent) => {
      const [touch] = event.touches;
      const { selectedId } = store.getState();
      const box = content.getBoundingClientRect();
      if (!touch || !viewport || !event.target || isTextArea(event.target)) return;
      const point = toImagePoint(viewport, { x: touch.clientX - box.left, y: touch.clientY - box.top });
      const held = getText(store, selectedId) && textAt(store, point) === selectedId;
      if (handleOf(event.target) || held) event.preventDefault();
    };
    content.addEventListener('touchstart', listener, { passive: false });
    return () => content.removeEventListener('touchstart', listener);
  }, [store, viewport]);

  return (
    <ImageViewport
      image={image}
      size={store.size}
      container={container}
      containerRef={containerRef}
      viewport={viewport}
      onZoom={onZoom}
      layers={layers}
      contentRef={contentRef}
      role="application"
      aria-label="Image with texts"
      aria-describedby={hintId}
      tabIndex={-1}
      style={{ outline: 'none' }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (event.pointerId === pointerId.current) tool.pointerMove(input(event));
      }}
      onPointerUp={(event) => endGesture(event, tool.pointerUp)}
      onPointerCancel={(event) => endGesture(event, tool.cancelGesture)}
      onLostPointerCapture={(event) => endGesture(event, tool.cancelGesture)}
      onMouseDown={(event) => {
        // The focus is set by hand: the browser would put it on the canvas, away from the text that was pressed.
        if (!isTextArea(event.target)) event.preventDefault();
      }}
      onDoubleClick={(event) => {
        if (!isTextArea(event.target)) tool.doubleClick(input(event));
      }}
      onKeyDown={(event) => {
        if (handleCanvasKey({ store, tool }, keyInputOf(event.nativeEvent))) event.preventDefault();
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      {...clipboard}
    >
      {viewport ? (
        <>
          <p id={hintId} hidden>
            Tab goes from text to text. Enter edits the text, the arrow keys move it, with Ctrl they resize it, Delete
            removes it.
          </p>
          <TextProxies store={store} viewport={viewport} />
          <Selection store={store} viewport={viewport} />
        </>
      ) : null}
    </ImageViewport>
  );
}
