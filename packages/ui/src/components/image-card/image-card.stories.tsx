import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { posterUrl } from '../../testing/poster.ts';
import { StatusBar } from '../status-bar/status-bar.tsx';
import { ImageCard } from './image-card.tsx';

const meta = {
  title: 'Display/ImageCard',
  component: ImageCard,
  parameters: { width: 200 },
  args: { src: posterUrl, alt: 'Poster, English to Spanish', status: <StatusBar label="Completed" tone="success" /> },
} satisfies Meta<typeof ImageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const untilLoaded: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img[data-state=loaded]')).toBeVisible());
};

export const Default: Story = { play: untilLoaded };
export const WithCaption: Story = { args: { caption: 'English to Spanish · yesterday' }, play: untilLoaded };

export const Clickable: Story = {
  args: { onOpen: fn() },
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.tab();
    await expect(within(context.canvasElement).getByRole('button', { name: context.args.alt })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onOpen).toHaveBeenCalledOnce();
  },
};

export const NotClickable: Story = {
  args: { status: <StatusBar label="Translating text..." tone="progress" progress={0.6} /> },
  play: async (context) => {
    await untilLoaded(context);
    await expect(within(context.canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { src: null } };
export const Failed: Story = {
  args: { src: undefined, status: <StatusBar label="Processing failed" tone="danger" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Failed to load image')).toBeVisible();
  },
};
export const BrokenAddress: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to load image')).toBeVisible();
  },
};
export const WithoutStatus: Story = { args: { status: undefined }, play: untilLoaded };
