import { describe, expect, test } from 'vitest';
import { addText, finishEditing } from '../../commands/texts.ts';
import { writeText } from '../../commands/write-texts.ts';
import type { EditorDocument } from '../../model/document.ts';
import { createTestEditor, sampleText } from '../../testing/test-editor.ts';

// Boxes of 160 by 40 at x 40: text 1 from y 100, text 2 from y 160.
const [first, second] = ['text-1-1000', 'text-2-1000'];
const background = { x: 500, y: 500 };

describe('selecting', () => {
  test('a press on a text selects it, one on the background selects none', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(first));
    expect(editor.selected()?.id).toBe(first);
    editor.click(background);
    expect(editor.selected()).toBeUndefined();
  });

  test('of texts on top of each other the topmost is taken', () => {
    const editor = createTestEditor([sampleText(1), sampleText(2, { y: 100 })]);
    editor.click({ x: 60, y: 120 });
    expect(editor.selected()?.id).toBe(second);
  });

  test('the letters of a text are taken before the empty part of a box above it', () => {
    const editor = createTestEditor([
      sampleText(1, { x: 100, y: 120, width: 60, height: 24 }),
      sampleText(2, { x: 40, y: 100, width: 400, height: 60, textAlign: 'right' }),
    ]);
    editor.click({ x: 130, y: 132 });
    expect(editor.selected()?.id).toBe(first);
    editor.click({ x: 60, y: 110 });
    expect(editor.selected()?.id).toBe(second);
  });

  test('a turned text is hit where it is seen', () => {
    const editor = createTestEditor([sampleText(1, { x: 200, y: 200, rotation: 90 })]);
    editor.click({ x: 205, y: 220 });
    expect(editor.selected()).toBeUndefined();
    editor.click({ x: 280, y: 150 });
    expect(editor.selected()?.id).toBe(first);
  });
});

describe('a finger', () => {
  test('selects what it taps, and nothing where there is nothing', () => {
    const editor = createTestEditor();
    editor.touch(editor.centerOf(first));
    expect(editor.selected()?.id).toBe(first);
    editor.touch(background);
    expect(editor.selected()).toBeUndefined();
  });

  test('that swipes over a text that is not selected leaves everything as it is', () => {
    const editor = createTestEditor();
    const before = editor.document();
    editor.touch(editor.centerOf(first), { x: 300, y: 300 });
    expect([editor.selected(), editor.document(), editor.state()]).toEqual([undefined, before, 'idle']);
  });

  test('moves the text that is selected', () => {
    const editor = createTestEditor();
    editor.touch(editor.centerOf(first));
    editor.touch({ x: 120, y: 120 }, { x: 220, y: 150 });
    expect(editor.text(first)).toMatchObject({ x: 140, y: 130 });
  });

  test('opens the selected text with a second tap', () => {
    const editor = createTestEditor();
    editor.touch(editor.centerOf(first));
    editor.touch(editor.centerOf(first));
    expect(editor.state()).toBe('editing');
  });
});

