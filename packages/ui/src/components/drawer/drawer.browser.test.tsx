import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import * as Drawer from './drawer.parts.ts';

const host = document.createElement('div');
document.body.append(host);
let root = createRoot(host);

interface DrawnProps extends ComponentProps<typeof Drawer.Handle> {
  root?: ComponentProps<typeof Drawer.Root>;
  busy?: boolean;
}

function draw({ root: rootProps, busy, ...handle }: DrawnProps = {}) {
  flushSync(() =>
    root.render(
      <Drawer.Root defaultOpen {...rootProps}>
        <Drawer.Content busy={busy} style={{ position: 'fixed', bottom: 0, height: 400 }}>
          <Drawer.Handle style={{ display: 'block', height: 24 }} {...handle} />
          <Drawer.Title>Text style</Drawer.Title>
        </Drawer.Content>
      </Drawer.Root>,
    ),
  );
}

afterEach(() => {
  root.unmount();
  root = createRoot(host);
});

const drawer = () => document.querySelector<HTMLElement>('[data-slot=drawer-content]');

/** The session of the browser, whose type only the project of the browser tests knows. */
interface DevTools {
  send: (method: string, parameters: object) => Promise<unknown>;
}

/** Presses the handle and moves it down, in steps of 20 ms. */
async function drag(distance: number, steps: number) {
  const box = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const x = frame.x + box.x + box.width / 2;
  const y = frame.y + box.y + box.height / 2;
  const devTools = cdp() as unknown as DevTools;
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', down: number, at: number) =>
    devTools.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: y + down,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: at,
    });
  const start = Date.now() / 1000;
  await mouse('mousePressed', 0, start);
  for (let step = 1; step <= steps; step += 1)
    await mouse('mouseMoved', (distance * step) / steps, start + step * 0.02);
  const moved = drawer()?.style.translate;
  await mouse('mouseReleased', distance, start + steps * 0.02);
  return moved;
}

describe('the handle of a drawer', () => {
  test('takes the drawer along, and closes it when dragged further than a third', async () => {
    draw();
    expect(await drag(200, 100)).toBe('0px 200px');
    await expect.poll(drawer).toBeNull();
  });

  test('returns after a short, slow drag', async () => {
    draw();
    expect(await drag(40, 50)).toBe('0px 40px');
    await expect.poll(() => drawer()?.style.translate).toBe('');
    expect(drawer()?.dataset.state).toBe('open');
  });

  test('closes it after a quick flick', async () => {
    draw();
    await drag(60, 2);
    await expect.poll(drawer).toBeNull();
  });

  test('closes it when pressed', async () => {
    draw();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(drawer).toBeNull();
  });

  test('calls the handlers of the caller, and drags too', async () => {
    const handlers = {
      onPointerDown: vi.fn<() => void>(),
      onPointerMove: vi.fn<() => void>(),
      onPointerUp: vi.fn<() => void>(),
      onClickCapture: vi.fn<() => void>(),
    };
    draw(handlers);
    expect(await drag(40, 50)).toBe('0px 40px');
    await expect.poll(() => drawer()?.style.translate).toBe('');
    expect(drawer()?.dataset.state).toBe('open');
    expect(Object.values(handlers).every((handler) => handler.mock.calls.length > 0)).toBe(true);
  });

  test('is disabled while the drawer is busy, also with `disabled={false}`', async () => {
    draw({ busy: true, disabled: false });
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
  });

  test('leaves a busy drawer where it is', async () => {
    draw({ busy: true });
    await drag(200, 20);
    expect(drawer()?.style.translate).toBe('');
    expect(drawer()?.dataset.state).toBe('open');
  });

  test('returns if the caller refuses to close it', async () => {
    const onOpenChange = vi.fn<(open: boolean, details: { cancel: () => void }) => void>((_open, { cancel }) =>
      cancel(),
    );
    draw({ root: { onOpenChange } });
    await drag(200, 20);
    expect(onOpenChange).toHaveBeenCalledOnce();
    await expect.poll(() => drawer()?.style.translate).toBe('');
    expect(drawer()?.dataset.state).toBe('open');
  });
});
