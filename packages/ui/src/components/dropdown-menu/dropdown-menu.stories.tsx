import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, CreditCard, Download, FileImage, FileType2, LogOut, Pencil, Trash2, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import * as DropdownMenu from './dropdown-menu.parts.ts';

const languages = ['Polish', 'Portuguese', 'Punjabi', 'Old English', 'Old Norse', 'Dutch'].map((language) => (
  <DropdownMenu.Item key={language}>{language}</DropdownMenu.Item>
));

const opened = async (): Promise<ReturnType<typeof within>> => within(await screen.findByRole('menu'));

/** The editor's menu of one text: every part. */
function TextMenu() {
  const [guides, setGuides] = useState(true);
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button>Text</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Group>
          <DropdownMenu.Item icon={<Copy aria-hidden />} shortcut={['Ctrl', 'D']}>
            Duplicate
          </DropdownMenu.Item>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger icon={<Download aria-hidden />}>Export as</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent>
              <DropdownMenu.Item icon={<FileImage aria-hidden />}>PNG</DropdownMenu.Item>
              <DropdownMenu.Item icon={<FileType2 aria-hidden />}>PDF with live text</DropdownMenu.Item>
            </DropdownMenu.SubContent>
          </DropdownMenu.Sub>
        </DropdownMenu.Group>
        <DropdownMenu.Separator />
        <DropdownMenu.CheckboxItem checked={guides} onCheckedChange={setGuides} shortcut={['Ctrl', ';']}>
          Snap to guides
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" icon={<Trash2 aria-hidden />} shortcut={['Del']}>
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const profile = (
  <>
    <DropdownMenu.Label>ines.duarte@atelier.example</DropdownMenu.Label>
    <DropdownMenu.Separator />
    <DropdownMenu.Item icon={<CreditCard aria-hidden />}>Manage Subscription</DropdownMenu.Item>
    <DropdownMenu.Item disabled icon={<UserRound aria-hidden />}>
      Log in as another
    </DropdownMenu.Item>
    <DropdownMenu.Item icon={<LogOut aria-hidden />}>Log out</DropdownMenu.Item>
  </>
);

const image = (
  <>
    <DropdownMenu.Item icon={<Download aria-hidden />} shortcut={['Ctrl', 'E']}>
      Export
    </DropdownMenu.Item>
    <DropdownMenu.Item icon={<Copy aria-hidden />} shortcut={['Ctrl', 'D']}>
      Duplicate
    </DropdownMenu.Item>
    <DropdownMenu.Item disabled icon={<Pencil aria-hidden />} shortcut={['F2']}>
      Rename
    </DropdownMenu.Item>
    <DropdownMenu.Separator />
    <DropdownMenu.Item tone="danger" icon={<Trash2 aria-hidden />} shortcut={['Del']}>
      Delete
    </DropdownMenu.Item>
  </>
);

const meta: Meta<typeof DropdownMenu.Root> = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu.Root,
  subcomponents: DropdownMenu,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Actions for one object that need not all be visible: a profile, an image.
- The last item, after a separator, may have the tone \`danger\`.

**When not**
- People choose a value: use Select.
- It holds fields or a text: use Popover.
- There are one or two actions: show them as buttons.

| Key | Effect |
| --- | --- |
| Enter, Space or ArrowDown | On the button: opens the menu and goes to its first item. |
| ArrowDown and ArrowUp | Move to the next or the previous item. |
| Home and End | Move to the first or the last item. |
| Letters, digits, spaces | Move to the item that begins with them. After a second without a key a new search starts. |
| One letter again and again | Moves through the items that begin with it. |
| ArrowRight and ArrowLeft | Open and close a submenu; swapped from right to left. |
| Enter or Space | Runs the action of the item, and closes the menu. |
| Escape | Closes it; the focus returns to the button. |
`,
      },
    },
  },
  args: { children: profile },
  render: ({ children, ...args }) => (
    <DropdownMenu.Root {...args}>
      <DropdownMenu.Trigger asChild>
        <Button>Profile</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">{children}</DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
};

export default meta;
type Story = StoryObj<typeof DropdownMenu.Root>;

export const Default: Story = {
  render: () => <TextMenu />,
};

export const SubmenuOpen: Story = {
  render: () => <TextMenu />,
  play: async () => {
    const menu = await opened();
    menu.getByRole('menuitem', { name: 'Export as' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('menuitem', { name: 'PNG' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <DropdownMenu.Root open modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button>النص</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Label>محاذاة</DropdownMenu.Label>
        <DropdownMenu.CheckboxItem checked>محاذاة إلى الأدلة</DropdownMenu.CheckboxItem>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger icon={<Download aria-hidden />}>تصدير بصيغة</DropdownMenu.SubTrigger>
        </DropdownMenu.Sub>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" icon={<Trash2 aria-hidden />} shortcut={['Del']}>
          حذف
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
};

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
        <DropdownMenu.Label>a.very.long.address.that.does.not.fit.into.the.menu@example.com</DropdownMenu.Label>
        <DropdownMenu.Item shortcut={['Ctrl', 'Shift', 'E']}>
          Export all translated posters in full quality
        </DropdownMenu.Item>
      </>
    ),
  },
};

const menus: Record<string, ReactNode> = { label: profile, shortcuts: image, plain: languages };

/** One of the items has the focus. */
export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes } },
  render: () => (
    <MatrixOf axes={{ align: ['start', 'end'], lines: Object.keys(menus) }} cellWidth={300}>
      {({ align, lines }) => (
        <div className="flex h-64 justify-center">
          <DropdownMenu.Root open modal={false}>
            <DropdownMenu.Trigger asChild>
              <Button className="w-60">{lines}</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content align={align} avoidCollisions={false}>
              {menus[lines]}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
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
