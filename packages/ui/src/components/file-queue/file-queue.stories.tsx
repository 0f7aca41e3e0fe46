import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { posterUrl } from '../../testing/poster.ts';
import { Link } from '../link/link.tsx';
import { FileQueue, type QueuedFile } from './file-queue.tsx';

const files: QueuedFile[] = [
  {
    id: 'menu',
    name: 'spring-menu.png',
    size: 2_412_000,
    status: 'done',
    thumbnailUrl: posterUrl,
    action: <Link href="#menu">Open</Link>,
  },
  {
    id: 'poster',
    name: 'festival-poster-a2.jpg',
    size: 8_930_000,
    status: 'working',
    statusText: 'Translating text...',
    progress: 0.62,
    thumbnailUrl: posterUrl,
  },
  { id: 'story', name: 'instagram-story.webp', size: 640_000, status: 'working', progress: null },
  {
    id: 'flyer',
    name: 'flyer-back.tiff',
    size: 31_000_000,
    status: 'failed',
    error: 'The image is larger than 25 MB. Save it smaller, for example as JPG, and try again.',
  },
  { id: 'label', name: 'wine-label.png', size: 1_120_000, status: 'waiting' },
];

const meta = {
  title: 'Feedback/FileQueue',
  component: FileQueue,
  parameters: {
    width: 480,
    docs: {
      description: {
        component: `
**When to use it**
- Several files are uploaded or worked on at once, and each may fail on its own.
- Below a FileDropzone with \`multiple\`: dropped files appear in the list.

**When not**
- There is one file: use FileDropzone, whose area shows it.
- The work is done and people look at the results: use ImageCard in a grid, or DataTable.

| Key | Effect |
| --- | --- |
| Tab | Moves through the buttons of the files. |
| Enter or Space | Presses the button. |
`,
      },
    },
  },
  args: { label: 'Uploads', files, onCancel: fn(), onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof FileQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const queue = within(canvasElement);
    await expect(queue.getByRole('status')).toHaveTextContent('1 of 5 files done1 failed');
    await expect(queue.getByRole('progressbar', { name: 'Progress of festival-poster-a2.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
};

export const CancelledRetriedRemoved: Story = {
  play: async ({ args, canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }));
    await press('Cancel wine-label.png');
    await expect(args.onCancel).toHaveBeenCalledWith('label');
    await press('Try flyer-back.tiff again');
    await expect(args.onRetry).toHaveBeenCalledWith('flyer');
    await press('Remove spring-menu.png from the list');
    await expect(args.onRemove).toHaveBeenCalledWith('menu');
  },
};

/** Hebrew words, read from right to left. File names keep their own direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'העלאות',
    files: [
      { id: 'a', name: 'תפריט-אביב.png', size: 2_412_000, status: 'working', statusText: 'מתרגם', progress: 0.4 },
      {
        id: 'b',
        name: 'festival-poster-a2.jpg',
        size: 8_930_000,
        status: 'failed',
        error: 'הקובץ גדול מדי. שמרו אותו קטן יותר.',
      },
    ],
  },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf
      interactive
      axes={{ files: ['all', 'waiting', 'working', 'done', 'failed'], buttons: [true, false] }}
      cellWidth={440}
    >
      {({ files: shown, buttons }, caption) => {
        const listed = shown === 'all' ? files : files.filter(({ status }) => status === shown);
        const label = `Uploads, ${shown}, ${caption}`;
        return buttons ? (
          <FileQueue {...args} label={label} files={listed} />
        ) : (
          <FileQueue label={label} files={listed} />
        );
      }}
    </MatrixOf>
  ),
};
