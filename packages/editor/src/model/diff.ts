import { RecordMap } from './record-map.ts';

/** Records by id and their order, from the lowest to the topmost. */
export interface Records<R> {
  readonly byId: RecordMap<R>;
  readonly order: readonly string[];
}

/** A record and its place in the order. */
export interface Placed<R> {
  record: R;
  index: number;
}

/** The change of one record. If `before` is absent it was added; if `after` is absent it was removed. */
export interface Change<R> {
  id: string;
  before: Placed<R> | undefined;
  after: Placed<R> | undefined;
}

/** Changes in the order in which they were made. */
export type Diff<R> = readonly Change<R>[];

/** Whether two records are equal; both may be undefined. */
export type Same<R> = (a: R | undefined, b: R | undefined) => boolean;

export function recordsOf<R extends { id: string }>(records: readonly R[]): Records<R> {
  return { byId: RecordMap.of(records), order: records.map(({ id }) => id) };
}

/** Applies a diff that was made from these records. */
export function applyDiff<R>(records: Records<R>, diff: Diff<R>): Records<R> {
  const byId = records.byId.with(diff.map(({ id, after }) => [id, after?.record]));
  let { order } = records;
  for (const { id, before, after } of diff) {
    if (before?.index === after?.index) continue;
    if (before) order = order.toSpliced(order.indexOf(id), 1);
    if (after) order = order.toSpliced(after.index, 0, id);
  }
  return { byId, order };
}

/** The inverse of a diff. */
export function invertDiff<R>(diff: Diff<R>): Diff<R> {
  return diff.map(({ id, before, after }) => ({ id, before: after, after: before })).toReversed();
}

/** The diff that writes records: known ones stay in their places, new ones come on top, and unchanged ones are left out. */
export function putDiff<R extends { id: string }>(
  { byId, order }: Records<R>,
  written: readonly R[],
  same: Same<R>,
): Diff<R> {
  const places = written.length > 1 ? new Map(order.map((id, index) => [id, index])) : undefined;
  let { length: next } = order;
  return written.flatMap((record): Change<R>[] => {
    const { id } = record;
    const before = byId.get(id);
    if (same(before, record)) return [];
    const index = before ? (places?.get(id) ?? order.indexOf(id)) : next++;
    return [{ id, before: before && { record: before, index }, after: { record, index } }];
  });
}

/** The diff that puts the records in another order of the same ids. */
export function reorderDiff<R>({ byId, order }: Records<R>, target: readonly string[]): Diff<R> {
  const working = [...order];
  const diff: Change<R>[] = [];
  for (const [index, id] of target.entries()) {
    const from = working.indexOf(id);
    const record = byId.get(id);
    if (from === index || record === undefined) continue;
    working.splice(from, 1);
    working.splice(index, 0, id);
    diff.push({ id, before: { record, index: from }, after: { record, index } });
  }
  return diff;
}

function keepsPlace<R>({ before, after }: Change<R>): boolean {
  return before !== undefined && after !== undefined && before.index === after.index;
}

/**
 * Joins consecutive diffs into one. A change that leaves its record in its place is merged into the earlier change of that record,
 * whatever happened to other records in between; other changes are merged only if they are adjacent. Changes without effect vanish.
 */
export function squashDiffs<R>(diffs: readonly Diff<R>[], same: Same<R>): Diff<R> {
  const squashed: (Change<R> | undefined)[] = [];
  const latest = new Map<string, number>();
  for (const change of diffs.flat()) {
    const at = latest.get(change.id) ?? -1;
    const last = squashed[at];
    const joins = last?.after !== undefined && (keepsPlace(change) || at === squashed.length - 1);
    if (!last || !joins) {
      latest.set(change.id, squashed.push(change) - 1);
      continue;
    }
    const after =
      keepsPlace(change) && last.after && change.after
        ? { record: change.after.record, index: last.after.index }
        : change.after;
    squashed[at] = { id: change.id, before: last.before, after };
  }
  return squashed.filter((change): change is Change<R> => {
    if (!change) return false;
    const { before, after } = change;
    return before?.index !== after?.index || !same(before?.record, after?.record);
  });
}
