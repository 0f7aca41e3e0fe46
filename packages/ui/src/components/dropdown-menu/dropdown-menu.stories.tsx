import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Copy, Download, LogOut, Pencil, Trash2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { dropdownMenuGuide } from './dropdown-menu.guide.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

const onLogout = fn();

const profile = (
  <>
    <DropdownMenuLabel>ada@example.com</DropdownMenuLabel>
    <DropdownMenuSeparator />
    <DropdownMenuItem icon={<CreditCard aria-hidden />}>Manage Subscription</DropdownMenuItem>
    <DropdownMenuItem disabled icon={<UserRound aria-hidden />}>
      Log in as another
    </DropdownMenuItem>
    <DropdownMenuItem icon={<LogOut aria-hidden />} onSelect={onLogout}>
      Log out
    </DropdownMenuItem>
  </>
);

const image = (
  <>
    <DropdownMenuItem icon={<Download aria-hidden />} shortcut={['Ctrl', 'E']}>
      Export
    </DropdownMenuItem>
    <DropdownMenuItem icon={<Copy aria-hidden />} shortcut={['Ctrl', 'D']}>
      Duplicate
    </DropdownMenuItem>
    <DropdownMenuItem disabled icon={<Pencil aria-hidden />} shortcut={['F2']}>
      Rename
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem tone="danger" icon={<Trash2 aria-hidden />} shortcut={['Del']}>
      Delete
    </DropdownMenuItem>
  </>
);

const languages = ['Polish', 'Portuguese', 'Punjabi', 'Old English', 'Old Norse', 'Dutch'].map((language) => (
  <DropdownMenuItem key={language}>{language}</DropdownMenuItem>
));

const meta: Meta<typeof DropdownMenu> = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  parameters: { guide: dropdownMenuGuide },
  args: { children: profile },
  beforeEach: () => {
    onLogout.mockClear();
  },
  render: ({ children, ...args }) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>Profile</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">{children}</DropdownMenuContent>
    </DropdownMenu>
  ),
};

export default meta;
type Story = StoryObj<typeof DropdownMenu>;

const opened = async () => within(await screen.findByRole('menu'));

export const Default: Story = {};
export const Playground: Story = { args: { modal: true, defaultOpen: false, dir: 'ltr' } };
export const Open: Story = { args: { open: true } };
export const WithShortcuts: Story = { args: { open: true, children: image } };

export const Highlighted: Story = {
  args: { children: image },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{End}');
    await waitFor(async () =>
      expect((await opened()).getByRole('menuitem', { name: /Delete/ })).toHaveAttribute('data-highlighted'),
    );
  },
};

export const LongText: Story = {
  args: {
    open: true,
    children: (
      <>
        <DropdownMenuLabel>a.very.long.address.that.does.not.fit.into.the.menu@example.com</DropdownMenuLabel>
        <DropdownMenuItem shortcut={['Ctrl', 'Shift', 'E']}>
          Export all translated posters in full quality
        </DropdownMenuItem>
      </>
    ),
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

export const EscapeClosesIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await expect(onLogout).not.toHaveBeenCalled();
  },
};

/** Opens the menu by keys, and gives it back once its first item has the focus. */
const openByKeys = async (first: string) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = await opened();
  await waitFor(() => expect(menu.getByRole('menuitem', { name: first })).toHaveFocus());
  return menu;
};

/** Presses a key at a time of our choice, in ms: on a slow machine the pause between two would be any. */
const pressAt = async (timeStamp: number, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  await fireEvent(document.activeElement ?? document.body, event);
};

const type = async (text: string) => {
  for (const [index, key] of text.split('').entries()) await pressAt(1000 + index * 100, key);
};

export const TypingGoesToAnItem: Story = {
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    await type('por');
    await expect(menu.getByRole('menuitem', { name: 'Portuguese' })).toHaveFocus();
  },
};

export const TypingASpaceIsPartOfTheName: Story = {
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    await type('old n');
    await expect(menu.getByRole('menuitem', { name: 'Old Norse' })).toHaveFocus();
  },
};

export const OneLetterGoesThroughAllThatBeginWithIt: Story = {
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    for (const name of ['Portuguese', 'Punjabi', 'Polish']) {
      await userEvent.keyboard('p');
      await expect(menu.getByRole('menuitem', { name })).toHaveFocus();
    }
  },
};

export const After350MsTypingBeginsAnew: Story = {
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    await pressAt(1000, 'p');
    await pressAt(1349, 'o');
    await expect(menu.getByRole('menuitem', { name: 'Portuguese' })).toHaveFocus();
    await pressAt(1699, 'o');
    await expect(menu.getByRole('menuitem', { name: 'Old English' })).toHaveFocus();
  },
};

export const TypingPassesWhatIsDisabled: Story = {
  play: async () => {
    const menu = await openByKeys('Manage Subscription');
    await type('log');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  },
};

const menus: Record<string, ReactNode> = { label: profile, shortcuts: image, plain: languages };

/** One of the items has the focus. */
export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ align: ['start', 'end'], lines: Object.keys(menus) }} cellWidth={300}>
      {({ align, lines }) => (
        <div className="flex h-64 justify-center">
          <DropdownMenu open modal={false}>
            <DropdownMenuTrigger asChild>
              <Button className="w-60">{lines}</Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align={align} avoidCollisions={false}>
              {menus[lines]}
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
      )}
    </MatrixOf>
  ),
  play: async () => {
    const [remove] = await screen.findAllByRole('menuitem', { name: /Delete/ });
    remove?.focus();
    await waitFor(() => expect(remove).toHaveAttribute('data-highlighted'));
  },
};
