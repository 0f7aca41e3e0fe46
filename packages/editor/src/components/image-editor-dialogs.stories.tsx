import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import type { OnPoster } from './image-editor.stories.fixture.tsx';
import { patient } from './image-editor.stories.fixture.tsx';
import base from './image-editor.stories.tsx';

const meta = {
  ...base,
  title: 'Editor/ImageEditor dialogs',
} satisfies Meta<typeof OnPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A right click, a long press or the menu key. */
export const ContextMenuOpen: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await canvas.findByRole('button', { name: 'Reset' }, patient);
    const { left, top } = first.getBoundingClientRect();
    await fireEvent.contextMenu(first, { clientX: left + 40, clientY: top + 20 });
    await expect(await screen.findByRole('menuitem', { name: /^Duplicate/ })).toBeVisible();
  },
};

export const CommandMenuOpen: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    first.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('option', { name: /^Undo/ })).toBeVisible();
  },
};

export const KeyboardShortcuts: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    first.focus();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, patient)).toBeVisible();
  },
};

/** Formats, quality, size and part; the file is written to know how large it will be. */
export const ExportDialogOpen: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Other formats' }));
    await screen.findByText(/The file will have/, {}, patient);
  },
};

/** All texts in reading order, the original below each translation. */
export const ListOfTexts: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(canvas.getByRole('tab', { name: /Texts/ }));
    await canvas.findByText('Friday to Sunday, three nights of concerts on the mountain', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Reviewed' }));
    await canvas.findByText('1 of 4 reviewed', {}, patient);
  },
};

export const FindAndReplace: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    first.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const query = await canvas.findByRole('textbox', { name: 'Find in texts' }, patient);
    await userEvent.type(query, 'de');
    await canvas.findByText('3 matches', {}, patient);
  },
};
