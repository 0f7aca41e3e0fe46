import type { BoxState } from './box-state.ts';
import type { BoxStore } from './box-store.ts';
import { fontsToSave } from './fonts/font-storage.ts';
import type { StoredFont } from './fonts/font-storage.ts';
import { documentVersion } from './model/document.ts';
import type { EditorDocument } from './model/document.ts';
import { isLeftover } from './model/text.ts';
import type { EditorText } from './model/text.ts';
import type { LayOut } from './model/text-layout.ts';

export type EditorState = BoxState<EditorText>;

/** The state of an editor of texts. */
export interface EditorStore extends BoxStore<EditorText> {
  readonly layOut: LayOut;
  readonly fontFamilies: readonly string[] | undefined;
  readonly fontFiles: () => readonly StoredFont[];
  /** Calls back with the document after every finished step: not on each move of a gesture. */
  onCommit: (listener: (document: EditorDocument) => void) => () => void;
}

/** The ids that belong to texts. */
function idsOf(texts: readonly EditorText[], ids: readonly string[]): string[] {
  const there = new Set(texts.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/** The document as it stands. */
export function getDocument({ size, getState, fontFiles }: EditorStore): EditorDocument {
  const { records, extras } = getState();
  const { strokes, presets, readingOrder } = extras;
  const texts = records.order.flatMap((id) => records.byId.get(id) ?? []).filter((text) => !isLeftover(text));
  const styles = [...texts.flatMap((text) => [text, text.original]), ...presets.map(({ setting }) => setting)];
  const fonts = fontsToSave(fontFiles(), new Set(styles.map(({ fontFamily }) => fontFamily)));
  return {
    version: documentVersion,
    ...size,
    texts,
    ...(strokes.length > 0 && { strokes }),
    ...(presets.length > 0 && { presets }),
    ...(readingOrder.length > 0 && { readingOrder: idsOf(texts, readingOrder) }),
    ...(fonts.length > 0 && { fonts }),
  };
}

export function getText(store: EditorStore, id: string | undefined): EditorText | undefined {
  return id === undefined ? undefined : store.getState().records.byId.get(id);
}
