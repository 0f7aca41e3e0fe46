import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX, Upload } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const onUpload = fn();
const upload = (
  <Button variant="primary" icon={<Upload aria-hidden />} onClick={onUpload}>
    Upload an image
  </Button>
);
const description = 'Upload an image with text, and it appears here with its translation.';
const ownPicture = <SearchX aria-hidden className="size-9" strokeWidth={1.25} />;

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  parameters: {
    width: 560,
    docs: {
      description: {
        component: `
**When to use it**
- A list, a grid or a whole view has no content, and nothing has failed: a new account, a filter without results.
- Offer the first step as \`action\`, if there is one.

**When not**
- Something failed: use ErrorState, which is announced.
- It is still loading: use Skeleton or Spinner.
- A field has no suggestions: the field says so itself.
`,
      },
    },
  },
  args: { title: 'No translations found.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا توجد ترجمات بعد.', description: 'ارفع قائمة الطعام أو ملصق العرض لتبدأ.' },
};

export const WithAction: Story = {
  args: { description, action: upload },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Upload an image' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUpload).toHaveBeenCalledOnce();
  },
};

export const WholePage: Story = {
  args: {
    title: 'Page Not Found',
    description: 'Nothing is written at this address. It may have been moved, or scraped off.',
    size: 'lg',
    headingLevel: 1,
  },
};

export const LongText: Story = {
  args: {
    title: 'No data provided. Please provide image and text data to edit.',
    description:
      'Open an image from the dashboard, where every translation that is ready waits for you, or bring a new one: its text is read, translated and set anew in minutes.',
    action: upload,
  },
};

const contents = {
  'title only': {},
  description: { description },
  action: { action: upload },
  'description and action': { description, action: upload },
};
const pictures = { sheet: {}, 'its own': { picture: ownPicture }, none: { picture: null } };

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf
      axes={{
        picture: ['sheet', 'its own', 'none'],
        content: ['title only', 'description', 'action', 'description and action'],
      }}
      cellWidth={270}
    >
      {({ picture, content }) => (
        <EmptyState {...args} {...pictures[picture]} {...contents[content]} className="rounded-lg border border-line" />
      )}
    </MatrixOf>
  ),
};
