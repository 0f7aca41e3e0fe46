import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleText } from '../testing/test-editor.ts';
import { applyDiff, invertDiff, recordsOf, reorderDiff, squashDiffs } from './diff.ts';
import type { Diff, Records } from './diff.ts';
import { sameText } from './same-text.ts';
import type { EditorText } from './text.ts';

const before = recordsOf([sampleText(1), sampleText(2), sampleText(3)]);

/** A change to the records as they are: one text is moved, removed or added somewhere. */
function change({ byId, order }: Records<EditorText>, kind: 'move' | 'remove' | 'add', seed: number): Diff<EditorText> {
  if (kind === 'add') {
    const text = sampleText(100 + byId.size + seed * 10);
    return byId.has(text.id)
      ? []
      : [{ id: text.id, before: undefined, after: { record: text, index: seed % (order.length + 1) } }];
  }
  const index = seed % Math.max(1, order.length);
  const text = byId.get(order[index] ?? '');
  if (!text) return [];
  const after = kind === 'move' ? { record: { ...text, x: text.x + seed + 1 }, index } : undefined;
  return [{ id: text.id, before: { record: text, index }, after }];
}

/** The records without regard to the order of the map: their own order is the list of ids. */
const contentsOf = ({ byId, order }: Records<EditorText>) => ({ texts: new Map(byId), order });

const script = fc.array(fc.tuple(fc.constantFrom('move', 'remove', 'add'), fc.nat(9)), { maxLength: 12 });

/** The diffs that a script makes one after the other, and the records that they lead to. */
function play(steps: readonly (readonly ['move' | 'remove' | 'add', number])[]) {
  let records = before;
  const diffs: Diff<EditorText>[] = [];
  for (const [kind, seed] of steps) {
    const diff = change(records, kind, seed);
    records = applyDiff(records, diff);
    diffs.push(diff);
  }
  return { records, diffs };
}

test('an inverted diff of many changes takes them all back, each text to its place', () => {
  fc.assert(
    fc.property(script, (steps) => {
      const { records, diffs } = play(steps);
      expect(contentsOf(applyDiff(records, invertDiff(diffs.flat())))).toEqual(contentsOf(before));
    }),
  );
});

test('squashed diffs do what they did one by one', () => {
  fc.assert(
    fc.property(script, (steps) => {
      const { records, diffs } = play(steps);
      expect(contentsOf(applyDiff(before, squashDiffs(diffs, sameText)))).toEqual(contentsOf(records));
    }),
  );
});

test('changes of several records by turns become one change of each', () => {
  const [first, second] = [change(before, 'move', 0), change(before, 'move', 1)];
  const moved = applyDiff(applyDiff(before, first), second);
  const again = [...change(moved, 'move', 0), ...change(moved, 'move', 1)];
  expect(squashDiffs([first, second, again], sameText)).toHaveLength(2);
});

test('records are put in any order of their ids, and back', () => {
  const { order } = before;
  fc.assert(
    fc.property(fc.shuffledSubarray([...order], { minLength: order.length }), (target) => {
      const diff = reorderDiff(before, target);
      expect(applyDiff(before, diff).order).toEqual(target);
      expect(contentsOf(applyDiff(applyDiff(before, diff), invertDiff(diff)))).toEqual(contentsOf(before));
    }),
  );
});

test('changes that come to nothing leave no diff', () => {
  const move = change(before, 'move', 0);
  expect(squashDiffs([move, invertDiff(move)], sameText)).toEqual([]);
});
