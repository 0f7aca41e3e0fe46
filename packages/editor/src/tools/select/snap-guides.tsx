import { useLayoutEffect, useRef } from 'react';
import type { BoxStore } from '../../box-store.ts';
import type { Guide } from '../../geometry/snap.ts';
import type { Viewport } from '../../geometry/viewport.ts';
import type { Box } from '../../model/box.ts';

const noGuides: readonly Guide[] = [];

/** Hides an element without layout or painting. */
const hidden = 'scale(0)';

/** The elements of a guide: a line of one px that is scaled to its length, and the label of its distance. */
interface GuideMark {
  line: HTMLElement;
  distance: HTMLElement;
}

function createMark(): GuideMark {
  const line = document.createElement('div');
  const distance = document.createElement('span');
  for (const element of [line, distance]) {
    Object.assign(element.style, { position: 'absolute', left: '0', top: '0' });
    Object.assign(element.style, { transform: hidden, transformOrigin: '0 0', willChange: 'transform' });
  }
  // These nodes are a pixel long and scaled to their length.
  Object.assign(line.style, { width: '1px', height: '1px' });
  line.className = 'bg-danger';
  distance.className = 'rounded-sm bg-danger px-1 text-2xs text-on-danger tabular-nums';
  return { line, distance };
}

function hideMark({ line, distance }: GuideMark): void {
  delete line.dataset.slot;
  line.style.transform = hidden;
  distance.style.transform = hidden;
}

function showGuide({ line, distance }: GuideMark, guide: Guide, { origin, zoom }: Viewport): void {
  const { axis, at, from, to } = guide;
  const length = (to - from) * zoom;
  const isVertical = axis === 'x';
  const left = origin.x + (isVertical ? at : from) * zoom;
  const top = origin.y + (isVertical ? from : at) * zoom;
  line.dataset.slot = 'snap-guide';
  line.dataset.axis = axis;
  line.style.transform = `translate(${left}px, ${top}px) scale(${isVertical ? `1, ${length}` : `${length}, 1`})`;
  if (guide.distance === undefined) {
    distance.style.transform = hidden;
    return;
  }
  const [x, y] = isVertical ? [left, top + length / 2] : [left + length / 2, top];
  distance.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const written = `${Math.round(guide.distance)}`;
  if (distance.textContent !== written) distance.textContent = written;
}

interface SnapGuidesProps<R extends Box> {
  store: BoxStore<R>;
  viewport: Viewport;
}

/**
 * The lines that what is moved has snapped to. They follow a gesture by themselves: React renders nothing for it. A line that appears, moves or
 * goes changes transforms only, so that the browser lays nothing out and paints nothing; its element leaves the page with the gesture.
 */
export function SnapGuides<R extends Box>({ store, viewport }: SnapGuidesProps<R>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    let marks: readonly GuideMark[] = [];
    let drawn = noGuides;
    const draw = (guides: readonly Guide[]) => {
      drawn = guides;
      const added = Array.from({ length: Math.max(0, guides.length - marks.length) }, createMark);
      place.append(...added.flatMap(({ line, distance }) => [line, distance]));
      marks = [...marks, ...added];
      for (const [index, mark] of marks.entries()) {
        const guide = guides[index];
        if (guide) showGuide(mark, guide, viewport);
        else hideMark(mark);
      }
    };
    const clear = () => {
      drawn = noGuides;
      marks = [];
      place.replaceChildren();
    };
    const follow = () => {
      const { tool } = store.getState();
      if ('guides' in tool) {
        if (tool.guides !== drawn) draw(tool.guides);
      } else if (marks.length > 0) clear();
    };
    follow();
    const end = store.subscribe(follow);
    return () => {
      end();
      clear();
    };
  }, [store, viewport]);
  return <div ref={ref} aria-hidden data-slot="snap-guides" style={{ pointerEvents: 'none' }} />;
}
