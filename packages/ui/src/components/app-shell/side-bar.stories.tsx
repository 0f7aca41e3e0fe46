import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserRound, Images, LayoutGrid, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts.ts';
import { Logo } from '../logo/logo.tsx';
import { SideBar, SideBarItem, type SideBarItemProps } from './side-bar.tsx';

const onNewImage = fn();
const logo = <Logo variant="mark" className="text-2xl" />;
const profile = (
  <SideBarItem label="Profile">
    <CircleUserRound aria-hidden strokeWidth={1.75} />
  </SideBarItem>
);
const places = (
  <>
    <SideBarItem label="Dashboard" active>
      <LayoutGrid aria-hidden strokeWidth={1.75} />
    </SideBarItem>
    <SideBarItem label="New image" onClick={onNewImage}>
      <Plus aria-hidden strokeWidth={1.75} />
    </SideBarItem>
  </>
);

/** The side bar as AppShell places it: at the start side, or at the bottom of a narrow screen. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-72 flex-col-reverse overflow-hidden rounded-lg border border-line sm:flex-row">
      {children}
      <div className="flex-1" />
    </div>
  );
}

const meta = {
  title: 'Layout/SideBar',
  component: SideBar,
  subcomponents: { SideBarItem },
  parameters: {
    width: 420,
    docs: {
      description: {
        component: `
**When to use it**
- The few main places of the product, and the main action: a new image.
- At most about five items: at 375 px they are in one row.

**When not**
- Tools of the current view: use Toolbar.
- Places within one screen: use SegmentedControl or links in the text.

| Key | Effect |
| --- | --- |
| Tab | Moves from item to item; each shows its name in a tooltip. |
| Enter or Space | Opens the place, or starts the action. |
`,
      },
    },
  },
  args: { logo, children: places, footer: profile },
  render: (args) => (
    <Frame>
      <SideBar {...args} />
    </Frame>
  ),
} satisfies Meta<typeof SideBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ActiveItem: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('button', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('button', { name: 'New image' })).not.toHaveAttribute('aria-current');
  },
};

export const DisabledItem: Story = {
  args: {
    children: (
      <>
        <SideBarItem label="Dashboard" disabled asChild>
          <a href="#dashboard">
            <LayoutGrid aria-hidden strokeWidth={1.75} />
          </a>
        </SideBarItem>
        <SideBarItem label="New image" disabled>
          <Plus aria-hidden strokeWidth={1.75} />
        </SideBarItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(within(canvasElement).getByRole('button', { name: 'New image' })).toBeDisabled();
  },
};

export const FocusedItemShowsItsName: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'New image' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('New image');
  },
};

export const ItemThatOpensAMenu: Story = {
  args: {
    footer: (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>{profile}</DropdownMenu.Trigger>
        <DropdownMenu.Content side="right" align="end">
          <DropdownMenu.Item>Manage Subscription</DropdownMenu.Item>
          <DropdownMenu.Item>Log out</DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Label>ines.duarte@atelier.example</DropdownMenu.Label>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByRole('button', { name: 'Profile' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Manage Subscription' })).toBeVisible();
    await expect(item).toHaveAttribute('aria-expanded', 'true');
  },
};

const itemStates: Record<string, Partial<SideBarItemProps>> = {
  resting: {},
  active: { active: true },
  expanded: { 'aria-expanded': true },
  disabled: { disabled: true },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { messages: { label: 'القائمة الرئيسية' } } };

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf
      interactive
      axes={{ bar: ['with all parts', 'items only'], state: Object.keys(itemStates) }}
      cellWidth={250}
    >
      {({ bar, state }, caption) => (
        <Frame>
          <SideBar
            messages={{ label: `Main, ${bar}, ${caption}` }}
            logo={bar === 'items only' ? undefined : logo}
            footer={bar === 'items only' ? undefined : profile}
          >
            <SideBarItem label="Dashboard" {...itemStates[state]}>
              <LayoutGrid aria-hidden strokeWidth={1.75} />
            </SideBarItem>
            <SideBarItem label="All processes">
              <Images aria-hidden strokeWidth={1.75} />
            </SideBarItem>
          </SideBar>
        </Frame>
      )}
    </MatrixOf>
  ),
};
