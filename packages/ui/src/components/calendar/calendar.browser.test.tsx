import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { Calendar, type DateRange } from './calendar.tsx';

const shared = { today: '2025-03-20', locale: 'en-GB' };
const month = () => container.querySelector('h2')?.textContent;
const tabStops = () => [...container.querySelectorAll('td[tabindex="0"]')].map((day) => day.getAttribute('aria-label'));
const pressDay = (name: string) => userEvent.click(page.getByRole('gridcell', { name }));

describe('limits that change', () => {
  test.each([
    { limits: { min: '2025-04-10' }, day: 'Thursday, 10 April 2025', next: 'Friday, 11 April 2025' },
    { limits: { max: '2025-03-05' }, day: 'Wednesday, 5 March 2025', next: undefined },
  ])('move the tab stop to the nearest allowed day: $limits', async ({ limits, day, next }) => {
    render(<Calendar {...shared} defaultValue="2025-03-12" />);
    render(<Calendar {...shared} {...limits} defaultValue="2025-03-12" />);
    expect(tabStops()).toEqual([day]);
    container.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(next ?? day);
  });
});

function drawDay(value: string | null) {
  render(<Calendar {...shared} value={value} />);
}

function drawRange(start: string, end: string) {
  render(<Calendar {...shared} mode="range" value={{ start, end }} />);
}

describe('a controlled value', () => {
  test('shows its month when it changes from outside', () => {
    drawDay('2025-03-12');
    drawDay('2025-06-03');
    expect(month()).toBe('June 2025');
    expect(tabStops()).toEqual(['Tuesday, 3 June 2025']);
  });

  test('shows the month of the start of a range that changes from outside', () => {
    drawRange('2025-03-12', '2025-03-14');
    drawRange('2025-06-28', '2025-07-02');
    expect(month()).toBe('June 2025');
  });

  test('shows the month of a value that the user chose before, when it comes again from outside', async () => {
    drawDay('2025-03-12');
    await pressDay('Thursday, 20 March 2025');
    drawDay('2025-03-20');
    drawDay('2025-06-03');
    drawDay('2025-03-20');
    expect(month()).toBe('March 2025');
  });

  test('leaves the month as it is when it is cleared', async () => {
    drawDay('2025-03-12');
    await userEvent.click(page.getByRole('button', { name: 'Next month' }));
    drawDay(null);
    expect(month()).toBe('April 2025');
  });

  test('leaves the month as it is when it is the same again', async () => {
    drawRange('2025-03-12', '2025-03-14');
    await userEvent.click(page.getByRole('button', { name: 'Next month' }));
    drawRange('2025-03-12', '2025-03-14');
    expect(month()).toBe('April 2025');
  });
});

function Range() {
  const [range, setRange] = useState<DateRange>({ start: '2025-03-12', end: '2025-03-14' });
  return <Calendar {...shared} mode="range" value={range} onValueChange={setRange} />;
}

describe('a choice of the user', () => {
  test('stays in the month of the day that was pressed last', async () => {
    render(<Range />);
    await pressDay('Friday, 28 March 2025');
    await userEvent.click(page.getByRole('button', { name: 'Next month' }));
    await pressDay('Wednesday, 2 April 2025');
    expect(month()).toBe('April 2025');
    expect(tabStops()).toEqual(['Wednesday, 2 April 2025']);
  });

  test('keeps the focus on the pressed day when the change is cancelled', async () => {
    render(<Calendar {...shared} value="2025-03-12" onValueChange={(_, { cancel }) => cancel()} />);
    await pressDay('Thursday, 20 March 2025');
    expect(tabStops()).toEqual(['Thursday, 20 March 2025']);
  });
});

const todays = () =>
  [...container.querySelectorAll('[aria-current=date]')].map((day) => day.getAttribute('aria-label'));

describe('today', () => {
  afterEach(() => void vi.useRealTimers());

  test('is another day after midnight, in a calendar and in the calendar of a range', () => {
    vi.useFakeTimers({ now: new Date(2025, 2, 20, 23, 59) });
    render(
      <>
        <Calendar locale="en-GB" />
        <DateRangeField.Root locale="en-GB">
          <DateRangeField.Presets presets={[{ label: 'Today', range: (day) => ({ start: day, end: day }) }]} />
          <DateRangeField.Calendar />
        </DateRangeField.Root>
      </>,
    );
    expect(todays()).toEqual(['Thursday, 20 March 2025', 'Thursday, 20 March 2025']);
    flushSync(() => vi.advanceTimersByTime(60_000));
    expect(todays()).toEqual(['Friday, 21 March 2025', 'Friday, 21 March 2025']);
    flushSync(() => vi.advanceTimersByTime(24 * 3_600_000));
    expect(todays()).toEqual(['Saturday, 22 March 2025', 'Saturday, 22 March 2025']);
  });
});
