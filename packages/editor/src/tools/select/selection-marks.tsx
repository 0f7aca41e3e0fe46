import { useCallback, useMemo } from 'react';
import type { BoxState } from '../../box-state.ts';
import type { BoxStore } from '../../box-store.ts';
import { onlySelected } from '../../box-store.ts';
import type { Viewport } from '../../geometry/viewport.ts';
import { keptList } from '../../kept-list.ts';
import { boundsOfAll } from '../../model/box.ts';
import type { Box } from '../../model/box.ts';
import { gestureStart } from '../tool-state.ts';
import { useBox, useEditor } from '../../use-editor.ts';
import { sizeOnScreen, transformOnScreen } from '../../view/placement.ts';
import { SelectionBox } from './selection-box.tsx';
import { useFollow } from '../../view/use-follow.ts';

interface MarksProps<R extends Box> {
  store: BoxStore<R>;
  viewport: Viewport;
}

/** Frames around what is selected: with handles around one box, and one frame around several. */
export function SelectionMarks<R extends Box>({
  store,
  viewport,
  rotatable = false,
}: MarksProps<R> & { rotatable?: boolean }) {
  const selectedIds = useEditor(store, (state) => state.selectedIds);
  const only = onlySelected({ selectedIds });
  return only === undefined ? (
    <GroupMarks store={store} viewport={viewport} ids={selectedIds} />
  ) : (
    <OneMark key={only} store={store} viewport={viewport} ids={selectedIds} id={only} rotatable={rotatable} />
  );
}

/** The box that gives the marks their size: during a drag the one at its start, because the marks follow it without another size. */
function sized<R extends Box>({ records, tool }: BoxState<R>, id: string): R | undefined {
  const start = tool.name === 'translating' ? gestureStart(tool, id) : undefined;
  return start ?? records.byId.get(id);
}

function OneMark<R extends Box>({
  store,
  viewport,
  ids,
  id,
  rotatable,
}: MarksProps<R> & { ids: readonly string[]; id: string; rotatable: boolean }) {
  const box = useBox(store, id, (state) => sized(state, id));
  const tool = useEditor(store, (state) => state.tool.name);
  if (!box || box.hidden) return null;
  const resizable = tool !== 'editing' && tool !== 'translating' && !store.rules.isFixed(box);
  return (
    <>
      <SelectionBox
        store={store}
        viewport={viewport}
        ids={ids}
        box={box}
        resizable={resizable}
        rotatable={rotatable && resizable}
        moving={tool === 'translating'}
      />
      {tool === 'rotating' ? <GestureLabel store={store} viewport={viewport} ids={ids} words={angleOf} /> : null}
      {tool === 'resizing' ? <GestureLabel store={store} viewport={viewport} ids={ids} words={sizeOf} /> : null}
      {tool === 'translating' ? <GestureLabel store={store} viewport={viewport} ids={ids} words={placeOf} /> : null}
    </>
  );
}

function GroupMarks<R extends Box>({ store, viewport, ids }: MarksProps<R> & { ids: readonly string[] }) {
  const select = useMemo(
    () => keptList((state: BoxState<R>) => ids.flatMap((id) => sized(state, id) ?? []).filter(({ hidden }) => !hidden)),
    [ids],
  );
  const boxes = useEditor(store, select);
  const shown = useMemo(() => boxes.map(({ id }) => id), [boxes]);
  const bounds = boundsOfAll(boxes);
  if (!bounds) return null;
  return (
    <>
      {boxes.map((box) => (
        <SelectionOutline key={box.id} store={store} viewport={viewport} box={box} />
      ))}
      <SelectionBox store={store} viewport={viewport} ids={shown} box={{ ...bounds, rotation: 0 }} resizable={false} />
    </>
  );
}

/** A thin frame around one of several that are selected. */
function SelectionOutline<R extends Box>({ store, viewport, box }: MarksProps<R> & { box: R }) {
  const ids = useMemo(() => [box.id], [box.id]);
  const follow = useCallback(
    (element: HTMLDivElement, boxes: readonly R[]) => {
      const [now] = boxes;
      if (now) element.style.transform = transformOnScreen(viewport, now);
    },
    [viewport],
  );
  return (
    <div
      ref={useFollow(store, ids, follow)}
      aria-hidden
      data-slot="selection-outline"
      className="ring-3 ring-raised/70 outline-1 outline-accent"
      style={{ ...sizeOnScreen(viewport, box), pointerEvents: 'none' }}
    />
  );
}

const sizeOf = ({ width, height }: Box) => `${Math.round(width)} × ${Math.round(height)}`;
const angleOf = ({ rotation }: Box) => `${Math.round(rotation)}°`;
const placeOf = ({ x, y }: Box) => `${Math.round(x)}, ${Math.round(y)}`;

interface GestureLabelProps<R extends Box> extends MarksProps<R> {
  ids: readonly string[];
  /** The words about the box; the same function for as long as they are the same. */
  words: (box: R) => string;
}

/** Shows under the box how far a gesture has come, in pixels of the image. */
function GestureLabel<R extends Box>({ store, viewport, ids, words }: GestureLabelProps<R>) {
  const follow = useCallback(
    (element: HTMLDivElement, boxes: readonly R[]) => {
      const [box] = boxes;
      if (!box) return;
      const { origin, zoom } = viewport;
      const [across, down] = [origin.x + (box.x + box.width / 2) * zoom, origin.y + (box.y + box.height) * zoom + 10];
      element.style.transform = `translate(${across}px, ${down}px) translateX(-50%)`;
      const written = words(box);
      if (element.textContent !== written) element.textContent = written;
    },
    [viewport, words],
  );
  return (
    <div
      ref={useFollow(store, ids, follow)}
      aria-hidden
      data-slot="gesture-label"
      className="rounded-sm bg-accent px-1.5 py-0.5 text-2xs whitespace-nowrap text-on-accent tabular-nums"
      style={{ position: 'absolute', pointerEvents: 'none', left: 0, top: 0, willChange: 'transform' }}
    />
  );
}
