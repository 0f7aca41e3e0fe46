import type { BoxStore } from '../box-store.ts';
import { onlySelected } from '../box-store.ts';
import { rectBetween } from '../geometry/rect.ts';
import type { Guide } from '../geometry/snap.ts';
import type { Viewport } from '../geometry/viewport.ts';
import { boundsOfAll } from '../model/box.ts';
import type { Box } from '../model/box.ts';
import { useBox, useEditor } from '../use-editor.ts';
import { placeOnScreen } from './placement.ts';
import { SelectionBox } from './selection-box.tsx';

interface MarksProps<R extends Box> {
  store: BoxStore<R>;
  viewport: Viewport;
}

const noGuides: readonly Guide[] = [];

/** The lines that what is moved has snapped to. */
export function SnapGuides<R extends Box>({ store, viewport }: MarksProps<R>) {
  const guides = useEditor(store, ({ tool }) => ('guides' in tool ? tool.guides : noGuides));
  const { origin, zoom } = viewport;
  return guides.map(({ axis, at, from, to, distance }) => {
    const length = (to - from) * zoom;
    const place =
      axis === 'x'
        ? { left: origin.x + at * zoom, top: origin.y + from * zoom, width: 1, height: length }
        : { left: origin.x + from * zoom, top: origin.y + at * zoom, width: length, height: 1 };
    return (
      <div
        key={`${axis}${at}${from}`}
        aria-hidden
        data-slot="snap-guide"
        data-axis={axis}
        className="bg-danger"
        style={{ position: 'absolute', pointerEvents: 'none', ...place }}
      >
        {distance === undefined ? null : (
          <span className="absolute start-1/2 top-1/2 -translate-1/2 rounded-sm bg-danger px-1 text-2xs text-on-danger tabular-nums rtl:translate-x-1/2">
            {Math.round(distance)}
          </span>
        )}
      </div>
    );
  });
}

/** The rectangle that is drawn around what is to be selected. */
export function Marquee<R extends Box>({ store, viewport }: MarksProps<R>) {
  const tool = useEditor(store, (state) => state.tool);
  if (tool.name !== 'marquee') return null;
  const rect = rectBetween(tool.from, tool.to);
  if (rect.width === 0 && rect.height === 0) return null;
  return (
    <div
      aria-hidden
      data-slot="marquee"
      className="border border-accent bg-accent/12"
      style={{ ...placeOnScreen(viewport, { ...rect, rotation: 0 }), pointerEvents: 'none' }}
    />
  );
}

/** A thin frame around what the pointer is on. */
export function HoverOutline<R extends Box>({ store, viewport, id }: MarksProps<R> & { id: string | undefined }) {
  const box = useEditor(store, ({ records, selectedIds, tool }) =>
    id !== undefined && tool.name === 'idle' && !selectedIds.includes(id) ? records.byId.get(id) : undefined,
  );
  if (!box) return null;
  return (
    <div
      aria-hidden
      data-slot="hover-outline"
      className="outline-1 outline-accent"
      style={{ ...placeOnScreen(viewport, box), pointerEvents: 'none' }}
    />
  );
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
    <OneMark store={store} viewport={viewport} id={only} rotatable={rotatable} />
  );
}

function OneMark<R extends Box>({
  store,
  viewport,
  id,
  rotatable,
}: MarksProps<R> & { id: string; rotatable: boolean }) {
  const box = useBox(store, id, ({ records }) => records.byId.get(id));
  const tool = useEditor(store, (state) => state.tool.name);
  if (!box || box.hidden) return null;
  const resizable = tool !== 'editing' && tool !== 'translating' && !store.rules.isFixed(box);
  return (
    <>
      <SelectionBox
        viewport={viewport}
        box={box}
        resizable={resizable}
        rotatable={rotatable && resizable}
        moving={tool === 'translating'}
      />
      {tool === 'rotating' ? <GestureLabel viewport={viewport} box={box} words={angleOf(box)} /> : null}
      {tool === 'resizing' ? <GestureLabel viewport={viewport} box={box} words={sizeOf(box)} /> : null}
      {tool === 'translating' ? <GestureLabel viewport={viewport} box={box} words={placeOf(box)} /> : null}
    </>
  );
}

function GroupMarks<R extends Box>({ store, viewport, ids }: MarksProps<R> & { ids: readonly string[] }) {
  const records = useEditor(store, (state) => (ids.length === 0 ? undefined : state.records.byId));
  const boxes = ids.flatMap((id) => records?.get(id) ?? []).filter(({ hidden }) => !hidden);
  const bounds = boundsOfAll(boxes);
  if (!bounds) return null;
  return (
    <>
      {boxes.map((box) => (
        <div
          key={box.id}
          aria-hidden
          data-slot="selection-outline"
          className="outline-1 outline-accent"
          style={{ ...placeOnScreen(viewport, box), pointerEvents: 'none' }}
        />
      ))}
      <SelectionBox viewport={viewport} box={{ ...bounds, rotation: 0 }} resizable={false} />
    </>
  );
}

const sizeOf = ({ width, height }: Box) => `${Math.round(width)} × ${Math.round(height)}`;
const angleOf = ({ rotation }: Box) => `${Math.round(rotation)}°`;
const placeOf = ({ x, y }: Box) => `${Math.round(x)}, ${Math.round(y)}`;

/** What a gesture has come to, in pixels of the image, under the box. */
function GestureLabel({ viewport: { origin, zoom }, box, words }: { viewport: Viewport; box: Box; words: string }) {
  return (
    <div
      aria-hidden
      data-slot="gesture-label"
      className="rounded-sm bg-accent px-1.5 py-0.5 text-2xs whitespace-nowrap text-on-accent tabular-nums"
      style={{
        position: 'absolute',
        pointerEvents: 'none',
        left: 0,
        top: 0,
        willChange: 'transform',
        transform: `translate(${origin.x + (box.x + box.width / 2) * zoom}px, ${origin.y + (box.y + box.height) * zoom + 10}px) translateX(-50%)`,
      }}
    >
      {words}
    </div>
  );
}
