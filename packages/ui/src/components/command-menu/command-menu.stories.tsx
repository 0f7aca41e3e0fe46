import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, FileUp, History, Languages, LogOut, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import type { CommandGroup } from './command.ts';
import { CommandMenu, type CommandMenuProps } from './command-menu.tsx';

const nothing = fn();

const searchBox = () => screen.findByRole('combobox', { name: 'Commands' });

const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('span')?.textContent;
};

const groups: CommandGroup[] = [
  {
    label: 'Poster',
    commands: [
      {
        id: 'export',
        label: 'Export',
        keywords: 'download save',
        icon: <Download />,
        shortcut: ['⌘', 'E'],
        onSelect: nothing,
      },
      { id: 'upload', label: 'Upload another picture', icon: <FileUp />, shortcut: ['⌘', 'U'], onSelect: nothing },
      { id: 'undo', label: 'Restore an older version', icon: <History />, disabled: true, onSelect: nothing },
    ],
  },
  {
    label: 'Translate',
    commands: ['Français', 'Português', 'Türkçe'].map((language) => ({
      id: language,
      label: `Translate into ${language}`,
      icon: <Languages />,
      onSelect: nothing,
    })),
  },
  {
    label: 'Account',
    commands: [
      { id: 'settings', label: 'Open settings', icon: <Settings2 />, shortcut: ['⌘', ','], onSelect: nothing },
      { id: 'logout', label: 'Log out', icon: <LogOut />, onSelect: nothing },
    ],
  },
];

const meta = {
  title: 'Overlays/CommandMenu',
  component: CommandMenu,
  parameters: {
    docs: {
      // In a frame of its own: a modal would open over the page.
      story: { inline: false, height: '30rem' },
      description: {
        component: `
**When to use it**
- There are more actions than a screen can show, and people know their names.
- Each command is also available elsewhere; the menu is faster.

**When not**
- A few actions of one thing: use DropdownMenu.
- People choose a value, for example a language: use Combobox.
- People search content, for example posters: put a search field on the page.

| Key | Effect |
| --- | --- |
| Letters | Search; accents and case do not matter. |
| Up, Down | Move the highlight and wrap around at the ends. |
| Page Up, Page Down | Move it by five. |
| Enter | Closes the menu and runs the highlighted command. |
| Escape | Closes it. The focus returns to where it was. |
`,
      },
    },
  },
  args: { open: true, onOpenChange: fn(), groups },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Commands' })).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'Translate' })).toBeVisible();
    await expect(highlighted()).toBe('Export');
  },
};

export const NothingFound: Story = {
  play: async ({ args }) => {
    await userEvent.type(await searchBox(), 'klingon');
    await expect(screen.getByRole('status')).toHaveTextContent('No matching command.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { groups: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    messages: { label: 'أوامر', placeholder: 'ابحث عن أمر' },
    groups: [
      {
        label: 'الملصق',
        commands: [
          { id: 'export', label: 'تصدير الملصق', icon: <Download />, shortcut: ['⌘', 'E'], onSelect: nothing },
          { id: 'languages', label: 'ترجمة إلى العربية', icon: <Languages />, onSelect: nothing },
        ],
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Zuletzt geöffnete Plakate und ihre Übersetzungen',
        commands: [
          {
            id: 'a',
            label: 'Frühlingsfest und Nachtmarkt in der Altstadt, mit allen Übersetzungen öffnen',
            icon: <History />,
            shortcut: ['⌘', '⇧', 'F'],
            onSelect: nothing,
          },
        ],
      },
    ],
  },
};

export const Moved: Story = {
  play: async () => {
    await searchBox();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(highlighted()).toBe('Translate into Français');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(highlighted()).toBe('Log out');
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(highlighted()).toBe('Open settings');
    await userEvent.keyboard('{PageUp}{PageDown}{PageDown}');
    await expect(highlighted()).toBe('Log out');
  },
};

function Framed(props: CommandMenuProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div ref={setFrame} className="h-130 w-full translate-y-0 overflow-hidden rounded-lg">
      {frame ? <CommandMenu {...props} container={frame} onOpenAutoFocus={(event) => event.preventDefault()} /> : null}
    </div>
  );
}

const shown = { 'every group': groups, 'one group': groups.slice(0, 1), nothing: [] };

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ commands: Object.keys(shown) as (keyof typeof shown)[] }} cellWidth={600}>
      {({ commands }) => <Framed {...args} groups={shown[commands]} />}
    </MatrixOf>
  ),
};
