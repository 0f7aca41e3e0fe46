import { processStatuses } from '@palimpsest/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { samplePoster, translatedPoster } from '../../testing/sample-poster.ts';
import { sampleProcess } from '../../testing/sample-process.ts';
import { withRouter } from '../../testing/with-router.tsx';
import { inGerman } from '../../testing/in-german.tsx';
import { tabletInDark } from '../../testing/tablet-in-dark.ts';
import { BatchNotice } from '../batch/running-batches.tsx';
import { DashboardView } from './dashboard-view.tsx';

const processed = sampleProcess('processed');

const meta = {
  title: 'Web/Dashboard',
  component: DashboardView,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    filter: 'all',
    folders: [],
    folder: undefined,
    onFolderChange: fn(),
    onRenameFolder: fn(),
    onDeleteFolder: fn(),
    onMoveSelected: fn(),
    search: '',
    order: 'newest',
    selected: new Set(),
    onSearchChange: fn(),
    onOrderChange: fn(),
    onSelectedChange: fn(),
    onClearSelection: fn(),
    onDeleteSelected: fn(),
    onDownloadSelected: fn(),
    onExportFolder: fn(),
    onExportTexts: fn(),
    onImportTexts: fn(),
    processes: processStatuses.map((status) => sampleProcess(status)),
    pictures: new Map([
      [processed.original_image_url, samplePoster],
      [processed.result_thumbnails?.small ?? '', translatedPoster],
      [processed.result_thumbnails?.large ?? '', translatedPoster],
    ]),
    error: undefined,
    fileProblem: undefined,
    onFilterChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onRetryProcess: fn(),
    onDownload: fn(),
    onTranslateAgain: fn(),
    onRename: fn(),
    hasMore: false,
    loadingMore: false,
    onMore: fn(),
    onDelete: fn(),
    onFile: fn(),
  },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One card a status; only the processed one opens. */
export const EveryStatus: Story = {
  parameters: tabletInDark,
};
export const EveryStatusUsed: Story = {
  ...EveryStatus,
  tags: ['!dev', '!autodocs'],
  parameters: { ...EveryStatus.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    await expect(cards).toHaveLength(processStatuses.length);
    const buttons = cards.flatMap((card) => within(card).queryAllByRole('button', { name: /^(?!Actions)/ }));
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledWith(processed);
    await expect(args.onRetryProcess).toHaveBeenCalledWith(sampleProcess('failed'));
  },
};

/** A finished image can be saved; every image can be translated again and deleted. */
export const Menu: Story = {
  args: { processes: [processed, sampleProcess('failed')] },
  play: async ({ args, canvasElement }) => {
    const [finished] = within(canvasElement).getAllByRole('button', { name: 'Actions for autumn-campaign.png' });
    if (!finished) throw new Error('No menu.');
    const choose = async (name: string) => {
      await userEvent.click(finished);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Download PNG');
    await expect(args.onDownload).toHaveBeenCalledWith(processed);
    await choose('Export texts…');
    await expect(args.onExportTexts).toHaveBeenCalledWith([processed]);
    await choose('Import texts…');
    await expect(args.onImportTexts).toHaveBeenCalledOnce();
    await choose('Translate to another language');
    await expect(args.onTranslateAgain).toHaveBeenCalledWith(processed);
    await choose('Rename');
    await expect(args.onRename).toHaveBeenCalledWith(processed);
    await choose('Delete');
    await expect(args.onDelete).toHaveBeenCalledWith(processed);
    await userEvent.click(finished);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

/** A finished image shows its result, and what it was made from while it has the focus. */
export const OriginalOnFocus: Story = {
  args: { processes: [processed] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card.querySelector('img')?.src).toBe(translatedPoster);
    const original = await waitFor(() => {
      const found = card.querySelector<HTMLElement>('[data-slot=image-card-original]');
      if (!found) throw new Error('The result has not loaded.');
      return found;
    });
    await expect(original.querySelector('img')?.src).toBe(samplePoster);
    within(card)
      .getByRole('button', { name: /^autumn-campaign/ })
      .focus();
    await waitFor(() => expect(original).toHaveStyle({ opacity: '1' }));
  },
};

/** Chosen images can be saved and deleted together; only finished ones can be saved. */
export const Selected: Story = {
  args: {
    processes: [processed, sampleProcess('failed'), sampleProcess('idle')],
    selected: new Set([processed.id, 'process-failed']),
  },
};
export const SelectedUsed: Story = {
  ...Selected,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [, , idle] = canvas.getAllByRole('checkbox', { name: 'Select autumn-campaign.png' });
    if (!idle) throw new Error('The third card has no checkbox.');
    await userEvent.click(idle);
    await expect(args.onSelectedChange).toHaveBeenCalledWith(sampleProcess('idle'), true);
    const bar = within(canvas.getByRole('region', { name: 'Selection' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Download' }));
    await expect(args.onDownloadSelected).toHaveBeenCalledWith([processed]);
    await userEvent.click(bar.getByRole('button', { name: 'Texts' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export texts…' }));
    await expect(args.onExportTexts).toHaveBeenCalledWith([processed]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'Move to folder…' }));
    await expect(args.onMoveSelected).toHaveBeenCalledWith([processed, sampleProcess('failed')]);
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await expect(args.onDeleteSelected).toHaveBeenCalledWith([processed, sampleProcess('failed')]);
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClearSelection).toHaveBeenCalledOnce();
  },
};

/** A new user is told how it goes, where the first card will be. */
export const Empty: Story = {
  args: { processes: [], onSample: fn() },
};
export const EmptyUsed: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText('No translations found.').getBoundingClientRect();
    const tile = canvas.getByRole('button', { name: 'Upload an image' }).getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(tile.right);
    await expect(words.bottom).toBeLessThan(tile.bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Try a sample image' }));
    await expect(args.onSample).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { processes: undefined, pictures: undefined } };

export const PicturesLoading: Story = { args: { pictures: undefined } };

export const PicturesFailed: Story = { args: { pictures: new Map() } };

export const Failed: Story = {
  args: {
    processes: undefined,
    error: 'Network Error: Please check your internet connection or CORS configuration',
  },
};
export const FailedUsed: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WrongFile: Story = {
  args: { fileProblem: 'This image is larger than 25 MB. Please choose a smaller one.' },
};

/** The name of a file is read whole. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByText('autumn-campaign.png');
    await expect(names.length).toBe(processStatuses.length);
    for (const { scrollWidth, clientWidth } of names) await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const German: Story = {
  decorators: [inGerman],
  args: { selected: new Set([processed.id]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Letzte Lokalisierungen' })).toBeVisible();
    await expect(canvas.getAllByText(/Englisch nach Spanisch/)[0]).toBeVisible();
  },
};

/** Several images are on their way; their progress is one press away. */
export const BatchUnderWay: Story = {
  args: { notice: <BatchNotice id="batch-1" done={3} all={8} /> },
  decorators: [withRouter('/dashboard')],
};
