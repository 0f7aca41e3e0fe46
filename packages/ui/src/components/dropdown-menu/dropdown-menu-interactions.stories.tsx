import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type * as DropdownMenu from './dropdown-menu.parts.ts';
import { languages, onLogout, opened, TextMenu } from './dropdown-menu.stories.fixture.tsx';
import base from './dropdown-menu.stories.tsx';

const meta = {
  ...base,
  title: 'Actions/DropdownMenu/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<typeof DropdownMenu.Root>;

export default meta;
type Story = StoryObj<typeof DropdownMenu.Root>;

export const ChoosesByKeyboard: Story = {
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
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    await type('por');
    await expect(menu.getByRole('menuitem', { name: 'Portuguese' })).toHaveFocus();
  },
};

export const TypeAheadTakesSpaces: Story = {
  args: { children: languages },
  play: async () => {
    const menu = await openByKeys('Polish');
    await type('old n');
    await expect(menu.getByRole('menuitem', { name: 'Old Norse' })).toHaveFocus();
  },
};

export const TypeAheadCyclesOnOneLetter: Story = {
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
  play: async () => {
    const menu = await openByKeys('Manage Subscription');
    await type('log');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  },
};
