import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { handleCanvasKey, handleEditorKey } from '../commands/keyboard.ts';
import type { KeyInput } from '../commands/key-input.ts';
import { editText, writeText } from '../commands/texts.ts';
import type { Point } from '../geometry/rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';
import { centerOf } from '../geometry/rect.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText, TranslatedText } from '../model/text.ts';
import { createLayOut } from '../model/text-layout.ts';
import { createEditorStore, getDocument, getText } from '../store.ts';
import type { EditorStoreOptions } from '../store.ts';
import { createSelectTool } from '../tools/select-tool.ts';

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

/** An editor without a screen, driven by simulated input. The clock stands still until `now` is set. */
export function createTestEditor(
  texts: readonly EditorText[] = [sampleText(1), sampleText(2)],
  options: Partial<EditorStoreOptions> = {},
) {
  let now = 5_000;
  const document = { width: 800, height: 600, texts };
  const store = createEditorStore({ document, layOut, now: () => now, ...options });
  const tool = createSelectTool(store);
  const zoom = 1;
  const noKeys = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

  const editor = {
    store,
    tool,
    document: () => getDocument(store),
    text: (id: string) => getText(store, id),
    selected: () => getText(store, store.getState().selectedId),
    state: () => store.getState().tool.name,
    pass(ms: number) {
      now += ms;
    },
    down: (point: Point, handle?: Handle) => tool.pointerDown({ point, zoom, handle }),
    move: (point: Point, shiftKey = false) => tool.pointerMove({ point, zoom, shiftKey }),
    up: () => tool.pointerUp(),
    click(point: Point) {
      editor.down(point);
      editor.up();
    },
    /** Presses at one point, goes to the other in several moves and lets go. */
    drag(from: Point, to: Point, handle?: Handle) {
      editor.down(from, handle);
      for (const share of [0.3, 0.6, 1])
        editor.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
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
      return handleCanvasKey({ store, tool }, input) || handleEditorKey({ store, tool }, input);
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
