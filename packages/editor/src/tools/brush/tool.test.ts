import { describe, expect, test } from 'vitest';
import { restoreVersion } from '../../commands/restore-version.ts';
import { brushLimits } from '../../model/brush-stroke.ts';
import { documentVersion } from '../../model/document.ts';
import { createTestEditor } from '../../testing/test-editor.ts';

const from = { x: 100, y: 300 };
const to = { x: 160, y: 320 };

function withBrush(key: 'b' | 'e' = 'b') {
  const editor = createTestEditor();
  editor.key(key);
  return editor;
}

describe('with the brush in hand', () => {
  test('a drag is one stroke of the document, and one step to take back and to do again', () => {
    const editor = withBrush();
    editor.drag(from, to);
    const { strokes = [] } = editor.document();
    expect(strokes).toHaveLength(1);
    expect(strokes[0]).toMatchObject({ kind: 'restore', softness: 0.3 });
    expect(strokes[0]?.points.at(0)).toEqual(from);
    expect(strokes[0]?.points.at(-1)).toEqual(to);
    editor.key('z', { ctrlKey: true });
    expect(editor.document().strokes).toBeUndefined();
    editor.key('y', { ctrlKey: true });
    expect(editor.document().strokes).toEqual(strokes);
  });

  test('a click is a dot', () => {
    const editor = withBrush('e');
    editor.click(from);
    expect(editor.document().strokes).toMatchObject([{ kind: 'erase', points: [from] }]);
  });

  test('a drag over a text moves no text', () => {
    const editor = withBrush();
    const before = editor.document().texts;
    editor.drag(editor.centerOf('text-1-1000'), to);
    expect(editor.document().texts).toEqual(before);
    expect(editor.selectedIds()).toEqual([]);
  });

  test('Escape takes the stroke back that is being made, and then lays the brush down', () => {
    const editor = withBrush();
    editor.down(from);
    editor.move(to);
    editor.key('Escape');
    editor.up();
    expect(editor.document().strokes).toBeUndefined();
    editor.key('Escape');
    expect(editor.store.getState().mode).toBe('select');
  });

  test('a stroke beside the image changes nothing', () => {
    const editor = withBrush();
    editor.drag({ x: -400, y: 10 }, { x: -300, y: 40 });
    expect(editor.store.getState().history.undoable).toEqual([]);
  });

  test('brackets change its size, within limits', () => {
    const editor = withBrush();
    const { size } = editor.store.getState().brush;
    editor.key(']');
    expect(editor.store.getState().brush.size).toBeGreaterThan(size);
    for (let times = 0; times < 60; times += 1) editor.key('[');
    expect(editor.store.getState().brush.size).toBe(brushLimits.size.min);
    expect(editor.key('[')).toBe(false);
  });
});

describe('by keyboard alone', () => {
  test('arrows move the brush, with Shift they paint, D puts it down once', () => {
    const editor = withBrush();
    editor.key('ArrowRight');
    expect(editor.document().strokes).toBeUndefined();
    editor.key('ArrowRight', { shiftKey: true });
    editor.key('d');
    const { size } = editor.store.getState().brush;
    const middle = { x: 400, y: 300 };
    expect(editor.document().strokes?.map(({ points }) => points)).toEqual([
      [
        { x: middle.x + size / 4, y: middle.y },
        { x: middle.x + size / 2, y: middle.y },
      ],
      [{ x: middle.x + size / 2, y: middle.y }],
    ]);
  });
});

test('without the original there is no brush that brings it back', () => {
  const editor = createTestEditor();
  editor.context.hasOriginal = false;
  expect(editor.key('b')).toBe(false);
  expect(editor.store.getState().mode).toBe('select');
});

test('another version brings its own strokes, as one step', () => {
  const editor = withBrush();
  editor.drag(from, to);
  const before = editor.document();
  restoreVersion(editor.store, { ...before, texts: [], strokes: undefined });
  expect(editor.document()).toEqual({ version: documentVersion, width: 800, height: 600, texts: [] });
  editor.key('z', { ctrlKey: true });
  expect(editor.document()).toEqual(before);
});
