import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { narrow } from '../../testing/narrow.ts';
import { withRouter } from '../../testing/with-router.tsx';
import { inGerman } from '../../testing/in-german.tsx';
import { SaveStatus } from '../editor/save-status.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceView } from './workspace-view.tsx';

const meta = {
  title: 'Web/Workspace',
  component: WorkspaceView,
  parameters: { fill: true },
  decorators: [withRouter('/dashboard')],
  args: {
    online: true,
    email: 'ada@example.org',
    credits: { remaining_credits: 4, is_unlimited: false },
    hasSubscription: false,
    subscriptionLoading: false,
    onUpgrade: fn(),
    onManageSubscription: fn(),
    onTerminology: fn(),
    onAllProcesses: undefined,
    onAccount: fn(),
    onCommands: fn(),
    children: null,
    onNewImage: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof WorkspaceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {};
export const TrialUsed: Story = {
  ...Trial,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New image' }));
    await expect(args.onNewImage).toHaveBeenCalledOnce();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Upgrade' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};
export const FewCredits: Story = {
  args: { hasSubscription: true, credits: { remaining_credits: 1, is_unlimited: false } },
};
export const Unlimited: Story = {
  args: { hasSubscription: true, credits: { remaining_credits: 0, is_unlimited: true } },
};
export const CreditsLoading: Story = { args: { credits: undefined, subscriptionLoading: true } };
export const Offline: Story = { args: { online: false } };
export const ProfileMenu: Story = {
  play: async ({ args, canvasElement }) => {
    const open = async () => userEvent.click(await within(canvasElement).findByRole('button', { name: 'Profile' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Glossary and memory' }));
    await expect(args.onTerminology).toHaveBeenCalledOnce();
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Commands/ }));
    await expect(args.onCommands).toHaveBeenCalledOnce();
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await open();
    await expect(await screen.findByText('ada@example.org')).toBeVisible();
  },
};
/** The staff is led to the processes of all users. */
export const StaffMenu: Story = {
  args: { onAllProcesses: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const open = async () => userEvent.click(await within(canvasElement).findByRole('button', { name: 'Profile' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All processes' }));
    await expect(args.onAllProcesses).toHaveBeenCalledOnce();
    await open();
    await expect(await screen.findByRole('menuitem', { name: 'All processes' })).toBeVisible();
  },
};
export const SubscriptionMenu: Story = {
  args: { hasSubscription: true, credits: { remaining_credits: 48, is_unlimited: false } },
  play: async ({ args, canvasElement }) => {
    const open = async () => userEvent.click(await within(canvasElement).findByRole('button', { name: 'Profile' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage Subscription' }));
    await expect(args.onManageSubscription).toHaveBeenCalledOnce();
    await open();
    await expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  },
};
export const Narrow: Story = { ...narrow };
/** The header of the editor at a width of the window, where the changes are not saved yet. */
const unsavedIn = (width: string): Story => ({
  decorators: [withRouter('/editor')],
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: { options: { phone: { name: 'Phone', styles: { width, height: '640px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <WorkspaceHeader>
        <SaveStatus state="unsaved" onKeepMine={fn()} onOpenOther={fn()} compare={() => Promise.resolve([])} />
      </WorkspaceHeader>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const state = (await canvas.findByText(/saved yet|gespeichert/)).getBoundingClientRect();
    await expect(canvas.getByText(/trial mode|Testversion/)).toBeInTheDocument();
    const warning = canvas.getByText(/^(Trial|Test)$/).getBoundingClientRect();
    const upgrade = canvas.getByRole('button', { name: 'Upgrade' }).getBoundingClientRect();
    await expect(state.height).toBeLessThanOrEqual(34);
    await expect(warning.width).toBeGreaterThan(15);
    await expect(warning.height).toBeLessThanOrEqual(20);
    await expect(warning.left).toBeGreaterThanOrEqual(state.right);
    await expect(warning.right).toBeLessThanOrEqual(upgrade.left);
    await expect(upgrade.right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
});
/** The warning is seen as one word and read out whole. */
export const UnsavedOnPhone = unsavedIn('375px');
export const UnsavedOnNarrowestPhone = unsavedIn('320px');
export const GermanUnsavedOnPhone: Story = { ...unsavedIn('375px'), decorators: [inGerman, withRouter('/editor')] };
export const GermanUnsavedOnNarrowestPhone: Story = {
  ...unsavedIn('320px'),
  decorators: [inGerman, withRouter('/editor')],
};
/** A phone of 320 px: the warning is shown whole. */
export const GermanNarrowest: Story = {
  decorators: [inGerman],
  parameters: {
    viewport: { options: { narrowest: { name: 'Narrowest', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvasElement }) => {
    const warning = await within(canvasElement).findByText('Sie nutzen die Testversion.');
    const box = warning.closest('p');
    await expect(window.innerWidth).toBe(320);
    await expect(box?.scrollHeight).toBe(box?.clientHeight);
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
export const German: Story = {
  decorators: [inGerman],
  args: { online: false },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sie nutzen die Testversion.')).toBeVisible();
  },
};
