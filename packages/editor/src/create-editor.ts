import { createBoxStore } from './box-store.ts';
import type { BoxStore } from './box-store.ts';
import { fitBoxToText, inkBounds, moveTextBox, reshape, scaleText } from './commands/text-box.ts';
import { canvasOf } from './export/canvas.ts';
import type { StoredFont } from './fonts/font-storage.ts';
import type { EditorDocument } from './model/document.ts';
import { extrasOf } from './model/extras.ts';
import { sameText } from './model/same-text.ts';
import { copyOfText, freeTextId, isLeftover, minBoxWidth, minFontSize } from './model/text.ts';
import type { EditorText } from './model/text.ts';
import { createLayOut } from './model/text-layout.ts';
import type { LayOut } from './model/text-layout.ts';
import { getDocument } from './store.ts';
import type { EditorStore } from './store.ts';

export interface EditorOptions {
  document: EditorDocument;
  /** Lays texts out whose fonts are loaded. Default: on a canvas of the page. */
  layOut?: LayOut;
  /** Families that Reset may choose from. Default: every name is taken. */
  fontFamilies?: readonly string[];
  /** The files of the fonts that the user brought. Default: there are none. */
  fontFiles?: () => readonly StoredFont[];
  /** Whether the document is seen and exported, and nothing changes it: commands have no effect. @default false */
  readOnly?: boolean;
  /** ms since the epoch. Default: the clock. */
  now?: () => number;
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
  readOnly = false,
  now = Date.now,
}: EditorOptions): EditorStore {
  const size = { width: document.width, height: document.height };
  const store: BoxStore<EditorText> = createBoxStore<EditorText>({
    size,
    // The size of a text that fits itself follows from its words and its fonts, which may be others than when it was saved.
    records: document.texts.map((text) => (text.autoFit ? fitBoxToText({ size, layOut }, text) : text)),
    extras: extrasOf(document),
    readOnly,
    now,
    rules: {
      same: sameText,
      minSize: { width: minBoxWidth, height: minFontSize },
      move: (text, delta) => moveTextBox(size, text, delta),
      reshape: (start, text, anchor) => reshape({ size, layOut }, start, text, anchor),
      inkBounds: (text) => inkBounds({ size, layOut }, text),
      scale: (start, corner, delta) => scaleText({ size, layOut }, start, corner, delta),
      isFixed: ({ locked = false, restored = false }) => readOnly || locked || restored,
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
