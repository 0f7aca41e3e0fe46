import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormField } from './form-field.tsx';

const meta = {
  title: 'Fields/FormField',
  component: FormField,
  parameters: { width: 320 },
  args: {
    label: 'Message to the translator',
    children: (control) => (
      <textarea {...control} rows={3} className="rounded-md border border-strong bg-raised px-3 py-2" />
    ),
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { hint: 'Names that must stay as they are.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Message to the translator')).toHaveAccessibleDescription(
      'Names that must stay as they are.',
    );
  },
};

export const WithError: Story = {
  args: { hint: 'Names that must stay as they are.', error: 'A message is required' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Message to the translator');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('A message is required');
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WithLabelAction: Story = {
  args: { labelAction: <span className="text-xs text-faint">optional</span> },
};
