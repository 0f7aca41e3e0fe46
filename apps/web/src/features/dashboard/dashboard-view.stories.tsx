import { processStatuses } from '@palimpsest/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { samplePoster } from '../../testing/sample-poster.ts';
import { sampleProcess } from '../../testing/sample-process.ts';
import { DashboardView } from './dashboard-view.tsx';

const processed = sampleProcess('processed');

const meta = {
  title: 'Web/Dashboard',
  component: DashboardView,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    filter: 'all',
    processes: processStatuses.map((status) => sampleProcess(status)),
    pictures: new Map([[processed.original_image_url, samplePoster]]),
    error: undefined,
    fileProblem: undefined,
    onFilterChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onRetryProcess: fn(),
    onFile: fn(),
  },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One card a status; only the processed one opens. */
export const EveryStatus: Story = {
  play: async ({ args, canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    await expect(cards).toHaveLength(processStatuses.length);
    const buttons = cards.flatMap((card) => within(card).queryAllByRole('button'));
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledWith(processed);
    await expect(args.onRetryProcess).toHaveBeenCalledWith(sampleProcess('failed'));
    within(canvasElement).getByRole('heading', { level: 1 }).scrollIntoView();
  },
};
export const Empty: Story = { args: { processes: [] } };
export const Loading: Story = { args: { processes: undefined, pictures: undefined } };
export const PicturesLoading: Story = { args: { pictures: undefined } };
export const PicturesFailed: Story = { args: { pictures: new Map() } };
export const Failed: Story = {
  args: {
    processes: undefined,
    error: 'Network Error: Please check your internet connection or CORS configuration',
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WrongFile: Story = {
  args: { fileProblem: 'This image is larger than 25 MB. Please choose a smaller one.' },
};
export const Narrow: Story = { ...narrow };
