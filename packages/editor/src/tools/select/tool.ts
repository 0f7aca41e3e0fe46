import { copiesOf, moveBoxes } from '../../commands/boxes.ts';
import { getChangeable, onlySelected } from '../../box-store.ts';
import type { BoxStore } from '../../box-store.ts';
import { boundsOfImage, intersects, rectBetween } from '../../geometry/rect.ts';
import type { Point } from '../../geometry/rect.ts';
import { growthAnchor, isCorner, resizeRect } from '../../geometry/resize-rect.ts';
import type { Handle } from '../../geometry/resize-rect.ts';
import { boundsOf } from '../../geometry/rotation.ts';
import { sameGuides } from '../../geometry/snap.ts';
import type { Guide } from '../../geometry/snap.ts';
import type { Mark } from '../../history.ts';
import type { Box } from '../../model/box.ts';
import type { BeginDraft, PointerInput } from '../draft.ts';
import { snapMove, snapResize } from './snap-gesture.ts';
import { turnedTo } from './turn-gesture.ts';
import { idle } from '../tool-state.ts';
import type { ToolState } from '../tool-state.ts';

/** How far the pointer moves before a press becomes a drag, in pixels of the screen. */
const dragDistance = 3;
/** How far beside a box a press still takes it, in pixels of the screen. */
const hitTolerance = 2;

/** The boxes on the canvas of the tool, as it asks for them. */
export interface ToolSubject {
  /** The topmost box at a point of the image. */
  at: (point: Point, tolerance: number) => string | undefined;
  select: (ids: readonly string[]) => void;
  /** Opens a box for typing; absent where there is nothing to type. */
  open?: ((id: string) => void) | undefined;
  /** Ends typing and keeps what was written. */
  leave?: (() => void) | undefined;
  /** Begins to draw with the tool in hand; undefined where that selects. */
  drawsWith: (mode: string) => BeginDraft | undefined;
}

/** The gestures of a canvas as a state chart: see {@link ToolState}. */
export interface SelectTool {
  /** Whether a press draws with the tool in hand, rather than select. */
  draws: () => boolean;
  pointerDown: (input: PointerInput) => void;
  pointerMove: (input: PointerInput) => void;
  pointerUp: () => void;
  doubleClick: (input: PointerInput) => void;
  /** Gives up what is going on: a gesture is taken back, typing ends, a selection is cleared. False when there was nothing. */
  escape: () => boolean;
  /** Gives up a gesture that the system took away, such as by a second finger. */
  cancelGesture: () => void;
}

