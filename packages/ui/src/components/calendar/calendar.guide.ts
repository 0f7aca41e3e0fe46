import type { Guide } from '../../docs/guide.ts';

export const calendarGuide: Guide = {
  use: [
    'People choose one day and need to see its week, for example for a launch.',
    'People choose a range in a panel that always shows the calendar: `mode="range"`.',
  ],
  avoid: [
    'People choose a range in a form: use DateRangeField, where they can also type dates.',
    'The day is far in the past or in the future, for example a birthday: use TextField with `type="date"`.',
  ],
  anatomy: `<Calendar value={day} onValueChange={setDay} min="2025-03-01" />

<Calendar mode="range" value={{ start: '2025-03-03', end: '2025-03-14' }} onValueChange={setRange} />`,
  keyboard: {
    'Arrow keys': 'Move by a day or a week. From right to left, the left arrow moves forward.',
    'Home or End': 'Moves to the first or the last day of the week.',
    'Page Up or Page Down': 'Moves by a month, or with Shift by a year.',
    'Enter or Space': 'Chooses the day; in a range, first one end and then the other.',
  },
  parts: {
    calendar: {},
    'calendar-previous': { 'aria-disabled': 'While this month contains the first allowed day. It keeps the focus.' },
    'calendar-next': { 'aria-disabled': 'While this month contains the last allowed day. It keeps the focus.' },
    'calendar-grid': {},
    'calendar-day': {
      'data-range': {
        start: 'The first day of the range.',
        middle: 'A day between its ends.',
        end: 'The last day of the range.',
        single: 'A range of one day, or the first day while the last one is not chosen.',
      },
      'data-preview': 'A preview of the range: it ends at the day under the pointer or with the focus.',
      'data-outside': 'A day of another month.',
      'aria-selected': { true: 'A day of the range.', false: 'Any other.' },
      'aria-disabled': 'A day outside the limits.',
      'aria-current': 'Today.',
    },
  },
};
