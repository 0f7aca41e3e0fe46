import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type * as DropdownMenu from './dropdown-menu.parts.ts';
import { onLogout, opened, TextMenu } from './dropdown-menu.stories.fixture.tsx';
import base from './dropdown-menu.stories.tsx';

const meta = {
  ...base,
  title: 'Actions/DropdownMenu/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<typeof DropdownMenu.Root>;

export default meta;
type Story = StoryObj<typeof DropdownMenu.Root>;

export const OpensTheMenuBeside: Story = {
  render: () => <TextMenu open={false} modal />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Duplicate/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'PNG' })).toHaveFocus());
    await userEvent.keyboard('p{Shift>}d{/Shift}');
    await expect(screen.getByRole('menuitem', { name: 'PDF with live text' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export as' })).toHaveFocus());
  },
};

export const KeyboardPath: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await opened();
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Manage Subscription' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
