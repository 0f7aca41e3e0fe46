import type { ComponentType } from 'react';
import type { Action } from '../actions/action.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import type { Point } from '../geometry/rect.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { EditorStore } from '../store.ts';
import type { Draft, PointerInput } from './draft.ts';

/** A tool of the editor. Its folder holds all of it but the words; `editor-tools.ts` lists it. */
export interface EditorTool {
  /** The mode of the store while it is in hand. */
  id: string;
  /** Actions that take it up, and that its keys perform; they come before actions of the editor with the same keys. */
  actions: readonly Action<EditorContext>[];
  /** The CSS cursor over the picture while it is in hand. Default: that of the select tool. */
  cursor?: string | undefined;
  /** Begins to draw at a press, in place of the gestures of the select tool. */
  begin?: ((store: EditorStore, input: PointerInput) => Draft) | undefined;
  /** Called with the place of the pointer over the picture while it is in hand, in pixels of the image. */
  hover?: ((store: EditorStore, point: Point) => void) | undefined;
  /** Konva nodes above the picture while it draws, in pixels of the image. */
  Nodes?: ComponentType<{ store: EditorStore }> | undefined;
  /** Elements over the canvas while it is in hand. */
  Marks?: ComponentType<{ store: EditorStore; viewport: Viewport }> | undefined;
  /** Its settings, above the tabs of the panel while it is in hand. */
  Panel?: ComponentType<{ store: EditorStore }> | undefined;
}
