import type { Point } from '../geometry/rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';
import type { Mark } from '../history.ts';
import type { EditorText } from '../model/text.ts';

/**
 * What the select tool is doing. A gesture keeps the record and the point that it started from, and each move is computed from
 * those; `mark` is where the history goes back to when the gesture is given up.
 */
export type ToolState =
  | { name: 'idle' }
  /** A finger is down where nothing is selected. It selects what is there, or nothing, if it is lifted without a swipe. */
  | { name: 'tapping'; id: string | undefined; from: Point }
  /** The button is down on a text, and the pointer has not moved far enough to mean a drag. If it does not, the text may open. */
  | { name: 'pointing'; id: string; from: Point; opens: boolean }
  | { name: 'translating'; id: string; from: Point; start: EditorText; mark: Mark }
  | { name: 'resizing'; id: string; from: Point; start: EditorText; mark: Mark; handle: Handle }
  /** `drawnBy` tells whether the text is seen on the canvas, as it should, or in the text area, which breaks its lines elsewhere. */
  | { name: 'editing'; id: string; mark: Mark; drawnBy: 'canvas' | 'textArea' };

export const idle: ToolState = { name: 'idle' };

/** The text that is being changed by a gesture or by typing: it is drawn on the drag layer. */
export function activeTextId(tool: ToolState): string | undefined {
  return tool.name === 'translating' || tool.name === 'resizing' || tool.name === 'editing' ? tool.id : undefined;
}
