import { defaultLineHeight } from '@palimpsest/typeset';
import { getChangeable } from '../box-store.ts';
import { boundsOfImage, clamp } from '../geometry/rect.ts';
import type { Point } from '../geometry/rect.ts';
import { moveInside } from '../geometry/rotation.ts';
import {
  addedText,
  freeTextId,
  isLeftover,
  maxFontSize,
  minBoxWidth,
  minFontSize,
  maxCurve,
  textDefaults,
} from '../model/text.ts';
import { plainUnderline } from '../model/text-effects.ts';
import type { TextSetting } from '../model/style-preset.ts';
import type { EditorText, TextAttributes, TextFlag } from '../model/text.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { idle } from '../tools/tool-state.ts';
import { fitBoxToText, reshape, sizeWithin, withOwnSize } from './text-box.ts';

/** The attributes of texts that the panel can set. */
export type StylePatch = Partial<TextSetting>;

function styled(store: EditorStore, text: EditorText, patch: StylePatch): EditorText {
  if (patch.fontSize === undefined) return fitBoxToText(store, { ...text, ...patch });
  const fontSize = clamp(patch.fontSize, minFontSize, maxFontSize(store.size));
  // A size that the user chooses must not follow from the words any more.
  return fitBoxToText(store, withOwnSize({ ...text, autoFit: undefined, ...patch }, fontSize));
}

/** A change of several texts: one patch for all, or a function that makes one for each. */
export type StyleChange = StylePatch | ((text: EditorText) => StylePatch);

/** The patch of one text in a change. */
export function patchFor(change: StyleChange, text: EditorText): StylePatch {
  return typeof change === 'function' ? change(text) : change;
}

/** Changes the style of texts. While a text is edited the change belongs to that edit; otherwise it is a step of its own. */
export function styleTexts(store: EditorStore, ids: readonly string[], change: StyleChange): void {
  const texts = ids.flatMap((id) => getText(store, id) ?? []);
  const patches = texts.map((text) => patchFor(change, text));
  const properties = new Set(patches.flatMap(Object.keys));
  store.put(
    texts.map((text, index) => styled(store, text, patches[index] ?? {})),
    `style:${ids.join()}:${[...properties].join()}`,
  );
}

/** Underlines texts, each in its own colour, or removes their underlines. */
export function underlineTexts(store: EditorStore, ids: readonly string[], on: boolean): void {
  const texts = ids.flatMap((id) => getText(store, id) ?? []);
  store.put(texts.map((text) => ({ ...text, textUnderline: on ? plainUnderline(text) : undefined })));
}

/** Curves the lines of texts along a circle, by the degrees that they may take: above 0 they bow up, below 0 down; 0 sets them straight. */
export function curveTexts(store: EditorStore, ids: readonly string[], degrees: number): void {
  const curve = degrees === 0 ? undefined : clamp(degrees, -maxCurve, maxCurve);
  const texts = ids.flatMap((id) => getText(store, id) ?? []);
  store.put(
    texts.map((text) => fitBoxToText(store, { ...text, curve })),
    `curve:${ids.join()}`,
  );
}

/** The place and size of a text's box; lengths in px of the image, `rotation` in degrees, clockwise. */
export type GeometryPatch = Partial<Pick<TextAttributes, 'x' | 'y' | 'width' | 'height' | 'rotation'>>;

/** Gives a text another place, size or angle, as far as the image goes. */
export function placeText(store: EditorStore, id: string, patch: GeometryPatch): void {
  const text = getText(store, id);
  if (!text) return;
  const { width, height } = { ...text, ...patch };
  const size = { width: Math.max(width, minBoxWidth), height: Math.max(height, minFontSize) };
  store.put(
    [reshape(store, text, { ...text, ...patch, ...size }, { x: 0, y: 0 })],
    `place:${id}:${Object.keys(patch).join()}`,
  );
}

/** Marks texts as hidden, locked or reviewed, or removes the mark. */
export function flagTexts(store: EditorStore, ids: readonly string[], flag: TextFlag, on: boolean): void {
  store.put(ids.flatMap((id) => getText(store, id) ?? []).map((text) => ({ ...text, [flag]: on || undefined })));
}

/** Brings the originals of texts whose pixels are known back into the picture, or their translations. */
export function restoreTexts(store: EditorStore, ids: readonly string[], restored: boolean): void {
  finishEditing(store);
  flagTexts(
    store,
    ids.filter((id) => getText(store, id)?.patch !== undefined),
    'restored',
    restored,
  );
}

/** The family that a text came with if it is available, else Arial, else the first. */
function availableFamily({ fontFamilies }: EditorStore, fontFamily: string): string {
  if (!fontFamilies) return fontFamily;
  const candidates = [fontFamily, textDefaults.fontFamily];
  return candidates.find((family) => fontFamilies.includes(family)) ?? fontFamilies[0] ?? fontFamily;
}

