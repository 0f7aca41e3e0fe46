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
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People choose one of too many options to look through, for example a language: they type a part of its name.
- People choose several of them: with \`multiple\`, each choice is a chip in the box.
- Several of a few options are chosen: \`multiple\` with \`searchable={false}\` is a list without a search box; values may be objects.
- People type the name at once, as in an address or a recipient: with \`searchable="field"\` the field itself is the input, also beside chips.
- The options are with a server: \`filter={null}\` lists what it found for \`onSearchValueChange\`, and \`loading\` says that it is at work.
- Some options cannot be chosen now: each can say why in a few words.

**When not**
- One of fewer than about a dozen options is chosen: use Select.
- People may type anything: use TextField, or TagInput for a list of words.
- People search for an action, not for a value: use CommandMenu.

| Key | Effect |
| --- | --- |
| Enter or Space | Opens the list; the search box has the focus. |
| Any text | Keeps the options that hold every word of it, whatever their accents and case. The first of them is highlighted: Enter chooses it. |
| Arrow Down or Arrow Up | Moves to the next or the previous option; after the last one comes the first. |
| Page Down or Page Up | Moves by eight options. |
| Enter in the list | Chooses the highlighted option, closes the list and returns to the field. Among several values it adds or removes the option, and the list stays open for the next search. |
| Backspace on the button, or in the empty search box | Removes the value that was chosen last, among several. |
| In a list without a search box | Space chooses, too. Home and End move to the ends, and typed letters to the next option that begins with them. |
| In a field that is the input | A typed text, Arrow Down or Arrow Up opens the list; Enter chooses, and with a closed list submits the form; removing the text clears the value; Escape closes the list, then clears the value. |
| Arrow towards the chips, before any typed text | Moves from the button or the field to the last chip, then from chip to chip; the other arrow moves back. Tab stops at no chip. |
| Backspace or Delete on a chip | Removes its value and moves to the next chip, else to the one before, else to the button or the field. |
| Enter or Space on a chip | Removes its value and moves to the button or the field. |
| Escape or a letter on a chip | Moves to the button or the field, which takes the letter. |
| Escape | Closes the list, changes nothing and returns to the field. |
`,
      },
    },
  },
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
