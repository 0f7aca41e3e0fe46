import type { TextClipboard } from '../commands/clipboard.ts';
import type { Search } from '../commands/find.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import type { Action } from './action.ts';
import type { BoxContext } from './box-actions.ts';

/** What of the image is seen, and how large. */
export interface ViewControls {
  /** Pixels of the screen for one of the image. */
  zoom: number;
  setZoom: (zoom: number) => void;
  /** Shows the whole image. */
  fit: () => void;
  /** Shows what is selected as large as it fits. */
  fitSelection: () => void;
}

/**
 * What the editor opens over the canvas, beside it or on it. `rotation` is the handle that turns a text, `folded-panel` the panel without what its
 * tabs hold, which leaves the room of a phone to the picture; `compare-slider` and `compare-beside` show the original, over the canvas up to a line
 * or beside it.
 */
export type EditorSurface =
  | 'commands'
  | 'shortcuts'
  | 'export'
  | 'layers'
  | 'find'
  | 'versions'
  | 'folded-panel'
  | 'rotation'
  | 'rulers'
  | 'compare-slider'
  | 'compare-beside';

/** What the actions of the editor work on. */
export interface EditorContext extends BoxContext<EditorText> {
  store: EditorStore;
  /** Everything that can be done in the editor; of actions with the same keys the first that is enabled is meant. */
  actions: readonly Action<EditorContext>[];
  clipboard: TextClipboard;
  view: ViewControls;
  /** Opens something, or closes it where it is open. */
  toggle: (surface: EditorSurface) => void;
  isOpen: (surface: EditorSurface) => boolean;
  /** Opens what finds words in the texts, or brings the keyboard back to it where it is open. */
  find: () => void;
  /** How often that was asked for. */
  finds: number;
  /** The search in the texts; its query is empty while nothing is looked for. */
  search: Search;
  setSearch: (search: Search) => void;
  /** Whether there is the picture before it was translated, to compare with and for the brush that brings it back. */
  hasOriginal: boolean;
  /** Whether the host keeps versions of the document. */
  hasVersions: boolean;
  /** Writes the picture as a PNG and hands it over. */
  exportPng: () => void;
  /** Puts the picture on the clipboard. */
  copyPicture: () => void;
  /** Puts words on the clipboard of the system. */
  writeClipboard: (words: string) => void;
}
