import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { TagInput, type TagInputProps } from './tag-input.tsx';

const meta = {
  title: 'Fields/TagInput',
  component: TagInput,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- A list of short texts that only the reader knows: words that must not be translated, brands, addresses.

**When not**
- There is one text only: use TextField.
- The texts come from a known list: use a list of Checkboxes.

| Key | Effect |
| --- | --- |
| Enter | Adds the trimmed text. An empty text, or one that is in the list already, is refused with a message. |
| Tab out of the field | Adds what was typed. |
| Backspace in the empty field | Removes the last tag. |
| Arrow towards the tags, before any typed text | Moves from the field to the last tag, then from tag to tag; the other arrow moves back. Tab stops at no tag. |
| Backspace or Delete on a tag | Removes it and moves to the next tag, else to the one before, else to the field. |
| Enter or Space on a tag | Removes it and moves to the field. |
| Escape or a letter on a tag | Moves to the field, which takes the letter. |
`,
      },
    },
  },
  args: { label: 'Blacklist', placeholder: 'Enter word, brands...', defaultValue: [], onValueChange: fn() },
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = ['Palimpsest', 'Café Olympe', 'Nº 5'];

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: words,
    hint: 'These words stay as they are.',
    error: '',
    id: 'blacklist',
    hideLabel: false,
    required: false,
    disabled: false,
  },
};

export const Invalid: Story = { args: { defaultValue: ['Olympe'], error: 'At most 50 words.' } };
export const Disabled: Story = { args: { defaultValue: ['Palimpsest'], disabled: true } };
export const ManyTags: Story = {
  args: {
    defaultValue: [
      'Palimpsest',
      'Café Olympe',
      'Nº 5',
      'Ateliers du Sud',
      'Mercado',
      'Łódź',
      'Blå',
      'Nordlys',
      'Zürich',
    ],
  },
};
export const LongText: Story = {
  args: { defaultValue: ['A brand whose name is longer than the whole field can ever show', 'Short'] },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Blacklist', { selector: 'input' })).toHaveFocus();
  },
};

export const EnterAddsTrimmed: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Blacklist' });
    await userEvent.type(input, '  Café Olympe {Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Café Olympe']);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'Nº 5{Enter}');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const EmptyIsRefused: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '   {Enter}');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Type something first.');
    await expect(input).toHaveAccessibleDescription('Type something first.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DuplicateIsRefused: Story = {
  args: { defaultValue: ['Olympe'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), ' Olympe{Enter}');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('“Olympe” is in the list already.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const ErrorClearsOnTyping: Story = {
  parameters: { picture: false },
  args: { defaultValue: ['Olympe'] },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'Olympe{Enter}');
    await expect(input).toBeInvalid();
    await userEvent.keyboard('s');
    await expect(input).toBeValid();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const RemovedByButtonAndByBackspace: Story = {
  parameters: { picture: false },
  args: { defaultValue: ['Palimpsest', 'Olympe', 'Nº 5'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Olympe' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Palimpsest', 'Nº 5']);
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Palimpsest']);
  },
};

export const RemovedByKeyboard: Story = {
  parameters: { picture: false },
  args: { defaultValue: ['Palimpsest', 'Olympe'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Palimpsest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Olympe']);
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

const states: Record<string, Partial<TagInputProps>> = {
  plain: {},
  hint: { hint: 'These words stay as they are.' },
  invalid: { error: 'At most 50 words.' },
  disabled: { disabled: true },
};
const values: Record<string, readonly string[]> = {
  empty: [],
  few: words,
  long: ['A brand whose name is longer than the field', 'Łódź'],
};

/** Hebrew words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'מילים שנשארות', defaultValue: ['קפה אולימפ', 'נורדליס'], placeholder: 'מילה או מותג' },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ tags: Object.keys(values), state: Object.keys(states) }} cellWidth={260}>
      {({ tags, state }) => <TagInput {...args} {...states[state]} defaultValue={values[tags] ?? []} />}
    </MatrixOf>
  ),
};