/** Resets texts to how they came. A font that is no longer available is replaced by Arial, or else by the first one. */
export function resetTexts(store: EditorStore, ids: readonly string[]): void {
  const texts = ids.flatMap((id) => getText(store, id) ?? []);
  store.put(
    texts.map((text) => {
      const { original } = text;
      const fontFamily = availableFamily(store, original.fontFamily);
      const fontWeight = fontFamily === original.fontFamily ? original.fontWeight : textDefaults.fontWeight;
      const plain = {
        verticalAlign: undefined,
        justified: undefined,
        hangingPunctuation: undefined,
        fontStyle: undefined,
        lineHeight: undefined,
        letterSpacing: undefined,
        textGradient: undefined,
        textShadow: undefined,
        textStroke: undefined,
        textUnderline: undefined,
        textBackground: undefined,
        hyphenation: undefined,
        runs: undefined,
        perspective: undefined,
        curve: undefined,
        opacity: undefined,
        textTransform: undefined,
        autoFit: undefined,
        lang: undefined,
        frame: undefined,
      };
      return { ...text, ...plain, ...original, fontFamily, fontWeight };
    }),
  );
}

/**
 * Gives each text the box it came with, and a smaller font size if it does not fit that box.
 */
export function fitToOriginalBox(store: EditorStore): void {
  store.put(
    getChangeable(store).map((text) => {
      const { x, y, width, height, rotation, perspective } = text.original;
      const boxed = { ...text, x, y, width, height, rotation, perspective, frame: undefined };
      return fitBoxToText(store, { ...boxed, fontSize: sizeWithin(store, boxed) });
    }),
  );
}

/** Removes the perspective of texts; their boxes stay as they are. */
export function setTextsStraight(store: EditorStore, ids: readonly string[]): void {
  const texts = ids.flatMap((id) => getText(store, id) ?? []).filter(({ perspective }) => perspective !== undefined);
  store.put(
    texts.map((text) => fitBoxToText(store, { ...text, ...text.frame, perspective: undefined, frame: undefined })),
  );
}

/** Selects texts, or none. Finishes editing, and removes an added text that is still empty. */
export function selectTexts(store: EditorStore, ids: readonly string[]): void {
  const { selectedIds, tool } = store.getState();
  if (tool.name === 'editing' && !ids.includes(tool.id)) finishEditing(store);
  const left = selectedIds.filter((id) => !ids.includes(id)).map((id) => getText(store, id));
  store.select(ids);
  store.remove(left.flatMap((text) => (text && isLeftover(text) ? [text.id] : [])));
}

/** Selects one text, or none. */
export function selectText(store: EditorStore, id: string | undefined): void {
  selectTexts(store, id === undefined ? [] : [id]);
}

/** Opens a text for typing. */
export function editText(store: EditorStore, id: string): void {
  const text = getText(store, id);
  if (!text || store.readOnly || text.locked || text.hidden) return;
  selectText(store, id);
  if (store.getState().tool.name === 'editing') return;
  const editing = { name: 'editing', id, ids: [id], mark: store.mark(), drawnBy: 'canvas' } as const;
  store.setTool(editing);
  if (!text.restored) return;
  flagTexts(store, [id], 'restored', false);
  store.setTool({ ...editing, takenOut: getText(store, id) });
}

/** Ends typing and keeps the words, as one step. Removes an added text that is still empty, and brings back an original that was not replaced. */
export function finishEditing(store: EditorStore): void {
  const { tool } = store.getState();
  if (tool.name !== 'editing') return;
  const text = getText(store, tool.id);
  if (text && isLeftover(text)) store.remove([text.id]);
  store.setTool(idle);
  if (text && text === tool.takenOut) store.bail(tool.mark);
  else store.squash(tool.mark);
}

/**
 * Puts an empty text on the image and opens it for typing.
 *
 * @param center in pixels of the image; default the middle of the image
 */
export function addText(store: EditorStore, center?: Point): void {
  if (store.readOnly) return;
  selectText(store, undefined);
  const { width, height } = store.size;
  const at = center ?? { x: width / 2, y: height / 2 };
  const lineHeight = addedText.fontSize * defaultLineHeight;
  const { byId } = store.getState().records;
  const id = freeTextId((taken) => byId.has(taken), store.now());
  const text = moveInside(createAddedText(at, lineHeight, id), boundsOfImage(store));
  const mark = store.mark();
  store.setTool({ name: 'editing', id, ids: [id], mark, drawnBy: 'canvas' });
  store.put([{ ...text, original: { ...text.original, x: text.x, y: text.y } }]);
  store.select([id]);
}

/** Removes texts from the image. */
export function removeTexts(store: EditorStore, ids: readonly string[]): void {
  const { tool } = store.getState();
  if (tool.name === 'editing' && ids.includes(tool.id)) finishEditing(store);
  store.remove(ids);
}

/**
 * The record of an empty text that the user adds.
 *
 * @param center where to put it, in pixels of the image
 * @param height of its box
 */
function createAddedText(center: { x: number; y: number }, height: number, id: string): EditorText {
  const original: TextAttributes = {
    ...textDefaults,
    ...addedText,
    text: '',
    x: center.x - addedText.width / 2,
    y: center.y - height / 2,
    height,
    rotation: 0,
  };
  return { ...original, id, origin: 'added', originalText: '', suggestedColors: [], original };
}
