import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagInput } from './tag-input.tsx';

const meta = {
  title: 'Fields/TagInput',
  component: TagInput,
  parameters: { width: 320 },
  args: { label: 'Blacklist', placeholder: 'Enter word, brands...', value: [], onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TagInput
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTags: Story = { args: { value: ['Palimpsest', 'Café Olympe', 'Nº 5'] } };
export const WithHint: Story = { args: { hint: 'These words stay as they are.' } };
export const Invalid: Story = { args: { value: ['x'], error: 'At most 50 words.' } };
export const Disabled: Story = { args: { value: ['Palimpsest'], disabled: true } };
export const LongText: Story = {
  args: { value: ['A brand whose name is longer than the whole field can ever show', 'Short'] },
};

export const EnterAddsTrimmed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Blacklist');
    await userEvent.type(input, '  Café Olympe {Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Café Olympe']);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'Nº 5{Enter}');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const EmptyAndDuplicateAddNothing: Story = {
  args: { value: ['Olympe'] },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Blacklist');
    await userEvent.type(input, '   {Enter}Olympe{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const RemovedByButtonAndByBackspace: Story = {
  args: { value: ['Palimpsest', 'Olympe', 'Nº 5'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Olympe' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Palimpsest', 'Nº 5']);
    await expect(within(canvasElement).getByLabelText('Blacklist')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Palimpsest']);
  },
};
