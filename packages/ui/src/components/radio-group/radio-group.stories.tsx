import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { radioGroupGuide } from './radio-group.guide.ts';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const options = [
  { value: 'keep', label: 'Keep', description: 'Café Olympe stays as it is.' },
  { value: 'explain', label: 'Explain', description: 'A note stands below the name.' },
  { value: 'translate', label: 'Translate' },
];

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  parameters: { width: 320, guide: radioGroupGuide },
  args: { label: 'Proper names', options, defaultValue: 'keep', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: 'In every language.',
    error: '',
    orientation: 'vertical',
    size: 'md',
    hideLabel: false,
    disabled: false,
    required: false,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'שמות פרטיים',
    options: [
      { value: 'keep', label: 'להשאיר', description: 'קפה אולימפ נשאר כפי שהוא.' },
      { value: 'translate', label: 'לתרגם' },
    ],
  },
};

export const Horizontal: Story = {
  parameters: { picture: false },
  args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) },
};

export const SkipsDisabledOptions: Story = {
  parameters: { picture: false },
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'explain' })) },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Proper names' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Keep' })).toHaveFocus();
    await expect(group.getByRole('radio', { name: 'Keep' })).toHaveAccessibleDescription('Café Olympe stays as it is.');
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(group.getByRole('radio', { name: 'Translate' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('translate', expect.anything());
  },
};

export const PressedByItsDescription: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('A note stands below the name.'));
    await expect(within(canvasElement).getByRole('radio', { name: 'Explain' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

const states: Record<string, Partial<RadioGroupProps<string>>> = {
  plain: {},
  invalid: { error: 'Choose one' },
  disabled: { disabled: true },
  small: { size: 'sm' },
  large: { size: 'lg' },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 900 },
  render: (args) => (
    <MatrixOf interactive axes={{ orientation: ['vertical'], state: Object.keys(states) }} cellWidth={240}>
      {({ orientation, state }) => (
        <RadioGroup
          {...args}
          {...states[state]}
          orientation={orientation}
          options={options.slice(1)}
          defaultValue="explain"
        />
      )}
    </MatrixOf>
  ),
};
