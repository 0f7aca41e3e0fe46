import { blockTop } from '@palimpsest/typeset';
import type { StyledRun, TextLayout } from '@palimpsest/typeset';
import { getChangeable } from '../box-store.ts';
import { centerOf, unionRect } from '../geometry/rect.ts';
import type { Rect } from '../geometry/rect.ts';
import { boundsOf, rotateVector, toLocalPoint } from '../geometry/rotation.ts';
import type { RotatedRect } from '../geometry/rotation.ts';
import { copyOfText, freeTextId } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { inReadingOrder } from './review.ts';
import { fitBoxToText } from './text-box.ts';
import { finishEditing } from './texts.ts';

/** The selected texts that can become one, in reading order. Lines on an arc and texts seen at an angle stay apart. */
export function mergeableTexts(store: EditorStore): EditorText[] {
  const straight = getChangeable(store).filter(({ curve, perspective }) => curve === undefined && !perspective);
  return inReadingOrder(straight, store.getState().extras.readingOrder);
}

/** The box around others, turned as the first of them is. */
function boxAround([first, ...others]: readonly [RotatedRect, ...RotatedRect[]]): Rect {
  const { rotation } = first;
  const turned = others.map((box): Rect => {
    const center = toLocalPoint(first, centerOf(box));
    const { width, height } = boundsOf({ ...box, rotation: box.rotation - rotation });
    return { x: center.x - width / 2, y: center.y - height / 2, width, height };
  });
  const { x, y, width, height } = turned.reduce(unionRect, {
    x: first.x,
    y: first.y,
    width: first.width,
    height: first.height,
  });
  // A box is turned about its own center, which is another one than that of the first.
  const [from, to] = [centerOf(first), { x: x + width / 2, y: y + height / 2 }];
  const moved = rotateVector({ x: to.x - from.x, y: to.y - from.y }, rotation);
  return { x: from.x + moved.x - width / 2, y: from.y + moved.y - height / 2, width, height };
}

/** The sign between two texts that become one: a space where they stand on one line, else a new line. */
function separator(before: EditorText, after: EditorText): string {
  const center = toLocalPoint(before, centerOf(after));
  return Math.abs(center.y - centerOf(before).y) < before.height / 2 ? ' ' : '\n';
}

/** The runs of a text in one that begins elsewhere and is set as another one. */
function runsWithin(text: EditorText, start: number, { fill, fontWeight }: EditorText): StyledRun[] {
  if (text.runs?.length) return text.runs.map((run) => ({ ...run, start: run.start + start, end: run.end + start }));
  if (text.text === '' || (text.fill === fill && text.fontWeight === fontWeight)) return [];
  return [{ start, end: start + text.text.length, fill: text.fill, fontWeight: text.fontWeight }];
}

/** Makes the selected texts one, set as the first of them in reading order, as one step. */
export function mergeTexts(store: EditorStore): void {
  finishEditing(store);
  const [first, ...others] = mergeableTexts(store);
  if (!first || others.length === 0) return;
  let { text: words, originalText } = first;
  const runs = runsWithin(first, 0, first);
  for (const [index, other] of others.entries()) {
    const between = separator([first, ...others][index] ?? first, other);
    words += between;
    runs.push(...runsWithin(other, words.length, first));
    words += other.text;
    originalText +=
      originalText === '' || other.originalText === '' ? other.originalText : between + other.originalText;
  }
  const hyphenation = [first, ...others].flatMap((text) => text.hyphenation ?? []).join(' ');
  // The pixels of one of several originals would bring a part of the picture back.
  const { patch: _, frame: __, ...rest } = first;
  const merged: EditorText = {
    ...rest,
    ...boxAround([first, ...others]),
    text: words,
    originalText,
    runs: runs.length > 0 ? runs : undefined,
    hyphenation: hyphenation === '' ? undefined : hyphenation,
    reviewed: undefined,
    original: { ...first.original, ...boxAround([first.original, ...others.map(({ original }) => original)]) },
  };
  const mark = store.mark();
  store.remove(others.map(({ id }) => id));
  store.put([fitBoxToText(store, merged)]);
  store.select([first.id]);
  store.squash(mark);
}

/** The lines of a text that become texts of their own: its paragraphs, or each line of the only one. Each with the index of its first and its last line. */
function partsOf({ lines }: TextLayout, words: string): { from: number; to: number }[] {
  const ends = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return !next || words.slice(line.end, next.start).includes('\n') ? [index] : [];
  });
  const last = ends.length > 1 ? ends : lines.map((_, index) => index);
  return last.map((to, index) => ({ from: (last[index - 1] ?? -1) + 1, to }));
}

/** Whether a text can be split: it has several lines, which are straight. */
export function canSplit(store: EditorStore, text: EditorText): boolean {
  return text.curve === undefined && !text.perspective && store.layOut(text).lines.length > 1;
}

/**
 * Makes each paragraph of a text, or each line of its only paragraph, a text of its own where it stands, as one step, and selects them all. The first
 * keeps what the text was in the picture.
 */
export function splitText(store: EditorStore, id: string): void {
  finishEditing(store);
  const text = getText(store, id);
  if (!text || !canSplit(store, text)) return;
  const layout = store.layOut(text);
  const lineHeight = layout.height / layout.lines.length;
  const top = blockTop(layout, text.height) - text.height / 2;
  const center = centerOf(text);
  const taken = new Set(store.getState().records.order);
  const parts = partsOf(layout, text.text).flatMap(({ from, to }, index): EditorText[] => {
    const [start, end] = [layout.lines[from]?.start ?? 0, layout.lines[to]?.end ?? 0];
    const words = text.text.slice(start, end).trim();
    if (words === '') return [];
    const height = (to - from + 1) * lineHeight;
    const moved = rotateVector({ x: 0, y: top + from * lineHeight + height / 2 }, text.rotation);
    const ownId = index === 0 ? id : freeTextId((other) => taken.has(other), store.now());
    taken.add(ownId);
    const runs = text.runs?.flatMap((run): StyledRun[] => {
      const [runStart, runEnd] = [Math.max(run.start, start) - start, Math.min(run.end, end) - start];
      return runEnd > runStart ? [{ ...run, start: runStart, end: runEnd }] : [];
    });
    const box = { x: center.x + moved.x - text.width / 2, y: center.y + moved.y - height / 2, height };
    const part = { ...text, ...box, text: words, runs: runs?.length ? runs : undefined, frame: undefined };
    return [index === 0 ? part : copyOfText(part, ownId)];
  });
  const mark = store.mark();
  store.put(parts);
  store.select(parts.map((part) => part.id));
  store.squash(mark);
}
