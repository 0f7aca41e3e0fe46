import { useLayoutEffect, useRef } from 'react';
import type { BoxStore } from '../box-store.ts';
import type { Guide } from '../geometry/snap.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Box } from '../model/box.ts';

const noGuides: readonly Guide[] = [];

/** Makes the element of a guide, with one for its distance. */
function createGuide(): HTMLElement {
  const line = document.createElement('div');
  line.dataset.slot = 'snap-guide';
  line.className = 'absolute bg-danger';
  const distance = document.createElement('span');
  distance.className = 'absolute rounded-sm bg-danger px-1 text-2xs text-on-danger tabular-nums';
  Object.assign(distance.style, { left: '50%', top: '50%', transform: 'translate(-50%, -50%)' });
  distance.hidden = true;
  line.append(distance);
  return line;
}

function writeGuide(line: HTMLElement, { axis, at, from, to, distance }: Guide, { origin, zoom }: Viewport): void {
  const length = (to - from) * zoom;
  const isVertical = axis === 'x';
  const left = origin.x + (isVertical ? at : from) * zoom;
  const top = origin.y + (isVertical ? from : at) * zoom;
  line.dataset.axis = axis;
  line.style.left = `${left}px`;
  line.style.top = `${top}px`;
  line.style.width = isVertical ? '1px' : `${length}px`;
  line.style.height = isVertical ? `${length}px` : '1px';
  const [words] = line.children;
  const written = distance === undefined ? '' : `${Math.round(distance)}`;
  if (words instanceof HTMLElement && words.textContent !== written) {
    words.textContent = written;
    words.hidden = written === '';
  }
}

interface SnapGuidesProps<R extends Box> {
  store: BoxStore<R>;
  viewport: Viewport;
}

/** The lines that what is moved has snapped to. They follow a gesture by themselves: React renders nothing for it. */
export function SnapGuides<R extends Box>({ store, viewport }: SnapGuidesProps<R>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = ref.current;
    if (!lines) return undefined;
    let drawn = noGuides;
    const draw = (guides: readonly Guide[]) => {
      drawn = guides;
      while (lines.children.length > guides.length) lines.lastElementChild?.remove();
      for (const [index, guide] of guides.entries()) {
        const line = lines.children[index] ?? lines.appendChild(createGuide());
        if (line instanceof HTMLElement) writeGuide(line, guide, viewport);
      }
    };
    const follow = () => {
      const { tool } = store.getState();
      const guides = 'guides' in tool ? tool.guides : noGuides;
      if (guides !== drawn) draw(guides);
    };
    follow();
    const end = store.subscribe(follow);
    return () => {
      end();
      draw(noGuides);
    };
  }, [store, viewport]);
  return <div ref={ref} aria-hidden data-slot="snap-guides" style={{ pointerEvents: 'none' }} />;
}
