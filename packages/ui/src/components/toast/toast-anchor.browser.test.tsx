import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createToastManager, toastAnchor, ToastProvider, type ToastAnchorOptions } from '../../index.ts';
import '../../testing/looks.css';
import { render } from '../../testing/plain-form.tsx';

const onClose = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockReset();
});

const button = document.createElement('button');
button.textContent = 'Copy';

/** Puts the button at this place, in px from the top left of the window, into a page with toasts. */
function draw(left: number, top: number, dir: 'ltr' | 'rtl' = 'ltr') {
  button.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 60px; height: 30px;`;
  document.body.append(button);
  document.documentElement.dir = dir;
  const manager = createToastManager();
  render(<ToastProvider manager={manager} />);
  const copy = (options?: ToastAnchorOptions) =>
    manager.add({ title: 'Copied', duration: Infinity, onClose, anchor: toastAnchor(button, options) });
  return { manager, copy };
}
afterEach(() => {
  button.remove();
  document.documentElement.dir = 'ltr';
});

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-slot=toast]')];
const anchored = () => toasts().find((toast) => toast.textContent?.startsWith('Copied'));
/** The edges of an element in whole px. */
const box = (element: Element | undefined) => {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(NaN, NaN, NaN, NaN);
  const [start, end, first, last] = [left, right, top, bottom].map(Math.round);
  return { left: start, right: end, top: first, bottom: last, middle: Math.round((left + right) / 2) };
};

describe('a toast beside an element', () => {
  test('stands above it, is announced, and has no cross', async () => {
    const { copy } = draw(150, 200);
    copy();
    await expect.poll(() => box(anchored()).middle).toBe(180);
    await expect.poll(() => box(anchored()).bottom).toBe(194);
    expect(anchored()?.dataset.side).toBe('top');
    await expect.element(page.getByRole('status')).toHaveTextContent('Notification Copied');
    expect(anchored()?.querySelector('button')).toBeNull();
    expect(toasts().every(({ tagName, parentElement }) => tagName === 'LI' && parentElement?.tagName === 'OL')).toBe(
      true,
    );
  });

  test('stands below if there is no room, and inside of the window', async () => {
    const { copy } = draw(0, 4);
    copy();
    await expect.poll(() => box(anchored()).top).toBe(40);
    await expect.poll(() => box(anchored()).left).toBe(8);
    expect(anchored()?.dataset.side).toBe('bottom');
  });

  test.each([
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const)('begins where the element begins, %s', async (dir, edge) => {
    const { copy } = draw(150, 200, dir);
    copy({ align: 'start', sideOffset: 10 });
    await expect.poll(() => box(anchored())[edge]).toBe(box(button)[edge]);
    await expect.poll(() => box(anchored()).bottom).toBe(190);
  });

  test('does not count among those in the corner, nor move them', async () => {
    const { manager, copy } = draw(150, 100);
    for (const title of ['One', 'Two', 'Three']) manager.add({ title, duration: Infinity });
    await expect.poll(() => toasts().length).toBe(3);
    await Promise.all(toasts().flatMap((toast) => toast.getAnimations().map(({ finished }) => finished)));
    const places = toasts().map((toast) => box(toast));
    copy();
    await expect.poll(() => toasts().length).toBe(4);
    expect(
      toasts()
        .slice(0, 3)
        .map((toast) => box(toast)),
    ).toEqual(places);
  });

  test('closes if the element leaves the page', async () => {
    const { copy } = draw(150, 200);
    copy();
    await expect.poll(() => box(anchored()).middle).toBe(180);
    button.remove();
    await expect.poll(() => toasts().length).toBe(0);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('stays beside it from loading to the end of a promise', async () => {
    const { manager } = draw(150, 200);
    const { promise, resolve } = Promise.withResolvers<string>();
    void manager.promise(promise, {
      loading: { title: 'Copying', anchor: toastAnchor(button, { side: 'bottom' }) },
      success: () => ({ title: 'Copied', duration: Infinity }),
      error: () => ({ title: 'Not copied' }),
    });
    await expect.poll(() => toasts()[0]?.textContent).toContain('Copying');
    resolve('done');
    await expect.poll(() => box(anchored()).top).toBe(236);
  });
});