describe('dragging', () => {
  test('moves the text by what the pointer moved, in one step', () => {
    const editor = createTestEditor();
    editor.drag({ x: 60, y: 120 }, { x: 160, y: 150 });
    expect(editor.text(first)).toMatchObject({ x: 140, y: 130, width: 160, height: 40 });
    editor.key('z', { ctrlKey: true });
    expect(editor.text(first)).toMatchObject({ x: 40, y: 100 });
  });

  test('starts only after three pixels, so that a click never moves a text', () => {
    const editor = createTestEditor();
    editor.drag({ x: 60, y: 120 }, { x: 62, y: 121 });
    expect(editor.text(first)).toMatchObject({ x: 40, y: 100 });
    expect(editor.store.getState().history.undoable).toEqual([]);
  });

  test('keeps the text inside the image', () => {
    const editor = createTestEditor();
    editor.drag({ x: 60, y: 120 }, { x: -900, y: 5_000 });
    expect(editor.text(first)).toMatchObject({ x: 0, y: 560 });
  });

  test('with Shift stays on the axis of the larger movement', () => {
    const editor = createTestEditor();
    editor.down({ x: 60, y: 120 });
    editor.move({ x: 160, y: 150 }, { shiftKey: true, commandKey: true });
    editor.up();
    expect(editor.text(first)).toMatchObject({ x: 140, y: 100 });
  });

  test('is taken back by Escape, without a trace', () => {
    const editor = createTestEditor();
    editor.down({ x: 60, y: 120 });
    editor.move({ x: 200, y: 200 });
    expect(editor.state()).toBe('translating');
    editor.key('Escape');
    expect(editor.state()).toBe('idle');
    expect(editor.text(first)).toMatchObject({ x: 40, y: 100 });
    expect(editor.store.getState().history.undoable).toEqual([]);
    expect(editor.selected()?.id).toBe(first);
  });

  test('tells of the document once, when the button is let go', () => {
    const editor = createTestEditor();
    const seen: number[] = [];
    editor.store.onCommit(({ texts }) => seen.push(texts[0]?.x ?? NaN));
    editor.drag({ x: 60, y: 120 }, { x: 160, y: 150 });
    expect(seen).toEqual([140]);
  });
});

describe('resizing', () => {
  test('by a side handle changes the width and nothing else', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(first));
    editor.drag({ x: 200, y: 120 }, { x: 260, y: 190 }, 'e');
    expect(editor.text(first)).toMatchObject({ x: 40, y: 100, width: 220, height: 40, fontSize: 20 });
  });

  test('snaps the dragged side to the edge of another text, and with Ctrl does not', () => {
    const editor = createTestEditor([sampleText(1), sampleText(2, { x: 60, width: 200 })]);
    editor.click(editor.centerOf(first));
    editor.drag({ x: 200, y: 120 }, { x: 257, y: 120 }, 'e', {});
    expect(editor.text(first)?.width).toBe(220);
    editor.drag({ x: 260, y: 120 }, { x: 257, y: 120 }, 'e');
    expect(editor.text(first)?.width).toBe(217);
  });

  test('goes no narrower than 20 px', () => {
    const editor = createTestEditor([sampleText(1, { text: 'i' })]);
    editor.click(editor.centerOf(first));
    editor.drag({ x: 200, y: 120 }, { x: -300, y: 120 }, 'e');
    expect(editor.text(first)?.width).toBe(20);
  });

  test('to fewer or more lines keeps the top of the text and its size, however often the width changes', () => {
    // One line of 24 px in the middle of a box of 40.
    const editor = createTestEditor([sampleText(1, { text: 'one two three' })]);
    const topOfLines = () => {
      const text = editor.text(first) ?? sampleText(1);
      return text.y + (text.height - editor.store.layOut(text).height) / 2;
    };
    editor.click(editor.centerOf(first));
    editor.drag({ x: 200, y: 120 }, { x: 100, y: 120 }, 'e');
    expect(editor.text(first)).toMatchObject({
      y: 100,
      width: 60,
      height: expect.closeTo(3 * 24 + 16, 6),
      fontSize: 20,
    });
    expect(topOfLines()).toBeCloseTo(108, 6);
    editor.drag({ x: 100, y: 120 }, { x: 200, y: 120 }, 'e');
    expect(editor.text(first)).toMatchObject({ y: 100, width: 160, height: expect.closeTo(40, 6) });
    expect(topOfLines()).toBeCloseTo(108, 6);
  });

  test('from above cannot hide a line: the lower side stays where it is', () => {
    const editor = createTestEditor([sampleText(1, { text: 'one\ntwo', height: 90 })]);
    editor.click(editor.centerOf(first));
    editor.drag({ x: 120, y: 100 }, { x: 120, y: 300 }, 'n');
    const text = editor.text(first);
    expect(text?.height).toBeCloseTo(48, 6);
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeCloseTo(190, 6);
  });

  test('by a corner takes the type along, the corner across stays, and the lines break where they did', () => {
    const editor = createTestEditor([sampleText(1, { text: 'one two three four', width: 60, height: 96 })]);
    editor.click(editor.centerOf(first));
    editor.drag({ x: 100, y: 196 }, { x: 160, y: 292 }, 'se');
    const text = editor.text(first);
    expect(text).toMatchObject({ x: 40, y: 100, fontSize: 40 });
    expect([text?.width, text?.height]).toEqual([expect.closeTo(120, 4), expect.closeTo(192, 4)]);
    expect(editor.store.layOut(text ?? sampleText(1)).lines).toHaveLength(4);
    editor.drag({ x: 40, y: 100 }, { x: 130, y: 244 }, 'nw');
    expect(editor.text(first)).toMatchObject({ x: expect.closeTo(124, 1), fontSize: 12 });
  });

  test.each([
    ['Alt', { altKey: true }],
    ['Shift', { shiftKey: true }],
  ])('by a corner with %s changes the box alone', (_name, keys) => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(first));
    editor.drag({ x: 200, y: 140 }, { x: 260, y: 150 }, 'se', { ...keys, commandKey: true });
    expect(editor.text(first)).toMatchObject({ x: 40, y: 100, width: 220, height: 50, fontSize: 20 });
  });

  test('by a corner stops with the type at the edge of the image', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(first));
    editor.drag({ x: 200, y: 140 }, { x: 5_000, y: 5_000 }, 'se');
    const text = editor.text(first);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeCloseTo(800, 0);
    expect(text?.fontSize).toBeCloseTo(95, 0);
  });

  test('is one step, and Escape takes it back', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(first));
    editor.down({ x: 200, y: 140 }, 'se');
    editor.move({ x: 300, y: 240 });
    editor.key('Escape');
    expect(editor.text(first)).toMatchObject({ width: 160, height: 40 });
    editor.drag({ x: 200, y: 140 }, { x: 300, y: 240 }, 'se');
    expect(editor.store.getState().history.undoable).toHaveLength(1);
  });
});

