import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
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
    await expect(screen.getByRole('menu').clientHeight).toBeLessThanOrEqual(520);
  },
};

function isInWindow(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
}

/** A phone has no room for a menu beside the finger: it stands above or below, inside the window, and scrolls. */
export const ContextMenuOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    const { right, top } = first.getBoundingClientRect();
    await fireEvent.contextMenu(first, { clientX: right - 10, clientY: top + 4 });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Order' }));
    await expect(await screen.findByRole('menuitem', { name: /^Bring to front/ })).toBeVisible();
    const menu = screen.getByRole('menu');
    await waitFor(() => expect(isInWindow(menu)).toBe(true));
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
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

/** Where the pixels of both scales do not fit beside each other, they stand below each other. */
export const ExportDialogOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    first.focus();
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Export as' }, patient);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const [once, twice] = within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.getBoundingClientRect());
    await expect(twice?.top).toBeGreaterThanOrEqual(once?.bottom ?? Infinity);
    await expect(twice?.width).toBe(once?.width);
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
