import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { keyInputOf } from '../commands/key-input.ts';
import type { EditorImage } from '../export/export-png.ts';
import { containsPoint } from '../geometry/rect.ts';
import type { Point, Rect } from '../geometry/rect.ts';
import { handles } from '../geometry/resize-rect.ts';
import { containZoom, toImagePoint, viewportOf } from '../geometry/viewport.ts';
import { createExclusion, exclusionId, rectOfExclusion } from '../model/exclusion-rectangle.ts';
import type { ExclusionRectangle } from '../model/exclusion-rectangle.ts';
import { isDrawn, rectOfGesture } from '../tools/exclusion-gesture.ts';
import type { ExclusionGesture } from '../tools/exclusion-gesture.ts';
import { exclusionKeyAction } from '../tools/exclusion-keys.ts';
import { ExclusionBox, ExclusionFrame } from '../view/exclusion-box.tsx';
import { placeOnScreen } from '../view/placement.ts';
import { sizeOfImage } from '../view/size-of-image.ts';
import { ImageViewport } from '../view/image-viewport.tsx';
import { useElementSize } from '../view/use-element-size.ts';

export interface ExclusionCanvasProps {
  image: EditorImage;
  regions: readonly ExclusionRectangle[];
  /** Whether a press on the image begins a new rectangle. */
  drawing: boolean;
  /** Called with all rectangles after one was drawn, moved, resized or removed. */
  onChange: (regions: readonly ExclusionRectangle[]) => void;
  /** Called with false when a rectangle is finished, or drawing is given up with Escape. */
  onDrawingChange?: ((drawing: boolean) => void) | undefined;
}

/** While an area is to be drawn, the canvas has the keyboard, and Escape gives up wherever the focus is. */
function useDrawingKeys(
  drawing: boolean,
  canvas: RefObject<HTMLElement | null>,
  onDrawingChange: ((drawing: boolean) => void) | undefined,
): void {
  useEffect(() => {
    if (!drawing) return undefined;
    canvas.current?.focus({ preventScroll: true });
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onDrawingChange?.(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [drawing, canvas, onDrawingChange]);
}

/** Gives a new area the keyboard, so that the arrow keys go on with it. */
function usePlacedFocus(
  regions: readonly ExclusionRectangle[],
  placedIdRef: RefObject<string | undefined>,
  canvas: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const id = placedIdRef.current;
    if (id === undefined || !regions.some((region) => region.id === id)) return;
    const box = canvas.current?.querySelector(`[data-region-id="${CSS.escape(id)}"]`);
    if (box instanceof HTMLElement) box.focus({ preventScroll: true });
    placedIdRef.current = undefined;
  }, [regions, placedIdRef, canvas]);
}

