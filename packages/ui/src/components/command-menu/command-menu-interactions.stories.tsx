import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CommandMenu } from './command-menu.tsx';
import { exportPoster, searchBox, highlighted } from './command-menu.stories.fixture.ts';
import base from './command-menu.stories.tsx';

const meta = {
  ...base,
  title: 'Overlays/CommandMenu/Interactions',
  parameters: { ...base.parameters, picture: false },
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

export const SearchIgnoresAccents: Story = {
  play: async () => {
    await userEvent.type(await searchBox(), 'FRANCAIS');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(highlighted()).toBe('Translate into Français');
  },
};

export const KeywordsFindIt: Story = {
  play: async () => {
    await userEvent.type(await searchBox(), 'download');
    await expect(highlighted()).toBe('Export');
  },
};

/** Nobody holds whether it is open: the hotkey is enough. */
export const Uncontrolled: Story = {
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => <CommandMenu {...args} />,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await searchBox();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DisabledCannotBeChosen: Story = {
  play: async ({ args }) => {
    await searchBox();
    await userEvent.click(screen.getByRole('option', { name: 'Restore an older version' }));
    await userEvent.keyboard('older{Enter}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const ChosenByEnter: Story = {
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
  play: async ({ args }) => {
    exportPoster.mockClear();
    await searchBox();
    await userEvent.click(screen.getByRole('option', { name: /Export/ }));
    await expect(exportPoster).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OpenedByHotkey: Story = {
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
  args: { hotkey: false },
  render: opened,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const EscapeRestoresFocus: Story = {
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
