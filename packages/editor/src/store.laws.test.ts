import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alignSelected, distributeSelected } from './commands/arrange.ts';
import { duplicateSelected, nudge, restack } from './commands/boxes.ts';
import { pasteTexts } from './commands/clipboard.ts';
import { applyPreset, removePreset, savePreset } from './commands/presets.ts';
import { reorderReading } from './commands/review.ts';
import {
  addText,
  finishEditing,
  flagTexts,
  removeTexts,
  resetTexts,
  selectText,
  selectTexts,
  styleTexts,
} from './commands/texts.ts';
import { writeText } from './commands/write-texts.ts';
import { containsRect } from './geometry/rect.ts';
import { handles } from './geometry/resize-rect.ts';
import { boundsOf } from './geometry/rotation.ts';
import { createTestEditor, sampleText } from './testing/test-editor.ts';

type TestEditor = ReturnType<typeof createTestEditor>;
type Step = (editor: TestEditor) => void;

/** The image, with room for the rounding of many computations in a row. */
const image = { x: -1e-3, y: -1e-3, width: 800.002, height: 600.002 };
/** The perspective of a sign that turns away to the right. */
const perspective = [
  { x: 0, y: 0 },
  { x: 0.9, y: 0.2 },
  { x: 0.9, y: 0.9 },
  { x: 0, y: 1 },
] as const;
const initial = (options: { readOnly?: boolean } = {}) =>
  createTestEditor(
    [sampleText(1), sampleText(2, { rotation: 20 }), sampleText(3, { x: 500, rotation: -90, perspective })],
    options,
  );
const place = fc.record({ x: fc.integer({ min: -100, max: 900 }), y: fc.integer({ min: -100, max: 700 }) });

/** Picks one of the texts that there are. */
const pick = (editor: TestEditor, seed: number) => {
  const { order } = editor.store.getState().records;
  return order[seed % Math.max(1, order.length)] ?? '';
};
const seed = fc.nat(20);
const undo = (editor: TestEditor) => void editor.key('z', { ctrlKey: true });
const redo = (editor: TestEditor) => void editor.key('y', { ctrlKey: true });
const written = fc.string({ maxLength: 60 });

const step: fc.Arbitrary<Step> = fc.oneof(
  seed.map(
    (n): Step =>
      (editor) =>
        removeTexts(editor.store, [pick(editor, n)]),
  ),
  seed.map(
    (n): Step =>
      (editor) =>
        resetTexts(editor.store, [pick(editor, n)]),
  ),
  seed.map(
    (n): Step =>
      (editor) =>
        selectText(editor.store, pick(editor, n)),
  ),
  fc.tuple(seed, written).map(
    ([n, text]): Step =>
      (editor) =>
        writeText(editor.store, pick(editor, n), text),
  ),
  fc.tuple(seed, written).map(([n, text]): Step => (editor) => {
    editor.type(pick(editor, n), text);
    finishEditing(editor.store);
  }),
  fc.tuple(seed, fc.integer({ min: 1, max: 90 })).map(
    ([n, fontSize]): Step =>
      (editor) =>
        styleTexts(editor.store, [pick(editor, n)], { fontSize }),
  ),
  fc.tuple(seed, place).map(([n, { x, y }]): Step => (editor) => {
    selectText(editor.store, pick(editor, n));
    nudge(editor.store, { x, y });
  }),
  fc.tuple(place, place).map(
    ([from, to]): Step =>
      (editor) =>
        editor.drag(from, to),
  ),
  fc.tuple(fc.constantFrom(...handles), place).map(
    ([handle, to]): Step =>
      (editor) =>
        editor.drag({ x: 100, y: 100 }, to, handle),
  ),
  written.map((text): Step => (editor) => {
    addText(editor.store);
    writeText(editor.store, editor.selected()?.id ?? '', text);
    finishEditing(editor.store);
  }),
  fc.constant<Step>((editor) => editor.pass(2_000)),
  fc.tuple(seed, seed).map(([a, b]): Step => (editor) => {
    selectTexts(
      editor.store,
      [...new Set([pick(editor, a), pick(editor, b)])].filter((id) => id !== ''),
    );
  }),
  fc.constantFrom('left', 'center', 'right', 'top', 'middle', 'bottom').map(
    (edge): Step =>
      (editor) =>
        alignSelected(editor.store, edge),
  ),
  fc.constantFrom('x', 'y').map(
    (axis): Step =>
      (editor) =>
        distributeSelected(editor.store, axis),
  ),
  fc.constantFrom('front', 'forward', 'backward', 'back').map(
    (move): Step =>
      (editor) =>
        restack(editor.store, move),
  ),
  fc.tuple(seed, fc.constantFrom('hidden', 'locked', 'reviewed'), fc.boolean()).map(
    ([n, flag, on]): Step =>
      (editor) =>
        flagTexts(editor.store, [pick(editor, n)], flag, on),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Step =>
      (editor) =>
        editor.drag(from, to, undefined, { altKey: true }),
  ),
  fc.tuple(fc.constantFrom('restore', 'erase'), place, place).map(([kind, from, to]): Step => (editor) => {
    editor.store.setMode(kind);
    editor.drag(from, to);
    editor.store.setMode('select');
  }),
  fc.tuple(seed, place).map(([n, to]): Step => (editor) => {
    selectText(editor.store, pick(editor, n));
    editor.drag({ x: 100, y: 20 }, to, 'rotation');
  }),
  fc.constantFrom('Heading', 'Body').map(
    (name): Step =>
      (editor) =>
        void savePreset(editor.store, name),
  ),
  fc.constantFrom('Heading', 'Body').map((name): Step => (editor) => {
    for (const preset of editor.store.getState().extras.presets)
      if (preset.name === name) applyPreset(editor.store, preset);
  }),
  fc.constant<Step>((editor) => removePreset(editor.store, 'Heading')),
  seed.map((n): Step => ({ store }) => {
    const { order } = store.getState().records;
    reorderReading(store, [...order.slice(n), ...order.slice(0, n)]);
  }),
  fc.constant<Step>((editor) => duplicateSelected(editor.store)),
  fc.constant<Step>((editor) => pasteTexts(editor.store, [sampleText(2)])),
  fc.constant<Step>((editor) => void editor.key('a', { ctrlKey: true })),
  fc.constant<Step>((editor) => undo(editor)),
  fc.constant<Step>((editor) => redo(editor)),
);
const steps = fc.array(step, { maxLength: 25 });

