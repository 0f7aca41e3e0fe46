import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Point } from '../geometry/rect.ts';
import { watchErrors } from '../testing/error-log.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { onPage, size, threeTexts } from '../testing/three-texts.ts';

type Input = (canvas: Element) => void;

const place = fc.record({ x: fc.integer({ min: -20, max: 420 }), y: fc.integer({ min: -20, max: 320 }) });

function press(key: string, keys: KeyboardEventInit = {}): Input {
  const input = { key, bubbles: true, cancelable: true, ...keys };
  return (canvas) =>
    (canvas.contains(document.activeElement) ? document.activeElement : canvas)?.dispatchEvent(
      new KeyboardEvent('keydown', input),
    );
}

function point(canvas: Element, type: string, at: Point, keys: PointerEventInit = {}): void {
  const { x, y } = onPage(canvas, at);
  const target = document.elementFromPoint(x, y);
  const mouse = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };
  (target && canvas.contains(target) ? target : canvas).dispatchEvent(
    new PointerEvent(type, { ...mouse, clientX: x, clientY: y, ...keys }),
  );
}

const drag =
  (from: Point, to: Point, keys: PointerEventInit): Input =>
  (canvas) => {
    point(canvas, 'pointerdown', from, keys);
    point(canvas, 'pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, keys);
    point(canvas, 'pointermove', to, keys);
    point(canvas, 'pointerup', to, keys);
  };

const input: fc.Arbitrary<Input> = fc.oneof(
  fc.constantFrom('Tab', 'Delete', 'Escape', 'Enter', 'F2', 't', 'v', 'h', '[', ']').map((key) => press(key)),
  fc
    .tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean(), fc.boolean())
    .map(([key, shiftKey, altKey]) => press(key, { shiftKey, altKey })),
  fc
    .tuple(fc.constantFrom('a', 'b', 'd', 'i', 'y', 'z', '0', '1', '+', '-', '[', ']'), fc.boolean())
    .map(([key, shiftKey]) => press(key, { ctrlKey: true, shiftKey })),
  fc
    .tuple(place, place, fc.constantFrom({}, { shiftKey: true }, { altKey: true }, { ctrlKey: true }))
    .map(([from, to, keys]) => drag(from, to, keys)),
  place.map((at): Input => (canvas) => {
    drag(at, at, {})(canvas);
    const { x, y } = onPage(canvas, at);
    canvas.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: x, clientY: y }));
  }),
);

test('300 seeded sessions of keys and pointers in one editor leave an empty error log', async () => {
  const log = watchErrors();
  const { saved } = openEditor({ ...size, texts: threeTexts(0, ['#112233', '#445566']) });
  await expect.element(page.getByRole('button', { name: 'Dos', exact: true })).toBeInTheDocument();
  const canvas = page.getByRole('application').element();
  canvas.setPointerCapture = () => {};
  let did = 0;
  for (const session of fc.sample(fc.array(input, { minLength: 4, maxLength: 12 }), { seed: 11, numRuns: 300 })) {
    for (const run of session) {
      run(canvas);
      did += 1;
    }
    press('Escape')(canvas);
    await new Promise(requestAnimationFrame);
    expect(log).toEqual([]);
  }
  expect(did).toBeGreaterThan(2_000);
  await eventually(() => expect(saved().texts.every(({ x, y }) => Number.isFinite(x + y))).toBe(true));
});
