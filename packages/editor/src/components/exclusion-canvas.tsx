import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { runKey } from '../actions/action.ts';
import { exclusionActions } from '../tools/exclusion/actions.ts';
import type { ExclusionContext } from '../tools/exclusion/actions.ts';
import { keyInputOf } from '../actions/key-input.ts';
import type { KeyInput } from '../actions/key-input.ts';
import { createExclusionStore, exclusionAt, getExclusions, areaOfExclusion } from '../exclusion-store.ts';
import type { ExclusionStore } from '../exclusion-store.ts';
import type { EditorImage } from '../export/export-png.ts';
import { containZoom, viewportOf } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { ExclusionRectangle } from '../model/exclusion-rectangle.ts';
import { useWords } from '../messages/words.ts';
import { useEditor } from '../use-editor.ts';
import { BoxDraft, createExclusionTool, drawMode } from '../tools/exclusion/tool.ts';
import { Marquee } from '../tools/select/marks.tsx';
import { ExclusionBox, ExclusionFrame } from '../tools/exclusion/marks.tsx';
import { ImageViewport } from '../view/image-viewport.tsx';
import { placeOnScreen } from '../view/placement.ts';
import { SnapGuides } from '../tools/select/snap-guides.tsx';
import { sizeOfImage } from '../view/size-of-image.ts';
import { useEditorShortcuts } from '../view/use-editor-shortcuts.ts';
import { resizeDebounceMs, useElementSize } from '../view/use-element-size.ts';
import { useSpaceKey } from '../view/use-space-key.ts';
import { useToolEvents } from '../view/use-tool-events.ts';

export interface ExclusionCanvasProps {
  image: EditorImage;
  regions: readonly ExclusionRectangle[];
  /** Whether a press on the image begins a new rectangle. */
  drawing: boolean;
  /** Called with all rectangles after one was drawn, moved, resized, removed, or a step was taken back. */
  onChange: (regions: readonly ExclusionRectangle[]) => void;
  /** Called with false when a rectangle is finished, or drawing is given up with Escape. */
  onDrawingChange?: ((drawing: boolean) => void) | undefined;
}

/** Keeps the store and what the parent holds the same: a change of either goes to the other. */
function useHeldOutside({ regions, drawing, onChange, onDrawingChange }: ExclusionCanvasProps, store: ExclusionStore) {
  const lastRegions = useRef(regions);
  useEffect(() => {
    if (lastRegions.current === regions) return;
    lastRegions.current = regions;
    store.replace(regions.map(areaOfExclusion));
  }, [store, regions]);
  useEffect(
    () =>
      store.onChange(() => {
        lastRegions.current = getExclusions(store);
        onChange(lastRegions.current);
      }),
    [store, onChange],
  );
  useEffect(() => {
    store.setMode(drawing ? drawMode : 'select');
  }, [store, drawing]);
  useEffect(
    () =>
      store.subscribe(() => {
        if (drawing && store.getState().mode !== drawMode) onDrawingChange?.(false);
      }),
    [store, drawing, onDrawingChange],
  );
}

/** Gives the canvas the keyboard while an area is to be drawn, and a new or removed area's keyboard to what is selected then. */
function useAreaFocus(store: ExclusionStore, drawing: boolean, canvas: RefObject<HTMLElement | null>): void {
  const selected = useEditor(store, (state) => state.selectedIds.at(-1));
  const count = useEditor(store, ({ records }) => records.order.length);
  const counted = useRef(count);
  useEffect(() => {
    if (drawing) canvas.current?.focus({ preventScroll: true });
  }, [drawing, canvas]);
  useEffect(() => {
    if (counted.current === count) return;
    counted.current = count;
    const box = selected && canvas.current?.querySelector(`[data-region-id="${CSS.escape(selected)}"]`);
    (box instanceof HTMLElement ? box : canvas.current)?.focus({ preventScroll: true });
  }, [count, selected, canvas]);
}

/**
 * An image on which areas are marked whose text stays as it is. Fills its parent, which has to have a position and a size. Areas
 * take the same gestures, keys and undo as the texts of the editor.
 */
