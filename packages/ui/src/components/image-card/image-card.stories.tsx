import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { posterUrl } from '../../testing/poster.ts';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { StatusBar } from '../status-bar/status-bar.tsx';
import { ImageCard, ImageCardSkeleton } from './image-card.tsx';

const completed = <StatusBar label="Completed" tone="success" />;
const translating = <StatusBar label="Translating text..." tone="progress" progress={0.5} />;
const failed = <StatusBar label="Failed" tone="danger" />;
const idle = <StatusBar label="Idle" tone="neutral" />;
const caption = 'English to Spanish · Nov 20, 2026';

const meta = {
  title: 'Display/ImageCard',
  component: ImageCard,
  parameters: {
    width: 200,
    docs: {
      description: {
        component: `
**When to use it**
- One picture among others in a grid, with its state: a translation on the dashboard, a process in the admin list.
- Give a finished translation as \`src\` and its original as \`originalSrc\`.
- Give it \`onOpen\` only when there is something to open. Without \`onOpen\` it is not a button.

**When not**
- The place of a picture that does not exist yet: use UploadTile.
- A picture before and after: use CompareSlider.

| Key | Effect |
| --- | --- |
| Tab | Moves to the card if it can be opened. |
| Enter or Space | Opens it. |
`,
      },
    },
  },
  args: { src: posterUrl, alt: 'Poster, English to Spanish', status: completed },
} satisfies Meta<typeof ImageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const untilLoaded: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => {
    for (const image of canvasElement.querySelectorAll('img')) {
      void expect(image.closest('[data-slot=image-card-picture]')).toHaveAttribute('data-state', 'loaded');
    }
  });
};

export const Default: Story = { play: untilLoaded };

export const Loading: Story = {
  args: { src: null, status: translating },
};

export const Loaded: Story = { args: { caption }, play: untilLoaded };

export const Failed: Story = {
  args: { src: undefined, status: failed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Failed to load image')).toBeVisible();
  },
};

export const Clickable: Story = {
  args: { onOpen: fn() },
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: context.args.alt }));
    await expect(context.args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Titled: Story = { args: { title: 'spring-fair.png', caption }, play: untilLoaded };

export const FailedWithReason: Story = {
  args: {
    title: 'menu-summer.webp',
    status: failed,
    problem: 'No text could be read: it is smaller than 9 px.',
    onRetry: fn(),
  },
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OriginalOnFocus: Story = {
  args: { title: 'spring-fair.png', caption, originalSrc: posterUrl, onOpen: fn() },
  play: async (context) => {
    await untilLoaded(context);
    const original = context.canvasElement.querySelector<HTMLElement>('[data-slot=image-card-original]');
    await expect(original).toHaveStyle({ opacity: '0' });
    await userEvent.tab();
    await waitFor(() => expect(original).toHaveStyle({ opacity: '1' }));
  },
};

export const WithActions: Story = {
  args: {
    title: 'spring-fair.png',
    caption,
    onOpen: fn(),
    actions: (
      <IconButton label="Actions" size="sm">
        <Ellipsis />
      </IconButton>
    ),
  },
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Actions' }));
    await expect(context.args.onOpen).not.toHaveBeenCalled();
  },
};

export const SkeletonAsHighAsTheCard: Story = {
  render: (args) => (
    <div className="flex items-start gap-4">
      <ImageCard {...args} title="spring-fair.png" caption={caption} className="w-40" />
      <ImageCardSkeleton className="w-40" />
    </div>
  ),
  play: async (context) => {
    await untilLoaded(context);
    const [card, skeleton] = ['image-card', 'image-card-skeleton'].map((slot) =>
      context.canvasElement.querySelector<HTMLElement>(`[data-slot=${slot}]`),
    );
    await expect(skeleton?.offsetHeight).toBe(card?.offsetHeight);
  },
};

export const LongText: Story = {
  args: {
    status: <StatusBar label="Processing failed: the time allowed for it is over" tone="danger" />,
    caption: 'Serbian (latin) to Luxembourgish · Wednesday, November 18, 2026',
  },
  play: untilLoaded,
};

const pictures = { loading: null, loaded: posterUrl, failed: undefined };
const states = { none: undefined, idle, progress: translating, success: completed, danger: failed };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    alt: 'ملصق معرض الربيع',
    title: 'معرض الربيع',
    caption: 'من الإنجليزية إلى العربية',
    status: <StatusBar label="جارٍ ترجمة النص" tone="progress" progress={0.5} />,
    actions: (
      <IconButton size="sm" label="المزيد">
        <Ellipsis aria-hidden />
      </IconButton>
    ),
  },
  play: untilLoaded,
};

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf
      interactive
      axes={{
        picture: ['loading', 'loaded', 'failed'],
        button: [false, true],
        status: ['none', 'idle', 'progress', 'success', 'danger'],
      }}
      cellWidth={148}
    >
      {({ picture, button, status }) => (
        <ImageCard
          {...args}
          src={pictures[picture]}
          status={states[status]}
          caption={status === 'none' ? undefined : 'English to Spanish'}
          onOpen={button ? () => undefined : undefined}
        />
      )}
    </MatrixOf>
  ),
  play: untilLoaded,
};
