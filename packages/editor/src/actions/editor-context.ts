import type { TextClipboard } from '../commands/clipboard.ts';
import type { Search } from '../commands/find.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import type { Action } from './action.ts';
import type { BoxContext } from './box-actions.ts';

/** The zoom, and which part of the image is shown. */
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
 * The surfaces that the editor opens over, beside or on the canvas. `rotation` is the handle that turns a text; `folded-panel` is the panel without
 * the content of its tabs, which leaves the screen of a phone to the picture; `compare-slider` and `compare-beside` show the original, over the canvas
 * up to a line or beside it.
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

/** The context of the editor's actions. */
export interface EditorContext extends BoxContext<EditorText> {
  store: EditorStore;
  /** All actions of the editor; keys that several have in common perform the first that is enabled. */
  actions: readonly Action<EditorContext>[];
  clipboard: TextClipboard;
  view: ViewControls;
  /** Opens something, or closes it where it is open. */
  toggle: (surface: EditorSurface) => void;
  isOpen: (surface: EditorSurface) => boolean;
  /** Opens the search in the texts, or moves the focus back to it if it is open. */
  find: () => void;
  /** The number of calls of `find`. */
  finds: number;
  /** The search in the texts; its query is empty while nothing is looked for. */
  search: Search;
  setSearch: (search: Search) => void;
  /** Whether the untranslated picture is there, for comparison and for the brush that restores it. */
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
