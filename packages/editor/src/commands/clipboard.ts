import { getChangeable, getSelected } from '../box-store.ts';
import { boundsOfImage } from '../geometry/rect.ts';
import type { Point, Rect, Size } from '../geometry/rect.ts';
import { moveInside } from '../geometry/rotation.ts';
import { boundsOfAll } from '../model/box.ts';
import { settingOf } from '../model/style-preset.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { copiesOf } from './boxes.ts';
import { fitBoxToText } from './text-box.ts';
import { selectTexts, styleTexts } from './texts.ts';
import type { StylePatch } from './texts.ts';

/** The texts and the style that were copied in this tab, for menus and for pasting into another picture. */
export interface TextClipboard {
  texts: readonly EditorText[];
  style: StylePatch | undefined;
}

/** The clipboard of the tab, which all pictures share. */
export const tabClipboard: TextClipboard = { texts: [], style: undefined };

/** The selected texts in the order in which they are drawn. */
export function selectedInOrder(store: EditorStore): EditorText[] {
  const { order } = store.getState().records;
  return getSelected(store).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Remembers the selected texts. @returns their words, one text after the other */
export function copyTexts(store: EditorStore, clipboard: TextClipboard): string {
  clipboard.texts = selectedInOrder(store);
  return clipboard.texts.map(({ text }) => text).join('\n\n');
}

/** The offset of pasted texts from their originals, if texts stand there already; in px of the image. */
const pasteOffset = 12;

/** A rectangle and its letters at another scale, then moved. */
function scaled<Attributes extends Rect & { fontSize: number }>(text: Attributes, by: number, to: Point): Attributes {
  const { x, y, width, height, fontSize } = text;
  const rect = { x: x * by + to.x, y: y * by + to.y, width: width * by, height: height * by };
  return { ...text, ...rect, fontSize: fontSize * by };
}

/** Texts of a larger picture at the scale and place at which an image has room for all of them. */
function fittedInto(texts: readonly EditorText[], { width, height }: Size): readonly EditorText[] {
  const bounds = boundsOfAll(texts);
  const by = bounds ? Math.min(1, width / bounds.width, height / bounds.height) : 1;
  if (!bounds || by === 1) return texts;
  const to = {
    x: Math.min(0, width - (bounds.x + bounds.width) * by),
    y: Math.min(0, height - (bounds.y + bounds.height) * by),
  };
  return texts.map((text) => ({
    ...scaled(text, by, to),
    original: scaled(text.original, by, to),
    frame: undefined,
  }));
}

/**
 * Puts copies of texts on the image, as one step, and selects them. They keep their places as far as the image goes, and their size where it
 * has room for them.
 */
export function pasteTexts(store: EditorStore, copied: readonly EditorText[]): void {
  if (copied.length === 0) return;
  const texts = fittedInto(copied, store.size);
  const standing = [...store.getState().records.byId.values()];
  const covers = texts.some(({ x, y }) => standing.some((text) => text.x === x && text.y === y));
  const by = covers ? pasteOffset : 0;
  const copies = copiesOf(store, texts, { x: by, y: by }).map((copy) =>
    fitBoxToText(store, moveInside(copy, boundsOfImage(store))),
  );
  selectTexts(store, []);
  store.put(copies);
  store.select(copies.map(({ id }) => id));
}

/** Remembers the style of the text that was selected last. */
export function copyStyle(store: EditorStore, clipboard: TextClipboard): void {
  const text = getSelected(store).at(-1);
  if (!text) return;
  clipboard.style = settingOf(text);
}

/** Gives the selected texts the copied style. */
export function pasteStyle(store: EditorStore, { style }: TextClipboard): void {
  if (!style) return;
  styleTexts(
    store,
    getChangeable(store).map(({ id }) => id),
    style,
  );
}
