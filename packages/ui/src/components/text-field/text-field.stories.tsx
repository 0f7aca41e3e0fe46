import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { themeModes } from '../../testing/modes.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  parameters: { width: 320 },
  args: { label: 'Email', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placeholder: Story = { args: { label: 'Name', placeholder: 'Ada' } };
export const Filled: Story = { args: { defaultValue: 'ada@example.com' } };
export const WithHint: Story = { args: { hint: 'We write only when a translation is ready.' } };
export const Invalid: Story = {
  parameters: { chromatic: { modes: themeModes } },
  args: { defaultValue: 'ada@', error: 'Please enter a valid email address' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address');
  },
};
export const Disabled: Story = { args: { defaultValue: 'ada@example.com', disabled: true } };
export const Required: Story = { args: { required: true } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithPrefix: Story = { args: { prefix: <Mail aria-hidden /> } };
export const WithSuffix: Story = {
  args: { label: 'Size', defaultValue: '24', suffix: <span className="pe-2">px</span> },
};
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Email' } };
export const LongText: Story = {
  args: { defaultValue: 'a.very.long.address.that.does.not.fit.into.the.field@example.com' },
};

export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada');
    await expect(within(canvasElement).getByLabelText('Email')).toHaveValue('ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
