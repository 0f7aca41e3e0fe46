import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { container, render } from '../../testing/plain-form.tsx';
import { HistoryList } from './history-list.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 25, 23, 30) }));
afterEach(() => void vi.useRealTimers());

const heading = () => container.querySelector('[data-slot=history-list-day]')?.textContent;

function draw(now?: Date) {
  render(
    <HistoryList
      versions={[{ id: '1', at: new Date(2026, 10, 25, 23, 0), title: 'Translated' }]}
      onSelect={() => undefined}
      now={now}
    />,
  );
}

test('calls the versions of today those of yesterday after midnight', () => {
  draw();
  expect(heading()).toBe('today');
  flushSync(() => vi.advanceTimersByTime(31 * 60_000));
  expect(heading()).toBe('yesterday');
});

test('notices the new day when a window is shown again whose timers were asleep', () => {
  draw();
  vi.setSystemTime(new Date(2026, 10, 26, 8, 0));
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(heading()).toBe('yesterday');
});

test('takes the time of the caller before that of the clock', () => {
  draw(new Date(2026, 10, 26, 12, 0));
  expect(heading()).toBe('yesterday');
});
