import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleText } from '../testing/test-editor.ts';
import { applyDiff, invertDiff, recordsOf, squashDiffs } from './diff.ts';
import type { Diff, TextRecords } from './diff.ts';

const before = recordsOf([sampleText(1), sampleText(2), sampleText(3)]);

/** A change to the records as they are: one text is moved, removed or added somewhere. */
function change({ byId, order }: TextRecords, kind: 'move' | 'remove' | 'add', seed: number): Diff {
  if (kind === 'add') {
    const text = sampleText(100 + byId.size + seed * 10);
    return byId.has(text.id)
      ? []
      : [{ id: text.id, before: undefined, after: { text, index: seed % (order.length + 1) } }];
  }
  const index = seed % Math.max(1, order.length);
  const text = byId.get(order[index] ?? '');
  if (!text) return [];
  const after = kind === 'move' ? { text: { ...text, x: text.x + seed + 1 }, index } : undefined;
  return [{ id: text.id, before: { text, index }, after }];
}

const script = fc.array(fc.tuple(fc.constantFrom('move', 'remove', 'add'), fc.nat(9)), { maxLength: 12 });

/** The diffs that a script makes one after the other, and the records that they lead to. */
function play(steps: readonly (readonly ['move' | 'remove' | 'add', number])[]) {
  let records = before;
  const diffs: Diff[] = [];
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
      expect(applyDiff(records, invertDiff(diffs.flat()))).toEqual(before);
    }),
  );
});

test('squashed diffs do what they did one by one', () => {
  fc.assert(
    fc.property(script, (steps) => {
      const { records, diffs } = play(steps);
      expect(applyDiff(before, squashDiffs(diffs))).toEqual(records);
    }),
  );
});

test('changes that come to nothing leave no diff', () => {
  const move = change(before, 'move', 0);
  expect(squashDiffs([move, invertDiff(move)])).toEqual([]);
});
