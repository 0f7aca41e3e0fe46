import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { EditorImage } from '../export/export-png.ts';
import { clampRect, containsPoint } from '../geometry/rect.ts';
import type { Point, Rect } from '../geometry/rect.ts';
import { handles } from '../geometry/resize-rect.ts';
import { containZoom, toImagePoint, viewportOf } from '../geometry/viewport.ts';
import { createExclusion, rectOfExclusion } from '../model/exclusion-rectangle.ts';
import type { ExclusionRectangle } from '../model/exclusion-rectangle.ts';
import { isDrawn, rectOfGesture } from '../tools/exclusion-gesture.ts';
import type { ExclusionGesture } from '../tools/exclusion-gesture.ts';
import { ExclusionBox, ExclusionFrame } from '../view/exclusion-box.tsx';
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

/** Pixels of the image that an arrow key moves a rectangle, alone and with Shift. */
const nudgeSteps = { small: 1, large: 10 };
const nudges: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** An image on which areas are marked whose text stays as it is. Fills its parent, which has to have a position and a size. */
export function ExclusionCanvas({ image, regions, drawing, onChange, onDrawingChange }: ExclusionCanvasProps) {
  const [containerRef, container] = useElementSize<HTMLDivElement>();
  const contentRef = useRef<HTMLDivElement>(null);
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
      const id = `exclusion-${Date.now()}`;
      onChange([...regions, createExclusion(id, gestureRect)]);
      setSelectedId(id);
      onDrawingChange?.(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const selected = regions.find((region) => region.id === selectedId);
    const nudge = nudges[event.key];
    if (event.key === 'Escape') {
      if (gesture) setGesture(undefined);
      else if (drawing) onDrawingChange?.(false);
      else if (selected) setSelectedId(undefined);
      else return;
    } else if (selected && (event.key === 'Delete' || event.key === 'Backspace')) {
      remove(selected.id);
    } else if (selected && nudge) {
      const step = event.shiftKey ? nudgeSteps.large : nudgeSteps.small;
      const rect = rectOfExclusion(selected);
      const moved = { ...rect, x: rect.x + nudge.x * step, y: rect.y + nudge.y * step };
      replace(selected.id, clampRect(moved, { x: 0, y: 0, ...size }));
    } else return;
    event.preventDefault();
  };

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
      tabIndex={-1}
      style={{ outline: 'none', cursor: drawing ? 'crosshair' : 'default', touchAction: drawing ? 'none' : 'auto' }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (gesture) setGesture({ ...gesture, to: imagePoint(event) });
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setGesture(undefined)}
      onKeyDown={onKeyDown}
    >
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
