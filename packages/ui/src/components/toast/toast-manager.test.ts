import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastManager, toastAnimation } from './toast-manager.ts';

const titles = (manager: ReturnType<typeof createToastManager>) => manager.getToasts().map(({ title }) => title);

describe('the queue of toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('keeps them in the order in which they were added', () => {
    const manager = createToastManager();
    manager.add({ title: 'Exported' });
    manager.add({ title: 'Saved' });
    expect(titles(manager)).toEqual(['Exported', 'Saved']);
  });

  test('replaces the toast that has the id of a new one', () => {
    const manager = createToastManager();
    manager.add({ id: 'save', title: 'Saving', tone: 'loading' });
    manager.add({ title: 'Exported' });
    manager.add({ id: 'save', title: 'Saved', tone: 'success' });
    expect(titles(manager)).toEqual(['Saved', 'Exported']);
  });

  test('lets a closed toast fade for 300 ms, and says once that it closed', () => {
    const manager = createToastManager();
    const onClose = vi.fn<() => void>();
    const id = manager.add({ title: 'Exported', onClose });
    manager.close(id);
    manager.close(id);
    expect(manager.getToasts().map(({ open }) => open)).toEqual([false]);
    vi.advanceTimersByTime(299);
    expect(manager.getToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(manager.getToasts()).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('keeps a toast that was added again while it faded', () => {
    const manager = createToastManager();
    manager.add({ id: 'save', title: 'Saved' });
    manager.close('save');
    manager.add({ id: 'save', title: 'Saved again' });
    vi.advanceTimersByTime(toastAnimation);
    expect(titles(manager)).toEqual(['Saved again']);
  });

  test('lets each of two toasts with the same id fade for 300 ms', () => {
    const manager = createToastManager();
    manager.add({ id: 'save', title: 'Saved' });
    manager.close('save');
    vi.advanceTimersByTime(toastAnimation - 100);
    manager.add({ id: 'save', title: 'Saved again' });
    manager.close('save');
    vi.advanceTimersByTime(toastAnimation - 1);
    expect(titles(manager)).toEqual(['Saved again']);
    vi.advanceTimersByTime(1);
    expect(titles(manager)).toEqual([]);
  });

  test('ignores the change of a toast that fades', () => {
    const manager = createToastManager();
    const id = manager.add({ title: 'Exporting' });
    manager.close(id);
    manager.update(id, { title: 'Exported' });
    expect(titles(manager)).toEqual(['Exporting']);
    vi.advanceTimersByTime(toastAnimation);
    expect(manager.getToasts()).toEqual([]);
  });

  test('notifies its listeners of every change, and returns the same array until the next', () => {
    const manager = createToastManager();
    const listener = vi.fn<() => void>();
    const stop = manager.subscribe(listener);
    const id = manager.add({ title: 'Exported' });
    expect(manager.getToasts()).toBe(manager.getToasts());
    manager.update(id, { title: 'Exported twice' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    manager.close(id);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
