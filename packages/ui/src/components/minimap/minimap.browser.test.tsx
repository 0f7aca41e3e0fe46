import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import type { ViewRectangle } from './view-rectangle.ts';
import { Minimap } from './minimap.tsx';

test('calls the pointer handlers of the caller, and moves the view too', async () => {
  const handlers = { onPointerDown: vi.fn<() => void>(), onPointerMove: vi.fn<() => void>() };
  const onViewChange = vi.fn<(view: ViewRectangle) => void>();
  render(
    <Minimap
      picture={{ width: 200, height: 100 }}
      view={{ x: 0, y: 0, width: 20, height: 20 }}
      onViewChange={onViewChange}
      style={{ position: 'relative', width: 200 }}
      {...handlers}
    >
      <div />
    </Minimap>,
  );
  const map = container.querySelector('[data-slot=minimap]');
  if (!map) throw new Error('There is no minimap.');
  await userEvent.click(map, { position: { x: 100, y: 50 } });
  expect(onViewChange).toHaveBeenLastCalledWith({ x: 90, y: 40, width: 20, height: 20 });
  expect(Object.values(handlers).every((handler) => handler.mock.calls.length > 0)).toBe(true);
});
