import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { StatusBar } from './status-bar.tsx';

const meta = {
  title: 'Display/StatusBar',
  component: StatusBar,
  parameters: {
    width: 220,
    docs: {
      description: {
        component: `
**When to use it**
- The state of one thing among others, under its picture or in its row: a translation that waits, runs, is ready or failed.
- Give \`progress\` during work. The words name the stage: colour and icon are never alone.

**When not**
- The state is a single word, for example a plan or a role: use Badge.
- News about the whole view: use Banner.
- The whole view waits: use Spinner or ProgressBar.
`,
      },
    },
  },
  argTypes: { progress: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
  args: { label: 'Idle', tone: 'neutral' },
} satisfies Meta<typeof StatusBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const saysHowFar =
  (label: string, percent: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: label })).toHaveAttribute(
      'aria-valuenow',
      percent,
    );
  };

export const Default: Story = {};

export const Processing: Story = {
  args: { label: 'Processing...', tone: 'progress', progress: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const DownloadingImage: Story = {
  args: { label: 'Preparing image...', tone: 'progress', progress: 0.1 },
  play: saysHowFar('Preparing image...', '10'),
};
export const ExtractingText: Story = {
  args: { label: 'Extracting text...', tone: 'progress', progress: 0.3 },
  play: saysHowFar('Extracting text...', '30'),
};
export const TranslatingText: Story = {
  args: { label: 'Translating text...', tone: 'progress', progress: 0.5 },
  play: saysHowFar('Translating text...', '50'),
};
export const Inpainting: Story = {
  args: { label: 'Preparing final image...', tone: 'progress', progress: 0.7 },
  play: saysHowFar('Preparing final image...', '70'),
};
export const UploadingResults: Story = {
  args: { label: 'Finalizing results...', tone: 'progress', progress: 0.9 },
  play: saysHowFar('Finalizing results...', '90'),
};

export const Processed: Story = { args: { label: 'Complete!', tone: 'success' } };
export const Failed: Story = { args: { label: 'Processing failed', tone: 'danger' } };

export const LongText: Story = {
  args: { label: 'Processing failed: the time allowed for it is over', tone: 'danger' },
};

const statuses = {
  idle: { label: 'Idle', tone: 'neutral' },
  processing: { label: 'Processing...', tone: 'progress', progress: null },
  downloading_image: { label: 'Preparing image...', tone: 'progress', progress: 0.1 },
  text_extraction_processing: {
    label: 'Extracting text...',
    tone: 'progress',
    progress: 0.3,
  },
  localization_processing: {
    label: 'Translating text...',
    tone: 'progress',
    progress: 0.5,
  },
  inpainting_processing: {
    label: 'Preparing final image...',
    tone: 'progress',
    progress: 0.7,
  },
  uploading_results: {
    label: 'Finalizing results...',
    tone: 'progress',
    progress: 0.9,
  },
  processed: { label: 'Complete!', tone: 'success' },
  failed: { label: 'Processing failed', tone: 'danger' },
} as const;
const names = Object.keys(statuses) as (keyof typeof statuses)[];

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'جارٍ ترجمة النص', tone: 'progress', progress: 0.5 },
};

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ status: names }} cellWidth={200}>
      {({ status }) => <StatusBar {...statuses[status]} />}
    </MatrixOf>
  ),
};