function onOneAxis({ x, y }: Point): Point {
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** Joins the moves of one gesture into one entry of the history. */
function gestureKey(mark: Mark): string {
  return `gesture:${mark}`;
}

type StateOf<R, Name> = Extract<ToolState<R>, { name: Name }>;

/** Whether the pointer has moved so far that a press has become a drag. */
function isDrag({ point, zoom }: PointerInput, from: Point): boolean {
  return Math.hypot(point.x - from.x, point.y - from.y) * zoom >= dragDistance;
}

/** A tool that selects, moves, resizes and draws the boxes of a store. */
export function createSelectTool<R extends Box>(store: BoxStore<R>, subject: ToolSubject): SelectTool {
  const cancelGesture = () => {
    const { tool } = store.getState();
    if (tool.name === 'editing') return;
    store.setTool(idle);
    if ('mark' in tool) store.bail(tool.mark);
    if (tool.name === 'translating') store.select(tool.before);
    if (tool.name === 'marquee') store.select(tool.kept);
  };

  const press = (input: PointerInput) => {
    const { point, zoom, shiftKey = false, touch = false } = input;
    const { selectedIds } = store.getState();
    const id = subject.at(point, hitTolerance / zoom);
    const wasSelected = id !== undefined && selectedIds.includes(id);
    subject.leave?.();
    if (touch && !wasSelected) {
      store.setTool({ name: 'tapping', id, from: point });
    } else if (id === undefined) {
      const kept = shiftKey ? selectedIds : [];
      subject.select(kept);
      store.setTool({ name: 'marquee', from: point, to: point, kept });
    } else if (shiftKey) {
      if (!wasSelected) subject.select([...selectedIds, id]);
      store.setTool({ name: 'pointing', id, from: point, release: wasSelected ? 'deselect' : 'none' });
    } else {
      if (!wasSelected) subject.select([id]);
      const several = wasSelected && selectedIds.length > 1;
      const opens = touch && subject.open !== undefined;
      // The box that was pressed may have gone with the empty text that was left for it.
      if (!store.getState().records.byId.has(id)) return;
      store.setTool({ name: 'pointing', id, from: point, release: several ? 'select' : opens ? 'open' : 'none' });
    }
  };

  const pressHandle = (point: Point, handle: Handle | 'rotation', id: string) => {
    subject.leave?.();
    const start = store.getState().records.byId.get(id);
    if (!start) return;
    const gesture = { ids: [id], from: point, start, mark: store.mark(), guides: [] };
    store.setTool(handle === 'rotation' ? { name: 'rotating', ...gesture } : { name: 'resizing', handle, ...gesture });
  };

  const startTranslating = (input: PointerInput, from: Point) => {
    const mark = store.mark();
    const pressed = getChangeable(store);
    const starts = input.altKey ? copiesOf(store, pressed, { x: 0, y: 0 }) : pressed;
    const ids = starts.map(({ id }) => id);
    const before = store.getState().selectedIds;
    store.setTool({ name: 'translating', ids, from, starts, before, mark, guides: [] });
    if (input.altKey) {
      store.put(starts);
      store.select(ids);
    }
    self.pointerMove(input);
  };

  /** A move that meets the lines of the one before leaves the tool as it is: nobody has to look at it again. */
  const showGuides = (tool: StateOf<R, 'translating' | 'resizing'>, guides: readonly Guide[]) => {
    if (!sameGuides(tool.guides, guides)) store.setTool({ ...tool, guides });
  };

  const translate = (tool: StateOf<R, 'translating'>, input: PointerInput) => {
    const { point, shiftKey = false, commandKey = false } = input;
    const free = { x: point.x - tool.from.x, y: point.y - tool.from.y };
    const pointed = shiftKey ? onOneAxis(free) : free;
    const { delta, guides } = commandKey
      ? { delta: pointed, guides: [] }
      : snapMove(store, tool.starts, pointed, input);
    showGuides(tool, guides);
    moveBoxes(store, tool.starts, delta, gestureKey(tool.mark));
  };

  const resize = (tool: StateOf<R, 'resizing'>, input: PointerInput) => {
    const pointed = { x: input.point.x - tool.from.x, y: input.point.y - tool.from.y };
    const { scale, reshape } = store.rules;
    if (scale && isCorner(tool.handle) && !input.altKey && !input.shiftKey) {
      showGuides(tool, []);
      store.put([scale(tool.start, tool.handle, pointed)], gestureKey(tool.mark));
      return;
    }
    const { delta, guides } = snapResize(store, tool, pointed, input);
    showGuides(tool, guides);
    const box = resizeRect(tool.start, tool.handle, delta, boundsOfImage(store), store.rules.minSize);
    store.put([reshape(tool.start, box, growthAnchor(tool.handle))], gestureKey(tool.mark));
  };

  const turn = ({ start, from, mark }: StateOf<R, 'rotating'>, { point, shiftKey = false }: PointerInput) => {
    const turned = { ...start, rotation: turnedTo(start, from, point, shiftKey) };
    store.put([store.rules.reshape(start, turned, { x: 0.5, y: 0.5 })], gestureKey(mark));
  };

  const drawMarquee = (tool: StateOf<R, 'marquee'>, input: PointerInput) => {
    const moved = { ...tool, to: input.point };
    store.setTool(moved);
    if (!isDrag(input, tool.from)) return;
    const rect = rectBetween(tool.from, input.point);
    const { order, byId } = store.getState().records;
    const within = order.filter((id) => {
      const box = byId.get(id);
      return box && !box.hidden && !box.locked && intersects(rect, boundsOf(box));
    });
    subject.select([...new Set([...tool.kept, ...within])]);
  };

  const self: SelectTool = {
    cancelGesture,
    draws: () => subject.drawsWith(store.getState().mode) !== undefined,
    pointerDown(input) {
      cancelGesture();
      const begin = subject.drawsWith(store.getState().mode);
      const selected = onlySelected(store.getState());
      if (begin) store.setTool({ name: 'drawing', draft: begin(input) });
      else if (input.handle && selected !== undefined) pressHandle(input.point, input.handle, selected);
      else press(input);
    },
    pointerMove(input) {
      const { tool } = store.getState();
      if (tool.name === 'tapping' && isDrag(input, tool.from)) store.setTool(idle);
      else if (tool.name === 'pointing' && isDrag(input, tool.from)) startTranslating(input, tool.from);
      else if (tool.name === 'translating') translate(tool, input);
      else if (tool.name === 'resizing') resize(tool, input);
      else if (tool.name === 'rotating') turn(tool, input);
      else if (tool.name === 'marquee') drawMarquee(tool, input);
      else if (tool.name === 'drawing') store.setTool({ name: 'drawing', draft: tool.draft.lead(input) });
    },
    pointerUp() {
      const { tool, selectedIds } = store.getState();
      if (tool.name === 'editing') return;
      store.setTool(idle);
      if ('mark' in tool) store.squash(tool.mark);
      if (tool.name === 'drawing') tool.draft.finish();
      if (tool.name === 'tapping') subject.select(tool.id === undefined ? [] : [tool.id]);
      if (tool.name !== 'pointing') return;
      if (tool.release === 'open') subject.open?.(tool.id);
      if (tool.release === 'select') subject.select([tool.id]);
      if (tool.release === 'deselect') subject.select(selectedIds.filter((id) => id !== tool.id));
    },
    doubleClick({ point, zoom }) {
      const id = subject.at(point, hitTolerance / zoom);
      if (id !== undefined) subject.open?.(id);
    },
    escape() {
      const { tool, selectedIds, mode } = store.getState();
      if (tool.name === 'editing') subject.leave?.();
      else if (tool.name !== 'idle') cancelGesture();
      else if (mode !== 'select') store.setMode('select');
      else if (selectedIds.length > 0) subject.select([]);
      else return false;
      return true;
    },
  };
  return self;
}
