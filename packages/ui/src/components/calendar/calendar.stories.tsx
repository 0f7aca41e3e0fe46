import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Calendar, type RangeCalendarProps, type SingleCalendarProps } from './calendar.tsx';

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People choose one day and need to see its week, for example for a launch.
- People choose a range in a panel that always shows the calendar: \`mode="range"\`.

**When not**
- People choose a range in a form: use DateRangeField, where they can also type dates.
- The day is far in the past or in the future, for example a birthday: use TextField with \`type="date"\`.

| Key | Effect |
| --- | --- |
| Arrow keys | Move by a day or a week. From right to left, the left arrow moves forward. |
| Home or End | Moves to the first or the last day of the week. |
| Page Up or Page Down | Moves by a month, or with Shift by a year. |
| Enter or Space | Chooses the day; in a range, first one end and then the other. |
`,
      },
    },
  },
  args: { today: '2025-03-20', locale: 'en-GB', onValueChange: fn() },
} satisfies Meta<SingleCalendarProps>;

export default meta;
type Story = StoryObj<SingleCalendarProps>;
type RangeStory = StoryObj<RangeCalendarProps>;

const focusedDay = () => document.activeElement?.getAttribute('aria-label');
const day = (name: string) => screen.getByRole('gridcell', { name });

export const Default: Story = {
  args: { defaultValue: '2025-03-12' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid')).toHaveAccessibleName('March 2025');
    await expect(day('Wednesday, 12 March 2025')).toHaveAttribute('data-range', 'single');
  },
};

export const Playground: Story = {
  args: { defaultValue: '2025-03-12', min: '2025-01-01', max: '2025-12-31', mode: 'single' },
};

export const Range: RangeStory = {
  args: { mode: 'range', defaultValue: { start: '2025-03-05', end: '2025-03-18' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('gridcell', { selected: true })).toHaveLength(14);
  },
};

export const RangePreview: RangeStory = {
  args: { mode: 'range' },
  play: async ({ args }) => {
    await userEvent.click(day('Monday, 10 March 2025'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(day('Tuesday, 18 March 2025')).toHaveAttribute('data-preview');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const RangeChosen: RangeStory = {
  args: { mode: 'range' },
  play: async ({ args }) => {
    await userEvent.click(day('Tuesday, 18 March 2025'));
    await userEvent.click(day('Monday, 10 March 2025'));
    await expect(args.onValueChange).toHaveBeenCalledWith(
      { start: '2025-03-10', end: '2025-03-18' },
      expect.anything(),
    );
    await expect(day('Monday, 10 March 2025')).toHaveAttribute('data-range', 'start');
  },
};

export const WithinLimits: Story = {
  args: { defaultValue: '2025-03-12', min: '2025-03-10', max: '2025-03-24' },
  play: async ({ args, canvasElement }) => {
    const calendar = within(canvasElement);
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled');
    await expect(calendar.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled');
    await userEvent.click(day('Saturday, 1 March 2025'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const KeyboardPath: Story = {
  parameters: { picture: false },
  args: { defaultValue: '2025-03-12' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(focusedDay()).toBe('Wednesday, 12 March 2025');
    await userEvent.keyboard('{ArrowDown}{End}{PageDown}');
    await expect(focusedDay()).toBe('Wednesday, 23 April 2025');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2025-04-23', expect.anything());
    await expect(within(canvasElement).getByRole('grid')).toHaveAccessibleName('April 2025');
  },
};

/** Arabic months and digits, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '2025-03-12', locale: 'ar-EG' },
};

export const Matrix: StoryObj = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: () => (
    <MatrixOf axes={{ mode: ['single', 'range'], locale: ['en-US', 'de', 'el'] }} cellWidth={300}>
      {({ mode, locale }) =>
        mode === 'range' ? (
          <Calendar
            mode="range"
            defaultValue={{ start: '2025-03-05', end: '2025-03-18' }}
            {...{ locale }}
            today="2025-03-20"
          />
        ) : (
          <Calendar defaultValue="2025-03-12" min="2025-03-04" {...{ locale }} today="2025-03-20" />
        )
      }
    </MatrixOf>
  ),
};
