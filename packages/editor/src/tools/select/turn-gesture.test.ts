import { describe, expect, test } from 'vitest';
import { createTestEditor } from '../../testing/test-editor.ts';
import { turnedTo } from './turn-gesture.ts';

const box = { x: 100, y: 100, width: 200, height: 100, rotation: 0 };
const center = { x: 200, y: 150 };
const above = { x: 200, y: 60 };

/** A point at an angle from above the middle of the box, clockwise in degrees. */
function around(degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: center.x + 90 * Math.cos(angle), y: center.y + 90 * Math.sin(angle) };
}

describe('a box that is turned', () => {
  test.each([
    [30, false, 30],
    [-40, false, -40],
    [89, false, 90],
    [1.5, false, 0],
    [38, true, 45],
    [190, false, -170],
  ])('by %d degrees, with Shift %s: %d', (degrees, shiftKey, expected) => {
    expect(turnedTo(box, above, around(degrees), shiftKey)).toBeCloseTo(expected, 6);
  });

  test('goes on from the angle that it had', () => {
    expect(turnedTo({ ...box, rotation: 20 }, above, around(30), false)).toBeCloseTo(50, 6);
  });
});

describe('the rotation handle', () => {
  const id = 'text-1-1000';

  test('turns a text about its middle, as one step', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(id));
    const middle = editor.centerOf(id);
    editor.drag({ x: middle.x, y: middle.y - 50 }, { x: middle.x + 50, y: middle.y }, 'rotation', {});
    expect(editor.text(id)?.rotation).toBe(90);
    expect(editor.centerOf(id).x).toBeCloseTo(middle.x, 6);
    editor.key('z', { ctrlKey: true });
    expect(editor.text(id)?.rotation).toBe(0);
  });

  test('leaves nothing behind when it is given up', () => {
    const editor = createTestEditor();
    editor.click(editor.centerOf(id));
    const before = editor.document();
    editor.down({ x: 120, y: 50 }, 'rotation');
    editor.move({ x: 300, y: 200 });
    editor.key('Escape');
    expect(editor.document()).toEqual(before);
    expect(editor.store.getState().history.undoable).toEqual([]);
  });

  test('is off until it is switched on', () => {
    const { context } = createTestEditor();
    expect(context.isOpen('rotation')).toBe(false);
  });
});
