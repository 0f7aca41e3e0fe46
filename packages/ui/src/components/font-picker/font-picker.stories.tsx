import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { FontPicker, type FontPickerProps } from './font-picker.tsx';
import type { FontOption } from './font-rows.ts';

const fonts: FontOption[] = [
  { family: 'Arial', keywords: 'sans' },
  { family: 'Courier New', keywords: 'mono' },
  { family: 'Georgia', keywords: 'serif' },
  { family: 'Inter Variable', keywords: 'sans' },
  { family: 'Newsreader Variable', keywords: 'serif' },
  { family: 'Olympe Sans', custom: true },
  { family: 'Verdana', keywords: 'sans' },
];

const classes = ['Sans serif', 'Serif', 'Slab serif', 'Handwriting', 'Monospace'] as const;

/** 200 families of each class. */
const thousand: FontOption[] = classes.flatMap((group, at) =>
  Array.from({ length: 200 }, (_, index) => ({ family: `Family ${200 * at + index + 1}`, group })),
);

const meta = {
  title: 'Fields/FontPicker',
  component: FontPicker,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People choose a font family by its look: each name is shown in its own face. A list of thousands opens as fast as a list of ten.
- The families come from a library: \`group\` puts each under a heading, for example its class. Groups without a match vanish.
- People upload their own fonts: \`onUpload\` adds a button below the list.

**When not**
- There are a few families and no upload: use Select.
- People choose the weight of a family: use Select.

| Key | Effect |
| --- | --- |
| Enter or Space | Opens the list; the search box has the focus. |
| Any text | Keeps the families whose name or keywords hold every word of it. |
| Arrow Down or Arrow Up | Moves to the next or the previous family; after the last one comes the first. |
| Page Down or Page Up | Moves by eight families. |
| Enter in the list | Chooses the highlighted family, closes the list and returns to the field. |
| Tab | Moves from the search box to the upload button. |
| Escape | Closes the list, changes nothing and returns to the field. |
`,
      },
    },
  },
  args: { label: 'Font family', fonts, onValueChange: fn() },
} satisfies Meta<typeof FontPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await screen.findAllByRole('option');
};

const chosen = () => screen.getByRole('option', { selected: true });

const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

export const Default: Story = { args: { defaultValue: 'Newsreader Variable' } };
export const Invalid: Story = {
  args: { defaultValue: 'Olympe Sans', error: 'Please select a valid font file (.ttf, .otf, .woff, .woff2)' },
};
export const Disabled: Story = { args: { defaultValue: 'Georgia', disabled: true } };

/** The user's own families, then all others, each in its own face. */
export const Open: Story = {
  args: { defaultValue: 'Newsreader Variable' },
  play: async () => {
    await openList();
    const headings = [...document.querySelectorAll('[data-slot=font-picker-heading]')].map((node) => node.textContent);
    await expect(headings).toEqual(['Your fonts', 'All fonts']);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Newsreader Variable');
    await expect(screen.getByText('Georgia', { selector: '[role=option] *' }).style.fontFamily).toContain('Georgia');
  },
};

/** A library in groups. Of a thousand families only those in view are in the page, each in its group. */
export const Thousand: Story = {
  args: { fonts: thousand, defaultValue: 'Family 403' },
  play: async () => {
    await openList();
    await waitFor(() => expect(chosen()).toHaveTextContent('Family 403'));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await expect(chosen()).toHaveAttribute('aria-setsize', '1000');
    await expect(within(screen.getByRole('group', { name: 'Slab serif' })).getByText('Family 403')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await waitFor(() => expect(highlighted()).toBe('Family 412'));
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(highlighted()).toBe('Family 400'));
    await expect(screen.getByRole('group', { name: 'Serif' })).toHaveTextContent('Family 400');
  },
};

export const NothingFound: Story = {
  play: async () => {
    await openList();
    await userEvent.keyboard('klingon');
    await expect(await screen.findByRole('status')).toHaveTextContent('No font of that name.');
  },
};

/** Hebrew words, read from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'גופן', defaultValue: 'Georgia' } };

const states: Record<string, Partial<FontPickerProps>> = {
  empty: {},
  chosen: { defaultValue: 'Newsreader Variable' },
  invalid: { defaultValue: 'Olympe Sans', error: 'This file is not a font. Choose another.' },
  disabled: { defaultValue: 'Georgia', disabled: true },
};

/** Every size and state, and one list open last: only one can be open at a time. */
export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-96">
      <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
        {({ size, state }) => <FontPicker {...args} {...states[state]} size={size} />}
      </MatrixOf>
      <FontPicker {...args} label="Open" defaultValue="Newsreader Variable" className="w-60" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Open/ }));
    await screen.findAllByRole('option');
  },
};
