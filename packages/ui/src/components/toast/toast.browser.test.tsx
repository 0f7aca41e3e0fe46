import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import '../../testing/looks.css';
import { page, userEvent } from 'vitest/browser';
import { createToastManager, ToastProvider } from '../../index.ts';

let root: Root;

beforeEach(() => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  return () => {
    root.unmount();
    container.remove();
  };
});

afterEach(() => void vi.useRealTimers());

function drawQueue() {
  const manager = createToastManager();
  flushSync(() => root.render(<ToastProvider manager={manager} />));
  return manager;
}

/** The texts of the live regions that Radix adds to announce toasts. */
const announcements = () =>
  [...document.querySelectorAll('[role=status][aria-live]')].map((region) => region.textContent).join(' ');

const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

describe('a toast that replaces the one with the same id', () => {
  test('runs its own action, and reports its own closing', async () => {
    const manager = drawQueue();
    const first = { onSelect: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
    const second = { onSelect: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
    for (const { onSelect, onClose } of [first, second])
      manager.add({ id: 'save', title: 'Saved', duration: Infinity, action: { label: 'Undo', onSelect }, onClose });
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(manager.getToasts).toEqual([]);
    expect(first.onSelect).not.toHaveBeenCalled();
    expect(first.onClose).not.toHaveBeenCalled();
    expect(second.onSelect).toHaveBeenCalledOnce();
    expect(second.onClose).toHaveBeenCalledOnce();
  });

  test('stays for its own duration', () => {
    vi.useFakeTimers();
    const manager = drawQueue();
    const titles = () => manager.getToasts().flatMap(({ open, title }) => (open ? [title] : []));
    flushSync(() => void manager.add({ id: 'save', title: 'Saved' }));
    pass(4000);
    flushSync(() => void manager.add({ id: 'save', title: 'Saved again' }));
    pass(4000);
    expect(titles()).toEqual(['Saved again']);
    pass(1100);
    expect(titles()).toEqual([]);
  });

  test('is announced', async () => {
    const manager = drawQueue();
    manager.add({ id: 'save', title: 'Saving', tone: 'loading' });
    await expect.poll(announcements).toContain('Saving');
    manager.add({ id: 'save', title: 'Saved' });
    await expect.poll(announcements).toContain('Saved');
  });
});

/** Adds a bar along the bottom of the window. */
const bar = (height: string) => {
  const element = document.createElement('div');
  element.dataset.toastsAbove = '';
  Object.assign(element.style, { position: 'fixed', insetInline: '0', bottom: '0', height });
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
};

/** The distance between a toast and the bottom of the window, in px. */
const bottomOfToast = (title: string) =>
  innerHeight - page.getByRole('listitem').filter({ hasText: title }).element().getBoundingClientRect().bottom;

const shown = () => document.querySelectorAll('[data-slot=toast]').length;

describe('toasts that stay', () => {
  test.each([
    ['its button', () => userEvent.click(page.getByRole('button', { name: 'Dismiss' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('leave by %s', async (_, dismiss) => {
    const manager = drawQueue();
    manager.add({ title: 'Saved', duration: Infinity });
    const button = page.getByRole('button', { name: 'Dismiss' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await dismiss();
    await expect.poll(manager.getToasts).toEqual([]);
  });

  test('are three at most; the next one waits', async () => {
    const manager = drawQueue();
    for (const title of ['1', '2', '3', '4']) manager.add({ title, duration: Infinity });
    await expect.poll(shown).toBe(3);
    manager.close(manager.getToasts()[0]?.id ?? '');
    await expect.poll(() => manager.getToasts().length).toBe(3);
    await expect.poll(shown).toBe(3);
  });
});

describe('bars at the bottom of the window', () => {
  test('are not covered by toasts, which move down where a bar is taken away', async () => {
    const low = bar('4rem');
    const high = bar('7rem');
    const manager = drawQueue();
    manager.add({ title: 'Saved', duration: Infinity });
    await expect.poll(() => bottomOfToast('Saved')).toBe(7 * 16 + 16);
    high.remove();
    await expect.poll(() => bottomOfToast('Saved')).toBe(4 * 16 + 16);
    low.remove();
    await expect.poll(() => bottomOfToast('Saved')).toBe(16);
  });

  test('lift no toast where they stand further up in the page', async () => {
    bar('4rem').style.bottom = '12rem';
    drawQueue().add({ title: 'Saved', duration: Infinity });
    await expect.poll(() => bottomOfToast('Saved')).toBe(16);
  });

  test('lift no toast where they are rather a column beside the page', async () => {
    bar('100%');
    drawQueue().add({ title: 'Saved', duration: Infinity });
    await expect.poll(() => bottomOfToast('Saved')).toBe(16);
  });
});
