import type { Point } from '../geometry/rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';
import type { Guide } from '../geometry/snap.ts';
import type { Mark } from '../history.ts';
import type { Records } from '../model/diff.ts';
import type { Draft } from './draft.ts';

/**
 * The state of the tool. A gesture keeps the records and the point that it started from, and each move is computed from those;
 * `mark` is the place in the history to which a cancelled gesture returns.
 */
export type ToolState<R> =
  | { name: 'idle' }
  /** A finger is down where nothing is selected. It selects what is there, or nothing, if it is lifted without a swipe. */
  | { name: 'tapping'; id: string | undefined; from: Point }
  /**
   * The button is down on a record, and the pointer has not moved far enough for a drag. If it never does, `release` is performed.
   */
  | { name: 'pointing'; id: string; from: Point; release: 'open' | 'select' | 'deselect' | 'none' }
  /** `before` was selected when the gesture began: copies may have taken its place. */
  | {
      name: 'translating';
      ids: readonly string[];
      from: Point;
      starts: readonly R[];
      before: readonly string[];
      mark: Mark;
      guides: readonly Guide[];
    }
  | {
      name: 'resizing';
      ids: readonly string[];
      from: Point;
      start: R;
      mark: Mark;
      handle: Handle;
      guides: readonly Guide[];
    }
  /** A box is turned by its rotation handle. */
  | { name: 'rotating'; ids: readonly string[]; from: Point; start: R; mark: Mark; guides: readonly Guide[] }
  /** A rectangle is drawn around what is to be selected beside `kept`. */
  | { name: 'marquee'; from: Point; to: Point; kept: readonly string[] }
  /** The tool in hand draws something. */
  | { name: 'drawing'; draft: Draft }
  /** The image is panned; `from` is in px of the screen. */
  | { name: 'panning'; from: Point }
  /**
   * `drawnBy` tells whether the text is seen on the canvas, as it should, or in the text area, which breaks its lines elsewhere. `takenOut` is the
   * record as it was opened where the original was shown in its place: while it is the same, nothing was written.
   */
  | {
      name: 'editing';
      id: string;
      ids: readonly string[];
      mark: Mark;
      drawnBy: 'canvas' | 'textArea';
      takenOut?: R | undefined;
    };

export const idle = { name: 'idle' } as const satisfies ToolState<never>;

const none: readonly string[] = [];

/** The records that a gesture changes, as they were at its start. */
export function startsOf<R>(tool: ToolState<R>): readonly R[] {
  if ('starts' in tool) return tool.starts;
  return 'start' in tool ? [tool.start] : [];
}

/** A record as it was at the start of the gesture that changes it; undefined if none does. */
export function gestureStart<R extends { id: string }>(tool: ToolState<R>, id: string): R | undefined {
  return startsOf(tool).find((start) => start.id === id);
}

/** All records from the lowest to the topmost, those that a gesture changes as they were at its start. */
export function recordsAtStart<R extends { id: string }>({
  records,
  tool,
}: {
  records: Records<R>;
  tool: ToolState<R>;
}): R[] {
  const starts = new Map(startsOf(tool).map((start) => [start.id, start]));
  return records.order.flatMap((id) => starts.get(id) ?? records.byId.get(id) ?? []);
}

/** The records that are being changed by a gesture or by typing: they are drawn on the drag layer. The same array for one gesture. */
export function activeIds<R>(tool: ToolState<R>): readonly string[] {
  return 'ids' in tool ? tool.ids : none;
}
