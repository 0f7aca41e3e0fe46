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

export const DuplicateIsRefused: Story = {
  args: { defaultValue: ['Olympe'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), ' Olympe{Enter}');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('“Olympe” is in the list already.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
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