/** The warnings and errors on the console. */
const log: unknown[] = [];

beforeEach(() => {
  log.length = 0;
  for (const kind of ['warn', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => log.push(said));
});
afterEach(() => vi.restoreAllMocks());

/** Finishes editing and clears the selection. */
const settle = (editor: TestEditor) => {
  finishEditing(editor.store);
  selectText(editor.store, undefined);
};

test('500 seeded sessions leave a valid document, and undo leads back to the one that there was', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const editor = initial();
      const before = editor.document();
      for (const run of steps) run(editor);
      settle(editor);
      const { texts } = editor.document();
      expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
      expect(texts.filter((text) => ![text.x, text.y, text.width, text.height].every(Number.isFinite))).toEqual([]);
      while (editor.store.getState().history.undoable.length > 0) undo(editor);
      expect(editor.document()).toEqual(before);
    }),
    { seed: 11, numRuns: 500 },
  );
  expect(log).toEqual([]);
});

test('nothing changes a document that is only read, and nothing is typed into it', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const editor = initial({ readOnly: true });
      const before = editor.document();
      for (const run of steps) {
        run(editor);
        expect(editor.state()).not.toBe('editing');
      }
      settle(editor);
      expect(editor.document()).toEqual(before);
      expect(editor.store.getState().history.undoable).toEqual([]);
    }),
    { seed: 12, numRuns: 200 },
  );
});

test('redoing every step gives back the document that was made', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const editor = initial();
      for (const run of steps) run(editor);
      settle(editor);
      const after = editor.document();
      const count = editor.store.getState().history.undoable.length;
      for (let n = 0; n < count; n += 1) undo(editor);
      for (let n = 0; n < count; n += 1) redo(editor);
      expect(editor.document()).toEqual(after);
    }),
  );
});

test('what is selected always exists', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const editor = initial();
      for (const run of steps) {
        run(editor);
        const { selectedIds, records } = editor.store.getState();
        expect(selectedIds.every((id) => records.byId.has(id))).toBe(true);
        expect(new Set(selectedIds).size).toBe(selectedIds.length);
      }
    }),
  );
});

test('moving and resizing keep a text inside the image, and no box hides a line', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const editor = initial();
      for (const run of steps) run(editor);
      for (const text of editor.document().texts) {
        const bounds = boundsOf(text);
        const fits = bounds.width <= 800 && bounds.height <= 600;
        expect(!fits || containsRect(image, bounds)).toBe(true);
        expect(editor.store.layOut(text).height).toBeLessThanOrEqual(text.height + 1e-6);
      }
    }),
  );
});

test('a gesture that is given up leaves document and history as they were', () => {
  fc.assert(
    fc.property(steps, place, place, fc.constantFrom(undefined, ...handles), (steps, from, to, handle) => {
      const editor = initial();
      for (const run of steps) run(editor);
      settle(editor);
      const before = editor.document();
      const { undoable } = editor.store.getState().history;
      editor.down(from, handle);
      editor.move(to);
      editor.move({ x: to.x + 5, y: to.y - 9 });
      editor.tool.cancelGesture();
      expect(editor.document()).toEqual(before);
      expect(editor.store.getState().history.undoable).toHaveLength(undoable.length);
    }),
  );
});
