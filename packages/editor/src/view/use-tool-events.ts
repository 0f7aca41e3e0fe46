import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import type { BoxStore } from '../box-store.ts';
import type { Point } from '../geometry/rect.ts';
import { handles } from '../geometry/resize-rect.ts';
import { toImagePoint } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Box } from '../model/box.ts';
import type { PointerInput } from '../tools/draft.ts';
import type { SelectTool } from '../tools/select/tool.ts';
import { handMode } from '../tools/hand/tool.ts';
import { idle } from '../tools/tool-state.ts';

interface ToolEventsOptions<R extends Box> {
  store: BoxStore<R>;
  tool: SelectTool;
  /** The scrolled element, from which the places of pointers are measured. */
  contentRef: RefObject<HTMLElement | null>;
  viewport: Viewport | undefined;
  /** The topmost box at a point of the image. */
  at: (point: Point) => string | undefined;
  /** Whether the Space bar is held, with which a drag pans the image. */
  isSpaceHeld: () => boolean;
  /** Called when a press has begun a gesture, to focus the canvas. */
  onPress: () => void;
}

/** Elements over the canvas that take a press themselves: fields and buttons. */
function takesPress(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof Element && target.closest('[data-press]') !== null)
  );
}

/** The handle that an element belongs to. */
function handleOf(target: EventTarget) {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset.handle : undefined;
  return name === 'rotation' ? name : handles.find((handle) => handle === name);
}

const middleButton = 1;

/** Turns what pointers do on a canvas into the tool's input, for boxes of any kind. */
export function useToolEvents<R extends Box>(options: ToolEventsOptions<R>) {
  const { store, tool, contentRef, viewport, at, isSpaceHeld, onPress } = options;
  const pointerId = useRef<number>(undefined);

  const imagePoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = contentRef.current?.getBoundingClientRect();
    if (!box || !viewport) return { x: 0, y: 0 };
    return toImagePoint(viewport, { x: clientX - box.left, y: clientY - box.top });
  };
  const input = (event: PointerEvent | MouseEvent): PointerInput => ({
    point: imagePoint(event),
    zoom: viewport?.zoom ?? 1,
    shiftKey: event.shiftKey,
    altKey: event.altKey,
    commandKey: event.ctrlKey || event.metaKey,
  });
  useTouchHold({ store, tool, contentRef, viewport, at });

  const pan = (event: PointerEvent<HTMLElement>, from: Point) => {
    contentRef.current?.parentElement?.scrollBy(from.x - event.clientX, from.y - event.clientY);
    store.setTool({ name: 'panning', from: { x: event.clientX, y: event.clientY } });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (takesPress(event.target)) return;
    if (!event.isPrimary) {
      tool.cancelGesture();
      return;
    }
    const pans = event.button === middleButton || isSpaceHeld() || store.getState().mode === handMode;
    if (!pans && event.button !== 0) return;
    pointerId.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pans) {
      tool.cancelGesture();
      if (store.getState().tool.name === 'idle')
        store.setTool({ name: 'panning', from: { x: event.clientX, y: event.clientY } });
      return;
    }
    tool.pointerDown({ ...input(event), handle: handleOf(event.target), touch: event.pointerType === 'touch' });
    onPress();
  };
  const endGesture = (event: PointerEvent<HTMLElement>, end: () => void) => {
    if (event.pointerId !== pointerId.current) return;
    pointerId.current = undefined;
    if (store.getState().tool.name === 'panning') store.setTool(idle);
    else end();
  };
  const handlers = {
    onPointerDown,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerId !== pointerId.current) return;
      const { tool: state } = store.getState();
      if (state.name === 'panning') pan(event, state.from);
      else tool.pointerMove(input(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => endGesture(event, tool.pointerUp),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => endGesture(event, tool.cancelGesture),
    onLostPointerCapture: (event: PointerEvent<HTMLElement>) => endGesture(event, tool.cancelGesture),
    onMouseDown: (event: MouseEvent) => {
      // The focus is set by hand: the browser would move it from the pressed element to the canvas. A middle press would scroll.
      if (!takesPress(event.target)) event.preventDefault();
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!takesPress(event.target) && store.getState().mode === 'select') tool.doubleClick(input(event));
    },
  };
  return { handlers, imagePoint };
}

/** Lets a finger scroll the canvas, except on the selection, which it drags. Only a listener that is not passive can prevent scrolling. */
function useTouchHold<R extends Box>({
  store,
  tool,
  contentRef,
  viewport,
  at,
}: Pick<ToolEventsOptions<R>, 'store' | 'tool' | 'contentRef' | 'viewport' | 'at'>): void {
  useEffect(() => {
    const content = contentRef.current;
    if (!content) return undefined;
    const listener = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!touch || !viewport || !event.target || takesPress(event.target)) return;
      const { selectedIds } = store.getState();
      const box = content.getBoundingClientRect();
      const id = at(toImagePoint(viewport, { x: touch.clientX - box.left, y: touch.clientY - box.top }));
      const held = id !== undefined && selectedIds.includes(id);
      if (handleOf(event.target) || held || tool.draws()) event.preventDefault();
    };
    content.addEventListener('touchstart', listener, { passive: false });
    return () => content.removeEventListener('touchstart', listener);
  });
}
