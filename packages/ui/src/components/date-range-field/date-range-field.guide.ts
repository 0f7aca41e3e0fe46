import type { Guide, Meanings } from '../../docs/guide.ts';
import type { DateRangeFieldProps } from './date-range-field.tsx';

export const dateRangeFieldGuide: Guide = {
  use: [
    'People filter a list by a period, for example the processes between two days. Either end may be open.',
    'People often need the same periods: offer them as `presets`.',
  ],
  avoid: [
    'People choose one day: use Calendar in a Popover, or TextField with `type="date"`.',
    'The calendar is always visible: use Calendar with `mode="range"`.',
    'Only a few periods are allowed: use Select or SegmentedControl with their names.',
  ],
  anatomy: `<DateRangeField
  label="Period"
  value={{ start: '2025-03-03', end: null }}
  onValueChange={setPeriod}
  presets={[{ label: 'Last 7 days', range: lastDays(7) }]}
/>

// Or from its parts
<DateRangeField.Root name="period" required>
  <Field.Label>Period</Field.Label>
  <DateRangeField.Control>
    <DateRangeField.Entry side="start" />
    <DateRangeField.Entry side="end" />
    <DateRangeField.Clear />
    <DateRangeField.Trigger />
  </DateRangeField.Control>
  <DateRangeField.Content>
    <DateRangeField.Presets presets={[{ label: 'Last 7 days', range: lastDays(7) }]} />
    <DateRangeField.Calendar />
  </DateRangeField.Content>
  <Field.Error />
</DateRangeField.Root>`,
  keyboard: {
    'Enter in an entry': 'Applies the typed date. Leaving the entry applies it too.',
    'Alt Arrow Down in an entry, or Enter on the button': 'Opens the calendar; the chosen day has the focus.',
    'Arrow keys in the calendar': 'Move by a day or a week. From right to left, the left arrow moves forward.',
    'Home or End': 'Moves to the first or the last day of the week.',
    'Page Up or Page Down': 'Moves by a month, or with Shift by a year.',
    'Enter or Space': 'Chooses the first day, then the last one; after the last one the calendar closes.',
    Escape: 'Closes the calendar, changes nothing and returns to the button.',
  },
  parts: {
    'date-range-field': { 'data-invalid': 'While there is an error, or a typed date is refused.' },
    'date-range-field-control': {
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<DateRangeFieldProps['size']>,
    },
    'date-range-field-entry': {
      'data-side': { start: 'The first day.', end: 'The last day.' },
      'aria-invalid': 'While there is an error, or this date is refused.',
      disabled: 'While it is disabled.',
    },
    'date-range-field-clear': {},
    'date-range-field-trigger': {
      'data-state': { open: 'While the calendar is open.', closed: 'While it is not.' },
      disabled: 'While it cannot be opened.',
    },
    'date-range-field-content': { 'data-state': { open: 'While it is open.' } },
    calendar: {},
    'date-range-field-presets': {},
    'date-range-field-preset': {
      'aria-pressed': { true: 'The range that is chosen.', false: 'Any other.' },
      disabled: 'A range outside the limits.',
    },
  },
};
