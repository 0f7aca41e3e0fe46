import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { highlighted } from './combobox.stories.fixture.ts';
import combobox from './combobox.stories.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

/** Users type in the field itself. */
const meta = {
  ...combobox,
  title: 'Fields/Combobox/Typed in the field',
  parameters: { width: 320 },
  args: { ...combobox.args, searchable: 'field', placeholder: 'Type a language' },
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<ComboboxProps>;

const inputIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

export const Default: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Playground: Story = {
  parameters: { picture: false },
  args: { size: 'md', hint: 'The language of the new text.', required: false, disabled: false, name: 'language' },
};

export const ReadOnly: Story = {
  parameters: { picture: false },
  args: { defaultValue: 'Spanish', readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputIn(canvasElement), 'por');
    await expect(inputIn(canvasElement)).toHaveValue('Spanish');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'por');
    await expect(await screen.findByRole('option', { name: 'Portuguese' })).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(highlighted()).toContain('Portuguese');
  },
};

export const NothingFound: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputIn(canvasElement), 'qq');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

export const KeyboardPath: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('span{Enter}');
    await expect(input).toHaveValue('Spanish');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'اللغة',
    placeholder: 'اكتب لغة',
    options: [
      { value: 'pt', label: 'البرتغالية' },
      { value: 'fr', label: 'الفرنسية' },
    ],
    defaultValue: 'fr',
  },
};

/** Several values, as chips before the input. */
export const Several: StoryObj<ComboboxProps<true>> = {
  render: () => (
    <Combobox
      multiple
      searchable="field"
      label="Target languages"
      placeholder="Type a language"
      options={['Portuguese', 'Spanish', 'Welsh'].map((language) => ({ value: language, label: language }))}
      defaultValue={['Portuguese', 'Welsh']}
    />
  ),
};

const sizes: ComboboxProps['size'][] = ['xs', 'sm', 'md', 'lg'];
const states: Record<string, Partial<ComboboxProps>> = {
  empty: {},
  chosen: { defaultValue: 'Spanish' },
  invalid: { error: 'Choose a language.' },
  disabled: { defaultValue: 'Spanish', disabled: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ size: sizes, state: Object.keys(states) }} cellWidth={260}>
      {({ size, state }) => <Combobox {...args} size={size} {...states[state]} />}
    </MatrixOf>
  ),
};
