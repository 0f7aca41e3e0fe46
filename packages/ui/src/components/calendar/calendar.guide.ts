import type { Guide } from '../../docs/guide.ts';

export const calendarGuide: Guide = {
  use: [
    'One day is chosen and the week that it is in matters, as for a launch.',
    'A range is chosen in a panel where the calendar is always in sight: `mode="range"`.',
  ],
  avoid: [
    'A range is chosen in a form: use DateRangeField, where dates can be typed as well.',
    'The day is long ago or far ahead, as a birthday: use TextField with `type="date"`.',
  ],
  anatomy: `<Calendar value={day} onValueChange={setDay} min="2025-03-01" />

<Calendar mode="range" value={{ start: '2025-03-03', end: '2025-03-14' }} onValueChange={setRange} />`,
  keyboard: {
    'Arrow keys': 'Move by a day or a week. From right to left, the arrow that points that way goes forward.',
    'Home or End': 'To the first or the last day of the week.',
    'Page Up or Page Down': 'To the month before or after; with Shift, to the year.',
    'Enter or Space': 'Chooses the day; in a range, first the one end and then the other.',
  },
  parts: {
    calendar: {},
    'calendar-previous': { disabled: 'While the first day allowed is in this month.' },
    'calendar-next': { disabled: 'While the last day allowed is in this month.' },
    'calendar-grid': {},
    'calendar-day': {
      'data-range': {
        start: 'The first day of the range.',
        middle: 'A day between its ends.',
        end: 'The last day of the range.',
        single: 'A range of one day, or the first day while the last is not chosen.',
      },
      'data-preview': 'The range is not chosen yet: it ends where the pointer or the focus is.',
      'data-outside': 'A day of another month.',
      'aria-selected': { true: 'A day of the range.', false: 'Any other.' },
      'aria-disabled': 'A day outside the limits.',
      'aria-current': 'Today.',
    },
  },
};
