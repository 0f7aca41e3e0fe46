import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, CreditCard, Download, FileImage, FileType2, LogOut, Pencil, Trash2, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { dropdownMenuGuide } from './dropdown-menu.guide.ts';
import * as DropdownMenu from './dropdown-menu.parts.ts';

const onLogout = fn();

const profile = (
  <>
    <DropdownMenu.Label>ines.duarte@atelier.example</DropdownMenu.Label>
    <DropdownMenu.Separator />
    <DropdownMenu.Item icon={<CreditCard aria-hidden />}>Manage Subscription</DropdownMenu.Item>
    <DropdownMenu.Item disabled icon={<UserRound aria-hidden />}>
      Log in as another
    </DropdownMenu.Item>
    <DropdownMenu.Item icon={<LogOut aria-hidden />} onSelect={onLogout}>
      Log out
    </DropdownMenu.Item>
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

const languages = ['Polish', 'Portuguese', 'Punjabi', 'Old English', 'Old Norse', 'Dutch'].map((language) => (
  <DropdownMenu.Item key={language}>{language}</DropdownMenu.Item>
));

const meta: Meta<typeof DropdownMenu.Root> = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu.Root,
  subcomponents: DropdownMenu,
  parameters: { guide: dropdownMenuGuide },
  args: { children: profile },
  beforeEach: () => {
    onLogout.mockClear();
  },
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

const opened = async () => within(await screen.findByRole('menu'));

/** The editor's menu of one text: every part. */
function TextMenu({ open = true, modal = false }: { open?: boolean; modal?: boolean }) {
  const [guides, setGuides] = useState(true);
  const [align, setAlign] = useState('center');
  return (
    <DropdownMenu.Root defaultOpen={open} modal={modal}>
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
        <DropdownMenu.Label>Alignment</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={align} onValueChange={setAlign}>
          <DropdownMenu.RadioItem value="left">Left</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="center">Center</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="right" disabled>
            Right
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" icon={<Trash2 aria-hidden />} shortcut={['Del']}>
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export const Default: Story = {
  render: ({ open, modal }) => <TextMenu {...(open === undefined ? {} : { open })} {...(modal ? { modal } : {})} />,
  play: async () => {
    const menu = await opened();
    await expect(menu.getByRole('menuitemcheckbox', { name: /Snap to guides/ })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: 'Center' })).toBeChecked();
  },
};
export const Playground: Story = { args: { modal: true, defaultOpen: false, dir: 'ltr' } };
export const SubmenuOpen: Story = {
  render: () => <TextMenu />,
  play: async () => {
    const menu = await opened();
    menu.getByRole('menuitem', { name: 'Export as' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('menuitem', { name: 'PNG' })).toBeVisible();
  },
};
export const ChoosesByKeyboard: Story = {
  parameters: { picture: false },
  render: () => <TextMenu open={false} modal />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await opened();
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /Duplicate/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect((await opened()).getByRole('menuitemradio', { name: 'Left' })).toBeChecked();
  },
};

export const OpensTheMenuBeside: Story = {
  parameters: { picture: false },
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
        <DropdownMenu.Label>a.very.long.address.that.does.not.fit.into.the.menu@example.com</DropdownMenu.Label>
        <DropdownMenu.Item shortcut={['Ctrl', 'Shift', 'E']}>
          Export all translated posters in full quality
        </DropdownMenu.Item>
      </>
    ),
  },
};

export const KeyboardPath: Story = {
  parameters: { picture: false },
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
  parameters: { picture: false },
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

/** Opens the menu by keys, and returns it once its first item has the focus. */
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

export const TypeAheadFocusesTheItem: Story = {
  parameters: { picture: false },
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    await type('por');
    await expect(menu.getByRole('menuitem', { name: 'Portuguese' })).toHaveFocus();
  },
};

export const TypeAheadTakesSpaces: Story = {
  parameters: { picture: false },
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    await type('old n');
    await expect(menu.getByRole('menuitem', { name: 'Old Norse' })).toHaveFocus();
  },
};

export const TypeAheadCyclesOnOneLetter: Story = {
  parameters: { picture: false },
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    for (const name of ['Portuguese', 'Punjabi', 'Polish']) {
      await userEvent.keyboard('p');
      await expect(menu.getByRole('menuitem', { name })).toHaveFocus();
    }
  },
};

export const TypeAheadRestartsAfter350Ms: Story = {
  parameters: { picture: false },
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

export const TypeAheadSkipsDisabledItems: Story = {
  parameters: { picture: false },
  play: async () => {
    const menu = await openByKeys('Manage Subscription');
    await type('log');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  },
};

const menus: Record<string, ReactNode> = { label: profile, shortcuts: image, plain: languages };

/** The portal as a part: the list is drawn where its `container` is, and its submenu at the end of the body. */
export const InContainer: Story = {
  parameters: { picture: false },
  render: function Render() {
    const [frame, setFrame] = useState<HTMLElement | null>(null);
    return (
      <div ref={setFrame} data-testid="frame">
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button>Poster</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal container={frame}>
            <DropdownMenu.Content>
              <DropdownMenu.Item icon={<Copy />}>Duplicate</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </div>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByText('Poster'));
    await expect(screen.getByTestId('frame')).toContainElement(await screen.findByRole('menu'));
  },
};

/** An arrow points at the trigger. */
export const WithAnArrow: Story = {
  parameters: { picture: false },
  render: () => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button>Poster</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item icon={<Copy />}>Duplicate</DropdownMenu.Item>
        <DropdownMenu.Arrow />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async () => {
    const menu = await screen.findByRole('menu');
    const arrow = menu.querySelector('[data-slot=dropdown-menu-arrow]') as Element;
    // It stands out of the menu, which must not cut it off.
    await expect(arrow.getBoundingClientRect().top).toBeLessThan(menu.getBoundingClientRect().top);
    await expect(getComputedStyle(menu).overflowY).toBe('visible');
  },
};

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
