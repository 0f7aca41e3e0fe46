import type { PointerInput } from './select/tool.ts';

/** Something that a tool is drawing while the pointer is down. Never changed in place: each move makes the next one. */
export interface Draft {
  /** Leads it on to where the pointer has moved. */
  lead: (input: PointerInput) => Draft;
  /** Puts what was drawn into the document as one step; what is too small to be meant changes nothing. */
  finish: () => void;
}

/** Begins to draw where the pointer is pressed. */
export type BeginDraft = (input: PointerInput) => Draft;
