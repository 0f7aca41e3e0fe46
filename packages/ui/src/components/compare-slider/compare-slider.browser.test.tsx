import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { CompareSlider } from './compare-slider.tsx';

const picture = <div style={{ height: 100 }} />;
const positionNow = () => container.querySelector('[role=slider]')?.getAttribute('aria-valuenow');
const slider = () => container.querySelector<HTMLElement>('[data-slot=compare-slider]');

test('calls the pointer handlers of the caller, and moves the line too', async () => {
  const handlers = {
    onPointerDown: vi.fn<() => void>(),
    onPointerMove: vi.fn<() => void>(),
    onPointerUp: vi.fn<() => void>(),
  };
  render(<CompareSlider label="Poster" before={picture} after={picture} style={{ width: 200 }} {...handlers} />);
  const box = slider();
  if (!box) throw new Error('There is no slider.');
  await userEvent.click(box, { position: { x: 50, y: 20 } });
  await expect.poll(positionNow).toBe('25');
  expect(box.dataset.dragging).toBeUndefined();
  expect(Object.values(handlers).every((handler) => handler.mock.calls.length > 0)).toBe(true);
});

const touch = (type: string, pointer: PointerEventInit) =>
  slider()?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientY: 20, ...pointer }));

function drawAt(defaultPosition: number) {
  render(
    <CompareSlider
      label="Poster"
      before={picture}
      after={picture}
      style={{ position: 'fixed', left: 0, top: 0, width: 200 }}
      defaultPosition={defaultPosition}
    />,
  );
  const box = slider();
  // A synthetic pointer cannot be captured.
  if (box) box.setPointerCapture = () => undefined;
}

test('stays where it is if a pointer is cancelled that does not drag it', async () => {
  drawAt(70);
  touch('pointerdown', { pointerId: 2, isPrimary: false });
  touch('pointercancel', { pointerId: 2, isPrimary: false });
  await expect.poll(positionNow).toBe('70');
});

test('follows only the finger that drags it', async () => {
  drawAt(70);
  touch('pointerdown', { pointerId: 1, isPrimary: true, clientX: 100 });
  await expect.poll(positionNow).toBe('50');
  touch('pointerdown', { pointerId: 2, isPrimary: false, clientX: 20 });
  touch('pointermove', { pointerId: 2, isPrimary: false, clientX: 30 });
  await expect.poll(positionNow).toBe('50');
  touch('pointerup', { pointerId: 2, isPrimary: false, clientX: 30 });
  await expect.poll(() => slider()?.dataset.dragging).toBe('true');
  touch('pointermove', { pointerId: 1, isPrimary: true, clientX: 120 });
  await expect.poll(positionNow).toBe('60');
  touch('pointercancel', { pointerId: 1, isPrimary: true });
  await expect.poll(positionNow).toBe('70');
});