export function ExclusionCanvas(props: ExclusionCanvasProps) {
  const { image, regions, drawing } = props;
  const [containerRef, container] = useElementSize<HTMLDivElement>(resizeDebounceMs);
  const rootRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const size = useMemo(() => sizeOfImage(image), [image]);
  const [store] = useState(() => createExclusionStore(size, regions));
  const context = useMemo<ExclusionContext>(
    () => ({ store, tool: createExclusionTool(store), leave: () => {} }),
    [store],
  );
  const viewport = useMemo(
    () => container && viewportOf(size, container, containZoom(size, container)),
    [container, size],
  );
  useHeldOutside(props, store);
  useAreaFocus(store, drawing && viewport !== undefined, contentRef);
  const space = useSpaceKey(contentRef);
  const { handlers } = useToolEvents({
    store,
    tool: context.tool,
    contentRef,
    viewport,
    at: (point) => exclusionAt(store, point),
    isSpaceHeld: space.isHeld,
    onPress: () => {
      const id = store.getState().selectedIds.at(-1);
      const box = id && contentRef.current?.querySelector(`[data-region-id="${CSS.escape(id)}"]`);
      (box instanceof HTMLElement ? box : contentRef.current)?.focus({ preventScroll: true });
    },
  });
  useEditorShortcuts(
    rootRef,
    useCallback((input: KeyInput, where) => runKey(exclusionActions, context, input, where), [context]),
  );
  useEscapeAnywhere(drawing, context);
  const words = useWords();

  return (
    <div ref={rootRef} style={{ display: 'contents' }}>
      <ImageViewport
        image={image}
        size={size}
        container={container}
        containerRef={containerRef}
        viewport={viewport}
        contentRef={contentRef}
        data-slot="exclusion-canvas"
        data-state={drawing ? 'drawing' : 'idle'}
        role="application"
        aria-label={words.imageWithAreas}
        aria-describedby={hintId}
        tabIndex={-1}
        style={{ outline: 'none', cursor: drawing ? 'crosshair' : 'default', touchAction: drawing ? 'none' : 'auto' }}
        {...handlers}
        onKeyDown={(event) => {
          if (runKey(exclusionActions, context, keyInputOf(event.nativeEvent), 'canvas')) event.preventDefault();
        }}
      >
        <p id={hintId} hidden>
          {drawing ? words.drawHint : words.areasHint}
        </p>
        {viewport ? <Areas store={store} viewport={viewport} drawing={drawing} /> : null}
      </ImageViewport>
    </div>
  );
}

/** While an area is to be drawn, Escape gives up wherever the focus is. */
function useEscapeAnywhere(drawing: boolean, { tool }: ExclusionContext): void {
  useEffect(() => {
    if (!drawing) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) tool.escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [drawing, tool]);
}

interface AreasProps {
  store: ExclusionStore;
  viewport: Viewport;
  drawing: boolean;
}

/** The areas, and what is drawn over the image while one is made or moved. */
function Areas({ store, viewport, drawing }: AreasProps) {
  const { byId, order } = useEditor(store, ({ records }) => records);
  const selectedIds = useEditor(store, (state) => state.selectedIds);
  const { size } = store;
  return (
    <>
      {drawing ? (
        <div
          aria-hidden
          data-slot="exclusion-drawing"
          className="animate-pal-fade-in bg-accent/12 outline-2 outline-accent"
          style={{ ...placeOnScreen(viewport, { x: 0, y: 0, ...size, rotation: 0 }), pointerEvents: 'none' }}
        />
      ) : null}
      {order.map((id, index) => {
        const area = byId.get(id);
        return area ? (
          <ExclusionBox
            key={id}
            viewport={viewport}
            id={id}
            rect={area}
            number={index + 1}
            selected={selectedIds.includes(id)}
            resizable={selectedIds.length === 1}
            onFocus={() => {
              if (!store.getState().selectedIds.includes(id)) store.select([id]);
            }}
            onRemove={() => store.remove([id])}
          />
        ) : null;
      })}
      <DrawnArea store={store} viewport={viewport} />
      <SnapGuides store={store} viewport={viewport} />
      <Marquee store={store} viewport={viewport} />
    </>
  );
}

/** The area that is being drawn. */
function DrawnArea({ store, viewport }: Omit<AreasProps, 'drawing'>) {
  const draft = useEditor(store, ({ tool }) => (tool.name === 'drawing' ? tool.draft : undefined));
  return draft instanceof BoxDraft ? <ExclusionFrame viewport={viewport} rect={draft.rect} /> : null;
}
