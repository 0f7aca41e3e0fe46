import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleProcess } from '../../testing/sample-process.ts';
import type { DashboardView } from './dashboard-view.tsx';
import base from './dashboard-view.stories.tsx';

const processed = sampleProcess('processed');

const meta = {
  ...base,
  title: 'Web/Dashboard/Folders and languages',
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The languages of one image stand on one card; a dot marks what is not finished. */
export const SeveralLanguages: Story = {
  args: {
    processes: [
      processed,
      sampleProcess('processed', { id: 'catalan', target_language: 'Catalan' }),
      ...(['failed', 'localization_processing'] as const).map((status, index) =>
        sampleProcess(status, {
          original_image_id: processed.original_image_id,
          target_language: ['German', 'Portuguese'][index] ?? '',
        }),
      ),
      sampleProcess('processed', { id: 'again', target_language: 'Catalan' }),
      sampleProcess('failed', { id: 'other' }),
    ],
    selected: new Set([processed.id]),
  },
};
export const SeveralLanguagesUsed: Story = {
  ...SeveralLanguages,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const languages = within(canvas.getByRole('group', { name: 'Languages of autumn-campaign.png' }));
    await expect(
      languages.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toEqual(['Spanish', 'Catalan', 'German, Failed', 'Portuguese, Processing', 'Catalan 2']);
    await userEvent.click(languages.getByRole('button', { name: 'German, Failed' }));
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('There is no card.');
    await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryProcess).toHaveBeenCalledOnce();
    const box = within(card).getByRole('checkbox', { name: 'Select autumn-campaign.png' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(5);
    await userEvent.click(languages.getByRole('button', { name: 'Spanish' }));
  },
};

/** The filter is shown once there is a folder. */
export const InAFolder: Story = {
  args: {
    folders: [
      { name: 'Autumn 2026', count: 4 },
      { name: 'Trade fair', count: 12 },
    ],
    folder: 'Autumn 2026',
    processes: [sampleProcess('processed', { folder: 'Autumn 2026' })],
  },
};
export const InAFolderUsed: Story = {
  ...InAFolder,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement).getByRole('combobox', { name: 'Folder' });
    await expect(filter).toHaveTextContent('Autumn 2026 (4)');
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: 'All folders' }));
    await expect(args.onFolderChange).toHaveBeenCalledWith(undefined);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const menu = within(canvasElement).getByRole('button', { name: 'Actions for Autumn 2026' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export texts…' }));
    await expect(args.onExportFolder).toHaveBeenCalledWith('Autumn 2026');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename folder' }));
    await expect(args.onRenameFolder).toHaveBeenCalledWith('Autumn 2026');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete folder' }));
    await expect(args.onDeleteFolder).toHaveBeenCalledWith('Autumn 2026');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** An address may name a folder that is there no more. */
export const InAFormerFolder: Story = {
  args: { folders: [], folder: 'Autumn 2026', processes: [], onShowAll: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Autumn 2026 (0)');
    await expect(canvas.queryByRole('button', { name: 'Actions for Autumn 2026' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
};

export const Searched: Story = {
  args: { search: 'spring', processes: [], onShowAll: fn() },
};
export const SearchedUsed: Story = {
  ...Searched,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by file name' }), 's');
    await expect(args.onSearchChange).toHaveBeenCalledWith('springs');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Order' }));
    await userEvent.click(await screen.findByRole('option', { name: 'By file name' }));
    await expect(args.onOrderChange).toHaveBeenCalledWith('name');
    await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** The next page is asked for as soon as the end of this one is seen. */
export const MorePages: Story = {
  args: { hasMore: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};
