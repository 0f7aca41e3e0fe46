import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DocumentDifference } from './document-differences.ts';
import { SaveStatus } from './save-status.tsx';

const meta = {
  title: 'Web/Save status',
  component: SaveStatus,
  args: {
    state: 'saved',
    onKeepMine: fn(),
    onOpenOther: fn(),
    compare: (): Promise<readonly DocumentDifference[]> => Promise.resolve([]),
  },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Saving: Story = { args: { state: 'saving' } };
export const NotSavedYet: Story = { args: { state: 'unsaved' } };
/** Both versions are shown: texts that say something else, that only look different, and that one of them does not have. */
export const EditedElsewhere: Story = {
  args: {
    state: 'conflict',
    compare: () =>
      Promise.resolve([
        { id: '1', mine: 'Fiesta del río', other: 'Fiesta del rio' },
        { id: '2', mine: 'Entrada libre', other: 'Entrada libre' },
        { id: '3', mine: undefined, other: 'Desde las 19 h' },
        ...['4', '5', '6', '7'].map((id) => ({ id, mine: 'Sábado', other: 'Domingo' })),
      ]),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText('Fiesta del río')).toBeVisible();
    await expect(dialog.getByText('and 2 more')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep mine' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Open the other one' }));
    await expect(args.onOpenOther).toHaveBeenCalledOnce();
  },
};
/** Escape drops nothing: the question is put again by a button. */
export const DecidedLater: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: 'conflict' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenOther).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Not saved' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
export const ComparingVersions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: 'conflict', compare: () => new Promise<never>(() => undefined) },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Comparing the two...' })).toBeVisible();
  },
};
export const OtherVersionNotRead: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: 'conflict', compare: () => Promise.reject(new Error('503')) },
  play: async () => {
    await expect(await screen.findByText('The other one could not be read.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep mine' })).toBeEnabled();
  },
};
/** On a telephone the icon alone says that all is saved: the warning of the account has the room. */
export const SavedOnTelephone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '667px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByText('Saved').getBoundingClientRect().width).toBe(1);
  },
};
