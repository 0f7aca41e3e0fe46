import { boundsOfImage, reframe } from '../commands/text-box.ts';
import { editText, finishEditing, moveText, selectText } from '../commands/texts.ts';
import type { Point } from '../geometry/rect.ts';
import { anchorOf, resizeRect } from '../geometry/resize-rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';
import type { Anchor } from '../geometry/rotation.ts';
import type { Mark } from '../history.ts';
import { minBoxWidth, minFontSize } from '../model/text.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { textAt } from './hit-test.ts';
import { idle } from './tool-state.ts';

/** How far the pointer moves before a press becomes a drag, in pixels of the screen. */
const dragDistance = 3;
/** How far beside a box a press still takes it, in pixels of the screen. */
const hitTolerance = 2;

export interface PointerInput {
  /** In pixels of the image. */
  point: Point;
  /** Pixels of the screen for one of the image. */
  zoom: number;
  /** Keeps a drag on one axis. */
  shiftKey?: boolean;
  /**
   * A finger selects when it is lifted, so that a swipe over a text that is not selected scrolls. A second tap on a selected text
   * opens it: a finger has no double click.
   */
  touch?: boolean;
  /** The handle of the selected text that was pressed. */
  handle?: Handle | undefined;
}

/** The one tool of the editor as a state chart: idle, tapping, pointing, translating, resizing, editing. */
export interface SelectTool {
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

/** A box that is resized grows downwards when its text needs room, unless its lower side is the one that stays. */
function growthAnchor(handle: Handle): Anchor {
  return { x: 0, y: anchorOf(handle).y === 1 ? 1 : 0 };
}

export function createSelectTool(store: EditorStore): SelectTool {
  const cancelGesture = () => {
    const { tool } = store.getState();
    if (tool.name === 'translating' || tool.name === 'resizing') store.bail(tool.mark);
    if (tool.name !== 'editing') store.setTool(idle);
  };

  const self: SelectTool = {
    cancelGesture,
    pointerDown({ point, zoom, handle, touch = false }) {
      const { selectedId } = store.getState();
      cancelGesture();
      const selected = getText(store, selectedId);
      if (handle && selected) {
        finishEditing(store);
        const start = getText(store, selected.id);
        if (!start) return;
        store.setTool({ name: 'resizing', id: start.id, from: point, start, mark: store.mark(), handle });
        return;
      }
      const id = textAt(store, point, hitTolerance / zoom);
      finishEditing(store);
      if (touch && id !== selectedId) {
        store.setTool({ name: 'tapping', id, from: point });
        return;
      }
      selectText(store, id);
      if (id !== undefined && getText(store, id)) store.setTool({ name: 'pointing', id, from: point, opens: touch });
    },
    pointerMove({ point, zoom, shiftKey = false }) {
      const { tool } = store.getState();
      const isDrag = (from: Point) => Math.hypot(point.x - from.x, point.y - from.y) * zoom >= dragDistance;
      if (tool.name === 'tapping') {
        if (isDrag(tool.from)) store.setTool(idle);
      } else if (tool.name === 'pointing') {
        const start = getText(store, tool.id);
        if (!start || !isDrag(tool.from)) return;
        store.setTool({ name: 'translating', id: tool.id, from: tool.from, start, mark: store.mark() });
        self.pointerMove({ point, zoom, shiftKey });
      } else if (tool.name === 'translating') {
        const delta = { x: point.x - tool.from.x, y: point.y - tool.from.y };
        moveText(store, tool.start, shiftKey ? onOneAxis(delta) : delta, gestureKey(tool.mark));
      } else if (tool.name === 'resizing') {
        const delta = { x: point.x - tool.from.x, y: point.y - tool.from.y };
        const min = { width: minBoxWidth, height: minFontSize };
        const box = resizeRect(tool.start, tool.handle, delta, boundsOfImage(store), min);
        store.put(reframe(store, box, growthAnchor(tool.handle)), gestureKey(tool.mark));
      }
    },
    pointerUp() {
      const { tool } = store.getState();
      if (tool.name === 'editing') return;
      store.setTool(idle);
      if (tool.name === 'translating' || tool.name === 'resizing') store.squash(tool.mark);
      if (tool.name === 'pointing' && tool.opens) editText(store, tool.id);
      if (tool.name === 'tapping') selectText(store, tool.id);
    },
    doubleClick({ point, zoom }) {
      const id = textAt(store, point, hitTolerance / zoom);
      if (id !== undefined) editText(store, id);
    },
    escape() {
      const { tool, selectedId } = store.getState();
      if (tool.name === 'editing') finishEditing(store);
      else if (tool.name !== 'idle') cancelGesture();
      else if (selectedId !== undefined) selectText(store, undefined);
      else return false;
      return true;
    },
  };
  return self;
}
