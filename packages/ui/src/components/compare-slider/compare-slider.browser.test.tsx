import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { CompareSlider } from './compare-slider.tsx';

const slider = () => container.querySelector<HTMLElement>('[data-slot=compare-slider]');

test('calls the pointer handlers of the caller, and moves the line too', async () => {
  const handlers = {
    onPointerDown: vi.fn<() => void>(),
    onPointerMove: vi.fn<() => void>(),
    onPointerUp: vi.fn<() => void>(),
  };
  const onPositionChange = vi.fn<(position: number) => void>();
  const picture = <div style={{ height: 100 }} />;
  render(
    <CompareSlider
      label="Poster"
      before={picture}
      after={picture}
      style={{ width: 200 }}
      onPositionChange={onPositionChange}
      {...handlers}
    />,
  );
  const box = slider();
  if (!box) throw new Error('There is no slider.');
  await userEvent.click(box, { position: { x: 50, y: 20 } });
  expect(onPositionChange.mock.lastCall?.[0]).toBeCloseTo(25, 0);
  expect(box.dataset.dragging).toBeUndefined();
  expect(Object.values(handlers).every((handler) => handler.mock.calls.length > 0)).toBe(true);
});
