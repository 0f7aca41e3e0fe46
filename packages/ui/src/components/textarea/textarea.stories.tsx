import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { TextareaField, type TextareaFieldProps } from './textarea.tsx';

const note = 'Keep “Café Olympe”: it is the name of the house. Prices stay in euros.';
const error = 'Write at most 500 characters.';

const meta = {
  title: 'Fields/Textarea',
  component: TextareaField,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- Text of several lines: a note to the translator, the words of a text box.
- Use \`autoSize\` if a short text may grow: it shows all lines up to \`maxRows\`.

**When not**
- The answer is one line: use TextField.
- It is a list of words: use TagInput.

| Key | Effect |
| --- | --- |
| Tab | Moves into it and out of it. |
| Enter | Begins a new line. |
`,
      },
    },
  },
  args: { label: 'Note to the translator', onValueChange: fn() },
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: note, error },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(error);
  },
};
export const ReadOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: note, readOnly: true },
};
export const Disabled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: note, disabled: true },
};

export const GrowsWithItsText: Story = {
  args: { autoSize: true, rows: 2, maxRows: 6 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'Starters{Enter}Mains{Enter}Desserts{Enter}Wines');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ملاحظة للمترجم', defaultValue: 'أبقِ اسم المقهى كما هو: إنه علامة تجارية.', hint: 'تُرسل مع كل صورة.' },
};

const states: Record<string, Partial<TextareaFieldProps>> = {
  empty: { placeholder: 'Names and words that stay as they are' },
  filled: { defaultValue: note },
  invalid: { defaultValue: note, error },
  'read only': { defaultValue: note, readOnly: true },
  disabled: { defaultValue: note, disabled: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={200}>
      {({ size, state }) => <TextareaField {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
