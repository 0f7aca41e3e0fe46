import { clamp } from '../geometry/rect.ts';
import type { Point } from '../geometry/rect.ts';
import { resizeRect } from '../geometry/resize-rect.ts';
import { moveInside, rotateVector } from '../geometry/rotation.ts';
import {
  addedText,
  addedTextId,
  createAddedText,
  maxFontSize,
  minBoxWidth,
  minFontSize,
  textDefaults,
} from '../model/text.ts';
import type { EditorText, TextAttributes } from '../model/text.ts';
import { defaultLineHeight } from '@palimpsest/typeset';
import { getText, isLeftover } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { idle } from '../tools/tool-state.ts';
import { boundsOfImage, fitBoxToText, moveBox, reframe } from './text-box.ts';

/** Moves a text by pixels of the image from where `start` has it, as far as the image goes. */
export function moveText(store: EditorStore, start: EditorText, delta: Point, mergeKey?: string): void {
  const current = getText(store, start.id);
  if (!current) return;
  const { x, y, frame } = moveBox(store, start, delta);
  store.put({ ...current, x, y, frame }, mergeKey);
}

/** Moves a text a little; keys that follow each other are one step. */
export function nudgeText(store: EditorStore, id: string, delta: Point): void {
  const text = getText(store, id);
  if (text) moveText(store, text, delta, `move:${id}`);
}

/** Makes a box a little wider or higher, or less so, by its lower right corner; keys that follow each other are one step. */
export function resizeText(store: EditorStore, id: string, delta: Point): void {
  const text = getText(store, id);
  if (!text) return;
  const along = rotateVector(delta, text.rotation);
  const box = resizeRect(text, 'se', along, boundsOfImage(store), { width: minBoxWidth, height: minFontSize });
  store.put(reframe(store, box, { x: 0, y: 0 }), `resize:${id}`);
}

/** What the panel can set of a text. */
export type StylePatch = Partial<Pick<TextAttributes, 'fontFamily' | 'fontWeight' | 'fontSize' | 'textAlign' | 'fill'>>;

/** Changes how a text is set. Not a step of its own while the text is being edited: then it belongs to that edit. */
export function styleText(store: EditorStore, id: string, patch: StylePatch): void {
  const text = getText(store, id);
  if (!text) return;
  const fontSize = clamp(patch.fontSize ?? 0, minFontSize, maxFontSize(store.size));
  const next = { ...text, ...patch, ...(patch.fontSize === undefined ? {} : { fontSize }) };
  store.put(fitBoxToText(store, next), `style:${id}:${Object.keys(patch).join()}`);
}

/** Changes what a text says. */
export function writeText(store: EditorStore, id: string, written: string): void {
  const text = getText(store, id);
  if (text) store.put(fitBoxToText(store, { ...text, text: written.replaceAll(/\r\n?/g, '\n') }), `write:${id}`);
}

/** Brings a text back to how it came. A font that is not there any more is replaced by Arial, or else by the first one. */
export function resetText(store: EditorStore, id: string): void {
  const text = getText(store, id);
  if (!text) return;
  const { fontFamilies } = store;
  const { fontFamily } = text.original;
  const candidates = [fontFamily, textDefaults.fontFamily];
  const available = fontFamilies
    ? (candidates.find((family) => fontFamilies.includes(family)) ?? fontFamilies[0] ?? fontFamily)
    : fontFamily;
  const fontWeight = available === fontFamily ? text.original.fontWeight : textDefaults.fontWeight;
  store.put({ ...text, ...text.original, frame: undefined, fontFamily: available, fontWeight });
}

/** Selects a text, or none. What was being edited is finished, and an added text that is still empty goes. */
export function selectText(store: EditorStore, id: string | undefined): void {
  const { selectedId, tool } = store.getState();
  if (tool.name === 'editing' && tool.id !== id) finishEditing(store);
  if (id === selectedId) return;
  const left = getText(store, selectedId);
  store.select(id);
  if (left && isLeftover(left)) store.remove(left.id);
}

/** Opens a text for typing. */
export function editText(store: EditorStore, id: string): void {
  if (!getText(store, id)) return;
  selectText(store, id);
  const { tool } = store.getState();
  if (tool.name !== 'editing') store.setTool({ name: 'editing', id, mark: store.mark(), drawnBy: 'canvas' });
}

/** Ends typing and keeps what was written, as one step. An added text that is still empty goes. */
export function finishEditing(store: EditorStore): void {
  const { tool } = store.getState();
  if (tool.name !== 'editing') return;
  const text = getText(store, tool.id);
  if (text && isLeftover(text)) store.remove(text.id);
  store.setTool(idle);
  store.squash(tool.mark);
}

/** Now, or as soon after it as no text has taken: ids of added texts differ in nothing else. */
function freeTimestamp(store: EditorStore): number {
  const { byId } = store.getState().records;
  let timestamp = store.now();
  while (byId.has(addedTextId(timestamp))) timestamp += 1;
  return timestamp;
}

/**
 * Puts an empty text on the image and opens it for typing.
 *
 * @param center in pixels of the image; default the middle of the image
 */
export function addText(store: EditorStore, center?: Point): void {
  selectText(store, undefined);
  const { width, height } = store.size;
  const at = center ?? { x: width / 2, y: height / 2 };
  const lineHeight = addedText.fontSize * defaultLineHeight;
  const text = moveInside(createAddedText(at, lineHeight, freeTimestamp(store)), boundsOfImage(store));
  const mark = store.mark();
  store.setTool({ name: 'editing', id: text.id, mark, drawnBy: 'canvas' });
  store.put({ ...text, original: { ...text.original, x: text.x, y: text.y } });
  store.select(text.id);
}

/** Takes a text off the image. */
export function removeText(store: EditorStore, id: string): void {
  const { tool } = store.getState();
  if (tool.name === 'editing' && tool.id === id) finishEditing(store);
  store.remove(id);
}
