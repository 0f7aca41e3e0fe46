import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { Calendar } from './calendar.tsx';

const shared = { today: '2025-03-20', locale: 'en-GB' };
const tabStops = () => [...container.querySelectorAll('td[tabindex="0"]')].map((day) => day.getAttribute('aria-label'));

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
