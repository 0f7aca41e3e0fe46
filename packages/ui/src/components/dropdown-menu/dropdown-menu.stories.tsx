import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, LogOut } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { themeModes } from '../../testing/modes.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

const onLogout = fn();

const meta: Meta<typeof DropdownMenu> = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  args: {},
  beforeEach: () => {
    onLogout.mockClear();
  },
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>Profile</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>ada@example.com</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem>
          <CreditCard aria-hidden /> Manage Subscription
        </DropdownMenuItem>
        <DropdownMenuItem disabled>Switch account</DropdownMenuItem>
        <DropdownMenuItem tone="danger" onSelect={onLogout}>
          <LogOut aria-hidden /> Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

export default meta;
type Story = StoryObj<typeof DropdownMenu>;

export const Default: Story = {};
export const Open: Story = { parameters: { chromatic: { modes: themeModes } }, args: { open: true } };

export const KeyboardPath: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Manage Subscription' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const EscapeClosesIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await expect(onLogout).not.toHaveBeenCalled();
  },
};
