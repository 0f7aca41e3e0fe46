import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inGerman } from '../../testing/in-german.tsx';
import { inWindow } from '../../testing/in-window.tsx';
import { WorkspaceCommands } from './workspace-commands.tsx';

const meta = {
  title: 'Web/Workspace/Commands',
  component: WorkspaceCommands,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  decorators: [inWindow],
  args: {
    open: true,
    onOpenChange: fn(),
    subscribed: false,
    onDashboard: fn(),
    onNewImage: fn(),
    onTerminology: fn(),
    onAllProcesses: undefined,
    onAccount: fn(),
    onUpgrade: fn(),
    onManageSubscription: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof WorkspaceCommands>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plan is offered, and the theme of the page cannot be chosen again. */
export const Trial: Story = {};
export const TrialUsed: Story = {
  ...Trial,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('option', { name: 'System' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Upgrade' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};
/** Found by typing. */
export const Subscribed: Story = {
  args: { subscribed: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('option', { name: 'Manage Subscription' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Upgrade' })).toBeNull();
    await userEvent.keyboard('gloss{Enter}');
    await expect(args.onTerminology).toHaveBeenCalledOnce();
  },
};
/** The staff finds the processes of all users. */
export const Staff: Story = {
  args: { onAllProcesses: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('option', { name: 'All processes' })).toBeVisible();
    await userEvent.keyboard('all pro{Enter}');
    await expect(args.onAllProcesses).toHaveBeenCalledOnce();
  },
};
/** Nothing is offered while it is not known whether there is a subscription. */
export const German: Story = {
  args: { subscribed: undefined },
  decorators: [inGerman],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('option', { name: 'Neues Bild' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Upgrade' })).toBeNull();
  },
};