describe('editing', () => {
  test('begins with a double click or Enter, and Escape keeps what was written', () => {
    const editor = createTestEditor();
    editor.doubleClick(editor.centerOf(first));
    expect(editor.state()).toBe('editing');
    editor.type(first, 'Hola');
    editor.key('Escape');
    expect([editor.state(), editor.text(first)?.text, editor.selected()?.id]).toEqual(['idle', 'Hola', first]);
    editor.key('Enter');
    expect(editor.state()).toBe('editing');
  });

  test('is one step for all that was typed', () => {
    const editor = createTestEditor();
    for (const written of ['H', 'Ho', 'Hol', 'Hola']) {
      editor.type(first, written);
      editor.pass(3_000);
    }
    finishEditing(editor.store);
    editor.key('z', { metaKey: true });
    expect(editor.text(first)?.text).toBe('Text 1');
    editor.key('z', { metaKey: true, shiftKey: true });
    expect(editor.text(first)?.text).toBe('Hola');
  });

  test('is a step apart from a paste just before it, and the document is told of both', () => {
    const editor = createTestEditor();
    const told: (string | undefined)[] = [];
    editor.store.onCommit(({ texts }) => told.push(texts[0]?.text));
    writeText(editor.store, first, 'pasted');
    editor.type(first, 'typed');
    finishEditing(editor.store);
    expect(told).toEqual(['pasted', 'typed']);
    editor.key('z', { ctrlKey: true });
    expect(editor.text(first)?.text).toBe('pasted');
  });

  test('of a text whose original is shown takes that out with what is typed, as one step, and else leaves it', () => {
    const patch = { key: 'one', x: 40, y: 100, width: 160, height: 40, brings: 'erased' as const };
    const editor = createTestEditor([sampleText(1, { patch, restored: true }), sampleText(2)]);
    const told: EditorDocument[] = [];
    editor.store.onCommit((document) => told.push(document));
    editor.doubleClick(editor.centerOf(first));
    expect([editor.state(), editor.text(first)?.restored ?? false]).toEqual(['editing', false]);
    editor.key('Escape');
    expect([editor.text(first)?.restored, editor.store.getState().history.undoable, told]).toEqual([true, [], []]);
    editor.key('Enter');
    writeText(editor.store, first, 'Hola');
    finishEditing(editor.store);
    expect([editor.text(first)?.text, editor.text(first)?.restored ?? false, told.length]).toEqual(['Hola', false, 1]);
    editor.key('z', { ctrlKey: true });
    expect(editor.text(first)).toMatchObject({ text: 'Text 1', restored: true });
  });

  test('ends with a press elsewhere', () => {
    const editor = createTestEditor();
    editor.type(first, 'Hola');
    editor.click(background);
    expect([editor.state(), editor.text(first)?.text]).toEqual(['idle', 'Hola']);
  });

  test('grows the box about its middle when a label gets longer, and keeps its size while there is room', () => {
    const editor = createTestEditor();
    editor.type(first, 'A text that takes a good deal more than one line of its box');
    const text = editor.text(first);
    expect(text?.fontSize).toBe(20);
    expect(text?.width).toBeGreaterThan(160);
    expect(editor.centerOf(first).x).toBeCloseTo(120, 6);
    expect(editor.centerOf(first).y).toBeCloseTo(120, 6);
    expect(text?.height).toBeCloseTo(editor.store.layOut(text ?? sampleText(1)).height, 6);
  });
});

