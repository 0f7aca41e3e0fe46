import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { runKey } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { EditorContext, EditorSurface } from '../actions/editor-context.ts';
import type { KeyInput } from '../actions/key-input.ts';
import { getSelected } from '../box-store.ts';
import { noSearch } from '../commands/find.ts';
import { editText, finishEditing } from '../commands/texts.ts';
import { writeText } from '../commands/write-texts.ts';
import type { Point } from '../geometry/rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';
import { centerOf } from '../geometry/rect.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText, TranslatedText } from '../model/text.ts';
import { createLayOut } from '../model/text-layout.ts';
import { createEditor } from '../create-editor.ts';
import { getDocument, getText } from '../store.ts';
import type { EditorOptions } from '../create-editor.ts';
import { createTextTool } from '../tools/create-text-tool.ts';
import type { PointerInput } from '../tools/draft.ts';

registerFonts();
export const layOut = createLayOut(createCanvas(1, 1).getContext('2d'));

/** A text in Roboto at a place, with whatever else is given. */
export function sampleText(id: number, attributes: Partial<TranslatedText> = {}): EditorText {
  return createTranslatedText(
    {
      id,
      text: `Text ${id}`,
      originalText: `Original ${id}`,
      x: 40,
      y: 40 + id * 60,
      width: 160,
      height: 40,
      rotation: 0,
      fontFamily: 'Roboto',
      fontSize: 20,
      suggestedColors: ['#112233', '#445566'],
      ...attributes,
    },
    1_000,
  );
}

type PointerKeys = Pick<PointerInput, 'shiftKey' | 'altKey' | 'commandKey'>;

/** An editor without a screen, driven by simulated input. The clock stands still until `now` is set. */
export function createTestEditor(
  texts: readonly EditorText[] = [sampleText(1), sampleText(2)],
  options: Partial<EditorOptions> = {},
) {
  let now = 5_000;
  const document = { width: 800, height: 600, texts };
  const store = createEditor({ document, layOut, now: () => now, ...options });
  const tool = createTextTool(store);
  const zoom = 1;
  const open = new Set<EditorSurface>();
  /** The effects outside of the editor: zoom requests, exported files, and words on the clipboard. */
  const sent: string[] = [];
  const context: EditorContext = {
    store,
    tool,
    actions: editorActions,
    leave: () => finishEditing(store),
    clipboard: { texts: [], style: undefined },
    view: { zoom, setZoom: (to) => sent.push(`zoom ${to}`), fit: () => sent.push('fit'), fitSelection: () => {} },
    toggle: (surface) => void (open.has(surface) ? open.delete(surface) : open.add(surface)),
    isOpen: (surface) => open.has(surface),
    find: () => void open.add('find'),
    finds: 0,
    search: noSearch,
    setSearch: () => {},
    hasOriginal: true,
    hasVersions: true,
    exportPng: () => sent.push('png'),
    copyPicture: () => sent.push('copied picture'),
    writeClipboard: (words) => sent.push(words),
  };
  const noKeys = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

  const editor = {
    store,
    tool,
    context,
    sent,
    document: () => getDocument(store),
    text: (id: string) => getText(store, id),
    /** The text selected last. */
    selected: () => getSelected(store).at(-1),
    selectedIds: () => store.getState().selectedIds,
    state: () => store.getState().tool.name,
    pass(ms: number) {
      now += ms;
    },
    down: (point: Point, handle?: Handle | 'rotation', keys: PointerKeys = {}) =>
      tool.pointerDown({ point, zoom, handle, ...keys }),
    move: (point: Point, keys: PointerKeys = {}) => tool.pointerMove({ point, zoom, ...keys }),
    up: () => tool.pointerUp(),
    click(point: Point, keys: PointerKeys = {}) {
      editor.down(point, undefined, keys);
      editor.up();
    },
    /** Presses at one point, goes to the other in several moves and lets go; nothing snaps unless `commandKey` is false. */
    drag(from: Point, to: Point, handle?: Handle | 'rotation', keys: PointerKeys = { commandKey: true }) {
      editor.down(from, handle, keys);
      for (const share of [0.3, 0.6, 1])
        editor.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, keys);
      editor.up();
    },
    /** A finger at one point, swiped to the other if there is one, and lifted. */
    touch(from: Point, to?: Point) {
      tool.pointerDown({ point: from, zoom, touch: true });
      if (to) tool.pointerMove({ point: to, zoom });
      tool.pointerUp();
    },
    doubleClick: (point: Point) => tool.doubleClick({ point, zoom }),
    /** A key pressed while the canvas has the focus; false when the editor leaves it to the browser. */
    key(key: string, keys: Partial<KeyInput> = {}) {
      const input = { ...noKeys, key, ...keys };
      return runKey(editorActions, context, input, 'canvas');
    },
    type(id: string, written: string) {
      editText(store, id);
      writeText(store, id, written);
    },
    centerOf(id: string): Point {
      const text = getText(store, id);
      if (!text) throw new Error(`There is no text ${id}.`);
      return centerOf(text);
    },
  };
  return editor;
}
