import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Input, type InputProps } from './input.tsx';

const meta = {
  title: 'Fields/Input',
  component: Input,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- One line of text inside Field or FormField, where the \`input\` itself takes your class and ref.
- A search box or a cell of a table, named by \`aria-label\`.

**When not**
- A label above the input is enough: use TextField.
- It is a number, a color or a list of words: use NumberField, ColorField or TagInput.

| Key | Effect |
| --- | --- |
| Tab | Moves into it. |
| Enter | Submits the form around it. |
`,
      },
    },
  },
  args: { 'aria-label': 'Project', onValueChange: fn() },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { size: 'md', placeholder: 'Spring menu', disabled: false, readOnly: false, 'aria-invalid': false },
};
export const Filled: Story = { args: { defaultValue: 'Spring menu' } };
export const Invalid: Story = { args: { defaultValue: 'Spring menu', 'aria-invalid': true } };
export const ReadOnly: Story = {
  parameters: { picture: false },
  args: { defaultValue: 'Spring menu', readOnly: true },
};
export const Disabled: Story = { args: { defaultValue: 'Spring menu', disabled: true } };
export const WithClassName: Story = { args: { defaultValue: 'Café Olympe', className: 'font-display text-lg' } };

export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('Menu');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('Menu');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Menu');
  },
};

/** Hebrew words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { 'aria-label': 'פרויקט', defaultValue: 'תפריט אביב' },
};

const states: Record<string, InputProps> = {
  empty: { placeholder: 'Spring menu' },
  filled: { defaultValue: 'Spring menu' },
  invalid: { defaultValue: 'Spring menu', 'aria-invalid': true },
  'read only': { defaultValue: 'Spring menu', readOnly: true },
  disabled: { defaultValue: 'Spring menu', disabled: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={200}>
      {({ size, state }) => <Input {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
