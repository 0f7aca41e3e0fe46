import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { es } from '../../messages/es.ts';
import { Button } from '../button/button.tsx';
import * as Field from '../field/field.parts.ts';
import { PalimpsestProvider } from '../palimpsest-provider/palimpsest-provider.tsx';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
import { nothing, presets, openCalendar, focusedDay, day } from './date-range-field.stories.fixture.ts';

const march = { start: '2025-03-05', end: '2025-03-18' };

const hint = 'The days on which the images were uploaded.';

const error = 'Choose at most 90 days.';

const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People filter a list by a period, for example the processes between two days. Either end may be open.
- People often need the same periods: offer them as \`presets\`.

**When not**
- People choose one day: use Calendar in a Popover, or TextField with \`type="date"\`.
- The calendar is always visible: use Calendar with \`mode="range"\`.
- Only a few periods are allowed: use Select or SegmentedControl with their names.

| Key | Effect |
| --- | --- |
| Enter in an entry | Applies the typed date. Leaving the entry applies it too. |
| Alt Arrow Down in an entry, or Enter on the button | Opens the calendar; the chosen day has the focus. |
| Arrow keys in the calendar | Move by a day or a week. From right to left, the left arrow moves forward. |
| Home or End | Moves to the first or the last day of the week. |
| Page Up or Page Down | Moves by a month, or with Shift by a year. |
| Enter or Space | Chooses the first day, then the last one; after the last one the calendar closes. |
| Escape | Closes the calendar, changes nothing and returns to the button. |
`,
      },
    },
  },
  args: { label: 'Uploaded', defaultValue: march, today: '2025-03-20', locale: 'en-GB', onValueChange: fn() },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: nothing },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('group', { name: 'Uploaded' });
    await expect(within(field).getByRole('textbox', { name: 'Start date' })).toHaveValue('');
    await expect(within(field).getByRole('textbox', { name: 'End date' })).toHaveValue('');
  },
};

export const Playground: Story = {
  args: {
    size: 'md',
    min: '2025-01-01',
    max: '2025-12-31',
    presets,
    locale: 'en-GB',
    hint,
    error: '',
    hideLabel: false,
    required: false,
    disabled: false,
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Start date')).toHaveValue('05/03/2025');
    await expect(within(canvasElement).getByLabelText('End date')).toHaveValue('18/03/2025');
    for (const entry of within(canvasElement).getAllByRole('textbox')) {
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
    }
  },
};

export const OpenEnd: Story = { args: { defaultValue: { start: '2025-03-05', end: null } } };

export const WithHint: Story = { args: { hint } };

export const Invalid: Story = { args: { error } };

export const Required: Story = { args: { defaultValue: nothing, required: true } };

export const Small: Story = { parameters: { picture: false }, args: { size: 'sm' } };

export const Large: Story = { parameters: { picture: false }, args: { size: 'lg' } };

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Choose dates' })).toBeDisabled();
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear dates' })).toBeNull();
  },
};

export const Focused: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Start date')).toHaveFocus();
  },
};

export const Open: Story = {
  play: async () => {
    const grid = await openCalendar();
    await expect(grid).toHaveAccessibleName('March 2025');
    await expect(focusedDay()).toBe('Wednesday, 5 March 2025');
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(14);
    await expect(day('Thursday, 20 March 2025')).toHaveAttribute('aria-current', 'date');
  },
};

export const OpenWithPresets: Story = {
  args: { presets },
  play: async ({ args, canvasElement }) => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2025-03-14', end: '2025-03-20' },
      expect.anything(),
    );
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Choose dates' })).toHaveFocus();
    await openCalendar();
    await expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OneDay: Story = {
  args: { defaultValue: { start: '2025-03-12', end: '2025-03-12' } },
  play: async () => {
    const grid = await openCalendar();
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    await expect(day('Wednesday, 12 March 2025')).toHaveAttribute('data-range', 'single');
  },
};

export const InGerman: Story = {
  args: {
    label: 'Hochgeladen',
    locale: 'de',
    messages: { open: 'Zeitraum wählen', clear: 'Zeitraum löschen', day: 'TT', month: 'MM', year: 'JJJJ' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Start date')).toHaveValue('05.03.2025');
    await userEvent.click(screen.getByRole('button', { name: 'Zeitraum wählen' }));
    await expect(await screen.findByRole('grid')).toHaveAccessibleName('März 2025');
  },
};

export const WeekFromSunday: Story = {
  args: { locale: 'en-US' },
  play: async () => {
    const grid = await openCalendar();
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Sunday');
  },
};

/** The calendar opens from a button with words beside the box, above the ranges with a name. */
export const FromParts: Story = {
  render: ({ onValueChange }) => (
    <DateRangeField.Root defaultValue={march} today="2025-03-20" locale="en-GB" onValueChange={onValueChange}>
      <Field.Label>Uploaded between</Field.Label>
      <div className="flex gap-2">
        <DateRangeField.Control className="grow">
          <DateRangeField.Entry side="start" />
          <span>and</span>
          <DateRangeField.Entry side="end" />
          <DateRangeField.Clear />
        </DateRangeField.Control>
        <DateRangeField.Trigger asChild>
          <Button>Choose</Button>
        </DateRangeField.Trigger>
      </div>
      <DateRangeField.Content>
        <DateRangeField.Calendar />
        <DateRangeField.Presets presets={presets} />
      </DateRangeField.Content>
      <Field.Error />
    </DateRangeField.Root>
  ),
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole('button', { name: 'Choose' }));
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2025-03-14', end: '2025-03-20' },
      expect.anything(),
    );
    const end = field.getByRole('textbox', { name: 'End date' });
    await userEvent.clear(end);
    await userEvent.type(end, '1.{Enter}');
    await expect(end).toBeInvalid();
    await expect(field.getByRole('alert')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'تاريخ الرفع', locale: 'ar-EG' },
  play: async () => {
    await openCalendar();
    const before = day(/^الأربعاء، ٥/);
    await expect(before).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(before.nextElementSibling).toHaveFocus();
  },
};

/** In a Spanish page, without a word of this field's own. */
export const InSpanish: Story = {
  args: { label: 'Subido', locale: undefined },
  decorators: [
    (Story) => (
      <PalimpsestProvider locale="es" messages={es}>
        <Story />
      </PalimpsestProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Fecha inicial')).toHaveValue('05/03/2025');
    await userEvent.click(screen.getByRole('button', { name: 'Elegir fechas' }));
    await expect(await screen.findByRole('grid')).toHaveAccessibleName('marzo de 2025');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: nothing,
    label: 'Zeitraum, in dem die Plakate der Übersetzungsabteilung hochgeladen worden sind',
    hint: 'Ohne Enddatum werden auch alle Plakate gezeigt, die seit dem ersten Tag hinzugekommen sind.',
  },
};

const states: Record<string, Partial<DateRangeFieldProps>> = {
  empty: { defaultValue: nothing },
  chosen: {},
  'open end': { defaultValue: { start: '2025-03-05', end: null } },
  invalid: { error },
  disabled: { disabled: true },
};

/** Every size and state, and the calendar open last: only one can be open at a time. */
export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  args: { presets, label: 'Open', min: '2025-03-03' },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-112">
      <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={340}>
        {({ size, state }) => <DateRangeField {...args} label="Uploaded" {...states[state]} size={size} />}
      </MatrixOf>
      <DateRangeField {...args} className="max-w-80" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('group', { name: 'Open' });
    await userEvent.click(within(field).getByRole('button', { name: 'Choose dates' }));
    await screen.findByRole('grid');
  },
};
