import { screen, userEvent } from 'storybook/test';
import { lastDays, thisMonth } from './date-range.ts';

export const nothing = { start: null, end: null };

export const presets = [
  { label: 'Last 7 days', range: lastDays(7) },
  { label: 'Last 30 days', range: lastDays(30) },
  { label: 'This month', range: thisMonth },
];

export const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose dates' }));
  return screen.findByRole('grid');
};

export const focusedDay = () => document.activeElement?.getAttribute('aria-label');

export const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