describe('adding', () => {
  test('puts an empty white text of 200 px in 24 px Arial in the middle and opens it', () => {
    const editor = createTestEditor();
    addText(editor.store);
    expect(editor.selected()).toMatchObject({
      id: 'text-new-5000',
      origin: 'added',
      text: '',
      width: 200,
      fontSize: 24,
      fontFamily: 'Arial',
      fontWeight: 400,
      fill: '#ffffff',
      textAlign: 'center',
      x: 300,
    });
    expect(editor.state()).toBe('editing');
  });

  test.each([
    ['leaving edit mode', (editor: ReturnType<typeof createTestEditor>) => editor.key('Escape')],
    ['a press elsewhere', (editor: ReturnType<typeof createTestEditor>) => editor.click(background)],
  ])('an added text that is still empty goes with %s, without a trace', (_name, leave) => {
    const editor = createTestEditor();
    addText(editor.store);
    leave(editor);
    expect(editor.document().texts.map(({ id }) => id)).toEqual([first, second]);
    expect(editor.store.getState().records.order).toHaveLength(2);
    expect(editor.store.getState().history.undoable).toEqual([]);
  });

  test('an added text with words stays, and adding it is one step', () => {
    const editor = createTestEditor();
    addText(editor.store);
    editor.type('text-new-5000', 'New');
    editor.click(background);
    expect(editor.text('text-new-5000')?.text).toBe('New');
    editor.key('z', { ctrlKey: true });
    expect(editor.text('text-new-5000')).toBeUndefined();
  });

  test('an added text that was emptied again goes when it is left', () => {
    const editor = createTestEditor();
    addText(editor.store);
    editor.type('text-new-5000', 'New');
    editor.key('Escape');
    writeText(editor.store, 'text-new-5000', '');
    expect(editor.selected()?.id).toBe('text-new-5000');
    editor.click(background);
    expect(editor.text('text-new-5000')).toBeUndefined();
  });

  test('texts added within one millisecond have different ids', () => {
    const editor = createTestEditor([]);
    for (const written of ['a', 'b']) {
      addText(editor.store);
      editor.type(editor.selected()?.id ?? '', written);
    }
    expect(editor.document().texts.map(({ id }) => id)).toEqual(['text-new-5000', 'text-new-5001']);
  });
});
