import { sameText } from './text.ts';
import type { EditorText } from './text.ts';

/** The texts by id and their order, from the lowest to the topmost. */
export interface TextRecords {
  readonly byId: ReadonlyMap<string, EditorText>;
  readonly order: readonly string[];
}

/** A record and its place in the order. */
export interface PlacedText {
  text: EditorText;
  index: number;
}

/** What happened to one record. Absent before: it was added; absent after: it was removed. */
export interface TextChange {
  id: string;
  before: PlacedText | undefined;
  after: PlacedText | undefined;
}

/** Changes in the order in which they were made. */
export type Diff = readonly TextChange[];

export function recordsOf(texts: readonly EditorText[]): TextRecords {
  return { byId: new Map(texts.map((text) => [text.id, text])), order: texts.map((text) => text.id) };
}

/** Applies a diff that was made from these records. */
export function applyDiff(records: TextRecords, diff: Diff): TextRecords {
  const byId = new Map(records.byId);
  let { order } = records;
  for (const { id, before, after } of diff) {
    if (after) byId.set(id, after.text);
    else byId.delete(id);
    if (before?.index === after?.index) continue;
    if (before) order = order.toSpliced(order.indexOf(id), 1);
    if (after) order = order.toSpliced(after.index, 0, id);
  }
  return { byId, order };
}

/** The diff that takes another one back. */
export function invertDiff(diff: Diff): Diff {
  return diff.map(({ id, before, after }) => ({ id, before: after, after: before })).toReversed();
}

/** Diffs that followed each other as one: changes of one record that stand side by side become one, and those of nothing vanish. */
export function squashDiffs(diffs: readonly Diff[]): Diff {
  const squashed: TextChange[] = [];
  for (const change of diffs.flat()) {
    const last = squashed.at(-1);
    const merged = last?.id === change.id ? { ...change, before: last.before } : change;
    if (merged !== change) squashed.pop();
    const { before, after } = merged;
    if (before?.index !== after?.index || !sameText(before?.text, after?.text)) squashed.push(merged);
  }
  return squashed;
}
