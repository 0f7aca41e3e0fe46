import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drag } from '../../testing/drag.ts';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { ImageCard } from '../image-card/image-card.tsx';
import { StatusBar } from '../status-bar/status-bar.tsx';
import { UploadTile } from './upload-tile.tsx';

const meta = {
  title: 'Display/UploadTile',
  component: UploadTile,
  parameters: {
    width: 200,
    docs: {
      description: {
        component: `
**When to use it**
- The first tile of a grid of ImageCards: bringing a new picture belongs where the others are.

**When not**
- Bringing a file is what the view is for: use FileDropzone, which has room for a hint, a preview and pasting.
- A file is brought from a panel or a toolbar: use IconButton.

| Key | Effect |
| --- | --- |
| Tab | Goes to the tile. |
| Enter or Space | Opens the system's file picker. |
`,
      },
    },
  },
  args: { accept: '.jpg,.jpeg,.png', onFile: fn(), onReject: fn() },
} satisfies Meta<typeof UploadTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const poster = new File(['poster'], 'poster.png', { type: 'image/png' });
export const Default: Story = {};

export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('button', { name: 'Upload an image' });
    await drag('dragenter', tile, poster);
    await expect(tile).toHaveAttribute('data-dragging');
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const AsTallAsTheCardBesideIt: Story = {
  parameters: { width: 400 },
  render: (args) => (
    <div className="grid grid-cols-2 gap-4">
      <UploadTile {...args} />
      <ImageCard
        src={null}
        alt="Poster, English to Spanish"
        status={<StatusBar label="Translating text..." tone="progress" progress={0.5} />}
        caption="English to Spanish"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(within(canvasElement).getByRole('button').offsetHeight).toBe(card.offsetHeight);
  },
};

export const LongText: Story = {
  args: { messages: { upload: 'Ein weiteres Bild hochladen und seine Beschriftungen übersetzen' } },
};

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ state: ['idle', 'drag over'] }} cellWidth={148}>
      {({ state }) => <UploadTile {...args} data-state={state} />}
    </MatrixOf>
  ),
  play: async ({ canvasElement }) => {
    const held = canvasElement.querySelectorAll('[data-state="drag over"]');
    await Promise.all([...held].map((tile) => drag('dragenter', tile, poster)));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-dragging]')).toHaveLength(held.length));
  },
};
