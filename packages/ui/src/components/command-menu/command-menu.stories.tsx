import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, FileUp, History, Languages, LogOut, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import type { CommandGroup } from './command.ts';
import { commandMenuGuide } from './command-menu.guide.ts';
import { CommandMenu, type CommandMenuProps } from './command-menu.tsx';

const exportPoster = fn();
const nothing = fn();

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
        onSelect: exportPoster,
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
  parameters: { guide: commandMenuGuide },
  args: { open: true, onOpenChange: fn(), groups },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['render'] = function Render(args) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Commands</Button>
      <CommandMenu {...args} open={open} onOpenChange={setOpen} />
    </>
  );
};

const searchBox = () => screen.findByRole('combobox', { name: 'Commands' });
const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('span')?.textContent;
};

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Commands' })).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'Translate' })).toBeVisible();
    await expect(highlighted()).toBe('Export');
  },
};

export const Playground: Story = {
  args: { messages: { placeholder: 'Search for a command' }, hotkey: true },
};

export const SearchIgnoresAccents: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.type(await searchBox(), 'FRANCAIS');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(highlighted()).toBe('Translate into Français');
  },
};

export const KeywordsFindIt: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.type(await searchBox(), 'download');
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

/** Nobody holds whether it is open: the hotkey is enough. */
export const Uncontrolled: Story = {
  parameters: { picture: false },
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => <CommandMenu {...args} />,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await searchBox();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

export const DisabledCannotBeChosen: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await searchBox();
    await userEvent.click(screen.getByRole('option', { name: 'Restore an older version' }));
    await userEvent.keyboard('older{Enter}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
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

export const ChosenByEnter: Story = {
  parameters: { picture: false },
  render: opened,
  play: async ({ canvasElement }) => {
    exportPoster.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await searchBox();
    await userEvent.keyboard('exp{Enter}');
    await expect(exportPoster).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

export const ChosenByPress: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    exportPoster.mockClear();
    await searchBox();
    await userEvent.click(screen.getByRole('option', { name: /Export/ }));
    await expect(exportPoster).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OpenedByHotkey: Story = {
  parameters: { picture: false },
  render: opened,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await searchBox();
  },
};

export const WithoutHotkey: Story = {
  parameters: { picture: false },
  args: { hotkey: false },
  render: opened,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const EscapeRestoresFocus: Story = {
  parameters: { picture: false },
  render: opened,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await searchBox();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
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
      {({ commands }) => <Framed {...args} groups={shown[commands]} hotkey={false} />}
    </MatrixOf>
  ),
};
