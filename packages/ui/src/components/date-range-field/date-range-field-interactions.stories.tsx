import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DateRangeField } from './date-range-field.tsx';
import { nothing, presets, openCalendar, focusedDay, day } from './date-range-field.stories.fixture.ts';
import base from './date-range-field.stories.tsx';

const meta = {
  ...base,
  title: 'Fields/DateRangeField/Interactions',
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithinLimits: Story = {
  args: {
    defaultValue: { start: '2025-03-12', end: null },
    min: '2025-03-10',
    max: '2025-03-24',
    presets: [...presets, { label: 'This January', range: () => ({ start: '2025-01-01', end: '2025-01-31' }) }],
  },
  play: async ({ args }) => {
    await openCalendar();
    await expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('button', { name: 'This January' })).toBeDisabled();
    await userEvent.keyboard('{ArrowUp}');
    await expect(focusedDay()).toBe('Monday, 10 March 2025');
    await userEvent.click(day('Saturday, 1 March 2025'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(day('Monday, 10 March 2025')).toHaveFocus();
    await expect(day('Saturday, 1 March 2025')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const KeyboardMoves: Story = {
  parameters: { picture: false },
  play: async () => {
    await openCalendar();
    const steps: [keys: string, day: string][] = [
      ['{ArrowRight}', 'Thursday, 6 March 2025'],
      ['{ArrowDown}', 'Thursday, 13 March 2025'],
      ['{ArrowLeft}{ArrowUp}', 'Wednesday, 5 March 2025'],
      ['{Home}', 'Monday, 3 March 2025'],
      ['{End}', 'Sunday, 9 March 2025'],
      ['{PageDown}', 'Wednesday, 9 April 2025'],
      ['{PageUp}{PageUp}', 'Sunday, 9 February 2025'],
      ['{Shift>}{PageUp}{/Shift}', 'Friday, 9 February 2024'],
    ];
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await expect(focusedDay()).toBe(name);
    }
    await expect(screen.getByRole('grid')).toHaveAccessibleName('February 2024');
  },
};

export const ChosenByKeyboard: Story = {
  parameters: { picture: false },
  args: { defaultValue: nothing },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await waitFor(() => expect(focusedDay()).toBe('Thursday, 20 March 2025'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2025-03-13', end: '2025-03-20' },
      expect.anything(),
    );
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Choose dates' })).toHaveFocus());
  },
};

export const FirstDayChosen: Story = {
  args: { defaultValue: nothing },
  play: async () => {
    await openCalendar();
    await userEvent.click(day('Monday, 10 March 2025'));
    await expect(day('Monday, 10 March 2025')).toHaveAttribute('data-range', 'single');
  },
};

export const RangePreview: Story = {
  args: { defaultValue: nothing },
  play: async () => {
    await openCalendar();
    await userEvent.click(day('Monday, 10 March 2025'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(day('Monday, 10 March 2025')).toHaveAttribute('data-range', 'start');
    await expect(day('Tuesday, 18 March 2025')).toHaveAttribute('data-range', 'end');
    await expect(day('Tuesday, 18 March 2025')).toHaveAttribute('data-preview');
  },
};

export const EscapeChangesNothing: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Choose dates' })).toHaveFocus());
  },
};

export const TypedDates: Story = {
  parameters: { picture: false },
  args: { defaultValue: nothing },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Start date'), '3.2.25');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2025-02-03', end: null }, expect.anything());
    await userEvent.keyboard('2025-02-14{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2025-02-03', end: '2025-02-14' },
      expect.anything(),
    );
    await expect(within(canvasElement).getByLabelText('End date')).toHaveValue('14/02/2025');
  },
};

export const StartAfterEndIsRefused: Story = {
  play: async ({ args, canvasElement }) => {
    const start = within(canvasElement).getByLabelText('Start date');
    await userEvent.clear(start);
    await userEvent.type(start, '20/03/2025{Enter}');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The start date cannot be after the end date.',
    );
    await expect(start).toBeInvalid();
    await expect(within(canvasElement).getByLabelText('End date')).toBeValid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LaterEndCorrectsTheStart: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.clear(field.getByLabelText('Start date'));
    await userEvent.type(field.getByLabelText('Start date'), '20/03/2025{Enter}');
    await userEvent.clear(field.getByLabelText('End date'));
    await userEvent.type(field.getByLabelText('End date'), '25/03/2025{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2025-03-20', end: '2025-03-25' },
      expect.anything(),
    );
    await expect(field.queryByRole('alert')).toBeNull();
  },
};

export const UnreadableDateIsRefused: Story = {
  args: { defaultValue: nothing },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Start date'), '31/02/2025{Enter}');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Enter a date as DD/MM/YYYY.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Cleared: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear dates' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(nothing, expect.anything());
    await expect(within(canvasElement).getByLabelText('Start date')).toHaveFocus();
  },
};
