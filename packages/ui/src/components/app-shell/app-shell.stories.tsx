import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserRound, LayoutGrid, Plus } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { Page } from '../page/page.tsx';
import { themeModes } from '../../testing/modes.ts';
import { AppShell, HeaderBar, SideBar, SideBarItem } from './app-shell.tsx';

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { fill: true },
  args: {
    sideBar: (
      <SideBar
        logo={<Logo variant="mark" />}
        footer={
          <SideBarItem label="Profile">
            <CircleUserRound aria-hidden />
          </SideBarItem>
        }
      >
        <SideBarItem label="Dashboard" active>
          <LayoutGrid aria-hidden />
        </SideBarItem>
        <SideBarItem label="New image">
          <Plus aria-hidden />
        </SideBarItem>
      </SideBar>
    ),
    header: (
      <HeaderBar
        warning="You're in trial mode."
        credits="5 credits"
        action={
          <Button variant="primary" size="sm">
            Upgrade
          </Button>
        }
      />
    ),
    children: <Page title="Recent Localizations" description="Everything you have translated, newest first." />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: themeModes } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(bar.getByRole('button', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithoutWarning: Story = { args: { header: <HeaderBar credits="48 credits" /> } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const KeyboardPath: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'New image' })).toHaveFocus();
  },
};