/** An image on which areas are marked whose text stays as it is. Fills its parent, which has to have a position and a size. */
export function ExclusionCanvas({ image, regions, drawing, onChange, onDrawingChange }: ExclusionCanvasProps) {
  const [containerRef, container] = useElementSize<HTMLDivElement>();
  const contentRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const placedIdRef = useRef<string>(undefined);
  const [selectedId, setSelectedId] = useState<string>();
  const [gesture, setGesture] = useState<ExclusionGesture>();

  const size = sizeOfImage(image);
  const viewport = container && viewportOf(size, container, containZoom(size, container));
  const gestureRect = gesture && rectOfGesture(gesture, size);

  const imagePoint = ({ clientX, clientY }: PointerEvent): Point => {
    const box = contentRef.current?.getBoundingClientRect();
    if (!box || !viewport) return { x: 0, y: 0 };
    return toImagePoint(viewport, { x: clientX - box.left, y: clientY - box.top });
  };
  const replace = (id: string, rect: Rect) =>
    onChange(regions.map((region) => (region.id === id ? createExclusion(id, rect) : region)));
  const add = (rect: Rect) => {
    const id = exclusionId();
    onChange([...regions, createExclusion(id, rect)]);
    setSelectedId(id);
    placedIdRef.current = id;
    onDrawingChange?.(false);
  };
  const remove = (id: string) => {
    onChange(regions.filter((region) => region.id !== id));
    contentRef.current?.focus({ preventScroll: true });
  };

  const begin = (event: PointerEvent<HTMLDivElement>): ExclusionGesture | undefined => {
    const from = imagePoint(event);
    if (drawing) return { name: 'drawing', from, to: from };
    const name =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]')?.dataset.handle : '';
    const handle = handles.find((handle) => handle === name);
    const selected = regions.find((region) => region.id === selectedId);
    if (handle && selected) {
      return { name: 'resizing', id: selected.id, start: rectOfExclusion(selected), handle, from, to: from };
    }
    const hit = regions.findLast((region) => containsPoint(rectOfExclusion(region), from));
    return hit && { name: 'moving', id: hit.id, start: rectOfExclusion(hit), from, to: from };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const onRemove = event.target instanceof Element && event.target.closest('[data-slot="exclusion-remove"]');
    if (event.button !== 0 || !event.isPrimary || onRemove) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const begun = begin(event);
    setGesture(begun);
    setSelectedId(begun && 'id' in begun ? begun.id : undefined);
  };
  const onPointerUp = () => {
    if (!gesture || !gestureRect) return;
    setGesture(undefined);
    if (gesture.name !== 'drawing') {
      replace(gesture.id, gestureRect);
    } else if (isDrawn(gestureRect)) {
      add(gestureRect);
    }
  };
  const escape = () => {
    if (gesture) setGesture(undefined);
    else if (drawing) onDrawingChange?.(false);
    else if (selectedId !== undefined) setSelectedId(undefined);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const selected = regions.find((region) => region.id === selectedId);
    const rect = selected && rectOfExclusion(selected);
    const action = exclusionKeyAction(keyInputOf(event.nativeEvent), { drawing, selected: rect, image: size });
    if (!action || (action.name === 'escape' && !escape())) return;
    event.preventDefault();
    if (action.name === 'place') add(action.rect);
    if (selected && action.name === 'remove') remove(selected.id);
    if (selected && action.name === 'change') replace(selected.id, action.rect);
  };
  useDrawingKeys(drawing && viewport !== undefined, contentRef, onDrawingChange);
  usePlacedFocus(regions, placedIdRef, contentRef);

  return (
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
      aria-label="Image with exclusion areas"
      aria-describedby={hintId}
      tabIndex={-1}
      style={{ outline: 'none', cursor: drawing ? 'crosshair' : 'default', touchAction: drawing ? 'none' : 'auto' }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (gesture) setGesture({ ...gesture, to: imagePoint(event) });
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setGesture(undefined)}
      onLostPointerCapture={() => setGesture(undefined)}
      onKeyDown={onKeyDown}
    >
      <p id={hintId} hidden>
        {drawing
          ? 'Drag to draw an area, or press Enter to place one in the middle. Escape cancels.'
          : 'Tab goes from area to area. The arrow keys move an area, with Ctrl they resize it, Delete removes it.'}
      </p>
      {viewport && drawing ? (
        <div
          aria-hidden
          data-slot="exclusion-drawing"
          className="animate-fade-in bg-accent/10 outline-2 outline-accent"
          style={{ ...placeOnScreen(viewport, { x: 0, y: 0, ...size, rotation: 0 }), pointerEvents: 'none' }}
        />
      ) : null}
      {viewport
        ? regions.map((region, index) => (
            <ExclusionBox
              key={region.id}
              viewport={viewport}
              id={region.id}
              rect={
                gesture && 'id' in gesture && gesture.id === region.id && gestureRect
                  ? gestureRect
                  : rectOfExclusion(region)
              }
              number={index + 1}
              selected={region.id === selectedId}
              onFocus={() => setSelectedId(region.id)}
              onRemove={() => remove(region.id)}
            />
          ))
        : null}
      {viewport && gesture?.name === 'drawing' && gestureRect ? (
        <ExclusionFrame viewport={viewport} rect={gestureRect} />
      ) : null}
    </ImageViewport>
  );
}
