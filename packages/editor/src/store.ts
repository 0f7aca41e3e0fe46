import { useCallback, useSyncExternalStore } from 'react';
import { createBoxStore } from './box-store.ts';
import type { BoxState } from './box-state.ts';
import type { BoxStore } from './box-store.ts';
import { moveTextBox, reshape } from './commands/text-box.ts';
import { canvasOf } from './export/canvas.ts';
import { fontsToSave } from './fonts/font-storage.ts';
import type { StoredFont } from './fonts/font-storage.ts';
import type { Box } from './model/box.ts';
import type { EditorDocument } from './model/document.ts';
import { sameText } from './model/same-text.ts';
import { copyOfText, freeTextId, isLeftover, minBoxWidth, minFontSize } from './model/text.ts';
import type { EditorText } from './model/text.ts';
import { createLayOut } from './model/text-layout.ts';
import type { LayOut } from './model/text-layout.ts';

export type EditorState = BoxState<EditorText>;

export interface EditorOptions {
  document: EditorDocument;
  /** Lays texts out whose fonts are loaded. Default: on a canvas of the page. */
  layOut?: LayOut;
  /** Families that Reset may choose from. Default: every name is taken. */
  fontFamilies?: readonly string[];
  /** The files of the fonts that the user brought. Default: there are none. */
  fontFiles?: () => readonly StoredFont[];
  /** ms since the epoch. Default: the clock. */
  now?: () => number;
}

/** The state of an editor of texts. */
export interface EditorStore extends BoxStore<EditorText> {
  readonly layOut: LayOut;
  readonly fontFamilies: readonly string[] | undefined;
  readonly fontFiles: () => readonly StoredFont[];
  /** Calls back with the document after every finished step: not on each move of a gesture. */
  onCommit: (listener: (document: EditorDocument) => void) => () => void;
}

/**
 * An editor of the texts of a picture, apart from React and the canvas: its state, with undo and redo. Commands such as `writeText` and
 * `styleTexts` change it, and `useEditor` shows a part of it.
 *
 * ```ts
 * await loadFonts(document.texts);
 * const editor = createEditor({ document });
 * styleTexts(editor, [document.texts[0].id], { opacity: 0.5 });
 * editor.undo();
 * ```
 *
 * @throws Error when no `layOut` is given and the page has no canvas
 */
export function createEditor({
  document,
  layOut = createLayOut(canvasOf(1, 1).ctx),
  fontFamilies,
  fontFiles = () => [],
  now = Date.now,
}: EditorOptions): EditorStore {
  const size = { width: document.width, height: document.height };
  const store: BoxStore<EditorText> = createBoxStore<EditorText>({
    size,
    records: document.texts,
    strokes: document.strokes,
    presets: document.presets,
    now,
    rules: {
      same: sameText,
      minSize: { width: minBoxWidth, height: minFontSize },
      move: (text, delta) => moveTextBox(size, text, delta),
      reshape: (text, anchor) =>
        reshape({ size, layOut }, store.getState().records.byId.get(text.id) ?? text, text, anchor),
      isFixed: ({ locked = false, restored = false }) => locked || restored,
      isLeftover,
      copy: (text, isTaken) => copyOfText(text, freeTextId(isTaken, now())),
      home: ({ original }) => original,
    },
  });
  const editor: EditorStore = {
    ...store,
    layOut,
    fontFamilies,
    fontFiles,
    onCommit: (listener) => store.onChange(() => listener(getDocument(editor))),
  };
  return editor;
}

/** The document as it stands. */
export function getDocument({ size, getState, fontFiles }: EditorStore): EditorDocument {
  const { records, strokes, presets } = getState();
  const texts = records.order.flatMap((id) => records.byId.get(id) ?? []).filter((text) => !isLeftover(text));
  const styles = [...texts.flatMap((text) => [text, text.original]), ...presets.map(({ setting }) => setting)];
  const fonts = fontsToSave(fontFiles(), new Set(styles.map(({ fontFamily }) => fontFamily)));
  return {
    ...size,
    texts,
    ...(strokes.length > 0 && { strokes }),
    ...(presets.length > 0 && { presets }),
    ...(fonts.length > 0 && { fonts }),
  };
}

export function getText(store: EditorStore, id: string | undefined): EditorText | undefined {
  return id === undefined ? undefined : store.getState().records.byId.get(id);
}

/**
 * A part of the state. The component renders again only when what the selector gives is another value: records keep their
 * identity until they are edited, so that a selector by id makes one text render alone.
 */
export function useEditor<R extends Box, T>(store: BoxStore<R>, selector: (state: BoxState<R>) => T): T {
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()));
}

/**
 * A part of the state that only one record has a say in: of its own fields, of whether it is selected, and of whether a gesture has
 * it. The selector is not run when others change.
 */
export function useBox<R extends Box, T>(store: BoxStore<R>, id: string, selector: (state: BoxState<R>) => T): T {
  const watch = useCallback((listener: () => void) => store.watch(id, listener), [store, id]);
  return useSyncExternalStore(watch, () => selector(store.getState()));
}
