import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inGerman } from '../../testing/in-german.tsx';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { runningBatch } from '../../testing/sample-batch.ts';
import { samplePoster } from '../../testing/sample-poster.ts';
import { BatchQueue } from './batch-queue.tsx';

const ended = (state: 'done' | 'failed') => ({
  ...runningBatch,
  items: runningBatch.items.flatMap((item) => (item.state === 'done' || item.state === state ? [item] : [])),
});

const meta = {
  title: 'Web/Several/Queue',
  component: BatchQueue,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    batch: runningBatch,
    pictures: new Map(runningBatch.images.map(({ id }) => [id, samplePoster])),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onOpen: fn(),
    onDashboard: fn(),
    onNew: fn(),
  },
} satisfies Meta<typeof BatchQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state beside each other: done, in work, failed, cancelled, uploading. */
export const Running: Story = {};
export const RunningUsed: Story = {
  ...Running,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Your images are on their way' })).toBeVisible();
    await expect(canvas.getByText('Translating text...')).toBeVisible();
    await expect(canvas.getByText('40%')).toBeVisible();
    await expect(canvas.getByText('Processing failed: No text was found in this image.')).toBeVisible();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Cancel Catalan: autumn-campaign.png');
    await expect(args.onCancel).toHaveBeenCalledWith('poster Catalan');
    await press('Try Spanish: autumn-story.png again');
    await expect(args.onRetry).toHaveBeenCalledWith('story Spanish');
    await press('Remove Catalan: autumn-story.png from the list');
    await expect(args.onRemove).toHaveBeenCalledWith('story Catalan');
    await press('Open');
    await expect(args.onOpen).toHaveBeenCalledWith('message-1');
    await press('Open dashboard');
    await expect(args.onDashboard).toHaveBeenCalledOnce();
    await press('New images');
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};
export const Ended: Story = { args: { batch: ended('done') } };
export const EndedWithFailures: Story = { args: { batch: ended('failed') } };
export const WithoutPictures: Story = {
  args: { pictures: new Map() },
  parameters: { chromatic: { disableSnapshot: true } },
};
export const Narrow: Story = { ...narrow };
export const German: Story = {
  decorators: [inGerman],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Text wird übersetzt...')).toBeVisible();
  },
};
