import { processStatuses, statusGroup, type ProcessStatus } from '@palimpsest/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { englishWords } from '../../messages/words.ts';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { sampleAdminProcess } from '../../testing/sample-admin-process.ts';
import { samplePoster } from '../../testing/sample-poster.ts';
import { tabletInDark } from '../../testing/tablet-in-dark.ts';
import { withRouter } from '../../testing/with-router.tsx';
import { AdminProcessesView } from './admin-processes-view.tsx';
import { everything } from './admin-search.ts';

const processed = sampleAdminProcess('processed');
const nameless = sampleAdminProcess('idle', { id: 'nameless', user_email: '' });

/** The status bar of a card reads this. */
function labelOf(status: ProcessStatus): string {
  const group = statusGroup(status);
  return group === 'processing'
    ? englishWords('en-US').shared.stages[status]
    : englishWords('en-US').shared.statuses[group];
}

const meta = {
  title: 'Web/Admin processes',
  component: AdminProcessesView,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    search: everything,
    searching: false,
    // However long one took that did not end well, it is said of those that did.
    processes: [
      ...processStatuses.map((status) => sampleAdminProcess(status, { processing_duration_seconds: 12.34 })),
      nameless,
    ],
    pictures: new Map([[processed.original_image_url, samplePoster]]),
    error: undefined,
    refused: false,
    onSearch: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof AdminProcessesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  parameters: tabletInDark,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(processStatuses.length + 1);
    await expect(cards.map((card) => card.querySelector('[data-slot=status-bar]')?.textContent)).toEqual(
      [...processStatuses, 'idle' as const].map(labelOf),
    );
    await expect(canvas.getAllByText(/12\.3 seconds/)).toHaveLength(1);
    await expect(canvas.getByText('No email')).toBeVisible();
  },
};
export const Opened: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { processes: [processed] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /marta@albabotanica.example/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(processed);
  },
};
export const Filtered: Story = {
  args: {
    search: {
      user: processed.user_id,
      status: 'processed',
      limit: 20,
      offset: 40,
      start: '2025-11-01',
      end: '2025-11-20',
    },
    processes: [processed],
  },
};
export const FilteredUsed: Story = {
  ...Filtered,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(/Start Date/)).toBeVisible();
    await expect(canvas.getByLabelText(/End Date/)).toBeVisible();
    const user = canvas.getByLabelText('User ID');
    await userEvent.clear(user);
    await userEvent.type(user, ' 7f3 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith({
      user: '7f3',
      status: 'processed',
      limit: 20,
      offset: 40,
      start: '2025-11-01',
      end: '2025-11-20',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ offset: 20 }));
  },
};
export const Searching: Story = {
  args: { searching: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Searching...' })).toBeVisible();
  },
};
export const Empty: Story = { args: { processes: [] } };
export const Loading: Story = { args: { processes: undefined, pictures: undefined, searching: true } };
/** Nothing to search and nothing to try again: the way leads to the user's own images. */
export const Refused: Story = {
  decorators: [withRouter('/admin/processes')],
  args: { processes: undefined, error: 'Only the staff may do this.', refused: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Failed to fetch admin processes' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByRole('link', { name: 'Open dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
export const Failed: Story = {
  args: { processes: undefined, error: 'The server cannot be reached.' },
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
export const Narrow: Story = { ...narrow };
/** Beside the side bar of a window of 1,024 px the filters stand on one line. */
export const FiltersOnOneLine: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1024px', height: '768px' } } } },
  },
  globals: { viewport: { value: 'laptop' } },
  decorators: [
    (Story) => (
      <div className="ps-16">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(search.top).toBeLessThan(canvas.getByLabelText('User ID').getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
